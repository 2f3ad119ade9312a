// Questions over a channel that has messages only: each bears a number, and so does its answer.

export type PendingReplies<T> = {
  /** A number for a question, and the answer to it; rejects when it does not come in time. */
  expect(): { id: number; answer: Promise<T> }
  /** Hands in the answer to a question. One that came too late is passed over. */
  deliver(id: number, answer: T): void
}

export function createPendingReplies<T>(timeoutMs: number): PendingReplies<T> {
  const open = new Map<number, (answer: T) => void>()
  let last = 0
  return {
    expect() {
      const id = ++last
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const late = () => {
        open.delete(id)
        reject(new Error('No answer came in time.'))
      }
      const timer = setTimeout(late, timeoutMs).unref()
      open.set(id, answer => {
        clearTimeout(timer)
        open.delete(id)
        resolve(answer)
      })
      return { id, answer: promise }
    },
    deliver: (id, answer) => open.get(id)?.(answer),
  }
}
