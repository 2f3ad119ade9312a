// Extracts the people named in a notice with role and change: curators, administrators, liquidators, experts.

import type { EventKind, Practitioner, PractitionerRole } from '../../../domain/publications/gazette-fact.ts'
import { checkPersonOrFirmName } from '../../plausibility/check-name.ts'
import { type Passage, readPassage } from '../../text/flat-text.ts'
import type { LabelKey } from '../labels.ts'
import { type NoticeBlock, readField } from '../parse-notice.ts'
import { readLiquidators } from './liquidators.ts'
import { findAppointeesInProse, readPractitioners, readRoleLabel } from './practitioners.ts'

const ROLES: Partial<Record<LabelKey, PractitionerRole>> = {
  curator: 'curator',
  administrator: 'provisional_administrator',
  restructuring_expert: 'restructuring_expert',
  liquidation_expert: 'liquidation_expert',
  mandatary: 'judicial_mandatary',
  liquidator: 'liquidator',
  designated_liquidator: 'liquidator',
}

// At a closing the court designates a former director as liquidator: the address is a home.
const LABELS_WITH_HOME_ADDRESS: ReadonlySet<LabelKey> = new Set(['designated_liquidator'])

// Kinds with an appointment: without a label, the body names the appointee.
const APPOINTED_ROLE: Partial<Record<EventKind, PractitionerRole>> = {
  judicial_dissolution: 'liquidator',
  provisional_administrator_appointed: 'provisional_administrator',
  restructuring_expert_appointed: 'restructuring_expert',
  transfer_opening: 'liquidation_expert',
}

// Notices that name incumbents.
const KINDS_NAMING_INCUMBENTS: ReadonlySet<EventKind> = new Set([
  'judicial_dissolution_closing',
  'reorganisation_extension',
  'reorganisation_extension_refused',
  'reorganisation_new_plan_authorised',
  'transfer_extension',
])

/** The people in `block` for an event of `kind`; replacements are read from `body`. */
export function findAppointees(block: NoticeBlock, kind: EventKind, body: Passage | null): Practitioner[] {
  const found = block.parts.flatMap(part => {
    const role = ROLES[part.key as LabelKey]
    if (!role || (LABELS_WITH_HOME_ADDRESS.has(part.key as LabelKey) && kind === 'bankruptcy_opening'))
      return []
    const change = KINDS_NAMING_INCUMBENTS.has(kind) ? 'in_office' : 'appointed'
    const label = readRoleLabel(block.text.slice(part.start, part.valueStart))
    const labelled = (people: Practitioner[]) =>
      label === null ? people : people.map(one => ({ ...one, label }))
    if (role === 'liquidator') {
      const value = block.text.slice(part.valueStart, part.end)
      return labelled(
        readLiquidators(value, kind, change, LABELS_WITH_HOME_ADDRESS.has(part.key as LabelKey)),
      )
    }
    return labelled(readPractitioners(readPassage(block.text, part.valueStart, part.end).flat, role, change))
  })
  const named = found.some(({ name }) => checkPersonOrFirmName(name) === null)
  if (kind === 'bankruptcy_opening' && !named) return [...found, ...readSigner(block)]
  const inCharge = APPOINTED_ROLE[kind]
  if (inCharge && !named)
    return [...found, ...findAppointeesInProse(readField(block, 'body')?.flat ?? '', inCharge)]
  return [...withoutRepeats(found), ...(body ? readChanges(body.flat, kind) : [])]
}

const SIGNED =
  /^[^:]*:?\s*(?:(?:De|Le|La|Der)? ?(?:curator|curatrice|curateur|Konkursverwalter))\s*:\s*([^.]+)/i

// A notice of the solvency register is signed by the curator; used when none is named above.
function readSigner(block: NoticeBlock): Practitioner[] {
  const signer = SIGNED.exec(readField(block, 'signature')?.flat ?? '')?.[1]
  return signer ? readPractitioners(signer, 'curator', 'in_office') : []
}

function withoutRepeats(people: Practitioner[]): Practitioner[] {
  return people.filter(
    (one, index) => people.findIndex(other => other.name === one.name && other.role === one.role) === index,
  )
}

