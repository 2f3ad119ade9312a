import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filingStatusOf } from './deposit.ts'

const looked = { checkedOn: '2026-05-04', deposits: 0 }

test('nothing filed is stated only after a lookup found no deposits', () => {
  assert.deepEqual(filingStatusOf(0, undefined), { state: 'not_looked_for' })
  assert.deepEqual(filingStatusOf(0, looked), { state: 'none', checkedOn: '2026-05-04' })
  assert.deepEqual(filingStatusOf(0, { ...looked, deposits: 2 }), { state: 'not_looked_for' })
  assert.deepEqual(filingStatusOf(1, undefined), { state: 'present' })
  assert.deepEqual(filingStatusOf(1, looked), { state: 'present' })
})
