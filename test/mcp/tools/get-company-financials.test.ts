import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Financials } from '../../../src/usecases/accounts/get-financials.ts'
import { financials, year } from '../../fixtures/tool-accounts.ts'
import { type Answer, ask, COMPANY, NUMBER, stubTool } from './stub-tools.ts'

async function askFor(part: Financials | null, args = {}, company = COMPANY): Promise<Answer> {
  const tool = stubTool('get_company_financials', {
    getLatestAccounts: async () => ({
      company,
      absence: null,
      part,
      unanswered: part ? [] : ['accounts'],
      waiting: 0,
    }),
  })
  return ask(tool, { kbo: NUMBER, ...args })
}

const gated = { gatedYears: ['2023-12-31', '2022-12-31', '2022-06-30'] }

test('figures are exact, by plain name; filed zeros are present, unfiled rubrics are not', async () => {
  const { accounts } = await askFor(financials([year(2024)]))
  assert.deepEqual(accounts.figures, { totalAssets: 9273680.09, equity: -12.5, operatingResult: 0 })
})

test('only the latest year is shown, without its previous year, and the note names gated years', async () => {
  const answer = await askFor(financials([year(2024)], gated))
  assert.equal(answer.fiscalYear, 2024)
  assert.deepEqual(answer.gatedYears, [2023, 2022])
  assert.match(answer.note, /Older years \(2023, 2022\) are on file but gated/)
  assert.deepEqual((await askFor(financials([year(2024)], gated), { year: 2024 })).accounts, answer.accounts)
})

test('an older year is explained as gated or not on file', async () => {
  const older = await askFor(financials([year(2024)], gated), { year: 2022 })
  assert.equal(older.accounts, null)
  assert.match(older.note, /Fiscal year 2022 is on file but gated.*paid plan.*omit year/)
  assert.equal(older.fiscalYear, null, 'the year of the accounts in the answer')
  const none = await askFor(financials([year(2024)], gated), { year: 2019 })
  assert.equal(none.accounts, null)
  assert.match(none.note, /No accounts of fiscal year 2019 are on file\. The latest is 2024/)
})

test('a ratio without a value is null with a reason', async () => {
  const { ratios, absent } = (await askFor(financials([year(2024)]))).accounts
  assert.deepEqual(ratios, {
    ratio: { liquidityBroad: 1.25 },
    amount: { netWorkingCapital: 1234.5 },
    fraction: { marginNet: null, returnOnEquity: null },
  })
  assert.deepEqual(absent, {
    'Not filed: 70.': ['marginNet'],
    'The fiscal period has 15 months, not twelve.': ['returnOnEquity'],
  })
})

test('ratios that do not apply to a sector are marked with a reason, even when computable', async () => {
  for (const kind of ['bank', 'insurer', 'holding'] as const) {
    const { ratios, absent, sector } = (await askFor(financials([year(2024, kind)]))).accounts
    assert.equal(ratios.amount.netWorkingCapital, 'not_applicable')
    assert.equal(ratios.fraction.marginNet, 'not_applicable')
    const reason = Object.keys(absent).find(text => text.startsWith(`Not applicable to a`)) as string
    assert.ok(absent[reason].includes('netWorkingCapital') && absent[reason].includes('marginNet'))
    assert.match(sector, new RegExp(`^${kind}: `))
  }
})

test('a filing without figures states why, and a bank still has its non-applicable ratios', async () => {
  const pdf = { filed: null, noFigures: 'filed_as_pdf' as const }
  const { accounts, note } = await askFor(financials([year(2024, 'bank', pdf)]))
  assert.equal(accounts.figures, null)
  assert.match(note, /filed as a PDF/)
  assert.equal(accounts.ratios.ratio.liquidityBroad, 'not_applicable')
  const notLoaded = { filed: null, derived: null, noFigures: 'not_loaded' as const }
  const unloaded = await askFor(financials([year(2024, 'ordinary', notLoaded)]))
  assert.deepEqual([unloaded.accounts.figures, unloaded.accounts.ratios], [null, null])
  assert.match(unloaded.note, /figures are not loaded/)
})

test('the sector is that of the profile, also where no figures are loaded', async () => {
  const notLoaded = { filed: null, derived: null, noFigures: 'not_loaded' as const }
  const part = financials([year(2024, 'ordinary', notLoaded)])
  const { accounts } = await askFor(part, {}, { ...COMPANY, primaryNace: '65120' })
  assert.match(accounts.sector, /^insurer: /)
})

test('sums that do not add up are named, without those that reveal the year before', async () => {
  const broken = { rule: '10/49 = 10/15 + 16 + 17/49', filed: '100', computed: '90' }
  const brokenRules = [
    { ...broken, period: 'N' as const },
    { ...broken, period: 'NM1' as const },
    { rule: '9906 = 9905 + 14P', filed: '7', computed: '8', period: 'N' as const },
  ]
  const { note } = await askFor(financials([year(2024, 'ordinary', { brokenRules })]))
  assert.match(note, /Does not add up as filed: 10\/49 = 10\/15 \+ 16 \+ 17\/49 \(100 filed, 90 summed\)\.$/)
})

test('later accounts of the group are told and replace no figures', async () => {
  const { note, accounts } = await askFor(financials([year(2024)], { groupYears: ['2025-12-31'] }))
  assert.match(
    note,
    /^Of 2025 only accounts of the group are on file, without figures: 2024 is the company's own\.$/,
  )
  assert.equal(accounts.figures.equity, -12.5)
})

test('no filings, not fetched, natural person and unavailable source are distinguished', async () => {
  const none = await askFor(financials([]))
  assert.deepEqual([none.accounts, none.fiscalYear, none.gatedYears], [null, null, []])
  assert.match(none.note, /unknown whether any were filed/)
  const filings = { state: 'none', checkedOn: '2026-11-02' } as const
  assert.match(
    (await askFor(financials([], { filings }))).note,
    /^Not filed: the National Bank had no accounts of this company on 2026-11-02/,
  )
  assert.match((await askFor(financials([], { neverFiles: true }))).note, /natural person/)
  const unread = await askFor(null)
  assert.deepEqual([unread.accounts, unread.gatedYears], [null, null])
  assert.match(unread.note, /Accounts source unavailable/)
})

test('health has its peer group; broken sums are reported', async () => {
  const health = {
    score: 41,
    group: 'F small',
    companies: 120,
    parts: [
      {
        ratioId: 'liquidity_broad' as const,
        value: 1.25,
        percentile: 50,
        quartiles: [1, 2, 3] as [number, number, number],
        companies: 120,
      },
    ],
  }
  const given = year(2024)
  const broken = { rule: '20/58 = 20 + 21/28', period: 'N' as const, filed: '1', computed: '9' }
  const { accounts, note } = await askFor(
    financials([{ ...given, brokenRules: [broken], derived: given.derived && { ...given.derived, health } }]),
  )
  assert.deepEqual(accounts.health, {
    score: 41,
    comparedWith: 'F small',
    companies: 120,
    percentiles: { liquidityBroad: 50 },
  })
  assert.match(note, /Does not add up as filed: 20/)
})

test('lines that could not be read are counted, and nothing is said not to be filed', async () => {
  const { note } = await askFor(financials([year(2024, 'ordinary', { unreadLines: 3 })]))
  assert.match(note, /3 lines of the filing could not be read: an omitted figure may have been filed\./)
})
