import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { HtmlValidate } from 'html-validate'
import {
  FREE,
  makeFinancials,
  makeOverview,
  makeRubrics,
  makeYear,
  PAID,
} from '../../../../../test/fixtures/financials.ts'
import type { Member } from '../../../../domain/access/member.ts'
import { RUBRICS } from '../../../../domain/accounts/rubric-labels.ts'
import type { Financials, FinancialYear } from '../../../../usecases/accounts/get-financials.ts'
import { LANGUAGES, type Lang } from '../../../i18n/languages.ts'
import { dataCoverageOf } from '../data-coverage.ts'
import { renderAccounts } from './accounts-section.ts'

const LOADED = { register: 'loaded', gazette: 'loaded', accounts: 'loaded' } as const

function render(financials: Financials | null, viewer: Member | null = null, lang: Lang = 'en'): string {
  return renderAccounts(lang, makeOverview(financials), viewer, dataCoverageOf(null, LOADED)).toString()
}

function textOf(page: string): string {
  return page.replace(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

const PDF = { filed: null, noFigures: 'filed_as_pdf', model: 'm120-p', derived: null } as const
const NOT_LOADED = { filed: null, noFigures: 'not_loaded', derived: null } as const

test('each reason for missing figures has its own message in every language', () => {
  for (const lang of LANGUAGES) {
    const messages = [
      render(null, null, lang),
      render(makeFinancials([]), null, lang),
      render(makeFinancials([], { filings: { state: 'none', checkedOn: '2026-11-02' } }), null, lang),
      render(makeFinancials([], { neverFiles: true }), null, lang),
      render(makeFinancials([makeYear('2024-12-31', PDF)]), null, lang),
      render(makeFinancials([makeYear('2024-12-31', NOT_LOADED)]), null, lang),
    ].map(page => /<p class="gap[^>]*>([^<]+)</.exec(page)?.[1])
    assert.equal(new Set(messages).size, 6)
    assert.ok(messages.every(sentence => sentence !== undefined && sentence.length > 20))
  }
})

test('an unavailable source is displayed differently from an empty one', () => {
  assert.match(render(null), /class="gap unread">The annual accounts are unavailable/)
  assert.match(
    render(makeFinancials([])),
    /class="gap">No annual accounts of this company are stored. It is unknown whether/,
  )
  const none = makeFinancials([], { filings: { state: 'none', checkedOn: '2026-11-02' } })
  assert.match(
    render(none),
    /class="gap">Nothing on record: the National Bank had no annual accounts of this company on 2 November 2026/,
  )
})

test('a deposit with an unknown financial year is listed', () => {
  const undated = [{ reference: '2025-00000007', depositedOn: null, depositType: null }]
  for (const years of [[], [makeYear('2024-12-31')]]) {
    const page = textOf(render(makeFinancials(years, { undated })))
    assert.match(page, /Deposits with an unknown financial year: 2025-00000007 , deposit date unknown/)
    assert.doesNotMatch(page, /Nothing on record/)
  }
})

test('a figure that was not filed is distinguished from a filed zero', () => {
  const { '9904': _, ...filed } = makeRubrics()
  const page = textOf(
    render(makeFinancials([makeYear('2024-12-31', { filed: { ...filed, '9901': '0.00' } })])),
  )
  assert.match(page, /Result of the year not filed/)
  assert.match(page, /Operating result 9901 €0 /)
})

test('figures name their deposit, deposit date and source', () => {
  const page = textOf(render(makeFinancials([makeYear('2024-12-31')])))
  assert.match(
    page,
    /Source: Central Balance Sheet Office of the National Bank · 2025-00012345 , deposited 12 Jul 2025/,
  )
})

test('unusual properties of a filing are displayed as warnings', () => {
  const odd = makeYear('2024-12-31', {
    periodStart: '2023-07-01',
    currency: 'USD',
    depositType: 'Correction',
    otherDeposits: [{ reference: '2025-00000001', depositedOn: null, depositType: 'Initial' }],
    filed: { ...makeRubrics(), '22/27': '999.00' },
  })
  const page = textOf(render(makeFinancials([odd])))
  assert.match(page, /has 18 months, not twelve/)
  assert.match(page, /filed in USD, not in euro/)
  assert.match(page, /corrects an earlier one/)
  assert.match(page, /Also deposited for this year: 2025-00000001, deposit date unknown/)
  assert.match(page, /1? ?sums? do(es)? not add up, as filed/)
  assert.doesNotMatch(page, /€/)
})

test('an ordinary filing has no warnings', () => {
  assert.doesNotMatch(render(makeFinancials([makeYear('2024-12-31')])), /class="flag"/)
})

test('visitors see the closing dates of gated years and a sign-in link', () => {
  const gated = makeFinancials([makeYear('2024-12-31')], { gatedYears: ['2023-12-31', '2022-06-30'] })
  assert.match(
    textOf(render(gated)),
    /2 earlier years: for members on the paid plan\. Sign in Closed on: 30 Jun 2022 , 31 Dec 2023/,
  )
  assert.match(
    render(gated),
    /href="\/en\/sign-in\?return=%2Fen%2Fcompany%2Fverzonnen-0123456749%23accounts"/,
    'returns to the accounts section',
  )
  assert.match(render(gated, FREE), /href="\/en\/account"/)
  assert.doesNotMatch(render(gated, PAID), /export.*sign-in/)
})

test('paid members see all years, changes between years and the export', () => {
  const years = [
    makeYear('2024-12-31', { filed: makeRubrics(1.5) }),
    makeYear('2023-12-31', { filed: makeRubrics() }),
  ]
  const page = render(makeFinancials(years), PAID)
  assert.match(page, /Over the years/)
  assert.match(textOf(page), /\+50% on 2023/)
  assert.match(page, /href="\/export\/company\/0123456749\/financials\.csv\?lang=en"/)
  assert.doesNotMatch(page, /class="gated"/)
})

test('notes and the social balance of the newest year have names, and those of the year before are for paid members', () => {
  const notes = { '8169': '12.50', '8199P': '99.00', '10031': '4.5', '9134': '-7.00', '0000': '1' }
  const filed = { ...makeRubrics(), ...notes }
  const years = [makeYear('2024-12-31', { filed }), makeYear('2023-12-31', { filed: { '8169': '8.00' } })]
  const page = textOf(render(makeFinancials(years), FREE))
  assert.match(page, /Tangible fixed assets – Acquisitions, including produced fixed assets 8169 12\.50/)
  assert.match(page, /Average number of employees – Total in full-time equivalents – Men 10031 4\.5/)
  assert.match(page, /Income taxes on the result of the period 9134 -7/)
  assert.match(page, /1 more rubrics, whose names are not known/)
  assert.doesNotMatch(page, /8199P/)
  const all = textOf(render(makeFinancials(years), PAID))
  assert.match(all, /Acquisition value at the end of the period – Preceding period 8199P 99/)
  assert.doesNotMatch(all, / 8\.00/, 'of the newest year only')
})

test('a change from or to a loss is an amount, not a percentage', () => {
  const loss = makeYear('2023-12-31', { filed: { ...makeRubrics(), '9904': '-20.00' } })
  const page = textOf(render(makeFinancials([makeYear('2024-12-31', { filed: makeRubrics() }), loss]), PAID))
  assert.match(page, /Result of the year 9904 €80 \+€100 on 2023/)
})

test('when the latest year has no figures, members see the year before, labelled as such', () => {
  const years = [makeYear('2024-12-31', PDF), makeYear('2023-12-31')]
  assert.match(
    textOf(render(makeFinancials(years), PAID)),
    /The figures below are of the year closed on 31 December 2023/,
  )
  assert.doesNotMatch(render(makeFinancials(years), FREE), /€/)
})

test('negative equity is stated in words', () => {
  const filed = { ...makeRubrics(), '10/15': '-200.00', '17': '780.00', '17/49': '1180.00' }
  assert.match(
    render(makeFinancials([makeYear('2024-12-31', { filed })])),
    /Equity is negative: debts exceed all assets/,
  )
})

const CODES = RUBRICS.map(({ rubric }) => rubric)
const figure = fc.oneof(
  fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(cents => `${cents}.50`),
  fc.constantFrom('0', '0.00', '1.00', '-0.01'),
)
const rubrics = fc.dictionary(fc.constantFrom(...CODES), figure, { maxKeys: 60 })
const changes = fc.record({
  filed: fc.option(rubrics),
  filedYearBefore: fc.option(rubrics),
  currency: fc.constantFrom('EUR', 'USD', null),
  model: fc.constantFrom('m01-f', 'm02-f', 'm05-f', 'm81-f', 'm08-f', 'm120-p', null),
  periodStart: fc.constantFrom('2019-04-01', '2023-01-01', null),
  noFigures: fc.constantFrom('filed_as_pdf' as const, 'not_loaded' as const),
  depositType: fc.constantFrom('Initial' as const, 'Correction' as const, null),
})
const DAYS = ['2024-12-31', '2024-06-30', '2023-12-31', '2021-12-31', '2015-03-31']
const yearList = fc
  .tuple(fc.subarray(DAYS, { minLength: 1 }), fc.array(changes, { minLength: 5, maxLength: 5 }))
  .map(([days, all]) =>
    days
      .sort()
      .reverse()
      .map((day, at) => toYear(day, all[at])),
  )

function toYear(day: string, change: Partial<FinancialYear> = {}): FinancialYear {
  return makeYear(day, { ...change, noFigures: change.filed === null ? change.noFigures : null })
}

test('older years do not change the page of anyone but paid members', () => {
  fc.assert(
    fc.property(yearList, yearList, fc.constantFrom(null, FREE), (years, others, viewer) => {
      const [latest, ...older] = years
      const replaced = older.map((year, at) => ({
        ...(others[at % others.length] as FinancialYear),
        periodEnd: year.periodEnd,
      }))
      const bare = { ...(latest as FinancialYear), filedYearBefore: null }
      const broken = bare.brokenRules.filter(({ period }) => period === 'N')
      const gated = { gatedYears: older.map(({ periodEnd }) => periodEnd) }
      const full = render(makeFinancials(years), viewer)
      assert.equal(render(makeFinancials([bare, ...replaced]), viewer), full)
      assert.equal(render(makeFinancials([{ ...bare, brokenRules: broken }], gated), viewer), full)
    }),
    { numRuns: 60 },
  )
})

test('broken sums that reveal figures of the year before are not shown to visitors', () => {
  const brokenRules = [
    { rule: '9906 = 9905 + 14P', period: 'N', filed: '777111', computed: '777222' },
    { rule: '20/58 = 20 + 21/28 + 29/58', period: 'NM1', filed: '777333', computed: '777444' },
    { rule: '3 = 30/36 + 37', period: 'N', filed: '777555', computed: '777666' },
  ] as const
  const years = makeFinancials([makeYear('2024-12-31', { brokenRules })])
  assert.doesNotMatch(render(years, FREE), /777,?[1-4]/)
  assert.match(render(years, FREE), /777,555/)
  assert.match(render(years, PAID), /777,111.*777,333/s)
})

test('arbitrary filings render without invalid numbers, duplicate ids or inline styles', () => {
  fc.assert(
    fc.property(yearList, fc.constantFrom(...LANGUAGES), (years, lang) => {
      const page = render(makeFinancials(years), PAID, lang)
      assert.doesNotMatch(page, /NaN|undefined|Infinity|∞|\[object|>null<|="[^"]*\bnull\b(?!\.)/)
      const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      assert.equal(new Set(ids).size, ids.length)
      assert.doesNotMatch(page, / style=|<style|<script/)
    }),
    { numRuns: 60 },
  )
})

test('filed texts are escaped', () => {
  const evil = '"><script>alert(1)</script>'
  const year = makeYear('2024-12-31', {
    reference: evil,
    currency: evil,
    model: evil,
    otherDeposits: [{ reference: evil, depositedOn: null, depositType: null }],
    filed: { ...makeRubrics(), '9901': evil },
    derived: null,
  })
  assert.doesNotMatch(render(makeFinancials([year, { ...year, periodEnd: '2023-12-31' }]), PAID), /<script/)
})

test('the markup is valid for all viewers in all languages', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:document'] })
  const years = [
    makeYear('2024-12-31', { filed: { ...makeRubrics(), '22/27': '7.00', '10/15': '-5.00' } }),
    makeYear('2023-12-31'),
    makeYear('2021-12-31', NOT_LOADED),
  ]
  const all = makeFinancials(years)
  for (const lang of LANGUAGES) {
    for (const section of [render(all, PAID, lang), render(all, null, lang), render(null, null, lang)]) {
      const page = `<!DOCTYPE html><html lang="${lang}"><head><title>Page</title></head><body><main><h1>Company</h1>${section}</main></body></html>`
      const { results } = await validator.validateString(page)
      assert.deepEqual(
        results.flatMap(({ messages }) => messages.map(({ message, ruleId }) => `${ruleId}: ${message}`)),
        [],
      )
    }
  }
})
