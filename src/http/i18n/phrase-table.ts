// Many short phrases as a table: one line each, its key, then Dutch, French, German and English.

import type { Phrase } from './languages.ts'

/** `key|nl|fr|de|en` lines by key. Throws at start on a line that is not whole. */
export function parsePhrases(table: string): ReadonlyMap<string, Phrase> {
  return new Map(table.trim().split('\n').map(parseLine))
}

function parseLine(line: string): [key: string, Phrase] {
  const [key, nl, fr, de, en, ...more] = line.split('|')
  if (!key || !nl || !fr || !de || !en || more.length > 0) throw new Error(`Not a line of phrases: ${line}`)
  return [key, { nl, fr, de, en }]
}
