// What stands between members and a database that may be away.

import { PasswordsBusyError } from '../../domain/access/member.ts'
import type { Logger } from '../../platform/log.ts'
import { MembersUnavailableError } from './members.ts'

/** Opens something when it is first asked for; where that failed, the next one who asks tries again. */
export function lazyOpen<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null
  return () => {
    opened ??= open().catch(error => {
      opened = null // the database was away: the next one asks again
      throw error
    })
    return opened
  }
}

/**
 * Runs work and turns whatever it throws into `MembersUnavailableError`. Logged once when it begins to fail and once when
 * it works again; of the error only the code, because messages quote addresses.
 */
export function createUnavailableGuard(logger: Logger) {
  let failing = false
  return async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work()
      if (failing) logger.info({ source: 'members' }, 'source answers again')
      failing = false
      return result
    } catch (error) {
      const unavailable = new MembersUnavailableError('Members cannot be looked up just now.', {
        cause: error,
      })
      if (error instanceof PasswordsBusyError) throw unavailable // nothing has failed: too many came at once
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
