import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { test } from 'node:test'
import { errorSchema } from '../../src/http/rest/v1/schema.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, runApp } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const app = await runApp({ databaseUrl: url, key })

/** Sends raw bytes and returns the whole response. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', part => {
      answer += part
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const getRaw = (path: string) =>
  sendRaw(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${key}\r\nConnection: close\r\n\r\n`)

function bodyOf(answer: string): unknown {
  return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))
}

test('an unknown path is 404 with an error body', async () => {
  for (const path of ['/', '', '/nothing', '/companies/', '/companies/0403449823/x', '/search/x']) {
    const answer = await app.get(path)
    assert.equal(answer.status, 404, path)
    errorSchema.parse(await answer.json())
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
    assert.equal(answer.headers.get('vary'), 'X-Api-Key')
    assert.ok(answer.headers.get('ratelimit'))
  }
  const outside = await fetch(`${app.url}/elsewhere`)
  assert.equal(outside.status, 404)
  errorSchema.parse(await outside.json())
})

test('methods other than GET and HEAD are 405 with Allow', async () => {
  const number = await addCompany(pool)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const path of [`/companies/${number}`, '/search?q=x', '/nothing']) {
      const hasBody = method !== 'OPTIONS'
      const answer = await app.get(path, {
        method,
        body: hasBody ? '<x>' : undefined,
        headers: { 'content-type': 'text/xml', origin: 'https://example.org' },
      })
      assert.equal(answer.status, 405, `${method} ${path}`)
      assert.equal(answer.headers.get('allow'), 'GET, HEAD')
      assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
      assert.equal(answer.headers.get('access-control-allow-origin'), null)
      errorSchema.parse(await answer.json())
    }
  const unusual = await sendRaw(
    `PROPFIND /api/v1/search HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${key}\r\nConnection: close\r\n\r\n`,
  )
  assert.match(unusual, /^HTTP\/1.1 405 /)
})

test('an undecodable path is 400, rate-limited and authenticated', async () => {
  for (const path of ['/api/v1/companies/%zz', '/api/v1/%', '/api/v1/companies/%E0%A4%A']) {
    const answer = await getRaw(path)
    assert.match(answer, /^HTTP\/1.1 400 /, path)
    assert.match(answer, /ratelimit: /i)
    errorSchema.parse(bodyOf(answer))
  }
  const keyless = await sendRaw('GET /api/v1/companies/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  assert.match(keyless, /^HTTP\/1.1 401 /)
})

test('malformed and oversized requests get an error body', async () => {
  for (const [text, status] of [
    ['nonsense\r\n\r\n', 400],
    [`GET /api/v1/companies/${'9'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ] as const) {
    const answer = await sendRaw(text)
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `))
    assert.match(answer, /content-type: application\/json/i)
    errorSchema.parse(bodyOf(answer))
  }
})

test('errors outside the API are not cacheable', async () => {
  for (const [line, status] of [
    ['nonsense', 400],
    [`GET /${'9'.repeat(20_000)} HTTP/1.1\r\nHost: x`, 431],
    [`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'9'.repeat(20_000)}`, 431],
    ['GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: close', 404],
    ['GET /en/%zz HTTP/1.1\r\nHost: x\r\nConnection: close', 400],
    ['GET /api/v1/search HTTP/1.1\r\nConnection: close', 400],
  ] as const) {
    const answer = await sendRaw(`${line}\r\n\r\n`)
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `), line)
    assert.match(answer, /\r\ncache-control: no-store\r\n/i, line)
  }
})

test('liveness needs no key, is not cached and not rate-limited', async () => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(`${app.url}/healthz`, { method })
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.equal(answer.headers.get('ratelimit'), null)
  }
})

test('liveness responds 405 to other methods', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await fetch(`${app.url}/healthz`, { method })
    assert.equal(answer.status, 405, method)
    assert.equal(answer.headers.get('allow'), 'GET, HEAD')
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    errorSchema.parse(await answer.json())
  }
})

test('a request without Host is 400 with an error body on every path', async () => {
  for (const line of [
    'GET /api/v1/search',
    'GET /healthz',
    'GET /health/status',
    'GET /nothing',
    'GET /%zz',
    'POST /mcp',
    'GET /nl/',
  ]) {
    const answer = await sendRaw(
      `${line} HTTP/1.1\r\nX-Api-Key: ${key}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    )
    assert.match(answer, /^HTTP\/1.1 400 /, line)
    assert.match(answer, /content-type: application\/json/i, line)
    assert.deepEqual(bodyOf(answer), { error: 'Malformed request.' }, line)
  }
  assert.match(await sendRaw('GET /healthz HTTP/1.0\r\n\r\n'), /^HTTP\/1.1 200 /, 'it was none of HTTP/1.0')
})

test('the last ten digits of a path segment are the number, whatever stands beside them', async () => {
  const number = await addCompany(pool)
  assert.equal((await app.get(`/companies/${number}`)).status, 200)
  const [a, b, c] = [number.slice(0, 4), number.slice(4, 7), number.slice(7)]
  for (const written of [
    `${a}%2F${b}%2F${c}`,
    `BE%20${a}.${b}.${c}`,
    `(${a}%20${b}%20${c})`,
    `${a}–${b}–${c}`,
  ])
    assert.equal((await app.get(`/companies/${written}`)).status, 200, written)
  for (const end of ['.json', '%2F', '%5C', 'x'])
    for (const path of [`/companies/${number}${end}`, `/companies/${number}${end}/network`]) {
      const answer = await app.get(path)
      assert.equal(answer.status, 200, path)
    }
  const longer = await app.get(`/companies/${number}%2F0`)
  assert.equal(longer.status, 404, 'other last ten digits')
  errorSchema.parse(await longer.json())
  assert.equal((await fetch(`${app.url}/kbo/${number}.json`, { redirect: 'manual' })).status, 301)
})

test('a search with an undecodable query is 400, not empty', async () => {
  for (const query of ['q=%zz', 'q=100%', 'q=caf%E9', 'q=x&limit=%'])
    for (const path of ['/api/v1/search', '/internal/search']) {
      const answer = await getRaw(`${path}?${query}`)
      assert.match(answer, /^HTTP\/1.1 400 /, `${path}?${query}`)
      errorSchema.parse(bodyOf(answer))
    }
  assert.equal((await app.get('/search?q=100%25')).status, 200)
})

test('every response disables content sniffing', async () => {
  const number = await addCompany(pool)
  const paths = ['/healthz', '/nothing', '/mcp', '/token', `/api/v1/companies/${number}`, '/api/v1/nothing']
  for (const path of [...paths, '/api/v1/search', '/version', '/nl/', '/.well-known/openid-configuration'])
    for (const headers of [{}, { 'x-api-key': key }]) {
      const answer = await fetch(app.url + path, { headers })
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff', path)
    }
  assert.match(await sendRaw('nonsense\r\n\r\n'), /X-Content-Type-Options: nosniff/)
})

test('no route compiles its response schemas: the compiler is not even loaded', () => {
  const loaded = Object.keys(createRequire(import.meta.url).cache)
  assert.ok(loaded.some(file => file.includes('/node_modules/fastify/')))
  assert.deepEqual(
    loaded.filter(file => file.includes('fast-json-stringify-compiler')),
    [],
  )
})
