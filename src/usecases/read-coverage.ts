// Coverage of the gazette: the days loaded and read, shown with every empty answer.

import { type GazetteCoverage, readGazetteCoverage } from '../store/gazette/read-days.ts'
import type { Source } from '../store/source.ts'
import { toResult } from './beside-register.ts'
import { memoizeTtl } from './hold-briefly.ts'

/** Null when the gazette does not answer. */
export type ReadCoverage = () => Promise<GazetteCoverage | null>

/** A day is added once a day, and texts are extracted within minutes. */
export const COVERAGE_TTL_MS = 60_000

export function createReadCoverage(gazette: Pick<Source, 'run'>): ReadCoverage {
  const read = memoizeTtl(() => gazette.run(readGazetteCoverage), COVERAGE_TTL_MS)
  return async () => {
    const settled = await toResult(read())
    return 'answer' in settled ? settled.answer : null
  }
}
