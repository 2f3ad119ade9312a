// Composition root: opens the data sources and caches, builds the server on them, and closes everything in order. One file: what is
// opened first is closed last.

import { createHash, randomInt } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { type Config, publicOrigin } from '../config.ts'
import type { SourceName } from '../domain/errors.ts'
import { type McpTiming, registerMcp } from '../mcp/endpoint/register-endpoint.ts'
import { createTools } from '../mcp/tools/create-tools.ts'
import type { Logger } from '../platform/log.ts'
import type { SharedCounter } from '../store/access/shared-counter.ts'
import { notLoadedOf } from '../store/db/require-loaded.ts'
import { logSlowStatements, type SlowStatements } from '../store/db/slow-statements.ts'
import type { Source, SourceTiming } from '../store/db/source.ts'
import {
  type ApiKeyCache,
  type ApiKeyCacheTiming,
  openApiKeyCache,
} from '../usecases/access/api-key-cache.ts'
import { createReadBulk } from '../usecases/bulk/bulk-catalog.ts'
import { type ChangeTail, openChangeTail } from '../usecases/changes/change-tail.ts'
import { watchChanges } from '../usecases/changes/db-notifications.ts'
import { createUseCases, type UseCases } from '../usecases/create-use-cases.ts'
import type { CacheLimits } from '../usecases/dossier/dossier-cache.ts'
import type { MembersOptions } from '../usecases/members/open-members.ts'
import { createLookupLog } from '../usecases/people/lookup-log.ts'
import {
  openSharedRateLimits,
  type SharedRateLimits,
  type SharingOptions,
} from '../usecases/rate-limits/open-shared-limits.ts'
import type { SearchCompanies } from '../usecases/search/search-companies.ts'
import {
  openSuppression,
  type Suppression,
  type SuppressionCache,
} from '../usecases/suppression/suppression-cache.ts'
import { createDownloads, type DownloadLimits } from './bulk/downloads.ts'
import { closeGracefully } from './graceful-shutdown.ts'
import { limitConcurrency } from './limits/concurrency-limiter.ts'
import { laneOf } from './limits/lanes.ts'
import { createRequestQuota } from './limits/request-quota.ts'
import type { Metrics } from './metrics/metrics.ts'
import { type DataSources, type DataSourcesOptions, openDataSources } from './open-data-sources.ts'
import { openSiteDeps } from './open-site.ts'
import type { StreamLimits } from './rest/v1/changes/change-streams.ts'
import { createServer } from './server.ts'
import type { Site } from './site/page.ts'
import { registerSite } from './site/router.ts'

export type AppOptions = {
  config: Pick<Config, 'trustedProxies'> &
    Partial<
      Pick<
        Config,
        | 'baseUrl'
        | 'host'
        | 'port'
        | 'defaultLanguage'
        | 'securityContact'
        | 'mcpAllowedHosts'
        | 'build'
        | 'logRequests'
        | 'slowQueryMs'
        | 'databaseDirectUrl'
        | 'replicaUrls'
        | 'replicaMaxLagMs'
        | 'redisUrl'
        | 'maxConnections'
        | 'pageRateLimit'
        | 'mail'
      >
    > & { bulk?: Pick<Config['bulk'], 'folder' | 'downloads'> }
  /** A migrated database. While it is unreachable, requests are refused or answered with 503. */
  databaseUrl: string
  /** Connection strings of sources that are in another database. */
  sourceUrls?: Partial<Record<SourceName, string>>
  logger: Logger
  /** Builds the search on its own source: slow searches must not exhaust the connections of dossiers. */
  searchCompanies: (deps: { source: Source; suppression: Suppression }) => SearchCompanies
  timing?: Partial<AppTiming>
  /** Other processes of this node that share rate limit windows. Null: windows are local, or shared through Redis. */
  peers?: SharedCounter | null
  /** Null: nothing is measured. */
  metrics?: Metrics | null
}

