// Translates offices and court-appointed roles. The term filed in an act is shown next to the translation.

import type { Office } from '../../domain/publications/gazette-fact.ts'
import { type Content, html } from '../site/html.ts'
import { type Lang, type Phrase, phrase } from './languages.ts'

const OFFICES: Record<Exclude<Office, 'other'>, Phrase> = {
  director: phrase('bestuurder', 'administrateur', 'Verwalter', 'director'),
  manager: phrase('zaakvoerder', 'gérant', 'Geschäftsführer', 'manager'),
  managing_director: phrase(
    'gedelegeerd bestuurder',
    'administrateur délégué',
    'delegierter Verwalter',
    'managing director',
  ),
  daily_management: phrase(
    'dagelijks bestuurder',
    'délégué à la gestion journalière',
    'Beauftragter der täglichen Geschäftsführung',
    'person in charge of daily management',
  ),
  chair: phrase('voorzitter', 'président', 'Vorsitzender', 'chair'),
  vice_chair: phrase('ondervoorzitter', 'vice-président', 'stellvertretender Vorsitzender', 'vice-chair'),
  executive_committee: phrase(
    'lid van het directiecomité',
    'membre du comité de direction',
    'Mitglied des Direktionsausschusses',
    'member of the executive committee',
  ),
  supervisory_board: phrase(
    'lid van de raad van toezicht',
    'membre du conseil de surveillance',
    'Mitglied des Aufsichtsrats',
    'member of the supervisory board',
  ),
  permanent_representative: phrase(
    'vaste vertegenwoordiger',
    'représentant permanent',
    'ständiger Vertreter',
    'permanent representative',
  ),
  statutory_auditor: phrase('commissaris', 'commissaire', 'Kommissar', 'statutory auditor'),
  liquidator: phrase('vereffenaar', 'liquidateur', 'Liquidator', 'liquidator'),
  secretary: phrase('secretaris', 'secrétaire', 'Sekretär', 'secretary'),
}

const COURT_ROLES = {
  curator: phrase('curator', 'curateur', 'Konkursverwalter', 'bankruptcy trustee'),
  'provisional administrator': phrase(
    'voorlopig bewindvoerder',
    'administrateur provisoire',
    'vorläufiger Verwalter',
    'provisional administrator',
  ),
  liquidator: OFFICES.liquidator,
  'liquidation expert': phrase(
    'vereffeningsdeskundige',
    'praticien de la liquidation',
    'Liquidationsfachmann',
    'liquidation expert',
  ),
  'restructuring expert': phrase(
    'herstructureringsdeskundige',
    'praticien de la réorganisation',
    'Restrukturierungsfachmann',
    'restructuring expert',
  ),
  'judicial mandatary': phrase(
    'gerechtsmandataris',
    'mandataire de justice',
    'Gerichtsbeauftragter',
    'judicial mandatary',
  ),
} satisfies Record<string, Phrase>

// Printed forms in three languages, singular and plural. The first match wins, so specific patterns precede general ones.
const PRINTED_ROLES: readonly (readonly [RegExp, keyof typeof COURT_ROLES])[] = [
  [
    /vereffeningsdesk|liquidation expert|praticien(?:s|\(s\))? de la liquid|liquidationsfach/i,
    'liquidation expert',
  ],
  [/herstructurering|restructuring|r[ée]organi|restrukturierung/i, 'restructuring expert'],
  [/curat|konkursverw|trustee/i, 'curator'],
  [/bewindvoerder|administrat|vorl[äa]ufig/i, 'provisional administrator'],
  [/vereffenaar|liquidat/i, 'liquidator'],
  [/mandata|gerichtsbeauf/i, 'judicial mandatary'],
]

function courtRole(lang: Lang, role: string): string {
  const known = PRINTED_ROLES.find(([words]) => words.test(role))
  return known ? COURT_ROLES[known[1]][lang] : role
}

/** The translated role, followed by the filed term where it differs. */
export function renderRole(lang: Lang, { role, office }: { role: string; office: Office | null }): Content {
  if (office === null) return courtRole(lang, role)
  const name = office === 'other' ? undefined : OFFICES[office][lang]
  if (name === undefined || role.toLowerCase().includes(name.toLowerCase())) return role
  return html`${name} <span class="soft small">(${role})</span>`
}
