// Webhooks and changes in a test database, and deliveries in the process of the test.

import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import type { NewChange } from '../../src/domain/changes/change.ts'
import { type DeliveryOptions, deliverWebhooks } from '../../src/jobs/webhooks/deliver-webhooks.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createPostSender } from '../../src/platform/http-client/post-sender.ts'
import { insertWebhook, type NewWebhook } from '../../src/store/access/webhooks/webhooks.ts'
import { inTransaction, type Pool } from '../../src/store/db/pool.ts'
import { recordChanges } from '../../src/store/history/record-changes.ts'
import { issueApiKey } from '../../src/usecases/access/issue-api-key.ts'
import { createSuppressionReader } from '../../src/usecases/suppression/read-suppression.ts'
import { afterProcess } from '../processes/clean-up.ts'

export const makeSecret = () => randomBytes(32)

export async function issueKeyId(pool: Pool): Promise<string> {
  return (await issueApiKey(pool, { holder: 'Test', email: 'test@example.org', rateLimit: null })).keyId
}

/** Adds a webhook for all changes, unless `given` says otherwise; returns its id. */
export async function addWebhook(
  pool: Pool,
  { url, ...given }: { url: string; keyId: string; secret: Buffer } & Partial<Omit<NewWebhook, 'url'>>,
): Promise<string> {
  const webhookId = randomBytes(4).toString('hex')
  await insertWebhook(pool, {
    webhookId,
    url: new URL(url),
    kinds: null,
    companies: null,
    watched: false,
    ...given,
  })
  return webhookId
}

/** A change that is told apart by `after`. */
export function change(enterpriseNumber: number, after: unknown, more: Partial<NewChange> = {}): NewChange {
  return {
    enterpriseNumber,
    kind: 'risk.band',
    effectiveOn: '2026-03-02',
    reference: null,
    before: null,
    after,
    ...more,
  }
}

export function record(pool: Pool, changes: readonly NewChange[]): Promise<void> {
  return inTransaction(pool, client => recordChanges(client, changes))
}

const running = new Set<AbortController>()
// Deliveries left by failed tests would keep the process running.
afterProcess(() => {
  for (const stopping of running) stopping.abort()
})

type Running = { log: string[]; stop(): Promise<void> }

/** Delivers until `stop`, with a short poll interval. */
export function startDeliveries(
  pool: Pool,
  options: Partial<DeliveryOptions> & { timeoutMs?: number } = {},
): Running {
  const stopping = new AbortController()
  running.add(stopping)
  const log: string[] = []
  const sender = createPostSender({ timeoutMs: options.timeoutMs ?? 500, allowPrivate: true })
  const done = deliverWebhooks({
    pool,
    clock: systemClock,
    sender,
    readSuppression: createSuppressionReader(pool),
    logger: pino({ level: 'debug' }, { write: line => void log.push(line) }),
    signal: stopping.signal,
    pollMs: 20,
    graceMs: 200,
    ...options,
  })
  return {
    log,
    async stop() {
      stopping.abort()
      await done
      sender.close()
    },
  }
}

/** Makes failed webhooks due at once. */
export async function skipBackoff(pool: Pool, webhookId: string): Promise<void> {
  await pool.query('UPDATE access.webhook SET next_attempt_at = now() WHERE webhook_id = $1', [webhookId])
}