/** Intervals and timeouts, configurable for tests. */
export type AppTiming = {
  source: Partial<SourceTiming>
  caching: Partial<CacheLimits>
  keys: Partial<ApiKeyCacheTiming>
  mcp: Partial<McpTiming>
  members: Pick<MembersOptions, 'limits' | 'retryAfterMs'>
  /** Poll interval for new register loads, gazette events and scores. */
  versionMs: number
  /** Refresh interval of the suppression list. */
  suppressionMs: number
  /** Timeout for receiving a whole request. */
  requestMs: number
  /** Length of a rate limit window. */
  windowS: number
  /** Timing of the messages that processes exchange. */
  limitSharing: SharingOptions['timing']
  /** Limits of change streams. */
  streams: Partial<StreamLimits>
  /** Limits of bulk downloads. */
  downloads: Partial<DownloadLimits>
  /** Drain timeout of the graceful shutdown. */
  drainMs: number
}

type App = {
  server: FastifyInstance
  /** Graceful shutdown: stops accepting, drains, closes sources; within ten seconds. */
  close(): Promise<void>
}

const DRAIN_MS = 6_000

export async function createApp(options: AppOptions): Promise<App> {
  const { config, logger, timing = {}, metrics = null } = options
  const { windowS } = timing
  const slow = logSlowStatements(config.slowQueryMs ?? null, logger)
  const data = await openDataSources(dataSourcesOptions(options, slow))
  const shared = await openSharedState(options, data)
  const { apiKeyCache, suppression, rateLimits } = shared
  const useCases = composeUseCases(options, data, suppression)
  const site = describeSite(config)
  const quota = createRequestQuota({ name: 'api', windowS, limitSharing: rateLimits.windows })
  const bulk = openBulk(options, rateLimits)
  const server = createServer({
    ...useCases,
    ...bulk,
    changeTail: shared.changeTail,
    sessionLocks: data.notices,
    suppression,
    streams: timing.streams,
    config,
    logger,
    apiKeyCache,
    quota,
    site,
    requestCounters: metrics?.requests,
    requestMs: timing.requestMs,
  })
  const readLimiter = limitConcurrency(server.server, request => laneOf(request, useCases))
  const opened = await openSiteDeps({
    logger,
    slow,
    site,
    useCases,
    data,
    suppression,
    quota,
    sharing: rateLimits,
    windowS,
    pageRateLimit: config.pageRateLimit,
    members: timing.members,
    build: config.build,
  })
  await server.register(async scope => registerSite(scope, opened.deps))
  metrics?.addReaders({
    sourceStates: data.sourceStates,
    readLimiter,
    downloadStats: bulk.downloads.stats,
    poolUse: data.poolUse,
    dossierCacheStats: useCases.dossierCacheStats,
    readHealth: opened.deps.readHealth,
  })
  await registerTools(server, options, { data, shared, useCases })
  return {
    server,
    async close() {
      await closeGracefully(server, timing.drainMs ?? DRAIN_MS)
      await rateLimits.close()
      await Promise.all([
        apiKeyCache.close(),
        suppression.close(),
        shared.changeTail.close(),
        data.stopPolling(),
      ])
      await opened.close()
      await data.close()
    },
  }
}

// The defaults of the settings.
const NO_BULK = { folder: null, downloads: { bytesPerSecond: 50_000_000, total: 8, perKey: 2 } }
// A minute and client address.
const BULK_REQUESTS = 600

function openBulk({ config, logger, timing = {} }: AppOptions, { windows: limitSharing }: SharedRateLimits) {
  const { folder, downloads } = config.bulk ?? NO_BULK
  return {
    // Files on S3 are downloaded from there.
    readBulk: createReadBulk(folder?.startsWith('s3://') ? null : folder, logger),
    downloads: createDownloads({ ...downloads, ...timing.downloads }),
    bulkQuota: createRequestQuota({
      name: 'bulk',
      limit: BULK_REQUESTS,
      windowS: timing.windowS,
      limitSharing,
    }),
  }
}

