// Supervises child processes: replaces those that exit, with exponential backoff.

import type { Logger } from '../log.ts'

export type SupervisedProcess = {
  pid: number | undefined
  /** Resolves once it serves; rejects when it ends before that. */
  ready: Promise<void>
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Requests a graceful shutdown. */
  stop(): void
  kill(): void
}

export type ProcessSupervisor<P extends SupervisedProcess> = {
  /** Processes that are ready. */
  ready(): P[]
  /** Rejects when no process is ready and new ones keep failing to start. */
  failed: Promise<never>
  /** Requests a graceful shutdown, and kills processes that take too long. */
  stop(): Promise<void>
}

type RestartPolicy = {
  minBackoffMs: number
  maxBackoffMs: number
  /** Uptime after which a process counts as stable and the backoff is reset. */
  stableAfterMs: number
  killAfterMs: number
}

const DEFAULT_POLICY: RestartPolicy = {
  minBackoffMs: 100,
  maxBackoffMs: 30_000,
  stableAfterMs: 60_000,
  killAfterMs: 11_000, // longer than a process's own shutdown timeout
}
// Consecutive failed starts while no other process is ready.
const MAX_FAILED_STARTS = 5

/** Starts `count` processes. Rejects, and stops all, when one of them fails to start. */
export async function superviseProcesses<P extends SupervisedProcess>(
  count: number,
  start: () => P,
  logger: Logger,
  timing: Partial<RestartPolicy> = {},
): Promise<ProcessSupervisor<P>> {
  const { killAfterMs, ...backoff } = { ...DEFAULT_POLICY, ...timing }
  const started = new Set<P>()
  const ready = new Set<P>()
  const stopping = new AbortController()
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => {})
  let failures = 0

  async function startOne(): Promise<P> {
    const one = start()
    started.add(one)
    void one.ended.then(() => {
      started.delete(one)
      ready.delete(one)
    })
    await one.ready
    ready.add(one)
    failures = 0
    return one
  }

  function recordFailure(error: Error): void {
    logger.error({ reason: error.message }, 'process failed to start')
    if (++failures >= MAX_FAILED_STARTS && ready.size === 0) failed.reject(error)
  }

  async function supervise(first: P): Promise<void> {
    let pauseMs = backoff.minBackoffMs
    let one: P | null = first
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      const end = await one?.ended
      if (stopping.signal.aborted) return
      if (performance.now() - startedAt > backoff.stableAfterMs) pauseMs = backoff.minBackoffMs
      if (end)
        logger.warn({ process: one?.pid, ...end, again_after_ms: pauseMs }, 'process exited, restarting')
      await pause(pauseMs, stopping.signal)
      pauseMs = Math.min(2 * pauseMs, backoff.maxBackoffMs)
      if (stopping.signal.aborted) return
      one = await startOne().catch(error => {
        recordFailure(error)
        return null
      })
    }
  }

  async function stop(): Promise<void> {
    stopping.abort()
    for (const one of started) one.stop()
    const late = setTimeout(() => {
      for (const one of started) one.kill()
    }, killAfterMs)
    await Promise.all([...started].map(({ ended }) => ended))
    clearTimeout(late)
  }

  try {
    for (const one of await Promise.all(Array.from({ length: count }, startOne))) void supervise(one)
  } catch (error) {
    await stop()
    throw error
  }
  return { ready: () => [...ready], failed: failed.promise, stop }
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
