// Bankruptcies around a company as known on a day: of companies that its officers led, and of its group. Read once for all
// companies, since failures are few; then by range of companies.
// Statements count from their publication, holdings from the deposit. Which mandates belong to one person is today's
// knowledge (people.appearance): identity does not change with time.

import { contradictMiddle, personKeyOf } from '../../domain/people/person-key.ts'
import type { PoolClient } from '../db/pool.ts'
import { readDerivation } from '../people/derivation.ts'
import { type Groups, readGroups } from './known-groups.ts'
import type { NumberRange } from './snapshot-query.ts'

/** Failures before the day; NaN where unknown. */
export type KnownFailures = {
  /** Of other companies that officers in office on the day led; unknown without officers, and until people are derived. */
  ofOfficers(enterpriseNumber: number): number
  /** Of other companies of the group; unknown where no filing states any holding. */
  ofGroup(enterpriseNumber: number): number
}

export type FailureReader = { read(range: NumberRange): Promise<KnownFailures> }

// Who audits, liquidates or keeps minutes does not lead.
const LEADING = [
  'director',
  'manager',
  'managing_director',
  'daily_management',
  'chair',
  'vice_chair',
  'executive_committee',
  'supervisory_board',
  'permanent_representative',
]
const ENDS = new Set(['resignation', 'dismissal', 'end_of_term', 'death'])

type Statement = {
  company: number
  change: string
  office: string
  holder: string
  isPerson: boolean
  number: string | null
  representative: string | null
}

/** For the day `asOf`, `YYYY-MM-DD`, in the caller's transaction. */
export async function openFailureReader(client: PoolClient, asOf: string): Promise<FailureReader> {
  const failed = await readFailed(client, asOf)
  const companies = [...failed]
  const [statements, people] = [
    await readStatements(client, asOf, { companies }),
    await readPeople(client, { companies }),
  ]
  const led = new Map<string, Set<number>>()
  for (const statement of statements)
    for (const leader of leadersIn(statement, people)) addTo(led, leader, statement.company)
  const groups = await readGroups(client, asOf, failed)
  const failures = { failed, led: (await readDerivation(client)) ? led : null, groups }
  return { read: range => readRange(client, asOf, range, failures) }
}

type Failures = { failed: ReadonlySet<number>; led: ReadonlyMap<string, Set<number>> | null; groups: Groups }

async function readRange(
  client: PoolClient,
  asOf: string,
  range: NumberRange,
  { failed, led, groups }: Failures,
): Promise<KnownFailures> {
  if (led === null) return { ofOfficers: () => Number.NaN, ofGroup: groups.failuresAround }
  const statements = await readStatements(client, asOf, { range })
  const officers = listOfficers(statements, await readPeople(client, { range }))
  return {
    ofGroup: groups.failuresAround,
    ofOfficers(enterpriseNumber) {
      const leaders = officers.get(enterpriseNumber)
      if (leaders === undefined) return Number.NaN
      const found = new Set([...leaders].flatMap(leader => [...(led.get(leader) ?? [])]))
      for (const leader of leaders) if (failed.has(Number(leader))) found.add(Number(leader))
      found.delete(enterpriseNumber)
      return found.size
    },
  }
}

/** In office after all statements: by company, those whose last statement about an office is no end. */
function listOfficers(statements: readonly Statement[], people: PersonFinder): Map<number, Set<string>> {
  const open = new Map<number, Map<string, Set<string>>>()
  for (const statement of statements) {
    const { company, change, office } = statement
    const offices = open.get(company) ?? new Map<string, Set<string>>()
    open.set(company, offices)
    for (const leader of leadersIn(statement, people)) {
      if (ENDS.has(change)) offices.get(leader)?.delete(office)
      else addTo(offices, leader, office)
    }
  }
  const inOffice = [...open].map(([company, offices]): [number, Set<string>] => [
    company,
    new Set([...offices].filter(([, held]) => held.size > 0).map(([leader]) => leader)),
  ])
  return new Map(inOffice.filter(([, leaders]) => leaders.size > 0))
}

