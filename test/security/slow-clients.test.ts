// Slow clients: their connections are closed at the request timeout and do not affect others. Without time
// measurements: a connection that stays open exceeds the test timeout.

import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { after, test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, runApp } from '../rest/running-app.ts'
import { openSocket, type RawAnswer, readAnswer, sendRaw } from './raw-connection.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool, 100_000_000)
const number = await addCompany(pool)
const app = await runApp({ databaseUrl: url, key, timing: { requestMs: 3_000 } })
const HOST = `Host: ${new URL(app.url).host}\r\n`
const FORM = 'Content-Type: application/x-www-form-urlencoded\r\n'

const DRIP_MS = 400
const GIVEN_UP_WITHIN_MS = 30_000

/** Sends `start`, then `drip` repeatedly until the server closes. */
function drip(start: string, piece: string): Promise<RawAnswer> {
  const socket = openSocket(app.url, { allowHalfOpen: true }) // keeps sending after the server's FIN
  socket.write(start)
  const timer = setInterval(() => socket.writable && socket.write(piece), DRIP_MS)
  after(() => clearInterval(timer))
  return readAnswer(socket).finally(() => clearInterval(timer))
}

const SLOW: Record<string, () => Promise<RawAnswer>> = {
  'a head without end': () => drip(`GET /healthz HTTP/1.1\r\n${HOST}`, 'X-A: b\r\n'),
  'a head letter by letter': () => drip('GET /', 'a'),
  'a form without end': () =>
    drip(
      `POST /nl/sign-in HTTP/1.1\r\n${HOST}Origin: ${app.url}\r\n${FORM}Content-Length: 8000\r\n\r\n`,
      'a',
    ),
  'a form in chunks without end': () =>
    drip(
      `POST /nl/sign-in HTTP/1.1\r\n${HOST}Origin: ${app.url}\r\n${FORM}Transfer-Encoding: chunked\r\n\r\n`,
      '1\r\na\r\n',
    ),
  'a message without end': () =>
    drip(
      `POST /mcp HTTP/1.1\r\n${HOST}X-Api-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 8000\r\n\r\n`,
      ' ',
    ),
}

test('slow clients are disconnected, and others are served meanwhile', {
  timeout: GIVEN_UP_WITHIN_MS,
}, async () => {
  const ended = Object.entries(SLOW).flatMap(([what, start]) =>
    Array.from({ length: 20 }, async () => ({ what, answer: await start() })),
  )
  let waiting = true
  const all = Promise.all(ended).finally(() => {
    waiting = false
  })
  while (waiting) {
    assert.equal((await app.get(`/companies/${number}`)).status, 200)
    assert.equal((await fetch(`${app.url}/nl/sign-in`)).status, 200)
    await new Promise(resolve => setTimeout(resolve, DRIP_MS))
  }
  for (const { what, answer } of await all) assert.equal(answer.status, 408, what)
})

test('oversized bodies are rejected before they are read completely', async () => {
  const endless = (head: string) => `${head}Content-Length: 1000000000\r\n\r\n`
  for (const head of [
    `POST /nl/sign-in HTTP/1.1\r\n${HOST}Origin: ${app.url}\r\n${FORM}`,
    `POST /mcp HTTP/1.1\r\n${HOST}X-Api-Key: ${key}\r\nContent-Type: application/json\r\n`,
  ]) {
    const answer = await firstPart(endless(head))
    assert.match(answer, /^HTTP\/1\.1 413 /)
  }
  const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`
  const chunked = `POST /mcp HTTP/1.1\r\n${HOST}X-Api-Key: ${key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
  assert.match(await firstPart(chunked + chunk + chunk), /^HTTP\/1\.1 413 /)
})

test('an unexpected body is not awaited', async () => {
  for (const line of [
    `GET /healthz`,
    `POST /healthz`,
    `PUT /api/v1/search`,
    'POST /version',
    'POST /nl/',
    'DELETE /x',
  ]) {
    const answer = await firstPart(
      `${line} HTTP/1.1\r\n${HOST}Content-Type: a/b\r\nContent-Length: 1000000000\r\n\r\nabc`,
    )
    assert.match(answer, /^HTTP\/1\.1 (200|401|404|405) /, line)
  }
})

test('clients that do not read, or disconnect early, have no effect', async () => {
  for (let n = 0; n < 100; n++) {
    const socket = openSocket(app.url)
    socket.write(`GET /openapi.json HTTP/1.1\r\n${HOST}\r\n`.repeat(20))
    if (n % 2) socket.destroy()
    else socket.pause()
  }
  const answer = await sendRaw(app.url, `GET /healthz HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
  assert.equal(answer.status, 200)
})

async function firstPart(text: string): Promise<string> {
  const socket: Socket = openSocket(app.url)
  socket.write(text)
  const part = await new Promise<Buffer>((resolve, reject) =>
    socket.once('data', resolve).once('error', reject),
  )
  socket.destroy()
  return String(part)
}
