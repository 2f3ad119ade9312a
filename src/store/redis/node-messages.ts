// What processes announce to each other through Redis. It is only sooner than the database: nothing rests on it alone.

import { z } from 'zod'
import type { NodeMessage } from '../access/shared-counter.ts'

const Message = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('session_ended'),
    nonce: z.string().max(100),
    expiresAt: z.iso.datetime().transform(text => new Date(text)),
  }),
  z.object({ kind: z.literal('keys_changed') }),
])

/** The text of a message. */
export function encodeMessage(news: NodeMessage): string {
  return JSON.stringify(news)
}

/** What a message says; null when it is none of ours. */
export function decodeMessage(text: string): NodeMessage | null {
  try {
    return Message.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
