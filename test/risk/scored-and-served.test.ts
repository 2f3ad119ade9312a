// Pages, MCP and REST show the filing behind a score, and the details of the score.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listFiscalYears } from '../../src/domain/accounts/fiscal-years.ts'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import type { CompanyBody } from '../../src/http/rest/v1/schema.ts'
import { storeScores } from '../../src/risk/score/score-companies.ts'
import { importAccounts } from '../../src/sources/accounts/import/import-accounts.ts'
import { listDeposits } from '../../src/store/accounts/deposits.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { replaceOpenBankruptcies } from '../../src/store/gazette/open-bankruptcies.ts'
import { createTestDatabase } from '../database.ts'
import { writeJsonXbrl, writeReference } from '../fixtures/accounts/json-xbrl.ts'
import { writeFolder } from '../fixtures/accounts/temp-folder.ts'
import { makeModel, makeRule } from '../fixtures/risk-model.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({
  databaseUrl: url,
  key: await issueKey(pool),
  timing: { caching: { healthyMs: 0, degradedMs: 0 } },
})
const TODAY = '2026-06-01'
const now = { asOf: TODAY, today: TODAY }

const risk = async (company: string) =>
  ((await (await app.get(`/companies/${company}`)).json()) as CompanyBody).risk

let filed = 0

type Given = { end: string; depositedOn: string | null; equity: number }

async function file(company: string, { end, depositedOn, equity }: Given): Promise<string> {
  const reference = `2026-${String(++filed).padStart(8, '0')}`
  const figures = { '20/58': '1000', '29/58': '1000', '54/58': '1000', '10/49': '1000' }
  const folder = writeFolder({
    'references.json': [
      writeReference(reference, {
        EnterpriseNumber: company,
        DepositDate: depositedOn,
        ExerciseDates: { startDate: `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`, endDate: end },
        GeneralAssemblyDate: null,
      }),
    ],
    'a.json': writeJsonXbrl(reference, { ...figures, '10/15': String(equity) }),
  })
  await importAccounts({ url, pool }, folder, { today: TODAY })
  return reference
}

async function served(company: string): Promise<string | undefined> {
  return listFiscalYears(await listDeposits(pool, company as EnterpriseNumber))[0]?.deposit.reference
}

test('the scored filing is the served one, including undated ones and corrections', async () => {
  const cases: Given[][] = [
    [
      { end: '2025-12-31', depositedOn: '2026-04-01', equity: 400 },
      { end: '2025-12-31', depositedOn: null, equity: 300 },
    ],
    [{ end: '2026-03-31', depositedOn: null, equity: 200 }],
    [
      { end: '2025-12-31', depositedOn: null, equity: 400 },
      { end: '2025-12-31', depositedOn: '2026-05-20', equity: 300 },
    ],
    [
      { end: '2024-12-31', depositedOn: '2026-05-20', equity: 400 },
      { end: '2025-12-31', depositedOn: '2026-05-19', equity: 300 },
    ],
  ]
  const companies = new Map<string, Given[]>()
  for (const given of cases) {
    const company = await addCompany(pool)
    for (const one of given) await file(company, one)
    companies.set(company, given)
  }
  await storeScores({ pool }, makeModel(), now)
  for (const [company, given] of companies) {
    const { basis, probability } = await risk(company)
    assert.ok(probability !== null, JSON.stringify(given))
    assert.equal(basis?.deposit, await served(company), JSON.stringify(given))
  }
})

test('a score has its filing, year and share of known inputs', async () => {
  const company = await addCompany(pool)
  const deposit = await file(company, { end: '2025-12-31', depositedOn: '2026-04-01', equity: 400 })
  await storeScores({ pool }, makeModel(), now)
  const { basis } = await risk(company)
  assert.deepEqual(basis, { deposit, period_end: '2025-12-31', inputs_known: 2, inputs_total: 2 })
  const none = await risk(await addCompany(pool))
  assert.equal('basis' in none, false)
})

test('evaluated_at is the start of validity of the value, despite later runs and rows', async () => {
  const company = await addCompany(pool)
  await file(company, { end: '2024-12-31', depositedOn: '2025-04-01', equity: 400 })
  const first = await storeScores({ pool }, makeModel(), now)
  assert.equal((await risk(company)).evaluated_at, first.evaluatedAt)
  await storeScores({ pool }, makeModel(), now)
  assert.equal((await risk(company)).evaluated_at, first.evaluatedAt)
  // A year later with the same figures: a new row for the last day and deposit, with the same value.
  const deposit = await file(company, { end: '2025-12-31', depositedOn: '2026-04-01', equity: 400 })
  const second = await storeScores({ pool }, makeModel(), now)
  assert.equal(second.rowsAdded, 1)
  const unchanged = await risk(company)
  assert.deepEqual([unchanged.evaluated_at, unchanged.basis?.deposit], [first.evaluatedAt, deposit])
  const other = makeModel(makeRule({ priorShift: 1 }), '2.0.0')
  const third = await storeScores({ pool }, other, now)
  assert.equal((await risk(company)).evaluated_at, third.evaluatedAt)
})

test('an open bankruptcy is valid since its publication, not since an earlier score', async () => {
  const company = await addCompany(pool)
  await file(company, { end: '2025-12-31', depositedOn: '2026-04-01', equity: 400 })
  const { evaluatedAt } = await storeScores({ pool }, makeModel(), now)
  await inTransaction(pool, client => replaceOpenBankruptcies(client, [Number(company)], [Number(company)]))
  const { band, probability, evaluated_at } = await risk(company)
  assert.deepEqual([band, probability], ['Severe', 0.99])
  assert.ok((evaluated_at ?? '') > evaluatedAt, `${evaluated_at} is not after ${evaluatedAt}`)
})
