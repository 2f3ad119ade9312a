// IPv6 clients are limited by their /56 prefix.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { issueKey, runApp } from '../rest/running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool, null)
const app = await runApp({ databaseUrl: url, key, trustedProxies: ['127.0.0.0/8'] })

const statusOf = async (path: string, from: string, init: RequestInit = {}) =>
  (
    await fetch(app.url + path, {
      ...init,
      headers: { 'x-api-key': key, 'x-forwarded-for': from, ...init.headers },
    })
  ).status

test('addresses of one /56 share sixty requests per minute, another /56 has its own', async () => {
  const from = (n: number) =>
    `2001:db8:0:7${(n % 256).toString(16).padStart(2, '0')}:${(n * 97).toString(16)}::${n.toString(16)}`
  const within = await Promise.all(
    Array.from({ length: 60 }, (_, n) => statusOf('/api/v1/companies/1', from(n))),
  )
  assert.deepEqual(new Set(within), new Set([404]))
  assert.equal(await statusOf('/api/v1/companies/1', from(1_000)), 429)
  assert.equal(
    await statusOf('/health/status', '2001:db8:0:7ff:ffff:ffff:ffff:ffff'),
    429,
    'on every surface',
  )
  assert.equal(await statusOf('/api/v1/companies/1', '2001:db8:0:800::1'), 404)
})

test('failed MCP authentications are also limited per /56', async () => {
  const guess = (n: number, network: string) =>
    statusOf('/mcp', `${network}::${n.toString(16)}`, {
      method: 'POST',
      headers: { 'x-api-key': `guess-${n}` },
    })
  for (let n = 0; n < 20; n++)
    assert.equal(await guess(n, `2001:db8:0:9${n.toString(16).padStart(2, '0')}`), 401)
  assert.equal(await guess(20, '2001:db8:0:9ff'), 429)
  assert.equal(await guess(21, '2001:db8:0:a00'), 401)
})
