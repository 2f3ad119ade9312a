// Concurrency limits of the server: excess requests are queued, requests without a lane are not limited.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, runApp } from './running-app.ts'

const LIMIT = 16 // limit of the search lane
const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
await addCompany(pool)

test('excess requests are queued in order, and aborted ones are dropped', async () => {
  const started: number[] = []
  const ends = new Map<number, () => void>()
  const app = await runApp({
    databaseUrl: url,
    search: async q => {
      started.push(Number(q))
      await new Promise<void>(resolve => ends.set(Number(q), resolve))
      return []
    },
  })
  const settled = () => sleep(150)
  const leave = new AbortController()
  const send = (n: number, signal?: AbortSignal) =>
    fetch(`${app.url}/api/v1/search?q=${n}`, { headers: { 'x-api-key': key }, signal: signal ?? null })
  const answers = Array.from({ length: LIMIT }, (_, n) => send(1_000 + n))
  await settled()
  const gone = assert.rejects(send(2_000, leave.signal), { name: 'AbortError' })
  await settled()
  answers.push(send(2_001))
  await settled()
  answers.push(send(2_002))
  await settled()
  assert.equal(started.length, LIMIT)
  assert.equal((await fetch(`${app.url}/healthz`)).status, 200)
  const dossier = await fetch(`${app.url}/api/v1/companies/0200065765`, { headers: { 'x-api-key': key } })
  assert.equal(dossier.status, 404, 'other requests are not queued behind searches')

  leave.abort()
  await gone
  await settled()
  ends.get(1_000)?.()
  await settled()
  assert.deepEqual(started.slice(LIMIT), [2_001])
  ends.get(1_001)?.()
  await settled()
  assert.deepEqual(started.slice(LIMIT), [2_001, 2_002])
  for (const end of ends.values()) end()
  for (const answer of answers) assert.equal((await answer).status, 200)
  await app.close()
})

test('clients that do not read their responses occupy no slots', async () => {
  const app = await runApp({ databaseUrl: url, search: async () => [] })
  const { hostname, port } = new URL(app.url)
  const idle = Array.from({ length: LIMIT + 10 }, () => connect(Number(port), hostname).pause())
  await Promise.all(idle.map(socket => once(socket, 'connect')))
  for (const socket of idle)
    socket.write(`GET /api/v1/search?q=x HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\n\r\n`)
  await sleep(200)
  const answer = await fetch(`${app.url}/api/v1/search?q=x`, { headers: { 'x-api-key': key } })
  assert.equal(answer.status, 200)
  for (const socket of idle) socket.destroy()
  await app.close()
})
