// The whole service on one database, ready to listen: opens what the server reads and closes it again.

import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { SourceName } from '../domain/errors.ts'
import type { Logger } from '../log.ts'
import { type McpTiming, registerMcp } from '../mcp/endpoint.ts'
import { createTools } from '../mcp/tools/all-tools.ts'
import { answerFromSources } from '../mcp/tools/answer-from-sources.ts'
import { createCompanyReader } from '../store/companies.ts'
import { openPool, type Pool } from '../store/db.ts'
import { createEventReader } from '../store/events.ts'
import { readRegisterVersion } from '../store/register-version.ts'
import { readRiskVersion } from '../store/risk/risk-version.ts'
import { createScoreReader } from '../store/risk/scores.ts'
import { createRollupReader } from '../store/rollup.ts'
import { readTimelineVersion } from '../store/rollup-refresh.ts'
import { openSource, type Source, type SourceOptions, type SourceTiming } from '../store/source.ts'
import { createTimelineReader } from '../store/timeline.ts'
import { createGetCompany, type HoldingLimits } from '../usecases/get-company.ts'
import { createGetRollup } from '../usecases/get-rollup.ts'
import { type KeyRingTiming, openKeyRing } from '../usecases/key-ring.ts'
import { createListEvents } from '../usecases/list-events.ts'
import { type Repeated, type Repetition, repeat } from '../usecases/repeat.ts'
import { SEARCH_SESSION, type SearchCompanies } from '../usecases/search-companies.ts'
import { createBudget } from './limits.ts'
import { createServer } from './server.ts'

export type AppOptions = {
  config: Pick<Config, 'trustedProxies'> & Partial<Pick<Config, 'baseUrl' | 'host' | 'mcpAllowedHosts'>>
  /** A migrated database. It may be away: then every call is refused or answered 503 until it is back. */
  databaseUrl: string
  /** Where sources lie that are in another database than that one. */
  sourceUrls?: Partial<Record<SourceName, string>>
  logger: Logger
  /** Makes the search on a source of its own, so that a slow search never holds up a dossier. */
  searchCompanies: (deps: { source: Source }) => SearchCompanies
  timing?: Partial<AppTiming>
}

/** Everything that takes time, so that it can be made short. */
export type AppTiming = {
  source: Partial<SourceTiming>
  holding: Partial<HoldingLimits>
  keys: Partial<KeyRingTiming>
  mcp: Partial<McpTiming>
  /** How often a new register load, new gazette events and new scores are looked for. */
  versionMs: number
  /** Length of a rate limit window. */
  windowS: number
  /** How long requests in flight may take to finish once the app closes. */
  drainMs: number
}

export type App = {
  server: FastifyInstance
  /** Stops accepting, lets requests in flight finish, gives up what was opened; within ten seconds. */
  close(): Promise<void>
}

const VERSION_MS = 1_000
const DRAIN_MS = 6_000
const IDLE_CHECK_MS = 50
const UPKEEP_TIMING = { statementTimeoutMs: 1_000, connectTimeoutMs: 1_000 }

// Point reads always go by the index, also where the planner still takes a table for empty; planned once.
const POINT_READS = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off', jit: 'off' }

export async function createApp(options: AppOptions): Promise<App> {
  const { config, databaseUrl, logger, timing = {} } = options
  const urlOf = (name: SourceName) => options.sourceUrls?.[name] ?? databaseUrl
  const open = (name: SourceName, more: Pick<SourceOptions, 'purpose' | 'session'> = {}) =>
    openSource({ name, url: urlOf(name), logger, timing: timing.source, session: POINT_READS, ...more })
  const [register, gazette] = [open('register'), open('gazette')]
  const [risk, accounts] = [open('risk'), open('accounts')]
  const search = open('register', { purpose: 'search', session: SEARCH_SESSION })
  const upkeep = openPool(databaseUrl, { name: 'upkeep', max: 2, ...UPKEEP_TIMING })
  const [gazetteUpkeep, riskUpkeep] = (['gazette', 'risk'] as const).map(name =>
    openPool(urlOf(name), { name: `${name} upkeep`, max: 1, ...UPKEEP_TIMING }),
  ) as [Pool, Pool]

  const keyRing = await openKeyRing(upkeep, logger, timing.keys)
  const watch = { everyMs: timing.versionMs ?? VERSION_MS, logger }
  const versions = await Promise.all([
    watchVersion({ name: 'reading the register version', ...watch, read: () => readRegisterVersion(upkeep) }),
    watchVersion({
      name: 'reading the timeline version',
      ...watch,
      read: () => readTimelineVersion(gazetteUpkeep),
    }),
    watchVersion({ name: 'reading the risk version', ...watch, read: () => readRiskVersion(riskUpkeep) }),
  ])
  const readers = {
    companies: createCompanyReader(register),
    timelines: createTimelineReader(gazette),
    scores: createScoreReader(risk),
  }
  const { companies, scores } = readers
  const getCompany = createGetCompany({
    readers,
    dataVersion: () => versions.map(({ current }) => current()).join(),
    limits: timing.holding,
  })
  const searchCompanies = options.searchCompanies({ source: search })
  const server = createServer({
    config,
    logger,
    keyRing,
    budget: createBudget({ windowS: timing.windowS }),
    getCompany,
    listEvents: createListEvents({ companies, timeline: createEventReader(gazette) }),
    getRollup: createGetRollup({ companies, summaries: createRollupReader(gazette) }),
    searchCompanies,
  })
  const answers = answerFromSources({
    ...{ register, gazette, accounts },
    ...{ companies, scores, getCompany, searchCompanies },
  })
  await registerMcp(server, {
    tools: createTools(answers),
    keyRing,
    logger,
    pool: upkeep,
    databaseUrl,
    baseUrl: config.baseUrl,
    allowedHosts: [...(config.host ? [config.host] : []), ...(config.mcpAllowedHosts ?? [])],
    timing: { windowS: timing.windowS, ...timing.mcp },
  })
  return {
    server,
    async close() {
      await closeServer(server, timing.drainMs ?? DRAIN_MS)
      await Promise.all([keyRing.close(), ...versions.map(version => version.stop())])
      await Promise.all([register, gazette, risk, accounts, search].map(source => source.close()))
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

// A connection becomes idle when its last answer is out, which can be after the server was told to close.
async function closeServer(server: FastifyInstance, drainMs: number): Promise<void> {
  const idle = setInterval(() => server.server.closeIdleConnections(), IDLE_CHECK_MS)
  const late = setTimeout(() => server.server.closeAllConnections(), drainMs)
  try {
    await server.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
}
