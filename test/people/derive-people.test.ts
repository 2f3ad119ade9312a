// People as derived from the gazette's mandates: after any changes the same as when all are derived anew.

import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { enterpriseNumberFrom } from '../../src/domain/company/enterprise-number.ts'
import type { Mandate } from '../../src/domain/officers/mandate.ts'
import { derivePeople } from '../../src/jobs/derive-people.ts'
import { SeededRandom } from '../../src/sample/random.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { replaceTimelines } from '../../src/store/gazette/replace-timelines.ts'
import { findPeople, insertDecisions, type Person, readPerson } from '../../src/store/people/people.ts'
import { decideJoin, decideSplit } from '../../src/usecases/people/decide-people.ts'
import { createTestDatabase } from '../database.ts'

const { pool } = await createTestDatabase()

beforeEach(async () => {
  await pool.query(`TRUNCATE gazette.mandate, people.change, people.appearance, people.person, people.former_person,
    people.frequency, people.derivation, people.decision, register.company`)
})

type Holder = { name: string; number?: number; representative?: string; doubtful?: boolean }

async function store(boards: Record<number, Holder[]>): Promise<void> {
  const timelines = Object.entries(boards).map(([number, holders]) => {
    const mandates = holders.map(toMandate)
    return [Number(number), { events: [], mandates, openBankruptcy: null }] as const
  })
  await inTransaction(pool, client => replaceTimelines(client, new Map(timelines)))
}

function toMandate({ name, number, representative = '', doubtful }: Holder): Mandate & { staleFrom: null } {
  const officer = {
    office: 'director',
    holderKey: number ? String(number) : `person ${name}`,
    holderNumber: number ? enterpriseNumberFrom(number) : null,
    representative: representative || null,
    numacs: [],
    joinedNames: [],
  }
  return {
    role: 'bestuurder',
    roleKind: number ? 'director_company' : 'director',
    currency: 'current',
    name,
    address: null,
    from: null,
    to: null,
    source: 'BsActsV3',
    sourceNumac: '25000001',
    doubts: doubtful ? [{ reason: 'doubtful_statement', on: null, source: '25000001' }] : [],
    staleFrom: null,
    ...officer,
  }
}

// A family name of its own for each.
function nameAt(at: number): string {
  const letters = [...String(at)].map(digit => 'abcdefghij'.charAt(Number(digit)))
  return `Pluim${letters.join('')}`
}

const BEHEER: Holder = { name: 'Pluim Beheer', number: 200_000_900, representative: 'Verplume Luc' }

test('two companies with the same representative of a company have one person, and a namesake stays apart', async () => {
  await store({ 200000001: [BEHEER], 200000002: [BEHEER], 200000003: [{ name: 'Luc Verplume' }] })
  const derived = await derivePeople(pool)
  assert.deepEqual([derived?.appearances, derived?.people], [3, 2])
  const [one, other] = await findPeople(pool, ['verplume', 'luc'], 10)
  assert.deepEqual(
    one?.companies.map(({ enterpriseNumber }) => Number(enterpriseNumber)),
    [200000001, 200000002],
  )
  assert.deepEqual(
    one?.joins.map(({ reasons }) => reasons),
    [['same_represented_company']],
  )
  assert.equal(other?.companies.length, 1)
})

test('a mandate that rests on doubtful statements alone makes nobody', async () => {
  await store({ 200000001: [{ name: 'Luc Verplume', doubtful: true }] })
  assert.equal((await derivePeople(pool))?.people, 0)
})

test('nothing is derived while nothing has changed', async () => {
  await store({ 200000001: [BEHEER] })
  await derivePeople(pool)
  assert.equal(await derivePeople(pool), null)
})

test('people whose mandates change keep their id, and an id that is gone leads to who has its companies', async () => {
  await store({ 200000001: [BEHEER], 200000002: [{ name: 'Luc Verplume' }] })
  await derivePeople(pool)
  const before = await findPeople(pool, ['verplume'], 10)
  await store({ 200000002: [BEHEER] })
  await derivePeople(pool)
  const [now, ...others] = await findPeople(pool, ['verplume'], 10)
  assert.deepEqual(others, [])
  for (const { personId } of before) assert.equal((await readPerson(pool, personId))?.personId, now?.personId)
})

