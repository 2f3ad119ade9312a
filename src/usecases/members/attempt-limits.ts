// Limits of password attempts per network and mail address, shared by all processes. Above the limit correct
// passwords are rejected too, or guessing would only be slowed down.

import { createHmac } from 'node:crypto'
import { networkOf } from '../../domain/access/client-network.ts'
import { dropEndedAttempts, forgetAttempts, insertAttempt } from '../../store/access/members/sign-ins.ts'
import type { Pool } from '../../store/db/pool.ts'

export type AttemptLimits = {
  /** Attempts per window from one IPv4 address or IPv6 /56: enough for an office behind one address. */
  perNetwork: number
  /** Attempts per window for one mail address, from anywhere. */
  perMail: number
  windowS: number
}

export const ATTEMPT_LIMITS: AttemptLimits = { perNetwork: 30, perMail: 10, windowS: 900 }

type Attempt = {
  /** Seconds until the next window; null when within the limits. */
  retryAfterS: number | null
  /** Resets the count of the mail address after a successful sign-in. */
  succeed(): Promise<void>
}

/** Counts an attempt before it is made, so that concurrent attempts count. */
export async function countAttempt(
  { pool, secret, limits }: { pool: Pool; secret: Buffer; limits: AttemptLimits },
  { email, clientIp }: { email: string; clientIp: string },
): Promise<Attempt> {
  const mail = subjectOf(secret, `mail ${email}`)
  const succeed = () => forgetAttempts(pool, mail)
  const network = subjectOf(secret, `network ${networkOf(clientIp)}`)
  const fromNetwork = await insertAttempt(pool, network, limits.windowS)
  if (fromNetwork.count === 1) await dropEndedAttempts(pool)
  // Above its limit a network creates no more rows for invented addresses.
  if (fromNetwork.count > limits.perNetwork) return { retryAfterS: fromNetwork.resetS, succeed }
  const forMail = await insertAttempt(pool, mail, limits.windowS)
  return { retryAfterS: forMail.count > limits.perMail ? forMail.resetS : null, succeed }
}

function subjectOf(secret: Buffer, subject: string): Buffer {
  return createHmac('sha256', secret).update(subject).digest()
}
