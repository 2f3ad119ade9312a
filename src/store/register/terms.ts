// The dictionary of words and streets that misspelt queries are corrected with.

import { errorKeys } from '../../domain/search/error-keys.ts'
import { copyText, openCopy } from '../copy.ts'
import type { PoolClient } from '../db.ts'

export const WORD = 'w'
export const STREET = 's'

const COLUMNS = ['kind', 'term', 'frequency', 'error_keys']

/** Writes the terms of one kind with their counts into `table`. */
export async function copyTerms(
  client: PoolClient,
  table: string,
  kind: typeof WORD | typeof STREET,
  terms: Map<string, number>,
  frozen = false,
): Promise<void> {
  const sink = openCopy(client, table, COLUMNS, frozen)
  let pending = 0
  for (const [term, frequency] of terms) {
    sink.write(`${kind}\t${copyText(term)}\t${frequency}\t{${errorKeys(term).join(',')}}`)
    if (++pending % 5000 === 0) await sink.drained()
  }
  await sink.end()
}

/** Adds the terms of a temporary table of the same columns to the live dictionary. */
export async function mergeTerms(client: PoolClient, table: string): Promise<void> {
  await client.query(
    `INSERT INTO register.term (${COLUMNS.join(', ')})
     SELECT ${COLUMNS.join(', ')} FROM ${table}
     ON CONFLICT (term, kind) DO UPDATE SET frequency = term.frequency + excluded.frequency`,
  )
}
