// Reads the state needed for a sync: the loaded extract and rolled-back ones.

import type { Pool } from '../../../../store/db/pool.ts'
import { findLatestFullLoad, findLatestLoad } from '../../../../store/intake/register-loads.ts'
import { listRefusedExtracts } from '../../../../store/intake/register-rollbacks.ts'
import type { ListedExtract } from '../../client/extract-name.ts'
import type { LoadedExtract } from './plan-extracts.ts'

/** The extract that is loaded, or null before the first. */
export async function findLoadedExtract(pool: Pool): Promise<LoadedExtract | null> {
  const latest = await findLatestLoad(pool)
  if (!latest) return null
  const full = await findLatestFullLoad(pool)
  return { number: latest.extractNumber, fullNumber: full?.extractNumber ?? null, isSample: latest.isSample }
}

/** `listed` without rolled-back extracts, and the numbers of these. */
export async function excludeRolledBack(
  pool: Pool,
  listed: readonly ListedExtract[],
): Promise<{ offered: ListedExtract[]; rolledBack: number[] }> {
  const refused = new Set((await listRefusedExtracts(pool)).map(({ extractNumber }) => extractNumber))
  const numbers = listed.map(({ number }) => number).filter(number => refused.has(number))
  return {
    offered: listed.filter(({ number }) => !refused.has(number)),
    rolledBack: [...new Set(numbers)].sort((a, b) => a - b),
  }
}
