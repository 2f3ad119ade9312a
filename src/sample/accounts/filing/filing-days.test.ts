import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf, toIso } from '../../days.ts'
import { SeededRandom } from '../../random.ts'
import { drawFilingDays } from './plan-deposits.ts'

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
