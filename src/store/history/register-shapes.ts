// Shapes of the rows that the history keeps as text.

import type { PoolClient } from '../db/pool.ts'
import { entityColumn, GROUPED_TABLES, isKept } from './register-groups.ts'

/** Columns of a table's rows in the order of their values. */
export type Shape = { shapeId: number; tableName: string; columns: { name: string; isArray: boolean }[] }

/** The shapes that the register's tables have now, numbered on their first use. */
export async function currentShapes(client: PoolClient): Promise<Shape[]> {
  const columns = await listKeptColumns(client)
  const tables = [...new Set(columns.map(({ table }) => table))]
  const shapes = tables.map(table => ({
    tableName: table,
    columns: columns.filter(column => column.table === table),
  }))
  await client.query(
    `INSERT INTO history.register_shape (table_name, columns)
     SELECT shape."tableName", shape.columns
     FROM jsonb_to_recordset($1::jsonb) AS shape ("tableName" text, columns text[])
     WHERE NOT EXISTS (SELECT FROM history.register_shape known
                       WHERE known.table_name = shape."tableName" AND known.columns = shape.columns)`,
    [JSON.stringify(shapes.map(shape => ({ ...shape, columns: shape.columns.map(({ name }) => name) })))],
  )
  const { rows } = await client.query<{ shapeId: number; tableName: string; columns: string[] }>(
    `SELECT shape_id AS "shapeId", table_name AS "tableName", columns FROM history.register_shape`,
  )
  return shapes.map(({ tableName, columns }) => {
    const names = columns.map(({ name }) => name).join()
    const known = rows.find(row => row.tableName === tableName && row.columns.join() === names)
    if (!known) throw new Error(`no shape for the rows of register.${tableName}`)
    return { shapeId: known.shapeId, tableName, columns }
  })
}

// Without the numbers of the enterprise and the entity, which the group has.
async function listKeptColumns(
  client: PoolClient,
): Promise<{ table: string; name: string; isArray: boolean }[]> {
  const { rows } = await client.query<{ table: string; name: string; isArray: boolean }>(
    `SELECT c.relname AS table, a.attname AS name, t.typcategory = 'A' AS "isArray"
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
     WHERE c.relnamespace = 'register'::regnamespace AND c.relname = ANY ($1) AND a.attnum > 0 AND NOT a.attisdropped
     ORDER BY c.relname, a.attnum`,
    [[...GROUPED_TABLES, 'code']],
  )
  return rows.filter(({ table, name }) => {
    const grouped = GROUPED_TABLES.find(known => known === table)
    return (
      !grouped || !(name === 'enterprise_number' || name === entityColumn(grouped) || !isKept(grouped, name))
    )
  })
}
