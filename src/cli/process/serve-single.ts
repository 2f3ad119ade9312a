// Serves in this process.

import type { Config } from '../../config.ts'
import type { Logger } from '../../platform/log.ts'

import type { OpenDatabase } from '../open-database.ts'
import { rethrowListenError } from './check-port.ts'
import { openService } from './open-service.ts'
import { SHUTDOWN_TIMEOUT_MS } from './signals.ts'

/** A running service. */
export type RunningService = {
  /** Rejects when serving cannot continue. */
  failed: Promise<never>
  /** Graceful shutdown. */
  close(): Promise<void>
  /** Upper bound of the shutdown. */
  shutdownTimeoutMs: number
}

/** Throws `CliError` when a port cannot be opened. */
export async function serveSingle(
  config: Config,
  database: OpenDatabase,
  logger: Logger,
): Promise<RunningService> {
  const databaseUrl = config.databaseUrl ?? database.socketUrl
  const service = await openService({ config, databaseUrl, logger, peers: null })
  try {
    const scrapes = service.metrics && (await openMetricsListener(service.metrics, config, logger))
    await service.listen().catch(async error => {
      await scrapes?.close()
      throw error
    })
    return {
      failed: new Promise(() => {}),
      async close() {
        await scrapes?.close()
        await service.close()
      },
      shutdownTimeoutMs: SHUTDOWN_TIMEOUT_MS,
    }
  } catch (error) {
    await service.close()
    throw error
  }
}

/** Source of the metrics page. */
type MetricsSource = { contentType: string; write(): Promise<string> }

/** Opens the metrics port, if configured. Throws `CliError` when it cannot be opened. */
export async function openMetricsListener(metrics: MetricsSource, config: Config, logger: Logger) {
  const { host, port } = config.metrics
  if (port === null) return null
  const { startMetricsServer } = await import('../../http/metrics/metrics-server.ts')
  return startMetricsServer({ metrics, host, port, logger }).catch(error =>
    rethrowListenError(error, { host, port, setting: 'METRICS_PORT' }),
  )
}
