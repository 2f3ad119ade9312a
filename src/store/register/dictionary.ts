// Queries of the dictionary of names: its terms, and the postings of its error keys.

import type { Pool } from '../db/pool.ts'
import type { TermKind } from './terms.ts'

/** Pool for search statements, or a limiter in front of it. */
export type SearchPool = Pick<Pool, 'query'>

export type TermRow = { term: string; frequency: number }

/** The `words` that are in the dictionary. */
export async function findTerms(pool: SearchPool, kind: TermKind, words: string[]): Promise<TermRow[]> {
  const { rows } = await pool.query<{ terms: string | null }>({
    name: 'search-terms',
    text: `SELECT ${TERMS} AS terms FROM register.term WHERE term = ANY($1) AND kind = $2`,
    values: [words, kind],
  })
  return parseTermRows(rows[0]?.terms)
}

/** Those of `prefixes` with which at least one term begins and at most `maxTerms`, and the number and rows of those terms. */
export async function findUsedPrefixes(
  pool: SearchPool,
  kind: TermKind,
  prefixes: readonly string[],
  maxTerms: number,
): Promise<UsedPrefix[]> {
  const { rows } = await pool.query<UsedPrefix>({
    name: 'search-used-prefixes',
    text: `SELECT prefix, terms, rows FROM unnest($1::text[]) AS prefix, LATERAL (
             SELECT count(*)::int AS terms, sum(frequency)::int AS rows FROM (
               SELECT frequency FROM register.term
               WHERE term ~>=~ prefix AND term ~<~ (prefix || $4) AND kind = $2 LIMIT $3 + 1
             ) found
           ) counted
           WHERE terms BETWEEN 1 AND $3`,
    values: [prefixes, kind, maxTerms, MAX_CODE_POINT],
  })
  return rows
}

export type UsedPrefix = { prefix: string; terms: number; rows: number }

/** All terms that begin with one of `prefixes`. */
export async function findBegunTerms(
  pool: SearchPool,
  kind: TermKind,
  prefixes: readonly string[],
): Promise<TermRow[]> {
  const { rows } = await pool.query<{ terms: string | null }>({
    name: 'search-begun-terms',
    text: `SELECT string_agg(found.terms, E'\\n') AS terms FROM unnest($1::text[]) AS prefix, LATERAL (
             SELECT ${TERMS} AS terms FROM register.term
             WHERE term ~>=~ prefix AND term ~<~ (prefix || $3) AND kind = $2
           ) found`,
    values: [prefixes, kind, MAX_CODE_POINT],
  })
  return parseTermRows(rows[0]?.terms)
}

// Of a beginning that more terms have the first ones are read.
const MAX_TERMS_READ = 4_000

/** The most frequent terms that begin with `prefix`, itself left out. */
export async function findCompletions(
  pool: SearchPool,
  kind: TermKind,
  prefix: string,
  limit: number,
): Promise<TermRow[]> {
  const { rows } = await pool.query<{ terms: string | null }>({
    name: 'search-completions',
    text: `SELECT ${TERMS} AS terms FROM (
             SELECT term, frequency FROM (
               SELECT term, frequency FROM register.term
               WHERE term ~>~ $1 AND term ~<~ ($1 || $4) AND kind = $2 LIMIT ${MAX_TERMS_READ}
             ) begun ORDER BY frequency DESC, term LIMIT $3
           ) completions`,
    values: [prefix, kind, limit, MAX_CODE_POINT],
  })
  return parseTermRows(rows[0]?.terms)
}

/** Upper bound of a prefix range. */
export const MAX_CODE_POINT = '\u{10ffff}'

/** Postings of the dictionary's error keys by bucket; buckets that grew have several rows. */
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

// Terms are aggregated into one text: hundreds may be read at a time, and parsing that many rows costs more than
// their use.
export const TERMS = `string_agg(frequency || ' ' || term, E'\\n')`

export function parseTermRows(terms: string | null | undefined): TermRow[] {
  return (terms?.split('\n') ?? []).map(line => {
    const blank = line.indexOf(' ')
    return { frequency: Number(line.slice(0, blank)), term: line.slice(blank + 1) }
  })
}
