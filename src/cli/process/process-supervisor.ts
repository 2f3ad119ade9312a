// Supervises serving processes: replaces those that exit, with exponential backoff.

import type { Logger } from '../../platform/log.ts'
import type { CliError } from '../errors.ts'
import type { ClusterWorker } from './cluster-worker.ts'

export type ProcessSupervisor = {
  /** Processes that are serving. */
  serving(): ClusterWorker[]
  /** Rejects when no process is serving and new ones keep failing to start. */
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
// Consecutive failed starts while no other process is serving.
const MAX_FAILED_STARTS = 5

/** Starts `count` processes. Rejects, and stops all, when one of them fails to start. */
export async function superviseProcesses(
  count: number,
  start: () => ClusterWorker,
  logger: Logger,
  timing: Partial<RestartPolicy> = {},
): Promise<ProcessSupervisor> {
  const { killAfterMs, ...backoff } = { ...DEFAULT_POLICY, ...timing }
  const started = new Set<ClusterWorker>()
  const serving = new Set<ClusterWorker>()
  const stopping = new AbortController()
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => {})
  let failures = 0

  async function startOne(): Promise<ClusterWorker> {
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

  function recordFailure(error: CliError): void {
    logger.error({ reason: error.message }, 'process failed to start')
    if (++failures >= MAX_FAILED_STARTS && serving.size === 0) failed.reject(error)
  }

  async function supervise(first: ClusterWorker): Promise<void> {
    let pauseMs = backoff.minBackoffMs
    let one: ClusterWorker | null = first
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
