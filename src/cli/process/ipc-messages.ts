// Messages between the primary process and the serving processes: types, pending replies, shared counts.

import type { Config } from '../../config.ts'
import type { MetricsJson } from '../../http/metrics/metrics.ts'
import type { Increment, SharedCounter, WindowTotal } from '../../store/access/shared-counter.ts'

/** Configuration of a serving process. */
export type WorkerConfig = {
  config: Config
  /** Address of the database; the primary process holds the lease of the embedded one. */
  databaseUrl: string
}

export type ToWorker =
  | { kind: 'begin'; orders: WorkerConfig }
  | { kind: 'counted'; id: number; totals: WindowTotal[] }
  | { kind: 'measure'; id: number }
  | { kind: 'stop' }

export type ToPrimary =
  /** Ready to receive its configuration. */
  | { kind: 'here' }
  | { kind: 'listening' }
  /** Startup failed; the primary process reports the error once. */
  | { kind: 'failed'; message: string; exitCode: number }
  | { kind: 'count'; id: number; increments: readonly Increment[] }
  | { kind: 'measured'; id: number; metrics: MetricsJson }

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

// Rate limit counts shared with the other processes of a node, through the primary process. Counts outlive the
// process that reported them.

// The primary process is mostly idle: slower answers mean it is stopped or gone.
const REPLY_TIMEOUT_MS = 500

/** A counter in the parent process. */
export function createPeerCounter(channel: NodeJS.Process = process): SharedCounter {
  const answers = createPendingReplies<WindowTotal[]>(REPLY_TIMEOUT_MS)
  channel.on('message', (message: ToWorker) => {
    if (message.kind === 'counted') answers.deliver(message.id, message.totals)
  })
  return {
    isReachable: () => channel.connected,
    add(increments) {
      const { id, answer } = answers.expect()
      const message: ToPrimary = { kind: 'count', id, increments }
      channel.send?.(message, undefined, undefined, () => {}) // an unsent request runs into the timeout
      return answer
    },
  }
}
