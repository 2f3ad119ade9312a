// Identifies the contexts of the current and previous period in an older instance. The Bank names them
// CurrentDuration, PrecedingInstant and so on; otherwise their dates decide.

import { readDate } from '../values.ts'
import type { Context } from './instance.ts'

export type Periods = {
  start: string | null
  end: string | null
  /** Closing date of the previous period. */
  previousEnd: string | null
}

type Period = { id: string; start: string | null; end: string }

/** Throws `ParseError` for an invalid date. */
export function findPeriods(contexts: ReadonlyMap<string, Context>): Periods {
  const periods = [...contexts].flatMap(([id, context]) => readPeriod(id, context))
  const named = (names: string[]) => periods.find(({ id }) => names.includes(id))
  const durations = periods.filter(({ start }) => start !== null)
  const current =
    named(['CurrentDuration']) ?? latest(durations) ?? named(['CurrentInstant']) ?? latest(periods)
  if (!current) return { start: null, end: null, previousEnd: null }
  const before = periods.filter(({ end }) => end < (current.start ?? current.end))
  const previous = named(['PrecedingInstant', 'PrecedingDuration']) ?? latest(before)
  return { start: current.start, end: current.end, previousEnd: previous?.end ?? null }
}

function readPeriod(id: string, { start, end, members, typed }: Context): Period[] {
  const last = members.length > 0 || typed ? null : readDate(end, 'the end of a period')
  return last === null ? [] : [{ id, start: readDate(start, 'the start of a period'), end: last }]
}

function latest(periods: readonly Period[]): Period | undefined {
  return periods.reduce<Period | undefined>(
    (last, period) => (last && last.end >= period.end ? last : period),
    undefined,
  )
}
