// What an answer that is empty or missing rests on: the days of the gazette that were read, the deposits that are loaded,
// and into which sources anything was ever loaded.

import type { SourceName } from '../../../domain/errors.ts'
import type { AccountsFreshness } from '../../../store/db/freshness.ts'
import type { LoadedSource, LoadStates } from '../../../store/db/require-loaded.ts'
import type { GazetteCoverage } from '../../../store/gazette/coverage.ts'
import type { Freshness } from '../../../usecases/health/read-freshness.ts'

export type DataCoverage = {
  /** Undefined when they could not be read. */
  days: GazetteCoverage | undefined
  /** Null when it could not be read. */
  deposits: AccountsFreshness | null
  /** Nobody looked there yet, which is another matter than a source that does not answer. */
  notLoaded: ReadonlySet<SourceName>
  /** Sources that surely hold something, whatever is known of its day. */
  loaded: ReadonlySet<SourceName>
}

/** `freshness` null when it could not be read. */
export function dataCoverageOf(freshness: Freshness | null, states: LoadStates): DataCoverage {
  const inState = (wanted: LoadStates[LoadedSource]) =>
    new Set((Object.keys(states) as LoadedSource[]).filter(source => states[source] === wanted))
  return {
    ...{ days: freshness?.gazette?.read, deposits: freshness?.accounts ?? null },
    ...{ notLoaded: inState('empty'), loaded: inState('loaded') },
  }
}
