// Mails to members about companies on their watch lists. Several workers may run: a mail is leased to one at a time, and
// has the same id at every attempt.

import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { CompanyFacts } from '../../domain/company/company.ts'
import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import { retryDelayMs } from '../../domain/webhooks/retry-policy.ts'
import type { Logger } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import {
  type DueMail,
  leaseMails,
  type MailedChange,
  type MailLanguage,
  postponeMail,
  readMailChanges,
  settleMail,
  stopMails,
} from '../../store/access/members/watch-mail.ts'
import type { Pool } from '../../store/db/pool.ts'
import { readCompanies } from '../../store/register/companies.ts'

/** A company of a mail with its changes in order. */
type MailedCompany = {
  enterpriseNumber: EnterpriseNumber
  /** Null: not in the register. */
  legalName: CompanyFacts['legalName'] | null
  changes: MailedChange[]
}

type WatchMail = {
  language: MailLanguage
  companies: MailedCompany[]
  /** True when there are more changes than a mail takes. */
  isCut: boolean
  unsubscribeUrl: string
}

type WatchMailOptions = {
  pool: Pool
  mailer: Mailer
  logger: Logger
  /** Ends after the mail that is being sent. */
  signal: AbortSignal
  /** Host of message ids: that of the sender's address. */
  domain: string
  readSuppression(): Promise<SuppressionList>
  unsubscribeUrl(memberId: string, language: MailLanguage): string
  render(mail: WatchMail): { subject: string; text: string; html: string }
  pollMs?: number
}

const POLL_MS = 5_000
const AT_ONCE = 10
const LEASE_S = 600
const MAX_CHANGES = 500

/** Sends what is due until `signal` aborts. Never rejects: a database that does not answer is tried again. */
export async function sendWatchMails(options: WatchMailOptions): Promise<void> {
  const { pool, logger, signal, pollMs = POLL_MS } = options
  let failing = false
  while (!signal.aborted) {
    try {
      const due = await leaseMails(pool, AT_ONCE, LEASE_S)
      for (const mail of due) {
        if (signal.aborted) await postponeMail(pool, mail, 0)
        else await sendOne(options, mail)
      }
      failing = false
      if (due.length > 0) continue
    } catch (error) {
      const { code, name } = error as Error & { code?: string }
      if (!failing) logger.warn({ work: 'watch mails', reason: code ?? name }, 'fails')
      failing = true
    }
    await wait(pollMs, undefined, { signal }).catch(() => {})
  }
}

async function sendOne(options: WatchMailOptions, due: DueMail): Promise<void> {
  const { pool, mailer, logger, domain } = options
  const { companies, isCut } = await readContent(options, due)
  if (companies.length === 0) return settleMail(pool, due, { isSent: false })
  const unsubscribeUrl = options.unsubscribeUrl(due.memberId, due.language)
  const content = options.render({ language: due.language, companies, isCut, unsubscribeUrl })
  const result = await mailer.send({
    ...content,
    to: due.email,
    unsubscribeUrl,
    messageId: `<${mailId(due)}@${domain}>`,
  })
  if (result.outcome === 'sent') return settleMail(pool, due, { isSent: true })
  if (result.outcome === 'refused') {
    logger.warn({ work: 'watch mails', status: result.code }, 'address refused, no more mails to this member')
    return stopMails(pool, due, result.code)
  }
  if (due.failures === 0)
    logger.warn({ work: 'watch mails', reason: result.code }, 'mail failed, will be retried')
  await postponeMail(pool, due, retryDelayMs(due.failures + 1, null, Math.random()))
}

// The member's own id is not told.
function mailId({ memberId, position, sendingTo }: DueMail): string {
  const hash = createHash('sha256').update(`watch mail ${memberId}`).digest('hex').slice(0, 16)
  return `watch.${hash}.${position}-${sendingTo}`
}

async function readContent(
  { pool, readSuppression }: WatchMailOptions,
  due: DueMail,
): Promise<Pick<WatchMail, 'companies' | 'isCut'>> {
  const suppression = await readSuppression()
  const changes = await readMailChanges(pool, due, MAX_CHANGES + 1)
  const shown = changes
    .slice(0, MAX_CHANGES)
    .filter(change => !suppression.hidesNumber(change.enterpriseNumber))
  const byCompany = Map.groupBy(shown, ({ enterpriseNumber }) => enterpriseNumber)
  const facts = await readCompanies(pool, [...byCompany.keys()])
  return {
    isCut: changes.length > MAX_CHANGES,
    companies: [...byCompany].map(([number, ofCompany]) => ({
      enterpriseNumber: enterpriseNumberFrom(number),
      legalName: facts.get(number)?.legalName ?? null,
      changes: ofCompany,
    })),
  }
}
