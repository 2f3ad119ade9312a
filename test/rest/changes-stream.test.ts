// GET /api/v1/changes/stream: changes as server-sent events.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiKeyId } from '../../src/domain/access/api-key.ts'
import type { NewChange } from '../../src/domain/changes/change.ts'
import { formatCursor } from '../../src/domain/changes/cursor.ts'
import { revokeKey } from '../../src/store/access/api-keys.ts'
import { insertSuppression, type SuppressionTarget } from '../../src/store/access/suppression.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { recordChanges } from '../../src/store/history/record-changes.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createTestDatabase } from '../database.ts'
import { openEventStream, type StreamClient } from './event-stream.ts'
import { issueKey, runApp, until, withChecksum } from './running-app.ts'

const { pool, url } = await createTestDatabase()
const key = await issueKey(pool)
const streams = { keepAliveMs: 60, perKey: 2 }
const source = { statementTimeoutMs: 20_000, retryAfterMs: 100 }
const app = await runApp({ databaseUrl: url, key, timing: { streams, source } })
const [one, two, three] = [7_100_000, 7_100_001, 7_100_002].map(withChecksum) as [string, string, string]

// Before the first change.
const START = formatCursor({ position: 0, item: 0 })

const clients: StreamClient[] = []
after(() => {
  for (const client of clients) client.close()
})

async function open(query = '', headers: Record<string, string> = {}, of = app): Promise<StreamClient> {
  const client = await openEventStream(`${of.url}/api/v1/changes/stream?${query}`, {
    'x-api-key': key,
    ...headers,
  })
  clients.push(client)
  return client
}

const change = (
  number: string,
  after: unknown,
  kind: NewChange['kind'] = 'register.situation',
): NewChange => ({
  enterpriseNumber: Number(number),
  kind,
  effectiveOn: null,
  reference: null,
  before: null,
  after,
})
const record = (...changes: NewChange[]) => inTransaction(pool, client => recordChanges(client, changes))
const afters = ({ events }: StreamClient) => events.map(({ data }) => (data as { after: unknown }).after)

/** Waits until the stream has these values. */
async function receives(client: StreamClient, expected: unknown[]): Promise<void> {
  await until(() => client.events.length >= expected.length)
  assert.deepEqual(afters(client), expected)
}

async function end(client: StreamClient): Promise<void> {
  client.close()
  await client.closed
}

