// Serving with one process: this one.

import type { Config } from '../../config.ts'
import type { Logger } from '../../platform/log.ts'
import type { OpenDatabase } from '../open-database.ts'
import { rethrowListenError } from './check-port.ts'
import { openService } from './open-service.ts'
import { SHUTDOWN_TIMEOUT_MS } from './shutdown-signal.ts'

/** What serves, once it listens. */
export type RunningService = {
  /** Rejects with the reason when serving cannot go on. */
  failed: Promise<never>
  /** Finishes what is in flight and stops. */
  close(): Promise<void>
  /** Longer than closing takes. */
  shutdownTimeoutMs: number
}

/** Serves in this process. Throws `CliError` when a port cannot be had. */
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

/** What is asked at each scrape, as far as the listener needs it. */
export type MetricsSource = { contentType: string; write(): Promise<string> }

/** Opens the port of metrics, where one is set. Throws `CliError` when it cannot be had. */
export async function openMetricsListener(metrics: MetricsSource, config: Config, logger: Logger) {
  const { host, port } = config.metrics
  if (port === null) return null
  const { startMetricsServer: listenForScrapes } = await import('../../http/metrics/metrics-server.ts')
  return listenForScrapes({ metrics, host, port, logger }).catch(error =>
    rethrowListenError(error, { host, port, setting: 'METRICS_PORT' }),
  )
}
