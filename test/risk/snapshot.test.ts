import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateOf, dayOf } from '../../src/risk/features/segments.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, withChecksum } from '../rest/running-app.ts'
import {
  insertActFact,
  insertDeposit,
  insertEvent,
  insertPdfDeposit,
  type Known,
  readSnapshotOn,
} from './insert-filings.ts'

const { pool } = await createTestDatabase()

async function known(company: string, asOf: string, more = {}): Promise<Known> {
  const found = (await readSnapshotOn(pool, asOf, more)).get(Number(company))
  assert.ok(found, `${company} is not there`)
  return found
}

test('events after the day do not change what was known on it', async () => {
  const company = await addCompany(pool, { start_date: '2010-01-01' })
  await insertDeposit(pool, company, 2018)
  await insertDeposit(pool, company, 2019, { equity: 300 })
  await insertPdfDeposit(pool, company, 2017, '2018-08-01')
  await insertEvent(pool, company, {
    source: 'reorg',
    event_kind: 'reorganisation_opening',
    pub_date: '2020-02-01',
  })
  await insertActFact(pool, company, '2020-05-01', {
    fact: 'mandate',
    change: 'resignation',
    holder: { name: 'Jan Voorbeeld' },
  })
  const before = await known(company, '2021-01-01')
  assert.equal(before.equity, 300)
  assert.equal(before.reorganisations_36m, 1)
  assert.equal(before.officers_left_24m, 1)
  assert.equal(before.filings, 3)

  // A later year, a correction of the known one, an older year filed late, each deposited after the day.
  await insertDeposit(pool, company, 2020, { equity: -5, known_from: '2021-01-02' })
  await insertDeposit(pool, company, 2019, { equity: -7, known_from: '2021-03-01' })
  await insertDeposit(pool, company, 2015, { equity: -9, known_from: '2022-03-01' })
  await insertPdfDeposit(pool, company, 2016, '2021-02-01')
  // Judged before the day and published after it; and undated events, whose knowledge date is unknown.
  await insertEvent(pool, company, { event_date: '2020-12-20', pub_date: '2021-01-10' })
  await insertEvent(pool, company, {
    source: 'kbo_admin',
    event_kind: 'entity_struck_off',
    pub_date: '2021-06-01',
  })
  await insertEvent(pool, company, { event_date: null, pub_date: null })
  await insertActFact(pool, company, '2021-01-05', {
    fact: 'mandate',
    change: 'dismissal',
    holder: { name: 'Els Voorbeeld' },
  })
  await insertActFact(pool, company, '2021-02-05', { fact: 'company_change', change: 'dissolution' })
  assert.deepEqual(await known(company, '2021-01-01'), before)

  const after = await known(company, '2022-06-01')
  assert.deepEqual([after.equity, after.before_equity, after.filings], [-5, -7, 7])
  assert.deepEqual([after.bankruptcy_open, after.dissolution_decided, after.strike_offs_36m], [1, 1, 1])
})

test('of several filings of a year the latest known version counts, with its own previous year', async () => {
  const company = await addCompany(pool)
  await insertDeposit(pool, company, 2017, { equity: 100 })
  await insertDeposit(pool, company, 2018, { equity: 200 })
  const corrected = await insertDeposit(pool, company, 2018, { equity: 250, known_from: '2019-09-01' })
  const row = await known(company, '2020-01-01')
  assert.deepEqual([row.equity, row.reference, row.model], [250, corrected, 'm07-f'])
  assert.deepEqual([row.before_equity, dateOf(row.before_period_end)], [100, '2017-12-31'])
  assert.deepEqual([row.filings, row.years_filed, row.corrections_5y], [3, 2, 1])
  assert.equal((await known(company, '2019-08-01')).equity, 200)
})

test('a filing is known on the day of its deposit', async () => {
  const company = await addCompany(pool)
  await insertDeposit(pool, company, 2018, { known_from: '2019-07-15' })
  assert.equal((await known(company, '2019-07-14')).filings, 0)
  assert.equal((await known(company, '2019-07-15')).filings, 1)
})

test('filings without figures count as filings', async () => {
  const company = await addCompany(pool)
  await insertPdfDeposit(pool, company, 2018, '2019-06-30')
  const row = await known(company, '2019-12-01')
  assert.deepEqual(
    [row.filings, dateOf(row.last_period_end), Number.isNaN(row.period_end)],
    [1, '2018-12-31', true],
  )
})

