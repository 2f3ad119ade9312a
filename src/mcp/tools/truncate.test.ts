import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { jsonByteLength, takeWithinBytes } from './pagination.ts'

test('the longest prefix of whole items within the size limit is kept', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat(200), (items, bytes) => {
      const kept = takeWithinBytes(items, bytes)
      assert.deepEqual(kept, items.slice(0, kept.length))
      assert.ok(jsonByteLength(kept) <= bytes + 1 || kept.length === 0)
      const next = items[kept.length]
      if (next !== undefined) assert.ok(jsonByteLength([...kept, next]) > bytes)
    }),
  )
})

test('sizes are UTF-8 bytes, not characters', () => {
  assert.equal(jsonByteLength('é'), 4)
})
