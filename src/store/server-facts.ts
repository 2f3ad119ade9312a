// What the database server says of itself.

import type { Pool } from './db.ts'

/** Version of PostgreSQL and size of this database in bytes. */
export async function readServerFacts(pool: Pool): Promise<{ postgres: string; databaseBytes: number }> {
  const { rows } = await pool.query<{ version: string; bytes: string }>(
    `SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
            pg_database_size(current_database())::text AS bytes`,
  )
  return { postgres: rows[0]?.version ?? '', databaseBytes: Number(rows[0]?.bytes) }
}
