// A restore is one transaction: what was there is renamed away, the schemas are made anew as they were when the backup
// was made, filled, and brought forward. Until it commits everybody reads what was there before, without waiting;
// killed at any moment, that is what stays.

import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { lockMigrations, type Migration, readMigrations } from '../db/migrate.ts'
import { inTransaction, type Pool, type PoolClient } from '../db/pool.ts'
import { lockSchemaNames } from '../db/schema-name-lock.ts'
import { oldSchemaName, SCHEMAS } from '../db/schemas.ts'
import { tryImportLock } from '../intake/register-loads.ts'
import { archivePrevious, dropOldSchemas } from '../register/staging.ts'
import { deleteSchemaUndo } from '../register/undo-steps.ts'
import { listIdentityColumns, listNonEmptyTables, listStoredTables } from './catalogue.ts'
import { dropIndexesAndConstraints, refreshMaterializedViews } from './drop-constraints.ts'
import { DatabaseInUseError, InvalidBackupError } from './errors.ts'
import type { BackupTable, Manifest } from './manifest.ts'
import { type BackupFile, verifyBackup } from './read-archive.ts'
import type { BackupProgress } from './write-backup.ts'

export type RestoreOptions = {
  /** Replace what the database holds. */
  force?: boolean
  progress?: (progress: BackupProgress) => void
  /** All migrations of this version; for tests. */
  migrations?: Migration[]
}

/**
 * Restores a backup into a migrated database. Throws `BackupFault` or `DatabaseTakenError`, or what the database says;
 * nothing has changed then.
 */
export async function restoreBackup(
  pool: Pool,
  backup: BackupFile,
  { force = false, progress = () => {}, migrations = readMigrations() }: RestoreOptions = {},
): Promise<void> {
  const { manifest } = backup
  rejectNewerBackup(manifest, migrations)
  await verifyBackup(backup, progress)
  await inTransaction(pool, async client => {
    await client.query("SET LOCAL maintenance_work_mem = '512MB'; SET LOCAL work_mem = '64MB'")
    await lockDatabase(client, force)
    await renameOldSchemas(client)
    const isInBackup = ({ name }: Migration) => manifest.migrations.includes(name)
    for (const { sql } of migrations.filter(isInBackup)) await client.query(sql)
    await fillTables(client, backup, progress)
    await restoreSequences(client, manifest)
    for (const { sql } of migrations.filter(migration => !isInBackup(migration))) await client.query(sql)
    await deleteSchemaUndo(client) // it was not backed up
    progress({ stage: 'switching over', done: null })
    await lockSchemaNames(client)
  })
  await dropOldSchemas(pool)
}

function rejectNewerBackup(manifest: Manifest, migrations: Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = manifest.migrations.filter(name => !known.has(name))
  if (unknown.length === 0) return
  throw new InvalidBackupError(
    `The backup was made by a newer version of Griffie (${manifest.griffie}: it knows ${unknown.join(', ')}). ` +
      'Restore it with that version.',
  )
}

async function lockDatabase(client: PoolClient, force: boolean): Promise<void> {
  if (!(await tryImportLock(client)))
    throw new DatabaseInUseError('An import of the register is running on this database. Wait for it to end.')
  await lockMigrations(client)
  if (force) return
  const filled = await listNonEmptyTables(client)
  if (filled.length === 0) return
  const [first, second, third, ...more] = filled
  const named = [first, second, third].filter(Boolean).join(', ')
  throw new DatabaseInUseError(
    `The database holds data (${named}${more.length > 0 ? ` and ${more.length} tables more` : ''}). ` +
      'Restore into an empty one, or replace them with --force.',
  )
}

async function renameOldSchemas(client: PoolClient): Promise<void> {
  await archivePrevious(client)
  for (const schema of SCHEMAS) {
    const old = oldSchemaName(schema)
    await client.query(`ALTER SCHEMA ${schema} RENAME TO ${old}`)
  }
}

async function fillTables(
  client: PoolClient,
  backup: BackupFile,
  progress: (progress: BackupProgress) => void,
): Promise<void> {
  const { tables } = backup.manifest
  await rejectUnknownTables(client, tables)
  const restoreSteps = await dropIndexesAndConstraints(client)
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let passed = 0
  for (const table of tables) {
    progress({ stage: `filling ${table.name}`, done: passed / total })
    await fillTable(client, backup, table)
    passed += table.bytes
  }
  for (const { name, statement } of restoreSteps) {
    progress({ stage: `indexing (${name})`, done: null })
    await client.query(statement)
  }
  progress({ stage: 'gathering statistics', done: null })
  for (const { name } of tables) await client.query(`ANALYZE ${name}`)
  await refreshMaterializedViews(client)
}

// Names of the file become part of statements: they have to be the catalogue's own.
async function rejectUnknownTables(client: PoolClient, tables: BackupTable[]): Promise<void> {
  const storedColumns = new Map(
    (await listStoredTables(client)).map(({ name, columns }) => [name, new Set(columns)]),
  )
  for (const { name, columns } of tables) {
    if (columns.every(column => storedColumns.get(name)?.has(column))) continue
    throw new InvalidBackupError(
      `The backup is damaged: its migrations make no such table as its part for ${name}.`,
    )
  }
}

async function fillTable(client: PoolClient, backup: BackupFile, table: BackupTable): Promise<void> {
  const { name, columns } = table
  await client.query(`TRUNCATE ${name}`) // what a migration put into it is in the backup
  const rows = client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN WITH (FREEZE)`))
  await pipeline(await backup.open(table), rows)
  if (rows.rowCount !== table.rows)
    throw new InvalidBackupError(`The backup is damaged: rows of ${name} are missing.`)
}

async function restoreSequences(client: PoolClient, { sequences }: Manifest): Promise<void> {
  for (const { column, sequence } of await listIdentityColumns(client)) {
    const last = sequences[column]
    if (last != null) await client.query('SELECT setval($1, $2)', [sequence, last])
  }
}
