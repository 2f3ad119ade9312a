// Request/reply over a message channel, correlated by id.

type PendingReplies<T> = {
  /** Registers a request; the answer rejects on timeout. */
  expect(): { id: number; answer: Promise<T> }
  /** Resolves a pending request; late answers are ignored. */
  deliver(id: number, answer: T): void
}

export function createPendingReplies<T>(timeoutMs: number): PendingReplies<T> {
  const pending = new Map<number, (answer: T) => void>()
  let last = 0
  return {
    expect() {
      const id = ++last
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const late = () => {
        pending.delete(id)
        reject(new Error('Timed out waiting for a reply.'))
      }
      const timer = setTimeout(late, timeoutMs).unref()
      pending.set(id, answer => {
        clearTimeout(timer)
        pending.delete(id)
        resolve(answer)
      })
      return { id, answer: promise }
    },
    deliver: (id, answer) => pending.get(id)?.(answer),
  }
}
