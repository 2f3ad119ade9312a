// Opens the dependencies of the site beyond the shared use cases: members, health probes, towns and activities, the
// search quota.

import { type Config, PROJECT_DIR } from '../config.ts'
import { staleWhileRevalidate } from '../platform/cache/memoize.ts'
import type { Logger } from '../platform/log.ts'
import { readBuild } from '../platform/process/build-info.ts'
import type { Pool } from '../store/db/pool.ts'
import type { EndpointPool } from '../store/db/replicas/endpoint-pool.ts'
import { openPrimaryPool } from '../store/db/replicas/primary.ts'
import type { SlowStatements } from '../store/db/slow-statements.ts'
import { openSource, type Source } from '../store/db/source.ts'
import type { UseCases } from '../usecases/create-use-cases.ts'
import type { Freshness } from '../usecases/health/read-freshness.ts'
import { createReadHealth, type HealthPools, type ReadHealth } from '../usecases/health/read-health.ts'
import { createActivityReaders } from '../usecases/listings/get-activity.ts'
import { createTownReaders } from '../usecases/listings/get-town.ts'
import { type MembersOptions, openMembers } from '../usecases/members/open-members.ts'
import { createDescribeWatched } from '../usecases/members/watch-list.ts'
import type { SharedLimits, SharedRateLimits } from '../usecases/rate-limits/open-shared-limits.ts'
import {
  createSuggestTownsAndCodes,
  type SuggestTownsAndCodes,
} from '../usecases/search/suggest-towns-and-codes.ts'
import type { SuppressionCache } from '../usecases/suppression/suppression-cache.ts'
import { createRequestQuota, type RequestQuota } from './limits/request-quota.ts'
import type { DataSources } from './open-data-sources.ts'
import type { Site } from './site/page.ts'
import type { SiteDeps } from './site/router.ts'

// Opens the data sources of the feeds. Health probes have their own connections, so that probes and traffic cannot
// delay each other; the sitemap has its own source.

type FeedReaders = {
  readHealth: ReadHealth
  /** Stale-while-revalidate: only the first read waits. */
  readFreshness(): Promise<Freshness>
  suggest: SuggestTownsAndCodes
  sitemapSource: Source
  close(): Promise<void>
}

type FeedReadersOptions = {
  data: Pick<DataSources, 'sources' | 'sourceStates' | 'places' | 'endpointsOf' | 'endpointReports'>
  sharedLimits(): SharedLimits
  logger: Logger
  slow?: SlowStatements | null
}

// Timeouts are shorter than the probe timeout. One connection per probe, so that a hanging probe does not block others.
const PROBE = { max: 8, statementTimeoutMs: 800, connectTimeoutMs: 800 }
// Data change a few times a day.
const FRESHNESS_TTL_MS = 30_000

function openFeedReaders(options: FeedReadersOptions): FeedReaders {
  const { data, logger, slow } = options
  const { sources, places, endpointsOf } = data
  const pools = new Map<EndpointPool, Pool>()
  const poolOf = (probed: EndpointPool) => {
    const pool = pools.get(probed) ?? openPrimaryPool(probed, { name: 'probes', slow, ...PROBE })
    pools.set(probed, pool)
    return pool
  }
  const probed: HealthPools = {
    main: poolOf(places),
    register: poolOf(endpointsOf('register')),
    gazette: poolOf(endpointsOf('gazette')),
    accounts: poolOf(endpointsOf('accounts')),
    risk: poolOf(endpointsOf('risk')),
  }
  const sitemapSource = openSource({
    name: 'register',
    endpoints: places,
    logger,
    slow,
    purpose: 'sitemap',
    connections: 2,
  })
  const readHealth = createReadHealth({
    logger,
    sharedLimits: options.sharedLimits,
    pools: probed,
    sourceStates: data.sourceStates,
    endpointReports: data.endpointReports,
  })
  return {
    readHealth,
    readFreshness: staleWhileRevalidate(async () => (await readHealth()).freshness, FRESHNESS_TTL_MS),
    suggest: createSuggestTownsAndCodes({ register: sources.register }),
    sitemapSource,
    async close() {
      await Promise.all([sitemapSource.close(), ...[...pools.values()].map(pool => pool.end())])
    },
  }
}

// The default of the setting of that name.
const PAGE_RATE_LIMIT = 600

type OpenSiteOptions = {
  site: Site
  useCases: UseCases
  data: DataSources
  suppression: SuppressionCache
  /** Shared with REST. */
  quota: RequestQuota
  /** Rate limit windows shared with other processes. */
  sharing: Pick<SharedRateLimits, 'windows' | 'state'>
  windowS?: number
  /** Pages and badges a minute and client network. */
  pageRateLimit?: number
  members?: Pick<MembersOptions, 'limits' | 'retryAfterMs'>
  build?: Config['build']
  logger: Logger
  slow?: SlowStatements | null
}

type OpenedSite = { deps: SiteDeps; close(): Promise<void> }

export async function openSiteDeps(options: OpenSiteOptions): Promise<OpenedSite> {
  const { site, useCases, data, suppression, quota, logger, slow } = options
  const { sources } = data
  const secureCookies = site.origin.startsWith('https:')
  const members = openMembers({ endpoints: data.places, logger, slow, secureCookies, ...options.members })
  const feeds = openFeedReaders({ data, logger, slow, sharedLimits: options.sharing.state })
  const directory = {
    register: data.unloadedRegister,
    gazette: sources.gazette,
    accounts: sources.accounts,
    isHidden: suppression.hides,
  }
  const activities = createActivityReaders(directory)
  const towns = createTownReaders({ ...directory, nameActivities: activities.nameActivities })
  return {
    deps: {
      site,
      logger,
      quota,
      members,
      dataVersion: data.dataVersion,
      ...useCases,
      ...feeds,
      ...activities,
      describeWatched: createDescribeWatched({ sources, isHidden: suppression.hides }),
      loadStates: data.loadStates,
      ...towns,
      build: await readBuild(PROJECT_DIR, options.build ?? { commit: null, builtAt: null }),
      pageQuota: createRequestQuota({
        name: 'pages',
        limit: options.pageRateLimit ?? PAGE_RATE_LIMIT,
        windowS: options.windowS,
        limitSharing: options.sharing.windows,
      }),
      searchQuota: createRequestQuota({
        name: 'search pages',
        windowS: options.windowS,
        limitSharing: options.sharing.windows,
      }),
      readMember: request => members.read(request),
    },
    async close() {
      await feeds.close()
      await members.close()
    },
  }
}
