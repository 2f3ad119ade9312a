// Untrusted Host and forwarding headers.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMember } from '../../src/usecases/members/manage-members.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, issueKey, runApp } from '../rest/running-app.ts'
import { getRaw, sendRaw } from './raw-connection.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const number = await addCompany(pool, { legal_name: 'Genoemd' })
await insert(pool, 'gazette.lifecycle_event', {
  enterprise_number: number,
  source: 'faillissement',
  severity: 'high',
  numac: '2025807259',
  pub_date: '2025-03-01',
  event_kind: 'bankruptcy_opening',
})
const PASSWORD = 'correct horse battery'
await addMember(pool, {
  email: 'host@example.org',
  name: 'Invented Member',
  plan: 'paid',
  password: PASSWORD,
})
const PUBLIC = 'https://companies.example.org'
const app = await runApp({ databaseUrl: url, baseUrl: PUBLIC })

const EVIL = 'evil.example'
const HEADERS = [
  `X-Forwarded-Host: ${EVIL}`,
  'X-Forwarded-Proto: javascript',
  `X-Original-URL: /api/v1/companies/${number}`,
  `X-Rewrite-URL: /api/v1/companies/${number}`,
  `X-Host: ${EVIL}`,
  `Forwarded: for=203.0.113.1;host=${EVIL};proto=https`,
  'X-HTTP-Method-Override: DELETE',
]

async function ask(target: string, host: string, more: string[] = []) {
  const lines = [
    `GET ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Accept: text/html',
    ...HEADERS,
    ...more,
    'Connection: close',
  ]
  return sendRaw(app.url, `${lines.join('\r\n')}\r\n\r\n`)
}

test('links, redirects, feeds and pages ignore the Host header', async () => {
  const slug = `genoemd-${number}`
  for (const host of [
    EVIL,
    `${EVIL}:80`,
    `companies.example.org.${EVIL}`,
    `companies.example.org@${EVIL}`,
    '',
    '[::1]',
  ])
    for (const target of [
      ...[
        '/',
        '/nl',
        '/nl/',
        '/nl/search?q=x',
        `/nl/company/${slug}`,
        `/nl/company/wrong-${number}`,
        `/kbo/${number}`,
      ],
      '/nl/sign-in',
      '/nl/account',
      '/nl/nace',
      '/nl/town',
      '/nl/status',
      '/nowhere',
      '/sitemap.xml',
      '/robots.txt',
      '/insolventies/rss.xml',
      '/docs/api',
      '/openapi.json',
      `/badge/${number}.svg`,
      '/version',
      '/health/status',
      ...[
        `/export/company/${number}/financials.csv`,
        '/internal/search?q=genoemd',
        '/.well-known/oauth-protected-resource',
      ],
      `http://${EVIL}/kbo/${number}`,
    ]) {
      const answer = await ask(target, host)
      assert.ok(answer.status >= 200 && answer.status < 500, `${answer.status} ${target} ${host}`)
      assert.ok(!answer.text.includes(EVIL), `${target} as ${host}`)
      const { location } = answer.headers
      if (location !== undefined) assert.match(location, /^\/(?![/\\])/, `${target} as ${host}`)
    }
  const page = await ask(`/nl/company/${slug}`, EVIL)
  assert.ok(page.body.includes(`<link rel="canonical" href="${PUBLIC}/nl/company/${slug}">`))
})

test('forwarding and method-override headers have no effect', async () => {
  const answer = await ask('/healthz', EVIL, [`X-Api-Key: ${key}`])
  assert.equal(answer.status, 200)
  assert.ok(!answer.text.includes(number))
})

test('clients cannot choose their rate limit address, except through a trusted proxy', async () => {
  const own = await runApp({ databaseUrl: url })
  const seen = new Set<number>()
  for (let n = 0; n < 62; n++) {
    const spoofed = [
      `X-Forwarded-For: 198.51.100.${n}`,
      `X-Real-IP: 198.51.100.${n}`,
      `Forwarded: for=198.51.100.${n}`,
      `True-Client-IP: 198.51.100.${n}`,
      `CF-Connecting-IP: 198.51.100.${n}`,
    ]
    seen.add((await getRaw(own.url, '/api/v1/search', spoofed)).status)
  }
  assert.deepEqual([...seen], [401, 429])
})

test('malformed forwarding headers behind a trusted proxy neither crash the server nor bypass limits', async () => {
  const behind = await runApp({ databaseUrl: url, trustedProxies: ['127.0.0.0/8'] })
  for (const list of [
    '',
    ',',
    'x',
    '127.0.0.1',
    '::1',
    '0',
    `${'1.1.1.1,'.repeat(900)}2.2.2.2`,
    "'; --",
    '1.2.3.4:5',
    '[::]',
  ])
    for (const target of [
      '/api/v1/search',
      '/internal/search?q=x',
      '/nl/search?q=x',
      '/health/status',
      '/mcp',
    ]) {
      const { status } = await getRaw(behind.url, target, [`X-Forwarded-For: ${list}`])
      assert.ok(status >= 200 && status < 500, `${status} ${target} for ${list.slice(0, 40)}`)
    }
  assert.deepEqual(
    behind.log.filter(line => line.includes('unexpected failure')),
    [],
  )
})

test('the redirect after signing in never leaves the site', async () => {
  for (const back of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%0d%0aLocation: x',
    '/.//evil.example',
  ]) {
    const form = new URLSearchParams({
      email: 'host@example.org',
      password: PASSWORD,
      return: back,
    }).toString()
    const lines = [
      'POST /nl/sign-in HTTP/1.1',
      `Host: ${new URL(PUBLIC).host}`,
      `Origin: ${PUBLIC}`,
      ...HEADERS,
    ]
    const body = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\nConnection: close\r\n\r\n${form}`
    const answer = await sendRaw(app.url, `${lines.join('\r\n')}\r\n${body}`)
    assert.equal(answer.status, 303, back)
    assert.match(answer.headers.location ?? '', /^\/(nl\/account|%0d%0aLocation:%20x)$/, back)
  }
})
