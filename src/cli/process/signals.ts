// SIGINT and SIGTERM: graceful interruption of long fetches, and shutdown of servers.

import { CliError, EXIT } from '../errors.ts'

// Graceful interruption of long fetches.

/**
 * Runs `work` with a signal that SIGINT and SIGTERM abort; a second signal ends the process at once. `resumeHint`
 * says how to continue: `run the same command again`.
 */
export async function withAbortOnSignal<T>(
  resumeHint: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  const onSignal = () =>
    stop.abort(new CliError(`Stopped. Completed parts are kept; ${resumeHint} to continue.`))
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    return await work(stop.signal)
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}

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
