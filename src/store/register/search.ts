// Search by number and by whole name.

import type { NumberRange } from '../../domain/search/query.ts'
import { MAX_CODE_POINT, parseTermRows, type SearchPool, TERMS, type TermRow } from './dictionary.ts'
import { COMPANY, type CompanyRow } from './search-columns.ts'
import { WORD } from './terms.ts'

// Limits namesakes per query: reading more costs time and does not improve the answer.
const MAX_NAMESAKES = 400

const ENTERPRISES_END = 1_999_999_999

/** Companies whose number, or one of whose establishments' numbers, is in a range. */
export async function findByNumbers(
  pool: SearchPool,
  { first, last }: NumberRange,
  limit: number,
): Promise<CompanyRow[]> {
  const { rows } =
    first > ENTERPRISES_END
      ? await pool.query<CompanyRow>({
          name: 'search-establishments',
          text: `SELECT ${COMPANY} FROM register.company c
                 WHERE enterprise_number IN (SELECT enterprise_number FROM register.establishment
                                             WHERE establishment_number BETWEEN $1 AND $2)
                 ORDER BY in_register DESC, rank LIMIT $3`,
          values: [first, last, limit],
        })
      : await pool.query<CompanyRow>({
          name: 'search-numbers',
          text: `SELECT ${COMPANY} FROM register.company c WHERE enterprise_number BETWEEN $1 AND $2
                 ORDER BY in_register DESC, rank LIMIT $3`,
          values: [first, Math.min(last, ENTERPRISES_END), limit],
        })
  return rows
}

type NumberRow = CompanyRow & { asked: number }

/** Companies of which a number is in `numbers`, their own or an establishment's, in that order, each with that number. */
export async function findByWholeNumbers(pool: SearchPool, numbers: readonly number[]): Promise<NumberRow[]> {
  const { rows } = await pool.query<NumberRow>({
    name: 'search-whole-numbers',
    text: `SELECT ${COMPANY}, ($1::bigint[])[place::int]::float8 AS asked
           FROM (SELECT number AS enterprise_number, place FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (number, place)
                 UNION ALL
                 SELECT e.enterprise_number, place FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (number, place)
                 JOIN register.establishment e ON e.establishment_number = number) found
           JOIN register.company c ON c.enterprise_number = found.enterprise_number
           ORDER BY c.in_register DESC, place`,
    values: [numbers],
  })
  return rows
}

/**
 * Companies with a name of exactly the words of one of `keys`, in any order. For names shared by thousands, not all
 * of the best-ranked are included.
 */
export async function findByNameKeys(pool: SearchPool, keys: number[], limit: number): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-name-keys',
    text: `WITH named AS MATERIALIZED (
             SELECT enterprise_number FROM register.denomination WHERE name_key = ANY($1) OR glued_key = ANY($1) LIMIT $3
           )
           ${COMPANIES_NAMED}`,
    values: [keys, limit, MAX_NAMESAKES],
  })
  return rows
}

// Names that more denominations have are all common.
const MAX_COUNTED = 50
// Companies of one of several names.
const MAX_OF_EACH_NAME = 12

/** By key of a whole name (that of words in any order), the denominations that have it, 50 at most; none left out. */
export async function countNames(pool: SearchPool, keys: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ key: number; names: number }>({
    name: 'search-count-names',
    text: `SELECT key::float8, names FROM unnest($1::bigint[]) AS key, LATERAL (
             SELECT count(*)::int AS names FROM (
               SELECT FROM register.denomination WHERE name_key = key LIMIT ${MAX_COUNTED}) named
           ) counted WHERE names > 0`,
    values: [keys],
  })
  return new Map(rows.map(({ key, names }) => [key, names]))
}

/** Some companies of each of the whole names `keys`, so that a common one does not displace the others. */
export async function findByEachNameKey(
  pool: SearchPool,
  keys: readonly number[],
  limit: number,
): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-each-name-key',
    text: `WITH named AS MATERIALIZED (
             SELECT enterprise_number FROM unnest($1::bigint[]) AS key, LATERAL (
               SELECT enterprise_number FROM register.denomination WHERE name_key = key LIMIT ${MAX_OF_EACH_NAME}) of_key
           )
           ${COMPANIES_NAMED}`,
    values: [keys, limit],
  })
  return rows
}

