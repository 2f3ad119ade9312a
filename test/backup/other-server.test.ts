// Restoring between the embedded PostgreSQL and an external one of an older version, in both directions; and a
// server killed during a restore.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { rollbackRegister } from '../../src/sources/register/import/rollback-register.ts'
import { openBackup } from '../../src/store/backup/read-archive.ts'
import { restoreBackup } from '../../src/store/backup/restore-backup.ts'
import { writeBackup } from '../../src/store/backup/write-backup.ts'
import { migrate } from '../../src/store/db/migrate.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { makeDataDir } from '../cli/run-griffie.ts'
import { runInProcess } from '../cli/run-in-process.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert } from '../rest/running-app.ts'
import { startPostgres, WITHOUT_POSTGRES } from '../servers/debian-postgres.ts'
import { SMALL_REGISTER, writeExtract } from '../sources/register/extract-folder.ts'
import { digestAll, listLeftovers, makeFolder } from './database-fixture.ts'

test('a backup can be restored on another server and back', { skip: WITHOUT_POSTGRES }, async t => {
  const folder = makeFolder()
  const source = await createTestDatabase()
  await importRegister(source, writeExtract('full', 100, SMALL_REGISTER))
  await insert(source.pool, 'risk.score', {
    enterprise_number: 200000108,
    probability: 1 / 3,
    altman_z: -0.1,
    model_version: 'test',
    evaluated_at: '2026-10-25T02:30:00.000001+01:00',
  })
  const before = await digestAll(source.pool)
  await writeBackup(source.pool, join(folder, 'embedded.zip'), { version: '1' })

  const server = await startPostgres()
  const env = { DATABASE_URL: server.url, GRIFFIE_DATA_DIR: makeDataDir() }
  const restored = await runInProcess(['restore', join(folder, 'embedded.zip')], env)
  assert.equal(restored.code, 0, `into a database that nobody has used yet: ${restored.stderr}`)
  const pool = openPool(server.url, { name: 'test' })
  t.after(() => pool.end())
  assert.deepEqual(await digestAll(pool), before)

  const there = { url: server.url, pool }
  await importRegister(there, writeExtract('update', 101, { contact_delete: ['"0200.000.108"'] }))
  await rollbackRegister(there)
  const after = await digestAll(pool)
  assert.equal(after['register.contact'], before['register.contact'])
  assert.equal((await runInProcess(['backup', join(folder, 'theirs.zip')], env)).code, 0)
  const target = await createTestDatabase()
  const backup = await openBackup(join(folder, 'theirs.zip'))
  await restoreBackup(target.pool, backup).finally(() => backup.close())
  assert.deepEqual(await digestAll(target.pool), after)
})

test('a server killed during a restore keeps its previous data', { skip: WITHOUT_POSTGRES }, async t => {
  const folder = makeFolder()
  const source = await createTestDatabase()
  await importRegister(source, writeExtract('full', 100, SMALL_REGISTER))
  await writeBackup(source.pool, join(folder, 'backup.zip'), { version: '1' })
  const server = await startPostgres()
  await migrate(server.url)
  const pool = openPool(server.url, { name: 'test' })
  t.after(() => pool.end())
  await addCompany(pool, { legal_name: 'Was Hier Eerst' })
  const before = await digestAll(pool)
  const backup = await openBackup(join(folder, 'backup.zip'))
  t.after(() => backup.close())
  let killed: Promise<void> | undefined
  const restoring = restoreBackup(pool, backup, {
    force: true,
    progress({ stage }) {
      if (stage.startsWith('indexing')) killed ??= server.kill()
    },
  })
  await assert.rejects(restoring)
  await killed
  await startWhenFree(server.start)
  assert.deepEqual(await digestAll(pool), before)
  await restoreBackup(pool, backup, { force: true })
  assert.deepEqual(await digestAll(pool), await digestAll(source.pool))
  assert.deepEqual(await listLeftovers(pool), [])
})

// Backends of a killed postmaster take a moment to exit, and block a restart.
async function startWhenFree(start: () => Promise<void>): Promise<void> {
  for (const deadline = performance.now() + 20_000; ; ) {
    try {
      return await start()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await new Promise(resolve => setTimeout(resolve, 200))
    }
  }
}
