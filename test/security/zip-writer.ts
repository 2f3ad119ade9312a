// Writes arbitrary, also invalid, zip files. Source: PKWARE's APPNOTE 4.3.

import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = {
  name: string
  /** Uncompressed content. */
  content: Buffer
  /** Declared uncompressed size; the actual one by default. */
  announced?: number
  stored?: boolean
  /** Index of an earlier entry whose data it shares. */
  sharing?: number
  /** Declares this uncompressed size in a zip64 field. */
  zip64Length?: bigint
}

const ZIP64 = 0xffffffff
// The directory counts at most 65,535 entries; larger counts are modulo, and readers use the directory's size.
const MAX_ENTRY_COUNT = 0xffff

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
  end.writeUInt16LE(told & MAX_ENTRY_COUNT, 4)
  end.writeUInt16LE(told & MAX_ENTRY_COUNT, 6)
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
