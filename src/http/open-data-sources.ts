// What the service reads, opened: a source for each kind of data, and a look now and then at where it lies and which load
// of it is live.

import type { SourceName } from '../domain/errors.ts'
import type { Logger } from '../platform/log.ts'
import { type Poller, startPolling } from '../platform/polling/poll.ts'
import type { DataVersions } from '../store/db/data-version.ts'
import { type Pool, type PoolStats, poolStats } from '../store/db/pool.ts'
import {
  type EndpointPool,
  type EndpointPoolOptions,
  type EndpointReport,
  openEndpointPool,
} from '../store/db/replicas/endpoint-pool.ts'
import { openPrimaryPool } from '../store/db/replicas/primary-pool.ts'
import { type LoadStates, requireLoaded } from '../store/db/require-loaded.ts'
import type { SlowStatements } from '../store/db/slow-statements.ts'
import {
  openSource,
  type Source,
  type SourceOptions,
  type SourceState,
  type SourceTiming,
} from '../store/db/source.ts'
import { type DbNotifications, openDbNotifications } from '../usecases/changes/db-notifications.ts'
import { SEARCH_CONNECTIONS, SEARCH_SESSION } from '../usecases/search/search-companies.ts'
import { createReplicaChangeLogger } from './log-replica-changes.ts'

export type DataSourcesOptions = {
  /** Where keys, members and loads lie, and every source that has no address of its own. */
  database: EndpointPoolOptions
  /** Where sources lie that are in another database than that one. */
  sourceUrls?: Partial<Record<SourceName, string>>
  logger: Logger
  timing?: Partial<SourceTiming>
  slow?: SlowStatements | null
  /** The number of this node, of which all its processes have the same. */
  node?: number | null
  /** How often a new register load, new gazette events and new scores are looked for; they are told of besides. */
  versionMs?: number
}

export type DataSources = {
  /** Register, gazette and accounts do not answer before anything was loaded into them. */
  sources: Record<SourceName, Source>
  /** The register also while it is empty, for whoever looks after it. */
  unloadedRegister: Source
  /** The register once more, so that a slow search never holds up a dossier. */
  search: Source
  /** For what the service keeps of its own: keys, sessions, the suppression list. */
  adminPool: Pool
  /** Where the database itself lies, and each source. */
  places: EndpointPool
  endpointsOf(source: SourceName): EndpointPool
  notices: DbNotifications
  sourceStates(): Record<SourceName, SourceState>
  /** Into which sources anything was ever loaded. */
  loadStates(): LoadStates
  /** How busy each pool is, by its name. */
  poolUse(): Record<string, PoolStats>
  endpointReports(): EndpointReport[]
  /** The last one known. */
  registerVersion(): string
  /** Changes with every load of what dossiers are made of; null when it was not found out in the last second. */
  dataVersion(): string | null
  /** Looks anew as soon as may be. */
  pollNow(): void
  /** Stops looking; sources and pools still serve. */
  stopPolling(): Promise<void>
  close(): Promise<void>
}

// With the look itself, less than half of the second within which all must know: also where nothing is told.
const VERSION_POLL_MS = 400
const ADMIN_TIMING = { statementTimeoutMs: 1_000, connectTimeoutMs: 1_000 }

// Point reads always go by the index, also where the planner still takes a table for empty; planned once.
const POINT_READ_SETTINGS = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off', jit: 'off' }

export async function openDataSources(options: DataSourcesOptions): Promise<DataSources> {
  const { logger, timing, slow, versionMs: everyMs = VERSION_POLL_MS } = options
  const { main, endpointsOf, all } = openAllEndpoints(options)
  const open = (name: SourceName, more: Pick<SourceOptions, 'purpose' | 'session' | 'connections'> = {}) =>
    openSource({
      name,
      endpoints: endpointsOf(name),
      logger,
      timing,
      slow,
      session: POINT_READ_SETTINGS,
      ...more,
    })
  const register = open('register')
  const sources = {
    register: requireLoaded(register, 'register'),
    gazette: requireLoaded(open('gazette'), 'gazette'),
    accounts: requireLoaded(open('accounts'), 'accounts'),
    risk: open('risk'),
  }
  const searching = { purpose: 'search', session: SEARCH_SESSION, connections: SEARCH_CONNECTIONS }
  const search = requireLoaded(open('register', searching), 'register')
  const tell = createReplicaChangeLogger(logger)
  const look = (places: EndpointPool) => places.probe().finally(() => tell(places.reports()))
  const pollers = await Promise.all(
    all.map(places =>
      startPolling({ name: 'looking at the data', everyMs, logger, work: () => look(places) }),
    ),
  )
  const adminPool = openPrimaryPool(main, { name: 'upkeep', max: 2, slow, ...ADMIN_TIMING })
  const notices = await openDbNotifications({
    url: () => main.primary().directUrl,
    ...{ logger, node: options.node },
  })
  let registerVersion = 'unread'
  return {
    ...{ sources, unloadedRegister: register, search, adminPool, places: main, endpointsOf, notices },
    sourceStates: () => ({
      register: sources.register.state(),
      gazette: sources.gazette.state(),
      accounts: sources.accounts.state(),
      risk: sources.risk.state(),
    }),
    loadStates: () => ({
      register: sources.register.loadState(),
      gazette: sources.gazette.loadState(),
      accounts: sources.accounts.loadState(),
    }),
    poolUse: () => ({
      ...Object.fromEntries(Object.values(sources).map(source => [source.name, source.poolUse()])),
      search: search.poolUse(),
      adminPool: poolStats(adminPool),
    }),
    endpointReports: main.reports,
    registerVersion() {
      registerVersion = main.versions()?.register ?? registerVersion
      return registerVersion
    },
    dataVersion: joinVersions(main, endpointsOf('gazette'), endpointsOf('risk')),
    pollNow: () => pollers.forEach(({ pollNow: soon }) => void soon()),
    stopPolling: async () => void (await Promise.all([...pollers, notices].map(end))),
    async close() {
      await Promise.all([...Object.values(sources), search].map(source => source.close()))
      await Promise.all([adminPool.end(), ...all.map(places => places.close())])
    },
  }
}

type Versioned = Pick<EndpointPool, 'versions'>

// Asked for every dossier that is given: joined anew only when it was read anew.
function joinVersions(register: Versioned, timeline: Versioned, risk: Versioned): () => string | null {
  let read: (DataVersions | null)[] = []
  let joined: string | null = null
  return () => {
    const [a, b, c] = [register.versions(), timeline.versions(), risk.versions()]
    if (a === read[0] && b === read[1] && c === read[2]) return joined
    read = [a, b, c]
    joined = a && b && c && `${a.register},${b.timeline},${c.risk}`
    return joined
  }
}

function end(running: Poller | DbNotifications): Promise<void> {
  return 'stop' in running ? running.stop() : running.close()
}

// Sources of one address are looked at together.
function openAllEndpoints({ database, sourceUrls = {} }: DataSourcesOptions) {
  const main = openEndpointPool(database)
  const byUrl = new Map([[database.databaseUrl, main]])
  const endpointsAt = (databaseUrl: string) => {
    const places = byUrl.get(databaseUrl) ?? openEndpointPool({ databaseUrl })
    byUrl.set(databaseUrl, places)
    return places
  }
  for (const url of Object.values(sourceUrls)) endpointsAt(url)
  const endpointsOf = (source: SourceName) => endpointsAt(sourceUrls[source] ?? database.databaseUrl)
  return { main, endpointsOf: endpointsOf, all: [...byUrl.values()] }
}
