// Search queries, each answered by one index. After a full import the heap is in rank order, and a bitmap scan
// reads it in that order: the first matching rows are the best-ranked ones, so that frequent words need no sort.

import { REMOVED_RANK } from './derive-companies.ts'
import { parseTermRows, type SearchPool, TERMS, type TermRow } from './dictionary.ts'
import { WORD } from './terms.ts'

export type CompanyRow = {
  enterpriseNumber: number
  rank: number
  inRegister: boolean
  naturalPerson: boolean
  legalName: string
  city: string | null
  primaryNace: string | null
  /** Folded names, separated by newlines. */
  names: string
  /** Folded words of the town, separated by blanks. */
  townWords: string
}

const COMPANY = `
  c.enterprise_number AS "enterpriseNumber", c.rank, c.in_register AS "inRegister",
  c.natural_person AS "naturalPerson", c.legal_name AS "legalName",
  c.city, c.primary_nace AS "primaryNace", c.names, c.town_words AS "townWords"`

const WORDS = `array_to_tsvector(array_remove(string_to_array(translate(c.names, E'\\n', ' ') || ' ' || c.town_words, ' '), ''))`

// Limits namesakes per query: reading more costs time and does not improve the answer.
const MAX_NAMESAKES = 400

// Limits addresses per query, for street names that every town has.
const MAX_ADDRESSES = 1_000

const ENTERPRISES_END = 1_999_999_999

/** Companies whose number, or one of whose establishments' numbers, is in a range. */
export async function findByNumbers(
  pool: SearchPool,
  first: number,
  last: number,
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

/** Companies whose main activity (NACE 2025 or 2008) starts with `prefix`; exact matches first. */
export async function findByNace(pool: SearchPool, prefix: string, limit: number): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-nace',
    text: `
      WITH code AS (SELECT DISTINCT nace_code FROM register.activity_code WHERE nace_code LIKE $1 || '%'),
      hit AS (
        SELECT h.enterprise_number, min(h.rank) AS rank, bool_or(nace_code = $1) AS exact FROM code, LATERAL (
          (SELECT enterprise_number, rank FROM register.company WHERE primary_nace = nace_code ORDER BY rank LIMIT $2)
          UNION ALL
          (SELECT enterprise_number, rank FROM register.company
           WHERE nace_2008 = nace_code AND nace_2008 <> primary_nace ORDER BY rank LIMIT $2)
        ) h GROUP BY h.enterprise_number ORDER BY min(h.rank) = ${REMOVED_RANK}, exact DESC, rank LIMIT $2
      )
      SELECT ${COMPANY} FROM hit JOIN register.company c USING (enterprise_number)
      ORDER BY c.in_register DESC, hit.exact DESC, c.rank`,
    values: [prefix, limit],
  })
  return rows.length < limit ? [...rows, ...(await findRemovedByNace(pool, prefix, limit, rows))] : rows
}

// Removed companies may have codes that no current company has. Only queried when there are few matches, so little
// is read.
async function findRemovedByNace(
  pool: SearchPool,
  prefix: string,
  limit: number,
  found: readonly CompanyRow[],
): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-gone-nace',
    text: `
      WITH hit AS (
        (SELECT enterprise_number FROM register.company
         WHERE primary_nace ~>=~ $1 AND primary_nace ~<~ $2 AND rank = ${REMOVED_RANK} AND enterprise_number <> ALL ($3)
         ORDER BY primary_nace USING ~<~, rank LIMIT $4)
        UNION
        (SELECT enterprise_number FROM register.company
         WHERE nace_2008 ~>=~ $1 AND nace_2008 ~<~ $2 AND nace_2008 <> primary_nace AND rank = ${REMOVED_RANK}
           AND enterprise_number <> ALL ($3)
         ORDER BY nace_2008 USING ~<~, rank LIMIT $4)
      )
      SELECT ${COMPANY} FROM hit JOIN register.company c USING (enterprise_number)
      ORDER BY c.primary_nace, enterprise_number LIMIT $4`,
    values: [
      prefix,
      `${prefix}${AFTER_DIGITS}`,
      found.map(({ enterpriseNumber }) => enterpriseNumber),
      limit - found.length,
    ],
  })
  return rows
}

// The character after '9', as upper bound of a prefix range.
const AFTER_DIGITS = ':'

/**
 * Companies with a name of exactly the words of one of `keys`, in any order. For names shared by thousands, not all
 * of the best-ranked are included.
 */
export async function findByNameKeys(pool: SearchPool, keys: number[], limit: number): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-name-keys',
    text: `WITH named AS MATERIALIZED (
             SELECT enterprise_number FROM register.denomination WHERE name_key = ANY($1) LIMIT $3
           )
           ${COMPANIES_NAMED}`,
    values: [keys, limit, MAX_NAMESAKES],
  })
  return rows
}

const COMPANIES_NAMED = `
  SELECT ${COMPANY} FROM (SELECT DISTINCT enterprise_number FROM named) d
  JOIN register.company c USING (enterprise_number)
  ORDER BY c.in_register DESC, c.rank LIMIT $2`

