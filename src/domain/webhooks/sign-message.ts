// Signatures by Standard Webhooks (https://www.standardwebhooks.com), symmetric scheme v1.

import { createHmac } from 'node:crypto'

/** 256 bits, as long as the hash. */
export const SECRET_BYTES = 32

const PREFIX = 'whsec_'

/** The secret as receivers configure it: `whsec_` and base64. */
export function formatSecret(secret: Buffer): string {
  return PREFIX + secret.toString('base64')
}

type SignedHeaders = {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/** Headers of a message sent at `sentAtMs`; the timestamp is that of the attempt, so that replays can be refused. */
export function signMessage(
  secret: Buffer,
  { id, body }: { id: string; body: string },
  sentAtMs: number,
): SignedHeaders {
  const timestamp = String(Math.floor(sentAtMs / 1_000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
