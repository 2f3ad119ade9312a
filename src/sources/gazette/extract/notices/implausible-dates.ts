// Dates that cannot be right are not stated as facts: a judgment is never published before it is given, and no case
// of the gazette's electronic age was judged before 1990.

import type { Doubt, EventFact, KeyDates } from '../../../../domain/gazette-fact.ts'

const FIRST_JUDGMENT = '1990-01-01'
const FIRST_DATE = '1950-01-01'
// Only these are ahead of the publication.
const AHEAD: ReadonlySet<keyof KeyDates> = new Set([
  'claimsDeadline',
  'firstVerificationReport',
  'suspensionEnd',
  'creditorsVote',
])

/** `fact` without the dates that cannot be right, with a doubt for each; the same object when all can. */
export function withoutImplausibleDates(fact: EventFact): EventFact {
  const { eventDate, keyDates, pubDate } = fact
  const dates: [Doubt['field'], string][] = Object.entries(keyDates) as [keyof KeyDates, string][]
  if (eventDate !== null) dates.push(['eventDate', eventDate])
  const doubts = dates.flatMap(([field, date]) => doubtOf(field, date, pubDate) ?? [])
  if (doubts.length === 0) return fact
  const doubted = new Set(doubts.map(({ field }) => field))
  return {
    ...fact,
    eventDate: doubted.has('eventDate') ? null : eventDate,
    keyDates: Object.fromEntries(
      Object.entries(keyDates).filter(([field]) => !doubted.has(field as Doubt['field'])),
    ),
    doubts,
  }
}

function doubtOf(field: Doubt['field'], date: string, pubDate: string | null): Doubt | null {
  if (date < (field === 'eventDate' ? FIRST_JUDGMENT : FIRST_DATE)) return { field, reason: 'too_early' }
  const mayBeAhead = field !== 'eventDate' && AHEAD.has(field)
  return pubDate !== null && date > pubDate && !mayBeAhead ? { field, reason: 'after_publication' } : null
}
