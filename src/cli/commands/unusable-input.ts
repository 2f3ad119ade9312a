// Whether a path that was imported had nothing to import.

import { readdirSync, statSync } from 'node:fs'

type Imported = { path: string; unreadable: readonly unknown[] }

/** `kept`: records that could be read. A file without records, as of a day without filings, is valid; an empty folder is not. */
export function isUnusable(kept: number, { path, unreadable }: Imported): boolean {
  return kept === 0 && (unreadable.length > 0 || isEmptyFolder(path))
}

function isEmptyFolder(path: string): boolean {
  return statSync(path).isDirectory() && readdirSync(path, { recursive: true }).length === 0
}
