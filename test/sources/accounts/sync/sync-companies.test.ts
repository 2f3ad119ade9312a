import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { importAccounts } from '../../../../src/sources/accounts/import/import-accounts.ts'
import { AccountsSyncRunningError } from '../../../../src/sources/accounts/import/sync/exclusive-sync.ts'
import {
  type CompaniesReport,
  type CompanyCounts,
  syncCompanyDeposits,
} from '../../../../src/sources/accounts/import/sync/sync-companies.ts'
import { listDeposits } from '../../../../src/store/accounts/deposits.ts'
import { acquireFetchLock } from '../../../../src/store/intake/accounts-fetch-log.ts'
import { createTestDatabase } from '../../../database.ts'
import { json } from '../client/fake-bank.ts'
import { createFakeBankClient, type FakeBankContext } from '../client/fake-bank-client.ts'
import {
  createFixtureFilings,
  enterpriseNumberFor,
  type FixtureFiling,
  referenceOf,
} from '../client/generate-filings.ts'

const database = await createTestDatabase()

const BREWERY = enterpriseNumberFor('08700001')
const FERRY = enterpriseNumberFor('08700002')
const MILL = enterpriseNumberFor('08700003')
const NOBODY = enterpriseNumberFor('08700009')

type Deposit = Partial<FixtureFiling> & Pick<FixtureFiling, 'reference' | 'depositedOn'>

async function playCompany(number: FixtureFiling['number'], deposits: Deposit[]): Promise<FakeBankContext> {
  const [model] = createFixtureFilings('2031-01-01', 1, 1) as [FixtureFiling]
  const filings = deposits.map(deposit => ({ ...model, number, ...deposit }))
  return createFakeBankClient({ days: { '2031-01-01': filings }, politeness: { attempts: 1 } })
}

function run(asked: FakeBankContext, ...numbers: FixtureFiling['number'][]): Promise<CompaniesReport> {
  return syncCompanyDeposits(asked.service, database, numbers, {
    folder: join(asked.folder, 'fetched'),
    importPath: path => importAccounts(database, path),
  })
}

async function asksOf(asked: FakeBankContext, ...numbers: FixtureFiling['number'][]): Promise<string[]> {
  const before = asked.played.calls.length
  await run(asked, ...numbers)
  return asked.played.calls.slice(before).map(({ path }) => path.replace('/authentic/', ''))
}

const NOTHING: CompanyCounts = { references: 0, filings: 0, added: 0, pdfOnly: 0, before: 0, unreadable: 0 }
const document = (reference: string) => `deposit/${reference}/accountingData`
const list = (number: string) => `legalEntity/${number}/references`

test('all deposits of a company are stored; figures are requested where the Bank may have them', async () => {
  const asked = await playCompany(BREWERY, [
    { reference: '2021-00000011', depositedOn: '2021-07-01' },
    { reference: '2022-00000012', depositedOn: '2022-04-03' },
    { reference: '2022-00000013', depositedOn: '2022-04-04', equity: 13 },
    { reference: '2030-00000014', depositedOn: '2030-07-01', equity: 14 },
    { reference: '2030-00000015', depositedOn: '2030-07-02', equity: null },
    { reference: '2030-00000016', depositedOn: '2030-07-03', model: 'm06-p', equity: null },
  ])
  const report = await run(asked, BREWERY)
  assert.deepEqual(report, {
    companies: [
      {
        number: BREWERY,
        state: 'done',
        counts: { ...NOTHING, references: 6, filings: 2, added: 6, pdfOnly: 2, before: 2 },
      },
    ],
    faults: [],
    stopped: null,
  })
  assert.deepEqual(
    asked.played.calls.map(({ path }) => path.replace('/authentic/', '')),
    [list(BREWERY), document('2022-00000013'), document('2030-00000014'), document('2030-00000015')],
  )
  const deposits = await listDeposits(database.pool, BREWERY)
  assert.deepEqual(
    deposits.map(({ reference, figures }) => [reference, figures?.rubrics['10/15'] ?? null]).sort(),
    [
      ['2021-00000011', null],
      ['2022-00000012', null],
      ['2022-00000013', '13.0'],
      ['2030-00000014', '14.0'],
      ['2030-00000015', null],
      ['2030-00000016', null],
    ],
  )
  assert.deepEqual(readdirSync(asked.folder), [])
})

