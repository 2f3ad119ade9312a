// Tests against filings of real companies, if present next to the project, with their expected figures.

import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type AccountsYear, monthsOf } from './accounts-year.ts'
import { computeRatios } from './ratios/compute-ratios.ts'
import { sectorOf } from './sector.ts'
import { countSumChecks } from './sum-rules.ts'

const SHARED = new URL('../../../../shared/', import.meta.url)
const CSV_FOLDER = new URL('data/accounts/csv_consult/', SHARED)
const FACTS = new URL('facts/accounts.md', SHARED)
const skip = existsSync(CSV_FOLDER) && existsSync(FACTS) ? false : 'no real filings at hand'

type RealFiling = { name: string; year: AccountsYear }

function readFiling(file: string): RealFiling {
  const text = readFileSync(new URL(file, CSV_FOLDER), 'utf8')
  const cells = Object.fromEntries(
    [...text.matchAll(/^"(.*?)","(.*)"\r?$/gm)].map(m => [m[1] ?? '', m[2] ?? '']),
  )
  const year: AccountsYear = {
    rubrics: Object.fromEntries(Object.entries(cells).filter(([code]) => /^\d/.test(code))),
    previousRubrics: {},
    model: cells['Model code'] ?? null,
    periodStart: cells['Accounting period start date'] ?? null,
    periodEnd: cells['Accounting period end date'] ?? null,
    currency: cells.Currency ?? null,
  }
  return { name: /_([a-z]+)_m\d/.exec(file)?.[1] ?? file, year }
}

const filings = skip ? [] : readdirSync(CSV_FOLDER).map(readFiling)
const facts = skip ? '' : readFileSync(FACTS, 'utf8')

/** A row of the table of expected values: cells without thousands separators, ASCII minus. */
function expectedRow(name: string): string[] {
  const line = facts.split('\n').find(row => row.toLowerCase().startsWith(`| ${name} |`)) ?? ''
  return line.split('|').map(cell => cell.trim().replaceAll(',', '').replace('−', '-'))
}

const COLUMNS: readonly [column: number, ratioId: string, scale: number][] = [
  [3, 'liquidity_broad', 1],
  [4, 'liquidity_broad_simple', 1],
  [5, 'liquidity_narrow', 1],
  [6, 'net_working_capital', 1],
  [7, 'financial_independence', 100],
  [8, 'return_on_equity', 100],
  [9, 'ebitda', 1],
  [10, 'value_added_per_fte', 1],
  [11, 'customer_days', 1],
  [12, 'supplier_days', 1],
]

test('ratios of real filings match manual computation', { skip }, () => {
  assert.ok(filings.length >= 3)
  for (const { name, year } of filings) {
    const ratios = new Map(computeRatios(year).map(ratio => [ratio.id, ratio]))
    const row = expectedRow(name)
    for (const [column, id, scale] of COLUMNS) {
      const expected = row[column]
      const { value } = ratios.get(id) ?? assert.fail(id)
      if (expected === 'n/a') assert.equal(value, null, `${name} ${id}`)
      else
        assert.ok(Math.abs(Number(value) * scale - Number(expected)) <= 0.0050001, `${name} ${id} ${value}`)
    }
  }
})

test("the Bank's calculation rules hold in real filings", { skip }, () => {
  const counts = (/([\d+]+) rules ok, 0 bad/.exec(facts)?.[1] ?? '').split('+').map(Number)
  for (const { name, year } of filings) {
    const { checked, broken } = countSumChecks(year.model, year.rubrics, year.previousRubrics)
    assert.deepEqual(broken, [], name)
    assert.ok(counts.includes(checked), `${name}: ${checked} of ${counts}`)
  }
})

test('holdings are recognised by the figures of real filings', { skip }, () => {
  const holdings = (/holdings: ([^\n]*)/.exec(facts)?.[1] ?? '').toLowerCase()
  const kinds = filings.map(({ name, year }) => {
    const { kind } = sectorOf({ nace: null, model: year.model, rubrics: year.rubrics })
    assert.equal(kind, holdings.includes(name) ? 'holding' : 'ordinary', name)
    return kind
  })
  assert.deepEqual([...new Set(kinds)].sort(), ['holding', 'ordinary'])
})

test('real filings cover twelve months', { skip }, () => {
  for (const { year } of filings) assert.equal(monthsOf(year.periodStart, year.periodEnd), 12)
})
