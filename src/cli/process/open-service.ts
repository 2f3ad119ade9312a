// The service of one process, created from its configuration.

import { setFlagsFromString } from 'node:v8'
import { type Config, PROJECT_DIR } from '../../config.ts'
import type { Metrics } from '../../http/metrics/metrics.ts'
import { createLogger, type Logger } from '../../platform/log.ts'
import { readBuild } from '../../platform/process/build-info.ts'
import { warnOfOpenFiles } from '../../platform/process/open-file-limit.ts'
import type { Tracing } from '../../platform/tracing/export-traces.ts'
import type { SharedCounter } from '../../store/access/shared-counter.ts'
import { createSearchCompanies } from '../../usecases/search/search-companies.ts'
import { rethrowListenError } from './check-port.ts'

// Trace export; OpenTelemetry is only loaded when it is configured.

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

type Service = {
  /** Null when metrics are disabled. */
  metrics: Metrics | null
  /** Throws `CliError` when the port cannot be opened. */
  listen(): Promise<void>
  /** Graceful shutdown: finishes requests in flight within ten seconds. */
  close(): Promise<void>
}

type ServiceOptions = {
  config: Config
  /** A migrated database. */
  databaseUrl: string
  logger: Logger
  /** Other processes of this node that share rate limits; null: none. */
  peers: SharedCounter | null
}

// Limits V8's heap growth, since the database runs on the same machine. Read at each collection, so it can be set
// at run time.
const HEAP_GROWTH = '--heap-growing-percent=45'

// Pretenuring would allocate per-request objects in the old generation, where they stay until the next full
// collection.
const NO_PRETENURING = '--no-allocation-site-pretenuring'

// Accept backlog. Node's default of 511 is too small when many clients reconnect after a stall: a dropped SYN is
// retried after a second, then with backoff. The system may allow less (net.core.somaxconn).
const BACKLOG = 4_096

export async function openService({ config, ...options }: ServiceOptions): Promise<Service> {
  setFlagsFromString(HEAP_GROWTH)
  setFlagsFromString(NO_PRETENURING)
  // Imported here: the server's modules take 200 MiB, and most commands do not serve.
  const { createApp } = await import('../../http/app.ts')
  warnOfOpenFiles(options.logger, config.maxConnections)
  const metrics = await openMetrics(config)
  const { server, close } = await createApp({
    ...options,
    config,
    metrics,
    searchCompanies: ({ source, suppression }) => createSearchCompanies(source, suppression),
  })
  const { host, port } = config
  return {
    metrics,
    listen: async () =>
      void (await server
        .listen({ host, port, backlog: BACKLOG })
        .catch(error => rethrowListenError(error, { host, port, setting: 'PORT' }))),
    close,
  }
}

// Imported only when metrics are enabled.
async function openMetrics({ metrics }: Config): Promise<Metrics | null> {
  if (metrics.port === null) return null
  const { createMetrics } = await import('../../http/metrics/metrics.ts')
  return createMetrics()
}
