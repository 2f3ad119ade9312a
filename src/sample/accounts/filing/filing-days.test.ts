import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SeededRandom } from '../../random.ts'
import { dayOf, toIso } from '../calendar.ts'
import { DepositNumberSeries } from './deposit-numbers.ts'
import { drawFilingDays } from './filing-days.ts'

const END = dayOf('2023-12-31')
const draw = (distress: number) => {
  const random = new SeededRandom(1)
  return Array.from({ length: 2_000 }, () => drawFilingDays(END, distress, random))
}

test('three quarters are deposited from June to August of the next year', () => {
  const summer = draw(0).filter(({ depositedOn }) => /^2024-0[678]/.test(toIso(depositedOn)))
  assert.ok(Math.abs(summer.length / 2_000 - 0.75) < 0.03)
})

test('accounts are approved after the end of the year and before they are deposited', () => {
  for (const { approvedOn, depositedOn } of [...draw(0), ...draw(1)]) {
    assert.ok(approvedOn > END && approvedOn <= depositedOn)
  }
})

test('who fares badly deposits later', () => {
  const mean = (distress: number) => draw(distress).reduce((sum, each) => sum + each.depositedOn, 0) / 2_000
  assert.ok(mean(1) > mean(0) + 20)
})

test('numbers rise with the days, are never given twice, and a full day passes on to the next', () => {
  const numbering = new DepositNumberSeries()
  const monday = dayOf('2024-07-01')
  const given = Array.from({ length: 25_001 }, () => numbering.next(monday))
  assert.equal(new Set(given.map(({ reference }) => reference)).size, given.length)
  assert.equal(given.at(-1)?.depositedOn, monday + 1)
  assert.ok((given.at(-1)?.reference ?? '') > (given[0]?.reference ?? ''))
  assert.match(given[0]?.reference ?? '', /^2024-\d{8}$/)
  assert.ok(numbering.next(dayOf('2024-12-31')).reference < numbering.next(dayOf('2025-01-02')).reference)
})
