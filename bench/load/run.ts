// What a run is asked to be.

import type { LoadTargets } from './request-mix.ts'

export type Run = {
  port: number
  subjects: LoadTargets
  seed: number
  seconds: number
  /** Requests a second at fixed times; or as many as `clients` get answered that wait for each answer. */
  load: { rate: number } | { clients: number }
}

/**
 * Seconds of a steady run before anything is counted: until its connections are open, and the process that sends, which starts cold, is
 * as quick as it will be. What it sends late would be counted as answered late.
 */
export const LEAD_IN_S = 3
