// The sole traders of the register that a hidden name hides: whoever asks the database about many companies at once
// leaves them out by number.

import { foldNameWords } from '../../domain/search/fold.ts'
import { nameKey } from '../../domain/search/hash.ts'
import { nameKeysOf } from '../../domain/suppression/name-keys.ts'
import { createSuppressionList } from '../../domain/suppression/suppression-list.ts'
import { findSoleTraders } from '../../store/access/suppression-targets.ts'
import type { Pool } from '../../store/db/pool.ts'

/** Their enterprise numbers as stored, ascending. `pool`: the register's. */
export async function findHiddenSoleTraders(pool: Pool, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return []
  const { hidesName } = createSuppressionList({ companies: [], names })
  const found = await findSoleTraders(pool, [...new Set(names.flatMap(registerKeysOf))])
  return found.filter(({ legalName }) => hidesName(legalName)).map(({ enterpriseNumber }) => enterpriseNumber)
}

// The register's keys know particles and hyphens as blanks alone: they find, the list's keys decide.
function registerKeysOf(name: string): number[] {
  return [name, ...nameKeysOf(name)].map(writing => nameKey(foldNameWords(writing)))
}
