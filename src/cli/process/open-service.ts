// The service in one process, from its settings: what `serve` runs, alone or several times.

import { setFlagsFromString } from 'node:v8'
import type { Config } from '../../config.ts'
import type { Metrics } from '../../http/metrics/metrics.ts'
import type { Logger } from '../../platform/log.ts'
import type { SharedCounter } from '../../store/access/shared-counter.ts'
import { createSearchCompanies } from '../../usecases/search/search-companies.ts'
import { rethrowListenError } from './check-port.ts'

export type Service = {
  /** Null where nothing is measured. */
  metrics: Metrics | null
  /** Throws `CliError` when the port cannot be had. */
  listen(): Promise<void>
  /** Finishes what is in flight; within ten seconds. */
  close(): Promise<void>
}

export type ServiceOptions = {
  config: Config
  /** A migrated database. */
  databaseUrl: string
  logger: Logger
  /** The other processes of this machine, which count with this one; null: it is the only one. */
  peers: SharedCounter | null
}

// V8 lets a heap double and more before it collects when the machine has memory to spare; a service that runs
// beside its database should not take it. Flags are read at every collection, so they may be set now.
const HEAP_GROWTH = '--heap-growing-percent=45'

// V8 takes what is made at places whose objects outlived a collection or two for long-lived from then on. What a request leaves
// behind is not: made among the old objects it stays, with all that it points to, until the next full collection.
const NO_PRETENURING = '--no-allocation-site-pretenuring'

// Connections that wait to be taken. Node's own 511 are few when many clients come back after a stall: whoever finds no room
// asks again a second later, then after longer and longer. The system may allow less (net.core.somaxconn).
const BACKLOG = 4_096

export async function openService({ config, ...options }: ServiceOptions): Promise<Service> {
  setFlagsFromString(HEAP_GROWTH)
  setFlagsFromString(NO_PRETENURING)
  // Loaded here alone: the server's modules take 200 MiB, and most commands serve nothing.
  const { createApp } = await import('../../http/app.ts')
  const metrics = await openMetrics(config)
  const { server, close } = await createApp({
    ...{ ...options, config, metrics },
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

// Loaded only when asked for: what nobody reads is not counted either.
async function openMetrics({ metrics }: Config): Promise<Metrics | null> {
  if (metrics.port === null) return null
  const { createMetrics } = await import('../../http/metrics/metrics.ts')
  return createMetrics()
}
