// Polling: runs work repeatedly, never concurrently, and logs the first failure and the recovery.

import type { Logger } from '../log.ts'

export type Poller = {
  /** Runs as soon as possible: after the current run, at most ten times a second. */
  pollNow(): void
  /** Stops after the current run. */
  stop(): Promise<void>
}

type PollOptions = {
  /** Name in the log. */
  name: string
  everyMs: number
  logger: Logger
  work(): Promise<void>
}

// Coalesces bursts of notifications.
const MIN_INTERVAL_MS = 100

/** Runs `work` once before returning, then every `everyMs` after the end of the previous run. Never throws. */
export async function startPolling({ name, everyMs, logger, work }: PollOptions): Promise<Poller> {
  let failing = false
  let stopped = false
  let busy = false
  let again = false
  let startedAt = 0
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function runOnce(): Promise<void> {
    busy = true
    again = false
    startedAt = performance.now()
    try {
      await work()
      if (failing) logger.info({ work: name }, 'works again')
      failing = false
    } catch (error) {
      const { code, name: kind } = error as Error & { code?: string }
      if (!failing) logger.warn({ work: name, reason: code ?? kind }, 'fails; tried again until it works')
      failing = true
    }
    busy = false
    if (!stopped) timer = setTimeout(next, again ? MIN_INTERVAL_MS : everyMs).unref()
  }

  function next(): void {
    running = runOnce()
  }

  await runOnce()
  return {
    pollNow() {
      again = true
      if (busy || stopped) return
      clearTimeout(timer)
      timer = setTimeout(next, Math.max(0, startedAt + MIN_INTERVAL_MS - performance.now())).unref()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
