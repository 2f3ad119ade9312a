// Checks what arrived against what was there before: a file cut short upstream must not empty the register.

import type { RegisterLoad } from '../../store/register/loads.ts'
import { ExtractFault } from './fault.ts'
import type { LoadedFiles } from './import-full.ts'
import { LOADING_ORDER } from './load-files.ts'

/** The share of rows that may be missing or unreadable before an extract is taken for damaged. */
export const TOLERATED_LOSS = 0.02

/** Throws `ExtractFault` when a file lost too many rows since `before`, or too many cannot be read. */
export function refuseLoss(name: string, { rowsRead, bad }: LoadedFiles, before: RegisterLoad | null): void {
  for (const kind of LOADING_ORDER) {
    const rows = rowsRead[kind] ?? 0
    const unreadable = bad.filter(row => row.file === `${kind}.csv`)
    if (unreadable.length > rows * TOLERATED_LOSS) {
      throw new ExtractFault(
        { file: `${name}/${kind}.csv`, line: unreadable[0]?.line },
        `${unreadable.length} of ${rows} rows cannot be read, the first because: ${unreadable[0]?.reason}. ` +
          'Nothing was changed; --force loads the rest',
      )
    }
    const held = before?.rowsRead[kind] ?? 0
    if (rows < held * (1 - TOLERATED_LOSS)) {
      throw new ExtractFault(
        { file: `${name}/${kind}.csv` },
        `${rows} rows where extract ${before?.extractNumber} had ${held}, more than 2 % fewer. ` +
          'Nothing was changed; --force loads it all the same',
      )
    }
  }
  if ((rowsRead.enterprise ?? 0) === 0) {
    throw new ExtractFault({ file: `${name}/enterprise.csv` }, 'holds no enterprise. Nothing was changed')
  }
}
