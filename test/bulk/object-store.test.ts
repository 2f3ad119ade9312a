// Snapshots in an object store, played by a local server that speaks the S3 API.

import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import S3rver from 's3rver'
import type { LatestSnapshot } from '../../src/domain/bulk/layout.ts'
import { openObjectStore, parseObjectStoreUrl } from '../../src/platform/object-store.ts'
import { makeDataDir, run } from '../cli/run-griffie.ts'
import { runInProcess } from '../cli/run-in-process.ts'
import { createTestDatabase } from '../database.ts'
import { COMPANIES } from '../fixtures/browser-companies.ts'
import { makeFolder, openSnapshot } from './snapshots.ts'

const BUCKET = 'bulk'
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: makeFolder(),
  configureBuckets: [{ name: BUCKET, configs: [] }],
})
const { port } = await server.run()
after(() => server.close())

/** Whether a request is refused. */
let refuses: (method: string, path: string) => boolean = () => false
/** Whether a request is done, and reported as refused. */
let hides: typeof refuses = () => false
const proxy = createServer((incoming, reply) => {
  const { method = 'GET', url: path = '/', headers } = incoming
  const refuse = () =>
    reply
      .writeHead(403)
      .end('<Error><Code>QuotaExceeded</Code><Message>The quota is used up.</Message></Error>')
  if (refuses(method, path)) {
    incoming.resume()
    refuse()
    return
  }
  const passed = request({ port, host: '127.0.0.1', method, path, headers }, answer => {
    if (hides(method, path)) {
      answer.resume().once('end', refuse)
      return
    }
    reply.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(reply)
  })
  incoming.pipe(passed)
})
await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
after(() => proxy.close())

const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' })
const place = { bucket: BUCKET, endpoint, region: 'us-east-1' }
const database = await createTestDatabase(COMPANIES)
const env = {
  DATABASE_URL: database.url,
  GRIFFIE_DATA_DIR: makeDataDir(),
  AWS_ENDPOINT_URL_S3: endpoint,
  BULK_FOLDER: `s3://${BUCKET}/nightly`,
}
const store = await openObjectStore({ ...place, prefix: 'nightly' })
after(() => store.close())

async function readLatest(): Promise<LatestSnapshot> {
  return JSON.parse((await store.getText('latest.json')) ?? 'null')
}

test('an address of an object store has a bucket and a prefix', () => {
  assert.deepEqual(parseObjectStoreUrl('s3://a-bucket/some/prefix/'), {
    bucket: 'a-bucket',
    prefix: 'some/prefix',
  })
  assert.deepEqual(parseObjectStoreUrl('s3://a-bucket'), { bucket: 'a-bucket', prefix: '' })
  for (const text of ['s3:///prefix', 'https://a-bucket', 's3://', '/srv/bulk'])
    assert.equal(parseObjectStoreUrl(text), null, text)
})

test('a snapshot is uploaded with its description, and the newest two stay', async () => {
  const ids: string[] = []
  for (let at = 0; at < 3; at++) {
    const { code, stdout, stderr } = await runInProcess(['export', '--json'], env)
    assert.equal(code, 0, stderr)
    ids.push(JSON.parse(stdout).snapshot)
    assert.equal((await readLatest()).snapshot, ids.at(-1))
  }
  assert.deepEqual((await store.listNames('snapshots')).sort(), ids.slice(1))
  const { path, tables } = await readLatest()
  const copy = await download(path)
  for (const [name, count] of Object.entries(tables))
    assert.equal((await openSnapshot(copy).read(name)).length, count, name)
})

async function download(path: string): Promise<string> {
  const copy = makeFolder()
  const description = (await store.getText(`${path}/datapackage.json`)) ?? ''
  writeFileSync(join(copy, 'datapackage.json'), description)
  for (const { files } of JSON.parse(description).resources)
    for (const file of files) {
      const content = await fetchObject(`${path}/${file.path}`)
      mkdirSync(dirname(join(copy, file.path)), { recursive: true })
      writeFileSync(join(copy, file.path), content)
    }
  return copy
}

async function fetchObject(key: string): Promise<Uint8Array> {
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({ region: place.region, endpoint, forcePathStyle: true })
  const { Body, ContentType } = await client.send(
    new GetObjectCommand({ Bucket: BUCKET, Key: `nightly/${key}` }),
  )
  client.destroy()
  assert.equal(ContentType, 'application/vnd.apache.parquet')
  return (await Body?.transformToByteArray()) ?? new Uint8Array()
}

test('a store that fails half-way keeps the snapshot before, and the next export removes what is left', async () => {
  const before = await readLatest()
  let uploads = 0
  refuses = (method, path) => method !== 'GET' && path.includes('/snapshots/') && ++uploads > 4
  const { code, stderr } = await run(['export'], env)
  assert.equal(code, 1)
  assert.match(
    stderr,
    /s3:\/\/bulk\/nightly refused: QuotaExceeded: The quota is used up\. The previous snapshot/,
  )
  assert.deepEqual(await readLatest(), before)
  const left = await store.listNames('snapshots')
  refuses = () => false
  assert.equal(left.length, 3)
  assert.equal((await runInProcess(['export'], env)).code, 0)
  assert.deepEqual((await store.listNames('snapshots')).sort(), [
    before.snapshot,
    (await readLatest()).snapshot,
  ])
})

test('the same when only the last small file fails', async () => {
  const before = await readLatest()
  refuses = (method, path) => method === 'PUT' && path.includes('latest.json')
  assert.equal((await runInProcess(['export'], env)).code, 1)
  refuses = () => false
  assert.deepEqual(await readLatest(), before)
})

test('a snapshot that was published stays, also when the store reports a failure', async () => {
  const before = await readLatest()
  hides = (method, path) => method === 'PUT' && path.includes('latest.json')
  assert.equal((await runInProcess(['export'], env)).code, 1)
  hides = () => false
  const { snapshot, path } = await readLatest()
  assert.notEqual(snapshot, before.snapshot)
  assert.ok(await store.getText(`${path}/datapackage.json`))
})

test('an unknown bucket and a wrong key are named', async () => {
  const missing = await runInProcess(['export', 's3://no-such-bucket'], env)
  assert.equal(missing.code, 1)
  assert.match(missing.stderr, /s3:\/\/no-such-bucket refused: NoSuchBucket/)
  const wrong = await runInProcess(['export'], { ...env, AWS_ACCESS_KEY_ID: 'nobody' })
  assert.equal(wrong.code, 1)
  assert.match(wrong.stderr, /refused: InvalidAccessKeyId/)
})

test('a large file is uploaded in parts; when one fails no part stays', async () => {
  const folder = makeFolder()
  const bytes = Buffer.alloc((5 << 20) * 2 + 1234, 'a few bytes that repeat')
  const path = join(folder, 'large.bin')
  writeFileSync(path, bytes)
  const inParts = await openObjectStore({ ...place, prefix: 'parts' }, 5 << 20)
  await inParts.putFile('large.bin', path, 'application/octet-stream')
  const text = await inParts.getText('large.bin')
  assert.equal(text?.length, bytes.length)
  assert.equal(text, bytes.toString())

  const aborted: string[] = []
  refuses = (method, url) => {
    if (method === 'DELETE') aborted.push(url)
    return method === 'PUT' && url.includes('partNumber=2')
  }
  await assert.rejects(inParts.putFile('failing.bin', path, 'application/octet-stream'), /quota/)
  refuses = () => false
  assert.match(aborted.join(), /failing\.bin.*uploadId=/)
  assert.equal(await inParts.getText('failing.bin'), null)
  inParts.close()
})
