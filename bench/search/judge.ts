// Where among the hits of an everyday query the wanted company is.

import type { SearchHit } from '../../src/domain/search/query.ts'
import type { Pool } from '../../src/store/db/pool.ts'
import type { EverydayQuery, Wanted } from './everyday-queries.ts'

/** Position of the first hit that is wanted, from 0; -1 if none is. */
export async function findWanted(pool: Pool, hits: readonly SearchHit[], wanted: Wanted): Promise<number> {
  const numbers = hits.map(({ enterpriseNumber }) => Number(enterpriseNumber))
  if ('number' in wanted) return numbers.indexOf(wanted.number)
  const { rows } = await pool.query<{ at: number | null }>(conditionOf(wanted, numbers))
  return (rows[0]?.at ?? 0) - 1
}

function conditionOf(wanted: Exclude<Wanted, { number: number }>, numbers: number[]) {
  const at = 'SELECT min(array_position($1::int[], enterprise_number)) AS at FROM'
  if ('foldedName' in wanted)
    return {
      text: `${at} register.company WHERE enterprise_number = ANY ($1) AND $2 = ANY (string_to_array(names, E'\\n'))`,
      values: [numbers, wanted.foldedName],
    }
  if ('street' in wanted)
    return {
      text: `${at} register.address WHERE enterprise_number = ANY ($1) AND starts_with(display_street, $2) AND zipcode = $3`,
      values: [numbers, wanted.street, wanted.zip],
    }
  return {
    text: `${at} register.company c WHERE enterprise_number = ANY ($1)
           AND (primary_nace LIKE ANY ($2) OR nace_2008 LIKE ANY ($2))
           AND ($3::text IS NULL OR city = (SELECT city FROM register.company WHERE zip = $3 LIMIT 1) OR zip = $3)`,
    values: [numbers, wanted.nace.map(code => `${code}%`), wanted.zip ?? null],
  }
}

export type KindFigures = { first: number; firstTen: number; ms: number[]; missed: EverydayQuery[] }

/** Runs every query once. */
export async function judgeQueries(
  pool: Pool,
  search: (q: string, limit: number) => Promise<SearchHit[]>,
  queries: readonly EverydayQuery[],
): Promise<Map<string, KindFigures>> {
  const figures = new Map<string, KindFigures>()
  for (const query of queries) {
    const own = figures.get(query.kind) ?? { first: 0, firstTen: 0, ms: [], missed: [] }
    figures.set(query.kind, own)
    const started = performance.now()
    const hits = await search(query.text, 20)
    own.ms.push(performance.now() - started)
    const at = await findWanted(pool, hits, query.wanted)
    if (at === 0) own.first++
    else own.missed.push(query)
    if (at >= 0 && at < 10) own.firstTen++
  }
  return figures
}
