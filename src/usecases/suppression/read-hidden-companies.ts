// Suppressed companies for work without a cache of the list: the version is read each time, the rest when it or the
// register changed.

import { readSuppressions, type SuppressionSnapshot } from '../../store/access/suppression.ts'
import type { Pool } from '../../store/db/pool.ts'
import { findLatestLoad } from '../../store/intake/register-loads.ts'
import { findHiddenSoleTraders } from './hidden-sole-traders.ts'

type Known = { snapshot: SuppressionSnapshot; load: number | null; hidden: ReadonlySet<number> }

/** Returns a function that reads all hidden companies, as stored: by number, and sole traders by name. */
export function createHiddenReader(pool: Pool): () => Promise<ReadonlySet<number>> {
  let known: Known | null = null
  return async () => {
    const before = known
    const changed = await readSuppressions(pool, before?.snapshot.version ?? null)
    const load = (await findLatestLoad(pool))?.finishedAt.getTime() ?? null
    if (before !== null && changed === null && before.load === load) return before.hidden
    const snapshot = changed ?? (before as Known).snapshot // without a known version the list is always returned
    const traders = await findHiddenSoleTraders(pool, snapshot.names)
    known = { snapshot, load, hidden: new Set([...snapshot.companies, ...traders]) }
    return known.hidden
  }
}
