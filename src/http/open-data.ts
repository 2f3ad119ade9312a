// What the service reads, opened: a source for each kind of data, and a look now and then at where it lies and which load
// of it is live.

import type { SourceName } from '../domain/errors.ts'
import type { Logger } from '../log.ts'
import type { DataVersions } from '../store/data-version.ts'
import { type Pool, type PoolUse, poolUse } from '../store/db.ts'
import { type LoadStates, onceLoaded } from '../store/once-loaded.ts'
import { openPlaces, type PlaceReport, type Places, type PlacesOptions } from '../store/replicas/places.ts'
import { openPrimaryPool } from '../store/replicas/primary-pool.ts'
import type { SlowStatements } from '../store/slow-statements.ts'
import {
  openSource,
  type Source,
  type SourceOptions,
  type SourceState,
  type SourceTiming,
} from '../store/source.ts'
import { type Notices, openNotices } from '../usecases/notices.ts'
import { type Repetition, repeat } from '../usecases/repeat.ts'
import { SEARCH_CONNECTIONS, SEARCH_SESSION } from '../usecases/search-companies.ts'
import { createPlaceTeller } from './tell-places.ts'

export type OpenDataOptions = {
  /** Where keys, members and loads lie, and every source that has no address of its own. */
  database: PlacesOptions
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

export type OpenData = {
  /** Register, gazette and accounts do not answer before anything was loaded into them. */
  sources: Record<SourceName, Source>
  /** The register also while it is empty, for whoever looks after it. */
  emptyOrNot: Source
  /** The register once more, so that a slow search never holds up a dossier. */
  search: Source
  /** For what the service keeps of its own: keys, sessions, the suppression list. */
  upkeep: Pool
  /** Where the database itself lies, and each source. */
  places: Places
  placesOf(source: SourceName): Places
  notices: Notices
  sourceStates(): Record<SourceName, SourceState>
  /** Into which sources anything was ever loaded. */
  loadStates(): LoadStates
  /** How busy each pool is, by its name. */
  poolUse(): Record<string, PoolUse>
  placeReports(): PlaceReport[]
  /** The last one known. */
  registerVersion(): string
  /** Changes with every load of what dossiers are made of; null when it was not found out in the last second. */
  dataVersion(): string | null
  /** Looks anew as soon as may be. */
  lookSoon(): void
  /** Stops looking; sources and pools still serve. */
  stopLooking(): Promise<void>
  close(): Promise<void>
}

// With the look itself, less than half of the second within which all must know: also where nothing is told.
const VERSION_MS = 400
const UPKEEP_TIMING = { statementTimeoutMs: 1_000, connectTimeoutMs: 1_000 }

// Point reads always go by the index, also where the planner still takes a table for empty; planned once.
const POINT_READS = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off', jit: 'off' }

export async function openData(options: OpenDataOptions): Promise<OpenData> {
  const { logger, timing, slow, versionMs: everyMs = VERSION_MS } = options
  const { main, placesOf, all } = openAllPlaces(options)
  const open = (name: SourceName, more: Pick<SourceOptions, 'purpose' | 'session' | 'connections'> = {}) =>
    openSource({ name, places: placesOf(name), logger, timing, slow, session: POINT_READS, ...more })
  const register = open('register')
  const sources = {
    register: onceLoaded(register, 'register'),
    gazette: onceLoaded(open('gazette'), 'gazette'),
    accounts: onceLoaded(open('accounts'), 'accounts'),
    risk: open('risk'),
  }
  const searching = { purpose: 'search', session: SEARCH_SESSION, connections: SEARCH_CONNECTIONS }
  const search = onceLoaded(open('register', searching), 'register')
  const tell = createPlaceTeller(logger)
  const look = (places: Places) => places.look().finally(() => tell(places.reports()))
  const looking = await Promise.all(
    all.map(places => repeat({ name: 'looking at the data', everyMs, logger, work: () => look(places) })),
  )
  const upkeep = openPrimaryPool(main, { name: 'upkeep', max: 2, slow, ...UPKEEP_TIMING })
  const notices = await openNotices({
    url: () => main.primary().directUrl,
    ...{ logger, node: options.node },
  })
  let registerVersion = 'unread'
  return {
    ...{ sources, emptyOrNot: register, search, upkeep, places: main, placesOf, notices },
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
      upkeep: poolUse(upkeep),
    }),
    placeReports: main.reports,
    registerVersion() {
      registerVersion = main.versions()?.register ?? registerVersion
      return registerVersion
    },
    dataVersion: joinVersions(main, placesOf('gazette'), placesOf('risk')),
    lookSoon: () => looking.forEach(({ soon }) => void soon()),
    stopLooking: async () => void (await Promise.all([...looking, notices].map(end))),
    async close() {
      await Promise.all([...Object.values(sources), search].map(source => source.close()))
      await Promise.all([upkeep.end(), ...all.map(places => places.close())])
    },
  }
}

type Versioned = Pick<Places, 'versions'>

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

function end(running: Repetition | Notices): Promise<void> {
  return 'stop' in running ? running.stop() : running.close()
}

// Sources of one address are looked at together.
function openAllPlaces({ database, sourceUrls = {} }: OpenDataOptions) {
  const main = openPlaces(database)
  const byUrl = new Map([[database.databaseUrl, main]])
  const placesAt = (databaseUrl: string) => {
    const places = byUrl.get(databaseUrl) ?? openPlaces({ databaseUrl })
    byUrl.set(databaseUrl, places)
    return places
  }
  for (const url of Object.values(sourceUrls)) placesAt(url)
  const placesOf = (source: SourceName) => placesAt(sourceUrls[source] ?? database.databaseUrl)
  return { main, placesOf, all: [...byUrl.values()] }
}
