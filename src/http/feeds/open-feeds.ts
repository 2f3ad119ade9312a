// Opens the data sources of the feeds. Health probes have their own connections, so that probes and traffic cannot
// delay each other; the sitemap has its own source.

import { staleWhileRevalidate } from '../../platform/cache/memoize-ttl.ts'
import type { Logger } from '../../platform/log.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { EndpointPool } from '../../store/db/replicas/endpoint-pool.ts'
import { openPrimaryPool } from '../../store/db/replicas/primary-pool.ts'
import type { SlowStatements } from '../../store/db/slow-statements.ts'
import { openSource, type Source } from '../../store/db/source.ts'
import type { Freshness } from '../../usecases/health/read-freshness.ts'
import { createReadHealth, type HealthPools, type ReadHealth } from '../../usecases/health/read-health.ts'
import type { SharedLimits } from '../../usecases/rate-limits/open-shared-limits.ts'
import {
  createSuggestTownsAndCodes,
  type SuggestTownsAndCodes,
} from '../../usecases/search/suggest-towns-and-codes.ts'
import type { DataSources } from '../open-data-sources.ts'

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

export function openFeedReaders(options: FeedReadersOptions): FeedReaders {
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
