// Checks the dates of an event: each within its bounds, and in procedural order.

import type { DateDoubt, Doubt, KeyDates } from '../../domain/publications/fact-fields.ts'
import type { EventFact, EventKind } from '../../domain/publications/gazette-fact.ts'
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

type DisorderedDate = { field: EventField; reason: DateDoubt }

// Cessation of payments is not after the opening; rulings on a case are not before it.
function checkDateOrder(
  { eventKind, detail }: EventFact,
  dates: ReadonlyMap<EventField, string>,
): DisorderedDate[] {
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
    ...checkSetDates(eventKind, dates),
  ]
}

// The days that a ruling sets. Other rulings on the case repeat days that were set before and may have passed.
const SET_BY: Partial<Record<EventKind, readonly EventField[]>> = {
  bankruptcy_opening: ['claimsDeadline', 'firstVerificationReport'],
  reorganisation_opening: ['suspensionEnd', 'creditorsVote'],
  transfer_opening: ['suspensionEnd'],
  reorganisation_extension: ['suspensionEnd'],
  transfer_extension: ['suspensionEnd'],
}

// None of them is before the ruling, and the vote is held before the moratorium ends.
function checkSetDates(eventKind: EventKind, dates: ReadonlyMap<EventField, string>): DisorderedDate[] {
  const ruledOn = dates.get('eventDate')
  const set = SET_BY[eventKind] ?? []
  const early = set.flatMap((field): DisorderedDate[] =>
    ruledOn !== undefined && isBefore(dates.get(field), ruledOn)
      ? [{ field, reason: 'before_beginning' }]
      : [],
  )
  if (early.length > 0 || !set.includes('creditorsVote')) return early
  return isBefore(dates.get('suspensionEnd'), dates.get('creditorsVote'))
    ? [{ field: 'suspensionEnd', reason: 'before_vote' }]
    : []
}

function isBefore(date: string | undefined, limit: string | undefined): boolean {
  return date !== undefined && limit !== undefined && date < limit
}
