// People as joined, with the reasons, and the decisions of operators.

import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { JoinReason } from '../../domain/people/join-reason.ts'
import type { DecidedAppearance, Decision } from '../../domain/people/link-people.ts'
import type { Pool } from '../db/pool.ts'

/** A person in one company. */
export type PersonCompany = {
  enterpriseNumber: EnterpriseNumber
  /** Null when the register has no such company. */
  legalName: string | null
  appearanceKey: string
  nameKey: string
  names: string[]
}

export type Person = {
  personId: string
  /** The most frequent spelling. */
  name: string
  companies: PersonCompany[]
  /** Why the companies' officers are one person; `a` and `b` are positions in `companies`. */
  joins: { a: number; b: number; reasons: JoinReason[]; bits: number }[]
}

const SELECT_PEOPLE = `
  SELECT p.person_id AS "personId", p.name, p.joins, json_agg(json_build_object(
           'number', a.enterprise_number, 'legalName', c.legal_name, 'appearanceKey', a.appearance_key,
           'nameKey', a.name_key, 'names', a.names)
           ORDER BY a.name_key COLLATE "C", a.enterprise_number, a.appearance_key COLLATE "C") AS companies
  FROM people.person p
  JOIN people.appearance a USING (person_id)
  LEFT JOIN register.company c USING (enterprise_number)`

type Row = Omit<Person, 'companies'> & {
  companies: (Omit<PersonCompany, 'enterpriseNumber'> & { number: number })[]
}

/** By id, or by an id the person had before it was joined with others; null when there is none. */
export async function readPerson(pool: Pool, personId: string): Promise<Person | null> {
  const { rows } = await pool.query<Row>({
    text: `${SELECT_PEOPLE}
      WHERE p.person_id = coalesce((SELECT person_id FROM people.person WHERE person_id = $1),
                                   (SELECT person_id FROM people.former_person WHERE former_id = $1))
      GROUP BY p.person_id`,
    values: [personId],
  })
  return rows[0] ? toPerson(rows[0]) : null
}

/** People with all these words in their names, those with most companies first. */
export async function findPeople(pool: Pool, words: readonly string[], limit: number): Promise<Person[]> {
  const { rows } = await pool.query<Row>({
    text: `${SELECT_PEOPLE}
      WHERE p.words @> $1::text[]
      GROUP BY p.person_id ORDER BY p.companies DESC, p.name, p.person_id LIMIT $2`,
    values: [words, limit],
  })
  return rows.map(toPerson)
}

function toPerson({ companies, ...row }: Row): Person {
  return {
    ...row,
    companies: companies.map(({ number, ...company }) => ({
      ...company,
      enterpriseNumber: enterpriseNumberFrom(number),
    })),
  }
}

/** Stores decisions, and marks their companies as changed, so that the next derivation follows them. */
export async function insertDecisions(
  pool: Pool,
  decisions: readonly Decision[],
  note: string | null,
): Promise<void> {
  const rows = decisions.map(({ kind, a, b }) => ({
    kind,
    note,
    a_number: a.company,
    a_key: a.appearanceKey,
    a_name: a.nameKey,
    b_number: b.company,
    b_key: b.appearanceKey,
    b_name: b.nameKey,
  }))
  await pool.query({
    text: `
      WITH made AS (
        INSERT INTO people.decision (kind, note, a_number, a_key, a_name, b_number, b_key, b_name)
        SELECT kind, note, a_number, a_key, a_name, b_number, b_key, b_name
        FROM json_populate_recordset(NULL::people.decision, $1::json)
        RETURNING a_number, b_number
      )
      INSERT INTO people.change (enterprise_number) SELECT a_number FROM made UNION SELECT b_number FROM made`,
    values: [JSON.stringify(rows)],
  })
}

export type DecisionRecord = {
  kind: Decision['kind']
  decidedAt: Date
  a: DecidedAppearance
  b: DecidedAppearance
  note: string | null
}

/** All decisions, oldest first. */
export async function listDecisions(pool: Pool): Promise<DecisionRecord[]> {
  const { rows } = await pool.query<DecisionRecord>(`
    SELECT kind, decided_at AS "decidedAt", note,
           json_build_object('company', a_number, 'appearanceKey', a_key, 'nameKey', a_name) AS a,
           json_build_object('company', b_number, 'appearanceKey', b_key, 'nameKey', b_name) AS b
    FROM people.decision ORDER BY decision_id`)
  return rows
}
