import assert from 'node:assert/strict'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { fromBufferPromise, openPromise } from 'yauzl'
import { DocumentZipWriter, ZipWriter } from './zip-writer.ts'

const folder = await mkdtemp(join(tmpdir(), 'griffie-zip-file-'))
after(() => rm(folder, { recursive: true }))

test('documents come out as they went in, in their order, 250 in each inner zip', async () => {
  const path = join(folder, 'some.zip')
  const zip = new DocumentZipWriter(path)
  const documents = Array.from({ length: 1_200 }, (_, at) => ({
    name: `é-${at}.json`,
    content: 'ß'.repeat(at),
  }))
  for (const { name, content } of documents) {
    zip.add(name, content)
    await zip.drain()
  }
  await zip.close()
  const read: typeof documents = []
  const outer = await openPromise(path)
  for await (const entry of outer.eachEntry()) {
    const inner = await fromBufferPromise(await buffer(await outer.openReadStreamPromise(entry)))
    for await (const each of inner.eachEntry())
      read.push({ name: each.fileName, content: await text(await inner.openReadStreamPromise(each)) })
  }
  assert.equal(outer.entryCount, 5)
  assert.deepEqual(read, documents)
})

test('one that is abandoned leaves no file', async () => {
  const path = join(folder, 'none.zip')
  const zip = new ZipWriter(path)
  zip.add('a', Buffer.from('b'))
  await zip.abandon()
  await assert.rejects(access(path))
  await assert.rejects(access(`${path}.part`))
})

test('a failing source of chunks leaves no file and its error is thrown', async () => {
  const path = join(folder, 'failed.zip')
  const zip = new ZipWriter(path)
  zip.addChunks('a', function* () {
    yield Buffer.from('b')
    throw new Error('no more')
  })
  await assert.rejects(zip.close(), /no more/)
  await assert.rejects(access(`${path}.part`))
})
