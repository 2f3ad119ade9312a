// Chooses the days of griffie fetch accounts.

import { addDays } from '../../platform/calendar-days.ts'
import { dayInBelgium, systemClock } from '../../platform/clock.ts'
import type { Pool } from '../../store/db/pool.ts'
import { findResumeDay } from '../../store/intake/accounts-fetch-log.ts'
import { CliError, EXIT } from '../errors.ts'
import { parseDay } from './choose-gazette-days.ts'

/**
 * By default from where the last run ended until yesterday, since today's extract is incomplete. Throws `CliError`
 * for invalid and future dates and empty ranges.
 */
export async function chooseExtractDays(
  pool: Pool,
  { from, to }: { from?: string; to?: string },
): Promise<{ from: string; to: string }> {
  const today = dayInBelgium(systemClock)
  const yesterday = addDays(today, -1)
  const end = to === undefined ? null : parseDay(to, '--to', today)
  const begin = from === undefined ? null : parseDay(from, '--from', today)
  const first = begin ?? (await findResumeDay(pool)) ?? end ?? yesterday
  if (end !== null && first > end) {
    const hint = begin ? '' : ' (where the last run ended; use --from)'
    throw new CliError(`The first day, ${first}${hint}, is after the last day, ${end}.`, EXIT.usage)
  }
  return { from: first, to: end ?? (first > yesterday ? first : yesterday) }
}
