// Groups of the register's rows, written as text and read back.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction, type PoolClient } from '../../src/store/db/pool.ts'
import { selectGroupTexts, selectVersionRows } from '../../src/store/history/group-text.ts'
import { currentShapes } from '../../src/store/history/register-shapes.ts'
import { createTestDatabase } from '../database.ts'

const { pool } = await createTestDatabase()
const COMPANY = 200_000_009
const UNIT = 2_000_000_033

type Row = Record<string, unknown>
type Group = { table: string; entity: number; before: Row[]; after: Row[] }

async function write(client: PoolClient, loadId: number, groups: readonly Group[]): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE changed (table_name text, enterprise_number integer, entity_number bigint, before jsonb, after jsonb)
     ON COMMIT DROP`,
  )
  for (const { table, entity, before, after } of groups)
    await client.query('INSERT INTO changed VALUES ($1, $2, $3, $4, $5)', [
      table,
      COMPANY,
      entity,
      JSON.stringify(before),
      JSON.stringify(after),
    ])
  await client.query(
    `INSERT INTO history.register_version (enterprise_number, load_id, groups)
     SELECT enterprise_number, $1, groups
     FROM (${selectGroupTexts(await currentShapes(client), 'changed')}) texts`,
    [loadId],
  )
}

/** Contents without what is null, by `table entity`. */
async function read(loadId: number): Promise<Record<string, (Row | null)[]>> {
  const { rows } = await pool.query<{ name: string; content: Row | null }>(
    `SELECT table_name || ' ' || entity_number AS name, jsonb_strip_nulls(content) AS content
     FROM (${selectVersionRows('history.register_version')}) kept WHERE load_id = $1`,
    [loadId],
  )
  return Object.fromEntries(
    Object.entries(Object.groupBy(rows, ({ name }) => name)).map(([name, all]) => [
      name,
      (all ?? []).map(({ content }) => content),
    ]),
  )
}

test('groups of several entities and tables come back as they were', async () => {
  const names = [{ language: '2', denomination: 'Jan\n"Co", {x}' }, { denomination: 'No language' }]
  await inTransaction(pool, client =>
    write(client, 1, [
      { table: 'denomination', entity: COMPANY, before: names, after: [] },
      { table: 'activity', entity: UNIT, before: [{ activity_ids: [3, 14], main_nace: '62010' }], after: [] },
      { table: 'establishment', entity: UNIT, before: [], after: [{ start_date: '2020-01-01' }] },
      { table: 'enterprise', entity: COMPANY, before: [{ status: 'AC', extra: { New: 'a|b' } }], after: [] },
      { table: 'branch', entity: 9_000_000_001, before: [{}], after: [] },
      { table: 'address', entity: UNIT, before: [{ box: 'a\u001f\u001eb', zipcode: '1000' }], after: [] },
    ]),
  )
  assert.deepEqual(await read(1), {
    [`denomination ${COMPANY}`]: names,
    [`activity ${UNIT}`]: [{ activity_ids: '{3,14}', main_nace: '62010' }],
    [`establishment ${UNIT}`]: [null],
    [`enterprise ${COMPANY}`]: [{ status: 'AC', extra: { New: 'a|b' } }],
    'branch 9000000001': [{}],
    // Separators are no part of a text.
    [`address ${UNIT}`]: [{ box: 'ab', zipcode: '1000' }],
  })
})

test('of a company that stays only what changed is kept', async () => {
  const before = { legal_name: 'Old', zip: '1000', city: 'Brussel', in_register: true }
  const after = { legal_name: 'New', zip: '1000', street: 'Nieuwstraat', city: 'Brussel', in_register: true }
  await inTransaction(pool, client =>
    write(client, 2, [{ table: 'company', entity: COMPANY, before: [before], after: [after] }]),
  )
  const { rows } = await pool.query<{ content: Row }>(
    `SELECT content FROM (${selectVersionRows('history.register_version')}) kept WHERE load_id = 2`,
  )
  assert.deepEqual(
    rows.map(({ content: { extra, ...content } }) => content),
    [{ legal_name: 'Old', street: null }],
  )
})

test('rows keep their meaning when their table gets other columns', async () => {
  const contact = { contact_type: 'TEL', value: '02 000 00 00', entity_contact: 'ENT' }
  const groups = [{ table: 'contact', entity: COMPANY, before: [contact], after: [] }]
  await inTransaction(pool, client => write(client, 3, groups))
  await pool.query(`ALTER TABLE register.contact DROP COLUMN entity_contact;
                    ALTER TABLE register.contact ADD COLUMN note text`)
  const noted = { contact_type: 'TEL', value: '02 000 00 00', note: 'evenings' }
  await inTransaction(pool, client => write(client, 4, [{ ...groups[0], before: [noted] } as Group]))
  assert.deepEqual(await read(3), { [`contact ${COMPANY}`]: [contact] })
  assert.deepEqual(await read(4), { [`contact ${COMPANY}`]: [noted] })
})

test('columns have types that the text can hold: JSON is in `extra` alone, and lists are of numbers', async () => {
  const { rows } = await pool.query(
    `SELECT table_name, column_name, udt_name FROM information_schema.columns
     WHERE table_schema = 'register' AND (udt_name IN ('json', 'jsonb') AND column_name <> 'extra'
       OR data_type = 'ARRAY' AND udt_name NOT IN ('_int4', '_int8') OR data_type = 'USER-DEFINED')
       AND table_name IN ('enterprise', 'establishment', 'branch', 'denomination', 'address', 'contact', 'activity',
                          'company', 'code')`,
  )
  assert.deepEqual(rows, [])
})
