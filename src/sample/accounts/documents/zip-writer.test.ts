import assert from 'node:assert/strict'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { openPromise } from 'yauzl'
import { ZipWriter } from './zip-writer.ts'

const folder = await mkdtemp(join(tmpdir(), 'griffie-zip-file-'))
after(() => rm(folder, { recursive: true }))

test('documents come out as they went in, in their order', async () => {
  const path = join(folder, 'some.zip')
  const zip = await ZipWriter.create(path)
  const documents = Array.from({ length: 40 }, (_, at) => ({
    name: `é-${at}.json`,
    content: 'ß'.repeat(at * 50),
  }))
  for (const { name, content } of documents) zip.add(name, content)
  await zip.drain()
  await zip.close()
  const read: typeof documents = []
  const opened = await openPromise(path)
  for await (const entry of opened.eachEntry()) {
    read.push({ name: entry.fileName, content: await text(await opened.openReadStreamPromise(entry)) })
  }
  assert.deepEqual(read, documents)
})

test('more entries than 16 bits count are all found', async () => {
  const path = join(folder, 'many.zip')
  const zip = await ZipWriter.create(path)
  const entries = 65_600
  for (let at = 0; at < entries; at++) {
    zip.add(`${at}`, 'x')
    if (at % 64 === 0) await zip.drain()
  }
  await zip.close()
  const opened = await openPromise(path)
  assert.equal(opened.entryCount, entries)
  let last = ''
  for await (const { fileName } of opened.eachEntry()) last = fileName
  assert.equal(last, `${entries - 1}`)
})

test('one that is given up leaves no file', async () => {
  const path = join(folder, 'none.zip')
  const zip = await ZipWriter.create(path)
  zip.add('a', 'b')
  await zip.abandon()
  await assert.rejects(access(path))
  await assert.rejects(access(`${path}.part`))
})
