// How a serving process counts with the others of its machine: their keeper adds up what each tells it. What a process told
// outlives it.

import type { SharedCounter, WindowTotal } from '../../store/access/shared-counter.ts'
import type { ToPrimary, ToWorker } from './ipc-messages.ts'
import { createPendingReplies } from './pending-replies.ts'

// A keeper does little else: one that needs longer is stopped or gone.
const REPLY_TIMEOUT_MS = 500

/** Counts by way of the process that started this one. */
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
      channel.send?.(message, undefined, undefined, () => {}) // one that could not be sent is answered too late
      return answer
    },
  }
}
