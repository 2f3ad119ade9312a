// Mails about watch lists, sent by a worker with SMTP_URL.

import { randomBytes } from 'node:crypto'
import { type Config, publicOrigin } from '../../config.ts'
import { unsubscribeToken } from '../../domain/access/unsubscribe-token.ts'
import { renderWatchMail } from '../../http/site/members/watch-mail.ts'
import { unsubscribePath } from '../../http/site/paths.ts'
import { sendWatchMails } from '../../jobs/watch-mails/send-watch-mails.ts'
import type { Logger } from '../../platform/log.ts'
import { ensureSecret } from '../../store/access/secrets.ts'
import { openPool } from '../../store/db/pool.ts'
import { createSuppressionReader } from '../../usecases/suppression/read-suppression.ts'

/** Sends until `signal` aborts; returns at once without a mail server. */
export async function runWatchMails(
  config: Config,
  databaseUrl: string,
  { logger, signal }: { logger: Logger; signal: AbortSignal },
): Promise<void> {
  if (config.mail === null) return
  const { createMailer } = await import('../../platform/mail/mailer.ts')
  const pool = openPool(databaseUrl, { name: 'mails', max: 2 })
  const { smtpUrl: url, from } = config.mail
  const mailer = createMailer({ url, from })
  const origin = publicOrigin(config)
  try {
    const secret = await ensureSecret(pool, 'member.secret', randomBytes(32))
    await sendWatchMails({
      pool,
      mailer,
      logger,
      signal,
      domain: from.slice(from.lastIndexOf('@') + 1),
      readSuppression: createSuppressionReader(pool),
      unsubscribeUrl: (memberId, language) =>
        origin + unsubscribePath(language, unsubscribeToken(secret, memberId)),
      render: mail => renderWatchMail(mail, origin),
    })
  } finally {
    mailer.close()
    await pool.end()
  }
}
