// Groups of the register's rows as text, one text for an enterprise and a load: blocks of an entity each, its number
// (empty: the enterprise) before its rows; a row is the number of its shape and its values, without empty ones at the
// end. A group without rows is the number of its shape alone. Of a company that stays only the columns that changed are
// kept: their positions follow the number of the shape (`2:4,9`). As JSON, table by table, it all took five times as much.

import type { GroupedTable } from '../register/undo-log.ts'
import type { Shape } from './register-shapes.ts'

// Unit, record and group separator of ASCII: no part of a text.
const UNIT = "E'\\x1f'"
const RECORD = "E'\\x1e'"
const GROUP = "E'\\x1d'"
const SEPARATORS = "E'\\x1d\\x1e\\x1f'"

/** Column of many tables with fields that have none. The only one whose values are JSON. */
const JSON_COLUMN = 'extra'

/** Table of which changed columns alone are kept; the others are as after the load. It has one row a group. */
export const PARTIAL_TABLE: GroupedTable = 'company'

/**
 * SQL that selects enterprise number and text of all groups of each enterprise as they were before, from `groups`, a table
 * with `table_name`, `enterprise_number`, `entity_number`, `before` and `after` (JSON arrays).
 */
export function selectGroupTexts(shapes: readonly Shape[], groups: string): string {
  const lines = shapes.map(shape => {
    const every = `coalesce((SELECT string_agg('${shape.shapeId}' || ${UNIT} || ${rowText(shape)}, ${RECORD})
                             FROM jsonb_array_elements(g.before) AS r), '${shape.shapeId}')`
    return `
      SELECT enterprise_number, entity_number, ${shape.shapeId} AS shape_id,
             ${shape.tableName === PARTIAL_TABLE ? `coalesce(${changedColumnsText(shape)}, ${every})` : every} AS lines
      FROM ${groups} g WHERE table_name = '${shape.tableName}'`
  })
  return `
    SELECT enterprise_number, string_agg(block, ${GROUP} ORDER BY entity_number) AS groups
    FROM (
      SELECT enterprise_number, entity_number, concat(nullif(entity_number, enterprise_number), ${RECORD},
               string_agg(lines, ${RECORD} ORDER BY shape_id)) AS block
      FROM (${lines.join(' UNION ALL ')}) g GROUP BY enterprise_number, entity_number
    ) blocks
    GROUP BY enterprise_number`
}

function rowText({ tableName, columns }: Shape): string {
  const text = `concat_ws(${UNIT}, ${columns.map(column => valueText(column, 'r.value')).join(', ')})`
  return tableName === PARTIAL_TABLE ? text : `rtrim(${text}, ${UNIT})`
}

function valueText({ name, isArray }: Shape['columns'][number], row: string): string {
  return isArray
    ? `coalesce(translate(${row}->>'${name}', '[] ', '{}'), '')`
    : `coalesce(translate(${row}->>'${name}', ${SEPARATORS}, ''), '')`
}

// Null where the row was not there before or after.
function changedColumnsText({ shapeId, columns }: Shape): string {
  const ofChanged = (text: (column: Shape['columns'][number], at: number) => string) =>
    columns
      .map((column, at) => {
        const value = (state: string) => `g.${state}->0->'${column.name}'`
        return `CASE WHEN ${value('before')} IS DISTINCT FROM ${value('after')} THEN ${text(column, at)} END`
      })
      .join(', ')
  const positions = `concat_ws(',', ${ofChanged((_, at) => `'${at + 1}'`)})`
  const values = `concat_ws(${UNIT}, ${ofChanged(column => valueText(column, 'g.before->0'))})`
  return `CASE WHEN jsonb_array_length(g.before) = 1 AND jsonb_array_length(g.after) = 1
    THEN concat('${shapeId}:', ${positions}, ${UNIT}, ${values}) END`
}

/**
 * SQL that selects load, table, entity number and content (JSON without the numbers of enterprise and entity; null in a
 * group without rows) of the rows in `versions`, a part of `history.register_version`.
 */
export function selectVersionRows(versions: string): string {
  return `
    SELECT v.load_id, s.table_name,
           coalesce(nullif(split_part(block, ${RECORD}, 1), '')::bigint, v.enterprise_number) AS entity_number,
           CASE WHEN cardinality(fields) > 1
             THEN jsonb_object(coalesce(changed.columns, s.columns[:cardinality(fields) - 1]), fields[2:]) ||
                  jsonb_build_object('${JSON_COLUMN}', fields[array_position(s.columns, '${JSON_COLUMN}') + 1]::jsonb) END AS content
    FROM ${versions} v
    CROSS JOIN LATERAL unnest(string_to_array(v.groups, ${GROUP})) AS block
    CROSS JOIN LATERAL unnest((string_to_array(block, ${RECORD}))[2:]) AS line
    CROSS JOIN LATERAL string_to_array(line, ${UNIT}, '') AS fields
    JOIN history.register_shape s ON s.shape_id = split_part(fields[1], ':', 1)::smallint
    LEFT JOIN LATERAL (
      SELECT array_agg(s.columns[at] ORDER BY place) AS columns
      FROM unnest(string_to_array(split_part(fields[1], ':', 2), ',')::integer[]) WITH ORDINALITY AS named (at, place)
    ) changed ON fields[1] LIKE '%:%'`
}
