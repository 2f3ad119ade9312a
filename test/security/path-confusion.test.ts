// Path confusion: proxies and the router may interpret encodings differently. No encoding may bypass authentication or
// expose files.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'
import { pathEncodings as allWritings } from './path-encodings.ts'
import { assertNotReflected } from './payloads.ts'
import { getRaw, sendRaw } from './raw-connection.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool, 100_000_000)
const number = await addCompany(pool, { legal_name: 'Kluis', situation: '050' })
const app = await runApp({ databaseUrl: url, trustedProxies: ['127.0.0.0/8'] })
const { host } = new URL(app.url)

let asked = 0
/** GET from a new client address, to avoid rate limits. */
const get = (target: string, headers: string[] = []) =>
  getRaw(app.url, target, [`X-Forwarded-For: 10.7.${(asked >> 8) & 255}.${asked++ & 255}`, ...headers])

const DOSSIER = `/api/v1/companies/${number}`
const encodingsOf = (path: string) => allWritings(path, host)
/** Occurs only in API responses. */
const isDossier = (text: string) => text.includes('"register_situation_code"')

test('no encoding of an authenticated path is served without a key', async () => {
  assert.ok(isDossier((await get(DOSSIER, [`X-Api-Key: ${key}`])).text), 'with a key it is')
  for (const path of [DOSSIER, `${DOSSIER}/lifecycle`, '/api/v1/search'])
    for (const target of encodingsOf(path)) {
      const answer = await get(target)
      assertNotReflected(answer, target)
      assert.ok(answer.status >= 300, `${answer.status} for ${target}`)
      assert.ok(!isDossier(answer.text), target)
      if (answer.status < 400) assert.match(answer.headers.location ?? '', /^\/(nl|fr|de|en)\//, target)
    }
})

test('every encoding of an API path is rejected there', async () => {
  for (const target of [
    DOSSIER,
    `/%61pi/v1/companies/${number}`,
    `/api/%76%31/companies/${number}`,
    `/api/v1/%63ompanies/${number}`,
    `/api/v1/companies/%30${number.slice(1)}`,
    `/api/v1/`,
    `/api/v1/companies/%zz`,
    `/api/v1/../../healthz`,
    `/api/v1/%2e%2e/%2e%2e/healthz`,
  ])
    assert.equal((await get(target)).status, 401, target)
})

test('no encoding of /mcp bypasses authentication or discloses sessions', async () => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
  for (const target of encodingsOf('/mcp')) {
    const answer = await sendRaw(
      app.url,
      `POST ${target} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 10.6.0.${asked++ % 250}\r\nContent-Type: application/json\r\n` +
        `Mcp-Session-Id: x\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    )
    assert.ok([400, 401, 404, 405, 429].includes(answer.status), `${answer.status} for ${target}`)
    assert.ok(!answer.text.includes('search_companies'), target)
  }
})

test('no path reaches the file system', async () => {
  const files = [
    'package.json',
    'src/config.ts',
    '.env',
    'etc/passwd',
    '.git/config',
    'node_modules/pino/package.json',
  ]
  const ways = [
    '..',
    '%2e%2e',
    '..%2f..',
    '%2e%2e%2f%2e%2e',
    '..%5c..',
    '..;',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '....//',
    '.',
  ]
  for (const prefix of [
    '',
    '/assets',
    '/docs',
    '/docs/reference',
    '/badge',
    '/.well-known',
    '/nl',
    '/nl/company',
    '/icon.svg',
  ])
    for (const way of ways)
      for (const file of files) {
        const target = `${prefix}/${way}/${way}/${way}/${way}/${file}`
        const answer = await get(target)
        assertNotReflected(answer, target)
        assert.ok(
          answer.status >= 300 || !/"dependencies"|root:|DATABASE_URL|\[core\]/.test(answer.body),
          target,
        )
        assert.doesNotMatch(answer.body, /"dependencies"|root:x:|repositoryformatversion|z\.object/, target)
      }
})

test('no encoding of the account path is served without a session or cacheable', async () => {
  for (const path of ['/nl/account', `/export/company/${number}/financials.csv`])
    for (const target of encodingsOf(path)) {
      const answer = await get(target, ['Accept: text/html'])
      assertNotReflected(answer, target)
      assert.ok(!answer.text.includes('text/csv'), target)
      if (answer.status === 303) assert.equal(answer.headers['cache-control'], 'private, no-store', target)
    }
  // Web cache deception: such paths look like static files to a cache.
  for (const target of [
    '/nl/account/x.css',
    '/nl/account;x.css',
    '/nl/account%2fx.css',
    '/nl/account%00.css',
  ]) {
    const { status } = await get(target)
    assert.ok(status === 404 || status === 400, target)
  }
})
