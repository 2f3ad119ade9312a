// Search by words. After a full import the heap is in rank order, and a bitmap scan reads it in that order: the first
// matching rows are the best-ranked ones, so that frequent words need no sort.

import type { SearchPool } from './dictionary.ts'
import { COMPANY, type CompanyRow, WORDS } from './search-columns.ts'

/** What a company's words must match, every one (tsquery syntax), fewest rows first. */
export type WordConditions = readonly string[]

// Each condition is a scan key: GIN reads all entries of the first, and those of another only beside matches of the ones
// before it. Within one expression it reads entries of every word (bench/notes.md).
const MAX_CONDITIONS = 4

function limitConditions(conditions: WordConditions): WordConditions {
  if (conditions.length <= MAX_CONDITIONS) return conditions
  const rest = conditions.slice(MAX_CONDITIONS - 1).join(' & ')
  return [...conditions.slice(0, MAX_CONDITIONS - 1), rest]
}

function writeConditions(count: number, write: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => `${WORDS} @@ ${write(at)}::tsquery`).join(' AND ')
}

/** The best-ranked companies that match one of `queries`, `limit` of each. */
export async function findByWords(
  pool: SearchPool,
  queries: readonly WordConditions[],
  limit: number,
): Promise<CompanyRow[]> {
  const found: CompanyRow[] = []
  for (const [count, alike] of Map.groupBy(queries.map(limitConditions), ({ length }) => length))
    found.push(...(await findByConditions(pool, count, alike, limit)))
  return found
}

// Alternatives are separate index scans: within one expression they would read all their postings.
async function findByConditions(
  pool: SearchPool,
  count: number,
  queries: readonly WordConditions[],
  limit: number,
): Promise<CompanyRow[]> {
  const columns = Array.from({ length: count }, (_, at) => at)
  const matches = writeConditions(count, at => `words${at}`)
  const { rows } = await pool.query<CompanyRow>({
    name: `search-words-${count}`,
    // The second part only runs when companies that left the register may have displaced others.
    text: `SELECT c.* FROM unnest(${columns.map(at => `$${at + 2}::text[]`)}) AS query (${columns.map(at => `words${at}`)}), LATERAL (
             WITH best AS MATERIALIZED (
               SELECT ${COMPANY} FROM register.company c WHERE ${matches} LIMIT $1
             )
             SELECT * FROM best
             UNION ALL
             (SELECT ${COMPANY} FROM register.company c WHERE ${matches} AND in_register
                AND (SELECT count(*) = $1 AND NOT bool_and("inRegister") FROM best) LIMIT $1)
           ) c`,
    values: [limit, ...columns.map(at => queries.map(query => query[at]))],
  })
  return rows
}

// Rank of a company with three establishments and later (`derive-companies.ts`): the condition of a partial index.
const AFTER_LEADING = 2_145_910_784

/** As `findByWords`, among the companies with three establishments and more: what common words are answered from. */
export async function findLeadingByWords(
  pool: SearchPool,
  query: WordConditions,
  limit: number,
): Promise<CompanyRow[]> {
  const conditions = limitConditions(query)
  const { rows } = await pool.query<CompanyRow>({
    name: `search-leading-words-${conditions.length}`,
    text: `SELECT ${COMPANY} FROM register.company c
           WHERE ${writeConditions(conditions.length, at => `$${at + 2}`)} AND rank < ${AFTER_LEADING} AND in_register
           LIMIT $1`,
    values: [limit, ...conditions],
  })
  return rows
}

type PrefixQuery = {
  query: WordConditions
  prefix: string
  /** Matches of `query` that are checked for the prefix, best-ranked first. */
  scanLimit: number
}

/**
 * Companies that match `query` and have a word of a name or the town that starts with `prefix`. Only the
 * `scanLimit` best-ranked matches are checked.
 */
export async function findByWordsAndPrefix(
  pool: SearchPool,
  { query, prefix, scanLimit }: PrefixQuery,
  limit: number,
): Promise<CompanyRow[]> {
  const conditions = limitConditions(query)
  const { rows } = await pool.query<CompanyRow>({
    name: `search-words-prefix-${conditions.length}`,
    text: `SELECT ${COMPANY}
           FROM (SELECT * FROM register.company c WHERE ${writeConditions(conditions.length, at => `$${at + 7}`)} LIMIT $2) c
           WHERE c.names LIKE $3 OR c.names LIKE $4 OR c.names LIKE $5 OR c.town_words LIKE $6
           LIMIT $1`,
    values: [
      limit,
      scanLimit,
      // Built here because SQL would concatenate them for every row.
      `${prefix}%`,
      `% ${prefix}%`,
      `%\n${prefix}%`,
      `%@${prefix}%`,
      ...conditions,
    ],
  })
  return rows
}
