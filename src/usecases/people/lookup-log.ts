// Records look-ups of people. No answer without a record: callers wait for it. Look-ups that arrive while one is being
// written are written together.

import { PeopleUnavailableError } from '../../domain/errors.ts'
import { insertLookups, type Lookup } from '../../store/access/people-lookups.ts'
import type { Pool } from '../../store/db/pool.ts'

/** Throws `PeopleUnavailableError` when the look-up could not be recorded: nothing may be answered then. */
export type RecordLookup = (lookup: Lookup) => Promise<void>

// A longer text finds nothing more.
const MAX_SUBJECT_LENGTH = 200

export function createLookupLog(pool: Pool): RecordLookup {
  let next: { lookups: Lookup[]; written: Promise<void> } | null = null
  let writing: Promise<unknown> = Promise.resolve()
  const write = (lookups: Lookup[]) => async () => {
    next = null
    await insertLookups(pool, lookups)
  }
  return async lookup => {
    if (next === null) {
      const lookups: Lookup[] = []
      next = { lookups, written: writing.then(write(lookups)) }
      writing = next.written.catch(() => {})
    }
    next.lookups.push({ ...lookup, subject: lookup.subject.slice(0, MAX_SUBJECT_LENGTH) })
    try {
      await next.written
    } catch (error) {
      throw new PeopleUnavailableError('not_recorded', { cause: error })
    }
  }
}
