// Towns whose names are written with hyphens. At a line's end such a hyphen looks like a print hyphen: `TESSENDERLO-⏎HAM`.

import { readTable } from '../../../platform/read-table.ts'

const TOWNS = readTable('gazette/hyphenated-towns.tsv', { columns: ['town'], unique: ['town'] })

const keyOf = (name: string) => name.replaceAll(/[-’']/g, '').toUpperCase()
const BY_KEY = new Map(TOWNS.map(({ town }) => [keyOf(town), town]))

/** `town` with its own hyphens restored where they were taken for print hyphens. */
export function restoreTownHyphens(town: string): string {
  const word = /^[\p{L}’'-]+/u.exec(town)?.[0]
  const name = word === undefined ? undefined : BY_KEY.get(keyOf(word))
  return word === undefined || name === undefined || name.length <= word.length
    ? town
    : `${name}${town.slice(word.length)}`
}
