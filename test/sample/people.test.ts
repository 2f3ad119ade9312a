// People and addresses that several companies of the sample have in common: what the sample says of them, and what is read
// and joined again from its acts.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { personKeyOf } from '../../src/domain/people/person-key.ts'
import { derivePeople } from '../../src/jobs/derive-people.ts'
import { describeCompanies } from '../../src/sample/register/describe-companies.ts'
import type { PlannedOfficer, SampleCompany } from '../../src/sample/sample-company.ts'
import { findPeople } from '../../src/store/people/people.ts'
import { createTestDatabase } from '../database.ts'
import { loadSample } from '../mcp/tools/sample-database.ts'

const SAMPLE = { companies: 2_000, seed: 1 }
const companies = [...describeCompanies(SAMPLE)]
const database = await createTestDatabase()
const { pool } = database

before(async () => {
  await loadSample(database, SAMPLE)
  await derivePeople(pool)
})

function officersOf({ board }: SampleCompany): PlannedOfficer[] {
  return board ? [...board.directors, ...(board.auditor ? [board.auditor] : [])] : []
}

type Known = { first: string; last: string; nameKey: string; companies: SampleCompany[] }

function listKnownPeople(): Map<string, Known> {
  const people = new Map<string, Known>()
  for (const company of companies) {
    for (const { person } of officersOf(company)) {
      const { id, first, last } = person
      const nameKey = personKeyOf(`${first} ${last}`)?.key ?? ''
      const known = people.get(id) ?? { first, last, nameKey, companies: [] }
      known.companies.push(company)
      people.set(id, known)
    }
  }
  return people
}

const known = listKnownPeople()

type Derived = { nameKey: string; companies: string[] }

async function readDerivedPeople(): Promise<Derived[]> {
  const { rows } = await pool.query<Derived>(`
    SELECT min(name_key) AS "nameKey", array_agg(DISTINCT lpad(enterprise_number::text, 10, '0')) AS companies
    FROM people.appearance GROUP BY person_id`)
  return rows
}

const seatOf = ({ address }: SampleCompany) => `${address.zip} ${address.street.nl} ${address.number}`
const numbersOf = (list: readonly SampleCompany[]) => list.map(({ enterpriseNumber }) => enterpriseNumber)

test('people direct their own management company, which directs others', () => {
  const owned = companies.flatMap(({ board }) =>
    (board?.directors ?? []).flatMap(({ person, company }) => (company ? [{ person, company }] : [])),
  )
  const holders = new Set(owned.map(({ company }) => company.enterpriseNumber))
  assert.ok(holders.size >= 4)
  for (const { person, company } of owned) {
    const holder = companies.find(({ enterpriseNumber }) => enterpriseNumber === company.enterpriseNumber)
    assert.ok(holder?.board?.directors.some(own => own.company === null && own.person.id === person.id))
  }
})

test('boards share members, and one person has companies at one address', () => {
  const boards = companies.map(({ board }) =>
    (board?.directors ?? []).map(({ person }) => person.id).join(','),
  )
  const shared = boards.filter((board, at) => board.includes(',') && boards.indexOf(board) !== at)
  assert.ok(shared.length >= 2)
  const atOneSeat = [...known.values()].filter(
    ({ companies: own }) => own.length === 2 && new Set(own.map(seatOf)).size === 1,
  )
  assert.ok(atOneSeat.length >= 2)
})

test('an office centre has dozens of companies, and a law firm has some at its address', () => {
  const seats = Map.groupBy(
    companies.filter(({ naturalPerson }) => !naturalPerson),
    seatOf,
  )
  const sizes = [...seats.values()].sort((a, b) => b.length - a.length)
  assert.ok(sizes[0]?.length === 30)
  const withLawyer = sizes.find(list => list.some(({ naceCode }) => naceCode?.startsWith('691')))
  assert.equal(withLawyer?.length, 12)
})

test('firms audit many companies', () => {
  const clients = Map.groupBy(
    companies.filter(({ board }) => board?.auditor),
    ({ board }) => board?.auditor?.company?.enterpriseNumber ?? '',
  )
  assert.deepEqual([...clients.values()].map(({ length }) => length).sort(), [14, 9])
})

test('leaders of failed companies lead a new one; each failure has its court notice', async () => {
  const leaders = [...known.values()].filter(({ companies: own }) => own.some(({ board }) => board?.failedIn))
  assert.ok(leaders.length >= 3)
  for (const { companies: own } of leaders) {
    const failed = own.filter(({ board }) => board?.failedIn)
    const { rows } = await pool.query<{ number: string; day: string }>(
      `SELECT lpad(enterprise_number::text, 10, '0') AS number, min(event_date)::text AS day
       FROM gazette.lifecycle_event
       WHERE event_kind = 'bankruptcy_opening' AND enterprise_number = ANY ($1::integer[]) GROUP BY 1`,
      [numbersOf(own).map(Number)],
    )
    assert.deepEqual(rows.map(({ number }) => number).sort(), numbersOf(failed).sort())
    const last =
      rows
        .map(({ day }) => day)
        .sort()
        .at(-1) ?? ''
    assert.ok(own.some(({ startedOn, board }) => !board?.failedIn && (startedOn ?? '') > last))
  }
})

test('no join is wrong: whoever has several companies is one person of the sample', async () => {
  const several = (await readDerivedPeople()).filter(({ companies: own }) => own.length > 1)
  assert.ok(several.length > 15)
  for (const { nameKey, companies: own } of several) {
    const isOne = [...known.values()].some(
      person =>
        person.nameKey === nameKey && own.every(number => numbersOf(person.companies).includes(number)),
    )
    assert.ok(isOne, `${nameKey} ${own}`)
  }
})

test('nine of ten mandates of people with several companies are joined', async () => {
  const derived = await readDerivedPeople()
  const several = [...known.values()].filter(({ companies: own }) => own.length > 1)
  let joined = 0
  for (const { nameKey, companies: own } of several) {
    const of = derived.filter(person => person.nameKey === nameKey)
    const found = of.map(person => numbersOf(own).filter(number => person.companies.includes(number)).length)
    joined += Math.max(0, ...found)
  }
  const all = several.reduce((sum, { companies: own }) => sum + own.length, 0)
  assert.ok(joined >= 0.9 * all, `${joined} of ${all}`)
})

test('namesakes in unrelated companies stay apart', async () => {
  const byName = Map.groupBy(known.values(), ({ nameKey }) => nameKey)
  const namesakes = [...byName.values()].filter(({ length }) => length > 1)
  assert.ok(namesakes.length >= 3)
  for (const people of namesakes) {
    const { first, last } = people[0] as Known
    const found = await findPeople(pool, personKeyOf(`${first} ${last}`)?.words ?? [], 10)
    assert.equal(found.length, people.length, `${first} ${last}`)
    for (const { companies: own } of found) assert.equal(own.length, 1)
  }
})
