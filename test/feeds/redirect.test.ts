import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorSchema } from '../../src/http/rest/v1/schema.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, type RunningApp, runApp, TIMING, withChecksum } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const number = await addCompany(pool, { legal_name: 'Crème & Zoon NV' })
const dotted = `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`
const app = await runApp({ databaseUrl: url })

const request = (path: string, { accept = '*/*', at = app as RunningApp } = {}) =>
  fetch(`${at.url}/kbo/${path}`, { redirect: 'manual', headers: { accept } })

test('every notation of a number redirects permanently to the company’s page', async () => {
  for (const writing of [number, dotted, `BE${number}`, `BE ${dotted}`, `be-${dotted}`, `00${number}`]) {
    const answer = await request(encodeURIComponent(writing))
    assert.equal(answer.status, 301, writing)
    assert.equal(answer.headers.get('location'), `/nl/company/creme-zoon-nv-${number}`)
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  }
})

test('an unknown company is 404, as HTML or JSON by Accept', async () => {
  for (const path of [withChecksum(10_000_001), '123', 'x']) {
    const page = await request(path, { accept: 'text/html,*/*' })
    assert.equal(page.status, 404, path)
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
    assert.match(await page.text(), /<h1>/)
    const json = await request(path, { accept: 'application/json' })
    assert.equal(json.status, 404)
    errorSchema.parse(await json.json())
    for (const answer of [page, json])
      assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  }
})

test('a company that left the register redirects to the page of what is known', async () => {
  const gone = await addCompany(pool, { legal_name: 'Vertrokken', in_register: false })
  const answer = await request(gone)
  assert.equal(answer.status, 301)
  assert.equal(answer.headers.get('location'), `/nl/company/vertrokken-${gone}`)
})

test('without the register it is 503, unless the company is cached', async () => {
  const timing = { caching: { healthyMs: 0, degradedMs: 0 }, source: TIMING.source }
  const other = await runApp({ databaseUrl: url, timing })
  await request(number, { at: other })
  await inTransaction(pool, async client => {
    await client.query('LOCK TABLE register.company IN ACCESS EXCLUSIVE MODE')
    const held = await request(number, { at: other })
    assert.equal(held.status, 301)
    assert.equal(held.headers.get('cache-control'), 'no-store')
    const answer = await request(withChecksum(10_000_002), { at: other })
    assert.equal(answer.status, 503)
    assert.equal(answer.headers.get('retry-after'), '180')
    assert.equal(answer.headers.get('cache-control'), 'no-store')
  })
})
