// Annual accounts of test companies, and answers without accounts.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pino } from 'pino'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import { UnknownCompanyError } from '../../src/domain/errors.ts'
import { computeSectorStatistics } from '../../src/jobs/sector-statistics.ts'
import { recordCompanyLookup } from '../../src/store/accounts/company-lookups.ts'
import { type Deposit, saveDeposits } from '../../src/store/accounts/deposits.ts'
import { refreshKeyFigures } from '../../src/store/accounts/key-figures.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { openSource } from '../../src/store/db/source.ts'
import { createCompanyReader } from '../../src/store/register/companies.ts'
import { createGetFinancials } from '../../src/usecases/accounts/get-financials.ts'
import { createTestDatabase } from '../database.ts'

const { pool, url } = await createTestDatabase()
const logger = pino({ level: 'silent' })
const register = openSource({ name: 'register', url, logger })
const accounts = openSource({ name: 'accounts', url, logger })
after(() => Promise.all([register.close(), accounts.close()]))
const getFinancials = createGetFinancials({
  companies: createCompanyReader(register),
  accounts,
  statisticsTtlMs: 0,
})

/** The `n`-th test company. */
function numberOf(n: number): EnterpriseNumber {
  const front = 8_880_000 + n
  return `0${front}${String(97 - (front % 97)).padStart(2, '0')}` as EnterpriseNumber
}

async function addCompany(n: number, nace: string | null = '43320', naturalPerson = false) {
  await pool.query(
    `INSERT INTO register.company (enterprise_number, rank, in_register, natural_person, legal_name, names,
                                   town_words, primary_nace)
     VALUES ($1, 1, true, $2, 'De Verzonnen Molen', 'verzonnen molen', '', $3)`,
    [Number(numberOf(n)), naturalPerson, nace],
  )
  return numberOf(n)
}

const BALANCE = { '20/58': '100', '29/58': '60', '54/58': '60', '21/28': '40', '22/27': '40', '10/49': '100' }

function filing(
  number: EnterpriseNumber,
  year: number,
  equity: number,
  more: Partial<Deposit> = {},
): Deposit {
  const debts = String(100 - equity)
  return {
    reference: `${year + 1}-${number.slice(-8)}`,
    enterpriseNumber: number,
    depositedOn: `${year + 1}-06-30`,
    periodStart: `${year}-01-01`,
    periodEnd: `${year}-12-31`,
    approvedOn: null,
    model: 'm81-f',
    depositType: 'Initial',
    language: 'NL',
    currency: 'EUR',
    legalForm: '610',
    figures: {
      form: 'json_xbrl',
      rubrics: {
        ...BALANCE,
        '10/15': String(equity),
        '14': String(equity),
        '17/49': debts,
        '42/48': debts,
        '492/3': '0',
        '9900': '50',
        '9901': '10',
        '9903': '9',
        '9904': '8',
        '630': '4',
        '16': '0',
        '65/66B': '1',
      },
      previousRubrics: {},
      officers: [],
      brokenRules: [],
    },
    ...more,
  }
}

async function save(...deposits: Deposit[]): Promise<void> {
  await inTransaction(pool, async client => {
    await refreshKeyFigures(client, await saveDeposits(client, deposits))
  })
}

const ratioOf = (ratios: { id: string; value: string | null }[] | undefined, id: string) =>
  ratios?.find(ratio => ratio.id === id)?.value

test('consolidated accounts of a later year replace no figures of the company', async () => {
  const number = await addCompany(9)
  const consolidated = { model: 'm120-f-p', figures: null, reference: '2026-00000120' }
  await save(filing(number, 2023, 20), filing(number, 2024, 30), filing(number, 2025, 30, consolidated))
  for (const scope of ['latest', 'all'] as const) {
    const { years, groupYears, gatedYears } = await getFinancials(number, scope)
    assert.deepEqual([years[0]?.periodEnd, years[0]?.filed?.['10/15']], ['2024-12-31', '30'])
    assert.deepEqual(groupYears, ['2025-12-31'])
    assert.deepEqual(gatedYears, scope === 'latest' ? ['2023-12-31'] : [])
  }
  const group = await addCompany(10)
  await save(filing(group, 2025, 30, { ...consolidated, reference: '2026-00000121' }))
  const { years } = await getFinancials(group, 'latest')
  assert.deepEqual([years.length, years[0]?.noFigures], [1, 'filed_as_pdf'])
})

test('the free scope has the latest year and lists the others', async () => {
  const number = await addCompany(1)
  await save(filing(number, 2022, 10), filing(number, 2023, 20), filing(number, 2024, 30))
  const latest = await getFinancials(number, 'latest')
  assert.deepEqual(
    latest.years.map(({ periodEnd }) => periodEnd),
    ['2024-12-31'],
  )
  assert.deepEqual(latest.gatedYears, ['2023-12-31', '2022-12-31'])
  const all = await getFinancials(number, 'all')
  assert.equal(all.years.length, 3)
  assert.deepEqual(all.gatedYears, [])
})

test('filed figures and derived values are separate', async () => {
  const number = await addCompany(2)
  await save(filing(number, 2024, 25))
  const [year] = (await getFinancials(number, 'latest')).years
  assert.equal(year?.filed?.['10/15'], '25')
  assert.equal(year?.filed?.['70'], undefined)
  assert.equal(ratioOf(year?.derived?.ratios, 'financial_independence'), '0.25')
  assert.equal(year?.months, 12)
})

