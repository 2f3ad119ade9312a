// Rate limit counts shared with the other processes of a node, through the primary process. Counts outlive the
// process that reported them.

import type { SharedCounter, WindowTotal } from '../../store/access/shared-counter.ts'
import type { ToPrimary, ToWorker } from './ipc-messages.ts'
import { createPendingReplies } from './pending-replies.ts'

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
