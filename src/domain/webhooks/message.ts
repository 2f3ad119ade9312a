// A message of a webhook: one change, in the envelope of Standard Webhooks.

import type { Change, ChangePosition } from '../changes/change.ts'
import { formatCursor } from '../changes/cursor.ts'

export type Message = {
  /** The same at every attempt and replay, so that receivers can ignore what they have already. */
  id: string
  /** JSON. */
  body: string
}

/** Type of the message that `griffie webhooks test` sends. */
const TEST_TYPE = 'webhook.test'

export function messageOf(webhookId: string, change: Change): Message {
  const data = {
    id: formatCursor(change),
    enterprise_number: change.enterpriseNumber,
    establishment_number: change.establishmentNumber,
    effective_on: change.effectiveOn,
    reference: change.reference,
    before: change.before,
    after: change.after,
  }
  return {
    id: messageId(webhookId, change),
    body: JSON.stringify({ type: change.kind, timestamp: change.recordedAt, data }),
  }
}

/** A message without a change, to try a receiver. `nonce` makes its id unique. */
export function testMessage(webhookId: string, nonce: string, now: Date): Message {
  return {
    id: `msg_${webhookId}_test_${nonce}`,
    body: JSON.stringify({ type: TEST_TYPE, timestamp: now.toISOString(), data: { webhook_id: webhookId } }),
  }
}

export function messageId(webhookId: string, { position, item }: ChangePosition): string {
  return `msg_${webhookId}_${position}_${item}`
}
