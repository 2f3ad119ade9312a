// Checks whether an extract may follow the loaded one.

import type { PoolClient } from '../../../store/db/pool.ts'
import type { RegisterLoad } from '../../../store/intake/register-loads.ts'
import { listRefusedExtracts } from '../../../store/intake/register-rollbacks.ts'
import { ExtractError } from '../parse/extract-fault.ts'
import type { ExtractMeta } from '../parse/meta.ts'

/** Whether an extract is loaded already. Sample data is replaced by any Full extract, whatever its number. */
export function isLoaded({ extractType, extractNumber }: ExtractMeta, held: RegisterLoad | null): boolean {
  if (!held) return false
  if (extractType === 'update') return extractNumber <= held.extractNumber
  return extractNumber === held.extractNumber && !held.isSample
}

/** Throws `ExtractError` for a gap or an older extract; a repeat is allowed. */
export function checkSequence(
  { extractNumber, extractType, place }: ExtractMeta,
  held: RegisterLoad | null,
): void {
  if (extractType === 'full') {
    if (!held || held.isSample || extractNumber > held.extractNumber) return
    throw new ExtractError(
      place,
      `extract ${extractNumber} is older than extract ${held.extractNumber}, which is loaded. Nothing was changed; --force loads it anyway`,
    )
  }
  if (!held) {
    throw new ExtractError(
      place,
      `is an Update, and no Full extract is loaded yet. Import a Full first (--force applies the Update to the empty register)`,
    )
  }
  const expected = held.extractNumber + 1
  if (extractNumber === expected) return
  const missing =
    expected === extractNumber - 1 ? `${expected} is` : `${expected} to ${extractNumber - 1} are`
  throw new ExtractError(
    place,
    `Update ${extractNumber} does not follow extract ${held.extractNumber}: ${missing} missing. Import what is missing, or a newer Full; nothing was changed`,
  )
}

/** Throws `ExtractError` for an extract that was rolled back. */
export async function checkNotRolledBack(
  client: PoolClient,
  { extractNumber, place }: ExtractMeta,
): Promise<void> {
  const refused = (await listRefusedExtracts(client)).find(extract => extract.extractNumber === extractNumber)
  if (!refused) return
  throw new ExtractError(
    place,
    `extract ${extractNumber} was rolled back on ${refused.refusedAt.toISOString().slice(0, 10)}. ` +
      'Nothing was changed; --force loads it again',
  )
}
