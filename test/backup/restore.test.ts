// A restore reproduces rows, indexes and sequences exactly; invalid backups are rejected before any change.

import assert from 'node:assert/strict'
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { rollbackRegister } from '../../src/sources/register/import/rollback-register.ts'
import { DatabaseInUseError, InvalidBackupError } from '../../src/store/backup/errors.ts'
import { openBackup, verifyBackup } from '../../src/store/backup/read-archive.ts'
import { type RestoreOptions, restoreBackup } from '../../src/store/backup/restore-backup.ts'
import { writeBackup } from '../../src/store/backup/write-backup.ts'
import { readMigrations } from '../../src/store/db/migrate.ts'
import { inTransaction, type Pool } from '../../src/store/db/pool.ts'
import { withSnapshot } from '../../src/store/db/snapshot.ts'
import { recordChanges } from '../../src/store/history/record-changes.ts'
import { tryImportLock } from '../../src/store/intake/register-loads.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, issueKey } from '../rest/running-app.ts'
import { type Rows, SMALL_REGISTER, writeExtract } from '../sources/register/extract-folder.ts'
import { describeSchemas, digestAll, listLeftovers, makeFolder } from './database-fixture.ts'

const folder = makeFolder()
const database = await createTestDatabase()
const { pool } = database
const UPDATE: Rows = { code: ['"Nace2025","56111","NL","Restaurant"'], contact_delete: ['"0200.000.108"'] }
await importRegister(database, writeExtract('full', 99, SMALL_REGISTER))
await importRegister(database, writeExtract('full', 100, SMALL_REGISTER))
await importRegister(database, writeExtract('update', 101, UPDATE))
await addCompany(pool, { legal_name: 'Tab\tnieuwe\nregel \\N terug\\ en \u{1F9C0}', names: '' })
await issueKey(pool)
await insert(pool, 'access.suppression', { kind: 'company', enterprise_number: 200000207 })
await insert(pool, 'risk.score', {
  enterprise_number: 200000108,
  probability: 0.1 + 0.2,
  altman_z: 1e-300,
  model_version: 'test',
  evaluated_at: '2026-03-29T02:30:00.123456+02:00',
})
await insert(pool, 'gazette.lifecycle_event', {
  enterprise_number: 200000108,
  source: 'faillissement',
  severity: 'high',
  numac: '2025000001',
  event_kind: 'bankruptcy_opening',
  pub_date: '2025-01-02',
})
await insert(pool, 'site.sitemap_generation', { origin: 'http://localhost', default_language: 'nl' })
await pool.query(
  `INSERT INTO site.sitemap_file (generation, name, urls, xml_bytes, etag, body)
   SELECT max(generation), 'index', 1, 256, 'x', decode(string_agg(lpad(to_hex(b), 2, '0'), '' ORDER BY b), 'hex')
   FROM site.sitemap_generation, generate_series(0, 255) b`,
)

const CHANGE = {
  kind: 'register.left',
  effectiveOn: '2026-03-02',
  reference: '1',
  before: null,
  after: null,
} as const
// The batch that is opened last commits first.
const early = await pool.connect()
await early.query('BEGIN')
await recordChanges(early, [{ ...CHANGE, enterpriseNumber: 200000108 }])
await inTransaction(pool, client => recordChanges(client, [{ ...CHANGE, enterpriseNumber: 200000207 }]))
await early.query('COMMIT')
early.release()

const backup = join(folder, 'whole.zip')
const written = await writeBackup(pool, backup, { version: '1.2.3' })
const before = await digestAll(pool)

async function restore(target: Pool, path: string, options?: RestoreOptions): Promise<void> {
  const opened = await openBackup(path)
  await restoreBackup(target, opened, options).finally(() => opened.close())
}

async function refuses(path: string, pattern: RegExp, target: Pool = pool): Promise<void> {
  const held = await digestAll(target)
  await assert.rejects(restore(target, path, { force: true }), (error: Error) => {
    assert.ok(error instanceof InvalidBackupError, String(error.stack))
    assert.match(error.message, pattern)
    return true
  })
  assert.deepEqual(await digestAll(target), held, 'nothing was changed')
  assert.deepEqual(
    (await listLeftovers(target)).filter(name => name !== 'register_previous'),
    [],
  )
}

