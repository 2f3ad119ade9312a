// Translates offices and court-appointed roles. The term filed in an act is shown next to the translation.

import table from '../../../data/wordings/offices.json' with { type: 'json' }
import type { Office } from '../../domain/publications/gazette-fact.ts'
import { type Content, html } from '../site/html.ts'
import { type Lang, phrases } from './languages.ts'

const OFFICES = phrases<Exclude<Office, 'other'>>(table.offices)
const COURT_ROLES = phrases(table.court_roles)

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

/** The name of an office; null for one without a name of its own. */
export function nameOffice(lang: Lang, office: Office): string | null {
  return office === 'other' ? null : OFFICES[office][lang]
}

/** The translated role, followed by the filed term where it differs. */
export function renderRole(lang: Lang, { role, office }: { role: string; office: Office | null }): Content {
  if (office === null) return courtRole(lang, role)
  const name = office === 'other' ? undefined : OFFICES[office][lang]
  if (name === undefined || contains(role, name)) return role
  return html`${name} <span class="soft small">(${role})</span>`
}

// Also inflected, but not in a compound: `Verwaltermandate` is no name of a person's office.
function contains(role: string, name: string): boolean {
  const at = role.toLowerCase().indexOf(name.toLowerCase())
  return at >= 0 && !/^\p{L}{4}/u.test(role.slice(at + name.length))
}
