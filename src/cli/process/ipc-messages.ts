// IPC messages between the primary process and the serving processes.

import type { Config } from '../../config.ts'
import type { MetricsJson } from '../../http/metrics/metrics.ts'
import type { Increment, WindowTotal } from '../../store/access/shared-counter.ts'

/** Configuration of a serving process. */
export type WorkerConfig = {
  config: Config
  /** Address of the database; the primary process holds the lease of the embedded one. */
  databaseUrl: string
}

export type ToWorker =
  | { kind: 'begin'; orders: WorkerConfig }
  | { kind: 'counted'; id: number; totals: WindowTotal[] }
  | { kind: 'measure'; id: number }
  | { kind: 'stop' }

export type ToPrimary =
  /** Ready to receive its configuration. */
  | { kind: 'here' }
  | { kind: 'listening' }
  /** Startup failed; the primary process reports the error once. */
  | { kind: 'failed'; message: string; exitCode: number }
  | { kind: 'count'; id: number; increments: readonly Increment[] }
  | { kind: 'measured'; id: number; metrics: MetricsJson }
