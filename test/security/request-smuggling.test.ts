// Request smuggling: requests with ambiguous boundaries, which a proxy may parse differently, are rejected.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'
import { countAnswers, sendRaw } from './raw-connection.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool, 100_000_000)
const number = await addCompany(pool)
const app = await runApp({ databaseUrl: url })
const { host } = new URL(app.url)
const HOST = `Host: ${host}\r\n`
const INNER = `GET /api/v1/companies/${number} HTTP/1.1\r\n${HOST}X-Api-Key: ${key}\r\nConnection: close\r\n\r\n`

/** Head and body of each request. */
const AMBIGUOUS: Record<string, string> = {
  'a length and chunks': `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INNER}`,
  'chunks and a length': `Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${INNER}`,
  'two lengths': `Content-Length: 0\r\nContent-Length: ${INNER.length}\r\n\r\n${INNER}`,
  'two equal lengths': `Content-Length: 5\r\nContent-Length: 5\r\n\r\nhello${INNER}`,
  'lengths in a list': `Content-Length: 0, ${INNER.length}\r\n\r\n${INNER}`,
  'a signed length': `Content-Length: +5\r\n\r\nhello${INNER}`,
  'a negative length': `Content-Length: -1\r\n\r\n${INNER}`,
  'a hexadecimal length': `Content-Length: 0x5\r\n\r\nhello${INNER}`,
  'a length beyond 64 bits': `Content-Length: 18446744073709551616\r\n\r\n${INNER}`,
  'a length with a blank in it': `Content-Length: 0 5\r\n\r\nhello${INNER}`,
  'a blank before the colon': `Content-Length : 5\r\n\r\nhello${INNER}`,
  'chunks twice': `Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INNER}`,
  'chunks, then something else': `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${INNER}`,
  'an unknown encoding': `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${INNER}`,
  'chunks after a vertical tab': `Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n${INNER}`,
  'chunks before a NUL': `Transfer-Encoding: chunked\0\r\n\r\n0\r\n\r\n${INNER}`,
  'a folded header': `Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${INNER}`,
  'a folded line of another header': `X-Other: a\r\n\tContent-Length: 5\r\n\r\n${INNER}`,
  'a bare line feed between headers': `X-Other: a\nContent-Length: 5\r\n\r\nhello${INNER}`,
  'a bare carriage return in a header': `X-Other: a\rContent-Length: 5\r\n\r\nhello${INNER}`,
  'a header without a colon': `Content-Length\r\n\r\n${INNER}`,
  'a header without a name': `: 5\r\n\r\n${INNER}`,
  'a chunk that is no number': `Transfer-Encoding: chunked\r\n\r\nzz\r\n${INNER}`,
  'a chunk longer than 64 bits': `Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n${INNER}`,
  'a chunk longer than it says': `Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n${INNER}`,
  'a chunk that ends with a bare line feed': `Transfer-Encoding: chunked\r\n\r\n1\na\r\n0\r\n\r\n${INNER}`,
}

for (const path of ['/nl/sign-in', '/mcp', '/api/v1/search'])
  test(`an ambiguous request to ${path} is rejected and its connection closed`, async () => {
    for (const [what, rest] of Object.entries(AMBIGUOUS)) {
      const head = `POST ${path} HTTP/1.1\r\n${HOST}Origin: ${app.url}\r\nContent-Type: application/json\r\n`
      const answer = await sendRaw(app.url, head + rest)
      assert.ok(!answer.text.includes('"enterprise_number"'), `a request was smuggled in: ${what}`)
      assert.ok(answer.status >= 400 && answer.status < 500, `${answer.status} for ${what}`)
    }
  })

test('a pipelined request is separate from the one before', async () => {
  const both = await sendRaw(app.url, `GET /healthz HTTP/1.1\r\n${HOST}\r\n${INNER}`)
  assert.equal(countAnswers(both), 2)
  assert.ok(both.text.includes('"enterprise_number"'))
})

test('the body of a GET is not parsed as a request', async () => {
  for (const path of ['/healthz', '/nl/', '/api/v1/search', '/version', '/insolventies/rss.xml']) {
    const answer = await sendRaw(
      app.url,
      `GET ${path} HTTP/1.1\r\n${HOST}Content-Length: ${INNER.length}\r\n\r\n${INNER}` +
        `GET /healthz HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    )
    assert.ok(!answer.text.includes('"enterprise_number"'), path)
    assert.ok(countAnswers(answer) <= 2, path)
  }
})

test('anything but HTTP/1 is rejected with an error body', async () => {
  for (const line of [
    'GET /healthz HTTP/1.2',
    'GET /healthz HTP/1.1',
    'GET /healthz HTTP/3.0',
    'get /healthz HTTP/1.1',
    'GET /health z HTTP/1.1',
    'GET\t/healthz\tHTTP/1.1',
    'PRI * HTTP/2.0',
    'CONNECT elsewhere.example:443 HTTP/1.1',
    'TRACE / HTTP/1.1',
    '\x16\x03\x01\x02\x00\x01',
  ]) {
    const answer = await sendRaw(app.url, `${line}\r\n${HOST}X-Secret: xq7\r\nConnection: close\r\n\r\n`)
    assert.ok(
      answer.status === 0 || (answer.status >= 400 && answer.status < 500),
      `${answer.status} for ${line}`,
    )
    assert.ok(!answer.text.includes('xq7'), line)
  }
})

test('a request without Host is rejected', async () => {
  const answer = await sendRaw(app.url, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n')
  assert.equal(answer.status, 400)
})

test('oversized headers and paths are rejected, and the service continues', async () => {
  for (const head of [
    `GET /healthz HTTP/1.1\r\n${HOST}X-Big: ${'a'.repeat(200_000)}\r\n\r\n`,
    `GET /healthz HTTP/1.1\r\n${HOST}${'X-Many: 1\r\n'.repeat(20_000)}\r\n`,
    `GET /${'a'.repeat(200_000)} HTTP/1.1\r\n${HOST}\r\n`,
    `GET /healthz?${'a=1&'.repeat(50_000)} HTTP/1.1\r\n${HOST}\r\n`,
    `GET /healthz HTTP/1.1\r\n${HOST}Cookie: ${'a=b; '.repeat(40_000)}\r\n\r\n`,
  ]) {
    const { status } = await sendRaw(app.url, head)
    assert.ok([0, 414, 431].includes(status), `${status} for ${head.slice(0, 40)}`) // 0: reset while sending
  }
  const many = `GET /healthz HTTP/1.1\r\n${HOST}${'X-M: 1\r\n'.repeat(1_900)}Connection: close\r\n\r\n`
  assert.ok([200, 431].includes((await sendRaw(app.url, many)).status))
  assert.equal((await fetch(`${app.url}/healthz`)).status, 200)
})

test('a repeated key header is not a valid key', async () => {
  const twice = `GET /api/v1/search HTTP/1.1\r\n${HOST}X-Api-Key: ${key}\r\nX-Api-Key: ${key}\r\nConnection: close\r\n\r\n`
  assert.equal((await sendRaw(app.url, twice)).status, 401)
})

test('none of these requests causes an unexpected failure', () => {
  assert.deepEqual(
    app.log.filter(line => /unexpected failure|"level":(50|60)/.test(line)),
    [],
  )
})
