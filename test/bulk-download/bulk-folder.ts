// A bulk folder as the export lays it out, with arbitrary bytes as data files.

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after } from 'node:test'

/** Data files by table and path below the snapshot. */
type Tables = Record<string, Record<string, Buffer>>

/** An empty folder, removed after the test file. */
export function makeBulkFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-bulk-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Writes a snapshot and makes it the latest. */
export function addSnapshot(folder: string, id: string, tables: Tables): void {
  const below = join(folder, 'snapshots', id)
  const write = (path: string, body: Buffer | string) => {
    mkdirSync(dirname(join(below, path)), { recursive: true })
    writeFileSync(join(below, path), body)
  }
  for (const [path, body] of Object.values(tables).flatMap(files => Object.entries(files))) write(path, body)
  const resources = Object.entries(tables).map(([name, files]) => {
    const listed = Object.entries(files).map(([path, body]) => ({
      path,
      bytes: body.length,
      hash: `sha256:${sha256(body)}`,
      rows: 1,
    }))
    return listed.length === 1
      ? { name, format: 'parquet', ...listed[0] }
      : { name, format: 'parquet', path: listed.map(({ path }) => path), files: listed }
  })
  write('datapackage.json', JSON.stringify({ name: 'griffie', resources }))
  write('dcat.jsonld', '{}')
  const all = Object.values(tables).flatMap(files => Object.values(files))
  const latest = {
    snapshot: id,
    path: `snapshots/${id}`,
    created_at: '2026-11-24T23:30:00Z',
    tables: Object.fromEntries(
      Object.entries(tables).map(([name, files]) => [name, Object.keys(files).length]),
    ),
    bytes: all.reduce((sum, { length }) => sum + length, 0),
  }
  writeFileSync(join(folder, 'latest.json.new'), JSON.stringify(latest))
  renameSync(join(folder, 'latest.json.new'), join(folder, 'latest.json'))
}

export function removeSnapshot(folder: string, id: string): void {
  rmSync(join(folder, 'snapshots', id), { recursive: true })
}