const CURATOR_WORD = '(?:De curator(?:en|s)?|Les? curateurs?|Der Konkursverwalter|Konkursverwalter)\\s*:?\\s*'
const ANNOUNCED = /^(?:Remplacement|Vervanging)[^:;]{0,60}:\s*/i
const REPLACED =
  /\s*[.,]?\s*(?:(?:is|zijn|werd|werden|wordt|worden) (?:op (?:zijn|haar|hun|eigen) ?verzoek|ambtshalve)?[ ,]*vervangen\s*door|(?:est|sont) remplac[ée]{1,2}e?s?(?: [àa] (?:sa|leur) demande| d['’]office)?\s*par|wird (?:auf (?:eigenen|seinen|ihren) Wunsch |von Amts wegen )?ersetzt durch)\s*:?\s*/i
const CHANGES: readonly (readonly [RegExp, Practitioner['change']])[] = [
  [
    /(?:Aanstelling (?:van een )?(?:mede|co-?)curator(?:en)?|Aanstelling van een(?:\/de)? bijkomende curator(?:en)?|Aanstelling van (?:een )?co-?curator(?:en)?|D[ée]signation en qualit[ée] de curateurs? suppl[ée]mentaires? de|Nomination d['’]un \(de\) co-?curateur\(s\)|Nomination d['’]un curateur suppl[ée]mentaire)\s*:?\s*/i,
    'appointed',
  ],
  [
    /(?:(?:Ontslag|D[ée]mission),? (?:op (?:zijn|haar|hun) verzoek|ambtshalve|[àa] (?:sa|leur) demande|d['’]office),? (?:van (?:de )?(?:bijkomende )?curator(?:en)?|en qualit[ée] de curateurs?(?: suppl[ée]mentaires?)?(?: de)?|du curateur))\s*:?\s*/i,
    'discharged',
  ],
]
const REMPLACEMENT =
  /(?:Remplacement (?:du|des|de co-?)\s?curateurs?(?:\(s\))?|Vervanging van (?:de )?curator(?:en)?)\s*:?\s*(.+?),? (?:[àa] (?:sa|leur) demande|d['’]office|op (?:zijn|haar|hun) verzoek|ambtshalve)?,? ?(?:par|door)\s*:?\s*(.+)/i

function readChanges(flat: string, kind: EventKind): Practitioner[] {
  if (kind === 'liquidator_replaced') return readLiquidatorChange(flat)
  if (!kind.startsWith('curator_')) return []
  const replaced = REPLACED.exec(flat)
  if (replaced) {
    const before = flat
      .slice(0, replaced.index)
      .replace(new RegExp(`^.*?${CURATOR_WORD}`, 'i'), '')
      .replace(ANNOUNCED, '')
    const after = flat
      .slice(replaced.index + replaced[0].length)
      .replace(new RegExp(`^${CURATOR_WORD}`, 'i'), '')
    return exchange(before, after, 'curator')
  }
  const swap = REMPLACEMENT.exec(flat)
  if (swap) return exchange(swap[1] as string, swap[2] as string, 'curator')
  for (const [pattern, change] of CHANGES) {
    const match = pattern.exec(flat)
    if (match) return readPractitioners(flat.slice(match.index + match[0].length), 'curator', change)
  }
  return []
}

function exchange(before: string, after: string, role: PractitionerRole): Practitioner[] {
  if (role === 'liquidator') {
    const read = (text: string, change: Practitioner['change']) =>
      readLiquidators(text, 'liquidator_replaced', change, false)
    return [...read(before, 'discharged'), ...read(after, 'appointed')]
  }
  return [...readPractitioners(before, role, 'discharged'), ...readPractitioners(after, role, 'appointed')]
}

const LIQUIDATOR_AFTER =
  /^(.+?) (?:is aangesteld als vereffenaar ter vervanging van|a [ée]t[ée] d[ée]sign[ée]e? en qualit[ée] de liquidateur en remplacement de)\s*:?\s*(.+)$/i
const LIQUIDATOR_BEFORE = /^(.+?) wordt vervangen als vereffenaar door\s*:?\s*(.+)$/i
const DISMISSED =
  /\s*(?:op (?:hun|zijn|haar) verzoek ontslagen|d[ée]charg[ée]e?s? [àa] (?:sa|leur) demande|d['’]office|d[ée]charg[ée]e?s? du\s*:?.*)\.?\s*$/i

function readLiquidatorChange(flat: string): Practitioner[] {
  const after = LIQUIDATOR_AFTER.exec(flat)
  const trimmed = (text = '') =>
    text
      .replace(DISMISSED, '')
      .replace(/,? wonende te.*$/i, '')
      .replace(/,? domicili[ée].*$/i, '')
  if (after) return exchange(trimmed(after[2]), trimmed(after[1]), 'liquidator')
  const before = LIQUIDATOR_BEFORE.exec(flat)
  return before ? exchange(trimmed(before[1]), trimmed(before[2]), 'liquidator') : []
}
