// How often a password may be tried: per network and per mail address, whichever process is asked. The right password is
// refused over the limit too, or guessing would only be slower.

import { createHmac } from 'node:crypto'
import { networkOf } from '../../domain/access/client-network.ts'
import {
  dropEndedAttempts,
  forgetAttempts,
  insertAttempt,
} from '../../store/access/members/sign-in-attempts.ts'
import type { Pool } from '../../store/db/pool.ts'

export type AttemptLimits = {
  /** Attempts a window from one IPv4 address or one /56 of IPv6: an office behind one address signs in, a list is not tried. */
  perNetwork: number
  /** Attempts a window for one mail address, wherever they come from. */
  perMail: number
  windowS: number
}

export const ATTEMPT_LIMITS: AttemptLimits = { perNetwork: 30, perMail: 10, windowS: 900 }

export type Attempt = {
  /** Seconds until it is worth trying again; null when this attempt is within the limits. */
  retryAfterS: number | null
  /** Forgets what was counted for the mail address: its owner has come. */
  succeed(): Promise<void>
}

/** Counts an attempt before it is made, so that many at once are counted too. */
export async function countAttempt(
  { pool, secret, limits }: { pool: Pool; secret: Buffer; limits: AttemptLimits },
  { email, clientIp }: { email: string; clientIp: string },
): Promise<Attempt> {
  const mail = subjectOf(secret, `mail ${email}`)
  const succeed = () => forgetAttempts(pool, mail)
  const network = subjectOf(secret, `network ${networkOf(clientIp)}`)
  const fromNetwork = await insertAttempt(pool, network, limits.windowS)
  if (fromNetwork.count === 1) await dropEndedAttempts(pool)
  // Over its limit a network adds no more rows, whatever addresses it makes up.
  if (fromNetwork.count > limits.perNetwork) return { retryAfterS: fromNetwork.resetS, succeed }
  const forMail = await insertAttempt(pool, mail, limits.windowS)
  return { retryAfterS: forMail.count > limits.perMail ? forMail.resetS : null, succeed }
}

function subjectOf(secret: Buffer, subject: string): Buffer {
  return createHmac('sha256', secret).update(subject).digest()
}
