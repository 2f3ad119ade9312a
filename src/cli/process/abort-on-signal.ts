// Long fetching ends in order when it is told to.

import { CliError } from '../errors.ts'

/**
 * Runs `work` with a signal that Ctrl-C and an order to stop abort; a second one ends the process at once. `toGoOn`
 * says what brings the rest: `run the same command again`.
 */
export async function withAbortOnSignal<T>(
  resumeHint: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  const onSignal = () => stop.abort(new CliError(`Stopped. What came whole is kept; ${resumeHint} to go on.`))
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    return await work(stop.signal)
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}
