// Coverage of the gazette: the days loaded and read, shown with every empty answer.

import { type GazetteDays, readGazetteDays } from '../store/gazette/read-days.ts'
import type { Source } from '../store/source.ts'
import { settle } from './beside-register.ts'
import { holdBriefly } from './hold-briefly.ts'

/** Null when the gazette does not answer. */
export type TellReadDays = () => Promise<GazetteDays | null>

/** A day is added once a day, and texts are extracted within minutes. */
export const COVERAGE_TTL_MS = 60_000

export function createReadCoverage(gazette: Pick<Source, 'run'>): TellReadDays {
  const read = holdBriefly(() => gazette.run(readGazetteDays), COVERAGE_TTL_MS)
  return async () => {
    const settled = await settle(read())
    return 'answer' in settled ? settled.answer : null
  }
}
