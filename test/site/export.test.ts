// The CSV export of accounts: authorisation and content.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import { updatePlan } from '../../src/store/access/members/members.ts'
import { type Deposit, saveDeposits } from '../../src/store/accounts/deposits.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { openSource } from '../../src/store/db/source.ts'
import { createCompanyReader } from '../../src/store/register/companies.ts'
import { createExportFinancials } from '../../src/usecases/accounts/export-financials.ts'
import { createReadFinancials } from '../../src/usecases/accounts/get-financials.ts'
import { addMember } from '../../src/usecases/members/manage-members.ts'
import { createTestDatabase } from '../database.ts'
import { relayTo } from '../rest/faulty-database.ts'
import { addCompany, issueKey, runApp, withChecksum } from '../rest/running-app.ts'
import { type Browser, openBrowser } from './form-client.ts'
import { readCsv } from './read-csv.ts'

const { pool, url: databaseUrl } = await createTestDatabase()
const key = await issueKey(pool)
const accounts = await relayTo(databaseUrl)
const app = await runApp({ databaseUrl, sourceUrls: { accounts: accounts.url } })

const COLUMNS =
  'enterprise_number,fiscal_year_end,period_start,deposit_reference,deposited_on,currency,kind,code,label,value,unit,reason'.split(
    ',',
  )

async function memberOn(plan: 'free' | 'paid'): Promise<Browser> {
  const email = `${plan}-${Math.random()}@example.org`.replace('0.', '')
  await addMember(pool, { email, name: 'Invented Member', plan, password: 'correct horse battery' })
  const browser = openBrowser(app.url)
  await browser.send('/nl/sign-in', { email, password: 'correct horse battery' })
  return browser
}

const [free, paid, nobody] = [await memberOn('free'), await memberOn('paid'), openBrowser(app.url)]
const number = (await addCompany(pool)) as EnterpriseNumber
await inTransaction(pool, client =>
  saveDeposits(client, [filing(2022, '-250.5'), filing(2023, '0'), filing(2024, '1234567.89'), pdf(2021)]),
)
const path = `/export/company/${number}/financials.csv`

function filing(year: number, result: string): Deposit {
  return {
    ...pdf(year),
    model: 'm81-f',
    figures: {
      form: 'json_xbrl',
      rubrics: {
        '20/58': '1500.25',
        '10/49': '1500.25',
        '10/15': '500',
        '17/49': '1000.25',
        '9904': result,
        '1003': '3.5',
        '8169P': '12',
        '8169': '3',
        '10031': '2.5',
      },
      previousRubrics: {},
      officers: [],
      brokenRules: [],
    },
  }
}

function pdf(year: number): Deposit {
  return {
    reference: `${year + 1}-12345678`,
    enterpriseNumber: number,
    depositedOn: `${year + 1}-06-30`,
    periodStart: `${year}-01-01`,
    periodEnd: `${year}-12-31`,
    approvedOn: null,
    model: 'm06-p',
    depositType: 'Initial',
    language: 'NL',
    currency: 'EUR',
    legalForm: '610',
    figures: null,
  }
}

test('a paid member gets every year as returned by the use case', async () => {
  const answer = await paid.get(`${path}?lang=fr`)
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8; header=present')
  assert.equal(answer.headers.get('content-disposition'), `attachment; filename="${number}-financials.csv"`)
  assert.equal(answer.headers.get('cache-control'), 'private, no-store')
  assert.match(String(answer.headers.get('vary')), /Cookie/)
  const records = await readCsv(pool, await answer.text(), COLUMNS)

  const logger = pino({ level: 'silent' })
  const [register, source] = (['register', 'accounts'] as const).map(name =>
    openSource({ name, url: databaseUrl, logger }),
  )
  assert.ok(register && source)
  const companies = createCompanyReader(register)
  const told = [
    ...(await createExportFinancials({
      companies,
      findUnregistered: async () => null,
      readFinancials: createReadFinancials({ companies, accounts: source }),
    })(number)),
  ]
  await Promise.all([register.close(), source.close()])
  assert.deepEqual(
    records.map(({ label: _, ...record }) => Object.values(record)),
    told.map(figure => [
      figure.enterpriseNumber,
      figure.fiscalYearEnd,
      figure.periodStart,
      figure.depositReference,
      figure.depositedOn,
      figure.currency,
      figure.kind,
      figure.code,
      figure.value,
      figure.unit,
      figure.reason,
    ]),
  )
  assert.deepEqual(
    [...new Set(records.map(record => record.fiscal_year_end))],
    ['2024-12-31', '2023-12-31', '2022-12-31', '2021-12-31'],
  )
})

