// The tests beside their source files, in one process: they are pure, and a process for each takes twice their CPU time.

import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../src/config.ts'

const files = globSync('src/**/*.test.ts', { cwd: PROJECT_DIR }).sort()
const loading = Promise.withResolvers<void>()

// Tests run in the order in which they are registered: none is to measure time while modules are loaded.
test('the tests beside their source files are found and loaded', async () => {
  assert.ok(files.length > 0)
  await loading.promise
})

for (const file of files) await import(join(PROJECT_DIR, file))
loading.resolve()
