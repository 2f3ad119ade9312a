// Downloads that run: how many at once, fairly throttled, resumed, and their end.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { apiKeyId } from '../../src/domain/access/api-key.ts'
import type { DownloadLimits } from '../../src/http/bulk/downloads.ts'
import { revokeKey } from '../../src/store/access/api-keys.ts'
import { createTestDatabase } from '../database.ts'
import { readSamples } from '../ops/read-samples.ts'
import { runWithMetrics } from '../ops/run-with-metrics.ts'
import {
  addCompany,
  DEFAULT_BULK,
  issueBulkKey,
  type RunningApp,
  runApp,
  until,
} from '../rest/running-app.ts'
import { openSocket } from '../security/raw-connection.ts'
import { addSnapshot, makeBulkFolder, removeSnapshot, sha256 } from './bulk-folder.ts'

const { pool, url } = await createTestDatabase()
const keys = (await Promise.all(Array.from({ length: 5 }, () => issueBulkKey(pool)))) as [
  string,
  string,
  string,
  string,
  string,
]
const [key] = keys
const number = await addCompany(pool)
const FIRST = '2026-11-23T233000Z'
const SECOND = '2026-11-24T233000Z'
// More than the buffers of a connection hold.
const bytes = randomBytes(24_000_000)
const tables = { company: { 'company/part-0.parquet': bytes } }
const folder = makeBulkFolder()
addSnapshot(folder, FIRST, tables)
const FILE = `/bulk/snapshots/${FIRST}/company/part-0.parquet`

function start(downloads: Partial<DownloadLimits> = {}, bulkFolder = folder): Promise<RunningApp> {
  return runApp({
    databaseUrl: url,
    bulkFolder,
    timing: { downloads: { recheckMs: 50, waitMs: 200, ...downloads } },
  })
}

type Download = {
  response: IncomingMessage
  /** What was read so far; nothing is read before `read`. */
  received(): Buffer
  length(): number
  /** Resolves at the end: whether all bytes came. */
  read(): Promise<boolean>
  /** Disconnects. */
  kill(): void
}

