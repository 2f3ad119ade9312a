// What a reader of the files fetches for one company or one town, with hyparquet: footers, and the row groups whose
// statistics allow the value.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AsyncBuffer, asyncBufferFromFile, type ParquetQueryFilter, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { BULK_TABLES } from '../../src/domain/bulk/tables.ts'

export type Reads = { bytes: number; requests: number; rows: number; of: number }

const COMPANIES = { $gte: '0500000000', $lt: '0500100000' }

/** A company in the middle, from all tables ordered by company. */
export async function readCompany(snapshot: string): Promise<Reads> {
  const tables = BULK_TABLES.filter(({ sort }) => sort[0] === 'enterprise_number').map(({ name }) => name)
  const [first] = await read(snapshot, ['companies'], { enterprise_number: COMPANIES })
  const number = first?.enterprise_number as string
  return total(snapshot, tables, { enterprise_number: { $eq: number } })
}

/** Antwerp, which is large. */
export function readTown(snapshot: string): Promise<Reads> {
  return total(snapshot, ['addresses', 'establishments'], { zip: { $eq: '2000' } }, '/zip_area=2/')
}

const counted = { bytes: 0, requests: 0 }

async function total(
  snapshot: string,
  tables: readonly string[],
  filter: ParquetQueryFilter,
  part = '',
): Promise<Reads> {
  Object.assign(counted, { bytes: 0, requests: 0 })
  const rows = await read(snapshot, tables, filter, part)
  const { resources } = JSON.parse(readFileSync(join(snapshot, 'datapackage.json'), 'utf8'))
  const of = resources
    .filter(({ name }: { name: string }) => tables.includes(name))
    .reduce((sum: number, { bytes }: { bytes: number }) => sum + bytes, 0)
  return { ...counted, rows: rows.length, of }
}

async function read(
  snapshot: string,
  tables: readonly string[],
  filter: ParquetQueryFilter,
  part = '',
): Promise<Record<string, unknown>[]> {
  const { resources } = JSON.parse(readFileSync(join(snapshot, 'datapackage.json'), 'utf8'))
  const found: Record<string, unknown>[] = []
  for (const { name, files } of resources)
    if (tables.includes(name))
      for (const { path } of files)
        if (path.includes(part)) {
          const file = countReads(await asyncBufferFromFile(join(snapshot, path)))
          found.push(...(await parquetReadObjects({ file, compressors, filter })))
        }
  return found
}

function countReads(file: AsyncBuffer): AsyncBuffer {
  return {
    byteLength: file.byteLength,
    slice(start, end = file.byteLength) {
      counted.requests++
      counted.bytes += (end < 0 ? file.byteLength + end : end) - (start < 0 ? file.byteLength + start : start)
      return file.slice(start, end)
    },
  }
}
