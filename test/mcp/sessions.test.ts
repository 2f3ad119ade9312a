import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { formatSessionId, SESSION_LIFETIME_S } from '../../src/mcp/endpoint/session-id.ts'
import { ensureSecret } from '../../src/store/access/secrets.ts'
import { createTestDatabase } from '../database.ts'
import { relayTo } from '../rest/faulty-database.ts'
import { issueKey, until } from '../rest/running-app.ts'
import { connect, INITIALIZED, initializeMessage, LIST, runEndpoint } from './running-endpoint.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const otherKey = await issueKey(pool)
const relay = await relayTo(url)
const here = await runEndpoint({ databaseUrl: url })
// Polls so rarely that it must learn of ended sessions by notifications.
const listening = await runEndpoint({ databaseUrl: url, timing: { pollMs: 3_600_000 } })
const there = await runEndpoint({ databaseUrl: relay.url })
const client = connect(here.url, key)

const inSession = (id: string) => ({ 'mcp-session-id': id })

test('a session is valid in every process on the database', async () => {
  const session = await client.initialize()
  for (const { url: address } of [here, listening, there]) {
    const answer = await connect(address, key).post(LIST, inSession(session))
    assert.equal(answer.status, 200)
    assert.ok(answer.json.result.tools.length > 0)
  }
})

test('a session is valid only with the key that opened it', async () => {
  const session = await client.initialize()
  const stranger = connect(here.url, otherKey)
  for (const answer of [
    await stranger.post(LIST, inSession(session)),
    await stranger.post(INITIALIZED, inSession(session)),
    await stranger.send('GET', inSession(session)),
    await stranger.send('DELETE', inSession(session)),
  ]) {
    assert.equal(answer.status, 404)
    assert.equal(answer.json.error.code, -32_001)
  }
  assert.equal((await client.post(LIST, inSession(session))).status, 200)
})

test('a call without a session asks for initialize', async () => {
  for (const answer of [await client.post(LIST), await client.send('GET'), await client.send('DELETE')]) {
    assert.equal(answer.status, 400)
    assert.match(answer.json.error.message, /initialize/)
  }
  assert.equal((await client.post(LIST)).json.id, LIST.id)
})

test('invalid, modified and expired session ids are unknown', async () => {
  const secret = await ensureSecret(pool, 'access.mcp_secret', randomBytes(32))
  const now = Math.floor(Date.now() / 1_000)
  const made = (issuedAt: number) =>
    formatSessionId(
      {
        keyId: key.split('_')[1] as string,
        version: '2025-11-25',
        issuedAt,
        nonce: randomBytes(16).toString('base64url'),
      },
      secret,
    )
  const fresh = made(now - SESSION_LIFETIME_S + 60)
  assert.equal((await client.post(LIST, inSession(fresh))).status, 200)
  const changed = fresh.slice(0, -1) + (fresh.endsWith('A') ? 'B' : 'A')
  for (const id of ['x', crypto.randomUUID(), changed, made(now - SESSION_LIFETIME_S)])
    assert.equal((await client.post(LIST, inSession(id))).status, 404)
})

test('an ended session is unknown at once here, and in other processes after their notification', async () => {
  const session = await client.initialize()
  assert.equal((await client.send('DELETE', inSession(session))).status, 200)
  assert.equal((await client.post(LIST, inSession(session))).status, 404)
  assert.equal((await client.send('DELETE', inSession(session))).status, 404)
  for (const { url: address } of [listening, there])
    await until(async () => (await connect(address, key).post(LIST, inSession(session))).status === 404)
})

test('initialize with a stale session id opens a new session', async () => {
  const stale = await client.initialize()
  await client.send('DELETE', inSession(stale))
  for (const id of [stale, 'x']) {
    const answer = await client.post(initializeMessage(), inSession(id))
    assert.equal(answer.status, 200)
    const fresh = answer.headers.get('mcp-session-id') as string
    assert.notEqual(fresh, id)
    assert.equal((await client.post(LIST, inSession(fresh))).status, 200)
  }
})

test('a session ended during a database outage is unknown after recovery', async () => {
  const remote = connect(there.url, key)
  const [session, kept] = [await client.initialize(), await client.initialize()]
  await relay.cut()
  assert.equal((await remote.post(LIST, inSession(session))).status, 200)
  await client.send('DELETE', inSession(session))
  const refused = await remote.send('DELETE', inSession(kept))
  assert.equal(refused.status, 503)
  await relay.mend()
  await until(async () => (await remote.post(LIST, inSession(session))).status === 404)
  assert.equal((await remote.post(LIST, inSession(kept))).status, 200)
})

test('a process started later knows earlier sessions and ended ones', async () => {
  const [open, ended] = [await client.initialize(), await client.initialize()]
  await client.send('DELETE', inSession(ended))
  const late = connect((await runEndpoint({ databaseUrl: url })).url, key)
  assert.equal((await late.post(LIST, inSession(open))).status, 200)
  assert.equal((await late.post(LIST, inSession(ended))).status, 404)
})

test('a process started without its database opens sessions after recovery', async () => {
  const gone = await relayTo(url)
  await gone.cut()
  const early = connect((await runEndpoint({ databaseUrl: gone.url })).url, key)
  assert.equal((await early.post(initializeMessage())).status, 401)
  await gone.mend()
  await until(async () => (await early.post(initializeMessage())).status === 200)
  const session = await client.initialize()
  await until(async () => (await early.post(LIST, inSession(session))).status === 200)
})

test('removing the secret invalidates all sessions', async () => {
  const session = await client.initialize()
  assert.equal((await client.post(LIST, inSession(session))).status, 200)
  await pool.query('DELETE FROM access.mcp_secret')
  await until(async () => (await client.post(LIST, inSession(session))).status === 404)
  const fresh = await client.initialize()
  for (const { url: address } of [here, there])
    await until(async () => (await connect(address, key).post(LIST, inSession(fresh))).status === 200)
})

test('records of ended sessions are deleted after their expiry', async () => {
  await pool.query(
    `INSERT INTO access.mcp_ended_session (nonce, expires_at) VALUES ('long ago', now() - interval '1 second')`,
  )
  await runEndpoint({ databaseUrl: url })
  const { rows } = await pool.query(`SELECT FROM access.mcp_ended_session WHERE nonce = 'long ago'`)
  assert.equal(rows.length, 0)
})
