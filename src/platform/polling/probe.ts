// Probes with timeout. The reason of a failure is logged once, when it starts, and not reported otherwise.

import type { Logger } from '../log.ts'

export type ProbeResult<T> =
  | { answered: true; value: T; latencyMs: number }
  | { answered: false; latencyMs: null; fault: string }

/** Runs `work` with a timeout of about a second. Never rejects. `name`: for the log. */
export type RunProbe = <T>(name: string, work: () => Promise<T>) => Promise<ProbeResult<T>>

// Longer than the connection and statement timeouts, so that slow answers still count.
const PROBE_TIMEOUT_MS = 1_200

export function createProbe(logger: Logger, timeoutMs = PROBE_TIMEOUT_MS): RunProbe {
  const failing = new Set<string>()

  function logChange(name: string, reason: string | null): void {
    if (reason === null) {
      if (failing.delete(name)) logger.info({ probe: name }, 'answers again')
    } else if (!failing.has(name)) {
      failing.add(name)
      logger.warn({ probe: name, reason }, 'does not answer')
    }
  }

  return async (name, work) => {
    const start = performance.now()
    const late = Promise.withResolvers<{ reason: string }>()
    const timer = setTimeout(() => late.resolve({ reason: 'late' }), timeoutMs)
    const working = work().then(
      value => ({ value }),
      (error: Error & { code?: string }) => ({ reason: error.code ?? error.name }),
    )
    const first = await Promise.race([working, late.promise])
    clearTimeout(timer)
    logChange(name, 'reason' in first ? first.reason : null)
    return 'reason' in first
      ? { answered: false, latencyMs: null, fault: 'It failed or did not answer in time.' }
      : { answered: true, value: first.value, latencyMs: elapsedMs(start) }
  }
}

function elapsedMs(start: number): number {
  return Math.round(10 * (performance.now() - start)) / 10
}
