// Notices typed by the gazette's staff in the form of the register's, with a line in them that turns what the heading
// announces into its opposite: `Vonnis vernietigd op verzet`, `Vervangen vereffenaar`.

import type { EventFact, EventKind } from '../../../../domain/gazette-fact.ts'
import type { Publication } from '../../../../domain/publication.ts'
import { severityOf, sourceOf } from '../../../../domain/timeline/classify-event.ts'
import type { NoticeBlock } from './read-notice.ts'

const GRAVE: Partial<Record<EventKind, EventKind>> = {
  bankruptcy_opening: 'bankruptcy_other',
  judicial_dissolution: 'interim_other',
  judicial_dissolution_and_closing: 'interim_other',
}
const TURNED =
  /intrek|ingetrok|rapport[ée]|rapportant|r[ée]tract|annul|n[ée]ant|teniet|nietig(?!e)|vernietig|opgehev|opheff|herroep|widerruf|aufgehoben|non avenu|sans effet|zonder gevolg|vervangen|remplac|nouveau liquidateur|nieuwe vereffenaar|nouveau curateur|nieuwe curator/i

/** Whether a notice typed by hand announces something grave in its heading and takes it back below. */
export function contradictsHeading(
  { numac }: Publication,
  { text, heading, end }: NoticeBlock,
  facts: readonly EventFact[],
): boolean {
  const isTyped = numac[4] === '7'
  return (
    isTyped &&
    facts.some(({ eventKind, corrects }) => eventKind in GRAVE && corrects === null) &&
    TURNED.test(text.slice(heading.span.end, end).replaceAll('-\n', ''))
  )
}

/** What the ruling in free text `told`; where that is grave, or nothing, the facts of the heading without their gravity. */
export function withoutGrave(facts: readonly EventFact[], told: readonly EventFact[]): EventFact[] {
  if (told.length > 0 && told.every(({ eventKind }) => !(eventKind in GRAVE))) return [...told]
  return facts.map(fact => {
    const kind = GRAVE[fact.eventKind]
    return kind
      ? { ...fact, eventKind: kind, source: sourceOf(kind), severity: severityOf(kind), detail: null }
      : fact
  })
}
