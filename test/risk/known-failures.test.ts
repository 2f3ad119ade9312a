// Bankruptcies around a company as known on a day: of companies that its officers led, and of its group.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert } from '../rest/running-app.ts'
import { insertActFact, insertEvent, readSnapshotOn } from './insert-filings.ts'

const { pool } = await createTestDatabase()
const DAY = '2022-01-01'

await pool.query(
  `INSERT INTO people.derivation (derived_at, appearances, people, took_ms) VALUES (now(), 1, 1, 1)`,
)

async function failuresOf(company: string, asOf = DAY): Promise<[number, number]> {
  const row = (await readSnapshotOn(pool, asOf)).get(Number(company))
  assert.ok(row)
  return [row.failures_of_officers, row.failures_of_group]
}

const known = async (company: string, asOf?: string) => (await failuresOf(company, asOf))[0]
const around = async (company: string, asOf?: string) => (await failuresOf(company, asOf))[1]

async function addPerson(company: string, name: string, nameKey: string, personId: string): Promise<void> {
  await insert(pool, 'people.appearance', {
    enterprise_number: Number(company),
    appearance_key: nameKey,
    name_key: nameKey,
    person_id: personId,
    name_parts: nameKey.split('|'),
    names: [name],
    ...{ middle: [], holder_keys: [], represents: [], others: [], related: [], numacs: [] },
  })
}

type Act = {
  change?: string
  office?: string
  number?: string
  representative?: string
  effectiveOn?: string
}

async function addAct(company: string, pubDate: string, name: string, act: Act = {}): Promise<void> {
  const { change = 'appointment', office = 'director', number = null, representative = null } = act
  await insertActFact(pool, company, pubDate, {
    fact: 'mandate',
    ...{ change, office, representative, effectiveOn: act.effectiveOn ?? null },
    holder: { kind: number ? 'company' : 'person', name, enterpriseNumber: number },
  })
}

async function addFailed(openedOn: string, pubDate: string): Promise<string> {
  const company = await addCompany(pool)
  await insertEvent(pool, company, { event_date: openedOn, pub_date: pubDate })
  return company
}

let people = 0

// A person who leads both companies.
async function lead(companies: readonly string[], pubDate = '2019-05-02'): Promise<string> {
  people++
  const family = `Verzonnen${'abcdefghij'.charAt(people)}`
  for (const company of companies) {
    await addPerson(company, `Jan ${family}`, `${family.toLowerCase()}|jan`, `person-${people}`)
    await addAct(company, pubDate, `${family.toUpperCase()} Jan`)
  }
  return `Jan ${family}`
}

test('failures of companies that an officer in office led are counted; later ones change nothing', async () => {
  const company = await addCompany(pool)
  const failed = await addFailed('2020-03-01', '2020-03-09')
  const later = await addCompany(pool)
  await lead([company, failed, later])
  assert.equal(await known(company), 1)
  // Judged before the day, published after it.
  await insertEvent(pool, later, { event_date: '2021-12-20', pub_date: '2022-01-02' })
  assert.equal(await known(company), 1)
  assert.equal(await known(company, '2022-01-02'), 2)
  assert.equal(await known(company, '2020-03-08'), 0)
})

test('a mandate counts from the publication of its act, on both sides', async () => {
  const company = await addCompany(pool)
  const failed = await addFailed('2020-03-01', '2020-03-09')
  const name = await lead([failed], '2022-03-01')
  await addPerson(company, name, `${name.split(' ')[1]?.toLowerCase()}|jan`, `person-${people}`)
  await addAct(company, '2019-05-02', name)
  assert.equal(await known(company), 0)
  assert.equal(await known(company, '2022-03-01'), 1)

  const joined = await addCompany(pool)
  await addPerson(joined, name, `${name.split(' ')[1]?.toLowerCase()}|jan`, `person-${people}`)
  await addAct(joined, '2022-06-01', name)
  assert.ok(Number.isNaN(await known(joined, '2022-05-31')))
  assert.equal(await known(joined, '2022-06-01'), 1)
})

