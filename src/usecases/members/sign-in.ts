// Sign-in. Unknown addresses and wrong passwords have the same result and duration.

import { MAX_PASSWORD_LENGTH, readMailAddress } from '../../domain/access/member.ts'
import { dropExpiredSessions } from '../../store/access/members/sessions.ts'
import { countAttempt } from './attempt-limits.ts'
import { nullOnApiError } from './auth-api-errors.ts'
import type { SignIn, SignInResult } from './members.ts'
import { endSessionOf, type MemberContext } from './sessions.ts'

/** Replaces invalid mail addresses, so that they are looked up and hashed like valid ones. */
const UNKNOWN_EMAIL = 'nobody@griffie.invalid'

export async function signIn(parts: MemberContext, input: SignIn): Promise<SignInResult> {
  const { former, password, clientIp } = input
  const email = readMailAddress(input.email)
  const { retryAfterS, succeed } = await countAttempt(parts, { email: email ?? input.email, clientIp })
  if (retryAfterS !== null) return { outcome: 'limited', retryAfterS }
  const cookies = await verifyPassword(parts, email ?? UNKNOWN_EMAIL, password)
  if (cookies === null) return { outcome: 'refused' }
  await Promise.all([endSessionOf(parts, former), succeed(), dropExpiredSessions(parts.pool)])
  return { outcome: 'signed_in', cookies }
}

// better-auth hashes the password of unknown members too.
async function verifyPassword(
  { auth }: MemberContext,
  email: string,
  password: string,
): Promise<string[] | null> {
  if (password.length > MAX_PASSWORD_LENGTH) return null
  const headers = await nullOnApiError([400, 401], () =>
    auth.api.signInEmail({ body: { email, password }, headers: new Headers(), returnHeaders: true }),
  )
  return headers?.getSetCookie() ?? null
}