test('a restored database has all rows, indexes, keys, triggers and sequences of the original', async () => {
  const target = await createTestDatabase()
  const empty = await describeSchemas(target.pool)
  await restore(target.pool, backup)
  assert.deepEqual(await digestAll(target.pool), before)
  assert.deepEqual(await describeSchemas(target.pool), empty)
  assert.deepEqual(await listLeftovers(target.pool), [])
  const { rows } = await target.pool.query(
    `INSERT INTO access.suppression (kind, enterprise_number) VALUES ('company', 200000306) RETURNING suppression_id AS id`,
  )
  assert.equal(rows[0].id, 2, 'numbers go on')
  await inTransaction(target.pool, client =>
    recordChanges(client, [{ ...CHANGE, enterpriseNumber: 200000306 }]),
  )
  const changes = await target.pool.query(
    `SELECT enterprise_number AS n, position > 1000000000 AS beyond FROM history.change JOIN history.batch USING (batch_id)
     WHERE kind = 'register.left' ORDER BY position`,
  )
  assert.deepEqual(
    changes.rows.map(({ n }) => n),
    [200000207, 200000108, 200000306],
    'changes keep their order, and it goes on',
  )
  assert.equal(changes.rows.at(-1).beyond, true, 'no position is given again that a client may have seen')
  await assert.rejects(target.pool.query('DELETE FROM risk.score'), /history/)
  const update = writeExtract('update', 102, {})
  assert.equal((await importRegister(target, update)).applied, true, 'the chain of extracts goes on')
  await rollbackRegister(target, { to: 100 })
  await assert.rejects(
    rollbackRegister(target),
    /Cannot roll back/,
    'the register before the Full was not in it',
  )
})