function dataSourcesOptions(options: AppOptions, slow: SlowStatements | null): DataSourcesOptions {
  const { config, databaseUrl, sourceUrls, logger, timing = {} } = options
  return {
    database: {
      databaseUrl,
      directUrl: config.databaseDirectUrl,
      replicaUrls: config.replicaUrls,
      maxLagMs: config.replicaMaxLagMs,
    },
    sourceUrls,
    logger,
    slow,
    node: nodeIdOf(options),
    timing: timing.source,
    versionMs: timing.versionMs,
  }
}

type SharedState = {
  apiKeyCache: ApiKeyCache
  suppression: SuppressionCache
  rateLimits: SharedRateLimits
  changeTail: ChangeTail
}

// State that other processes change: API keys, the suppression list, rate limit windows.
async function openSharedState(options: AppOptions, data: DataSources): Promise<SharedState> {
  const { config, logger, peers = null, timing = {} } = options
  const pool = data.adminPool
  const apiKeyCache = await openApiKeyCache(pool, logger, timing.keys)
  const suppression = await openSuppression({
    pool,
    register: data.unloadedRegister,
    logger,
    registerVersion: data.registerVersion,
    refreshMs: timing.suppressionMs,
  })
  const changeTail = await openChangeTail({ pool, logger })
  await watchChanges(data.notices, {
    data: data.pollNow,
    suppression: suppression.pollNow,
    feed: changeTail.pollNow,
  })
  const rateLimits = await openSharedRateLimits({
    redisUrl: config.redisUrl ?? null,
    peers,
    pool,
    notifications: data.notices,
    logger,
    timing: timing.limitSharing,
  })
  rateLimits.news?.subscribe(({ kind }) => kind === 'keys_changed' && apiKeyCache.refresh())
  return { apiKeyCache, suppression, rateLimits, changeTail }
}

function composeUseCases(options: AppOptions, data: DataSources, suppression: SuppressionCache): UseCases {
  const { sources, search, changes, adminPool, dataVersion } = data
  return createUseCases({
    sources,
    changes,
    suppression,
    searchCompanies: options.searchCompanies({ source: search, suppression }),
    recordLookup: createLookupLog(adminPool),
    dataVersion,
    caching: options.timing?.caching,
  })
}

async function registerTools(
  server: FastifyInstance,
  { config, logger, metrics, timing = {} }: AppOptions,
  { data, shared, useCases }: { data: DataSources; shared: SharedState; useCases: UseCases },
): Promise<void> {
  const findNotLoaded = () => notLoadedOf(data.loadStates())
  const tools = createTools({ ...useCases, findNotLoaded })
  await registerMcp(server, {
    tools: metrics?.countCalls(tools) ?? tools,
    apiKeyCache: shared.apiKeyCache,
    logger,
    from: data,
    pool: data.adminPool,
    baseUrl: config.baseUrl,
    sharing: shared.rateLimits,
    allowedHosts: [...(config.host ? [config.host] : []), ...(config.mcpAllowedHosts ?? [])],
    timing: { windowS: timing.windowS, ...timing.mcp },
  })
}

// Processes of one supervisor form one node: they share its node id.
function nodeIdOf({ peers }: AppOptions): number {
  if (!peers) return randomInt(1, 2 ** 31)
  return createHash('sha256').update(`${hostname()} ${process.ppid}`).digest().readUInt32BE() >>> 1
}

function describeSite(config: AppOptions['config']): Site {
  const { baseUrl = null, host = '127.0.0.1', port = 8080, defaultLanguage = 'nl', mail = null } = config
  return {
    origin: publicOrigin({ baseUrl, host, port }),
    defaultLanguage,
    withMails: mail !== null,
    securityContact: config.securityContact ?? null,
  }
}