/** Connects and waits for the headers. */
async function download(
  app: { url: string },
  headers: Record<string, string> = {},
  given = key,
): Promise<Download> {
  const request = get(app.url + FILE, { headers: { 'x-api-key': given, ...headers }, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  return {
    response,
    received: () => Buffer.concat(chunks),
    length: () => chunks.reduce((sum, chunk) => sum + chunk.length, 0),
    read: () =>
      new Promise(resolve => {
        response.on('data', chunk => chunks.push(chunk))
        response.on('error', () => {})
        response.on('close', () => resolve(response.complete))
      }),
    kill: () => void request.destroy(),
  }
}

const statusOf = async (app: RunningApp, given = key) => {
  const { response, kill } = await download(app, {}, given)
  kill()
  return response.statusCode
}
const becomes = (app: RunningApp, status: number, given = key) =>
  until(async () => (await statusOf(app, given)) === status)

// New keys are known within a poll of each process.
before(async () => {
  const app = await start()
  await becomes(app, 200, keys.at(-1))
})

test('a key has two downloads at once, the server eight; more are 429 with Retry-After until one ends', async () => {
  const app = await start()
  const [first, second] = [await download(app), await download(app)]
  const third = await download(app)
  assert.equal(third.response.statusCode, 429)
  assert.equal(third.response.headers['retry-after'], '30')
  assert.equal(third.response.headers['cache-control'], 'no-store')
  third.kill()
  const others: Download[] = []
  for (const other of keys.slice(1, 4))
    others.push(await download(app, {}, other), await download(app, {}, other))
  assert.equal(await statusOf(app, keys[4]), 429)
  assert.equal((await fetch(app.url + FILE, { method: 'HEAD', headers: { 'x-api-key': key } })).status, 200)
  second.kill()
  await becomes(app, 200, keys[4])
  for (const { kill } of [first, ...others]) kill()
})

test('requests beyond the limit wait for a slot: a client that reads many ranges at once gets them all', async () => {
  const app = await start({ waitMs: 60_000 })
  const ranges = Array.from({ length: 18 }, (_, at) => at * 1_000_000)
  const read = await Promise.all(
    ranges.map(async first => {
      const answer = await fetch(app.url + FILE, {
        headers: { 'x-api-key': key, range: `bytes=${first}-${first + 99_999}` },
      })
      assert.equal(answer.status, 206)
      return Buffer.from(await answer.arrayBuffer())
    }),
  )
  for (const [at, first] of ranges.entries())
    assert.ok(read[at]?.equals(bytes.subarray(first, first + 100_000)))
})

test('a client that disconnects frees its slot, also one that waits', async () => {
  const app = await start({ perKey: 1, waitMs: 60_000 })
  const running = await download(app)
  const waiting = get(app.url + FILE, { headers: { 'x-api-key': key }, agent: false }).on('error', () => {})
  const next = download(app)
  await new Promise(resolve => setTimeout(resolve, 50))
  waiting.destroy()
  running.kill()
  const { response, kill } = await next
  assert.equal(response.statusCode, 200)
  kill()
})

test('requests behind another one of their connection free their slots too', async () => {
  const app = await start()
  const socket = openSocket(app.url)
  socket.write(`GET ${FILE} HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\n\r\n`.repeat(3))
  await once(socket, 'readable')
  await becomes(app, 429)
  socket.destroy()
  const [first, second] = [await becomes(app, 200).then(() => download(app)), await download(app)]
  assert.deepEqual([first.response.statusCode, second.response.statusCode], [200, 200])
  first.kill()
  second.kill()
})

test('a client that takes nothing is disconnected, and its slot is free', async () => {
  const app = await start({ perKey: 1, idleMs: 300 })
  const stalled = await download(app)
  await becomes(app, 200)
  assert.equal(await stalled.read(), false)
})

test('an interrupted download that is resumed has the same bytes', async () => {
  const app = await start()
  const parts: Buffer[] = []
  let length = 0
  const etag = `"${sha256(bytes)}"`
  for (const most of [5_000_000, 12_345_678, Number.POSITIVE_INFINITY]) {
    const part = await download(app, length === 0 ? {} : { range: `bytes=${length}-`, 'if-range': etag })
    assert.equal(part.response.statusCode, length === 0 ? 200 : 206)
    part.response.on('data', () => part.length() > most && part.kill())
    await part.read()
    parts.push(part.received())
    length += part.length()
  }
  assert.equal(length, bytes.length)
  assert.equal(sha256(Buffer.concat(parts)), sha256(bytes))
})

test('a download goes on while its snapshot is replaced and removed', async () => {
  const own = makeBulkFolder()
  addSnapshot(own, FIRST, tables)
  const app = await start({}, own)
  const running = await download(app)
  addSnapshot(own, SECOND, tables)
  removeSnapshot(own, FIRST)
  assert.ok(!existsSync(join(own, FILE.replace('/bulk', ''))))
  assert.equal(await statusOf(app), 410)
  assert.equal(await running.read(), true)
  assert.equal(sha256(running.received()), sha256(bytes))
})

test('the download of a revoked key ends', async () => {
  const app = await start()
  const revoked = await issueBulkKey(pool)
  await becomes(app, 200, revoked)
  const running = await download(app, {}, revoked)
  await revokeKey(pool, apiKeyId(revoked))
  await becomes(app, 401, revoked)
  assert.equal(await running.read(), false)
})

test('other requests are answered while eight downloads run', async () => {
  // So slow that all of them still run at the end.
  const app = await start({ bytesPerSecond: 1_000_000 })
  const running: Download[] = []
  for (const one of keys.slice(0, 4)) running.push(await download(app, {}, one), await download(app, {}, one))
  const ends = running.map(one => one.read())
  for (let count = 0; count < 50; count++) {
    const answer = await app.get(`/companies/${number}`, { key })
    assert.equal(answer.status, 200)
    await answer.arrayBuffer()
  }
  await until(() => running.every(one => one.length() > 0))
  assert.ok(running.every(one => !one.response.complete))
  const lengths = running.map(one => one.length())
  assert.ok(Math.max(...lengths) - Math.min(...lengths) < 4_000_000, 'each has its share')
  for (const { kill } of running) kill()
  await Promise.all(ends)
})

test('shutdown lets short downloads end, ends others without waiting, and they are resumed elsewhere', async () => {
  const own = await runApp({
    databaseUrl: url,
    bulkFolder: folder,
    timing: { drainMs: 2_000_000, downloads: { graceMs: 300, bytesPerSecond: 10_000_000 } },
  })
  const [long, short] = [await download(own), await download(own, { range: 'bytes=0-99999' })]
  const [ended, ofShort] = [long.read(), short.read()]
  await own.close()
  assert.equal(await ofShort, true)
  assert.equal(await ended, false)
  const had = long.received()
  assert.ok(had.equals(bytes.subarray(0, had.length)))
  const rest = await download(await start(), { range: `bytes=${had.length}-` })
  assert.equal(await rest.read(), true)
  assert.equal(sha256(Buffer.concat([had, rest.received()])), sha256(bytes))
})

test('ranges do not use up the minute of the API', async () => {
  const app = await start({ perKey: 8 })
  for (let count = 0; count < 70; count++) {
    const answer = await fetch(app.url + FILE, { headers: { 'x-api-key': key, range: 'bytes=0-9' } })
    assert.equal(answer.status, 206)
    await answer.arrayBuffer()
  }
  assert.equal((await app.get('/search?q=', { key: null })).status, 401)
})

test('a client that does not read costs no more than buffers, and downloads and their bytes are measured', async () => {
  const app = await runWithMetrics({ databaseUrl: url, config: { bulk: { ...DEFAULT_BULK, folder } } })
  const read = async () => {
    const samples = readSamples(await app.scrape())
    return {
      running: samples.value('griffie_bulk_downloads', { state: 'running' }),
      sent: samples.value('griffie_bulk_sent_bytes', {}) ?? 0,
    }
  }
  assert.deepEqual(await read(), { running: 0, sent: 0 })
  const stalled = await download(app)
  let before = -1
  await until(async () => {
    const { running, sent } = await read()
    assert.equal(running, 1)
    const isStill = sent > 0 && sent === before
    before = sent
    await new Promise(resolve => setTimeout(resolve, 200))
    return isStill
  })
  assert.ok(before < bytes.length / 2, `${before} bytes are in buffers`)
  assert.equal(await stalled.read(), true)
  assert.equal(sha256(stalled.received()), sha256(bytes))
  await until(async () => (await read()).running === 0)
  assert.equal((await read()).sent, bytes.length)
})