test('decisions are kept when all is derived anew', async () => {
  await store({ 200000001: [BEHEER], 200000002: [BEHEER], 200000003: [{ name: 'Luc Verplume' }] })
  await derivePeople(pool)
  const [one, namesake] = await findPeople(pool, ['verplume'], 10)
  assert.ok(one && namesake)
  await insertDecisions(pool, decideSplit(one, [enterpriseNumberFrom(200000002)]), null)
  await insertDecisions(
    pool,
    decideJoin({ ...one, companies: one.companies.slice(0, 1) }, namesake),
    'by letter',
  )
  for (const all of [false, true]) {
    await derivePeople(pool, { all })
    const people = await findPeople(pool, ['verplume'], 10)
    assert.deepEqual(
      people.map(({ companies }) => companies.map(({ enterpriseNumber }) => Number(enterpriseNumber))),
      [[200000001, 200000003], [200000002]],
    )
  }
})

test('a name joined by an activity is parted by hand, and stays so when all is derived anew', async () => {
  await pool.query(`
    INSERT INTO register.company (enterprise_number, rank, in_register, natural_person, legal_name, names, town_words,
                                  primary_nace)
    SELECT n, 1, true, false, 'Pluim', 'pluim', '', CASE WHEN n <= 200000002 THEN '62010' ELSE '70220' END
    FROM generate_series(200000001, 200000400) n`)
  const others = Object.fromEntries(
    Array.from({ length: 398 }, (_, at) => [200_000_003 + at, [{ name: `Anne ${nameAt(at)}` }]]),
  )
  await store({ 200000001: [{ name: 'Luc Verplume' }], 200000002: [{ name: 'Luc Verplume' }], ...others })
  await derivePeople(pool)
  const [one, ...rest] = await findPeople(pool, ['verplume'], 10)
  assert.deepEqual([one?.joins.map(({ reasons }) => reasons), rest.length], [[['same_activity']], 0])
  await insertDecisions(pool, decideSplit(one as Person, [enterpriseNumberFrom(200000002)]), null)
  for (const all of [false, true]) {
    await derivePeople(pool, { all })
    assert.equal((await findPeople(pool, ['verplume'], 10)).length, 2)
  }
})

test('tables that replace the served ones have the same columns, indexes and constraints', async () => {
  const describe = async () => {
    const { rows } = await pool.query(`
      SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable AS part
      FROM information_schema.columns WHERE table_schema = 'people'
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'people'
      UNION ALL SELECT conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'people'::regnamespace ORDER BY 1`)
    return rows
  }
  const before = await describe()
  await store({ 200000001: [BEHEER] })
  await derivePeople(pool, { all: true })
  assert.deepEqual(await describe(), before)
})

test('after random changes people are as if all were derived anew', async () => {
  const random = new SeededRandom(7)
  const names = ['Luc Verplume', 'Anne Pluimen', 'Koen Veermans', 'VERPLUME Luc Marc', 'Luc Karel Verplume']
  const draw = (): Holder =>
    random.chance(0.3)
      ? { ...BEHEER, number: 200_000_900 + random.below(3), representative: names[random.below(5)] as string }
      : { name: names[random.below(5)] as string }
  for (let round = 0; round < 12; round++) {
    const boards: Record<number, Holder[]> = {}
    for (let at = 0; at < 3; at++)
      boards[200_000_001 + random.below(12)] = Array.from({ length: random.below(4) }, draw)
    await store(boards)
    await derivePeople(pool)
    const incremental = await groups()
    await derivePeople(pool, { all: true })
    assert.deepEqual(await groups(), incremental, `round ${round}`)
  }
})

async function groups(): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT a.person_id, p.name, p.companies, array_agg(enterprise_number || ' ' || appearance_key
             ORDER BY enterprise_number, appearance_key) AS members
    FROM people.appearance a JOIN people.person p USING (person_id) GROUP BY 1, 2, 3 ORDER BY 1`)
  return rows
}
