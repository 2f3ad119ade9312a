// Parses phrase tables: one phrase per line, as `key|nl|fr|de|en`.

import type { Phrase } from './languages.ts'

/** Phrases by key. Throws on an incomplete line. */
export function parsePhrases(table: string): ReadonlyMap<string, Phrase> {
  return new Map(table.trim().split('\n').map(parseLine))
}

function parseLine(line: string): [key: string, Phrase] {
  const [key, nl, fr, de, en, ...more] = line.split('|')
  if (!key || !nl || !fr || !de || !en || more.length > 0) throw new Error(`Invalid phrase line: ${line}`)
  return [key, { nl, fr, de, en }]
}
