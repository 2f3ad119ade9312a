import assert from 'node:assert/strict'
import { test } from 'node:test'
import { InvalidBackupError } from './errors.ts'
import { FORMAT_VERSION, parseManifest } from './manifest.ts'

const TABLE = {
  name: 'register.code',
  columns: ['code'],
  rows: 1,
  part: 'data/register.code.copy.zst',
  bytes: 2,
  sha256: 'ab'.repeat(32),
}
const MANIFEST = {
  format: FORMAT_VERSION,
  griffie: '1.0.0',
  postgres: '15.4',
  made_at: '2026-01-02T03:04:05.678Z',
  migrations: ['0001_register'],
  tables: [TABLE],
  sequences: { 'intake.register_load.load_id': null },
}

test('a manifest survives a round trip', () => {
  assert.deepEqual(parseManifest(JSON.stringify(MANIFEST)), MANIFEST)
})

test('a manifest of a later format is rejected', () => {
  assert.throws(
    () => parseManifest(JSON.stringify({ ...MANIFEST, format: FORMAT_VERSION + 1 })),
    /newer version/,
  )
})

test('an invalid manifest is rejected', () => {
  const { postgres: _, ...incomplete } = MANIFEST
  for (const given of [null, [], {}, incomplete, { ...MANIFEST, tables: [{ ...TABLE, rows: -1 }] }])
    assert.throws(() => parseManifest(JSON.stringify(given)), InvalidBackupError)
  assert.throws(() => parseManifest('{"format": 1,'), InvalidBackupError)
})