test('stored figures are not requested again', async () => {
  const deposits = [
    { reference: '2029-00000021', depositedOn: '2029-07-01' },
    { reference: '2030-00000022', depositedOn: '2030-07-01' },
  ]
  const asked = await playCompany(FERRY, deposits)
  asked.played.stubReply('2030-00000022', { status: 500 })
  const report = await run(asked, FERRY)
  assert.deepEqual(
    [report.companies[0]?.state, report.faults.map(({ number, part, reason }) => [number, part, reason])],
    ['undone', [[FERRY, '2030-00000022', 'server_fault']]],
  )
  assert.deepEqual(await asksOf(asked, FERRY), [list(FERRY), document('2030-00000022')])
  assert.deepEqual(await asksOf(asked, FERRY), [list(FERRY)])
})

test('a company without deposits is reported, and the next one is fetched', async () => {
  const asked = await playCompany(MILL, [{ reference: '2030-00000031', depositedOn: '2030-07-01' }])
  const { companies } = await run(asked, NOBODY, MILL)
  assert.deepEqual(
    companies.map(({ number, state }) => [number, state]),
    [
      [NOBODY, 'none'],
      [MILL, 'done'],
    ],
  )
})

test('an error is no "none", and the other companies are still fetched', async () => {
  const asked = await playCompany(MILL, [{ reference: '2030-00000031', depositedOn: '2030-07-01' }])
  asked.played.stubReply(NOBODY, { status: 500 })
  const { companies, faults } = await run(asked, NOBODY, MILL)
  assert.deepEqual(
    companies.map(({ state }) => state),
    ['undone', 'done'],
  )
  assert.deepEqual([faults[0]?.part, faults[0]?.reason], ['references', 'server_fault'])
})

test('an unreadable list leaves the company undone', async () => {
  const asked = await playCompany(MILL, [{ reference: '2030-00000031', depositedOn: '2030-07-01' }])
  const [filing] = createFixtureFilings('2031-01-01', 61, 1) as [FixtureFiling]
  const reference = { ...referenceOf({ ...filing, number: NOBODY }), DepositDate: 'once upon a time' }
  asked.played.stubReply(NOBODY, json([reference]))
  const { companies, faults } = await run(asked, NOBODY)
  assert.deepEqual([companies[0]?.state, faults[0]?.reason], ['undone', 'unreadable'])
})

test('a refused key ends the run at once, as do five failing companies in a row', async () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7].map(at => enterpriseNumberFor(`0879000${at}`))
  const refusing = await playCompany(MILL, [])
  refusing.played.stubReply('', { status: 401 })
  const refused = await run(refusing, ...numbers)
  assert.deepEqual(
    [refused.stopped, refused.companies.map(({ state }) => state).slice(0, 2), refusing.played.calls.length],
    ['key', ['undone', 'not_tried'], 1],
  )
  const failing = await playCompany(MILL, [])
  failing.played.stubReply('', { status: 500 }, 99)
  const failed = await run(failing, ...numbers)
  assert.deepEqual([failed.stopped, failing.played.calls.length], ['failing', 5])
})

test('a company with repeatedly failing documents is left for a later run', async () => {
  const deposits = [1, 2, 3, 4, 5].map(at => ({ reference: `2030-0000008${at}`, depositedOn: '2030-07-01' }))
  const asked = await playCompany(enterpriseNumberFor('08700004'), deposits)
  asked.played.stubReply('/deposit/', { status: 500 }, 99)
  assert.equal((await asksOf(asked, enterpriseNumberFor('08700004'))).length, 1 + 3)
})

test('a second concurrent run is refused before any request', async () => {
  const asked = await playCompany(MILL, [])
  const release = await acquireFetchLock(database.pool)
  await assert.rejects(run(asked, MILL), AccountsSyncRunningError)
  await release?.()
  assert.equal(asked.played.calls.length, 0)
})

test('a lookup stores its day and number of deposits; companies without a lookup have none', async () => {
  const asked = await playCompany(MILL, [{ reference: '2030-00000091', depositedOn: '2030-07-01' }])
  await run(asked, NOBODY, MILL)
  const { rows } = await database.pool.query(
    'SELECT enterprise_number AS n, deposits FROM accounts.company_lookup WHERE enterprise_number = ANY ($1)',
    [[NOBODY, MILL, enterpriseNumberFor('08700777')].map(Number)],
  )
  assert.deepEqual(
    rows.toSorted((a, b) => a.deposits - b.deposits),
    [
      { n: Number(NOBODY), deposits: 0 },
      { n: Number(MILL), deposits: 1 },
    ],
  )
})
