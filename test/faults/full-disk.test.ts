// With a full disk, serving continues, and commands report the cause and succeed once there is space.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { after, test } from 'node:test'
import { writeRegisterSample } from '../../src/sample/register/write-register-sample.ts'
import { makeDataDir, run } from '../cli/run-griffie.ts'
import { runInProcess } from '../cli/run-in-process.ts'
import { createTestDatabase } from '../database.ts'
import { sized } from '../nightly.ts'
import { ACCOUNT, startFakeRegister } from '../sources/register/client/fake-register.ts'
import { fingerprintOf } from './fingerprint.ts'
import { eventually, type RunningServer, startServer } from './running-server.ts'
import { writeSampleFiles } from './sample-files.ts'
import { makeSmallDisk, smallDiskSkipReason } from './small-disk.ts'
import { openFolder, postmasterOf, startTestCluster, type TestCluster } from './test-cluster.ts'

const skip = smallDiskSkipReason()

test('with the disk of the database full', { skip }, async t => {
  const [first, second] = [await writeSampleFiles(150, 31), await writeSampleFiles(300, 32)]
  const disk = makeSmallDisk(240)
  const small = { max_wal_size: '48MB', min_wal_size: '32MB', shared_buffers: '16MB' }
  const database = await startTestCluster(small, disk.folder)
  const env = { DATABASE_URL: database.url, GRIFFIE_DATA_DIR: makeDataDir() }
  const done = async (...args: string[]) => {
    const { code, stderr } = await runInProcess(args, env)
    assert.equal(code, 0, stderr)
  }
  await done('import', 'register', first.full)
  const holder = ['--holder', 'Test', '--email', 'test@example.org', '--rate-limit', '1000000']
  const key = (await runInProcess(['keys', 'issue', ...holder], env)).stdout.trim()
  const served = await startServer(env, key)
  after(() => served.kill())

  const cases: [name: string, schema: string, args: string[]][] = [
    ['an Update', 'register', ['import', 'register', first.update]],
    ['a Full', 'register', ['import', 'register', '--force', second.full]],
    ['texts of the gazette', 'gazette', ['import', 'gazette', '--no-extract', ...first.gazette]],
    ['an extraction', 'gazette', ['extract', '--all']],
    ['annual accounts', 'accounts', ['import', 'accounts', '--no-statistics', ...first.accounts]],
    ['the sitemap', 'site', ['sitemap']],
  ]
  for (const [name, schema, args] of sized(cases.slice(0, 1), cases))
    await t.test(`${name}: it says so, what is served stays, and with room it succeeds`, async () => {
      const before = await fingerprintOf(database.url, schema)
      disk.fill()
      const { code, stderr } = await run(args, env)
      assert.equal(code, 1, stderr)
      assert.match(stderr, /griffie: The (disk of the database is full|connection to the database was lost)/)
      assert.doesNotMatch(stderr, /base\/\d+|INSERT|COPY/)
      await assertServed(served, database)
      disk.clear()
      if (postmasterOf(database.cluster) === null) await database.start()
      if (schema !== 'gazette' && schema !== 'accounts')
        assert.deepEqual(await fingerprintOf(database.url, schema), before, 'nothing was changed')
      await done(...args)
      assert.notDeepEqual(await fingerprintOf(database.url, schema), before)
      await eventually(async () => (await served.get('/api/v1/search?q=62')).status === 200)
    })
})