test('changes arrive as they are committed, with the headers of a stream', async () => {
  await record(change(one, 'before'))
  const client = await open()
  const { statusCode, headers } = client.response
  assert.equal(statusCode, 200)
  assert.equal(headers['content-type'], 'text/event-stream')
  assert.equal(headers['cache-control'], 'no-store')
  assert.equal(headers['content-encoding'], undefined)
  assert.ok(headers.ratelimit)
  await until(() => /^: open/.test(client.text()))
  await sleep(150) // the stream follows the end of the feed
  const committedAt = performance.now()
  await record(change(one, 1), change(two, 2))
  await receives(client, [1, 2])
  assert.ok(performance.now() - committedAt < 1_500, 'sooner than by polling')
  assert.match(client.text(), /\nevent: change\ndata: \{"id":/)
  await end(client)
})

test('a client that connects again goes on where it was, by Last-Event-ID or cursor', async () => {
  const first = await open()
  await until(() => first.lastId() !== '')
  await record(...Array.from({ length: 450 }, (_, at) => change(one, at)))
  await until(() => first.events.length === 450)
  await end(first)
  const id = first.events[99]?.id as string
  const rest = Array.from({ length: 350 }, (_, at) => at + 100)
  const resumed = await open('cursor=now', { 'last-event-id': id })
  await receives(resumed, rest)
  await record(change(two, 'live'))
  await receives(resumed, [...rest, 'live'])
  await end(resumed)
  const byCursor = await open(`cursor=${id}`)
  await receives(byCursor, [...rest, 'live'])
  await end(byCursor)
})

test('a stream is filtered, and its keep-alives carry the position although nothing matches', async () => {
  const client = await open(`kinds=risk.band&companies=${one},${two}`)
  await until(() => client.lastId() !== '')
  const before = client.lastId()
  await record(change(one, 'other kind'), change(three, 'other company', 'risk.band'))
  await until(() => client.lastId() !== before)
  assert.deepEqual(client.events, [])
  assert.match(client.text(), /: keep-alive\nid: /)
  await record(change(two, 'both', 'risk.band'))
  await receives(client, ['both'])
  await end(client)
})

test('without a notification changes are found by polling', async () => {
  const client = await open()
  await until(() => client.lastId() !== '')
  await pool.query('ALTER TABLE history.batch DISABLE TRIGGER notice_change')
  await record(change(one, 'quiet'))
  await receives(client, ['quiet'])
  await pool.query('ALTER TABLE history.batch ENABLE TRIGGER notice_change')
  await end(client)
})

test('suppressed companies are in no stream', async () => {
  await insertSuppression(pool, parseTarget(three) as SuppressionTarget, null)
  await sleep(300)
  const client = await open()
  await until(() => client.lastId() !== '')
  await record(change(three, 'hidden'), change(one, 'shown'))
  await receives(client, ['shown'])
  await end(client)
})

test('a key has at most two streams, and HEAD opens none', async () => {
  const [first, second] = [await open(), await open()]
  const third = await open()
  assert.equal(third.response.statusCode, 429)
  await third.closed
  assert.match(third.text(), /as many open streams as it may/)
  assert.equal(third.response.headers['retry-after'], '60')
  const head = await app.get('/changes/stream', { method: 'HEAD' })
  assert.deepEqual([head.status, head.headers.get('content-type')], [200, 'text/event-stream'])
  await end(first)
  let again: StreamClient | undefined
  await until(async () => {
    again = await open()
    return again.response.statusCode === 200
  })
  await Promise.all([end(second), end(again as StreamClient)])
})

test('the streams of a key are counted over all processes, and those of a process that has ended are free', async () => {
  const other = await runApp({ databaseUrl: url, key, timing: { streams, source } })
  const [here, there] = [await open(), await open('', {}, other)]
  for (const process of [app, other]) {
    const third = await open('', {}, process)
    assert.equal(third.response.statusCode, 429)
    await third.closed
  }
  await other.close()
  await there.closed
  const again = await open()
  assert.equal(again.response.statusCode, 200)
  await Promise.all([end(here), end(again)])
})

test('clients that leave while their stream is opened take no slot', async () => {
  const { port } = new URL(app.url)
  for (let gone = 0; gone < 10; gone++) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET /api/v1/changes/stream HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${key}\r\n\r\n`)
    await sleep(gone)
    socket.destroy()
  }
  const opened: StreamClient[] = []
  await until(async () => {
    const client = await open()
    if (client.response.statusCode === 200) opened.push(client)
    return opened.length === 2
  })
  await Promise.all(opened.map(end))
})

test('what is wrong is refused before the stream begins', async () => {
  for (const [query, status] of [
    ['cursor=x', 400],
    ['kinds=nothing', 400],
    ['companies=1', 400],
  ] as const) {
    const refused = await open(query)
    assert.equal(refused.response.statusCode, status)
    assert.match(String(refused.response.headers['content-type']), /^application\/json/)
  }
  assert.equal((await open('', { 'last-event-id': 'x' })).response.statusCode, 400)
  assert.equal((await open('', { 'x-api-key': 'wrong' })).response.statusCode, 401)
})

test('the stream of a revoked key ends', async () => {
  const revoked = await issueKey(pool)
  let client: StreamClient | undefined
  await until(async () => {
    client = await open('', { 'x-api-key': revoked })
    return client.response.statusCode === 200
  })
  await revokeKey(pool, apiKeyId(revoked))
  await client?.closed
})

test('shutdown ends streams with the time to connect again, and needs no drain timeout', async () => {
  const own = await runApp({ databaseUrl: url, key, timing: { drainMs: 2_000_000, streams } })
  const client = await open('', {}, own)
  await until(() => client.lastId() !== '')
  await own.close()
  await client.closed
  assert.match(client.text(), /\nretry: \d{4}\n\n$/)
})

test('a client that does not read costs a bounded buffer, and gets everything once it reads', async () => {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET /api/v1/changes/stream HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\n\r\n`)
  await once(socket, 'readable') // and is not read
  const reader = await open()
  await until(() => reader.lastId() !== '')
  const long = 'x'.repeat(2_000)
  const count = 6_000
  for (let at = 0; at < count; at += 1_000)
    await record(...Array.from({ length: 1_000 }, (_, more) => change(one, `${at + more} ${long}`)))
  await until(() => reader.events.length >= count)
  assert.deepEqual(
    afters(reader).map(text => Number.parseInt(String(text), 10)),
    Array.from({ length: count }, (_, at) => at),
  )
  await end(reader)
  let text = ''
  socket.on('data', chunk => {
    text += chunk.toString('latin1')
  })
  socket.resume()
  await until(() => text.includes(`"${count - 1} x`))
  const seen = [...text.matchAll(/"after":"(\d+) /g)].map(([, at]) => Number(at))
  assert.deepEqual(
    seen,
    Array.from({ length: count }, (_, at) => at),
  )
  socket.destroy()
})

test('a client that reads nothing any more is closed', async () => {
  const own = await runApp({ databaseUrl: url, key, timing: { streams: { ...streams, drainMs: 200 } } })
  const { hostname, port } = new URL(own.url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET /api/v1/changes/stream?cursor=${START} HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\n\r\n`)
  await once(socket, 'readable')
  const connections = () =>
    new Promise<number>(resolve => own.server.server.getConnections((_, count) => resolve(count)))
  await until(async () => (await connections()) === 0)
  socket.destroy()
})
