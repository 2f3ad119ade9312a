// Every kind of notice by name, and how each is written.

import type { Language } from '../../../domain/publications/publication.ts'
import type { SeededRandom } from '../../random.ts'
import type { LabelledText } from '../truth.ts'
import { type RunningChange, writeChange, writeOldReplacement } from './bankruptcy-changes.ts'
import type { CaseFile } from './case-file.ts'
import {
  type ClosingGround,
  DISCHARGES,
  type Discharge,
  writeClosing,
  writeDischargeBeforeClosing,
} from './closing.ts'
import {
  DISSOLUTION,
  type DissolutionKind,
  writeDissolution,
  writeLiquidatorReplaced,
} from './dissolution.ts'
import { type Earlier, writeAnnulment, writeReplacement } from './errata.ts'
import { INTERIM, type InterimKind, writeInterim } from './interim.ts'
import {
  createNoticeContext,
  frameNotice,
  type NoticeBody,
  type NoticeContext,
  type NoticeForm,
} from './notice-frame.ts'
import { type OpeningKind, writeOpening } from './opening.ts'
import {
  COURTS_OF_APPEAL,
  writeAdministratorProse,
  writeAppeal,
  writeClosingProse,
  writeOpeningProse,
  writePartnersProse,
} from './prose.ts'
import {
  REORGANISATION,
  type ReorganisationKind,
  writeDateErratum,
  writePlanRevoked,
  writeReorganisation,
} from './reorganisation.ts'

const OPENINGS = [
  'opening',
  'opening_after_reorganisation',
  'opening_after_transfer',
  'opening_and_closing',
] as const
const GROUNDS = ['insufficient_assets', 'liquidation', 'summary'] as const
const CHANGES = [
  'judge_replaced',
  'curator_replaced',
  'curator_added',
  'curator_discharged',
  'withdrawn',
  'cessation_moved',
  'discharge_granted',
  'discharge_refused',
  'discharge_annulled',
  'ban',
  'nothing_said',
] as const satisfies RunningChange[]
// Discharge is only for natural persons; old-law files know no discharge.
const CLOSINGS = GROUNDS.flatMap(ground =>
  (ground === 'summary' ? (['none'] as const) : DISCHARGES).map(
    discharge => `closing ${ground} ${discharge}` as const,
  ),
)

export type NoticeKind =
  | OpeningKind
  | 'opening_with_partners'
  | `closing ${ClosingGround} ${Discharge}`
  | RunningChange
  | 'old_replacement'
  | 'discharge_before_closing'
  | 'discharge_refused_before_closing'
  | 'appeal'
  | ReorganisationKind
  | 'plan_revoked'
  | 'misprint'
  | InterimKind
  | DissolutionKind
  | 'liquidator_replaced'
  | 'erratum_replacing'
  | 'erratum_annulling'

export const NOTICE_KINDS: readonly NoticeKind[] = [
  ...OPENINGS,
  'opening_with_partners',
  ...CLOSINGS,
  ...CHANGES,
  'old_replacement',
  'discharge_before_closing',
  'discharge_refused_before_closing',
  'appeal',
  ...(Object.keys(REORGANISATION) as ReorganisationKind[]),
  'plan_revoked',
  'misprint',
  ...(Object.keys(INTERIM) as InterimKind[]),
  ...(Object.keys(DISSOLUTION) as DissolutionKind[]),
  'liquidator_replaced',
  'erratum_replacing',
  'erratum_annulling',
]

const FOR_PERSONS = /discharge/
const FOR_COMPANIES = /dissolution|distribution|liquidator|partners/

/** Which debtors a kind of notice can be about. */
export function debtorOf(kind: NoticeKind): 'person' | 'company' | 'either' {
  if (FOR_COMPANIES.test(kind)) return 'company'
  return FOR_PERSONS.test(kind) ? 'person' : 'either'
}

export type NoticeOptions = {
  kind: NoticeKind
  form: NoticeForm
  language: Language
  /** Days since 1970. */
  judgedOn: number
  /** What an erratum speaks of; needed for errata only. */
  earlier?: Earlier
}

