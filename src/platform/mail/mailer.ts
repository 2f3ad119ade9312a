// Sends mails over the operator's mail server. Loaded by workers with SMTP_URL only.

import { createTransport } from 'nodemailer'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** With angle brackets; the same at every attempt. */
  messageId: string
  /** Address for one-click unsubscribing (RFC 8058). */
  unsubscribeUrl: string
}

export type MailResult =
  | { outcome: 'sent' }
  /** The mail server refused the recipient for good (5xx). */
  | { outcome: 'refused'; code: string }
  /** Anything else; worth another attempt. `code`: of SMTP or the system, without addresses. */
  | { outcome: 'failed'; code: string }

export type Mailer = {
  /** Never rejects. */
  send(mail: Mail): Promise<MailResult>
  close(): void
}

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** `url`: `smtp:` or `smtps:`, with user and password if needed. `from`: the sender's address. */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS })
  return {
    async send({ unsubscribeUrl, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from: { name: 'Griffie', address: from },
          headers: {
            'Auto-Submitted': 'auto-generated',
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        return { outcome: 'sent' }
      } catch (error) {
        return resultOf(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

function resultOf({ code, command, responseCode, name }: SmtpError): MailResult {
  const isRefused = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
  if (isRefused) return { outcome: 'refused', code: String(responseCode) }
  return { outcome: 'failed', code: responseCode ? String(responseCode) : (code ?? name) }
}
