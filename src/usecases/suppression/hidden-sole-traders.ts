// Sole traders hidden by name, for queries that exclude companies by number.

import { foldNameWords } from '../../domain/search/fold.ts'
import { nameKey } from '../../domain/search/lookup-keys.ts'
import { createSuppressionList, nameKeysOf } from '../../domain/suppression/suppression-list.ts'
import { findSoleTraders } from '../../store/access/suppression.ts'
import type { Pool } from '../../store/db/pool.ts'

/** Enterprise numbers, ascending. `pool`: the register's. */
export async function findHiddenSoleTraders(pool: Pool, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return []
  const { hidesName } = createSuppressionList({ companies: [], names })
  const found = await findSoleTraders(pool, [...new Set(names.flatMap(registerKeysOf))])
  return found.filter(({ legalName }) => hidesName(legalName)).map(({ enterpriseNumber }) => enterpriseNumber)
}

// The register's keys treat particles and hyphens as blanks: they select candidates, the list's keys decide.
function registerKeysOf(name: string): number[] {
  return [name, ...nameKeysOf(name)].map(spelling => nameKey(foldNameWords(spelling)))
}
