// Common properties of all feeds.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorSchema } from '../../src/http/rest/v1/schema.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, runApp } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const number = await addCompany(pool)
const app = await runApp({ databaseUrl: url, securityContact: 'mailto:security@example.org' })

const request = (path: string, init: RequestInit = {}) =>
  fetch(`${app.url}${path}`, { redirect: 'manual', ...init })

const SURFACES: Record<string, { status: number; type: RegExp | null; cacheControl: string }> = {
  '/health/status': { status: 200, type: /^application\/json/, cacheControl: 'no-store' },
  '/version': { status: 200, type: /^application\/json/, cacheControl: 'no-cache' },
  '/robots.txt': { status: 200, type: /^text\/plain/, cacheControl: 'public, max-age=86400' },
  '/llms.txt': { status: 200, type: /^text\/plain/, cacheControl: 'public, max-age=86400' },
  '/.well-known/api-catalog': {
    status: 200,
    type: /^application\/linkset\+json; profile="https:\/\/www\.rfc-editor\.org\/info\/rfc9727"/,
    cacheControl: 'public, max-age=86400',
  },
  '/.well-known/security.txt': {
    status: 200,
    type: /^text\/plain/,
    cacheControl: 'public, max-age=86400',
  },
  '/opensearch.xml?lang=fr': {
    status: 200,
    type: /^application\/opensearchdescription\+xml/,
    cacheControl: 'public, max-age=86400',
  },
  '/insolventies/rss.xml': {
    status: 200,
    type: /^application\/rss\+xml/,
    cacheControl: 'public, max-age=300',
  },
  '/feed/town/1000/atom.xml': {
    status: 200,
    type: /^application\/atom\+xml/,
    cacheControl: 'public, max-age=300',
  },
  [`/badge/${number}.svg`]: { status: 200, type: /^image\/svg\+xml/, cacheControl: 'public, max-age=300' },
  [`/picture/company/${number}.png`]: {
    status: 200,
    type: /^image\/png/,
    cacheControl: 'public, max-age=300',
  },
  [`/kbo/${number}`]: { status: 301, type: null, cacheControl: 'public, max-age=300' },
  '/internal/search?q=voorbeeld': {
    status: 200,
    type: /^application\/json/,
    cacheControl: 'private, max-age=60',
  },
}

test('every feed needs no key and has Cache-Control', async () => {
  for (const [path, { status, type, cacheControl }] of Object.entries(SURFACES)) {
    const answer = await request(path)
    assert.equal(answer.status, status, path)
    assert.equal(answer.headers.get('cache-control'), cacheControl, path)
    if (type) assert.match(answer.headers.get('content-type') ?? '', type, path)
  }
})

test('HEAD returns the headers of GET without a body', async () => {
  for (const [path, { status, cacheControl }] of Object.entries(SURFACES)) {
    const answer = await request(path, { method: 'HEAD' })
    assert.equal(answer.status, status, path)
    assert.equal(answer.headers.get('cache-control'), cacheControl, path)
    assert.equal(await answer.text(), '')
  }
})

test('other methods are 405 with Allow and not cacheable', async () => {
  for (const path of Object.keys(SURFACES))
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const body = method === 'OPTIONS' ? undefined : 'x=1'
      const answer = await request(path, { method, body, headers: { 'content-type': 'text/xml' } })
      assert.equal(answer.status, 405, `${method} ${path}`)
      assert.equal(answer.headers.get('allow'), 'GET, HEAD')
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      errorSchema.parse(await answer.json())
    }
})

test('a matching ETag gets 304', async () => {
  const held = Object.keys(SURFACES).filter(path => !/^\/(health|kbo)/.test(path))
  for (const path of held) {
    const first = await request(path)
    const etag = first.headers.get('etag')
    assert.match(etag ?? '', /^W\/"[\w-]+"$/, path)
    const again = await request(path, { headers: { 'if-none-match': `"other", ${etag}` } })
    assert.equal(again.status, 304, path)
    assert.equal(again.headers.get('cache-control'), first.headers.get('cache-control'))
    assert.equal(await again.text(), '')
    assert.equal((await request(path, { headers: { 'if-none-match': 'W/"other"' } })).status, 200)
  }
})
