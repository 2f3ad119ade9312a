// Members of one database, for the doors that serve them. It is asked each time, so that a plan, a password or a removal
// counts from the next request on, in every process.

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
  places: Pick<EndpointPool, 'primary'>
  logger: Logger
  slow?: SlowStatements | null
  /** True where the service is reached over TLS only. */
  secureCookies: boolean
  limits?: Partial<AttemptLimits>
  /** After a failure nobody is looked up for this long. */
  retryAfterMs?: number
}

const RETRY_AFTER_MS = 5_000

/** Nothing is asked of the database before somebody signs in or comes with a session. */
export function openMembers(options: MembersOptions): Members {
  const pool = openMemberPool(options.places, options.slow)
  const limits = { ...ATTEMPT_LIMITS, ...options.limits }
  const opened = lazyOpen(async (): Promise<MemberContext> => {
    const secret = await ensureSecret(pool, 'member.secret', randomBytes(32))
    const { openAuth } = await import('../../store/access/members/auth.ts') // large, and most visitors are nobody
    return { pool, secret, limits, auth: openAuth({ pool, secret, secureCookies: options.secureCookies }) }
  })
  const guard = createUnavailableGuard(options.logger)
  const withContext = <T>(work: (parts: MemberContext) => Promise<T>) =>
    guard(async () => work(await opened()))
  const identify = async (asking: SessionRequest) =>
    hasSessionCookie(asking) ? withContext(parts => findMember(parts, asking)) : null
  return {
    identify,
    read: readWithBackoff(identify, options.retryAfterMs ?? RETRY_AFTER_MS),
    signIn: given => withContext(parts => signIn(parts, given)),
    signOut: asking => withContext(parts => signOut(parts, asking)),
    changePassword: (asking, given) => withContext(parts => changePassword(parts, asking, given)),
    countOtherSessions: ({ userId }) =>
      withContext(async () => Math.max(0, (await countSessions(pool, userId)) - 1)),
    endOtherSessions: asking => withContext(parts => endOtherSessions(parts, asking)),
    close: () => pool.end(),
  }
}

// Pages that are for everybody wait for a database that hangs once, not each time.
function readWithBackoff(identify: Members['identify'], retryAfterMs: number): Members['read'] {
  let retryAt = 0
  return async asking => {
    if (performance.now() < retryAt) return null
    try {
      return await identify(asking)
    } catch (error) {
      if (!(error instanceof MembersUnavailableError)) throw error
      retryAt = performance.now() + retryAfterMs
      return null
    }
  }
}
