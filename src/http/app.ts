// The whole service on one database, ready to listen: opens what the server reads and closes it again.

import { createHash, randomInt } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { type Config, publicOrigin } from '../config.ts'
import type { SourceName } from '../domain/errors.ts'
import { type McpTiming, registerMcp } from '../mcp/endpoint/register-endpoint.ts'
import { createTools } from '../mcp/tools/create-tools.ts'
import type { Logger } from '../platform/log.ts'
import type { SharedCounter } from '../store/access/shared-counter.ts'
import { logSlowStatements } from '../store/db/slow-statements.ts'
import type { Source, SourceTiming } from '../store/db/source.ts'
import { type ApiKeyCacheTiming, openApiKeyCache } from '../usecases/access/api-key-cache.ts'
import { watchChanges } from '../usecases/changes/watch-changes.ts'
import { createUseCases } from '../usecases/create-use-cases.ts'
import type { CacheLimits } from '../usecases/dossier/dossier-cache.ts'
import type { MembersOptions } from '../usecases/members/open-members.ts'
import { openSharedRateLimits, type SharingOptions } from '../usecases/rate-limits/open-shared-limits.ts'
import type { SearchCompanies } from '../usecases/search/search-companies.ts'
import { withUnregisteredCompanies } from '../usecases/search/unregistered-companies.ts'
import { openSuppression, type Suppression } from '../usecases/suppression/suppression-cache.ts'
import { closeGracefully } from './graceful-shutdown.ts'
import { type Lane, limitConcurrency } from './limits/concurrency-limiter.ts'
import { createRequestQuota } from './limits/request-quota.ts'
import type { Metrics } from './metrics/metrics.ts'
import { openDataSources } from './open-data-sources.ts'
import { openSiteDeps } from './open-site.ts'
import { createServer, REST_PREFIX } from './server.ts'
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
        | 'mcpAllowedHosts'
        | 'build'
        | 'logRequests'
        | 'slowQueryMs'
        | 'databaseDirectUrl'
        | 'replicaUrls'
        | 'replicaMaxLagMs'
        | 'redisUrl'
        | 'maxConnections'
      >
    >
  /** A migrated database. It may be away: then every call is refused or answered 503 until it is back. */
  databaseUrl: string
  /** Where sources lie that are in another database than that one. */
  sourceUrls?: Partial<Record<SourceName, string>>
  logger: Logger
  /** Makes the search on a source of its own, so that a slow search never holds up a dossier. */
  searchCompanies: (deps: { source: Source; suppression: Suppression }) => SearchCompanies
  timing?: Partial<AppTiming>
  /** Other processes of this node, which count with this one; without them it counts alone, or by way of Redis. */
  peers?: SharedCounter | null
  /** Counts and measures; without it nothing is counted, and nothing of it is loaded. */
  metrics?: Metrics | null
}

/** Everything that takes time, so that it can be made short. */
export type AppTiming = {
  source: Partial<SourceTiming>
  caching: Partial<CacheLimits>
  keys: Partial<ApiKeyCacheTiming>
  mcp: Partial<McpTiming>
  members: Pick<MembersOptions, 'limits' | 'retryAfterMs'>
  /** How often a new register load, new gazette events and new scores are looked for. */
  versionMs: number
  /** How often the suppression list is looked at. */
  suppressionMs: number
  /** How long a request may take to arrive whole. */
  requestMs: number
  /** Length of a rate limit window. */
  windowS: number
  /** Of what processes tell each other. */
  limitSharing: SharingOptions['timing']
  /** How long requests in flight may take to finish once the app closes. */
  drainMs: number
}

export type App = {
  server: FastifyInstance
  /** Stops accepting, lets requests in flight finish, gives up what was opened; within ten seconds. */
  close(): Promise<void>
}

const DRAIN_MS = 6_000

