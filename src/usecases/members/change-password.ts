// A member gives another password. The current one is asked for, and may be guessed no more often than when signing in.

import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../domain/access/member.ts'
import { countAttempt } from './attempt-limits.ts'
import { nullOnApiError } from './auth-api-errors.ts'
import type { PasswordChange, PasswordResult } from './members.ts'
import { cookieHeaders, type SessionRequest } from './session-cookie.ts'
import { findMember, type MemberContext } from './sessions.ts'

export async function changePassword(
  parts: MemberContext,
  asking: SessionRequest,
  given: PasswordChange,
): Promise<PasswordResult> {
  const member = await findMember(parts, asking)
  if (member === null) return { outcome: 'signed_out' }
  if (given.newPassword.length < MIN_PASSWORD_LENGTH) return { outcome: 'too_short' }
  if (given.newPassword.length > MAX_PASSWORD_LENGTH) return { outcome: 'too_long' }
  const attempt = { email: member.email, clientIp: given.clientIp }
  const { retryAfterS, succeed } = await countAttempt(parts, attempt)
  if (retryAfterS !== null) return { outcome: 'limited', retryAfterS }
  const cookies = await replacePassword(parts, asking, given)
  if (cookies === null) return { outcome: 'wrong_password' }
  await succeed()
  return { outcome: 'changed', cookies }
}

// Ends all sessions and begins another one for whoever asks, in one transaction.
async function replacePassword(
  { auth }: MemberContext,
  asking: SessionRequest,
  { currentPassword, newPassword }: PasswordChange,
): Promise<string[] | null> {
  if (currentPassword.length > MAX_PASSWORD_LENGTH) return null
  const body = { currentPassword, newPassword, revokeOtherSessions: true }
  const headers = await nullOnApiError([400], () =>
    auth.api.changePassword({ body, headers: cookieHeaders(asking), returnHeaders: true }),
  )
  return headers?.getSetCookie() ?? null
}
