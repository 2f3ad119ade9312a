// The use cases of the service over the database of a command, with its suppression list.

import type { Config } from '../config.ts'
import type { SourceName } from '../domain/errors.ts'
import type { WorkbookSources } from '../http/site/report/workbook.ts'
import { createLogger } from '../platform/log.ts'
import { createProbe } from '../platform/polling/probe.ts'
import { type LoadedSource, requireLoaded } from '../store/db/require-loaded.ts'
import { openSource, type Source } from '../store/db/source.ts'
import { readGazetteCoverage } from '../store/gazette/coverage.ts'
import { createUseCases } from '../usecases/create-use-cases.ts'
import { readFreshness } from '../usecases/health/read-freshness.ts'
import { createSuppressionReader } from '../usecases/suppression/read-suppression.ts'
import type { OpenDatabase } from './open-database.ts'

const LOADED: readonly LoadedSource[] = ['register', 'gazette', 'accounts']

/** `sources`: the use cases, and what reports tell of the sources. `close` ends its connections. */
export async function openUseCases(
  config: Config,
  { url, pool }: OpenDatabase,
): Promise<{ sources: WorkbookSources; close(): Promise<void> }> {
  const logger = createLogger(config.logLevel)
  const open = (name: SourceName) => openSource({ name, url, logger, connections: 2 })
  const opened: Record<SourceName, Source> = {
    register: open('register'),
    gazette: open('gazette'),
    accounts: open('accounts'),
    risk: open('risk'),
  }
  const loaded = LOADED.map(name => [name, requireLoaded(opened[name], name)] as const)
  const list = await createSuppressionReader(pool)()
  const useCases = createUseCases({
    sources: { ...opened, ...Object.fromEntries(loaded) },
    suppression: { list: () => list },
    searchCompanies: async () => [], // a report searches nothing
    dataVersion: () => null,
  })
  const pools = { register: pool, gazette: pool, accounts: pool, risk: pool }
  return {
    sources: {
      ...useCases,
      readFreshness: () => readFreshness(pools, createProbe(logger), () => readGazetteCoverage(pool)),
      loadStates: () =>
        Object.fromEntries(loaded.map(([name, source]) => [name, source.loadState()])) as ReturnType<
          WorkbookSources['loadStates']
        >,
    },
    async close() {
      await Promise.all(Object.values(opened).map(source => source.close()))
    },
  }
}
