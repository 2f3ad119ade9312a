import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCallQuota, rateLimitHeaders } from './call-quota.ts'

test('each subject has its own limit', async () => {
  const windows = createCallQuota({ name: 'test' })
  assert.deepEqual(
    (await Promise.all([1, 2, 3].map(() => windows.count('a', 2)))).map(({ withinLimit }) => withinLimit),
    [true, true, false],
  )
  assert.equal((await windows.count('b', 2)).withinLimit, true)
})

test('a batch consumes one call per message', async () => {
  const windows = createCallQuota({ name: 'test' })
  assert.equal((await windows.count('a', 60, 50)).remaining, 10)
  assert.equal((await windows.count('a', 60, 11)).withinLimit, false)
  assert.equal((await windows.count('a', 60, 0)).remaining, 0)
})

test('the quota is reset when the window ends', async () => {
  const windows = createCallQuota({ name: 'test', windowS: 0.2 })
  assert.equal((await windows.count('a', 1)).withinLimit, true)
  assert.equal((await windows.count('a', 1)).withinLimit, false)
  await new Promise(resolve => setTimeout(resolve, 250))
  assert.equal((await windows.count('a', 1)).withinLimit, true)
})

test('the headers contain the remaining calls and the reset time', () => {
  assert.deepEqual(rateLimitHeaders({ withinLimit: true, limit: 60, remaining: 59, resetS: 42 }), {
    'ratelimit-policy': '"default";q=60;w=60',
    ratelimit: '"default";r=59;t=42',
  })
})
