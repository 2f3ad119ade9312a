// Webhook deliveries of a worker, on connections of their own: other jobs may use all of theirs for minutes.

import type { Config } from '../../config.ts'
import { deliverWebhooks } from '../../jobs/webhooks/deliver-webhooks.ts'
import { ATTEMPT_TIMEOUT_MS } from '../../jobs/webhooks/send-message.ts'
import { systemClock } from '../../platform/clock.ts'
import { createPostSender } from '../../platform/http-client/post-sender.ts'
import type { Logger } from '../../platform/log.ts'
import { openPool } from '../../store/db/pool.ts'
import { createSuppressionReader } from '../../usecases/suppression/read-suppression.ts'

const CONNECTIONS = 4

/** Delivers until `signal` aborts. Never rejects. */
export async function runWebhookDeliveries(
  config: Config,
  databaseUrl: string,
  { logger, signal }: { logger: Logger; signal: AbortSignal },
): Promise<void> {
  const pool = openPool(databaseUrl, { name: 'webhooks', max: CONNECTIONS })
  const sender = createPostSender({
    timeoutMs: ATTEMPT_TIMEOUT_MS,
    allowPrivate: config.webhooksAllowPrivate,
  })
  try {
    const readSuppression = createSuppressionReader(pool)
    await deliverWebhooks({ pool, clock: systemClock, sender, readSuppression, logger, signal })
  } finally {
    sender.close()
    await pool.end()
  }
}
