// Opens what only the machine surfaces read: connections of their own for probes, which must neither wait for what is
// served nor hold it up, and a source of its own for the sitemap.

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

export type FeedReaders = {
  readHealth: ReadHealth
  /** For pages, which never wait for it but the first time. */
  readFreshness(): Promise<Freshness>
  suggest: SuggestTownsAndCodes
  /** Where the sitemap is stored. */
  sitemapSource: Source
  close(): Promise<void>
}

export type FeedReadersOptions = {
  data: Pick<DataSources, 'sources' | 'sourceStates' | 'places' | 'endpointsOf' | 'endpointReports'>
  sharedLimits(): SharedLimits
  logger: Logger
  slow?: SlowStatements | null
}

// Shorter than a probe is waited for. As many connections as there are probes, or one that hangs would hold up others;
// none of them stays open for longer than ten seconds after it was needed.
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
  const stored = { name: 'register', endpoints: places } as const
  const sitemapSource = openSource({ ...stored, logger, slow, purpose: 'sitemap', connections: 2 })
  const readHealth = createReadHealth({
    ...{ logger, sharedLimits: options.sharedLimits },
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
