import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { writeJsonXbrl, writeReference } from '../fixtures/accounts/json-xbrl.ts'
import { writeFolder } from '../fixtures/accounts/temp-folder.ts'
import { runInProcess } from './run-in-process.ts'

const { url } = await createTestDatabase()
const importing = (...paths: string[]) =>
  runInProcess(['import', 'accounts', '--no-statistics', ...paths], { DATABASE_URL: url })

const damaged = { 'a.json': '{"Rubrics": [', 'b.pdf': '%PDF-1.4' }
const sound = {
  'references.json': [writeReference('2025-00000001')],
  'c.json': writeJsonXbrl('2025-00000001', { '20/58': '1' }),
}

test('unusable paths exit with 3, partially usable ones with 0', async () => {
  const folder = writeFolder(damaged)
  for (const path of [folder, `${folder}/a.json`, writeFolder({})]) {
    const { code, stdout } = await importing(path)
    assert.equal(code, 3, stdout)
  }
  const mixed = await importing(writeFolder({ ...damaged, ...sound }))
  assert.equal(mixed.code, 0, mixed.stderr)
  assert.match(mixed.stdout, /2 could not be parsed/)
})

test('an unusable path sets the exit code, and the others are stored', async () => {
  const { code, stdout } = await importing(writeFolder(damaged), writeFolder(sound), '--json')
  assert.equal(code, 3)
  const kept = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line).kept)
  assert.deepEqual(kept, [0, 1])
})

test('an empty list of deposits is valid', async () => {
  assert.equal((await importing(writeFolder({ 'references.json': '[]' }))).code, 0)
})
