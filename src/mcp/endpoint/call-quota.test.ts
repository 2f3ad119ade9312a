import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCallQuota, rateLimitHeaders } from './call-quota.ts'

test('calls are within the limit until it is used up, each subject for itself', async () => {
  const windows = createCallQuota({ name: 'test' })
  assert.deepEqual(
    (await Promise.all([1, 2, 3].map(() => windows.count('a', 2)))).map(({ withinLimit }) => withinLimit),
    [true, true, false],
  )
  assert.equal((await windows.count('b', 2)).withinLimit, true)
})

test('several calls counted at once take as many from what is left', async () => {
  const windows = createCallQuota({ name: 'test' })
  assert.equal((await windows.count('a', 60, 50)).remaining, 10)
  assert.equal((await windows.count('a', 60, 11)).withinLimit, false)
  assert.equal((await windows.count('a', 60, 0)).remaining, 0)
})

test('a new window begins once the old one has ended', async () => {
  const windows = createCallQuota({ name: 'test', windowS: 0.2 })
  assert.equal((await windows.count('a', 1)).withinLimit, true)
  assert.equal((await windows.count('a', 1)).withinLimit, false)
  await new Promise(resolve => setTimeout(resolve, 250))
  assert.equal((await windows.count('a', 1)).withinLimit, true)
})

test('the headers say what is left and when it is renewed', () => {
  assert.deepEqual(rateLimitHeaders({ withinLimit: true, limit: 60, remaining: 59, resetS: 42 }), {
    'ratelimit-policy': '"default";q=60;w=60',
    ratelimit: '"default";r=59;t=42',
  })
})
