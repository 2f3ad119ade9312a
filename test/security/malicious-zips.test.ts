// Zip bombs, path traversal and inconsistent headers are rejected with a reason, within bounded memory and time.

import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { verifyZip } from '../../src/sources/accounts/client/save-extract.ts'
import { listDocuments } from '../../src/sources/accounts/parse/files/list-documents.ts'
import { ExtractError } from '../../src/sources/register/parse/extract-fault.ts'
import { openExtract } from '../../src/sources/register/parse/open-extract.ts'
import { writeZip, type ZipEntry } from './zip-writer.ts'

const root = await mkdtemp(join(tmpdir(), 'griffie-zips-'))
const folder = join(root, 'in')
await mkdir(folder)
after(() => rm(root, { recursive: true, force: true }))
let written = 0

async function save(entries: ZipEntry[], more?: Parameters<typeof writeZip>[1]): Promise<string> {
  const path = join(folder, `${++written}.zip`)
  await writeFile(path, writeZip(entries, more))
  return path
}

const zeros = (megabytes: number) => Buffer.alloc(megabytes << 20, '0')
const MIB = 1 << 20

/** Total bytes of all tables of an extract. */
async function readExtract(path: string): Promise<number> {
  const extract = await openExtract(path)
  let bytes = 0
  try {
    for (const file of extract.files.values())
      for await (const chunk of await file.open()) bytes += (chunk as Buffer).length
  } finally {
    extract.close()
  }
  return bytes
}

/** Rejected documents under a path, and the size of the accepted ones. */
async function readDocuments(path: string): Promise<{ bytes: number; refused: string[] }> {
  let bytes = 0
  const refused: string[] = []
  for await (const found of listDocuments(path)) {
    try {
      if ('unreadable' in found) refused.push(found.unreadable.reason)
      else bytes += found.document.readBytes().length
    } catch (error) {
      refused.push((error as Error).message)
    }
  }
  return { bytes, refused }
}

test('a table that unpacks to more than its declared size is aborted', async () => {
  const table = { name: 'KboOpenData/enterprise.csv', content: zeros(64), announced: MIB }
  const extract = await openExtract(await save([table]))
  after(() => extract.close())
  let read = 0
  await assert.rejects(async () => {
    for await (const chunk of (await extract.files.get('enterprise.csv')?.open()) ?? []) read += chunk.length
  }, ExtractError)
  assert.ok(read <= MIB, `${read} bytes were read`)
})

test('an implausible compression ratio is not unpacked', async () => {
  const path = await save([{ name: 'enterprise.csv', content: zeros(64) }])
  await assert.rejects(readExtract(path), /above the limit for a file of the register/)
})

test('false zip64 sizes are detected', async () => {
  for (const zip64Length of [0n, 1n << 31n, 1n << 40n, (1n << 53n) - 1n, 1n << 60n, (1n << 64n) - 1n]) {
    const entry = { content: Buffer.from('"a","b"\n'), zip64Length }
    await assert.rejects(readExtract(await save([{ ...entry, name: 'enterprise.csv' }])), ExtractError)
    const { bytes, refused } = await readDocuments(await save([{ ...entry, name: 'a.json' }]))
    assert.deepEqual([bytes, refused.length], [0, 1], String(zip64Length))
  }
})

test('path traversal is rejected or reported, and nothing is written', async () => {
  for (const name of [
    '../../../../outside/enterprise.csv',
    '/etc/enterprise.csv',
    'C:\\enterprise.csv',
    '..\\enterprise.csv',
    'a/../../enterprise.csv',
  ]) {
    const path = await save([{ name, content: Buffer.from('x') }])
    await assert.rejects(openExtract(path), ExtractError, name)
    assert.equal((await readDocuments(path)).refused.length, 1, name)
  }
  assert.deepEqual(await readdir(root), ['in'])
})

test('overlapping entries are rejected before extraction', async () => {
  const first = { name: '0.json', content: zeros(1) }
  const sharing = Array.from({ length: 5_000 }, (_, n) => ({ ...first, name: `${n + 1}.json`, sharing: 0 }))
  const path = await save([first, ...sharing])
  const { bytes, refused } = await readDocuments(path)
  assert.match(refused.join(), /overlap/)
  assert.ok(bytes <= MIB, `${bytes} bytes`)
  await assert.rejects(verifyZip(path), /overlap/)
  const tables = sharing.map((entry, n) => ({ ...entry, name: `${n}/a.csv` }))
  await assert.rejects(openExtract(await save([first, ...tables])), /overlap|twice/)
})

test('a duplicate table is rejected', async () => {
  const content = Buffer.from('x')
  const path = await save([
    { name: 'a/enterprise.csv', content },
    { name: 'b/enterprise.csv', content },
  ])
  await assert.rejects(openExtract(path), /enterprise\.csv twice/)
})

test('a hundred thousand entries are read sequentially', async () => {
  const content = Buffer.from('{}')
  const entries = Array.from({ length: 100_000 }, (_, n) => ({ name: `${n}.json`, content, stored: true }))
  const before = process.memoryUsage().rss
  const path = await save(entries.slice(0, 65_000))
  const { bytes, refused } = await readDocuments(path)
  assert.deepEqual([bytes, refused], [130_000, []])
  assert.ok(process.memoryUsage().rss - before < 400 * MIB)
  const { refused: told } = await readDocuments(await save(entries))
  assert.match(told.join(), /more files than its directory lists/, 'nothing is left out without a word')
})

test('nested zips are opened one level deep, and bombs are reported', async () => {
  const innermost = writeZip([{ name: 'a.json', content: Buffer.from('{}') }])
  const inner = writeZip([{ name: 'inner.zip', content: innermost, stored: true }])
  const { bytes, refused } = await readDocuments(
    await save([{ name: 'outer.zip', content: inner, stored: true }]),
  )
  assert.deepEqual([bytes, refused], [innermost.length, []], 'as the bytes that it is')

  const swollen = writeZip([{ name: 'a.json', content: zeros(64) }])
  const nested = await readDocuments(await save([{ name: 'swollen.zip', content: swollen }]))
  assert.equal(nested.bytes, 0)
  assert.match(nested.refused.join(), /above the size limit/)
  const packed = await readDocuments(await save([{ name: 'zeros.zip', content: zeros(64) }]))
  assert.match(packed.refused.join(), /above the size limit/)
})
