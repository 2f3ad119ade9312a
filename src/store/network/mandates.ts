// Mandates around companies and people, a statement for each level of a network.

import type { NetworkMandate } from '../../domain/network/mandate-edges.ts'
import type { Pool } from '../db/pool.ts'
import { UNREAD_COUNTS } from '../gazette/unread-publications.ts'

type MandateQuery = {
  /** Companies whose officers, and whose mandates in others, are read. */
  companies: readonly number[]
  /** Companies whose audits are read. */
  auditors: readonly number[]
  /** People whose mandates are read. */
  people: readonly string[]
  /** Whether officers are joined to people. */
  withPeople: boolean
  /** Most officers of one company, and most mandates of one company or appearances of one person. */
  maxOfficers: number
  maxHeld: number
}

export type MandatesAround = {
  /** Of the companies asked for. A mandate between two of them is in `held` too. */
  officers: NetworkMandate[]
  /** Held by companies asked for; representatives are not joined to people here. */
  held: NetworkMandate[]
  /** Of people asked for, in all their companies. */
  ofPeople: NetworkMandate[]
  /** Unread publications about the companies, by number. */
  waiting: ReadonlyMap<number, number>
  /** Whether people have ever been derived. */
  isDerived: boolean
  /** Whether a list reached its maximum: there may be more. */
  isCut: boolean
}

const COLUMNS = `enterprise_number, name, role_kind, office, starts_on, ends_on, currency, stale_from, confirmed_on,
  holder_key, holder_number, representative, source_numac, doubts <> '[]' AS doubtful`
// Court-appointed roles lead nothing; mandates on doubtful statements alone are no edges.
const IS_SERVED = `role_kind IN ('director', 'director_company') AND NOT doubts @> '[{"reason": "doubtful_statement"}]'`
const CURRENT_FIRST = `(currency = 'former')`

const heldBy = (numbers: string, condition: string) => `
  SELECT 'held', n, NULL, m.* FROM unnest(${numbers}::integer[]) AS n
  CROSS JOIN LATERAL (
    SELECT ${COLUMNS} FROM gazette.mandate
    WHERE holder_number = n AND ${condition} AND ${IS_SERVED}
    ORDER BY ${CURRENT_FIRST}, enterprise_number LIMIT $6) m`

// The planner knows neither how many officers nor how many appearances come: lateral reads keep it to the indexes.
const FIND_MANDATES = {
  name: 'network-mandates',
  text: `
    WITH officer AS MATERIALIZED (
      SELECT m.* FROM unnest($1::integer[]) AS n
      CROSS JOIN LATERAL (
        SELECT ${COLUMNS} FROM gazette.mandate
        WHERE enterprise_number = n AND ${IS_SERVED}
        ORDER BY ${CURRENT_FIRST}, starts_on DESC NULLS LAST, name LIMIT $5) m
    ), appearance AS MATERIALIZED (
      SELECT a.* FROM unnest($1::integer[]) AS n
      CROSS JOIN LATERAL (
        SELECT enterprise_number, person_id, holder_keys, names FROM people.appearance
        WHERE enterprise_number = n LIMIT $5) a
      WHERE $4
    ), named AS MATERIALIZED (
      SELECT enterprise_number, person_id, false AS represents, unnest(holder_keys) AS word FROM appearance
      UNION
      SELECT enterprise_number, person_id, true, unnest(names) FROM appearance
    ), found AS (
      SELECT 'officer' AS part, o.enterprise_number AS "of", p.person_id, o.*
      FROM officer o
      LEFT JOIN named p ON p.enterprise_number = o.enterprise_number
        AND p.represents = (o.role_kind = 'director_company')
        AND p.word = CASE o.role_kind WHEN 'director_company' THEN o.representative ELSE o.holder_key END
      UNION ALL ${heldBy('$1', `office IS DISTINCT FROM 'statutory_auditor'`)}
      UNION ALL ${heldBy('$2', `office = 'statutory_auditor'`)}
      UNION ALL
      SELECT 'person', NULL, p.person_id, m.* FROM unnest($3::text[]) AS p(person_id)
      CROSS JOIN LATERAL (
        SELECT enterprise_number, holder_keys, names FROM people.appearance WHERE person_id = p.person_id
        ORDER BY enterprise_number LIMIT $6) a
      CROSS JOIN LATERAL (
        SELECT ${COLUMNS} FROM gazette.mandate
        WHERE enterprise_number = a.enterprise_number AND office IS DISTINCT FROM 'statutory_auditor' AND ${IS_SERVED}
          AND CASE role_kind WHEN 'director_company' THEN representative = ANY (a.names)
                             ELSE holder_key = ANY (a.holder_keys) END) m
    )
    SELECT part, "of", person_id AS "personId", enterprise_number AS company, name,
           role_kind = 'director_company' AS "holderIsCompany", office, starts_on AS "startsOn", ends_on AS "endsOn",
           CASE WHEN currency = 'current' AND stale_from <= current_date THEN 'stale' ELSE currency END AS currency,
           confirmed_on AS "confirmedOn", holder_number AS "holderNumber", representative, source_numac AS numac,
           doubtful, 0 AS waiting
    FROM found
    UNION ALL
    SELECT 'waiting', n, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, waiting
    FROM ${UNREAD_COUNTS}
    UNION ALL
    SELECT 'derived', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0
    FROM people.derivation WHERE $4`,
}

type Row = NetworkMandate & {
  part: 'officer' | 'held' | 'person' | 'waiting' | 'derived'
  of: number | null
  waiting: number
}

export async function findMandatesAround(pool: Pool, query: MandateQuery): Promise<MandatesAround> {
  const { companies, auditors, people, withPeople, maxOfficers, maxHeld } = query
  const values = [companies, auditors, people, withPeople, maxOfficers, maxHeld]
  const { rows } = await pool.query<Row>({ ...FIND_MANDATES, values })
  const of = (...parts: Row['part'][]) => rows.filter(({ part }) => parts.includes(part))
  const [officers, held, persons] = [of('officer'), of('held'), of('person')]
  const isFull = (list: Row[], keyOf: (row: Row) => unknown, most: number) =>
    [...countBy(list, keyOf).values()].some(count => count >= most)
  return {
    officers,
    held,
    ofPeople: persons,
    waiting: new Map(of('waiting').map(row => [row.of as number, row.waiting])),
    isDerived: of('derived').length > 0,
    isCut:
      isFull(officers, row => row.of, maxOfficers) ||
      isFull(held, row => row.of, maxHeld) ||
      isFull(persons, row => row.personId, maxHeld),
  }
}

function countBy<T>(list: readonly T[], keyOf: (item: T) => unknown): Map<unknown, number> {
  const counts = new Map<unknown, number>()
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
