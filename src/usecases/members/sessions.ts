// Lookup and end of sessions.

import type { Member } from '../../domain/access/member.ts'
import type { Auth } from '../../store/access/members/auth.ts'
import { endSession } from '../../store/access/members/sign-ins.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { Cookies, SessionRequest } from './members.ts'

// Session cookies of a request.

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?griffie\.session_token=/

/** Whether the request has a session cookie. */
export function hasSessionCookie({ headers }: SessionRequest): boolean {
  return headers.cookie !== undefined && SESSION_COOKIE.test(headers.cookie)
}

/** Only the cookies: client address and user agent are not stored. */
export function cookieHeaders({ headers }: SessionRequest): Headers {
  return new Headers({ cookie: headers.cookie ?? '' })
}

/** Dependencies of the member use cases. */
export type MemberContext = { pool: Pool; auth: Auth; secret: Buffer; limits: AttemptLimits }

/** The member of a request; null without a valid session. */
export async function findMember(parts: MemberContext, request: SessionRequest): Promise<Member | null> {
  const found = await findSession(parts, request)
  if (found === null) return null
  const { id, email, plan } = found.user
  return { userId: id, email, plan: plan === 'paid' ? 'paid' : 'free' }
}

/** Ends the session of a request, if there is one. */
export async function endSessionOf(parts: MemberContext, request: SessionRequest): Promise<void> {
  const found = await findSession(parts, request)
  if (found) await endSession(parts.pool, found.session.token)
}

/** Deletes the session first: better-auth clears the cookie even if the deletion fails. */
export async function signOut(parts: MemberContext, request: SessionRequest): Promise<Cookies> {
  await endSessionOf(parts, request)
  const { headers } = await parts.auth.api.signOut({ headers: cookieHeaders(request), returnHeaders: true })
  return { cookies: headers.getSetCookie() }
}

/** Ends all sessions of the member except that of the request. */
export async function endOtherSessions(parts: MemberContext, request: SessionRequest): Promise<void> {
  if ((await findSession(parts, request)) === null) return
  await parts.auth.api.revokeOtherSessions({ headers: cookieHeaders(request) })
}

async function findSession({ auth }: MemberContext, request: SessionRequest) {
  return hasSessionCookie(request) ? auth.api.getSession({ headers: cookieHeaders(request) }) : null
}
