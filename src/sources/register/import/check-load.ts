// Checks before the switch: the extract follows the loaded one, and has not lost rows.

import type { PoolClient } from '../../../store/db/pool.ts'
import { listRefusedExtracts, type RegisterLoad } from '../../../store/intake/register-loads.ts'
import { countRowLosses } from '../../../store/register/update-row-loss.ts'
import { ExtractError } from '../parse/extract-fault.ts'
import type { ExtractMeta } from '../parse/meta.ts'
import type { BadRow } from '../parse/read-rows.ts'
import { LOADING_ORDER } from './load-files.ts'

export type LoadedFiles = { rowsRead: Record<string, number>; bad: BadRow[] }

// Checks whether an extract may follow the loaded one.

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

/** Share of missing or unreadable rows above which an extract counts as damaged. */
export const MAX_LOSS_SHARE = 0.02

/** Throws `ExtractError` when a file lost too many rows since `before`, or too many are unreadable. */
export function checkRowLoss(
  name: string,
  { rowsRead, bad }: LoadedFiles,
  before: RegisterLoad | null,
): void {
  for (const kind of LOADING_ORDER) {
    const rows = rowsRead[kind] ?? 0
    const unreadable = bad.filter(row => row.file === `${kind}.csv`)
    if (unreadable.length > rows * MAX_LOSS_SHARE) {
      throw new ExtractError(
        { file: `${name}/${kind}.csv`, line: unreadable[0]?.line },
        `${unreadable.length} of ${rows} rows cannot be parsed, first error: ${unreadable[0]?.reason}. ` +
          'Nothing was changed; --force loads the rest',
      )
    }
    const held = before?.rowsRead[kind] ?? 0
    if (rows < held * (1 - MAX_LOSS_SHARE)) {
      throw new ExtractError(
        { file: `${name}/${kind}.csv`, line: lastLine(rows) },
        `${rows} rows where extract ${before?.extractNumber} had ${held}, more than 2 % fewer. ` +
          'Nothing was changed; --force loads it anyway',
      )
    }
  }
  if ((rowsRead.enterprise ?? 0) === 0) {
    throw new ExtractError(
      { file: `${name}/enterprise.csv`, line: 1 },
      'contains no enterprise. Nothing was changed',
    )
  }
}

// For a file with a header and one line per row.
function lastLine(rows: number): number {
  return rows + 1
}

// Absolute losses a small register may have in a day despite a large share: enterprises (at most half of
// them), and the rows that go with them.
const MIN_LOST_ENTERPRISES = 3
const MIN_LOST_ROWS = 20

/**
 * Throws `ExtractError` when an Update would delete more than 2 % of a table's rows without replacement. Call
 * after `prepareUpdate`.
 */
export async function checkDeletions(
  client: PoolClient,
  name: string,
  { rowsRead }: LoadedFiles,
): Promise<void> {
  for (const { table, lost, of } of await countRowLosses(client, MAX_LOSS_SHARE)) {
    const few = table === 'enterprise' ? Math.min(MIN_LOST_ENTERPRISES, of / 2) : MIN_LOST_ROWS
    if (lost <= Math.max(of * MAX_LOSS_SHARE, few)) continue
    const file = table === 'code' ? table : `${table}_delete`
    throw new ExtractError(
      { file: `${name}/${file}.csv`, line: lastLine(rowsRead[file] ?? 0) },
      `would remove ${lost} rows of ${table} without replacement, more than 2 % of the loaded rows. ` +
        'Nothing was changed; --force applies it anyway',
    )
  }
}
