// The suppression list for work without a cache of the list: the version is read each time, the rest when it or the
// register changed.

import { createSuppressionList, type SuppressionList } from '../../domain/suppression/suppression-list.ts'
import { readSuppressions, type SuppressionSnapshot } from '../../store/access/suppression.ts'
import type { Pool } from '../../store/db/pool.ts'
import { findLatestLoad } from '../../store/intake/register-loads.ts'
import { findHiddenSoleTraders } from './hidden-sole-traders.ts'

type Known = { snapshot: SuppressionSnapshot; load: number | null; list: SuppressionList }

/** Returns a function that reads the list. It hides sole traders with a suppressed name by number too. */
export function createSuppressionReader(pool: Pool): () => Promise<SuppressionList> {
  let known: Known | null = null
  return async () => {
    const before = known
    const changed = await readSuppressions(pool, before?.snapshot.version ?? null)
    const load = (await findLatestLoad(pool))?.finishedAt.getTime() ?? null
    if (before !== null && changed === null && before.load === load) return before.list
    const snapshot = changed ?? (before as Known).snapshot // without a known version the list is always returned
    const traders = await findHiddenSoleTraders(pool, snapshot.names)
    const companies = [...snapshot.companies, ...traders]
    known = { snapshot, load, list: createSuppressionList({ companies, names: snapshot.names }) }
    return known.list
  }
}
