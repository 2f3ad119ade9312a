// The queries of search, each answered from one index. Companies lie on disk in the order of their rank after a
// full import, and a bitmap scan reads them in that order: the first rows that fit are the best-ranked ones, so
// that a word of fifty thousand companies costs no sort.

import type { Pool } from '../db/pool.ts'
import { REMOVED_RANK } from './removed-rank.ts'
import { type TermKind, WORD } from './term-kinds.ts'

/** What the statements are run on. */
export type SearchPool = Pick<Pool, 'query'>

export type CompanyRow = {
  enterpriseNumber: number
  rank: number
  inRegister: boolean
  naturalPerson: boolean
  legalName: string
  city: string | null
  primaryNace: string | null
  /** Folded names, parted by newlines. */
  names: string
  /** Folded words of the town, parted by blanks. */
  townWords: string
}

const COMPANY = `
  c.enterprise_number AS "enterpriseNumber", c.rank, c.in_register AS "inRegister",
  c.natural_person AS "naturalPerson", c.legal_name AS "legalName",
  c.city, c.primary_nace AS "primaryNace", c.names, c.town_words AS "townWords"`

const WORDS = `array_to_tsvector(array_remove(string_to_array(translate(c.names, E'\\n', ' ') || ' ' || c.town_words, ' '), ''))`

// Names looked at of a name that many share: more than a few hundred give no better answer, and cost.
const MAX_NAMESAKES = 400

// The same for a house of a street that every town has.
const MAX_ADDRESSES = 1_000

const ENTERPRISES_END = 1_999_999_999

/** Companies whose number lies in a range, or one of whose establishments' numbers does. */
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

/** Companies whose main activity's code, of NACE 2025 or 2008, begins with `prefix`; that very code first. */
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

// Those that have left may have a code that no company has any more. Only asked where few companies have such a code: then there is
// little to read.
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
      ...[prefix, `${prefix}${AFTER_DIGITS}`],
      ...[found.map(({ enterpriseNumber }) => enterpriseNumber), limit - found.length],
    ],
  })
  return rows
}

// Codes are digits: the character behind them.
const AFTER_DIGITS = ':'

/**
 * Companies one of whose names has exactly the words behind one of `keys`, in whatever order. Of a name that
 * thousands share the best-ranked are not all among them.
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

/** Companies whose words fit `expression` (PostgreSQL's tsquery notation), the best-ranked ones. */
export async function findByWords(
  pool: SearchPool,
  expression: string,
  limit: number,
): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-words',
    // The second part is only run where the first leaves room: then few rows have the words.
    text: `(SELECT ${COMPANY} FROM register.company c WHERE ${WORDS} @@ $1::tsquery AND in_register)
           UNION ALL
           (SELECT ${COMPANY} FROM register.company c WHERE ${WORDS} @@ $1::tsquery AND NOT in_register)
           LIMIT $2`,
    values: [expression, limit],
  })
  return rows
}

/**
 * The same, where one word of a name or of the town also begins with `beginning`. Only so many of the best-ranked
 * that fit `expression` are looked at.
 */
export async function findByWordsAndPrefix(
  pool: SearchPool,
  expression: string,
  beginning: string,
  { limit, scanLimit }: { limit: number; scanLimit: number },
): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-words-beginning',
    text: `SELECT ${COMPANY}
           FROM (SELECT * FROM register.company c WHERE ${WORDS} @@ $1::tsquery LIMIT $4) c
           WHERE c.names LIKE $2 OR c.names LIKE $5 OR c.names LIKE $6 OR c.town_words LIKE $7
           LIMIT $3`,
    values: [
      ...[expression, `${beginning}%`, limit, scanLimit],
      ...[`% ${beginning}%`, `%\n${beginning}%`, `%@${beginning}%`], // made for each row in SQL they would cost as much as the row
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

/** Companies with a seat or an establishment in one of the houses, in a town with all the words of `town`. */
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
  /** What a word may go on from; null where none is cut short. */
  namePrefix: string | null
}

export type NameResult = {
  /** Companies of exactly that name, the best-ranked ones. */
  rows: CompanyRow[]
  /** Whether these are of all that are called so: of a name that hundreds share not all are looked at. */
  isComplete: boolean
  /** Those of the words that the dictionary holds. */
  terms: TermRow[]
  /** What begins with `beginning`; null when too many words do, and where none is asked for. */
  goingOn: PrefixCompletions | null
}

/** Words of the dictionary that begin alike. */
export type PrefixCompletions = {
  /** In how many rows at most one of them is. */
  rows: number
  /** The words themselves, unless they are too many to be looked up one by one. */
  words: string[] | null
}

