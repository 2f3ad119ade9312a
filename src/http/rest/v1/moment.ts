// The query parameters `as_of` and `known_at`.

import type { Moment } from '../../../domain/changes/moment.ts'
import { ParameterError } from '../../../domain/errors.ts'
import { isCalendarDay } from '../../../platform/calendar-days.ts'
import { dayInBelgium, systemClock } from '../../../platform/clock.ts'
import type { JsonSchema } from '../../json-schema.ts'
import type { Parameter } from '../../query-parameters.ts'

export type MomentQuery = { as_of?: Parameter; known_at?: Parameter }

/** The parameters in the description of a route. */
export const MOMENT_PARAMETERS: Record<'as_of' | 'known_at', JsonSchema> = {
  as_of: {
    type: 'string',
    format: 'date',
    description:
      'The answer as of this day, not later than today: what was published or deposited later is left out. With ' +
      '`known_at` alone it is that day.',
    examples: ['2025-06-30'],
  },
  known_at: {
    type: 'string',
    description:
      'The answer by what the service had received then: a day (its end in UTC), or a time with `Z` or an offset. ' +
      'Without it, what was received later about that day counts too.',
    examples: ['2025-06-30T12:00:00Z'],
  },
}

/** What a 404 may mean beside an unknown company. */
export const UNKNOWN_MOMENT =
  'With `as_of` or `known_at` also when nothing is known of that moment, which the message says.'

/** Null when neither is given: the answer is the current one. `day`: today, `YYYY-MM-DD`. Throws `ParameterError`. */
export function readMoment(query: MomentQuery, day?: string): Moment | null {
  if (query.as_of === undefined && query.known_at === undefined) return null
  const today = day ?? dayInBelgium(systemClock)
  const knownAt = readKnownAt(given(query.known_at), today)
  const asOf = given(query.as_of)
  if (asOf === null) return knownAt === null ? null : { asOf: knownAt.slice(0, 10), knownAt }
  if (!isCalendarDay(asOf) || asOf > today)
    throw new ParameterError('as_of', 'write a day as YYYY-MM-DD, not later than today, or leave it out.')
  return { asOf, knownAt }
}

const TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

function readKnownAt(text: string | null, today: string): string | null {
  if (text === null) return null
  const time = isCalendarDay(text) ? `${text}T23:59:59.999Z` : text
  const instant = isCalendarDay(TIME.exec(time)?.[1] ?? '') ? new Date(time) : null
  // A day that has begun in Belgium is accepted to its end, so that clocks may differ.
  if (instant === null || Number.isNaN(Number(instant)) || instant.toISOString().slice(0, 10) > today)
    throw new ParameterError(
      'known_at',
      'write a day as YYYY-MM-DD or a time as 2025-06-30T12:00:00Z, not later than today, or leave it out.',
    )
  return instant.toISOString()
}

// A plus sign that was not percent-encoded arrives as a blank.
function given(parameter: Parameter): string | null {
  const text = (Array.isArray(parameter) ? parameter[0] : parameter)?.trim().replace(' ', '+')
  return text || null
}
