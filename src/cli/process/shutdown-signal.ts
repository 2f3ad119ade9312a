// Waits for shutdown signals.

import { EXIT } from '../errors.ts'

const SHUTDOWN_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Graceful shutdown timeout of one process. */
export const SHUTDOWN_TIMEOUT_MS = 10_000

type StopOptions = { signals?: readonly NodeJS.Signals[]; shutdownTimeoutMs?: number }

/**
 * Resolves at the first signal, for a graceful shutdown. A second one, or the timeout, ends the process
 * immediately.
 */
export function waitForShutdownSignal({
  signals = SHUTDOWN_SIGNALS,
  shutdownTimeoutMs = SHUTDOWN_TIMEOUT_MS,
}: StopOptions = {}): Promise<NodeJS.Signals> {
  return new Promise(resolve => {
    let stopping = false
    const stop = (signal: NodeJS.Signals) => {
      if (stopping) process.exit(EXIT.failed)
      stopping = true
      setTimeout(() => process.exit(EXIT.failed), shutdownTimeoutMs).unref()
      resolve(signal)
    }
    for (const signal of signals) process.on(signal, () => stop(signal))
  })
}
