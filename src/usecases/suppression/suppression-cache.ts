// The suppression list in memory, reloaded on notifications and polled twice a second: no request waits for it, and
// all processes apply a change within a second. While the database is unavailable the last list stays in force.
// Fail-closed: before a list was read, nothing is shown.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { type SourceName, SourceUnavailableError } from '../../domain/errors.ts'
import { createSuppressionList, type SuppressionList } from '../../domain/suppression/suppression-list.ts'
import type { Logger } from '../../platform/log.ts'
import { startPolling } from '../../platform/polling/poll.ts'
import { readSuppressions, type SuppressionSnapshot } from '../../store/access/suppression.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { Source } from '../../store/db/source.ts'
import { toResult } from '../to-result.ts'
import { findHiddenSoleTraders } from './hidden-sole-traders.ts'

/** Access to the current list. */
export type Suppression = {
  /**
   * The current list, the same object until it changes, so cached answers can be compared with it. Throws
   * `SourceUnavailableError` for `source` before any list was read.
   */
  list(source: SourceName): SuppressionList
}

/** For queries about many companies. Both methods throw as `list('register')` does. */
export type SuppressionCache = Suppression & {
  /** Whether a company is hidden by number, or a sole trader by name. */
  hides(enterpriseNumber: number | EnterpriseNumber): boolean
  /** All hidden companies as stored numbers, ascending, to be excluded in queries. */
  companies(): number[]
  /** Reloads the list. */
  pollNow(): void
  close(): Promise<void>
}

type SuppressionDeps = {
  /** Database of the list. */
  pool: Pool
  /** Source for sole traders with a hidden name. */
  register: Pick<Source, 'run'>
  /** Changes with every register load. */
  registerVersion(): string
  logger: Logger
  /** Upper bound, plus one query, until changes by other processes apply. */
  refreshMs?: number
}

const REFRESH_MS = 500

/** Reads the list and polls for changes until `close`. */
export async function openSuppression(deps: SuppressionDeps): Promise<SuppressionCache> {
  const { pool, logger, refreshMs: everyMs = REFRESH_MS } = deps
  let snapshot: SuppressionSnapshot | null = null
  let traders: readonly number[] = []
  let state: SuppressionState | null = null

  async function refreshList(): Promise<void> {
    const changed = await readSuppressions(pool, snapshot?.version ?? null)
    if (changed === null) return
    snapshot = changed
    state = buildState(snapshot, traders)
  }

  function setTraders(found: readonly number[]): void {
    const hasChanged = found.join() !== traders.join()
    traders = found
    if (hasChanged && snapshot !== null) state = buildState(snapshot, traders)
  }

  function requireList(source: SourceName): SuppressionState {
    if (state === null) throw new SourceUnavailableError(source)
    return state
  }

  const polling = { everyMs, logger }
  const listPolling = await startPolling({
    name: 'reading the suppression list',
    ...polling,
    work: refreshList,
  })
  const traderPolling = await startPolling({
    name: 'finding hidden sole traders',
    ...polling,
    work: createTraderSearch(deps, () => snapshot, setTraders),
  })
  return {
    list: source => requireList(source).list,
    hides: number => requireList('register').list.hidesNumber(number),
    companies: () => requireList('register').companies,
    pollNow: listPolling.pollNow,
    async close() {
      await Promise.all([listPolling.stop(), traderPolling.stop()])
    },
  }
}

type SuppressionState = { list: SuppressionList; companies: number[] }

function buildState(snapshot: SuppressionSnapshot, traders: readonly number[]): SuppressionState {
  const companies = [...new Set([...snapshot.companies, ...traders])].sort((a, b) => a - b)
  return { companies, list: createSuppressionList({ companies, names: snapshot.names }) }
}

// Depends on the list and the register. While the register does not answer the search is retried; names are hidden
// when they are read anyway.
function createTraderSearch(
  { register, registerVersion }: SuppressionDeps,
  snapshot: () => SuppressionSnapshot | null,
  found: (numbers: readonly number[]) => void,
): () => Promise<void> {
  let searched = ''
  return async () => {
    const { version = 'none', names = [] } = snapshot() ?? {}
    const wanted = `${version} ${registerVersion()}`
    if (wanted === searched) return
    const search = await toResult(register.run(pool => findHiddenSoleTraders(pool, names)))
    if ('failure' in search) return
    searched = wanted
    found(search.answer)
  }
}
