// Members of one database. It is queried each time, so that changed plans, passwords and deletions take effect with
// the next request in every process. - Of the database that holds them

import { randomBytes } from 'node:crypto'
import { PasswordsBusyError } from '../../domain/access/member.ts'
import { readUnsubscribeToken } from '../../domain/access/unsubscribe-token.ts'
import { MAX_WATCHED } from '../../domain/access/watch-import.ts'
import type { Logger } from '../../platform/log.ts'
import { countSessions, openMemberPool } from '../../store/access/members/sign-ins.ts'
import { deleteWatched, insertWatched, isWatched, listWatched } from '../../store/access/members/watch.ts'
import { chooseMails, readMailChoice } from '../../store/access/members/watch-mail.ts'
import { ensureSecret } from '../../store/access/secrets.ts'
import type { EndpointPool } from '../../store/db/replicas/endpoint-pool.ts'
import type { SlowStatements } from '../../store/db/slow-statements.ts'
import { ATTEMPT_LIMITS, type AttemptLimits } from './attempt-limits.ts'
import { type Members, MembersUnavailableError, type SessionRequest } from './members.ts'
import { changePassword, signIn } from './passwords.ts'
import { endOtherSessions, findMember, hasSessionCookie, type MemberContext, signOut } from './sessions.ts'

// Handling of an unavailable member database.

/** Opens at the first call; after a failure the next call retries. */
function lazyOpen<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null
  return () => {
    opened ??= open().catch(error => {
      opened = null // the database was unavailable: the next call retries
      throw error
    })
    return opened
  }
}

/**
 * Wraps all errors of `work` in `MembersUnavailableError`. Logs the first failure and the recovery; of the error
 * only the code, because messages contain mail addresses.
 */
function createUnavailableGuard(logger: Logger) {
  let failing = false
  return async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work()
      if (failing) logger.info({ source: 'members' }, 'source available again')
      failing = false
      return result
    } catch (error) {
      const unavailable = new MembersUnavailableError('The members table is unavailable.', {
        cause: error,
      })
      if (error instanceof PasswordsBusyError) throw unavailable // overload, not a failure
      if (!failing) logger.warn({ source: 'members', reason: reasonOf(error) }, 'source failed')
      failing = true
      throw unavailable
    }
  }
}

function reasonOf(error: unknown): string {
  const { code, name, cause } = error as Error & { code?: string; cause?: Error & { code?: string } }
  return cause?.code ?? code ?? name
}

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
    isWatched: ({ userId }, number) => guard(() => isWatched(pool, userId, Number(number))),
    listWatched: ({ userId }) => guard(() => listWatched(pool, userId)),
    watch: ({ userId }, numbers) =>
      guard(() => insertWatched(pool, userId, numbers.map(Number), MAX_WATCHED)),
    unwatch: ({ userId }, number) => guard(() => deleteWatched(pool, userId, Number(number))),
    readMailChoice: ({ userId }) => guard(() => readMailChoice(pool, userId)),
    chooseMails: ({ userId }, choice) => guard(() => chooseMails(pool, userId, choice)),
    unsubscribe: token =>
      guard(async () => {
        const secret = await ensureSecret(pool, 'member.secret', randomBytes(32))
        const memberId = readUnsubscribeToken(secret, token)
        if (memberId !== null) await chooseMails(pool, memberId, null)
        return memberId !== null
      }),
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