test('a correction is shown and the corrected deposit named', async () => {
  const number = await addCompany(3)
  const initial = filing(number, 2024, 25)
  const correction = {
    ...filing(number, 2024, 35),
    reference: '2025-90000003',
    depositedOn: '2025-11-03',
    depositType: 'Correction' as const,
  }
  await save(initial, correction)
  const [year] = (await getFinancials(number, 'latest')).years
  assert.equal(year?.reference, '2025-90000003')
  assert.equal(year?.filed?.['10/15'], '35')
  assert.deepEqual(
    year?.otherDeposits.map(({ reference }) => reference),
    [initial.reference],
  )
})

test('nothing deposited, deposited as a PDF, and not loaded are three different answers', async () => {
  const none = await addCompany(4)
  assert.deepEqual((await getFinancials(none, 'latest')).years, [])
  const pdf = await addCompany(5)
  await save(filing(pdf, 2024, 0, { model: 'm06-p', figures: null }))
  const [bank] = (await getFinancials(pdf, 'latest')).years
  assert.deepEqual([bank?.filed, bank?.noFigures], [null, 'filed_as_pdf'])
  assert.ok(bank?.derived?.ratios.every(({ absence }) => absence?.kind === 'not_applicable'))
  assert.equal(bank?.derived?.health, null)
  const known = await addCompany(6)
  await save(filing(known, 2024, 0, { figures: null }))
  const [year] = (await getFinancials(known, 'latest')).years
  assert.deepEqual([year?.noFigures, year?.derived], ['not_loaded', null])
})

test('a holding gets a reason in place of trading ratios', async () => {
  const number = await addCompany(7, '64210')
  await save(filing(number, 2024, 25))
  const [year] = (await getFinancials(number, 'latest')).years
  const ebitda = year?.derived?.ratios.find(({ id }) => id === 'ebitda')
  assert.equal(ebitda?.value, null)
  assert.equal(ebitda?.absence?.kind, 'not_applicable')
  assert.equal(year?.derived?.sector.kind, 'holding')
})

test('a natural person deposits no accounts; a company outside the register is unknown', async () => {
  const number = await addCompany(8, '43320', true)
  assert.equal((await getFinancials(number, 'latest')).neverFiles, true)
  await assert.rejects(getFinancials(numberOf(999), 'latest'), UnknownCompanyError)
})

test('health is the rank among companies of the same sector and size, with its parts', async () => {
  for (let n = 100; n < 140; n++) await save(filing(await addCompany(n, '56111'), 2024, n - 99))
  const median = numberOf(119)
  assert.equal((await getFinancials(median, 'latest')).years[0]?.derived?.health, null)
  const counted = await computeSectorStatistics(pool, '2026-01-31')
  assert.ok(counted >= 40)
  const health = (await getFinancials(median, 'latest')).years[0]?.derived?.health
  assert.match(health?.group ?? '', /^I/)
  assert.equal(health?.companies, 40)
  const equity = health?.parts.find(({ ratioId }) => ratioId === 'financial_independence')
  assert.ok(equity && Math.abs(equity.percentile - 50) < 3, `${equity?.percentile}`)
  assert.deepEqual(
    equity.quartiles.map(value => Math.round(value * 100)),
    [11, 21, 30],
  )
  const weakest = (await getFinancials(numberOf(100), 'latest')).years[0]?.derived?.health
  assert.ok((weakest?.score ?? 100) < (health?.score ?? 0))
})

test('old accounts are excluded from the statistics', async () => {
  const before = await computeSectorStatistics(pool, '2026-01-31')
  await save(filing(await addCompany(200, '56111'), 2019, 50))
  assert.equal(await computeSectorStatistics(pool, '2026-01-31'), before)
})

test('no filings are only reported after a lookup at the National Bank', async () => {
  const unknown = await addCompany(901)
  const asked = await addCompany(902)
  await recordCompanyLookup(pool, asked, 0)
  const filer = await addCompany(903)
  await save(filing(filer, 2023, 40))
  await recordCompanyLookup(pool, filer, 1)
  assert.deepEqual((await getFinancials(unknown, 'latest')).filings, { state: 'not_looked_for' })
  assert.deepEqual((await getFinancials(filer, 'all')).filings, { state: 'present' })
  const { filings } = await getFinancials(asked, 'latest')
  assert.equal(filings.state, 'none')
  assert.match(filings.state === 'none' ? filings.checkedOn : '', /^\d{4}-\d\d-\d\d$/)
})

test('a deposit without a date is ordered by the legal deadline', async () => {
  const company = await addCompany(904)
  const early = filing(company, 2023, 40, { reference: '2024-00009041', depositedOn: '2024-05-30' })
  const undated = filing(company, 2023, 50, { reference: '2024-00009040', depositedOn: null })
  await save(early, undated)
  const served = async () => (await getFinancials(company, 'latest')).years[0]?.reference
  assert.equal(await served(), '2024-00009040')
  assert.equal((await getFinancials(company, 'all')).years[0]?.reference, '2024-00009040')
  await save(filing(company, 2023, 60, { reference: '2024-00009042', depositedOn: '2024-09-01' }))
  assert.equal(await served(), '2024-00009042')
  const { rows } = await pool.query(
    `SELECT reference FROM accounts.key_figures WHERE enterprise_number = $1 ORDER BY known_from`,
    [Number(company)],
  )
  assert.deepEqual(
    rows.map(({ reference }) => reference),
    ['2024-00009041', '2024-00009040', '2024-00009042'],
  )
})
