// Trace export; OpenTelemetry is only loaded when it is configured.

import { type Config, PROJECT_DIR } from '../../config.ts'
import { createLogger, type Logger } from '../../platform/log.ts'
import { readBuild } from '../../platform/process/build-info.ts'
import type { Tracing } from '../../platform/tracing/export-traces.ts'

/** Runs `work` with tracing as configured, and flushes the traces afterwards. */
export async function withTracing<T>(
  config: Pick<Config, 'traces' | 'build' | 'logLevel'>,
  work: () => Promise<T>,
): Promise<T> {
  const tracing = await openTracing(config, createLogger(config.logLevel))
  try {
    return await work()
  } finally {
    await tracing?.close()
  }
}

/**
 * Starts exporting traces to the collector in `config.traces`; null when none is configured. Call before opening
 * databases and servers: those opened earlier are not traced.
 */
export async function openTracing(
  config: Pick<Config, 'traces' | 'build'>,
  logger: Logger,
): Promise<Tracing | null> {
  const { endpoint, ...traces } = config.traces
  if (endpoint === null) return null
  const { startTraceExport } = await import('../../platform/tracing/export-traces.ts')
  const { release } = await readBuild(PROJECT_DIR, config.build)
  return startTraceExport({ ...traces, endpoint, release, logger })
}
