// Sessions: whose they are, and how they end.

import type { Member } from '../../domain/access/member.ts'
import type { Auth } from '../../store/access/members/auth.ts'
import { endSession } from '../../store/access/members/sessions.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { Cookies } from './members.ts'
import { cookieHeaders, hasSessionCookie, type SessionRequest } from './session-cookie.ts'

/** What use cases of members work with. */
export type MemberContext = { pool: Pool; auth: Auth; secret: Buffer; limits: AttemptLimits }

/** Who asks; null without a session that may be used now. */
export async function findMember(parts: MemberContext, asking: SessionRequest): Promise<Member | null> {
  const found = await findSession(parts, asking)
  if (found === null) return null
  const { id, email, plan } = found.user
  return { userId: id, email, plan: plan === 'paid' ? 'paid' : 'free' }
}

/** Ends the session of whoever asks, if there is one. */
export async function endSessionOf(parts: MemberContext, asking: SessionRequest): Promise<void> {
  const found = await findSession(parts, asking)
  if (found) await endSession(parts.pool, found.session.token)
}

/** Ends the session in the database first: better-auth clears the cookie also where that fails. */
export async function signOut(parts: MemberContext, asking: SessionRequest): Promise<Cookies> {
  await endSessionOf(parts, asking)
  const { headers } = await parts.auth.api.signOut({ headers: cookieHeaders(asking), returnHeaders: true })
  return { cookies: headers.getSetCookie() }
}

/** Ends all sessions of the member but the one that asks. */
export async function endOtherSessions(parts: MemberContext, asking: SessionRequest): Promise<void> {
  if ((await findSession(parts, asking)) === null) return
  await parts.auth.api.revokeOtherSessions({ headers: cookieHeaders(asking) })
}

async function findSession({ auth }: MemberContext, asking: SessionRequest) {
  return hasSessionCookie(asking) ? auth.api.getSession({ headers: cookieHeaders(asking) }) : null
}
