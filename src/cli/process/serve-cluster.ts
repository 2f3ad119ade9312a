// Serves with several processes on one port. This primary process supervises them, holds the embedded database,
// aggregates rate limits and metrics, and coordinates the shutdown.

import type { Config } from '../../config.ts'
import type { Logger } from '../../platform/log.ts'
import { type ProcessSupervisor, superviseProcesses } from '../../platform/process/supervisor.ts'
import { readConnectionLimit } from '../../store/db/database-server.ts'
import type { Pool } from '../../store/db/pool.ts'
import { createMemoryCounter } from '../../usecases/rate-limits/memory-counter.ts'
import type { OpenDatabase } from '../open-database.ts'
import { checkPortAvailable } from './check-port.ts'
import { type ClusterWorker, startClusterWorker } from './cluster-worker.ts'
import { openMetricsListener, type RunningService } from './serve-single.ts'

// Longer than the processes' shutdown timeout.
const SHUTDOWN_TIMEOUT_MS = 13_000
// Maximum connections of one process (docs/scale.md, Connections), and a reserve for commands and a worker.
const CONNECTIONS_EACH = 41
const RESERVED_CONNECTIONS = 20

/** Serves with `config.processes` processes. Throws `CliError` when a port cannot be opened or no process starts. */
export async function serveCluster(
  config: Config,
  database: OpenDatabase,
  logger: Logger,
): Promise<RunningService> {
  const { host, port, processes } = config
  await checkPortAvailable({ host, port, setting: 'PORT' }) // reported once instead of by each process
  await warnOfConnections(config, database.pool, logger)
  const orders = { config, databaseUrl: config.databaseUrl ?? database.socketUrl }
  const counts = createMemoryCounter()
  const supervisor = await superviseProcesses(processes, () => startClusterWorker({ orders, counts }), logger)
  const scrapes = await openAggregatedMetrics(supervisor, config, logger).catch(async error => {
    await supervisor.stop()
    throw error
  })
  return {
    failed: supervisor.failed,
    async close() {
      await supervisor.stop()
      await scrapes?.close()
    },
    shutdownTimeoutMs: SHUTDOWN_TIMEOUT_MS,
  }
}

// Behind a pooler the server's limit is irrelevant.
async function warnOfConnections(config: Config, pool: Pool, logger: Logger): Promise<void> {
  if (config.databaseDirectUrl !== null) return
  const needed = config.processes * CONNECTIONS_EACH + RESERVED_CONNECTIONS
  const allowed = await readConnectionLimit(pool)
  if (needed <= allowed) return
  const remedy = 'raise max_connections or start fewer processes'
  logger.warn(
    { needed, allowed, remedy },
    'the pools of these processes can exceed the max_connections of the database',
  )
}

async function openAggregatedMetrics(
  supervisor: ProcessSupervisor<ClusterWorker>,
  config: Config,
  logger: Logger,
) {
  if (config.metrics.port === null) return null
  const { aggregateMetrics, CONTENT_TYPE } = await import('../../http/metrics/metrics.ts')
  const write = async () => {
    const measured = await Promise.allSettled(supervisor.ready().map(one => one.measure()))
    return aggregateMetrics(measured.flatMap(result => (result.status === 'fulfilled' ? [result.value] : [])))
  }
  return openMetricsListener({ contentType: CONTENT_TYPE, write }, config, logger)
}
