// All people derived anew: appearances are staged, read back by name, and written into new tables without indexes,
// which replace the served ones at the end of the transaction. Readers see the old people until then.

import { setTimeout as pause } from 'node:timers/promises'
import type { Appearance } from '../../domain/people/appearance.ts'
import type { PoolClient } from '../db/pool.ts'
import { readCursor } from '../db/read-cursor.ts'
import { lockSchemaNames } from '../db/schemas.ts'
import {
  APPEARANCE_FIELDS,
  copyAppearances,
  copyPeople,
  moveFormerIds,
  type PersonRow,
  type StoredAppearance,
} from './appearances.ts'

/** Creates the staging table and the new tables, in the caller's transaction. */
export async function openRebuild(client: PoolClient): Promise<void> {
  await client.query(`
    CREATE TEMPORARY TABLE staged_appearance (LIKE people.appearance) ON COMMIT DROP;
    ALTER TABLE staged_appearance ALTER person_id DROP NOT NULL;
    CREATE TABLE people.appearance_next (LIKE people.appearance);
    CREATE TABLE people.person_next (LIKE people.person);
    SET LOCAL maintenance_work_mem = '256MB'; SET LOCAL work_mem = '64MB'`)
}

export async function stageAppearances(
  client: PoolClient,
  appearances: readonly Appearance[],
): Promise<void> {
  const rows = appearances.map(appearance => ({ ...appearance, personId: null }))
  await copyAppearances(client, 'staged_appearance', rows)
}

// JSON is parsed several times faster than PostgreSQL's arrays.
const STAGED = `
  SELECT row_to_json(staged) AS row FROM (
    SELECT ${APPEARANCE_FIELDS.replace('person_id', 'previous_id')}
    FROM staged_appearance
    LEFT JOIN (SELECT enterprise_number, appearance_key, person_id AS previous_id FROM people.appearance) previous
      USING (enterprise_number, appearance_key)
    ORDER BY name_key COLLATE "C", enterprise_number, appearance_key COLLATE "C") staged`

/**
 * Staged appearances with the ids of the people they belong to, in batches of some `size` that never divide a name
 * key.
 */
export async function* readStaged(client: PoolClient, size: number): AsyncGenerator<StoredAppearance[]> {
  await client.query('ANALYZE staged_appearance')
  let rest: StoredAppearance[] = []
  for await (const batch of readCursor<{ row: StoredAppearance }>(client, 'staged', STAGED, size)) {
    const all = [...rest, ...batch.map(({ row }) => row)]
    const last = all.at(-1) as StoredAppearance
    const cut = all.findIndex(({ nameKey }) => nameKey === last.nameKey)
    if (cut > 0) yield all.slice(0, cut)
    rest = all.slice(cut)
  }
  if (rest.length > 0) yield rest
}

/** Adds people with their appearances to the new tables. */
export async function addRebuilt(
  client: PoolClient,
  appearances: readonly StoredAppearance[],
  people: readonly PersonRow[],
  former: ReadonlyMap<string, string>,
): Promise<void> {
  await copyAppearances(client, 'people.appearance_next', appearances)
  await copyPeople(client, 'people.person_next', people)
  await moveFormerIds(client, people, former)
}

const TABLES = ['appearance', 'person'] as const

type Index = { table: string; name: string; definition: string; isPrimary: boolean }

// As the migrations made them.
async function listIndexes(client: PoolClient): Promise<Index[]> {
  const { rows } = await client.query<Index>({
    text: `SELECT t.relname AS "table", i.relname AS name, pg_get_indexdef(i.oid) AS definition,
                  x.indisprimary AS "isPrimary"
           FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
           WHERE t.relnamespace = 'people'::regnamespace AND t.relname = ANY ($1) ORDER BY i.relname`,
    values: [TABLES],
  })
  return rows
}

async function createIndexes(client: PoolClient, indexes: readonly Index[]): Promise<void> {
  for (const { table, name, definition, isPrimary } of indexes) {
    const on = ` INDEX ${name} ON people.${table} `
    await client.query(definition.replace(on, ` INDEX ${name}_next ON people.${table}_next `))
    if (isPrimary)
      await client.query(
        `ALTER TABLE people.${table}_next ADD CONSTRAINT ${name}_next PRIMARY KEY USING INDEX ${name}_next`,
      )
  }
  await client.query(`ANALYZE ${TABLES.map(table => `people.${table}_next`).join()}`)
}

function switchStatements(indexes: readonly Index[]): string {
  return [
    `DROP TABLE ${TABLES.map(table => `people.${table}`).join()}`,
    ...TABLES.map(table => `ALTER TABLE people.${table}_next RENAME TO ${table}`),
    ...indexes.map(({ name }) => `ALTER INDEX people.${name}_next RENAME TO ${name}`),
  ].join(';')
}

// A backup holds the tables for minutes. While a lock is waited for, readers wait behind it.
const ATTEMPTS = 600
const PAUSE_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Indexes the new tables and puts them in the place of the served ones. Waits for readers in short attempts; throws
 * when a reader, such as a backup, holds the tables for longer than ten minutes.
 */
export async function switchPeople(client: PoolClient): Promise<void> {
  const indexes = await listIndexes(client)
  await createIndexes(client, indexes)
  const statements = switchStatements(indexes)
  await client.query("SET LOCAL lock_timeout = '200ms'")
  for (let attempt = 1; ; attempt++) {
    await client.query('SAVEPOINT switch')
    try {
      await lockSchemaNames(client)
      await client.query(statements)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error
      await client.query('ROLLBACK TO SAVEPOINT switch')
      await pause(PAUSE_MS)
    }
  }
}
