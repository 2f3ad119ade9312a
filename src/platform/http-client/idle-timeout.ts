// Idle timeout: the signal aborts when no data arrived for the given time.

export type IdleTimeout = {
  /** Aborted with a `TimeoutError`, or with the reason of the outer signal. */
  signal: AbortSignal
  /** Starts or restarts the timeout. */
  reset(): void
  /** Stops the timeout; the outer signal still applies. */
  stop(): void
}

/** An idle timeout of `ms`, started by `reset`. */
export function createIdleTimeout(ms: number, signal?: AbortSignal): IdleTimeout {
  const silence = new AbortController()
  const abort = () => silence.abort(new DOMException(`nothing heard for ${ms} ms`, 'TimeoutError'))
  let timer: NodeJS.Timeout | undefined
  return {
    signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    reset() {
      if (timer) timer.refresh()
      else timer = setTimeout(abort, ms)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
