// What the best order of hits could reach where a text fits several names: a beginning that many names have, a text that is another
// company's very name. The best order knows how many companies have each name, that the last word of it was cut, and how likely an
// error is; nothing of which one is meant.

import { foldName } from '../../src/domain/search/fold.ts'
import { prefixSpellings } from '../../src/domain/search/prefix-spellings.ts'
import { rankTypingError } from '../../src/domain/search/typing-errors.ts'
import type { Pool } from '../../src/store/db/pool.ts'
import { MAX_CODE_POINT } from '../../src/store/register/dictionary.ts'
import type { KindQuery } from './kinds/types.ts'

/** Shares of the queries of a kind, from 0 to 1. */
export type BestPossible = { first: number; firstTen: number }

const MISSPELT_BEGINNING = 'prefix with an error in it'
const BEGINNINGS = new Set(['prefix', 'prefix of the last word', MISSPELT_BEGINNING])
const WHOLE_NAMES = new Set(['abbreviated', 'written out'])

/** By kind, for the kinds whose texts fit several names. */
export async function measureBestPossible(
  pool: Pool,
  queries: readonly KindQuery[],
): Promise<Map<string, BestPossible>> {
  const client = await pool.connect()
  try {
    await client.query(`
      CREATE TEMP TABLE bench_name AS SELECT folded, count(*)::int AS companies FROM register.denomination GROUP BY folded;
      CREATE INDEX ON bench_name (folded text_pattern_ops);
      ANALYZE bench_name`)
    const shares = new Map<string, BestPossible[]>()
    for (const { kind, text, expected } of queries) {
      if (!('foldedName' in expected) || !(BEGINNINGS.has(kind) || WHOLE_NAMES.has(kind))) continue
      const { rows } = await client.query<{ folded: string; companies: number }>(
        `SELECT DISTINCT folded, companies FROM unnest($1::text[]) AS spelling
         JOIN bench_name ON folded ~>=~ spelling AND folded ~<=~ (spelling || $2) ORDER BY companies DESC`,
        [
          kind === MISSPELT_BEGINNING ? respell(foldName(text)) : [foldName(text)],
          BEGINNINGS.has(kind) ? MAX_CODE_POINT : '',
        ],
      )
      const own = BEGINNINGS.has(kind)
        ? shareOfBest(rows.map(row => row.companies * likelihoodOf(row.folded, foldName(text))))
        : ofOtherName(rows.some(({ folded }) => folded !== expected.foldedName))
      shares.set(kind, [...(shares.get(kind) ?? []), own])
    }
    await client.query('DROP TABLE bench_name')
    return new Map([...shares].map(([kind, all]) => [kind, meanOf(all)]))
  } finally {
    client.release()
  }
}

// The name with any one error in its last word, or none.
function respell(name: string): string[] {
  const last = name.lastIndexOf(' ') + 1
  const word = name.slice(last)
  return [word, ...prefixSpellings(word)].map(spelling => `${name.slice(0, last)}${spelling}`)
}

// Of all wrong letters one is hit at random: any certain one is that much less likely than a letter left out.
const LETTERS = 26

function likelihoodOf(name: string, text: string): number {
  const [words, asked] = [name.split(' '), text.split(' ')]
  if (words.length > asked.length) return 0
  const [meant, typed] = [words.at(-1) as string, asked.at(-1) as string]
  if (meant.startsWith(typed)) return 1
  const beginning = prefixSpellings(typed).find(spelling => meant.startsWith(spelling))
  return beginning === undefined || rankTypingError(typed, beginning) > 0 ? 1 / LETTERS : 1
}

// The queries are drawn from names: one that a hundred companies have is meant a hundred times as often.
function shareOfBest(weights: readonly number[]): BestPossible {
  const companies = weights.toSorted((a, b) => b - a)
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const total = sum(companies)
  // A text whose folded form begins no name: a legal form is cut.
  if (total === 0) return { first: 1, firstTen: 1 }
  return { first: sum(companies.slice(0, 1)) / total, firstTen: sum(companies.slice(0, 10)) / total }
}

function ofOtherName(isOther: boolean): BestPossible {
  return { first: isOther ? 0 : 1, firstTen: 1 }
}

function meanOf(shares: readonly BestPossible[]): BestPossible {
  const mean = (of: (share: BestPossible) => number) =>
    shares.reduce((sum, share) => sum + of(share), 0) / shares.length
  return { first: mean(({ first }) => first), firstTen: mean(({ firstTen }) => firstTen) }
}
