// Data coverage behind an empty or missing result: gazette days read, deposits loaded, and the load state of the sources.

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
  /** Sources that were never loaded, as opposed to unavailable ones. */
  notLoaded: ReadonlySet<SourceName>
  /** Sources known to contain data. */
  loaded: ReadonlySet<SourceName>
}

/** `freshness` null when it could not be read. */
export function dataCoverageOf(freshness: Freshness | null, states: LoadStates): DataCoverage {
  const inState = (state: LoadStates[LoadedSource]) =>
    new Set((Object.keys(states) as LoadedSource[]).filter(source => states[source] === state))
  return {
    days: freshness?.gazette?.read,
    deposits: freshness?.accounts ?? null,
    notLoaded: inState('empty'),
    loaded: inState('loaded'),
  }
}
