// What the service reads, opened: a source for each kind of data, and a look now and then at which load of it is live.

import type { SourceName } from '../domain/errors.ts'
import type { Logger } from '../log.ts'
import { openPool, type Pool, type PoolUse, poolUse } from '../store/db.ts'
import { readRegisterVersion } from '../store/register-version.ts'
import { readRiskVersion } from '../store/risk/risk-version.ts'
import { readTimelineVersion } from '../store/rollup-refresh.ts'
import type { SlowStatements } from '../store/slow-statements.ts'
import {
  openSource,
  type Source,
  type SourceOptions,
  type SourceState,
  type SourceTiming,
} from '../store/source.ts'
import { type Repeated, type Repetition, repeat } from '../usecases/repeat.ts'
import { SEARCH_SESSION } from '../usecases/search-companies.ts'

export type OpenDataOptions = {
  databaseUrl: string
  urlOf(source: SourceName): string
  logger: Logger
  timing?: Partial<SourceTiming>
  slow?: SlowStatements | null
  /** How often a new register load, new gazette events and new scores are looked for. */
  versionMs?: number
}

export type OpenData = {
  sources: Record<SourceName, Source>
  /** The register once more, so that a slow search never holds up a dossier. */
  search: Source
  /** For what the service keeps of its own: keys, sessions, the suppression list. */
  upkeep: Pool
  sourceStates(): Record<SourceName, SourceState>
  /** How busy each pool is, by its name. */
  poolUse(): Record<string, PoolUse>
  registerVersion(): string
  /** Changes with every load of what dossiers are made of. */
  dataVersion(): string
  /** Stops looking; sources and pools still serve. */
  stopLooking(): Promise<void>
  close(): Promise<void>
}

const VERSION_MS = 1_000
const UPKEEP_TIMING = { statementTimeoutMs: 1_000, connectTimeoutMs: 1_000 }

// Point reads always go by the index, also where the planner still takes a table for empty; planned once.
const POINT_READS = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off', jit: 'off' }

export async function openData(options: OpenDataOptions): Promise<OpenData> {
  const { databaseUrl, urlOf, logger, timing, slow, versionMs: everyMs = VERSION_MS } = options
  const open = (name: SourceName, more: Pick<SourceOptions, 'purpose' | 'session'> = {}) =>
    openSource({ name, url: urlOf(name), logger, timing, slow, session: POINT_READS, ...more })
  const sources = {
    register: open('register'),
    gazette: open('gazette'),
    accounts: open('accounts'),
    risk: open('risk'),
  }
  const search = open('register', { purpose: 'search', session: SEARCH_SESSION })
  const upkeep = openPool(databaseUrl, { name: 'upkeep', max: 2, slow, ...UPKEEP_TIMING })
  const openUpkeep = (name: SourceName) =>
    openPool(urlOf(name), { name: `${name} upkeep`, max: 1, slow, ...UPKEEP_TIMING })
  const [gazetteUpkeep, riskUpkeep] = [openUpkeep('gazette'), openUpkeep('risk')]
  const watch = (name: string, read: () => Promise<string>) =>
    watchVersion({ name: `reading the ${name} version`, everyMs, logger, read })
  const versions = await Promise.all([
    watch('register', () => readRegisterVersion(upkeep)),
    watch('timeline', () => readTimelineVersion(gazetteUpkeep)),
    watch('risk', () => readRiskVersion(riskUpkeep)),
  ])
  return {
    ...{ sources, search, upkeep },
    sourceStates: () => ({
      register: sources.register.state(),
      gazette: sources.gazette.state(),
      accounts: sources.accounts.state(),
      risk: sources.risk.state(),
    }),
    poolUse: () => ({
      ...Object.fromEntries(Object.values(sources).map(source => [source.name, source.poolUse()])),
      search: search.poolUse(),
      upkeep: poolUse(upkeep),
    }),
    registerVersion: versions[0].current,
    dataVersion: () => versions.map(({ current }) => current()).join(),
    stopLooking: async () => void (await Promise.all(versions.map(version => version.stop()))),
    async close() {
      await Promise.all([...Object.values(sources), search].map(source => source.close()))
      await Promise.all([upkeep, gazetteUpkeep, riskUpkeep].map(pool => pool.end()))
    },
  }
}

type VersionWatch = Omit<Repeated, 'work'> & { read(): Promise<string> }

/** Looks again and again which version of some data is live. */
async function watchVersion({
  read,
  ...repeated
}: VersionWatch): Promise<Repetition & { current(): string }> {
  let version = 'unread'
  const repetition = await repeat({
    ...repeated,
    work: async () => {
      version = await read()
    },
  })
  return { ...repetition, current: () => version }
}
