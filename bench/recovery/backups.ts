// Backup and restore, each compared with PostgreSQL's COPY of the same tables.

import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { openDatabase } from '../../src/cli/open-database.ts'
import { readConfig } from '../../src/config.ts'
import type { BackupTable } from '../../src/store/backup/manifest.ts'
import { openBackup } from '../../src/store/backup/read-archive.ts'
import type { Pool, PoolClient } from '../../src/store/db/pool.ts'
import { runForJson } from '../load/run-commands.ts'
import type { Row } from '../report.ts'
import type { Subject } from './rollbacks.ts'

/** Backs up, verifies and restores into a temporary database. */
export async function measureBackups({ config, database, say }: Subject): Promise<Row[]> {
  const folder = mkdtempSync(join(config.dataDir, 'recovery-'))
  const file = join(folder, 'backup.zip')
  const env = { GRIFFIE_DATA_DIR: config.dataDir, LOG_LEVEL: 'warn' }
  const target = await openDatabase(readConfig({ GRIFFIE_DATA_DIR: folder, LOG_LEVEL: 'warn' }))
  try {
    say('a backup …')
    const backup = await runForJson<{ seconds: number; bytes: number; rows: number }>(
      ['backup', file, '--json'],
      env,
    )
    const { tables } = await readManifest(file)
    const read = await seconds(() => eachTable(tables, table => readAway(database.pool, table)))
    const verified = await seconds(() => runForJson(['backup', '--verify', file, '--json'], env))
    say('its restore …')
    const restored = await runForJson<{ seconds: number }>(['restore', file, '--json'], {
      ...env,
      GRIFFIE_DATA_DIR: folder,
    })
    await target.pool.query('CREATE SCHEMA bench_raw')
    const copied = await seconds(() =>
      eachTable(tables, table => copyAcross(database.pool, target.pool, table)),
    )
    const size = `${backup.rows.toLocaleString('en')} rows, ${(backup.bytes / 1e9).toFixed(2)} GB`
    return [
      row(`a backup (${size})`, backup.seconds, 'COPY of the same tables, discarded', read),
      row('verification of the backup', verified, 'as above', read),
      row('its restore, indexes built', restored.seconds, 'COPY into tables without an index', copied),
    ]
  } finally {
    await target.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function readManifest(file: string) {
  const { manifest, close } = await openBackup(file)
  close()
  return manifest
}

async function eachTable(tables: BackupTable[], work: (table: BackupTable) => Promise<void>): Promise<void> {
  for (const table of tables) await work(table)
}

async function readAway(pool: Pool, { name, columns }: BackupTable): Promise<void> {
  await withClient(pool, client =>
    pipeline(
      client.query(copyTo(`COPY ${name} (${columns.join(', ')}) TO STDOUT`)),
      new Writable({ write: (_chunk, _encoding, done) => done() }),
    ),
  )
}

async function copyAcross(from: Pool, to: Pool, { name, columns }: BackupTable): Promise<void> {
  const bare = `bench_raw.${name.replace('.', '_')}`
  await to.query(`CREATE UNLOGGED TABLE ${bare} AS SELECT ${columns.join(', ')} FROM ${name} WITH NO DATA`)
  await withClient(from, reader =>
    withClient(to, writer =>
      pipeline(
        reader.query(copyTo(`COPY ${name} (${columns.join(', ')}) TO STDOUT`)),
        writer.query(copyFrom(`COPY ${bare} FROM STDIN`)),
      ),
    ),
  )
}

async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1_000
}

function row(what: string, measured: number, reference: string, beside: number): Row {
  return {
    what,
    measured: `${measured.toFixed(1)} s`,
    reference: `${reference}: ${beside.toFixed(1)} s`,
    ratio: `${(measured / beside).toFixed(2)} ×`,
    target: '',
    reached: null,
  }
}
