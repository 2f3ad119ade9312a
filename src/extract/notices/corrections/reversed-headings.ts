// Notices in the layout of an opening whose date label states a withdrawal: `Datum van het vonnis intrekking
// gerechtelijke ontbinding`, `Date du jugement rapportant la clôture`.

import type { EventFact, EventKind } from '../../../domain/publications/gazette-fact.ts'
import type { Publication } from '../../../domain/publications/publication.ts'
import { severityOf, sourceOf } from '../../../domain/timeline/classify-event.ts'
import type { AnnouncedEvent } from '../headings/heading-rules.ts'
import type { NoticeBlock } from '../parse-notice.ts'

// Notices typed by the gazette's staff in the register's layout, in which one line reverses the heading:
// `Vonnis vernietigd op verzet`, `Vervangen vereffenaar`.

const UNSPECIFIED_KIND_OF_SEVERE: Partial<Record<EventKind, EventKind>> = {
  bankruptcy_opening: 'bankruptcy_other',
  judicial_dissolution: 'interim_other',
  judicial_dissolution_and_closing: 'interim_other',
}
// Their heading names an article of law or the measure, whether it starts, continues or ends.
const APPOINTING: Partial<Record<EventKind, EventKind>> = {
  provisional_administrator_appointed: 'interim_other',
  restructuring_expert_appointed: 'interim_other',
}
const REVERSIBLE_KINDS = { ...UNSPECIFIED_KIND_OF_SEVERE, ...APPOINTING }
const REVERSAL_CUES =
  /intrek|ingetrok|rapport[ée]|rapportant|r[ée]tract|annul|n[ée]ant|teniet|nietig(?!e)|vernietig|opgehev|opheff|herroep|widerruf|aufgehoben|non avenu|sans effet|zonder gevolg|vervangen|remplac|(?:prend|pris) la (?:place|suite|succession|relève)|succède|opvolg|opgevolgd|plaats in van|an (?:seine|ihre|dessen|deren) Stelle|Nachfolge|nouvelle? liquidat|nouveau liquidateur|nieuwe vereffenaar|nouveau curateur|nieuwe curator/i
const GOES_ON_OR_ENDS =
  /verleng|prolong|prorog|reconduit|reconduct|renouvel|bestendig|hernieuw|be[ëe]indig|ge[ëe]indigd|ontslag|onthe[fv]|ontlast|niet langer|afgewezen|wijst[^.;]{0,80} af(?!\p{L})|weiger|verw[eio]rp|(?:mis|met|mettant|mettre) (?:fin|un terme)|pris fin|d[ée]charg|rejet|refus|beendet|verl[äa]nger|abberufen|entlastet/iu

/**
 * Whether a typed notice announces a severe event or an appointment in its heading and reverses it in its
 * body.
 */
export function contradictsHeading(
  { numac }: Publication,
  { text, heading, end }: NoticeBlock,
  facts: readonly EventFact[],
): boolean {
  const isTyped = numac[4] === '7'
  const announced = facts.filter(({ corrects }) => corrects === null)
  if (!isTyped || announced.length === 0) return false
  // Heading and ruling can be one paragraph.
  const printed = text.slice(heading.span.start, end).replaceAll('-\n', '').replaceAll('\n', ' ')
  const appoints = announced.some(({ eventKind }) => eventKind in APPOINTING)
  return (
    (announced.some(({ eventKind }) => eventKind in REVERSIBLE_KINDS) && REVERSAL_CUES.test(printed)) ||
    (appoints && GOES_ON_OR_ENDS.test(printed))
  )
}

/** The events decided in the body; if these are severe or empty, the heading's events downgraded. */
export function downgradeSevereEvents(facts: readonly EventFact[], told: readonly EventFact[]): EventFact[] {
  if (told.length > 0 && told.every(({ eventKind }) => !(eventKind in UNSPECIFIED_KIND_OF_SEVERE)))
    return [...told]
  return facts.map(fact => {
    const kind = REVERSIBLE_KINDS[fact.eventKind]
    return kind
      ? { ...fact, eventKind: kind, source: sourceOf(kind), severity: severityOf(kind), detail: null }
      : fact
  })
}

const WITHDRAWAL =
  '(?:vonnis\\s(?:tot\\s|van\\s|houdende\\s)?(?:intrekking|opheffing|vernietiging)|jugement\\s(?:rapportant|r[ée]tractant|annulant|de\\s(?:r[ée]tractation|rapport|retrait|r[ée]vocation))|Urteils?\\szur\\s(?:Aufhebung|R[üu]cknahme))'
const OF_CLOSING = new RegExp(`${WITHDRAWAL}[^:\\d]{0,20}?(?:sluiting|cl[ôo]ture|Abschluss)`, 'i')
const OF_OPENING = new RegExp(`${WITHDRAWAL}[^\\d]{0,60}?:`, 'i')

const REVOCATIONS: Partial<Record<EventKind, EventKind>> = {
  judicial_dissolution: 'judicial_dissolution_revoked',
  judicial_dissolution_and_closing: 'judicial_dissolution_revoked',
  bankruptcy_opening: 'bankruptcy_revocation',
}

/**
 * The notice's event kind, given its `text` without print hyphens: the withdrawal where a label states one.
 */
export function applyWithdrawal(
  text: string,
  announced: readonly AnnouncedEvent[],
): readonly AnnouncedEvent[] {
  if (!announced.some(({ kind }) => kind in REVOCATIONS)) return announced
  // Withdrawal of an immediate closing: a liquidator is appointed after all.
  if (OF_CLOSING.test(text)) return [{ kind: 'interim_other', detail: 'closing_withdrawn' }]
  if (!OF_OPENING.test(text)) return announced
  return announced.flatMap(({ kind }) => {
    const revoked = REVOCATIONS[kind]
    return revoked ? [{ kind: revoked, detail: null }] : []
  })
}
