// Tables with a head (`Naam  Voornaam  Functie  Reden`): each row is told again as a sentence, so that it is read like
// any other item of a list.

import { findCues } from './find-cues.ts'
import { findOffices } from './find-offices.ts'
import { foldLine } from './fold-line.ts'
import { COLUMN_HEADS, type Column } from './lexicon/columns.ts'

export type Row = { flat: string; start: number; end: number }
export type Table = { start: number; end: number; rows: Row[] }

type Line = { start: number; end: number; text: string }
type Cells = string[]

const CELL_GAP = /\s*\|\s*|\s*\t\s*| {2,}/
const RULE = /^[\s|+=_–-]*$/
const EMPTY_CELL = /^(?:[-–—./]*|nihil|n\.?v\.?t\.?|néant|s\.?o\.?|entfällt)$/i
const MOST_BLANK_LINES = 1

/** Tables in `lines`, in order. A table ends at the first line that is no row of it. */
export function findTables(lines: Line[]): Table[] {
  const tables: Table[] = []
  for (let at = 0; at < lines.length; at++) {
    const head = readHead(splitCells(lines[at]?.text ?? ''))
    if (!head) continue
    const rows = readRows(lines, at + 1, head)
    const last = rows.at(-1)
    if (!last) continue
    tables.push({ start: (lines[at] as Line).start, end: last.end, rows })
    while (at + 1 < lines.length && (lines[at + 1] as Line).end <= last.end) at++
  }
  return tables
}

function splitCells(text: string): Cells {
  const trimmed = text.replaceAll(/^[\s|:;!=‘’'ı]+|[\s|]+$/g, '')
  return /\t/.test(trimmed) ? trimmed.split(/\s*\t+\s*/) : trimmed.split(CELL_GAP)
}

type Head = { columns: Column[]; office: string | null }

// Two columns at least, all of them known and one for names.
function readHead(cells: Cells): Head | null {
  if (cells.length < 2) return null
  const columns = cells.map(cell => columnOf(foldLine(cell)))
  if (columns.some(column => column === null)) return null
  const known = columns as Column[]
  const names = known.findIndex(column => column === 'name' || column === 'holder')
  if (names < 0) return null
  return { columns: known, office: known[names] === 'holder' ? singular(cells[names] as string) : null }
}

function columnOf(cell: string): Column | null {
  const bare = cell.replaceAll(/[^a-z/ ']/g, ' ').trim()
  for (const { column, words } of COLUMN_HEADS) if (words.test(bare)) return column
  return findOffices(bare)[0]?.start === 0 ? 'holder' : null
}

function singular(label: string): string {
  return label.toLowerCase().replace(/[\s:]+$/, '')
}

function readRows(lines: Line[], from: number, head: Head): Row[] {
  const rows: Row[] = []
  let blank = 0
  for (let at = from; at < lines.length; at++) {
    const { start, end, text } = lines[at] as Line
    if (RULE.test(text)) {
      if (text === '' && ++blank > MOST_BLANK_LINES) break
      continue
    }
    const cells = splitCells(text)
    if (cells.length < 2 || cells.length > head.columns.length) break
    if (cells.length < head.columns.length - 1 || !/\p{Lu}/u.test(cells[0] as string)) break
    rows.push({ flat: tell(cells, head), start, end })
    blank = 0
  }
  return rows
}

// `Jan Wol, vast vertegenwoordigd door …, bestuurder, ontslag, vanaf 1/2/2020`
function tell(cells: Cells, head: Head): string {
  const full = cells.length === head.columns.length
  const of = (column: Column): string[] =>
    cells.filter((cell, at) => full && head.columns[at] === column && !EMPTY_CELL.test(cell))
  const named = [...of('given'), ...of('name'), ...of('holder')].join(' ') || (cells[0] as string)
  const parts = [named.replaceAll(/\s+/g, ' ')]
  for (const [at, cell] of cells.entries()) {
    const column = full ? head.columns[at] : undefined
    if (at === 0 || EMPTY_CELL.test(cell) || column === 'name' || column === 'given' || column === 'holder')
      continue
    if (column === 'representative') parts.push(`vertegenwoordigd door ${cell}`)
    else if (column === 'change' || findCues(foldLine(cell)).length > 0)
      parts.push(head.office ? `${cell.toLowerCase()} als ${head.office}` : cell.toLowerCase())
    else if (column === 'office' || findOffices(foldLine(cell)).length > 0) parts.push(cell.toLowerCase())
    else if (column === 'from') parts.push(`vanaf ${cell}`)
    else if (column === 'until') parts.push(`tot ${cell}`)
    else if (column === 'address') parts.push(cell)
  }
  return parts.join(', ')
}
