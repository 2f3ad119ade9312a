import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'

const namesOf = (pattern: string, at: number) =>
  new Set(
    globSync(pattern, { cwd: PROJECT_DIR }).map(file => file.split('/')[at]?.replace(/\.test\.ts$/, '')),
  )

test('the tests of every folder of src are run', () => {
  const run = namesOf('test/src/*.test.ts', 2)
  for (const folder of namesOf('src/**/*.test.ts', 1))
    assert.ok(run.has(folder), `add test/src/${folder}.test.ts`)
})
