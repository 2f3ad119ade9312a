// Extracts the people named in a notice with role and change: curators, administrators, liquidators, experts.

import type {
  EventKind,
  Practitioner,
  PractitionerRole,
  Span,
} from '../../../domain/publications/gazette-fact.ts'
import { checkPersonOrFirmName } from '../../plausibility/check-name.ts'
import { type Passage, readPassage } from '../../text/flat-text.ts'
import type { LabelKey } from '../labels.ts'
import { type NoticeBlock, type Part, readField } from '../parse-notice.ts'
import { readChanges } from './announced-changes.ts'
import { readLiquidators } from './liquidators.ts'
import { endsMission, findAppointeesInProse, readPractitioners, readRoleLabel } from './practitioners.ts'
import { splitReplacement } from './replacements.ts'

// `De curator: …` begins a replacement, and only then names anybody.
const ROLES: Partial<Record<LabelKey, PractitionerRole>> = {
  curator: 'curator',
  curator_change: 'curator',
  administrator: 'provisional_administrator',
  restructuring_expert: 'restructuring_expert',
  liquidation_expert: 'liquidation_expert',
  mandatary: 'judicial_mandatary',
  liquidator: 'liquidator',
  designated_liquidator: 'liquidator',
}

// At a closing the court designates a former director as liquidator: the address is a home.
const HOME_LABELS: ReadonlySet<LabelKey> = new Set(['designated_liquidator'])

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
  const { people: found, replaces } = readLabelled(block, kind)
  const named = found.some(({ name }) => checkPersonOrFirmName(name) === null)
  if (kind === 'bankruptcy_opening' && !named) return [...found, ...readSigner(block)]
  const inCharge = APPOINTED_ROLE[kind]
  if (inCharge && !named)
    return [...found, ...findAppointeesInProse(readField(block, 'body')?.flat ?? '', inCharge)]
  return [...withoutRepeats(found), ...(body && !replaces ? readChanges(body.flat, kind) : [])]
}

/** The people whose mission in the role of `kind`, an appointment, a notice extends: by label, else by its body. */
export function findIncumbents(block: NoticeBlock, kind: EventKind, body: string): Practitioner[] {
  const labelled = readLabelled(block, kind).people.filter(({ name }) => checkPersonOrFirmName(name) === null)
  const role = APPOINTED_ROLE[kind]
  const found = labelled.length > 0 || !role ? labelled : findAppointeesInProse(body, role)
  return found.map(one => (one.change === 'appointed' ? { ...one, change: 'in_office' } : one))
}

// The people under each label of a role. `Curator : A is replaced by: Curator : B` takes two parts, or one.
function readLabelled(block: NoticeBlock, kind: EventKind): { people: Practitioner[]; replaces: boolean } {
  const people: Practitioner[] = []
  const change = KINDS_NAMING_INCUMBENTS.has(kind) ? 'in_office' : 'appointed'
  let successorOf: PractitionerRole | null = null
  let replaces = false
  for (const part of block.parts) {
    // Who signs is named above.
    if (part.key === 'signature') break
    const role = ROLES[part.key as LabelKey]
    if (!role || (HOME_LABELS.has(part.key as LabelKey) && kind === 'bankruptcy_opening')) continue
    const exchange = splitReplacement(block.text, part)
    const succeeds = successorOf === role
    if (part.key === 'curator_change' && !exchange && !succeeds) continue
    if (exchange) {
      people.push(...readPart(block, part, exchange.before, kind, 'discharged'))
      people.push(...readPart(block, part, exchange.after, kind, 'appointed'))
      replaces = true
    } else {
      const ends = endsMission(block.text.slice(part.start, part.valueStart))
      const told = succeeds ? 'appointed' : ends ? 'discharged' : change
      people.push(...readPart(block, part, stretchOf(part), kind, told))
    }
    successorOf =
      exchange && block.text.slice(exchange.after.start, exchange.after.end).trim() === '' ? role : null
  }
  return { people, replaces }
}

// The form was sent without a name: only the dot behind it is printed.
const NOBODY = /^\s*\.\s*(?:\n|$)/

function stretchOf({ valueStart, end }: Part): Span {
  return { start: valueStart, end }
}

// The people in `value`, all or a stretch of what stands under the label of `part`.
function readPart(
  { text }: NoticeBlock,
  part: Part,
  value: Span,
  kind: EventKind,
  change: Practitioner['change'],
): Practitioner[] {
  const role = ROLES[part.key as LabelKey]
  if (!role || NOBODY.test(text.slice(value.start, value.end))) return []
  const people =
    role === 'liquidator'
      ? readLiquidators(
          text.slice(value.start, value.end),
          kind,
          change,
          HOME_LABELS.has(part.key as LabelKey),
        )
      : readPractitioners(readPassage(text, value.start, value.end).flat, role, change)
  const label = readRoleLabel(text.slice(part.start, part.valueStart))
  return label === null ? people : people.map(one => ({ ...one, label }))
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
    (one, index) =>
      people.findIndex(
        other => other.name === one.name && other.role === one.role && other.change === one.change,
      ) === index,
  )
}
