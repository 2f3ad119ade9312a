// Traces, when they are sent somewhere: only then is anything of OpenTelemetry loaded.

import { type Config, PROJECT_DIR } from '../../config.ts'
import { createLogger, type Logger } from '../../platform/log.ts'
import { readBuild } from '../../platform/process/build-info.ts'
import type { Tracing } from '../../platform/tracing/export-traces.ts'

/** Does `work` with traces as `config` has them; what is left of them is sent when it is done. */
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
 * Sends what this process does to the collector that `config.traces` names; null, and nothing is loaded, when it names none.
 * To be called before databases and servers are opened: those that are open already are not traced.
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
