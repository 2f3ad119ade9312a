import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeRegisterSample } from '../../src/sample/register/write-register-sample.ts'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { tryImportLock } from '../../src/store/intake/register-loads.ts'
import { makeFolder } from '../backup/database-fixture.ts'
import { createTestDatabase } from '../database.ts'
import { sized } from '../nightly.ts'
import { digestRegister } from '../sources/register/table-digests.ts'
import { killAt } from './kill-at-stage.ts'
import { makeDataDir } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const database = await createTestDatabase()
const { pool } = database
const env = { DATABASE_URL: database.url, GRIFFIE_DATA_DIR: makeDataDir() }
const { zips } = await writeRegisterSample(makeFolder(), { companies: 200, seed: 9, updates: 2 })
const [full, first, second] = zips.map(({ path }) => path) as [string, string, string]
await importRegister(database, full)
const afterFull = await digestRegister(pool)
await importRegister(database, first)
const afterFirst = await digestRegister(pool)
await importRegister(database, second)
const afterSecond = await digestRegister(pool)

test('--dry-run only prints the plan', async () => {
  const { code, stdout } = await runInProcess(['rollback', 'register', '--dry-run'], env)
  assert.equal(code, 0)
  assert.match(stdout, /^would roll back update extract 142 .*\nwould restore update extract 141 .*\n$/)
  assert.deepEqual(await digestRegister(pool), afterSecond)
})

test('a killed rollback changes nothing', async () => {
  const stages = ['rolling back extract 142', 'rolling back extract 141', 'switching']
  for (const stage of sized(stages.slice(1, 2), stages)) {
    const how = await killAt(stage, ['rollback', 'register', '--to', '140'], env, pool)
    const now = await digestRegister(pool)
    if (how === 'finished' || now.company === afterFull.company) {
      assert.deepEqual(now, afterFull, `${stage}: it was done, and whole`)
      for (const path of [first, second]) await importRegister(database, path, { force: true })
    } else assert.deepEqual(now, afterSecond, stage)
  }
})

test('a rollback reports the restored extract, and so does status', async () => {
  const back = await runInProcess(['rollback', 'register'], env)
  assert.equal(back.code, 0, back.stderr)
  assert.match(
    back.stdout,
    /^update extract 142 .* rolled back in [\d.]+ s\nupdate extract 141 .* is served\n/,
  )
  assert.match(back.stderr, /activities and \d+ towns counted/)
  assert.deepEqual(await digestRegister(pool), afterFirst)
  const status = JSON.parse((await runInProcess(['status', '--json'], env)).stdout)
  assert.equal(status.register.extractNumber, 141)
  const counted = await pool.query('SELECT extract_number AS n FROM site.count_run')
  assert.equal(counted.rows[0].n, 141, 'counts are refreshed')

  const again = await runInProcess(['import', 'register', second], env)
  assert.equal(again.code, 3)
  assert.match(again.stderr, /142 was rolled back on .*--force/)
  const json = JSON.parse((await runInProcess(['rollback', 'register', '--to', '140', '--json'], env)).stdout)
  assert.equal(json.restored.extractNumber, 140)
  assert.equal(json.applied, true)
  assert.deepEqual(await digestRegister(pool), afterFull)
})

test('an unavailable rollback exits with 4, a running import with 5, invalid arguments with 2', async () => {
  const nowhere = await runInProcess(['rollback', 'register', '--to', '1'], env)
  assert.equal(nowhere.code, 4)
  assert.match(nowhere.stderr, /Cannot roll back from extract 140/)
  assert.equal((await runInProcess(['rollback', 'register', '--to', 'x'], env)).code, 2)
  assert.equal((await runInProcess(['rollback', 'register', '--drop', '--dry-run'], env)).code, 2)
  const importing = await pool.connect()
  await importing.query('BEGIN')
  await tryImportLock(importing)
  assert.equal((await runInProcess(['rollback', 'register'], env)).code, 5)
  await importing.query('ROLLBACK')
  importing.release()
  assert.match(
    (await runInProcess(['rollback', 'register', '--drop'], env)).stdout,
    /no earlier register was kept/,
  )
})
