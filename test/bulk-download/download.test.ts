// GET /bulk/: files, ranges, conditions and rights, over a real socket.

import assert from 'node:assert/strict'
import { randomBytes, randomInt } from 'node:crypto'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { apiKeyId } from '../../src/domain/access/api-key.ts'
import type { ListingBody } from '../../src/http/bulk/listing-body.ts'
import { revokeKey, setKeyRights } from '../../src/store/access/api-keys.ts'
import { createTestDatabase } from '../database.ts'
import { assertDocumented } from '../rest/assert-documented.ts'
import { issueBulkKey, issueKey, runApp, until } from '../rest/running-app.ts'
import { getRaw } from '../security/raw-connection.ts'
import { addSnapshot, makeBulkFolder, removeSnapshot, sha256 } from './bulk-folder.ts'

const { pool, url } = await createTestDatabase()
const key = await issueBulkKey(pool)
const FIRST = '2026-11-23T233000Z'
const SECOND = '2026-11-24T233000Z'
const THIRD = '2026-11-25T233000Z'
const companies = randomBytes(300_001)
const parts = [randomBytes(70_000), randomBytes(10)] as [Buffer, Buffer]
const folder = makeBulkFolder()
addSnapshot(folder, FIRST, { company: { 'company/part-0.parquet': randomBytes(100) } })
const tables = {
  company: { 'company/part-0.parquet': companies },
  event: { 'event/zip_area=1/data0.parquet': parts[0], 'event/zip_area=2/data0.parquet': parts[1] },
}
addSnapshot(folder, SECOND, tables)
const COMPANIES = `snapshots/${SECOND}/company/part-0.parquet`
const app = await runApp({ databaseUrl: url, bulkFolder: folder })

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.url}/bulk/${path}`, { method, headers: { 'x-api-key': key, ...headers } })
const listingOf = async (answer: Response) => (await answer.json()) as ListingBody
const errorOf = async (answer: Response) => ((await answer.json()) as { error: string }).error
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

before(() => until(async () => (await get('')).status === 200))

test('the listing has the latest snapshot with size, hash and rows of each file, which are those of the files', async () => {
  const answer = await get('')
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
  assert.equal(answer.headers.get('cache-control'), 'private, no-cache')
  assert.equal(answer.headers.get('vary'), 'X-Api-Key')
  const { latest, snapshots, deltas, links } = await listingOf(answer)
  assert.ok(latest)
  assert.deepEqual([latest.snapshot, snapshots, deltas], [SECOND, [SECOND, FIRST], null])
  assert.deepEqual(latest.tables, { company: 1, event: 2 })
  assert.equal(latest.files.length, 5)
  for (const { path, bytes, sha256: hash, table } of latest.files) {
    const body = await bytesOf(await get(path.replace('/bulk/', '')))
    assert.deepEqual([body.length, sha256(body)], [bytes, hash], path)
    assert.equal(table === null, /json/.test(path))
  }
  assert.equal(links.latest, '/bulk/latest.json')
  assert.partialDeepStrictEqual(await (await get('latest.json')).json(), { snapshot: SECOND })
  assert.equal((await fetch(`${app.url}/bulk`, { headers: { 'x-api-key': key } })).status, 200)
  const etag = answer.headers.get('etag') as string
  assert.equal((await get('', { 'if-none-match': etag })).status, 304)
})

test('a file has a strong tag, its length and type, and is immutable and never compressed; HEAD has the same', async () => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await get(COMPANIES, { 'accept-encoding': 'br, gzip, zstd' }, method)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('etag'), `"${sha256(companies)}"`)
    assert.equal(answer.headers.get('content-length'), '300001')
    assert.equal(answer.headers.get('content-type'), 'application/vnd.apache.parquet')
    assert.equal(answer.headers.get('accept-ranges'), 'bytes')
    assert.equal(answer.headers.get('cache-control'), 'private, max-age=604800, immutable')
    assert.equal(answer.headers.get('content-encoding'), null)
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
    assert.ok(Date.parse(answer.headers.get('last-modified') as string) <= Date.now())
    const body = await bytesOf(answer)
    assert.ok(body.equals(method === 'GET' ? companies : Buffer.alloc(0)))
  }
})

test('ranges of all forms have exactly the bytes of the file', async () => {
  const size = companies.length
  const ranges: [string, number, number][] = [
    ['0-0', 0, 0],
    ['-8', size - 8, size - 1],
    [`${size - 1}-`, size - 1, size - 1],
    [`0-${size + 5}`, 0, size - 1],
    [`-${size + 5}`, 0, size - 1],
  ]
  for (let count = 0; count < 40; count++) {
    const first = randomInt(size)
    const last = first + randomInt(size - first)
    ranges.push([`${first}-${last}`, first, last])
  }
  for (const [range, first, last] of ranges) {
    const answer = await get(COMPANIES, { range: `bytes=${range}` })
    assert.equal(answer.status, 206, range)
    assert.equal(answer.headers.get('content-range'), `bytes ${first}-${last}/${size}`)
    assert.equal(answer.headers.get('content-length'), String(last - first + 1))
    assert.ok((await bytesOf(answer)).equals(companies.subarray(first, last + 1)), range)
  }
})

test('a range behind the end is 416 with the size; what is no single range gets the whole file', async () => {
  for (const range of ['bytes=300001-', 'bytes=-0']) {
    const answer = await get(COMPANIES, { range })
    assert.equal(answer.status, 416)
    assert.equal(answer.headers.get('content-range'), 'bytes */300001')
    assert.equal(answer.headers.get('cache-control'), 'no-store')
  }
  for (const range of ['bytes=0-1,5-6', 'items=0-1', 'bytes=5-2']) {
    const answer = await get(COMPANIES, { range })
    assert.equal(answer.status, 200)
    assert.ok((await bytesOf(answer)).equals(companies))
  }
  const head = await get(COMPANIES, { range: 'bytes=0-1' }, 'HEAD')
  assert.deepEqual([head.status, head.headers.get('content-length')], [200, '300001'])
})

test('conditions: 304 for what is known, 412 for what is not, a range only of the same file', async () => {
  const first = await get(COMPANIES, {}, 'HEAD')
  const etag = first.headers.get('etag') as string
  const modified = first.headers.get('last-modified') as string
  const expected: [Record<string, string>, number][] = [
    [{ 'if-none-match': etag }, 304],
    [{ 'if-none-match': etag, range: 'bytes=0-1' }, 304],
    [{ 'if-modified-since': modified }, 304],
    [{ 'if-match': '"x"' }, 412],
    [{ 'if-match': etag }, 200],
    [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
    [{ 'if-range': etag, range: 'bytes=0-1' }, 206],
    [{ 'if-range': modified, range: 'bytes=0-1' }, 206],
    [{ 'if-range': '"x"', range: 'bytes=0-1' }, 200],
    [{ 'if-range': `W/${etag}`, range: 'bytes=0-1' }, 200],
  ]
  for (const [headers, status] of expected)
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(COMPANIES, headers, method)
      const ofHead = status === 206 ? 200 : status
      assert.equal(answer.status, method === 'HEAD' ? ofHead : status, JSON.stringify(headers))
      if (status === 304) assert.equal(answer.headers.get('etag'), etag)
      await answer.arrayBuffer()
    }
})

test('answers are those of the API description', async () => {
  const file = '/bulk/snapshots/{snapshot}/{table}/{file}'
  const answers: [Promise<Response>, string, number][] = [
    [get(''), '/bulk', 200],
    [get('latest.json'), '/bulk/latest.json', 200],
    [get(`snapshots/${SECOND}/datapackage.json`), '/bulk/snapshots/{snapshot}/datapackage.json', 200],
    [get('deltas/index.json'), '/bulk/deltas/index.json', 503],
    [get('deltas/2026-11-23.jsonl.gz'), '/bulk/deltas/{day}.jsonl.gz', 503],
    [get(COMPANIES), file, 200],
    [get(COMPANIES, { range: 'bytes=0-1' }), file, 206],
    [get(COMPANIES, { 'if-none-match': '*' }), file, 304],
    [get(COMPANIES, { 'x-api-key': 'wrong' }), file, 401],
    [get(`${COMPANIES}x`), file, 404],
    [get('deltas/2026-02-30.jsonl.gz'), '/bulk/deltas/{day}.jsonl.gz', 404],
    [get(COMPANIES.replace(SECOND, '2020-01-01T000000Z')), file, 410],
    [get(COMPANIES, { 'if-match': '"x"' }), file, 412],
    [get(COMPANIES, { range: 'bytes=300001-' }), file, 416],
    [get(COMPANIES, {}, 'PUT'), file, 405],
  ]
  for (const [answering, path, status] of answers) {
    const answer = await answering
    assert.equal(answer.status, status, path)
    await assertDocumented(answer, path)
  }
})

test('without a key it is 401, with a key without the right 403, with the right withdrawn 403, with a revoked key 401', async () => {
  const plain = await issueKey(pool)
  const changing = await issueBulkKey(pool)
  const status = async (path: string, given: string) => (await get(path, { 'x-api-key': given })).status
  await until(async () => (await status('', plain)) === 403 && (await status('', changing)) === 200)
  for (const path of ['', 'latest.json', COMPANIES, 'no/such']) {
    const anonymous = await fetch(`${app.url}/bulk/${path}`)
    assert.equal(anonymous.status, 401)
    assert.equal(anonymous.headers.get('cache-control'), 'no-store')
    const refused = await get(path, { 'x-api-key': plain })
    assert.equal(refused.status, 403)
    assert.match(await errorOf(refused), /^This key may not download bulk files/)
  }
  await setKeyRights(pool, apiKeyId(changing), { bulk: false })
  await until(async () => (await status(COMPANIES, changing)) === 403)
  await revokeKey(pool, apiKeyId(changing))
  await until(async () => (await status(COMPANIES, changing)) === 401)
})

test('only listed files are served, however a path is written', async () => {
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'snapshots', SECOND, '.hidden'), 'secret')
  writeFileSync(join(folder, 'snapshots', SECOND, 'company', 'other.parquet'), 'secret')
  for (const path of [
    'secret.txt',
    'latest.json.new',
    `snapshots/${SECOND}`,
    `snapshots/${SECOND}/`,
    `snapshots/${SECOND}/.hidden`,
    `snapshots/${SECOND}/company/other.parquet`,
    `snapshots/${SECOND}/company/../company/part-0.parquet`,
    `snapshots/${SECOND}/company//part-0.parquet`,
    `snapshots/${SECOND}/company/part-0.parquet/`,
    `snapshots/${SECOND}/company/part-0.parquet%00`,
    `snapshots/.${SECOND}.partial/company/part-0.parquet`,
    `snapshots%5C${SECOND}%5Ccompany%5Cpart-0.parquet`,
    '../package.json',
    '..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '%252e%252e%252fetc%252fpasswd',
    '/etc/passwd',
    'deltas/..%2flatest.json',
    '__proto__',
    'constructor',
  ]) {
    const { status, text } = await getRaw(app.url, `/bulk/${path}`, [`x-api-key: ${key}`])
    assert.equal(status, 404, path)
    assert.doesNotMatch(text, /secret|root:/, path)
  }
  const encoded = await get(COMPANIES.replace('part', '%70art'))
  assert.equal(encoded.status, 200, 'another writing of a listed path is that path')
  await encoded.arrayBuffer()
})