/** The best-ranked companies that match `expression` (tsquery syntax). */
export async function findByWords(
  pool: SearchPool,
  expression: string,
  limit: number,
): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-words',
    // The second part only runs when the first returns fewer than `limit` rows; then few rows match.
    text: `(SELECT ${COMPANY} FROM register.company c WHERE ${WORDS} @@ $1::tsquery AND in_register)
           UNION ALL
           (SELECT ${COMPANY} FROM register.company c WHERE ${WORDS} @@ $1::tsquery AND NOT in_register)
           LIMIT $2`,
    values: [expression, limit],
  })
  return rows
}

/**
 * Companies that match `expression` and have a word of a name or the town that starts with `prefix`. Only the
 * `scanLimit` best-ranked matches are checked.
 */
export async function findByWordsAndPrefix(
  pool: SearchPool,
  expression: string,
  prefix: string,
  { limit, scanLimit }: { limit: number; scanLimit: number },
): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-words-prefix',
    text: `SELECT ${COMPANY}
           FROM (SELECT * FROM register.company c WHERE ${WORDS} @@ $1::tsquery LIMIT $4) c
           WHERE c.names LIKE $2 OR c.names LIKE $5 OR c.names LIKE $6 OR c.town_words LIKE $7
           LIMIT $3`,
    values: [
      expression,
      `${prefix}%`,
      limit,
      scanLimit,
      // Built here because SQL would concatenate them for every row.
      `% ${prefix}%`,
      `%\n${prefix}%`,
      `%@${prefix}%`,
    ],
  })
  return rows
}

export type AddressRow = CompanyRow & {
  street: string
  zip: string | null
  addressCity: string | null
  houseNumber: string | null
  addressTown: string
}

/** Companies with an address in one of the houses, in a town with all words of `town`. */
export async function findByHouse(
  pool: SearchPool,
  houses: number[],
  town: string[],
  limit: number,
): Promise<AddressRow[]> {
  const { rows } = await pool.query<AddressRow>({
    name: 'search-house',
    text: `SELECT ${COMPANY}, a.display_street AS street, nullif(a.zipcode, '0999') AS zip,
                  a.display_city AS "addressCity", a.house_number AS "houseNumber", a.town_words AS "addressTown"
           FROM (SELECT * FROM register.address
                 WHERE street_keys && $1::bigint[] AND date_striking_off IS NULL
                   AND string_to_array(town_words, ' ') @> $2 LIMIT $4) a
           JOIN register.company c USING (enterprise_number)
           ORDER BY c.in_register DESC, c.rank LIMIT $3`,
    values: [houses, town, limit, MAX_ADDRESSES],
  })
  return rows
}

export type NameQuery = {
  key: number
  words: string[]
  /** Prefix of the last, incomplete word; null if there is none. */
  namePrefix: string | null
}

export type NameResult = {
  /** The best-ranked companies with exactly that name. */
  rows: CompanyRow[]
  /** False for very common names, of which not all companies were read. */
  isComplete: boolean
  /** The words that are in the dictionary. */
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
const MAX_COMPLETIONS = 500
// Individual words let the index skip rows that miss another word; a prefix query collects all matches first.
const MAX_LISTED_COMPLETIONS = 16
const MAX_CODE_POINT = '\u{10ffff}'

/** First step of a name search, in one round trip: exact names, dictionary entries of the words, and completions. */
export async function findByName(
  pool: SearchPool,
  { key, words, namePrefix: prefix }: NameQuery,
  limit: number,
): Promise<NameResult> {
  const { rows } = await pool.query<CompanyRow & NameQueryRow>({
    name: 'search-name',
    text: `WITH named AS MATERIALIZED (
             SELECT enterprise_number FROM register.denomination WHERE name_key = $1 LIMIT $3
           ), dictionary AS (
             SELECT (SELECT count(*)::int FROM named) AS "namesRead",
                    (SELECT ${TERMS} FROM register.term WHERE term = ANY($4) AND kind = $5) AS terms,
                    CASE WHEN $6::text IS NOT NULL THEN (
                      SELECT CASE WHEN count(*) < $8 THEN
                               coalesce(sum(frequency), 0) || ' ' ||
                               CASE WHEN count(*) <= $9 THEN coalesce(string_agg(term, ' '), '') ELSE '*' END
                             END
                      FROM (SELECT frequency, term FROM register.term
                            WHERE term ~>=~ $6 AND term ~<~ $7 AND kind = $5 LIMIT $8) completion
                    ) END AS "completions"
           )
           SELECT * FROM dictionary LEFT JOIN LATERAL (${COMPANIES_NAMED}) c ON true`,
    values: [
      key,
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
  return {
    rows: rows.filter(({ enterpriseNumber }) => enterpriseNumber !== null),
    isComplete: namesRead < MAX_NAMESAKES,
    terms: parseTermRows(terms),
    completions: completions === null ? null : parseCompletions(completions),
  }
}

type NameQueryRow = { namesRead: number; terms: string | null; completions: string | null }

function parseCompletions(text: string): PrefixCompletions {
  const [rows, ...words] = text.split(' ')
  return { rows: Number(rows), words: words[0] === '*' ? null : words.filter(word => word !== '') }
}
