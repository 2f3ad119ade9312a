// Checks the dates of an event: each within its bounds, and in procedural order.

import type { DateDoubt, Doubt, KeyDates } from '../../domain/publications/fact-fields.ts'
import type { EventFact } from '../../domain/publications/gazette-fact.ts'
import { UPHELD } from '../../domain/timeline/classify-event.ts'
import { checkDate, DATE_BOUNDS, type DateContext, LIST_DATE } from './check-date.ts'

type Dates = Pick<EventFact, 'eventDate' | 'keyDates'>
type EventField = 'eventDate' | keyof KeyDates

/** The plausible dates of `fact`, and a doubt for each of the others. */
export function checkEventDates(fact: EventFact, text: DateContext): { kept: Dates; doubts: Doubt[] } {
  const dates = new Map(Object.entries(fact.keyDates) as [EventField, string][])
  if (fact.eventDate !== null) dates.set('eventDate', fact.eventDate)
  const doubts = [...dates].flatMap(([field, date]) => {
    const reason = checkDate(date, boundsOf(fact, field), text)
    return reason ? [{ field, reason }] : []
  })
  for (const { field } of doubts) dates.delete(field)
  const disordered = checkDateOrder(fact, dates)
  for (const { field } of disordered) dates.delete(field)
  const { eventDate = null, ...keyDates } = Object.fromEntries(dates)
  return { kept: { eventDate, keyDates }, doubts: [...doubts, ...disordered] }
}

function boundsOf({ source }: EventFact, field: EventField) {
  return source === 'kbo_admin' && field === 'eventDate' ? LIST_DATE : DATE_BOUNDS[field]
}

// Cessation of payments is not after the opening; rulings on a case are not before it.
function checkDateOrder(
  { eventKind, detail }: EventFact,
  dates: ReadonlyMap<EventField, string>,
): { field: EventField; reason: DateDoubt }[] {
  const ruledOn = dates.get('eventDate')
  const openedOn = dates.get('openedOn')
  const early = openedOn !== undefined && ruledOn !== undefined && openedOn > ruledOn
  // An opening that is upheld is printed again in its form: the date of the ruling is mistyped.
  if (early && detail === UPHELD) return [{ field: 'eventDate', reason: 'before_opening' }]
  const opening = eventKind === 'bankruptcy_opening' ? (ruledOn ?? openedOn) : early ? undefined : openedOn
  const ceasedOn = dates.get('cessationOfPayments')
  const ceasedLate = opening !== undefined && ceasedOn !== undefined && ceasedOn > opening
  return [
    ...(early ? [{ field: 'openedOn', reason: 'after_ruling' } as const] : []),
    ...(ceasedLate ? [{ field: 'cessationOfPayments', reason: 'after_opening' } as const] : []),
  ]
}