test('symbolic links in the folder are not followed', async () => {
  const own = makeBulkFolder()
  addSnapshot(own, FIRST, { a: { 'a/x.parquet': Buffer.from('0123456789') } })
  removeSnapshot(own, FIRST)
  const elsewhere = makeBulkFolder()
  addSnapshot(elsewhere, FIRST, { a: { 'a/x.parquet': Buffer.from('0123456789') } })
  symlinkSync(join(elsewhere, 'snapshots', FIRST), join(own, 'snapshots', FIRST))
  const linked = await runApp({ databaseUrl: url, bulkFolder: own })
  const answer = await fetch(`${linked.url}/bulk/snapshots/${FIRST}/a/x.parquet`, {
    headers: { 'x-api-key': key },
  })
  assert.equal(answer.status, 410)
})

test('without a folder it is 404, before the first snapshot 503, never an empty listing', async () => {
  const none = await runApp({ databaseUrl: url })
  const empty = await runApp({ databaseUrl: url, bulkFolder: makeBulkFolder() })
  const absent = await runApp({ databaseUrl: url, bulkFolder: '/no/such/folder' })
  for (const [own, status, text] of [
    [none, 404, /^No bulk files are published here\./],
    [empty, 503, /^Not yet made\. This does not mean/],
    [absent, 503, /^Not yet made\./],
  ] as const)
    for (const path of ['', 'latest.json', COMPANIES]) {
      const answer = await fetch(`${own.url}/bulk/${path}`, { headers: { 'x-api-key': key } })
      assert.equal(answer.status, status)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.match(await errorOf(answer), text)
    }
})

