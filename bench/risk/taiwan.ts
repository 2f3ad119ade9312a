// Taiwanese listed companies 1999–2009 (UCI 572; Liang et al. 2016): 95 ratios, all scaled to 0…1 by the
// authors, ranks unchanged.

import type { LabelledRows } from './labelled-rows.ts'
import { numbersOf, readTable } from './read-table.ts'

const OUTCOME = 'Bankrupt?'
const NO_RATIO = new Set(['Index', OUTCOME, 'label_source', 'part'])

/** Reads the file with its header names trimmed. */
export function readTaiwan(path: string): LabelledRows {
  const table = readTable(path)
  const names = table.names.filter(name => !NO_RATIO.has(name))
  const columns = names.map(name => numbersOf(table, name))
  return { matrix: { names, rows: table.rows.length, columns }, labels: numbersOf(table, OUTCOME) }
}
