import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SearchPool } from '../../store/register/dictionary.ts'
import { createCostLimit, meterPool } from './cost-limit.ts'

test('a cost above what is left is not afforded, and is not spent', () => {
  const limit = createCostLimit(100)
  assert.equal(limit.afford(60), true)
  assert.equal(limit.afford(60), false)
  assert.equal(limit.left(), 40)
  limit.spend(60)
  assert.equal(limit.left(), 0)
})

test('statements spend more for each value that they ask for and each row that they return', async () => {
  const spentOn = async (values: unknown[], rows: number) => {
    const limit = createCostLimit(1_000_000)
    const pool = { query: async () => ({ rows: Array(rows).fill({}) }) } as unknown as SearchPool
    await meterPool(pool, limit).query({ name: 'any', text: '', values })
    return 1_000_000 - limit.left()
  }
  const least = await spentOn([['a']], 0)
  assert.ok(least > 0)
  assert.ok((await spentOn([['a'], 3, 'x'], 10)) > least)
  const ofMany = await spentOn([Array(500).fill(1)], 0)
  assert.ok(ofMany > 2 * least)
  assert.equal(await spentOn([`{${Array(500).fill(1).join()}}`], 0), ofMany)
})