const COMPANIES_NAMED = `
  SELECT ${COMPANY} FROM (SELECT DISTINCT enterprise_number FROM named) d
  JOIN register.company c USING (enterprise_number)
  ORDER BY c.in_register DESC, c.rank LIMIT $2`

export type NameQuery = {
  /** Keys of whole names (`domain/search/lookup-keys.ts`). */
  keys: number[]
  /** Words to look up in the dictionary. */
  words: string[]
  /** Prefix of the last, incomplete word; null if there is none. */
  namePrefix: string | null
}

export type NameResult = {
  /** The best-ranked companies with exactly that name. */
  rows: CompanyRow[]
  /** False for very common names, of which not all companies were read. */
  isComplete: boolean
  /** The words and completions that are in the dictionary. */
  terms: TermRow[]
  /** Completions of the prefix; null when there are too many or no prefix is given. */
  completions: PrefixCompletions | null
}

/** Dictionary words with a common prefix. */
export type PrefixCompletions = {
  /** Upper bound of the rows with any of them. */
  rows: number
  /** The words, unless there are too many to query individually. */
  words: string[] | null
}

// Prefixes of more words count as unselective; summing them up is not worth the time.
const MAX_COMPLETIONS = 1_000
// Individual words let the index skip rows that miss another word; a prefix query collects all matches first.
const MAX_LISTED_COMPLETIONS = 16

/** First step of a name search, in one round trip: exact names, dictionary entries of the words, and completions. */
export async function findByName(
  pool: SearchPool,
  { keys, words, namePrefix: prefix }: NameQuery,
  limit: number,
): Promise<NameResult> {
  const { rows } = await pool.query<CompanyRow & NameQueryRow>({
    name: 'search-name',
    text: `WITH named AS MATERIALIZED (
             SELECT enterprise_number FROM register.denomination WHERE name_key = ANY($1) OR glued_key = ANY($1) LIMIT $3
           ), dictionary AS (
             SELECT (SELECT count(*)::int FROM named) AS "namesRead",
                    (SELECT ${TERMS} FROM register.term WHERE term = ANY($4) AND kind = $5) AS terms,
                    CASE WHEN $6::text IS NOT NULL THEN (
                      SELECT CASE WHEN count(*) < $8 THEN
                               coalesce(sum(frequency), 0) || E'\\n' ||
                               CASE WHEN count(*) <= $9 THEN coalesce(${TERMS}, '') ELSE '*' END
                             END
                      FROM (SELECT frequency, term FROM register.term
                            WHERE term ~>=~ $6 AND term ~<~ $7 AND kind = $5 LIMIT $8) completion
                    ) END AS "completions"
           )
           SELECT * FROM dictionary LEFT JOIN LATERAL (${COMPANIES_NAMED}) c ON true`,
    values: [
      keys,
      limit,
      MAX_NAMESAKES,
      words,
      WORD,
      prefix,
      prefix && `${prefix}${MAX_CODE_POINT}`,
      MAX_COMPLETIONS,
      MAX_LISTED_COMPLETIONS,
    ],
  })
  const { namesRead, terms, completions } = rows[0] as NameQueryRow
  const completed = completions === null ? null : parseCompletions(completions)
  return {
    rows: rows.filter(({ enterpriseNumber }) => enterpriseNumber !== null),
    isComplete: namesRead < MAX_NAMESAKES,
    terms: [...parseTermRows(terms), ...(completed?.terms ?? [])],
    completions: completed && {
      rows: completed.rows,
      words: completed.terms?.map(({ term }) => term) ?? null,
    },
  }
}

type NameQueryRow = { namesRead: number; terms: string | null; completions: string | null }

// The sum of rows, and the terms or a star.
function parseCompletions(text: string): { rows: number; terms: TermRow[] | null } {
  const [rows, ...lines] = text.split('\n')
  const listed = lines.join('\n')
  if (listed === '*') return { rows: Number(rows), terms: null }
  return { rows: Number(rows), terms: parseTermRows(listed === '' ? null : listed) }
}
