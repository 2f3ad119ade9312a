// Opens the data sources of the service, and polls their endpoints and data versions.

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
import { openPrimaryPool } from '../store/db/replicas/primary.ts'
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

export type DataSourcesOptions = {
  /** The main database: keys, members, loads, and every source without its own URL. */
  database: EndpointPoolOptions
  /** Connection strings of sources that are in another database. */
  sourceUrls?: Partial<Record<SourceName, string>>
  logger: Logger
  timing?: Partial<SourceTiming>
  slow?: SlowStatements | null
  /** Node id, shared by all processes of the node. */
  node?: number | null
  /** Poll interval for new loads, events and scores, in addition to DB notifications. */
  versionMs?: number
}

export type DataSources = {
  /** Register, gazette and accounts are unavailable until their first load. */
  sources: Record<SourceName, Source>
  /** The register, readable before its first load. */
  unloadedRegister: Source
  /** The register with its own connections for searches. */
  search: Source
  /** The change feed, with its own connections: followers must not delay dossiers. */
  changes: Source
  /** For API keys, sessions and the suppression list. */
  adminPool: Pool
  /** Endpoints of the main database. */
  places: EndpointPool
  endpointsOf(source: SourceName): EndpointPool
  notices: DbNotifications
  sourceStates(): Record<SourceName, SourceState>
  /** Which sources have been loaded. */
  loadStates(): LoadStates
  /** By pool name. */
  poolUse(): Record<string, PoolStats>
  endpointReports(): EndpointReport[]
  /** The last known version. */
  registerVersion(): string
  /** Changes with every load of register, timeline or risk; null when not read within the last second. */
  dataVersion(): string | null
  /** Starts a poll as soon as possible. */
  pollNow(): void
  /** Stops polling; sources and pools stay open. */
  stopPolling(): Promise<void>
  close(): Promise<void>
}

// Polling alone must detect changes within one second, even without DB notifications.
const VERSION_POLL_MS = 400
const CHANGES_CONNECTIONS = 2
const ADMIN_TIMING = { statementTimeoutMs: 1_000, connectTimeoutMs: 1_000 }

// Point reads use the index even when table statistics are missing, with one generic plan.
export const POINT_READ_SETTINGS = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  jit: 'off',
}

export async function openDataSources(options: DataSourcesOptions): Promise<DataSources> {
  const { logger, slow, versionMs: everyMs = VERSION_POLL_MS } = options
  const { main, endpointsOf, all } = openAllEndpoints(options)
  const { register, sources, search } = openSources(options, endpointsOf)
  const changes = openSource({
    name: 'register',
    purpose: 'changes',
    endpoints: main,
    logger,
    timing: options.timing,
    slow,
    session: POINT_READ_SETTINGS,
    connections: CHANGES_CONNECTIONS,
  })
  const logChanges = createReplicaChangeLogger(logger)
  const probe = (endpoints: EndpointPool) => endpoints.probe().finally(() => logChanges(endpoints.reports()))
  const pollers = await Promise.all(
    all.map(endpoints =>
      startPolling({ name: 'polling data versions', everyMs, logger, work: () => probe(endpoints) }),
    ),
  )
  const adminPool = openPrimaryPool(main, { name: 'upkeep', max: 2, slow, ...ADMIN_TIMING })
  const notices = await openDbNotifications({
    url: () => main.primary().directUrl,
    logger,
    node: options.node,
  })
  let registerVersion = 'unread'
  return {
    sources,
    unloadedRegister: register,
    search,
    changes,
    adminPool,
    places: main,
    endpointsOf,
    notices,
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
    pollNow: () => pollers.forEach(poller => void poller.pollNow()),
    stopPolling: async () => void (await Promise.all([...pollers, notices].map(end))),
    async close() {
      await Promise.all([...Object.values(sources), search, changes].map(source => source.close()))
      await Promise.all([adminPool.end(), ...all.map(places => places.close())])
    },
  }
}

function openSources(
  { logger, timing, slow }: DataSourcesOptions,
  endpointsOf: (source: SourceName) => EndpointPool,
) {
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
  return { register, sources, search }
}

type Versioned = Pick<EndpointPool, 'versions'>

// Called for every dossier, so the joined string is cached until a version changes.
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

// Sources with the same URL share an endpoint pool.
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
  return { main, endpointsOf, all: [...byUrl.values()] }
}

// Logs state changes of database endpoints: replicas that enter or leave service, and a new primary.

/** Logs differences to the previous reports. */
function createReplicaChangeLogger(logger: Logger): (reports: readonly EndpointReport[]) => void {
  const lastStates = new Map<string, string>()
  return reports => {
    for (const { name, role, used, reason } of reports) {
      // Every replica is behind for a moment after an import.
      if (reason === 'behind') continue
      const state = `${role} ${reason}`
      if (lastStates.get(name) === state) continue
      lastStates.set(name, state)
      const isWell = used || reason === 'spared'
      logger[isWell ? 'info' : 'warn']({ database: name, role, used, reason }, 'database endpoint')
    }
  }
}
