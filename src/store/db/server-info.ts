// Information about the database server.

import type { Pool } from './pool.ts'

/** PostgreSQL version and database size in bytes. */
export async function readServerInfo(pool: Pool): Promise<{ postgres: string; databaseBytes: number }> {
  const { rows } = await pool.query<{ version: string; bytes: string }>(
    `SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
            pg_database_size(current_database())::text AS bytes`,
  )
  return { postgres: rows[0]?.version ?? '', databaseBytes: Number(rows[0]?.bytes) }
}

/** Connection limit for ordinary roles. */
export async function readConnectionLimit(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ connections: number }>(
    `SELECT current_setting('max_connections')::integer
            - current_setting('superuser_reserved_connections')::integer AS connections`,
  )
  return rows[0]?.connections ?? 0
}
