// Messages between processes through Redis. They only speed up what the database provides anyway.

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

export function encodeMessage(message: NodeMessage): string {
  return JSON.stringify(message)
}

/** Parses a message; null when it is not valid. */
export function decodeMessage(text: string): NodeMessage | null {
  try {
    return Message.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
