// Members of one database. It is queried each time, so that changed plans, passwords and deletions take effect with
// the next request in every process. - Of the database that holds them

import { randomBytes } from 'node:crypto'
import type { Logger } from '../../platform/log.ts'
import { openMemberPool } from '../../store/access/members/pool.ts'
import { countSessions } from '../../store/access/members/sessions.ts'
import { ensureSecret } from '../../store/access/secrets.ts'
import type { EndpointPool } from '../../store/db/replicas/endpoint-pool.ts'
import type { SlowStatements } from '../../store/db/slow-statements.ts'
import { ATTEMPT_LIMITS, type AttemptLimits } from './attempt-limits.ts'
import { changePassword } from './change-password.ts'
import { type Members, MembersUnavailableError } from './members.ts'
import { hasSessionCookie, type SessionRequest } from './session-cookie.ts'
import { endOtherSessions, findMember, type MemberContext, signOut } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { createUnavailableGuard, lazyOpen } from './unavailable-guard.ts'

export type MembersOptions = {
  /** Of the database that holds them. */
  endpoints: Pick<EndpointPool, 'primary'>
  logger: Logger
  slow?: SlowStatements | null
  /** Set where the service is reached over TLS only. */
  secureCookies: boolean
  limits?: Partial<AttemptLimits>
  /** After a failure no lookups are made for this long. */
  retryAfterMs?: number
}

const RETRY_AFTER_MS = 5_000

/** Connects to the database at the first sign-in or session. */
export function openMembers(options: MembersOptions): Members {
  const pool = openMemberPool(options.endpoints, options.slow)
  const limits = { ...ATTEMPT_LIMITS, ...options.limits }
  const opened = lazyOpen(async (): Promise<MemberContext> => {
    const secret = await ensureSecret(pool, 'member.secret', randomBytes(32))
    const { openAuth } = await import('../../store/access/members/auth.ts') // large, and most visitors are not signed in
    return { pool, secret, limits, auth: openAuth({ pool, secret, secureCookies: options.secureCookies }) }
  })
  const guard = createUnavailableGuard(options.logger)
  const withContext = <T>(work: (parts: MemberContext) => Promise<T>) =>
    guard(async () => work(await opened()))
  const identify = async (request: SessionRequest) =>
    hasSessionCookie(request) ? withContext(parts => findMember(parts, request)) : null
  return {
    identify,
    read: readWithBackoff(identify, options.retryAfterMs ?? RETRY_AFTER_MS),
    signIn: input => withContext(parts => signIn(parts, input)),
    signOut: request => withContext(parts => signOut(parts, request)),
    changePassword: (request, input) => withContext(parts => changePassword(parts, request, input)),
    countOtherSessions: ({ userId }) =>
      withContext(async () => Math.max(0, (await countSessions(pool, userId)) - 1)),
    endOtherSessions: request => withContext(parts => endOtherSessions(parts, request)),
    close: () => pool.end(),
  }
}

// Public pages wait for a stalled database once, not at each request.
function readWithBackoff(identify: Members['identify'], retryAfterMs: number): Members['read'] {
  let retryAt = 0
  return async request => {
    if (performance.now() < retryAt) return null
    try {
      return await identify(request)
    } catch (error) {
      if (!(error instanceof MembersUnavailableError)) throw error
      retryAt = performance.now() + retryAfterMs
      return null
    }
  }
}