test('a backup has all tables except the queue’s and unlogged ones', async () => {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS n FROM pg_class WHERE relkind = 'r' AND relpersistence = 'p'
     AND relnamespace::regnamespace::text !~ '^(pg_|information_schema|pgboss|register_previous)'
     AND relname <> 'griffie_migration'`,
  )
  assert.equal(written.tables, rows[0].n)
})

test('the file is readable by its owner only, and no partial file remains', () => {
  assert.equal(statSync(backup).mode & 0o777, 0o600)
  assert.equal(statSync(backup).size, written.bytes)
  assert.throws(() => statSync(`${backup}.part`), /ENOENT/)
})

test('a database with data is only replaced with force, and then completely', async () => {
  const target = await createTestDatabase()
  await addCompany(target.pool, { legal_name: 'Was Hier Eerst' })
  const held = await digestAll(target.pool)
  await assert.rejects(restore(target.pool, backup), (error: Error) => {
    assert.ok(error instanceof DatabaseInUseError)
    assert.match(
      error.message,
      /holds data \(intake\.accounts_fetch, intake\.gazette_fetch, register\.company\).*--force/,
    )
    return true
  })
  assert.deepEqual(await digestAll(target.pool), held)
  await restore(target.pool, backup, { force: true })
  assert.deepEqual(await digestAll(target.pool), before)
})

test('readers see the old or the restored database without waiting', async () => {
  const target = await createTestDatabase()
  await addCompany(target.pool)
  const read = async () => {
    const { rows } = await target.pool.query({
      name: 'watch',
      text: `SELECT ((SELECT count(*) FROM register.company) * 10 + (SELECT count(*) FROM access.api_key))::int AS n`,
    })
    return rows[0].n as number
  }
  const seen = new Set<number>()
  let running = true
  const reading = (async () => {
    while (running) seen.add(await read())
  })()
  const holder = await target.pool.connect()
  await holder.query('BEGIN; SELECT FROM register.company')
  await restore(target.pool, backup, { force: true })
  await holder.query('COMMIT')
  holder.release()
  running = false
  await reading
  seen.add(await read())
  assert.deepEqual(seen, new Set([10, 41]))
})

test('a restore is rejected during an import', async () => {
  const target = await createTestDatabase()
  const importing = await target.pool.connect()
  await importing.query('BEGIN')
  await tryImportLock(importing)
  await assert.rejects(restore(target.pool, backup), DatabaseInUseError)
  await importing.query('ROLLBACK')
  importing.release()
})

test('a backup of an older version is migrated', async () => {
  const target = await createTestDatabase()
  const later = { name: '9000_later', sql: 'ALTER TABLE register.address ADD COLUMN later text DEFAULT 42' }
  await restore(target.pool, backup, { migrations: [...readMigrations(), later] })
  const { rows } = await target.pool.query('SELECT DISTINCT later FROM register.address')
  assert.deepEqual(rows, [{ later: '42' }])
})

test('a backup of a newer version is rejected with its unknown migrations', async () => {
  const opened = await openBackup(backup)
  const older = readMigrations().slice(0, -1)
  await assert.rejects(restoreBackup(pool, opened, { force: true, migrations: older }), /newer version/)
  opened.close()
  assert.deepEqual(await digestAll(pool), before)
})

test('names in a file cannot inject SQL', async () => {
  const opened = await openBackup(backup)
  const [table] = opened.manifest.tables
  assert.ok(table)
  for (const forged of [
    { ...table, name: `${table.name}; DROP SCHEMA access CASCADE; --` },
    { ...table, columns: [...table.columns, "1) FROM PROGRAM 'id' --"] },
  ]) {
    const manifest = { ...opened.manifest, tables: [forged] }
    await assert.rejects(restoreBackup(pool, { ...opened, manifest }, { force: true }), InvalidBackupError)
    assert.deepEqual(await digestAll(pool), before)
  }
  opened.close()
})

test('truncated, damaged and foreign files are rejected', async () => {
  const whole = readFileSync(backup)
  const damage = (name: string, bytes: Buffer) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    return path
  }
  await refuses(join(folder, 'nowhere.zip'), /no such file/)
  for (const length of [0, 10, whole.length >> 1, whole.length - 1])
    await refuses(damage('cut.zip', whole.subarray(0, length)), /is truncated or not a backup/)
  for (let at = 64; at < whole.length; at += Math.ceil(whole.length / 24)) {
    const bytes = Buffer.from(whole)
    bytes[at] = (bytes[at] as number) ^ 0xff
    const path = damage('flipped.zip', bytes)
    // Names and times in the zip's directory are irrelevant: the backup is the same.
    const opened = await openBackup(path).catch(() => null)
    const isWhole =
      opened &&
      (await verifyBackup(opened).then(
        () => true,
        () => false,
      ))
    opened?.close()
    if (!isWhole) await refuses(path, /damaged|not a backup|truncated/)
  }
  await refuses(damage('text.zip', Buffer.from('not a zip at all '.repeat(100))), /truncated or not a backup/)
  copyFileSync(backup, join(folder, 'again.zip'))
  const again = await openBackup(join(folder, 'again.zip'))
  await verifyBackup(again)
  again.close()
})

test('a changed byte in any part is detected', async () => {
  const whole = readFileSync(backup)
  const opened = await openBackup(backup)
  const { tables } = opened.manifest
  opened.close()
  for (const { part, bytes } of tables) {
    const at = whole.indexOf(part) + part.length + Math.floor(bytes / 2) // rows follow the part's name
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] as number) ^ 1
    const path = join(folder, 'changed.zip')
    writeFileSync(path, changed)
    const damaged = await openBackup(path)
    await assert.rejects(verifyBackup(damaged), InvalidBackupError, part)
    damaged.close()
  }
})

test('a snapshot is consistent while a Full is switched in and rolled back', async () => {
  const source = await createTestDatabase()
  await importRegister(source, writeExtract('full', 100, SMALL_REGISTER))
  const held = await digestAll(source.pool)
  const path = join(folder, 'meanwhile.zip')
  let at = 0
  const small = { ...SMALL_REGISTER, enterprise: SMALL_REGISTER.enterprise?.slice(0, 1) ?? [] } as Rows
  const steps = [
    () => importRegister(source, writeExtract('full', 200, small), { force: true }),
    () => importRegister(source, writeExtract('update', 201, {}), { force: true }),
    () => rollbackRegister(source, { to: 100 }),
    () => importRegister(source, writeExtract('full', 300, small), { force: true }),
  ]
  await withSnapshot(source.pool, async snapshot => {
    for (const table of snapshot.tables) {
      await steps[at++]?.()
      const rows = []
      for await (const chunk of await snapshot.copy(`${table.name} (${table.columns.join(', ')})`))
        rows.push(chunk)
      const counted = Number(held[table.name]?.split(' ')[0])
      assert.equal(await snapshot.countRows(), counted, table.name)
      assert.equal(Buffer.concat(rows).toString().split('\n').length - 1, counted)
    }
  })
  assert.ok(at >= steps.length)
  await writeBackup(source.pool, path, { version: '1' })
  const target = await createTestDatabase()
  await restore(target.pool, path)
  assert.deepEqual(await digestAll(target.pool), await digestAll(source.pool))
})
