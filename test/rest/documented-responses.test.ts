// Compares responses of a running server with the OpenAPI document.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { createTestDatabase } from '../database.ts'
import { assertDocumented } from './assert-documented.ts'
import { relayTo } from './faulty-database.ts'
import { addCompany, insert, issueKey, issuePeopleKey, runApp, until, withChecksum } from './running-app.ts'

const COMPANY = '/api/v1/companies/{kbo}'
const BATCH = '/api/v1/companies'
const SEARCH = '/api/v1/search'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const number = await addCompany(pool, { situation: '050' })
const bare = await addCompany(pool, {
  legal_form: null,
  primary_nace: null,
  street: null,
  zip: null,
  city: null,
})
for (const source of ['faillissement', 'reorg', 'insolvency_interim', 'kbo_admin'])
  await insert(pool, 'gazette.lifecycle_event', {
    enterprise_number: number,
    source,
    severity: 'high',
    numac: '2025807259',
    ...(source === 'faillissement' && {
      event_kind: 'bankruptcy_opening',
      pub_date: '2025-11-17',
      event_date: '2025-11-14',
      court: 'Gent',
      detail: 'after_transfer',
    }),
  })
await insert(pool, 'gazette.mandate', {
  enterprise_number: number,
  role: 'Curator',
  role_kind: 'curator',
  currency: 'current',
  name: 'An Verzonnen',
  source: 'Faillissementen',
  source_numac: '2025807259',
})
await insert(pool, 'risk.score', {
  enterprise_number: number,
  probability: 0.02,
  altman_z: 1.5,
  model_version: 'm1',
  evaluated_at: '2026-01-01T00:00:00Z',
})
await refreshRollup(pool)
const hit = {
  enterpriseNumber: number as never,
  legalName: 'Voorbeeld',
  slug: `voorbeeld-${number}`,
  city: null,
  primaryNace: null,
  matchKind: 'address' as const,
  matchedAddress: 'Dreef 1',
  notInRegister: true,
  situationCode: null,
  matchedName: null,
  approximate: false,
}
const search = async () => [hit]
// Long timeouts, so that a slow machine does not look like an outage.
const timing = { source: { statementTimeoutMs: 20_000, retryAfterMs: 100 } }

test('responses of a healthy service match the document', async () => {
  const app = await runApp({ databaseUrl: url, key, search, timing })
  for (const asked of [number, bare]) {
    const answer = await app.get(`/companies/${asked}`)
    const etag = answer.headers.get('etag') as string
    await assertDocumented(answer, COMPANY)
    await assertDocumented(await app.get(`/companies/${asked}/lifecycle`), `${COMPANY}/lifecycle`)
    await assertDocumented(await app.get(`/companies/${asked}/rollup`), `${COMPANY}/rollup`)
    for (const path of ['/register', '/establishments', '/network', '/history'])
      await assertDocumented(await app.get(`/companies/${asked}${path}`), COMPANY + path)
    const known = await app.get(`/companies/${asked}`, { headers: { 'if-none-match': etag } })
    assert.equal(known.status, 304)
    await assertDocumented(known, COMPANY)
  }
  await assertDocumented(await app.get(`/companies?kbo=${number},${bare},1`), BATCH)
  for (const path of ['/changes', '/watch', '/watch/changes', '/changes?limit=1'])
    await assertDocumented(await app.get(path), `/api/v1${path.replace(/\?.*/, '')}`)
  await assertDocumented(await app.get('/changes/stream', { method: 'HEAD' }), '/api/v1/changes/stream')
  for (const q of ['', 'x']) await assertDocumented(await app.get(`/search?q=${q}`), SEARCH)
})