test('a damaged listing or file is 503 and logged, and mended without a restart', async () => {
  const own = makeBulkFolder()
  const files = { a: { 'a/x.parquet': Buffer.from('0123456789') } }
  addSnapshot(own, FIRST, files)
  const damaged = await runApp({ databaseUrl: url, bulkFolder: own })
  const status = async (path: string) =>
    (await fetch(`${damaged.url}/bulk/${path}`, { headers: { 'x-api-key': key } })).status
  const file = `snapshots/${FIRST}/a/x.parquet`
  assert.equal(await status(file), 200)
  writeFileSync(join(own, file), 'shorter')
  assert.equal(await status(file), 503)
  writeFileSync(join(own, 'latest.json'), '{')
  assert.equal(await status(''), 503)
  assert.ok(damaged.log.some(line => /listings of the bulk folder cannot be read/.test(line)))
  addSnapshot(own, FIRST, files)
  assert.equal(await status(file), 200)
})

test('a snapshot that is no longer kept is 410 with the newest, an unknown one 404', async () => {
  addSnapshot(folder, THIRD, tables)
  removeSnapshot(folder, FIRST)
  await until(async () => (await listingOf(await get(''))).snapshots[0] === THIRD)
  const gone = await get(`snapshots/${FIRST}/company/part-0.parquet`)
  assert.equal(gone.status, 410)
  assert.match(await errorOf(gone), new RegExp(`the newest is ${THIRD} `))
  assert.equal((await get('snapshots/2026-11-26T233000Z/datapackage.json')).status, 404)
  assert.equal((await get(COMPANIES)).status, 200, 'the one before is kept')
})
