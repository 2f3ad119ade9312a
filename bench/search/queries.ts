// Queries generated from register names by rules that imitate user input.

import { foldName, foldWords } from '../../src/domain/search/fold.ts'
import type { Pool } from '../../src/store/db/pool.ts'

export const KINDS = [
  'exact',
  'form dropped',
  'words swapped',
  'name + town',
  'one typo',
  'two typos',
  'prefix',
] as const
type QueryKind = (typeof KINDS)[number]

export type BenchQuery = {
  kind: QueryKind
  text: string
  /** The folded name searched: any company of that name counts. */
  foldedName: string
}

const FORM =
  /[\s,]+(?:B\.?V\.?|N\.?V\.?|S\.?A\.?|S\.?R\.?L\.?|V\.?Z\.?W\.?|A\.?S\.?B\.?L\.?|BVBA|SPRL|CommV|SComm|CV|SC|VOF|SNC)\.?$/i

/** Draws `count` queries, equally by kind; deterministic for a `seed` and register. */
export async function drawQueries(pool: Pool, count: number, seed: number): Promise<BenchQuery[]> {
  const { rows } = await pool.query<{ name: string; city: string | null }>(
    `SELECT d.denomination AS name, c.city
     FROM register.denomination d TABLESAMPLE SYSTEM (2) REPEATABLE (${seed})
     JOIN register.company c USING (enterprise_number)
     WHERE d.type_of_denomination IN ('001', '003') AND length(d.folded) > 3
     ORDER BY hashint8extended(d.entity_number, ${seed}) LIMIT $1`,
    [count * 20],
  )
  const random = seededRandom(seed)
  const drawn: BenchQuery[] = []
  for (const { name, city } of rows) {
    const kind = KINDS[drawn.length % KINDS.length] as QueryKind
    const text = writeQuery(kind, name, city, random)
    if (text !== null) drawn.push({ kind, text, foldedName: foldName(name) })
    if (drawn.length === count) break
  }
  return drawn
}

// Null where the rule does not apply to the name.
function writeQuery(kind: QueryKind, name: string, city: string | null, random: () => number): string | null {
  const words = foldWords(name)
  switch (kind) {
    case 'exact':
      return name
    case 'form dropped':
      return FORM.test(name) ? name.replace(FORM, '') : null
    case 'words swapped':
      return words.length >= 2 ? [...words.slice(1), words[0]].join(' ') : null
    case 'name + town':
      return city ? `${name} ${city}` : null
    case 'one typo':
      return misspell(name, 1, random)
    case 'two typos':
      return misspell(name, 2, random)
    case 'prefix':
      return truncateLastWord(name)
  }
}

// Truncates the last word to a little more than half.
function truncateLastWord(name: string): string | null {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{N}]{5,})$/u.exec(name) ?? []
  return last === '' ? null : `${before}${last.slice(0, Math.ceil(last.length * 0.6))}`
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

// Each error in a separate word if there are enough long words; a word of six letters or more may have two.
function misspell(name: string, errors: number, random: () => number): string | null {
  const words = name.split(' ')
  const places = words.flatMap((word, at) => {
    const letters = word.replaceAll(/[^\p{L}]/gu, '').length
    return letters >= 8 ? [at, at] : letters >= 5 ? [at] : []
  })
  if (places.length < errors) return null
  for (let done = 0; done < errors; done++) {
    const [at = 0] = places.splice(Math.floor(random() * places.length), 1)
    words[at] = misspellWord(words[at] as string, random)
  }
  return words.join(' ')
}

/** One error after the first letter: deletion, insertion, substitution or transposition. */
export function misspellWord(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] as string
  switch (Math.floor(random() * 4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1)
    case 1:
      return word.slice(0, at) + letter + word.slice(at)
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1)
    default:
      return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
  }
}

/** Numbers from 0 to 1, deterministic for a seed. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Queries of other kinds, a quarter each: numbers, number prefixes, NACE codes, addresses. */
export async function drawOtherQueries(pool: Pool, count: number, seed: number): Promise<string[]> {
  const each = Math.ceil(count / 4)
  const { rows } = await pool.query<{
    number: string
    nace: string | null
    street: string | null
    city: string | null
  }>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS number, primary_nace AS nace, street, city
     FROM register.company TABLESAMPLE SYSTEM (5) REPEATABLE (${seed})
     WHERE street ~ ' [0-9]' AND primary_nace IS NOT NULL
     ORDER BY hashint8extended(enterprise_number, ${seed}) LIMIT $1`,
    [each],
  )
  const random = seededRandom(seed)
  return rows.flatMap(({ number, nace, street, city }, at) => [
    at % 2 === 0 ? number : `BE ${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`,
    number.slice(0, 6 + Math.floor(random() * 3)),
    (nace as string).slice(0, 2 + Math.floor(random() * 4)),
    at % 2 === 0 ? `${street} ${city}` : (street as string),
  ])
}
