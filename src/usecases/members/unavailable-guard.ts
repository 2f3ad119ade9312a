// Handling of an unavailable member database.

import { PasswordsBusyError } from '../../domain/access/member.ts'
import type { Logger } from '../../platform/log.ts'
import { MembersUnavailableError } from './members.ts'

/** Opens at the first call; after a failure the next call retries. */
export function lazyOpen<T>(open: () => Promise<T>): () => Promise<T> {
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
export function createUnavailableGuard(logger: Logger) {
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
