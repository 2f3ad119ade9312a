// Delivers changes to webhooks until stopped. Several workers may run: a webhook is leased to one of them at a time.

import type { Logger } from '../../platform/log.ts'
import { type LeasedWebhook, leaseWebhooks } from '../../store/access/webhooks/webhook-leases.ts'
import { settleWebhook } from '../../store/access/webhooks/webhook-log.ts'
import { type BatchDeps, deliverBatch, MAX_BATCH_MS } from './deliver-batch.ts'
import { ATTEMPT_TIMEOUT_MS } from './send-message.ts'

export type DeliveryOptions = Omit<BatchDeps, 'stopped' | 'aborted'> & {
  logger: Logger
  /** Ends deliveries: those under way have `graceMs` left. */
  signal: AbortSignal
  pollMs?: number
  graceMs?: number
  leaseSeconds?: number
}

/** Webhooks served at the same time, in this worker. */
const HEALTHY_SLOTS = 48
/** Of webhooks whose last attempt failed: hanging receivers never take the slots of others. */
const FAILING_SLOTS = 16
/** Over all workers. */
const PER_RECEIVER = 4

const POLL_MS = 1_000
const GRACE_MS = 3_000
/** Longer than a batch: its last message begins at the latest after `MAX_BATCH_MS`. */
const LEASE_S = (MAX_BATCH_MS + 2 * ATTEMPT_TIMEOUT_MS) / 1_000

/** Resolves when `signal` aborts and all batches are settled. A database that does not answer is tried again. */
export async function deliverWebhooks(options: DeliveryOptions): Promise<void> {
  const { signal, logger, pollMs = POLL_MS, graceMs = GRACE_MS } = options
  const aborted = new AbortController()
  const running = new Map<LeasedWebhook, Promise<void>>()
  let wake = Promise.withResolvers<void>()
  signal.addEventListener('abort', () => wake.resolve(), { once: true })
  const reportFailure = onceUntilRecovery(logger)

  function start(webhook: LeasedWebhook): void {
    const batch = runBatch(options, webhook, aborted.signal)
      .then(() => reportFailure(null), reportFailure)
      .finally(() => {
        running.delete(webhook)
        wake.resolve()
      })
    running.set(webhook, batch)
  }

  while (!signal.aborted) {
    wake = Promise.withResolvers<void>()
    if (signal.aborted) break
    const leased = await lease(options, [...running.keys()]).catch(reportFailure)
    for (const webhook of leased ?? []) start(webhook)
    if (!leased?.length) await waitFor(wake.promise, pollMs)
  }
  const timer = setTimeout(() => aborted.abort(), graceMs)
  await Promise.all(running.values())
  clearTimeout(timer)
}

async function lease(
  { pool, leaseSeconds = LEASE_S }: DeliveryOptions,
  running: readonly LeasedWebhook[],
): Promise<LeasedWebhook[]> {
  const failing = running.filter(({ failures }) => failures > 0).length
  const slots = {
    healthy: HEALTHY_SLOTS - (running.length - failing),
    failing: FAILING_SLOTS - failing,
  }
  if (slots.healthy + slots.failing <= 0) return []
  return leaseWebhooks(pool, { ...slots, perReceiver: PER_RECEIVER, leaseSeconds })
}

async function runBatch(
  options: DeliveryOptions,
  webhook: LeasedWebhook,
  aborted: AbortSignal,
): Promise<void> {
  const { pool, logger, signal } = options
  const settlement = await deliverBatch({ ...options, stopped: signal, aborted }, webhook)
  const { disabledBecause: reason, failures } = settlement
  if (!(await settleWebhook(pool, webhook, settlement))) return
  if (reason !== null) logger.error({ webhook: webhook.webhookId, reason }, 'webhook disabled')
  else if (failures === 1) logger.warn({ webhook: webhook.webhookId }, 'webhook fails, will be retried')
}

/** Logs the first failure and the recovery. */
function onceUntilRecovery(logger: Logger): (error: (Error & { code?: string }) | null) => undefined {
  let failing = false
  return error => {
    if (error === null) {
      if (failing) logger.info({ work: 'webhooks' }, 'works again')
    } else if (!failing) logger.warn({ work: 'webhooks', reason: error.code ?? error.name }, 'fails')
    failing = error !== null
    return undefined
  }
}

async function waitFor(woken: Promise<void>, ms: number): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, ms)
  await Promise.race([woken, late.promise])
  clearTimeout(timer)
}
