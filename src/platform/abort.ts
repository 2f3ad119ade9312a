// Abort signals: an idle timeout, and calls that cannot be aborted themselves.

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

// For operations that cannot be aborted, such as those of the SSH library: the caller stops waiting.

/** Settles as `work` does, or rejects with the reason when `signal` aborts before. */
export async function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
