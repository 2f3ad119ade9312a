// Chooses the days of griffie fetch gazette.

import { dayInBelgium, systemClock } from '../../platform/clock.ts'
import type { Pool } from '../../store/db/pool.ts'
import { type FetchPart, findResumeDay } from '../../store/intake/gazette-fetch-log.ts'
import { CliError, EXIT } from '../errors.ts'

export type DayOptions = { from?: string; to?: string; recheck?: string; again?: boolean; acts?: boolean }

type ChosenDays = { from: string; to: string; recheckFrom?: string }

/** Throws `CliError` for invalid and future dates and empty ranges. */
export async function chooseDays(pool: Pool, options: DayOptions): Promise<ChosenDays> {
  const today = dayInBelgium(systemClock)
  const dayOption = (name: 'from' | 'to' | 'recheck') => {
    const text = options[name]
    return text === undefined ? undefined : parseDay(text, `--${name}`, today)
  }
  const [from, to, recheckFrom] = [dayOption('from'), dayOption('to'), dayOption('recheck')]
  if (options.again && !from) {
    throw new CliError('--again requires --from.', EXIT.usage)
  }
  const first = from ?? earliest(recheckFrom, await earliestResumeDay(pool, options.acts === true)) ?? today
  const last = to ?? today
  if (first > last) {
    const hint = from ? '' : ' (where the last run ended; use --from)'
    throw new CliError(`The first day, ${first}${hint}, is after the last day, ${last}.`, EXIT.usage)
  }
  return { from: first, to: last, recheckFrom }
}

async function earliestResumeDay(pool: Pool, acts: boolean): Promise<string | undefined> {
  const parts: FetchPart[] = acts ? ['gazette', 'annex'] : ['gazette']
  const days = await Promise.all(parts.map(part => findResumeDay(pool, part)))
  return earliest(...days)
}

function earliest(...days: (string | null | undefined)[]): string | undefined {
  return days.filter(day => day !== null && day !== undefined).sort()[0]
}

/** Parses a date option. Throws `CliError` for invalid dates and dates after `today`. */
export function parseDay(text: string, option: string, today: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  const valid = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  if (!valid) throw new CliError(`${option} ${text} is not a date: write it as 2026-11-06.`, EXIT.usage)
  if (text > today) throw new CliError(`${option} ${text} is in the future: today is ${today}.`, EXIT.usage)
  return text
}