test('figures are exact, zeros are kept, and missing values have a reason', async () => {
  const records = await readCsv(pool, await (await paid.get(`${path}?lang=fr`)).text(), COLUMNS)
  const find = (year: number, code: string | null) =>
    records.find(record => record.fiscal_year_end === `${year}-12-31` && record.code === code)
  assert.deepEqual(
    [2024, 2023, 2022].map(year => find(year, '9904')?.value),
    ['1234567.89', '0', '-250.5'],
  )
  assert.equal(find(2024, '20/58')?.label, "Total de l'actif")
  assert.equal(find(2024, '8169P')?.label, null, 'a rubric without a name keeps its code')
  assert.deepEqual(
    ['8169', '10031'].map(code => find(2024, code)?.label),
    [
      'Immobilisations corporelles – Acquisitions, y compris la production immobilisée',
      'Nombre moyen de travailleurs – Total en équivalents temps plein – Hommes',
    ],
    'notes and social balance',
  )
  const ratio = find(2024, 'financial_independence')
  assert.deepEqual(
    [ratio?.kind, ratio?.label, ratio?.unit],
    ['derived', 'Degré d’indépendance financière', 'fraction'],
  )
  assert.equal(ratio?.value, '0.333278')
  assert.match(String(find(2024, 'liquidity_broad')?.reason), /^not_filed: /)
  assert.equal(find(2024, 'liquidity_broad')?.value, null)
  assert.deepEqual([find(2021, null)?.kind, find(2021, null)?.reason], ['filed', 'filed_as_pdf'])
})

test('any notation of the number works, and HEAD returns the headers of GET', async () => {
  for (const written of [`BE${number}`, `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`])
    assert.equal((await paid.get(path.replace(number, written))).status, 200, written)
  const cookie = [...paid.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const head = await fetch(app.url + path, { method: 'HEAD', headers: { cookie } })
  assert.equal(head.status, 200)
  assert.equal(head.headers.get('content-type'), 'text/csv; charset=utf-8; header=present')
  assert.equal(head.headers.get('content-length'), null, 'how long it is shows when it is made')
  assert.equal((await fetch(app.url + path, { method: 'HEAD' })).status, 401)
})

test('visitors get an error page or JSON, and API keys are not accepted', async () => {
  const json = await nobody.get(path, { 'x-api-key': key })
  assert.equal(json.status, 401)
  assert.deepEqual(Object.keys((await json.json()) as object), ['error'])
  assert.equal(json.headers.get('cache-control'), 'private, no-store')
  const page = await nobody.get(`${path}?lang=de`, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  assert.equal(page.status, 401)
  const back = encodeURIComponent(`/de/company/${number}#accounts`)
  assert.ok((await page.text()).includes(`href="/de/sign-in?return=${back}"`))
})

test('the free plan is refused, and a plan change takes effect at once', async () => {
  assert.equal((await free.get(path)).status, 403)
  assert.match(await (await free.get(`${path}?lang=en`, { accept: 'text/html' })).text(), /on the free plan/)
  const changing = await memberOn('free')
  const email = /title="([^"]+@example\.org)"/.exec(await (await changing.get('/nl/account')).text())?.[1]
  await updatePlan(pool, String(email), 'paid')
  assert.equal((await changing.get(path)).status, 200)
  await updatePlan(pool, String(email), 'free')
  assert.equal((await changing.get(path)).status, 403)
})

test('an unknown company is 404, one without accounts an empty table', async () => {
  for (const unknown of [withChecksum(9_999_999), '0123', 'x'])
    assert.equal((await paid.get(path.replace(number, unknown))).status, 404, unknown)
  assert.equal((await paid.get(path.replace(number, 'x'))).headers.get('cache-control'), 'private, no-store')
  const without = await addCompany(pool)
  const answer = await paid.get(path.replace(number, without))
  assert.equal(await answer.text(), `${COLUMNS.join()}\r\n`)
})

test('an unavailable source is 503, never an empty table', async () => {
  await accounts.cut()
  const answer = await paid.get(path)
  assert.equal(answer.status, 503)
  assert.ok(answer.headers.get('retry-after'))
  assert.match(await answer.text(), /^\{"error":"Accounts source unavailable/)
  assert.equal((await nobody.get(path)).status, 401, 'who may not have it learns nothing of that')
  await accounts.mend()
})
