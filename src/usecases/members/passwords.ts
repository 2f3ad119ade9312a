// Passwords of members: signing in and changing the password, with shared attempt limits.

import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, readMailAddress } from '../../domain/access/member.ts'
import { dropExpiredSessions } from '../../store/access/members/sign-ins.ts'
import { countAttempt } from './attempt-limits.ts'
import type { PasswordChange, PasswordResult, SessionRequest, SignIn, SignInResult } from './members.ts'
import { cookieHeaders, endSessionOf, findMember, type MemberContext } from './sessions.ts'

// Expected errors of better-auth, which reports them by throwing.

/** The headers of better-auth's response, or null for the HTTP statuses in `refusals`. */
async function nullOnApiError(
  refusals: readonly number[],
  work: () => Promise<{ headers: Headers }>,
): Promise<Headers | null> {
  try {
    return (await work()).headers
  } catch (error) {
    const { isAPIError } = await import('better-auth/api') // large, and loaded since `auth` was opened
    if (isAPIError(error) && refusals.includes(error.statusCode)) return null
    throw error
  }
}

// Sign-in. Unknown addresses and wrong passwords have the same result and duration.

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

export async function changePassword(
  parts: MemberContext,
  request: SessionRequest,
  change: PasswordChange,
): Promise<PasswordResult> {
  const member = await findMember(parts, request)
  if (member === null) return { outcome: 'signed_out' }
  if (change.newPassword.length < MIN_PASSWORD_LENGTH) return { outcome: 'too_short' }
  if (change.newPassword.length > MAX_PASSWORD_LENGTH) return { outcome: 'too_long' }
  const attempt = { email: member.email, clientIp: change.clientIp }
  const { retryAfterS, succeed } = await countAttempt(parts, attempt)
  if (retryAfterS !== null) return { outcome: 'limited', retryAfterS }
  const cookies = await replacePassword(parts, request, change)
  if (cookies === null) return { outcome: 'wrong_password' }
  await succeed()
  return { outcome: 'changed', cookies }
}

// Ends all sessions and starts a new one for this request, in one transaction.
async function replacePassword(
  { auth }: MemberContext,
  request: SessionRequest,
  { currentPassword, newPassword }: PasswordChange,
): Promise<string[] | null> {
  if (currentPassword.length > MAX_PASSWORD_LENGTH) return null
  const body = { currentPassword, newPassword, revokeOtherSessions: true }
  const headers = await nullOnApiError([400], () =>
    auth.api.changePassword({ body, headers: cookieHeaders(request), returnHeaders: true }),
  )
  return headers?.getSetCookie() ?? null
}