export async function createApp(options: AppOptions): Promise<App> {
  const { config, databaseUrl, logger, timing = {}, metrics = null } = options
  const { windowS } = timing
  const slow = logSlowStatements(config.slowQueryMs ?? null, logger)
  const data = await openDataSources({
    database: {
      databaseUrl,
      directUrl: config.databaseDirectUrl,
      replicaUrls: config.replicaUrls,
      maxLagMs: config.replicaMaxLagMs,
    },
    ...{ sourceUrls: options.sourceUrls, logger, slow, node: nodeIdOf(options) },
    ...{ timing: timing.source, versionMs: timing.versionMs },
  })
  const { sources, search, adminPool, registerVersion, dataVersion } = data
  const apiKeyCache = await openApiKeyCache(adminPool, logger, timing.keys)
  const suppression = await openSuppression({
    ...{ pool: adminPool, register: data.unloadedRegister, logger, registerVersion },
    refreshMs: timing.suppressionMs,
  })
  await watchChanges(data.notices, { data: data.pollNow, suppression: suppression.pollNow })
  const limitSharing = await openSharedRateLimits({
    ...{ redisUrl: config.redisUrl ?? null, peers: options.peers ?? null },
    ...{ pool: adminPool, notifications: data.notices, logger, timing: timing.limitSharing },
  })
  limitSharing.news?.subscribe(({ kind }) => kind === 'keys_changed' && apiKeyCache.refresh())
  const { register, gazette, accounts } = sources
  const searchRegister = options.searchCompanies({ source: search, suppression })
  const searchCompanies = withUnregisteredCompanies(searchRegister, {
    register,
    gazette,
    accounts,
    suppression,
  })
  const caching = timing.caching
  const answers = createUseCases({ sources, suppression, searchCompanies, dataVersion, caching })
  const site = describeSite(config)
  const budget = createRequestQuota({ name: 'api', windowS, limitSharing: limitSharing.windows })
  const server = createServer({
    ...{ ...answers, config, logger, apiKeyCache, quota: budget, site },
    requestCounters: metrics?.requests,
    requestMs: timing.requestMs,
  })
  const queuedRequests = limitConcurrency(server.server, ({ url }) => laneOf(url ?? ''))
  const { members } = timing
  const { build } = config
  const opened = await openSiteDeps({
    ...{
      logger,
      slow,
      site,
      answers,
      data,
      suppression,
      budget,
      sharing: limitSharing,
      windowS,
      members,
      build,
    },
  })
  await server.register(async scope => registerSite(scope, opened.deps))
  metrics?.addReaders({
    sourceStates: data.sourceStates,
    ...{
      queuedRequests,
      poolUse: data.poolUse,
      heldDossiers: answers.dossierCacheStats,
      readHealth: opened.deps.readHealth,
    },
  })
  const tools = createTools(answers)
  await registerMcp(server, {
    tools: metrics?.countCalls(tools) ?? tools,
    ...{ apiKeyCache, logger, from: data, pool: adminPool, baseUrl: config.baseUrl, sharing: limitSharing },
    allowedHosts: [...(config.host ? [config.host] : []), ...(config.mcpAllowedHosts ?? [])],
    timing: { windowS, ...timing.mcp },
  })
  return {
    server,
    async close() {
      await closeGracefully(server, timing.drainMs ?? DRAIN_MS)
      await limitSharing.close()
      await Promise.all([apiKeyCache.close(), suppression.close(), data.stopPolling()])
      await opened.close()
      await data.close()
    },
  }
}

// Processes that one keeper started are one node, and count with each other by way of it.
function nodeIdOf({ peers }: AppOptions): number {
  if (!peers) return randomInt(1, 2 ** 31)
  return createHash('sha256').update(`${hostname()} ${process.ppid}`).digest().readUInt32BE() >>> 1
}

function describeSite(config: AppOptions['config']): Site {
  const { baseUrl = null, host = '127.0.0.1', port = 8080, defaultLanguage = 'nl' } = config
  return { origin: publicOrigin({ baseUrl, host, port }), defaultLanguage }
}

// Some dozens keep the database busy; at several times as many a request begins to cost more. Searches have a line of their own:
// they are what takes long, and all that could be at work may hang while dossiers are answered as ever.
const SEARCH_LANE: Lane = { most: 64 }
const DEFAULT_LANE: Lane = { most: 128 }
const SEARCH_PATH = `${REST_PREFIX}/search`

function laneOf(url: string): Lane | null {
  if (!url.startsWith(REST_PREFIX)) return null
  return url.startsWith(SEARCH_PATH) ? SEARCH_LANE : DEFAULT_LANE
}
