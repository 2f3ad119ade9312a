// All that is on record of one person: mandates, shared boards, and others of the name.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { Pool } from '../db/pool.ts'
import type { Officer } from '../gazette/officers.ts'
import { type Person, readPerson } from './people.ts'
import { type NamedPerson, withNames } from './search-people.ts'

/** A mandate of the person, in its own name or as the representative of a company. */
export type PersonMandate = Officer & {
  enterpriseNumber: EnterpriseNumber
  /** All publications that name the holder in it. */
  numacs: string[]
}

/** Another person on two or more of the same boards, at whatever time. */
export type SharedBoards = NamedPerson & {
  /** The companies that both have, ascending. */
  shared: number[]
}

export type PersonRecord = {
  person: Person
  /** Numbers of its companies. */
  numbers: number[]
  mandates: PersonMandate[]
  sharedBoards: SharedBoards[]
  /** Others of the same name key, those with most companies first; at most `MAX_SAME_NAME`. */
  sameName: NamedPerson[]
  /** How many others have the name key. */
  sameNameCount: number
}

const MAX_SHARED_BOARDS = 50
const MAX_SAME_NAME = 20
// Of persons with more companies, all auditors, others are counted in these only.
const MAX_COMPANIES_FOR_BOARDS = 500

/** By id, or by an id the person had before it was joined with others; null when there is none. */
export async function readPersonRecord(pool: Pool, personId: string): Promise<PersonRecord | null> {
  const person = await readPerson(pool, personId)
  if (person === null) return null
  const numbers = [...new Set(person.companies.map(({ enterpriseNumber }) => Number(enterpriseNumber)))]
  const [mandates, sharedBoards, same] = await Promise.all([
    readMandates(pool, person.personId),
    readSharedBoards(pool, person.personId),
    readSameName(pool, person.personId),
  ])
  return { person, numbers, mandates, sharedBoards, ...same }
}

// Spellings of one company are those of one person. Staleness depends on the current date, as in a company's list.
const FIND_MANDATES = {
  name: 'find-mandates-of-person',
  text: `
    SELECT m.enterprise_number AS number, m.role, m.role_kind AS "roleKind", m.name, NULL AS address,
           m.starts_on AS "from", m.ends_on AS "to",
           CASE WHEN m.currency = 'current' AND m.stale_from <= current_date THEN 'stale' ELSE m.currency END AS currency,
           m.source, m.source_numac AS "sourceNumac", m.numacs, m.office, m.holder_number AS "holderNumber",
           m.representative, m.confirmed_on AS "confirmedOn", m.term_ends_on AS "termEndsOn",
           nullif(m.doubts, '[]') AS doubts
    FROM people.appearance a
    JOIN gazette.mandate m ON m.enterprise_number = a.enterprise_number AND m.holder_key IS NOT NULL
      AND CASE WHEN m.role_kind = 'director_company' THEN m.representative ELSE m.name END = ANY (a.names)
    WHERE a.person_id = $1`,
}

async function readMandates(pool: Pool, personId: string): Promise<PersonMandate[]> {
  const { rows } = await pool.query<
    Omit<PersonMandate, 'enterpriseNumber' | 'holderNumber'> & { number: number; holderNumber: number | null }
  >({ ...FIND_MANDATES, values: [personId] })
  return rows.map(({ number, holderNumber, ...mandate }) => ({
    ...mandate,
    enterpriseNumber: enterpriseNumberFrom(number),
    holderNumber: holderNumber === null ? null : enterpriseNumberFrom(holderNumber),
  }))
}

const FIND_SHARED_BOARDS = {
  name: 'find-shared-boards',
  text: `
    WITH own AS MATERIALIZED (
      SELECT DISTINCT enterprise_number FROM people.appearance WHERE person_id = $1
      ORDER BY enterprise_number LIMIT ${MAX_COMPANIES_FOR_BOARDS}
    ), shared AS MATERIALIZED (
      SELECT a.person_id, array_agg(DISTINCT a.enterprise_number) AS shared
      FROM own JOIN people.appearance a USING (enterprise_number)
      WHERE a.person_id <> $1
      GROUP BY a.person_id HAVING count(DISTINCT a.enterprise_number) > 1
      ORDER BY count(DISTINCT a.enterprise_number) DESC, a.person_id COLLATE "C" LIMIT ${MAX_SHARED_BOARDS}
    )
    SELECT named.*, shared.shared
    FROM (${withNames('SELECT person_id, companies, name FROM people.person WHERE person_id IN (SELECT person_id FROM shared)')}) named
    JOIN shared ON shared.person_id = named."personId"
    ORDER BY cardinality(shared.shared) DESC, named.rank DESC, named."personId" COLLATE "C"`,
}

async function readSharedBoards(pool: Pool, personId: string): Promise<SharedBoards[]> {
  const { rows } = await pool.query<SharedBoards & { rank: number }>({
    ...FIND_SHARED_BOARDS,
    values: [personId],
  })
  return rows.map(({ rank: _, ...person }) => person)
}

const FIND_SAME_NAME = {
  name: 'find-people-of-same-name',
  text: withNames(`
    SELECT person_id, companies, name FROM people.person
    WHERE name_key = (SELECT name_key FROM people.person WHERE person_id = $1) AND person_id <> $1
    ORDER BY companies DESC, person_id COLLATE "C" DESC LIMIT ${MAX_SAME_NAME}`),
}
const COUNT_SAME_NAME = {
  name: 'count-people-of-same-name',
  text: `SELECT count(*)::integer - 1 AS count FROM people.person
         WHERE name_key = (SELECT name_key FROM people.person WHERE person_id = $1)`,
}

async function readSameName(
  pool: Pool,
  personId: string,
): Promise<Pick<PersonRecord, 'sameName' | 'sameNameCount'>> {
  const [{ rows }, counted] = await Promise.all([
    pool.query<NamedPerson & { rank: number }>({ ...FIND_SAME_NAME, values: [personId] }),
    pool.query<{ count: number }>({ ...COUNT_SAME_NAME, values: [personId] }),
  ])
  return {
    sameName: rows.map(({ rank: _, ...person }) => person),
    sameNameCount: Math.max(counted.rows[0]?.count ?? 0, rows.length),
  }
}
