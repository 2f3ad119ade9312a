// Dates that cannot be are not served: a judgment is never published before it is given, and no case of the gazette's
// electronic age was judged before 1990.

import type { EventFact, KeyDates } from '../../../../domain/gazette-fact.ts'

const FIRST_JUDGMENT = '1990-01-01'
const FIRST_DATE = '1950-01-01'
// Only these are ahead of the publication.
const AHEAD: ReadonlySet<keyof KeyDates> = new Set([
  'claimsDeadline',
  'firstVerificationReport',
  'suspensionEnd',
  'creditorsVote',
])

/** `fact` without the dates that cannot be right; the same object when all can. */
export function plausible(fact: EventFact): EventFact {
  const { eventDate, keyDates, pubDate } = fact
  const isJudged =
    eventDate === null || (eventDate >= FIRST_JUDGMENT && (pubDate === null || eventDate <= pubDate))
  const wrong = Object.entries(keyDates).filter(
    ([key, date]) =>
      date < FIRST_DATE || (pubDate !== null && date > pubDate && !AHEAD.has(key as keyof KeyDates)),
  )
  if (isJudged && wrong.length === 0) return fact
  const kept = { ...keyDates }
  for (const [key] of wrong) delete kept[key as keyof KeyDates]
  return { ...fact, eventDate: isJudged ? eventDate : null, keyDates: kept }
}
