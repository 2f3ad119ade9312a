// Compares row counts with the previous load: a file truncated upstream must not empty the register.

import type { PoolClient } from '../../../store/db/pool.ts'
import type { RegisterLoad } from '../../../store/intake/register-loads.ts'
import { countRowLosses } from '../../../store/register/update-row-loss.ts'
import { ExtractError } from '../parse/extract-fault.ts'
import type { LoadedFiles } from './import-full.ts'
import { LOADING_ORDER } from './load-files.ts'

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
