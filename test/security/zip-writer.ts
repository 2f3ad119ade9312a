// Zips as no library writes them: each field says what the test wants. Source of the layout: PKWARE's APPNOTE 4.3.

import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = {
  name: string
  /** What is in it, unpacked. */
  content: Buffer
  /** What the directory says of its length; the truth by default. */
  announced?: number
  stored?: boolean
  /** The number of an earlier entry whose bytes it shares. */
  sharing?: number
  /** A field of zip64 that says this of its unpacked length. */
  zip64Length?: bigint
}

const ZIP64 = 0xffffffff
// The directory tells 65,535 entries at most; more are counted modulo, and readers go by its length.
const MOST_TOLD = 0xffff

export function writeZip(entries: readonly ZipEntry[], { told = entries.length } = {}): Buffer {
  const places: { offset: number; packed: Buffer; sum: number }[] = []
  const locals: Buffer[] = []
  let length = 0
  for (const { name, content, stored, sharing } of entries) {
    const shared = sharing === undefined ? undefined : places[sharing]
    if (shared) {
      places.push(shared)
      continue
    }
    const place = { offset: length, packed: stored ? content : deflateRawSync(content), sum: crc32(content) }
    places.push(place)
    const fields = commonFields({ name, content, stored }, place)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), place.packed])
    locals.push(local)
    length += local.length
  }
  const directory = entries.map((entry, n) => directoryEntry(entry, places[n] as (typeof places)[number]))
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(told & MOST_TOLD, 4)
  end.writeUInt16LE(told & MOST_TOLD, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(length, 12)
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end])
}

type Place = { offset: number; packed: Buffer; sum: number }

function commonFields({ name, content, announced, stored, zip64Length }: ZipEntry, place: Place): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(stored ? 0 : 8, 4)
  fields.writeUInt32LE(place.sum, 10)
  fields.writeUInt32LE(place.packed.length, 14)
  fields.writeUInt32LE(zip64Length === undefined ? (announced ?? content.length) : ZIP64, 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  fields.writeUInt16LE(zip64Length === undefined ? 0 : 12, 24)
  return fields
}

function directoryEntry(entry: ZipEntry, place: Place): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(place.offset, 10)
  const extra = Buffer.alloc(entry.zip64Length === undefined ? 0 : 12)
  if (entry.zip64Length !== undefined) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(8, 2)
    extra.writeBigUInt64LE(entry.zip64Length, 4)
  }
  const fields = commonFields(entry, place)
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(entry.name), extra])
}
