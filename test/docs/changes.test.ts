// The section "Changes" of docs/api-design.md: its table of kinds, and its example client, which is run.

import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { PROJECT_DIR } from '../../src/config.ts'
import { CHANGE_KINDS } from '../../src/domain/changes/change-kinds.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { recordChanges } from '../../src/store/history/record-changes.ts'
import { makeDataDir } from '../cli/run-griffie.ts'
import { createTestDatabase } from '../database.ts'
import { issueKey, runApp, withChecksum } from '../rest/running-app.ts'

const page = readFileSync(join(PROJECT_DIR, 'docs', 'api-design.md'), 'utf8')
const [, section = ''] = page.split('\n## Changes\n')

test('the table of kinds is that of the feed', () => {
  const [table = ''] = section.split('\n\n').filter(part => part.startsWith('| kind |'))
  const rows = table.split('\n').slice(2)
  assert.deepEqual(
    rows,
    Object.entries(CHANGE_KINDS).map(([kind, text]) => `| \`${kind}\` | ${text} |`),
  )
})

test('the example client follows the feed, and goes on where it was', async () => {
  const [, code = ''] = /```js\n\/\/ changes-client\n([\s\S]*?)```/.exec(section) ?? []
  const { pool, url } = await createTestDatabase()
  const app = await runApp({ databaseUrl: url })
  const key = await issueKey(pool)
  const dir = makeDataDir()
  const client = join(dir, 'client.mjs')
  writeFileSync(client, code)
  const follow = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      client,
      app.url,
      key,
      join(dir, 'cursor'),
    ])
    return stdout.split('\n').filter(Boolean)
  }
  const number = withChecksum(7_400_000)
  const record = (count: number) =>
    inTransaction(pool, transaction =>
      recordChanges(
        transaction,
        Array.from({ length: count }, () => ({
          enterpriseNumber: Number(number),
          kind: 'register.seat',
          effectiveOn: null,
          reference: null,
          before: null,
          after: null,
        })),
      ),
    )
  await record(1_500)
  const first = await follow()
  assert.equal(new Set(first).size, 1_500)
  assert.ok(first.every(line => line.startsWith(`register.seat ${number} `)))
  assert.deepEqual(await follow(), [])
  await record(2)
  assert.equal((await follow()).length, 2)
})
