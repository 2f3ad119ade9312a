// Databases for backup tests: a source, empty targets, and comparisons.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { Pool } from '../../src/store/db/pool.ts'
import { SCHEMAS } from '../../src/store/db/schemas.ts'

/** A temporary folder, removed after the test file. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'griffie-backup-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

// The register kept for rollback is not part of a backup.
const UNDO = 'intake.register_undo'

/** Order-independent digest of all rows of all tables and views. */
export async function digestAll(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = ANY ($1) AND relkind IN ('r', 'm') ORDER BY 1`,
    [SCHEMAS],
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ digest: string }>(
      `SELECT concat_ws(' ', count(*), md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C"))) AS digest
       FROM ${name} t ${name === UNDO ? "WHERE kind <> 'schema'" : ''}`,
    )
    digests[name] = rows[0]?.digest as string
  }
  return digests
}

/** Catalogue definitions of tables, indexes, keys, triggers and functions. */
export async function describeSchemas(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `SELECT indexdef AS line FROM pg_indexes WHERE schemaname = ANY ($1)
     UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
       WHERE connamespace::regnamespace::text = ANY ($1)
     UNION ALL SELECT format('%s %s', pg_get_triggerdef(pg_trigger.oid), tgenabled) FROM pg_trigger
       JOIN pg_class ON pg_class.oid = tgrelid WHERE NOT tgisinternal AND relnamespace::regnamespace::text = ANY ($1)
     UNION ALL SELECT format('%s %s', oid::regprocedure, prosrc) FROM pg_proc WHERE pronamespace::regnamespace::text = ANY ($1)
     UNION ALL SELECT format('%s.%s.%s %s %s %s %s', table_schema, table_name, column_name, data_type, is_nullable,
                             column_default, identity_generation)
       FROM information_schema.columns WHERE table_schema = ANY ($1)
     ORDER BY 1`,
    [SCHEMAS],
  )
  return rows.map(({ line }) => line)
}

/** Schemas left by imports and restores. */
export async function listLeftovers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace WHERE nspname ~ '_(old|next|previous)' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}
