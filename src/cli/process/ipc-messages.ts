// What the process that keeps others and those that serve tell each other, over the channel that Node gives them.

import type { Config } from '../../config.ts'
import type { MetricsJson } from '../../http/metrics/metrics.ts'
import type { Increment, WindowTotal } from '../../store/access/shared-counter.ts'

/** What a serving process is to do. */
export type WorkerConfig = {
  config: Config
  /** Where the database is, the embedded one included: only the keeper holds that. */
  databaseUrl: string
}

export type ToWorker =
  | { kind: 'begin'; orders: WorkerConfig }
  | { kind: 'counted'; id: number; totals: WindowTotal[] }
  | { kind: 'measure'; id: number }
  | { kind: 'stop' }

export type ToPrimary =
  /** Ready for its orders. */
  | { kind: 'here' }
  | { kind: 'listening' }
  /** It could not begin, and says why instead of the keeper's operator hearing it from each. */
  | { kind: 'failed'; message: string; exitCode: number }
  | { kind: 'count'; id: number; increments: readonly Increment[] }
  | { kind: 'measured'; id: number; metrics: MetricsJson }
