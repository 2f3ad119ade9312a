// A zip of the register that holds more than it says: reading ends at what was announced, however much there is.

import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { openExtract } from '../../src/sources/register/extract.ts'
import { ExtractFault } from '../../src/sources/register/fault.ts'

const folder = await mkdtemp(join(tmpdir(), 'griffie-swollen-'))
after(() => rm(folder, { recursive: true, force: true }))

const UNPACKED = 64 << 20
const ANNOUNCED = 1 << 20

// One entry; its directory says `ANNOUNCED`. Source of the layout: PKWARE's APPNOTE 4.3.
async function writeSwollenZip(name: string): Promise<string> {
  const data = deflateRawSync(Buffer.alloc(UNPACKED, 'a'))
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4) // deflated
  fields.writeUInt32LE(data.length, 14)
  fields.writeUInt32LE(ANNOUNCED, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data])
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(local.length, 12)
  const path = join(folder, 'swollen.zip')
  await writeFile(path, Buffer.concat([local, directory, Buffer.from('PK\x05\x06'), end]))
  return path
}

test('an entry that unpacks to more than it announces is given up there', async () => {
  const extract = await openExtract(await writeSwollenZip('KboOpenData/enterprise.csv'))
  after(() => extract.close())
  let read = 0
  await assert.rejects(async () => {
    for await (const chunk of (await extract.files.get('enterprise.csv')?.open()) ?? []) read += chunk.length
  }, ExtractFault)
  assert.ok(read <= ANNOUNCED, `${read} bytes were read`)
})

test('a zip with an entry that names a place outside is refused', async () => {
  const path = await writeSwollenZip('../../../../outside/enterprise.csv')
  await assert.rejects(() => openExtract(path), ExtractFault)
})
