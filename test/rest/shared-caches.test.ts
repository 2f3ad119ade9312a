// Shared caching and content sniffing of API responses.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, runApp } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const number = await addCompany(pool)
const key = await issueKey(pool)
const app = await runApp({ databaseUrl: url, key })
const poor = await issueKey(pool, 1)

const overLimit = async () => {
  while ((await app.get('/search', { key: poor })).status !== 429);
  return app.get('/search', { key: poor })
}

test('error responses have the same Cache-Control as other responses', async () => {
  const refused = [
    await app.get('/search', { key: null }),
    await app.get('/search', { key: 'wrong' }),
    await overLimit(),
    await app.get('/companies/1'),
    await app.get('/nothing'),
  ]
  assert.deepEqual(
    refused.map(({ status }) => status),
    [401, 401, 429, 404, 404],
  )
  for (const { headers } of refused) assert.equal(headers.get('cache-control'), 'public, max-age=300')
})

test('401 and 429 are not reusable by shared caches: Vary is *', async () => {
  for (const answer of [await app.get('/search', { key: null }), await overLimit()]) {
    const varies = (answer.headers.get('vary') ?? '').split(/,\s*/)
    assert.ok(varies.includes('*'), `${answer.status} ${varies}`)
  }
})

test('every response disables content sniffing', async () => {
  for (const path of [
    `/companies/${number}`,
    `/companies/${number}/lifecycle`,
    `/companies/${number}/rollup`,
    '/search?q=x',
    '/nothing',
  ])
    for (const given of [key, null]) {
      const { headers } = await app.get(path, { key: given })
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
    }
})