test('who has left, by an act published by then, counts no more', async () => {
  const company = await addCompany(pool)
  const failed = await addFailed('2020-03-01', '2020-03-09')
  const name = await lead([company, failed])
  await addAct(company, '2021-11-30', name, { change: 'resignation', effectiveOn: '2021-10-01' })
  assert.equal(await known(company, '2021-11-29'), 1)
  assert.ok(Number.isNaN(await known(company)))
})

test('company officers count by number, with their own failure; auditors do not', async () => {
  const company = await addCompany(pool)
  const holder = await addFailed('2021-01-05', '2021-01-15')
  const failed = await addFailed('2020-03-01', '2020-03-09')
  for (const led of [company, failed]) await addAct(led, '2019-01-02', 'Pluim Beheer', { number: holder })
  assert.equal(await known(company), 2)

  const audited = await addCompany(pool)
  for (const one of [audited, failed])
    await addAct(one, '2019-01-02', 'Pluim Audit', { number: holder, office: 'statutory_auditor' })
  assert.ok(Number.isNaN(await known(audited)))
})

test('without officers it is unknown, and a namesake is nobody else', async () => {
  const [company, failed] = [await addCompany(pool), await addFailed('2020-03-01', '2020-03-09')]
  assert.ok(Number.isNaN(await known(company)))
  await addPerson(company, 'Els Pluimen', 'pluimen|els', 'one')
  await addPerson(failed, 'Els Pluimen', 'pluimen|els', 'another')
  for (const one of [company, failed]) await addAct(one, '2019-01-02', 'Els Pluimen')
  assert.equal(await known(company), 0)
})

test('a revoked bankruptcy is no failure from the publication of its revocation on', async () => {
  const [company, failed] = [await addCompany(pool), await addFailed('2020-03-01', '2020-03-09')]
  await lead([company, failed])
  await insertEvent(pool, failed, {
    event_kind: 'bankruptcy_revocation',
    event_date: '2020-05-01',
    pub_date: '2020-05-20',
  })
  assert.equal(await known(company, '2020-05-19'), 1)
  assert.equal(await known(company), 0)
})

let deposits = 0

async function file(filer: string, held: string, direct: string, depositedOn: string): Promise<void> {
  const reference = `2020-${String(++deposits).padStart(8, '0')}`
  await insert(pool, 'accounts.deposit', {
    enterprise_number: Number(filer),
    reference,
    deposited_on: depositedOn,
    period_start: `${2018 + deposits}-01-01`,
    period_end: `${2018 + deposits}-12-31`,
    model: 'm02-f',
  })
  await insert(pool, 'accounts.ownership', {
    enterprise_number: Number(filer),
    reference,
    ordinal: 1,
    direction: 'holds',
    party_number: Number(held),
    body: JSON.stringify({ rights: [{ direct, throughSubsidiaries: null }] }),
  })
}

test('failures of the group by majorities that filings stated by the day', async () => {
  const [head, sister, minor] = [await addCompany(pool), await addCompany(pool), await addCompany(pool)]
  const failed = await addFailed('2020-03-01', '2020-03-09')
  assert.ok(Number.isNaN(await around(sister)))
  await file(head, failed, '0.75', '2020-06-30')
  await file(sister, minor, '0.5', '2020-07-01')
  assert.deepEqual([await around(head), await around(sister), await around(minor)], [1, 0, 0])
  assert.equal(await around(failed), 0)
  // Deposited after the day: the group is as it was known.
  await file(sister, head, '0.9', '2022-01-02')
  assert.deepEqual([await around(head), await around(sister)], [1, 0])
  assert.equal(await around(sister, '2022-01-02'), 1)
})

test('they are unknown unless read, and those of officers until people are derived', async () => {
  const [company, failed] = [await addCompany(pool), await addFailed('2020-03-01', '2020-03-09')]
  await lead([company, failed])
  const unread = (await readSnapshotOn(pool, DAY, { withFailures: false })).get(Number(company))
  assert.ok(Number.isNaN(unread?.failures_of_officers))
  await pool.query('DELETE FROM people.derivation')
  assert.ok(Number.isNaN(await known(company)))
})
