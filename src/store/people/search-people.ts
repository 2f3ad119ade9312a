// People by the words of their names, those with most companies first.
//
// Two ways: the posting lists of the words, where few people can have them all; else people in the order of the
// answer, until enough have them. Either reads some thousand rows at most, whatever the words.

import type { Pool } from '../db/pool.ts'

/** A person with all that decides whether it is shown. */
export type NamedPerson = {
  personId: string
  /** The most frequent spelling. */
  name: string
  /** All spellings. */
  names: string[]
  /** Numbers of its companies, ascending. */
  companies: number[]
}

/** Place in the order of the answer. */
export type PersonRank = { companies: number; personId: string }

export type PeoplePage = { people: NamedPerson[]; next: PersonRank | null }

/** Shares of people whose names have a word, for the most frequent words, and the number of people. */
export type WordFrequencies = { shares: ReadonlyMap<string, number>; people: number }

export type PeopleQuery = {
  /** Folded; at least one. */
  words: readonly string[]
  /** The last person of the page before; null for the first page. */
  after: PersonRank | null
  limit: number
}

/** From the planner's statistics: empty until the table was analysed, which costs speed only. */
export async function readWordFrequencies(pool: Pool): Promise<WordFrequencies> {
  const { rows } = await pool.query<{ words: string[] | null; shares: number[] | null; people: number }>({
    name: 'read-name-word-frequencies',
    text: `SELECT s.most_common_elems::text::text[] AS words, s.most_common_elem_freqs AS shares,
             greatest(c.reltuples, 0)::integer AS people
           FROM pg_class c
           LEFT JOIN pg_stats s ON s.schemaname = 'people' AND s.tablename = 'person' AND s.attname = 'words'
           WHERE c.oid = 'people.person'::regclass`,
  })
  const { words, shares, people } = rows[0] ?? { words: null, shares: null, people: 0 }
  return { shares: new Map((words ?? []).map((word, at) => [word, shares?.[at] ?? 0])), people }
}

// Rows read in order before the posting lists are tried after all: the words of a name are not independent.
const MAX_RANKED = 40_000

/** A page of people with all these words in their names. */
export async function searchPeople(
  pool: Pool,
  query: PeopleQuery,
  frequencies: WordFrequencies,
): Promise<PeoplePage> {
  if (isRankFaster(query, frequencies)) {
    const found = await findPage(pool, query, BY_RANK)
    if (found.length > query.limit) return toPage(found, query.limit)
  }
  return toPage(await findPage(pool, query, BY_WORDS), query.limit)
}

// By the number of rows that each reads, as if the words of a name were independent.
function isRankFaster({ words, limit }: PeopleQuery, { shares, people }: WordFrequencies): boolean {
  const share = words.reduce((all, word) => all * (shares.get(word) ?? 0), 1)
  return (limit + 1) / share < Math.min(share * people, MAX_RANKED)
}

const AFTER = `($2::integer IS NULL OR (companies, person_id COLLATE "C") < ($2, $3::text))`

// The derived tables are evaluated as they stand: the planner cannot know how frequent the words are.
const BY_WORDS = {
  name: 'find-people-by-words',
  text: withNames(`
    WITH named AS MATERIALIZED (SELECT person_id, companies, name FROM people.person WHERE words @> $1::text[])
    SELECT person_id, companies, name FROM named WHERE ${AFTER}
    ORDER BY companies DESC, person_id COLLATE "C" DESC LIMIT $4`),
}
const BY_RANK = {
  name: 'find-people-by-rank',
  text: withNames(`
    SELECT person_id, companies, name FROM (
      SELECT person_id, companies, name, words FROM people.person
      WHERE (companies, person_id COLLATE "C") < (coalesce($2, 2147483647), coalesce($3::text, ''))
      ORDER BY companies DESC, person_id COLLATE "C" DESC LIMIT ${MAX_RANKED}
    ) ranked
    WHERE words @> $1::text[] LIMIT $4`),
}

/** Adds spellings and companies to rows `person_id, companies, name`, in the same order. */
export function withNames(select: string): string {
  return `
    SELECT p.person_id AS "personId", p.name, p.companies AS rank, a.names, a.companies
    FROM (${select}) p
    CROSS JOIN LATERAL (
      SELECT array_agg(DISTINCT spelling) AS names, array_agg(DISTINCT enterprise_number) AS companies
      FROM people.appearance, unnest(names) AS spelling WHERE person_id = p.person_id
    ) a
    ORDER BY p.companies DESC, p.person_id COLLATE "C" DESC`
}

type Row = NamedPerson & { rank: number }

async function findPage(
  pool: Pool,
  { words, after, limit }: PeopleQuery,
  statement: { name: string; text: string },
): Promise<Row[]> {
  const { rows } = await pool.query<Row>({
    ...statement,
    values: [words, after?.companies ?? null, after?.personId ?? null, limit + 1],
  })
  return rows
}

function toPage(found: readonly Row[], limit: number): PeoplePage {
  const people = found.slice(0, limit)
  const last = people.at(-1)
  const next = found.length > limit && last ? { companies: last.rank, personId: last.personId } : null
  return { people: people.map(({ rank: _, ...person }) => person), next }
}
