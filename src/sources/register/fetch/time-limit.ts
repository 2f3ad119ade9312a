// A limit to silence: the signal aborts when nothing was heard for so long.

export type SilenceLimit = {
  /** Aborted with a `TimeoutError`, or with the reason of the signal that was given. */
  signal: AbortSignal
  /** Something is awaited from now on, or was heard: the time begins anew. */
  heard(): void
  /** Nothing is awaited any more; the signal that was given counts still. */
  stop(): void
}

/** A limit of `ms`, which begins when `heard` is called. */
export function limitSilence(ms: number, signal?: AbortSignal): SilenceLimit {
  const silence = new AbortController()
  const abort = () => silence.abort(new DOMException(`nothing heard for ${ms} ms`, 'TimeoutError'))
  let timer: NodeJS.Timeout | undefined
  return {
    signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    heard() {
      if (timer) timer.refresh()
      else timer = setTimeout(abort, ms)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
