// Parsers of published data sets: comma-separated with quotes, or Weka's ARFF.

import { readFileSync } from 'node:fs'

export type Table = { names: readonly string[]; rows: readonly (readonly string[])[] }

/** Reads .csv with a header line, or .arff. */
export function readTable(path: string): Table {
  const lines = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  return path.toLowerCase().endsWith('.arff') ? readArff(lines) : readCsv(lines)
}

function readArff(lines: readonly string[]): Table {
  const names: string[] = []
  let at = 0
  for (; at < lines.length && !/^@data/i.test(lines[at] ?? ''); at++) {
    const name = /^@attribute\s+(?:'([^']*)'|(\S+))/i.exec(lines[at] ?? '')
    if (name) names.push(name[1] ?? name[2] ?? '')
  }
  return { names, rows: readRows(lines.slice(at + 1).filter(line => !line.startsWith('%'))) }
}

function readCsv(lines: readonly string[]): Table {
  const [header = '', ...rest] = lines
  return { names: splitLine(header), rows: readRows(rest) }
}

function readRows(lines: readonly string[]): string[][] {
  return lines.filter(line => line.trim() !== '').map(splitLine)
}

function splitLine(line: string): string[] {
  if (!line.includes('"')) return line.split(',').map(field => field.trim())
  const fields: string[] = []
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    fields.push(quoted === undefined ? (plain ?? '').trim() : quoted.replaceAll('""', '"'))
  }
  return fields
}

/**
 * A numeric column: empty, `?`, `nan` and the like are missing (NaN). Throws RangeError for an unknown
 * column.
 */
export function numbersOf({ names, rows }: Table, name: string): Float64Array {
  const at = names.indexOf(name)
  if (at < 0) throw new RangeError(`no column is named ${name}`)
  return Float64Array.from(rows, row => {
    const field = row[at] ?? ''
    return field === '' ? Number.NaN : Number(field)
  })
}
