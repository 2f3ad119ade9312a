// Keeps a number of processes serving: one that ends is followed by another, after longer and longer while they keep ending.

import type { Logger } from '../../log.ts'
import type { CliError } from '../failure.ts'
import type { ServingProcess } from './start-process.ts'

export type KeptProcesses = {
  /** Those that serve now. */
  serving(): ServingProcess[]
  /** Rejects with the reason when there is no use in going on: none serves, and new ones end before they listen. */
  failed: Promise<never>
  /** Tells all to stop, and kills what has not within the patience. */
  stop(): Promise<void>
}

export type KeepingTiming = {
  firstPauseMs: number
  longestPauseMs: number
  /** What served this long had begun well. */
  wellAfterMs: number
  patienceMs: number
}

const TIMING: KeepingTiming = {
  firstPauseMs: 100,
  longestPauseMs: 30_000,
  wellAfterMs: 60_000,
  patienceMs: 11_000, // longer than a process gives itself
}
// New processes that ended at once, while no other serves.
const GIVE_UP_AFTER = 5

/** Starts `count` processes. Rejects, and ends them all, when the first of them cannot begin. */
export async function keepProcesses(
  count: number,
  start: () => ServingProcess,
  logger: Logger,
  timing: Partial<KeepingTiming> = {},
): Promise<KeptProcesses> {
  const { patienceMs, ...pauses } = { ...TIMING, ...timing }
  const started = new Set<ServingProcess>()
  const serving = new Set<ServingProcess>()
  const stopping = new AbortController()
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => {})
  let failures = 0

  async function startOne(): Promise<ServingProcess> {
    const one = start()
    started.add(one)
    void one.ended.then(() => {
      started.delete(one)
      serving.delete(one)
    })
    await one.listening
    serving.add(one)
    failures = 0
    return one
  }

  function noteFailure(error: CliError): void {
    logger.error({ reason: error.message }, 'a process could not begin')
    if (++failures >= GIVE_UP_AFTER && serving.size === 0) failed.reject(error)
  }

  async function keep(first: ServingProcess): Promise<void> {
    let pauseMs = pauses.firstPauseMs
    let one: ServingProcess | null = first
    while (!stopping.signal.aborted) {
      const begunAt = performance.now()
      const end = await one?.ended
      if (stopping.signal.aborted) return
      if (performance.now() - begunAt > pauses.wellAfterMs) pauseMs = pauses.firstPauseMs
      if (end)
        logger.warn(
          { process: one?.pid, ...end, again_after_ms: pauseMs },
          'a process ended, and another is started',
        )
      await pause(pauseMs, stopping.signal)
      pauseMs = Math.min(2 * pauseMs, pauses.longestPauseMs)
      if (stopping.signal.aborted) return
      one = await startOne().catch(error => {
        noteFailure(error)
        return null
      })
    }
  }

  async function stop(): Promise<void> {
    stopping.abort()
    for (const one of started) one.stop()
    const late = setTimeout(() => {
      for (const one of started) one.kill()
    }, patienceMs)
    await Promise.all([...started].map(({ ended }) => ended))
    clearTimeout(late)
  }

  try {
    for (const one of await Promise.all(Array.from({ length: count }, startOne))) void keep(one)
  } catch (error) {
    await stop()
    throw error
  }
  return { serving: () => [...serving], failed: failed.promise, stop }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
