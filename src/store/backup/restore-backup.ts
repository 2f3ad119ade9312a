// A restore is one transaction: the old schemas are renamed, recreated by the backup's migrations, filled, and
// migrated to the current version. Until it commits, readers see the old data without waiting; if it is killed, the
// old data stays.

import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { lockMigrations, type Migration, readMigrations } from '../db/migrate.ts'
import { inTransaction, type Pool, type PoolClient } from '../db/pool.ts'
import { lockSchemaNames, oldSchemaName, SCHEMAS } from '../db/schemas.ts'
import { listStoredTables } from '../db/snapshot.ts'
import { tryImportLock } from '../intake/register-loads.ts'
import { archivePrevious, dropOldSchemas } from '../register/staging.ts'
import { deleteSchemaUndo } from '../register/undo-steps.ts'
import {
  dropIndexesAndConstraints,
  listNonEmptyTables,
  listNumberedColumns,
  refreshMaterializedViews,
} from './catalogue.ts'
import { DatabaseInUseError, InvalidBackupError } from './errors.ts'
import type { BackupTable, Manifest } from './manifest.ts'
import { type BackupFile, verifyBackup } from './read-archive.ts'
import type { BackupProgress } from './write-backup.ts'

export type RestoreOptions = {
  /** Replace existing data. */
  force?: boolean
  progress?: (progress: BackupProgress) => void
  /** For tests; by default all migrations of this version. */
  migrations?: Migration[]
}

/**
 * Restores a backup into a migrated database. Throws `InvalidBackupError`, `DatabaseInUseError` or a database
 * error; nothing has changed then.
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
    progress({ stage: 'switching', done: null })
    await lockSchemaNames(client)
  })
  await dropOldSchemas(pool)
}

function rejectNewerBackup(manifest: Manifest, migrations: Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = manifest.migrations.filter(name => !known.has(name))
  if (unknown.length === 0) return
  throw new InvalidBackupError(
    `The backup was made by a newer version of Griffie (${manifest.griffie}, with ${unknown.join(', ')}). ` +
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
    `The database holds data (${named}${more.length > 0 ? ` and ${more.length} more tables` : ''}). ` +
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
  let doneBytes = 0
  for (const table of tables) {
    progress({ stage: `filling ${table.name}`, done: doneBytes / total })
    await fillTable(client, backup, table)
    doneBytes += table.bytes
  }
  for (const { name, statement } of restoreSteps) {
    progress({ stage: `indexing (${name})`, done: null })
    await client.query(statement)
  }
  progress({ stage: 'gathering statistics', done: null })
  for (const { name } of tables) await client.query(`ANALYZE ${name}`)
  await refreshMaterializedViews(client)
}

// Names from the file are used in SQL: they must match names of the catalogue.
async function rejectUnknownTables(client: PoolClient, tables: BackupTable[]): Promise<void> {
  const storedColumns = new Map(
    (await listStoredTables(client)).map(({ name, columns }) => [name, new Set(columns)]),
  )
  for (const { name, columns } of tables) {
    if (columns.every(column => storedColumns.get(name)?.has(column))) continue
    throw new InvalidBackupError(
      `The backup is damaged: its migrations create no table ${name} with these columns.`,
    )
  }
}

async function fillTable(client: PoolClient, backup: BackupFile, table: BackupTable): Promise<void> {
  const { name, columns } = table
  await client.query(`TRUNCATE ${name}`) // rows inserted by migrations are part of the backup
  const rows = client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN WITH (FREEZE)`))
  await pipeline(await backup.open(table), rows)
  if (rows.rowCount !== table.rows)
    throw new InvalidBackupError(`The backup is damaged: rows of ${name} are missing.`)
}

// Clients may have seen positions of changes that were recorded after the backup. None is given again, so that no cursor
// skips a change.
const SKIPPED_POSITIONS = 1_000_000_000

async function restoreSequences(client: PoolClient, { sequences }: Manifest): Promise<void> {
  for (const { column, sequence } of await listNumberedColumns(client)) {
    const last = sequences[column]
    if (last != null) await client.query('SELECT setval($1, $2)', [sequence, last])
  }
  // Backups of before the change feed have no such sequence.
  await client.query(
    `SELECT setval(sequence, nextval(sequence) + $1::bigint)
     FROM to_regclass('history.commit_position') AS sequence WHERE sequence IS NOT NULL`,
    [SKIPPED_POSITIONS],
  )
}
