// Distinguishes a source that was never loaded from one without matching rows: empty tables must not be reported as
// "nothing on record".

import { NothingLoadedError } from '../../domain/errors.ts'
import type { Pool } from './pool.ts'
import type { Source } from './source.ts'

export type LoadedSource = 'register' | 'gazette' | 'accounts'

/** Result of the last check; `unknown` before the first one and after a failure. */
type LoadState = 'unknown' | 'empty' | 'loaded'

export type LoadStates = Record<LoadedSource, LoadState>

/** Sources into which nothing was ever loaded. */
export function notLoadedOf(states: LoadStates): ReadonlySet<LoadedSource> {
  return new Set((Object.keys(states) as LoadedSource[]).filter(source => states[source] === 'empty'))
}

/** Queries of `isLoaded`. Fetched days without content count as loaded. */
export const IS_LOADED: Record<LoadedSource, string> = {
  register: 'SELECT EXISTS (SELECT FROM register.company) AS "isLoaded"',
  gazette: `
    SELECT EXISTS (SELECT FROM gazette.publication) OR EXISTS (SELECT FROM intake.gazette_fetch)
        OR EXISTS (SELECT FROM gazette.lifecycle_event) OR EXISTS (SELECT FROM gazette.mandate) AS "isLoaded"`,
  accounts: `
    SELECT EXISTS (SELECT FROM accounts.deposit) OR EXISTS (SELECT FROM intake.accounts_fetch) AS "isLoaded"`,
}

/**
 * Wraps a source so that it throws `NothingLoadedError` until it has been loaded. The check runs before each query
 * until it succeeds, then never again.
 */
export function requireLoaded(source: Source, data: LoadedSource): Source & { loadState(): LoadState } {
  const query = { name: `is-${data}-loaded`, text: IS_LOADED[data] }
  let state: LoadState = 'unknown'
  let pendingCheck: Promise<boolean> | null = null

  async function checkLoaded(): Promise<boolean> {
    state = 'unknown'
    return source.run(async pool => {
      const { rows } = await pool.query<{ isLoaded: boolean }>(query)
      return rows[0]?.isLoaded === true
    })
  }

  async function checkThenRun<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
    pendingCheck ??= checkLoaded().finally(() => {
      pendingCheck = null
    })
    state = (await pendingCheck) ? 'loaded' : 'empty'
    if (state === 'empty') throw new NothingLoadedError(source.name)
    return source.run(work)
  }

  return {
    ...source,
    run: work => (state === 'loaded' ? source.run(work) : checkThenRun(work)),
    loadState: () => state,
  }
}
