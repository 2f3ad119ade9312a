// Sends one signed message.

import type { Message } from '../../domain/webhooks/message.ts'
import { signMessage } from '../../domain/webhooks/sign-message.ts'
import type { PostResult, PostSender } from '../../platform/http-client/post-sender.ts'

/** From the lookup of the receiver's name to the end of its response. */
export const ATTEMPT_TIMEOUT_MS = 10_000

type Receiver = { url: string; secret: Buffer }

/** One attempt. Never rejects. `at`: time of the attempt, in the signature. */
export function sendMessage(
  sender: PostSender,
  { url, secret }: Receiver,
  message: Message,
  { at, signal }: { at: Date; signal?: AbortSignal },
): Promise<PostResult> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Griffie-Webhooks/1',
    ...signMessage(secret, message, at.getTime()),
  }
  return sender.post(new URL(url), headers, message.body, signal)
}
