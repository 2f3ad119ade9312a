// Parameters of a run.

import type { LoadTargets, OnlyKind } from './request-mix.ts'

export type Run = {
  port: number
  subjects: LoadTargets
  seed: number
  seconds: number
  /** Requests per second on schedule; or closed loop with `clients`. */
  load: { rate: number } | { clients: number }
  /** Default: the mix of a weekday. */
  only?: OnlyKind
}

/**
 * Seconds of warm-up before counting: until connections are open and the cold load generator is up to speed,
 * since its own delays would count as latency.
 */
export const LEAD_IN_S = 3
