// Changes a member's password. The current password is required, with the attempt limits of signing in.

import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../domain/access/member.ts'
import { countAttempt } from './attempt-limits.ts'
import { nullOnApiError } from './auth-api-errors.ts'
import type { PasswordChange, PasswordResult } from './members.ts'
import { cookieHeaders, type SessionRequest } from './session-cookie.ts'
import { findMember, type MemberContext } from './sessions.ts'

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
