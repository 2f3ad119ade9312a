// All kinds of queries of this folder, and the seven of ../queries.ts, drawn from a register of any size.

import type { Pool } from '../../../src/store/db/pool.ts'
import { drawQueries, KINDS as PRESENT_KINDS, seededRandom } from '../queries.ts'
import { ABBREVIATION_KINDS } from './abbreviations.ts'
import { ADDRESS_KINDS } from './addresses.ts'
import { BEGINNING_KINDS, readUnknownWords } from './beginnings.ts'
import { LETTERHEAD_KINDS } from './letterheads.ts'
import { NUMBER_KINDS } from './numbers.ts'
import { sampleCompanies } from './sample-companies.ts'
import { SPLITTING_KINDS } from './splitting.ts'
import { TOWN_KINDS } from './towns.ts'
import { drawTradeQueries, TRADE_KINDS } from './trades.ts'
import type { Company, Kind, KindQuery, Surroundings } from './types.ts'

const WRITTEN_KINDS: Kind[] = [
  ...NUMBER_KINDS,
  ...LETTERHEAD_KINDS,
  ...TOWN_KINDS,
  ...ADDRESS_KINDS,
  ...SPLITTING_KINDS,
  ...ABBREVIATION_KINDS,
  ...BEGINNING_KINDS,
]

/** The names of all kinds, in the order of the report. */
export const ALL_KINDS: string[] = [
  ...PRESENT_KINDS,
  ...WRITTEN_KINDS.map(({ kind }) => kind),
  ...TRADE_KINDS,
]

/**
 * Draws at most `count` queries of each kind: fewer where the register has few companies that the rule applies to.
 * Deterministic for a `seed` and register.
 */
export async function drawKindQueries(pool: Pool, count: number, seed: number): Promise<KindQuery[]> {
  const present = await drawQueries(pool, count * PRESENT_KINDS.length, seed)
  const unknownWords = await readUnknownWords(pool)
  const common = await sampleCompanies(pool, Math.max(3000, count * 60), seed, null)
  const queries: KindQuery[] = present.map(({ kind, text, foldedName }) => ({
    kind,
    text,
    expected: { foldedName },
  }))
  for (const [at, kind] of WRITTEN_KINDS.entries()) {
    const companies = kind.names
      ? await sampleCompanies(pool, count * 8, seed, kind.names)
      : rotate(common, (at * count * 7) % Math.max(1, common.length))
    const surroundings = { random: seededRandom(seed * 1009 + hashText(kind.kind)), unknownWords }
    queries.push(...writeQueries(kind, companies, count, surroundings))
  }
  const random = seededRandom(seed * 1009 + hashText('trade'))
  return [...queries, ...(await drawTradeQueries(pool, count, seed, random))]
}

function writeQueries(
  { kind, write }: Kind,
  companies: Company[],
  count: number,
  surroundings: Surroundings,
): KindQuery[] {
  const drawn: KindQuery[] = []
  for (const company of companies) {
    if (drawn.length === count) break
    const written = write(company, surroundings)
    if (written !== null) drawn.push({ kind, ...written })
  }
  return drawn
}

// Each kind begins with other companies.
function rotate<T>(values: T[], by: number): T[] {
  return [...values.slice(by), ...values.slice(0, by)]
}

// Adding a kind leaves the queries of the others as they are.
function hashText(text: string): number {
  let hash = 0
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return hash
}