/** Writes one notice from a case's file; who is curator or judge afterwards is noted in the file. */
export function writeNotice(file: CaseFile, order: NoticeOptions, random: SeededRandom): LabelledText {
  const { kind, language, judgedOn } = order
  const form = formOf(order)
  const brief = createNoticeContext(file, form, language, judgedOn, random)
  const notice = frameNotice(brief, bodyOf(brief, order))
  if (kind !== 'appeal') return notice
  return { ...notice, text: notice.text.replace(/^.*/, COURTS_OF_APPEAL[language]) }
}

// Some kinds exist in one form only.
function formOf({ kind, form }: NoticeOptions): NoticeForm {
  if (kind === 'appeal' || kind === 'opening_with_partners') return 'prose'
  if (kind === 'old_replacement' || kind.startsWith('closing summary')) return 'registry'
  return form === 'regsol' && !isBankruptcy(kind) ? 'registry' : form
}

function isBankruptcy(kind: NoticeKind): boolean {
  return !(kind in REORGANISATION || kind in INTERIM || kind in DISSOLUTION || OTHER_PROCEDURES.has(kind))
}

const OTHER_PROCEDURES = new Set<NoticeKind>(['plan_revoked', 'misprint', 'liquidator_replaced'])

const PROSE: Partial<Record<NoticeKind, (brief: NoticeContext) => NoticeBody>> = {
  opening: writeOpeningProse,
  'closing insufficient_assets none': writeClosingProse,
  administrator_32: writeAdministratorProse,
}

function bodyOf(brief: NoticeContext, order: NoticeOptions): NoticeBody {
  const { kind } = order
  const prose = brief.form === 'prose' ? PROSE[kind] : undefined
  if (prose) return prose(brief)
  const writer = WRITERS.get(kind)
  if (!writer) throw new TypeError(`No notice of the kind ${kind}`)
  return writer(brief, order)
}

type Writer = (brief: NoticeContext, order: NoticeOptions) => NoticeBody

const WRITERS = new Map<NoticeKind, Writer>([
  ...OPENINGS.map(kind => entry(kind, brief => writeOpening(brief, kind))),
  ...CLOSINGS.map(kind => {
    const [, ground, discharge] = kind.split(' ') as [string, ClosingGround, Discharge]
    return entry(kind, brief => writeClosing(brief, ground, discharge))
  }),
  ...CHANGES.map(kind => entry(kind, brief => writeChange(brief, kind))),
  ...(Object.keys(REORGANISATION) as ReorganisationKind[]).map(kind =>
    entry(kind, brief => writeReorganisation(brief, kind)),
  ),
  ...(Object.keys(INTERIM) as InterimKind[]).map(kind => entry(kind, brief => writeInterim(brief, kind))),
  ...(Object.keys(DISSOLUTION) as DissolutionKind[]).map(kind =>
    entry(kind, brief => writeDissolution(brief, kind)),
  ),
  entry('opening_with_partners', writePartnersProse),
  entry('old_replacement', writeOldReplacement),
  entry('discharge_before_closing', brief => writeDischargeBeforeClosing(brief, 'granted')),
  entry('discharge_refused_before_closing', brief => writeDischargeBeforeClosing(brief, 'refused')),
  entry('appeal', writeAppeal),
  entry('plan_revoked', brief => writePlanRevoked(brief)),
  entry('misprint', writeDateErratum),
  entry('liquidator_replaced', writeLiquidatorReplaced),
  entry('erratum_replacing', (brief, { earlier }) => {
    const corrected = frameNotice(brief, writeClosing(brief, 'insufficient_assets'))
    return writeReplacement(brief, required(earlier), corrected)
  }),
  entry('erratum_annulling', (brief, { earlier }) => writeAnnulment(brief, required(earlier))),
])

function entry(kind: NoticeKind, write: Writer): [NoticeKind, Writer] {
  return [kind, write]
}

function required(earlier: Earlier | undefined): Earlier {
  if (!earlier) throw new TypeError('An erratum speaks of an earlier notice')
  return earlier
}
