import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { createTestDatabase } from '../database.ts'
import { writeSampleFiles } from '../faults/sample-files.ts'
import { writeFolder } from '../fixtures/accounts/temp-folder.ts'
import { runInProcess } from './run-in-process.ts'

const { url } = await createTestDatabase()
const importing = (...paths: string[]) =>
  runInProcess(['import', 'gazette', '--no-extract', ...paths], { DATABASE_URL: url })
const [notices] = (await writeSampleFiles(600, 7)).gazette as [string]

test('unusable paths exit with 3, partially usable ones with 0, and the others are stored', async () => {
  const folder = writeFolder({ 'a.jsonl': '{"numac": "20', '12345678.pdf': '%PDF-1.4' })
  for (const path of [folder, `${folder}/a.jsonl`, writeFolder({})]) {
    const { code, stdout, stderr } = await importing(path)
    assert.equal(code, 3, stdout)
    assert.match(
      stderr,
      /nothing was imported from .*: (?:the folder is empty|nothing in it could be read)\./,
    )
  }
  const mixed = await importing(folder, notices, '--json')
  assert.equal(mixed.code, 3, mixed.stderr)
  const [damaged, sound] = mixed.stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  assert.equal(damaged.read, 0)
  assert.ok(sound.added > 0 && sound.added === sound.read)
})

test('a truncated file is said, and what could be read is stored', async () => {
  const packed = gzipSync(readFileSync(notices))
  const path = join(writeFolder({}), 'cut.jsonl.gz')
  writeFileSync(path, packed.subarray(0, packed.length >> 1))
  const { code, stdout } = await importing(path)
  assert.equal(code, 0, stdout)
  assert.match(stdout, /1 could not be parsed/)
  assert.match(stdout, /after line \d+: the file is truncated/)
})
