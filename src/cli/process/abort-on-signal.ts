// Graceful interruption of long fetches.

import { CliError } from '../errors.ts'

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