// PostgreSQL stops when its WAL disk is full: the answer is then unknown, not empty.
async function assertServed({ get }: RunningServer, { cluster, query }: TestCluster): Promise<void> {
  const isThere = postmasterOf(cluster) !== null
  const answer = await get('/api/v1/search?q=62')
  assert.ok(answer.status === 503 || (isThere && answer.status === 200), `${answer.status}`)
  if (answer.status === 503) return
  assert.notDeepEqual(answer.body, [], 'no empty list')
  const [row] = await query<{ number: string }>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS number FROM register.company WHERE in_register LIMIT 1`,
  )
  assert.equal((await get(`/api/v1/companies/${row?.number}`)).status, 200)
}

test('with the disk of a file that is written full', { skip }, async t => {
  const disk = makeSmallDisk(2)
  const env = { GRIFFIE_DATA_DIR: makeDataDir() }
  await t.test('a sample ends by saying so', async () => {
    const { code, stderr } = await run(['sample', join(disk.folder, 'sample'), '--companies', '20000'], env)
    assert.equal(code, 1, stderr)
    assert.match(stderr, /The output disk is full/)
  })
  await t.test(
    'an extract on its way stops, keeps what came, and goes on there once there is room',
    async () => {
      const { zips } = await writeRegisterSample(openFolder(), { companies: 500, seed: 33, updates: 0 })
      const [full] = zips.map(({ path }) => path) as [string]
      const name = basename(full)
      const bytes = readFileSync(full)
      const played = await startFakeRegister()
      played.files.set(name, bytes)
      const database = await createTestDatabase()
      const fetching = {
        DATABASE_URL: database.url,
        GRIFFIE_DATA_DIR: join(disk.folder, 'fetching'),
        REGISTER_URL: played.url,
        REGISTER_USER: ACCOUNT.user,
        REGISTER_PASSWORD: ACCOUNT.password,
      }
      disk.fill(bytes.length >> 1)
      const { code, stderr } = await run(['fetch', 'register'], fetching)
      assert.equal(code, 1, stderr)
      assert.match(stderr, /griffie: The output disk is full/)
      const part = join(disk.folder, 'fetching', 'fetched-register', `${name}.part`)
      const kept = statSync(part).size
      assert.ok(kept > 0 && kept < bytes.length, `${kept} of ${bytes.length}`)
      assert.equal((await database.pool.query('SELECT FROM intake.register_load')).rowCount, 0)

      disk.clear()
      const again = await runInProcess(['fetch', 'register'], fetching)
      assert.equal(again.code, 0, again.stderr)
      assert.deepEqual(
        played.asked(name).map(({ headers }) => headers.range),
        [undefined, `bytes=${kept}-`],
      )
      assert.equal((await database.pool.query('SELECT FROM intake.register_load')).rowCount, 1)
      rmSync(fetching.GRIFFIE_DATA_DIR, { recursive: true })
    },
  )
  await t.test('a backup says so, and leaves nothing behind', async () => {
    const database = await createTestDatabase()
    disk.fill()
    const path = join(disk.folder, 'backup.zip')
    const { code, stderr } = await run(['backup', path], { ...env, DATABASE_URL: database.url })
    assert.equal(code, 1, stderr)
    assert.match(stderr, /room|space|full/i)
    assert.deepEqual(
      readdirSync(disk.folder).filter(name => name.startsWith('backup')),
      [],
    )
    disk.clear()
  })
  await t.test('an embedded database that finds no room says so too, and leaves nothing behind', async () => {
    const dataDir = join(disk.folder, 'install')
    const { code, stderr } = await run(['status'], { GRIFFIE_DATA_DIR: dataDir })
    assert.equal(code, 1, stderr)
    assert.match(stderr, /griffie: The output disk is full/)
    assert.deepEqual(readdirSync(join(dataDir, 'postgres')), [], 'nor left half made')
  })
})

test('a report on a full disk says so, and leaves what was there', { skip }, async () => {
  const disk = makeSmallDisk(2)
  const { zips } = await writeRegisterSample(openFolder(), { companies: 20, seed: 34, updates: 0 })
  const database = await createTestDatabase()
  const own = { DATABASE_URL: database.url, GRIFFIE_DATA_DIR: makeDataDir() }
  assert.equal((await runInProcess(['import', 'register', zips[0]?.path as string], own)).code, 0)
  const { rows } = await database.pool.query<{ n: string }>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS n FROM register.company LIMIT 1`,
  )
  const path = join(disk.folder, 'report.pdf')
  writeFileSync(path, 'of before')
  disk.fill()
  const { code, stderr } = await run(['report', rows[0]?.n as string, '--output', path], own)
  assert.equal(code, 1, stderr)
  assert.match(stderr, /The output disk is full/)
  assert.equal(readFileSync(path, 'utf8'), 'of before')
  assert.deepEqual(
    readdirSync(disk.folder).filter(name => name.startsWith('report')),
    ['report.pdf'],
  )
})