test('years filed late are counted, an extension of two weeks apart', async () => {
  const company = await addCompany(pool)
  await insertDeposit(pool, company, 2016, { known_from: '2017-08-15' })
  await insertDeposit(pool, company, 2017, { known_from: '2018-08-16' })
  await insertDeposit(pool, company, 2018, { known_from: '2020-01-03' })
  assert.equal((await known(company, '2020-06-01')).late_filings_5y, 2)
})

test('natural persons are excluded, including those with filings', async () => {
  const person = await addCompany(pool, { natural_person: true })
  await insertDeposit(pool, person, 2018)
  assert.equal((await readSnapshotOn(pool, '2020-01-01')).has(Number(person)), false)
  assert.equal((await readSnapshotOn(pool, '2026-01-01', { live: true })).has(Number(person)), false)
})

test('past snapshots contain no register facts that may have changed since', async () => {
  const left = await addCompany(pool, { in_register: false, situation: '050', start_date: '2001-01-01' })
  const row = await known(left, '2020-01-01')
  assert.deepEqual([row.in_register, row.situation], [Number.NaN, Number.NaN])
  assert.equal(row.start_date, dayOf('2001-01-01'))
  assert.equal((await readSnapshotOn(pool, '2026-01-01', { live: true })).has(Number(left)), false)
})

test('a company missing from the register is known by its filings', async () => {
  const gone = withChecksum(4_200_000)
  await insertDeposit(pool, gone, 2018)
  const row = await known(gone, '2020-01-01')
  assert.equal(row.equity, 400)
  assert.ok(Number.isNaN(row.start_date) && Number.isNaN(row.zip) && Number.isNaN(row.nace_division))
})

test('a company founded after the day is not included', async () => {
  const young = await addCompany(pool, { start_date: '2021-05-01' })
  assert.equal((await readSnapshotOn(pool, '2021-04-30')).has(Number(young)), false)
  assert.equal((await readSnapshotOn(pool, '2021-05-01')).has(Number(young)), true)
})

test('failure is dated by judgment: from the day after to twelve months later', async () => {
  const days = ['2020-01-01', '2020-01-02', '2021-01-01', '2021-01-02']
  const companies = await Promise.all(days.map(() => addCompany(pool)))
  for (const [at, company] of companies.entries()) {
    await insertEvent(pool, company, { event_date: days[at], pub_date: '2021-03-01' })
  }
  const all = await readSnapshotOn(pool, '2020-01-01', { withOutcome: true })
  const told = companies.map(company => all.get(Number(company)))
  assert.deepEqual(
    told.map(row => row?.fails),
    [0, 1, 1, 0],
  )
  assert.deepEqual(
    told.map(row => row?.bankrupt_by_judgment),
    [1, 0, 0, 0],
  )
  assert.deepEqual(
    told.map(row => row?.bankruptcy_open),
    [0, 0, 0, 0],
  )
})

test('a bankruptcy that was closed or revoked is not open', async () => {
  const company = await addCompany(pool)
  await insertEvent(pool, company, { event_date: '2018-02-01', pub_date: '2018-02-10' })
  await insertEvent(pool, company, {
    event_kind: 'bankruptcy_revocation',
    event_date: '2018-04-01',
    pub_date: '2018-04-09',
  })
  const open = await Promise.all(['2018-02-10', '2018-04-08', '2018-04-09'].map(day => known(company, day)))
  assert.deepEqual(
    open.map(row => row.bankruptcy_open),
    [1, 1, 0],
  )
  assert.equal(open[2]?.earlier_bankruptcies, 1)
})

test('every company is in exactly one batch', async () => {
  const { rows } = await pool.query<{ n: number }>(`
    SELECT enterprise_number AS n FROM register.company WHERE NOT natural_person
    UNION SELECT enterprise_number FROM accounts.key_figures
    EXCEPT SELECT enterprise_number FROM register.company WHERE natural_person`)
  const found = await readSnapshotOn(pool, '2026-01-01')
  assert.deepEqual([...found.keys()].sort(), rows.map(({ n }) => n).sort())
})