test('error responses match the document', async () => {
  const app = await runApp({ databaseUrl: url, key, timing })
  for (const path of ['', '/lifecycle', '/rollup', '/history', '/register', '/establishments', '/network']) {
    const statuses = []
    for (const answer of [
      await app.get(`/companies/%zz${path}`),
      await app.get(`/companies/${number}${path}`, { key: null }),
      await app.get(`/companies/${number}${path}`, { key: 'wrong' }),
      await app.get(`/companies/${withChecksum(10_000_001)}${path}`),
    ]) {
      statuses.push(answer.status)
      await assertDocumented(answer, COMPANY + path)
    }
    assert.deepEqual(statuses, [400, 401, 401, 404])
  }
  for (const [path, of] of [
    ['/people', '/api/v1/people'],
    ['/people/0123456789abcdef', '/api/v1/people/{id}'],
  ] as const)
    for (const [init, status] of [
      [{}, 403],
      [{ key: null }, 401],
      [{ key: await issuePeopleKey(pool) }, path === '/people' ? 200 : 503],
    ] as const) {
      // A new key is known within a poll.
      await until(async () => (await app.get(path, init)).status === status)
      await assertDocumented(await app.get(path, init), of)
    }
  for (const path of ['/changes', '/changes/stream', '/watch', '/watch/changes'])
    for (const [query, init, status] of [
      ['?cursor=x', {}, 400],
      ['', { key: null }, 401],
    ] as const) {
      const answer = await app.get(path + query, init)
      assert.equal(answer.status, status)
      await assertDocumented(answer, `/api/v1${path}`)
    }
  for (const [query, init, status] of [
    ['', {}, 400],
    ['?kbo=', {}, 400],
    ['?kbo=%zz', {}, 400],
    [`?kbo=${number}`, { key: null }, 401],
  ] as const) {
    const answer = await app.get(`/companies${query}`, init)
    assert.equal(answer.status, status)
    await assertDocumented(answer, BATCH)
  }
  const one = await issueKey(pool, 1)
  const limited = await runApp({ databaseUrl: url, key: one, timing })
  await limited.get('/search')
  for (const [path, of] of [
    [`/companies/${number}`, COMPANY],
    ['/search', SEARCH],
    [`/companies?kbo=${number}`, BATCH],
  ] as const) {
    const over = await limited.get(path)
    assert.equal(over.status, 429)
    await assertDocumented(over, of)
  }
})

test('degraded and error responses match the document during outages', async () => {
  const [register, gazette] = [await relayTo(url), await relayTo(url)]
  const app = await runApp({
    databaseUrl: url,
    key,
    sourceUrls: { register: register.url, gazette: gazette.url },
    timing: { ...timing, caching: { healthyMs: 0, degradedMs: 0 } },
  })
  await gazette.cut()
  const degraded = await app.get(`/companies/${number}`)
  assert.equal(degraded.status, 200)
  const body = (await assertDocumented(degraded, COMPANY)) as { mandates: unknown }
  assert.equal(body.mandates, null)
  for (const path of ['/lifecycle', '/rollup']) {
    const answer = await app.get(`/companies/${number}${path}`)
    assert.equal(answer.status, 503)
    await assertDocumented(answer, COMPANY + path)
  }
  await register.cut()
  for (const path of ['', '/register', '/establishments', '/network', '/history']) {
    const unread = await app.get(`/companies/${await addCompany(pool)}${path}`)
    assert.equal(unread.status, 503)
    await assertDocumented(unread, COMPANY + path)
  }
})

test('responses of routes without authentication match the document', async () => {
  const app = await runApp({ databaseUrl: url, search, timing })
  for (const [path, of] of [
    ['/healthz', '/healthz'],
    ['/version', '/version'],
    ['/health/status', '/health/status'],
    ...[
      '/robots.txt',
      '/llms.txt',
      '/opensearch.xml',
      '/.well-known/api-catalog',
      '/.well-known/security.txt',
    ].map(path => [path, path] as const),
    ...['/insolventies', `/feed/company/${number}`, '/feed/town/1000', '/feed/nace/62'].flatMap(folder =>
      ['rss.xml', 'atom.xml', 'feed.json'].map(file => {
        const described = folder.replace(/^(\/feed\/\w+)\/.*/, '$1/{name}')
        return [`${folder}/${file}`, `${described}/${file}`] as const
      }),
    ),
    ['/sitemap.xml', '/sitemap.xml'],
    ['/openapi.json', '/openapi.json'],
    [`/badge/${number}.svg?lang=en`, '/badge/{kbo}.svg'],
    [`/picture/company/${number}.png`, '/picture/company/{kbo}.png'],
    ['/picture/company/1.png', '/picture/company/{kbo}.png'],
    ['/badge/1.svg', '/badge/{kbo}.svg'],
    ['/kbo/1', '/kbo/{kbo}'],
  ] as const) {
    const answer = await fetch(app.url + path, { redirect: 'manual' })
    assert.ok([200, 404].includes(answer.status), `${path} ${answer.status}`)
    if (of !== '/openapi.json') await assertDocumented(answer, of)
  }
  const moved = await fetch(`${app.url}/kbo/${number}`, { redirect: 'manual' })
  assert.equal(moved.status, 301)
  await assertDocumented(moved, '/kbo/{kbo}')
})
