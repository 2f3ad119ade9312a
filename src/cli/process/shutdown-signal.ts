// A server runs until it is told to stop.

import { EXIT } from '../errors.ts'

const SHUTDOWN_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** For one process to stop in order. */
export const SHUTDOWN_TIMEOUT_MS = 10_000

type StopOptions = { signals?: readonly NodeJS.Signals[]; shutdownTimeoutMs?: number }

/**
 * Resolves at the first of these signals: whoever waits then stops in order. A second one, or `patienceMs`, ends the process
 * as it is.
 */
export function waitForShutdownSignal({
  signals = SHUTDOWN_SIGNALS,
  shutdownTimeoutMs: patienceMs = SHUTDOWN_TIMEOUT_MS,
}: StopOptions = {}): Promise<NodeJS.Signals> {
  return new Promise(resolve => {
    let stopping = false
    const stop = (signal: NodeJS.Signals) => {
      if (stopping) process.exit(EXIT.failed)
      stopping = true
      setTimeout(() => process.exit(EXIT.failed), patienceMs).unref()
      resolve(signal)
    }
    for (const signal of signals) process.on(signal, () => stop(signal))
  })
}
