// How a serving process counts with the others of its machine: their keeper adds up what each tells it. What a process told
// outlives it.

import type { SharedCounts, Total } from '../../store/shared-counts.ts'
import { createAnswers } from './answers.ts'
import type { ToKeeper, ToServing } from './messages.ts'

// A keeper does little else: one that needs longer is stopped or gone.
const ANSWER_MS = 500

/** Counts by way of the process that started this one. */
export function countWithNeighbours(channel: NodeJS.Process = process): SharedCounts {
  const answers = createAnswers<Total[]>(ANSWER_MS)
  channel.on('message', (message: ToServing) => {
    if (message.kind === 'counted') answers.give(message.id, message.totals)
  })
  return {
    isReachable: () => channel.connected,
    add(increments) {
      const { id, answer } = answers.expect()
      const message: ToKeeper = { kind: 'count', id, increments }
      channel.send?.(message, undefined, undefined, () => {}) // one that could not be sent is answered too late
      return answer
    },
  }
}
