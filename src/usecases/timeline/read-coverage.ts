// Period covered by the gazette, shown with every empty answer.

import { memoizeTtl } from '../../platform/cache/memoize.ts'
import type { Source } from '../../store/db/source.ts'
import { type GazetteCoverage, readGazetteCoverage } from '../../store/gazette/coverage.ts'
import { toResult } from '../to-result.ts'

/** Null when the gazette does not answer. */
export type ReadCoverage = () => Promise<GazetteCoverage | null>

/** Changes about once a day. */
export const COVERAGE_TTL_MS = 60_000

export function createReadCoverage(gazette: Pick<Source, 'run'>): ReadCoverage {
  const read = memoizeTtl(() => gazette.run(readGazetteCoverage), COVERAGE_TTL_MS)
  return async () => {
    const settled = await toResult(read())
    return 'answer' in settled ? settled.answer : null
  }
}
