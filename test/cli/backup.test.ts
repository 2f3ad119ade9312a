import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { writeRegisterSample } from '../../src/sample/register/write-register-sample.ts'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { digestAll, listLeftovers, makeFolder } from '../backup/database-fixture.ts'
import { createTestDatabase } from '../database.ts'
import { sized } from '../nightly.ts'
import { addCompany, issueKey } from '../rest/running-app.ts'
import { killAt } from './kill-at-stage.ts'
import { makeDataDir, start } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const folder = makeFolder()
const database = await createTestDatabase()
const env = { DATABASE_URL: database.url, GRIFFIE_DATA_DIR: makeDataDir() }
const { zips } = await writeRegisterSample(folder, { companies: sized(600, 2_000), seed: 9, updates: 0 })
await importRegister(database, (zips[0] as { path: string }).path)
await issueKey(database.pool)
const held = await digestAll(database.pool)
const whole = join(folder, 'whole.zip')

test('a backup is written, summarized and verified', async () => {
  const { code, stdout, stderr } = await runInProcess(['backup', whole], env)
  assert.equal(code, 0, stderr)
  assert.match(stdout, /whole\.zip: [\d,]+ rows of \d+ tables as of .* UTC, [\d.]+ MB, in [\d.]+ s\n$/)
  assert.equal(statSync(whole).mode & 0o777, 0o600)
  const verified = await runInProcess(['backup', '--verify', whole], env)
  assert.match(verified.stdout, /is complete: /)
  const json = JSON.parse((await runInProcess(['backup', '--verify', whole, '--json'], env)).stdout)
  assert.equal(json.whole, true)
})

test('an existing file is not overwritten, and write errors are explained', async () => {
  const before = readFileSync(whole)
  const { code, stderr } = await runInProcess(['backup', whole], env)
  assert.equal(code, 2)
  assert.match(stderr, /already exists/)
  assert.deepEqual(readFileSync(whole), before)
  const nowhere = await runInProcess(['backup', join(folder, 'no', 'such', 'folder.zip')], env)
  assert.equal(nowhere.code, 1)
  assert.match(nowhere.stderr, /no such file or folder\. No file was written/)
})

test('a killed backup leaves no file with the final name, and the next one succeeds', async () => {
  const file = join(folder, 'killed.zip')
  const stages = ['register.company', 'register.contact', 'intake.register_load']
  for (const stage of sized(stages.slice(1, 2), stages)) {
    if ((await killAt(stage, ['backup', file], env, database.pool)) === 'killed')
      assert.equal(existsSync(file), false, stage)
  }
  if (!existsSync(file)) assert.equal((await runInProcess(['backup', file], env)).code, 0)
  assert.equal((await runInProcess(['backup', '--verify', file], env)).code, 0)
  assert.equal(existsSync(`${file}.part`), false)
})

test('an interrupted backup removes its partial file', async () => {
  const file = join(folder, 'stopped.zip')
  const child = start(['backup', file], { ...env, LOG_LEVEL: 'debug' })
  child.stderr?.once('data', () => child.kill('SIGTERM'))
  const code = await new Promise(resolve => child.once('close', resolve))
  assert.deepEqual([code, readdirSync(folder).filter(name => name.startsWith('stopped'))], [1, []])
})

const skip = process.getuid?.() === 0 ? false : 'needs root, to make a disk that is too small'
test('a full disk is reported, and no partial file remains', { skip }, async t => {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    t.skip('needs to be allowed to mount a tmpfs')
    return
  }
  t.after(() => execFileSync('umount', [disk]))
  const { code, stderr } = await runInProcess(['backup', join(disk, 'b.zip')], env)
  assert.equal(code, 1)
  assert.match(stderr, /: no space left on the disk\. No file was written/)
  assert.deepEqual(readdirSync(disk), [])
})

test('a killed restore changes nothing, and the next one succeeds', async () => {
  const target = await createTestDatabase()
  await addCompany(target.pool, { legal_name: 'Was Hier Eerst' })
  const [into, before] = [{ ...env, DATABASE_URL: target.url }, await digestAll(target.pool)]
  const stages = ['checking ', 'filling register.company', 'indexing (company_words_idx)', 'gathering']
  for (const stage of sized(stages.slice(2, 3), stages)) {
    const how = await killAt(stage, ['restore', whole, '--force'], into, target.pool)
    const now = await digestAll(target.pool)
    if (how === 'killed' && now['register.company'] === before['register.company']) {
      assert.deepEqual(now, before, stage)
      assert.deepEqual(await listLeftovers(target.pool), [], stage)
    } else assert.deepEqual(now, held, `${stage}: it was done, and whole`)
  }
  const restored = await runInProcess(['restore', whole, '--force'], into)
  assert.equal(restored.code, 0, restored.stderr)
  assert.match(restored.stdout, /rows of \d+ tables restored in .*\nThe suppression list /)
  assert.deepEqual(await digestAll(target.pool), held)
})

test('an invalid backup exits with 3, a database with data with 5, without changes', async () => {
  const damaged = join(folder, 'damaged.zip')
  writeFileSync(damaged, readFileSync(whole).subarray(0, 5_000))
  for (const command of [
    ['backup', '--verify', damaged],
    ['restore', damaged, '--force'],
  ]) {
    const { code, stderr } = await runInProcess(command, env)
    assert.equal(code, 3, command.join(' '))
    assert.match(stderr, /damaged\.zip is truncated or not a backup/)
  }
  const { code, stderr } = await runInProcess(['restore', whole], env)
  assert.equal(code, 5)
  assert.match(stderr, /holds data .*--force/)
  assert.deepEqual(await digestAll(database.pool), held)
})