// A company by number, and persons by the id of the person.
function leadersIn({ company, holder, isPerson, number, representative }: Statement, people: PersonFinder) {
  const names = [isPerson ? holder : null, representative]
  const persons = names.map(name => (name === null ? null : people(company, name)))
  return [isPerson || number === null ? null : String(Number(number)), ...persons].filter(
    found => found !== null,
  )
}

function addTo<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const set = sets.get(key)
  if (set) set.add(value)
  else sets.set(key, new Set([value]))
}

/** Companies whose bankruptcy was published by the day and not revoked by then. */
async function readFailed(client: PoolClient, asOf: string): Promise<Set<number>> {
  const { rows } = await client.query<{ number: number }>({
    text: `
      SELECT enterprise_number AS number FROM gazette.lifecycle_event
      WHERE event_kind IN ('bankruptcy_opening', 'bankruptcy_revocation')
        AND coalesce(pub_date, event_date) <= $1::date
      GROUP BY 1
      HAVING count(*) FILTER (WHERE event_kind = 'bankruptcy_opening') > 0 AND coalesce(
        max(coalesce(event_date, pub_date)) FILTER (WHERE event_kind = 'bankruptcy_opening')
          > max(coalesce(event_date, pub_date)) FILTER (WHERE event_kind = 'bankruptcy_revocation'), true)`,
    values: [asOf],
  })
  return new Set(rows.map(({ number }) => number))
}

type Which = { range: NumberRange } | { companies: readonly number[] }

function condition(which: Which): { sql: string; values: unknown[] } {
  return 'range' in which
    ? { sql: 'enterprise_number BETWEEN $1 AND $2', values: [which.range.from, which.range.to] }
    : { sql: 'enterprise_number = ANY ($1::integer[])', values: [which.companies] }
}

// In the order in which they took effect.
async function readStatements(client: PoolClient, asOf: string, which: Which): Promise<Statement[]> {
  const { sql, values } = condition(which)
  const [day, offices] = [`$${values.length + 1}::text`, `$${values.length + 2}::text[]`]
  const { rows } = await client.query<Statement>({
    text: `
      SELECT enterprise_number AS company, body->>'change' AS change, body->>'office' AS office,
             body->'holder'->>'name' AS holder, body->'holder'->>'kind' = 'person' AS "isPerson",
             body->'holder'->>'enterpriseNumber' AS number, body->>'representative' AS representative
      FROM gazette.fact
      WHERE kind = 'mandate' AND ${sql} AND body->>'pubDate' <= ${day}
        AND coalesce(body->>'effectiveOn', body->>'pubDate') <= ${day}
        AND body->>'office' = ANY (${offices}) AND body->>'doubtful' IS DISTINCT FROM 'true'
      ORDER BY enterprise_number, coalesce(body->>'effectiveOn', body->>'pubDate'), body->>'pubDate', numac, ordinal`,
    values: [...values, asOf, LEADING],
  })
  return rows
}

/** The person of a name in a company; null when none, or several fit. */
type PersonFinder = (company: number, name: string) => string | null
type Appearance = { company: number; nameKey: string; middle: string[]; personId: string }

async function readPeople(client: PoolClient, which: Which): Promise<PersonFinder> {
  const { sql, values } = condition(which)
  const { rows } = await client.query<Appearance>({
    text: `SELECT enterprise_number AS company, name_key AS "nameKey", middle, person_id AS "personId"
           FROM people.appearance WHERE ${sql}`,
    values,
  })
  const byName = Map.groupBy(rows, ({ company, nameKey }) => `${company} ${nameKey}`)
  return (company, name) => {
    const key = personKeyOf(name)
    const found = key && byName.get(`${company} ${key.key}`)
    const fitting = found?.filter(({ middle }) => !contradictMiddle(middle, key?.middle ?? []))
    return fitting?.length === 1 ? (fitting[0] as Appearance).personId : null
  }
}
