// A limit to silence: the signal aborts when nothing was heard for so long.

export type IdleTimeout = {
  /** Aborted with a `TimeoutError`, or with the reason of the signal that was given. */
  signal: AbortSignal
  /** Something is awaited from now on, or was heard: the time begins anew. */
  reset(): void
  /** Nothing is awaited any more; the signal that was given counts still. */
  stop(): void
}

/** A limit of `ms`, which begins when `heard` is called. */
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
