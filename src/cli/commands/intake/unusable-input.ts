// What an import says of a path without anything to import.

import { readdirSync, statSync } from 'node:fs'
import { EXIT } from '../../errors.ts'

type Imported = { path: string; unreadable: readonly unknown[] }

/**
 * Sets the exit code and says so when nothing of `path` was usable. `kept`: records that could be read. A file without
 * records, as of a day without filings, is valid; an empty folder is not.
 */
export function reportUnusable(kept: number, { path, unreadable }: Imported): void {
  if (kept > 0 || (unreadable.length === 0 && !isEmptyFolder(path))) return
  process.exitCode = EXIT.badInput
  const reason = unreadable.length === 0 ? 'the folder is empty' : 'nothing in it could be read'
  process.stderr.write(`griffie: nothing was imported from ${path}: ${reason}.\n`)
}

function isEmptyFolder(path: string): boolean {
  return statSync(path).isDirectory() && readdirSync(path, { recursive: true }).length === 0
}
