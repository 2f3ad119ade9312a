// The demo key is stored in a file and must not open real data.

import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ensureDemoKey } from '../../src/cli/demo/demo-access.ts'
import { listKeys } from '../../src/store/access/api-keys.ts'
import { issueApiKey } from '../../src/usecases/access/issue-api-key.ts'
import { createTestDatabase } from '../database.ts'
import { startServer } from '../faults/running-server.ts'
import { SMALL_REGISTER, writeExtract } from '../sources/register/extract-folder.ts'
import { makeDataDir, run } from './run-griffie.ts'

const { pool, url } = await createTestDatabase()
const dataDir = makeDataDir()
const env = { DATABASE_URL: url, GRIFFIE_DATA_DIR: dataDir }
const file = join(dataDir, 'demo-key')
const ofSomebody = await issueApiKey(pool, { holder: 'Test', email: 'test@example.org', rateLimit: null })

test('the demo key is permanent, in a file readable by its owner only', async () => {
  const key = await ensureDemoKey(pool, dataDir)
  assert.equal(await ensureDemoKey(pool, dataDir), key)
  assert.equal(readFileSync(file, 'utf8'), `${key}\n`)
  assert.equal(statSync(file).mode & 0o777, 0o600)
})

test('the demo key is revoked for a real register, other keys are not', async () => {
  const key = await ensureDemoKey(pool, dataDir)
  const before = await startServer(env, key)
  assert.equal(
    (await before.get('/api/v1/search?q=x')).status,
    503,
    'let in, and told that there is no register',
  )
  await before.stop()
  assert.ok(existsSync(file))

  const imported = await run(['import', 'register', writeExtract('full', 100, SMALL_REGISTER)], env)
  assert.equal(imported.code, 0, imported.stderr)
  const served = await startServer(env, key)
  assert.equal((await served.get('/api/v1/search?q=x')).status, 401)
  assert.match(served.log(), /the demo key was revoked.*griffie keys issue/)
  assert.equal(existsSync(file), false)
  const known = { headers: { 'x-api-key': ofSomebody.key } }
  assert.equal((await fetch(`${served.url}/api/v1/search?q=x`, known)).status, 200)
  assert.equal(await served.stop(), 0)
  const active = (await listKeys(pool)).filter(({ revokedAt }) => revokedAt === null)
  assert.deepEqual(
    active.map(({ holder }) => holder),
    ['Test'],
  )
})
