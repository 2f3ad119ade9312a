// Reference for the import: COPY of the same CSV bytes into unlogged text tables without indexes or checks,
// the fastest way PostgreSQL has.

import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { LOADING_ORDER } from '../../src/sources/register/import/load-files.ts'
import { COLUMNS, type RegisterFile } from '../../src/sources/register/parse/columns.ts'
import { openExtract } from '../../src/sources/register/parse/open-extract.ts'
import type { Pool } from '../../src/store/db/pool.ts'

/** Copies every file of the extract and drops the tables. Returns seconds and bytes. */
export async function measureRawCopy(pool: Pool, path: string): Promise<{ seconds: number; bytes: number }> {
  const extract = await openExtract(path)
  await pool.query('DROP SCHEMA IF EXISTS bench_raw CASCADE; CREATE SCHEMA bench_raw')
  let bytes = 0
  const started = performance.now()
  for (const kind of LOADING_ORDER) bytes += await copyFile(pool, extract, kind)
  const seconds = (performance.now() - started) / 1000
  extract.close()
  await pool.query('DROP SCHEMA bench_raw CASCADE')
  return { seconds, bytes }
}

async function copyFile(
  pool: Pool,
  extract: Awaited<ReturnType<typeof openExtract>>,
  kind: RegisterFile,
): Promise<number> {
  const file = extract.files.get(`${kind}.csv`)
  if (!file) throw new Error(`no ${kind}.csv`)
  const columns = COLUMNS[kind].map(column => `"${column}" text`)
  await pool.query(`CREATE UNLOGGED TABLE bench_raw.${kind} (${columns.join(', ')})`)
  const client = await pool.connect()
  const into = client.query(copyFrom(`COPY bench_raw.${kind} FROM STDIN WITH (FORMAT csv, HEADER)`))
  await pipeline(await file.open(), into)
  client.release()
  return file.size
}
