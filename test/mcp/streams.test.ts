import assert from 'node:assert/strict'
import { get, type IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { revokeKey } from '../../src/store/access/api-keys.ts'
import { createTestDatabase } from '../database.ts'
import { issueKey, until } from '../rest/running-app.ts'
import { connect, runEndpoint } from './running-endpoint.ts'

const { url, pool } = await createTestDatabase()
const key = await issueKey(pool)
const timing = { keepAliveMs: 30, perKey: 3, total: 5 }
const endpoint = await runEndpoint({ databaseUrl: url, timing })
const other = await runEndpoint({ databaseUrl: url })
const client = connect(endpoint.url, key)

type Stream = { answer: IncomingMessage; received: string; ended: boolean }

/** Opens the event stream of a session. */
async function open(session: string, withKey = key): Promise<Stream> {
  const headers = { 'x-api-key': withKey, 'mcp-session-id': session, accept: 'text/event-stream' }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(endpoint.url, { headers }, resolve).on('error', reject)
  })
  const stream: Stream = { answer, received: '', ended: false }
  answer.setEncoding('utf8')
  answer.on('data', text => {
    stream.received += text
  })
  answer.on('close', () => {
    stream.ended = true
  })
  answer.on('error', () => {})
  return stream
}

test('a stream sends a keep-alive comment at once and periodically', async () => {
  const stream = await open(await client.initialize())
  assert.equal(stream.answer.statusCode, 200)
  assert.equal(stream.answer.headers['content-type'], 'text/event-stream')
  assert.equal(stream.answer.headers['x-accel-buffering'], 'no')
  await until(() => stream.received.startsWith(': open\n\n'))
  await until(() => (stream.received.match(/: keep-alive\n\n/g)?.length ?? 0) >= 2)
  assert.ok(!/^(?:id|data|event):/m.test(stream.received))
  stream.answer.destroy()
})

test('a new stream of a session replaces the previous one', async () => {
  const session = await client.initialize()
  const [first, second] = [await open(session), await open(session)]
  await until(() => first.ended)
  await until(() => second.received.includes('keep-alive'))
  assert.equal(second.ended, false)
  second.answer.destroy()
})

test('a stream ends with its session, in any process, and with its key', async () => {
  const [mine, elsewhere] = [await client.initialize(), await client.initialize()]
  const streams = [await open(mine), await open(elsewhere)]
  await client.send('DELETE', { 'mcp-session-id': mine })
  await connect(other.url, key).send('DELETE', { 'mcp-session-id': elsewhere })
  for (const stream of streams) await until(() => stream.ended)

  const shortLived = await issueKey(pool)
  await until(async () => (await connect(endpoint.url, shortLived).send('PUT')).status === 405)
  const stream = await open(await connect(endpoint.url, shortLived).initialize(), shortLived)
  await revokeKey(pool, shortLived.split('_')[1] as string)
  await until(() => stream.ended)
})

test('streams are limited per key and per process; closing one frees a slot', async () => {
  const second = await issueKey(pool)
  await until(async () => (await connect(endpoint.url, second).send('PUT')).status === 405)
  const openNew = async (withKey: string) => open(await connect(endpoint.url, withKey).initialize(), withKey)
  // Streams of earlier tests may still be closing.
  const openFree = async (withKey: string) => {
    let stream = await openNew(withKey)
    await until(async () => {
      if (stream.answer.statusCode !== 200) stream = await openNew(withKey)
      return stream.answer.statusCode === 200
    })
    return stream
  }
  const opened = [await openFree(key), await openFree(key), await openFree(key)]
  assert.equal((await openNew(key)).answer.statusCode, 429)
  opened.push(await openFree(second), await openFree(second))
  assert.equal((await openNew(second)).answer.statusCode, 429)
  opened[0]?.answer.destroy()
  opened.push(await openFree(second))
  for (const { answer } of opened) answer.destroy()
})

test('calls work while the session has an open stream', async () => {
  const session = await client.initialize()
  let stream = await open(session)
  await until(async () => {
    if (stream.answer.statusCode !== 200) stream = await open(session)
    return stream.answer.statusCode === 200
  })
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
  assert.equal((await client.post(ping, { 'mcp-session-id': session })).status, 200)
  assert.equal(stream.ended, false)
  stream.answer.destroy()
})

test('closing the server ends open streams without waiting', async () => {
  const closing = await runEndpoint({ databaseUrl: url })
  const session = await connect(closing.url, key).initialize()
  const answer = await fetch(closing.url, { headers: { 'x-api-key': key, 'mcp-session-id': session } })
  const whole = answer.text()
  await closing.close()
  assert.equal(await whole, ': open\n\n')
})

test('a client that does not accept event streams gets 406', async () => {
  const session = await client.initialize()
  for (const accept of ['text/html', 'text/html, application/json', 'text/event-stream;q=0', 'x'])
    assert.equal((await client.send('GET', { 'mcp-session-id': session, accept })).status, 406, accept)
  for (const accept of [
    'text/event-stream',
    'text/html, text/*;q=0.5',
    '*/*',
    'application/json, text/event-stream',
  ]) {
    const answer = await fetch(endpoint.url, {
      headers: { 'x-api-key': key, 'mcp-session-id': session, accept },
      signal: AbortSignal.timeout(5_000),
    })
    assert.equal(answer.headers.get('content-type'), 'text/event-stream', accept)
    await answer.body?.cancel()
  }
})
