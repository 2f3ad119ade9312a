// Tables, word lists and templates of data/sample. Cells are printed as they stand, with the blanks that upstreams have around some: the
// checked tables of platform/read-table.ts refuse these.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../config.ts'

// Templates of data/sample: text with `{slots}`.

/** Fills the slots in their order. Null when one of them has nothing to print: then the line is left out. */
export function fillOptional(template: string, slot: (name: string) => string | null): string | null {
  let complete = true
  const text = template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = slot(name)
    if (value === null) complete = false
    return value ?? ''
  })
  return complete ? text : null
}

/** Fills the slots. Throws a `TypeError` for one that `values` lacks. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{([^}]+)\}/g, (slot, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`No value for ${slot} in ${template}`)
    return value
  })
}

/** Rows of `data/sample/<name>.tsv` by the columns of its first line; lines that begin with `#` are comments. */
export function readTable<Column extends string>(name: string): Record<Column, string>[] {
  const text = readFileSync(join(PROJECT_DIR, 'data', 'sample', `${name}.tsv`), 'utf8')
  const [header = '', ...lines] = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  const columns = header.split('\t') as Column[]
  return lines.map(line => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Record<
      Column,
      string
    >
  })
}

const lists = new Map(readTable<'list' | 'words'>('words').map(({ list, words }) => [list, words.split('|')]))

/** A list of `words.tsv`. Throws a `RangeError` for an unknown one. */
export function readWords(list: string): string[] {
  const words = lists.get(list)
  if (!words) throw new RangeError(`words.tsv has no list ${list}`)
  return words
}

/** The lists `<prefix>_nl`, `<prefix>_fr` and `<prefix>_de`. */
export function readWordsByLanguage(prefix: string): Record<'nl' | 'fr' | 'de', string[]> {
  return {
    nl: readWords(`${prefix}_nl`),
    fr: readWords(`${prefix}_fr`),
    de: readWords(`${prefix}_de`),
  }
}
