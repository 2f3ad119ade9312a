// Parses CSV with PostgreSQL's COPY, an independent implementation.

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type { Pool } from '../../src/store/db/pool.ts'

type CsvRecord = Record<string, string | null>

/** Records by header, which must equal `columns`. An empty cell is null. */
export async function readCsv(pool: Pool, text: string, columns: readonly string[]): Promise<CsvRecord[]> {
  const client = await pool.connect()
  try {
    const named = columns.map(column => `"${column}"`)
    await client.query(
      `CREATE TEMP TABLE csv (place integer GENERATED ALWAYS AS IDENTITY, ${named.map(name => `${name} text`)})`,
    )
    const copy = client.query(copyFrom(`COPY csv (${named}) FROM STDIN (FORMAT csv, HEADER match)`))
    await pipeline(Readable.from([Buffer.from(text)]), copy)
    return (await client.query<CsvRecord>(`SELECT ${named} FROM csv ORDER BY place`)).rows
  } finally {
    await client.query('DROP TABLE IF EXISTS csv')
    client.release()
  }
}
