// The suppression list, held in memory and read again when the database tells of a change, and twice a second whatever it
// tells, so that no request waits for it and all processes obey a change within a second. While the database is gone the last list stays in force. Fail-closed: before any
// list was read, nothing that it might hide is shown.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { type SourceName, SourceUnavailableError } from '../../domain/errors.ts'
import { createSuppressionList, type SuppressionList } from '../../domain/suppression/suppression-list.ts'
import type { Logger } from '../../platform/log.ts'
import { startPolling } from '../../platform/polling/poll.ts'
import { readSuppressions, type SuppressionSnapshot } from '../../store/access/suppression.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { Source } from '../../store/db/source.ts'
import { toResult } from '../dossier/read-with-company.ts'
import { findHiddenSoleTraders } from './hidden-sole-traders.ts'

/** What readers need of it. */
export type Suppression = {
  /**
   * The list in force, the same object until it changes: an answer that is kept holds as long as the list it was made
   * under. Throws `SourceUnavailableError` for `source`, whose data it guards, before any list was read.
   */
  list(source: SourceName): SuppressionList
}

/** The same for those who ask about many companies at once. Both throw as `list('register')` does. */
export type SuppressionCache = Suppression & {
  /** True for a company hidden by its number, and for a sole trader hidden by name. */
  hides(enterpriseNumber: number | EnterpriseNumber): boolean
  /** All of these, ascending, as the database has numbers: for a statement to leave out. */
  companies(): number[]
  /** Reads it anew as soon as may be. */
  pollNow(): void
  close(): Promise<void>
}

export type SuppressionDeps = {
  /** The database that holds the list. */
  pool: Pool
  /** Where sole traders of a hidden name are looked up. */
  register: Pick<Source, 'run'>
  /** Changes with every load of the register. */
  registerVersion(): string
  logger: Logger
  /** A change elsewhere takes effect within this and the time of one query. */
  refreshMs?: number
}

const REFRESH_MS = 500

/** Reads the list and follows its changes until `close`. */
export async function openSuppression(deps: SuppressionDeps): Promise<SuppressionCache> {
  const { pool, logger, refreshMs: everyMs = REFRESH_MS } = deps
  let read: SuppressionSnapshot | null = null
  let traders: readonly number[] = []
  let state: SuppressionState | null = null

  async function refreshList(): Promise<void> {
    const changed = await readSuppressions(pool, read?.version ?? null)
    if (changed === null) return
    read = changed
    state = buildState(read, traders)
  }

  function setTraders(found: readonly number[]): void {
    const isOther = found.join() !== traders.join()
    traders = found
    if (isOther && read !== null) state = buildState(read, traders)
  }

  function requireList(source: SourceName): SuppressionState {
    if (state === null) throw new SourceUnavailableError(source)
    return state
  }

  const repeated = { everyMs, logger }
  const following = await startPolling({
    name: 'reading the suppression list',
    ...repeated,
    work: refreshList,
  })
  const searching = await startPolling({
    name: 'finding hidden sole traders',
    ...repeated,
    work: createTraderSearch(deps, () => read, setTraders),
  })
  return {
    list: source => requireList(source).list,
    hides: number => requireList('register').list.hidesNumber(number),
    companies: () => requireList('register').companies,
    pollNow: following.pollNow,
    async close() {
      await Promise.all([following.stop(), searching.stop()])
    },
  }
}

type SuppressionState = { list: SuppressionList; companies: number[] }

function buildState(read: SuppressionSnapshot, traders: readonly number[]): SuppressionState {
  const companies = [...new Set([...read.companies, ...traders])].sort((a, b) => a - b)
  return { companies, list: createSuppressionList({ companies, names: read.names }) }
}

// Who bears a name changes with the list and with the register. A register that does not answer is asked again: what
// is read of a company meanwhile is hidden by its name all the same.
function createTraderSearch(
  { register, registerVersion }: SuppressionDeps,
  read: () => SuppressionSnapshot | null,
  found: (numbers: readonly number[]) => void,
): () => Promise<void> {
  let searched = ''
  return async () => {
    const { version = 'none', names = [] } = read() ?? {}
    const asked = `${version} ${registerVersion()}`
    if (asked === searched) return
    const search = await toResult(register.run(pool => findHiddenSoleTraders(pool, names)))
    if ('failure' in search) return
    searched = asked
    found(search.answer)
  }
}
