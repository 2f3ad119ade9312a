// Opens what only the machine surfaces read: connections of their own for probes, which must neither wait for what is
// served nor hold it up, and a source of its own for the sitemap.

import type { SourceName } from '../../../domain/errors.ts'
import type { Logger } from '../../../log.ts'
import { openPool, type Pool } from '../../../store/db.ts'
import type { SlowStatements } from '../../../store/slow-statements.ts'
import { openSource, type Source } from '../../../store/source.ts'
import { holdAndRenew } from '../../../usecases/hold-briefly.ts'
import type { Freshness } from '../../../usecases/read-freshness.ts'
import { createReadHealth, type HealthPools, type ReadHealth } from '../../../usecases/read-health.ts'
import {
  createSuggestPlacesAndCodes,
  type SuggestPlacesAndCodes,
} from '../../../usecases/suggest-places-and-codes.ts'

export type MachineReaders = {
  readHealth: ReadHealth
  /** For pages, which never wait for it but the first time. */
  readFreshness(): Promise<Freshness>
  suggest: SuggestPlacesAndCodes
  /** Where the sitemap is stored. */
  sitemapSource: Source
  close(): Promise<void>
}

export type MachineReadersOptions = {
  /** Where keys lie, and every source that has no place of its own. */
  databaseUrl: string
  urlOf(source: SourceName): string
  sources: Record<SourceName, Pick<Source, 'state' | 'run'>>
  logger: Logger
  slow?: SlowStatements | null
}

// Shorter than a probe is waited for. As many connections as there are probes, or one that hangs would hold up others;
// none of them stays open for longer than ten seconds after it was needed.
const PROBE = { max: 8, statementTimeoutMs: 800, connectTimeoutMs: 800 }
// Data change a few times a day.
const FRESHNESS_FOR_MS = 30_000

export function openMachineReaders(options: MachineReadersOptions): MachineReaders {
  const { databaseUrl, urlOf, sources, logger, slow } = options
  const pools = new Map<string, Pool>()
  const poolAt = (url: string) => {
    const pool = pools.get(url) ?? openPool(url, { name: 'probes', slow, ...PROBE })
    pools.set(url, pool)
    return pool
  }
  const probed: HealthPools = {
    main: poolAt(databaseUrl),
    register: poolAt(urlOf('register')),
    gazette: poolAt(urlOf('gazette')),
    accounts: poolAt(urlOf('accounts')),
    risk: poolAt(urlOf('risk')),
  }
  const stored = { name: 'register', url: databaseUrl } as const
  const sitemapSource = openSource({ ...stored, logger, slow, purpose: 'sitemap', connections: 2 })
  const readHealth = createReadHealth({
    logger,
    pools: probed,
    sourceStates: () => ({
      register: sources.register.state(),
      gazette: sources.gazette.state(),
      accounts: sources.accounts.state(),
      risk: sources.risk.state(),
    }),
  })
  return {
    readHealth,
    readFreshness: holdAndRenew(async () => (await readHealth()).freshness, FRESHNESS_FOR_MS),
    suggest: createSuggestPlacesAndCodes({ register: sources.register }),
    sitemapSource,
    async close() {
      await Promise.all([sitemapSource.close(), ...[...pools.values()].map(pool => pool.end())])
    },
  }
}
