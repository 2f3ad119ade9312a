import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'
import { PROCESSES, processOf, testFiles } from './plan.ts'

for (const folder of ['src', 'test'])
  test(`the tests of every folder of ${folder} are run`, () => {
    for (const file of testFiles().filter(file => file.startsWith(folder)))
      assert.ok(processOf(file), `add ${file} to a row of test/processes/plan.ts`)
  })

test('every process of the plan is started, and runs files', () => {
  const entries = globSync('test/processes/*.test.ts', { cwd: PROJECT_DIR }).map(file =>
    file.replace(/^.*\/|\.test\.ts$/g, ''),
  )
  assert.deepEqual(new Set(entries), new Set([...Object.keys(PROCESSES), 'every-file']))
  const used = new Set(testFiles().map(processOf))
  for (const name of Object.keys(PROCESSES)) assert.ok(used.has(name), `${name} has no files`)
})