// A beginning of more words than these stands for any number of rows: adding them up would not be worth it.
const MAX_COMPLETIONS = 500
// Looked up one by one the rows of a frequent word are passed over where another word is not; by their beginning all are gathered first.
const MAX_LISTED_COMPLETIONS = 16
const MAX_CODE_POINT = '\u{10ffff}'

/** What a search by name begins with: whose name it is, and what the dictionary says of its words. In one trip. */
export async function findByName(
  pool: SearchPool,
  { key, words, namePrefix: beginning }: NameQuery,
  limit: number,
): Promise<NameResult> {
  const { rows } = await pool.query<CompanyRow & NameQueryRow>({
    name: 'search-name',
    text: `WITH named AS MATERIALIZED (
             SELECT enterprise_number FROM register.denomination WHERE name_key = $1 LIMIT $3
           ), said AS (
             SELECT (SELECT count(*)::int FROM named) AS "namesLooked",
                    (SELECT ${TERMS} FROM register.term WHERE term = ANY($4) AND kind = $5) AS terms,
                    CASE WHEN $6::text IS NOT NULL THEN (
                      SELECT CASE WHEN count(*) < $8 THEN
                               coalesce(sum(frequency), 0) || ' ' ||
                               CASE WHEN count(*) <= $9 THEN coalesce(string_agg(term, ' '), '') ELSE '*' END
                             END
                      FROM (SELECT frequency, term FROM register.term
                            WHERE term ~>=~ $6 AND term ~<~ $7 AND kind = $5 LIMIT $8) going_on
                    ) END AS "goingOn"
           )
           SELECT * FROM said LEFT JOIN LATERAL (${COMPANIES_NAMED}) c ON true`,
    values: [
      ...[key, limit, MAX_NAMESAKES, words, WORD],
      ...[beginning, beginning && `${beginning}${MAX_CODE_POINT}`, MAX_COMPLETIONS, MAX_LISTED_COMPLETIONS],
    ],
  })
  const { namesLooked, terms, goingOn } = rows[0] as NameQueryRow
  return {
    rows: rows.filter(({ enterpriseNumber }) => enterpriseNumber !== null),
    isComplete: namesLooked < MAX_NAMESAKES,
    terms: parseTermRows(terms),
    goingOn: goingOn === null ? null : parseCompletions(goingOn),
  }
}

type NameQueryRow = { namesLooked: number; terms: string | null; goingOn: string | null }

function parseCompletions(text: string): PrefixCompletions {
  const [rows, ...words] = text.split(' ')
  return { rows: Number(rows), words: words[0] === '*' ? null : words.filter(word => word !== '') }
}

export type TermRow = { term: string; frequency: number }

/** Those of `words` that the dictionary holds. */
export async function findTerms(pool: SearchPool, kind: TermKind, words: string[]): Promise<TermRow[]> {
  const { rows } = await pool.query<{ terms: string | null }>({
    name: 'search-terms',
    text: `SELECT ${TERMS} AS terms FROM register.term WHERE term = ANY($1) AND kind = $2`,
    values: [words, kind],
  })
  return parseTermRows(rows[0]?.terms)
}

/** The postings of buckets of the dictionary's error keys, by bucket; several for a bucket that grew. */
export async function readTermBuckets(
  pool: SearchPool,
  buckets: number[],
): Promise<{ bucket: number; postings: Buffer }[]> {
  const { rows } = await pool.query<{ bucket: number; postings: Buffer }>({
    name: 'search-term-buckets',
    text: 'SELECT bucket, postings FROM register.term_error WHERE bucket = ANY($1)',
    values: [buckets],
  })
  return rows
}

/** Dictionary terms of one kind by number. */
export async function readTerms(pool: SearchPool, kind: TermKind, numbers: number[]): Promise<TermRow[]> {
  const { rows } = await pool.query<{ terms: string | null }>({
    name: 'search-terms-by-number',
    text: `SELECT ${TERMS} AS terms FROM register.term WHERE term_id = ANY($1) AND kind = $2`,
    values: [`{${numbers.join()}}`, kind],
  })
  return parseTermRows(rows[0]?.terms)
}

// Terms come as one text: hundreds may be asked for at a time, and a row each costs this side more than what is done with them.
const TERMS = `string_agg(frequency || ' ' || term, E'\\n')`

function parseTermRows(terms: string | null | undefined): TermRow[] {
  return (terms?.split('\n') ?? []).map(line => {
    const blank = line.indexOf(' ')
    return { frequency: Number(line.slice(0, blank)), term: line.slice(blank + 1) }
  })
}
