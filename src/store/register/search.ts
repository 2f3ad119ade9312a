// The queries of search, each answered from one index. Companies lie on disk in the order of their rank after a
// full import, and a bitmap scan reads them in that order: the first rows that fit are the best-ranked ones, so
// that a word of fifty thousand companies costs no sort.

import type { Pool } from '../db.ts'

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

// Rows read of a name that many share: more than a few hundred are no better answer, and cost.
export const NAMESAKES = 400

// The same for a house of a street that every town has.
const NEIGHBOURS = 1_000

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
        ) h GROUP BY h.enterprise_number ORDER BY exact DESC, rank LIMIT $2
      )
      SELECT ${COMPANY} FROM hit JOIN register.company c USING (enterprise_number)
      ORDER BY c.in_register DESC, hit.exact DESC, c.rank`,
    values: [prefix, limit],
  })
  return rows
}

/** `namesLooked`: how many names were looked at for all rows together; as many as `NAMESAKES`: there are more. */
export type NamedRow = CompanyRow & { namesLooked: number }

/**
 * Companies one of whose names has exactly the words behind one of `keys`, in whatever order. Of a name that
 * thousands share the best-ranked are not all among them.
 */
export async function findByNameKeys(pool: SearchPool, keys: number[], limit: number): Promise<NamedRow[]> {
  const { rows } = await pool.query<NamedRow>({
    name: 'search-name-key',
    text: `WITH named AS MATERIALIZED (
             SELECT enterprise_number FROM register.denomination WHERE name_key = ANY($1) LIMIT $3
           )
           SELECT ${COMPANY}, (SELECT count(*)::int FROM named) AS "namesLooked"
           FROM (SELECT DISTINCT enterprise_number FROM named) d
           JOIN register.company c USING (enterprise_number)
           ORDER BY c.in_register DESC, c.rank LIMIT $2`,
    values: [keys, limit, NAMESAKES],
  })
  return rows
}

/** Companies whose words fit `expression` (PostgreSQL's tsquery notation), the best-ranked ones. */
export async function findByWords(
  pool: SearchPool,
  expression: string,
  limit: number,
): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-words',
    text: `SELECT ${COMPANY} FROM register.company c WHERE ${WORDS} @@ $1::tsquery LIMIT $2`,
    values: [expression, limit],
  })
  return rows
}

/**
 * The same, where one word of a name or of the town also begins with `beginning`. Only so many of the best-ranked
 * that fit `expression` are looked at.
 */
export async function findByWordsAndBeginning(
  pool: SearchPool,
  expression: string,
  beginning: string,
  { limit, lookedAt }: { limit: number; lookedAt: number },
): Promise<CompanyRow[]> {
  const { rows } = await pool.query<CompanyRow>({
    name: 'search-words-beginning',
    text: `SELECT ${COMPANY}
           FROM (SELECT * FROM register.company c WHERE ${WORDS} @@ $1::tsquery LIMIT $4) c
           WHERE ' ' || translate(c.names, E'\n', ' ') || ' ' || replace(c.town_words, '@', '') LIKE '% ' || $2 || '%'
           LIMIT $3`,
    values: [expression, beginning, limit, lookedAt],
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
    values: [houses, town, limit, NEIGHBOURS],
  })
  return rows
}

export type TermRow = { term: string; frequency: number }

/** Those of `words` that the dictionary holds. */
export async function findTerms(pool: SearchPool, kind: string, words: string[]): Promise<TermRow[]> {
  const { rows } = await pool.query<TermRow>({
    name: 'search-terms',
    text: 'SELECT term, frequency FROM register.term WHERE term = ANY($1) AND kind = $2',
    values: [words, kind],
  })
  return rows
}

// A beginning of more words than these stands for any number of rows: adding them up would not be worth it.
const MOST_GOING_ON = 500
const HIGHEST_LETTER = '\u{10ffff}'

/** The same, and in how many rows at most a word begins with `beginning`; null when too many words do. */
export async function findTermsAndBeginning(
  pool: SearchPool,
  kind: string,
  words: string[],
  beginning: string,
): Promise<{ terms: TermRow[]; goingOn: number | null }> {
  const { rows } = await pool.query<{ term: string | null; frequency: number | null }>({
    name: 'search-terms-beginning',
    text: `SELECT term, frequency FROM register.term WHERE term = ANY($1) AND kind = $2
           UNION ALL
           SELECT NULL, CASE WHEN count(*) < $5 THEN coalesce(sum(frequency), 0)::int END
           FROM (SELECT frequency FROM register.term
                 WHERE term ~>=~ $3 AND term ~<~ $4 AND kind = $2 LIMIT $5) going_on`,
    values: [words, kind, beginning, `${beginning}${HIGHEST_LETTER}`, MOST_GOING_ON],
  })
  return {
    terms: rows.filter((row): row is TermRow => row.term !== null),
    goingOn: rows.find(({ term }) => term === null)?.frequency ?? null,
  }
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

/**
 * Dictionary terms of one kind by number. They come as one text: hundreds are asked for at a time, and a row each costs this
 * side more than what is done with them.
 */
export async function readTerms(pool: SearchPool, kind: string, numbers: number[]): Promise<TermRow[]> {
  const { rows } = await pool.query<{ terms: string | null }>({
    name: 'search-terms-by-number',
    text: `SELECT string_agg(frequency || ' ' || term, E'\\n') AS terms
           FROM register.term WHERE term_id = ANY($1) AND kind = $2`,
    values: [`{${numbers.join()}}`, kind],
  })
  return (rows[0]?.terms?.split('\n') ?? []).map(line => {
    const blank = line.indexOf(' ')
    return { frequency: Number(line.slice(0, blank)), term: line.slice(blank + 1) }
  })
}
