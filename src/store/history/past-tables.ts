// The register's tables as they stood at a moment, for one company, as common table expressions: the same statements
// read the past that read the present.

import type { Moment } from '../../domain/changes/moment.ts'
import type { GroupedTable } from '../register/undo-log.ts'
import { PARTIAL_TABLE, selectVersionRows } from './group-text.ts'
import { entityColumn, GROUPED_TABLES } from './register-groups.ts'

// The load whose register it is. A load that was rolled back never was. The first load of the history may be a rollback.
const BASE = `
  SELECT max(l.load_id) AS load_id
  FROM intake.register_load l CROSS JOIN history.register_start s
  WHERE l.load_id >= s.load_id AND (l.restores IS NULL OR l.load_id = s.load_id) AND l.undone_by IS NULL
    AND l.snapshot_date <= $2::date AND ($3::timestamptz IS NULL OR l.finished_at <= $3)`

// Rows of the groups that were replaced since.
const KEPT = selectVersionRows(`(
  SELECT * FROM history.register_version
  WHERE enterprise_number = $1::integer AND load_id > (SELECT load_id FROM base))`)

// Those groups as they were after that load.
const REPLACED = `
  SELECT table_name, entity_number, content
  FROM (SELECT *, min(load_id) OVER (PARTITION BY table_name, entity_number) AS first_load_id FROM kept) numbered
  WHERE load_id = first_load_id`

// Not materialized: conditions of the statement reach the indexes of the live table.
function pastTable(table: GroupedTable): string {
  const row =
    table === PARTIAL_TABLE
      ? `jsonb_populate_record((SELECT live FROM register.${table} live WHERE live.enterprise_number = $1::integer),
          (SELECT jsonb_object_agg(key, value ORDER BY load_id DESC)
           FROM kept CROSS JOIN LATERAL jsonb_each(kept.content) WHERE kept.table_name = '${table}')`
      : `jsonb_populate_record(NULL::register.${table}, r.content`
  return `past_${table} AS NOT MATERIALIZED (
    SELECT live.* FROM register.${table} live
    WHERE live.enterprise_number = $1::integer AND (SELECT load_id FROM base) IS NOT NULL
      AND NOT EXISTS (SELECT FROM replaced r WHERE r.table_name = '${table}' AND r.entity_number = live.${entityColumn(table)})
    UNION ALL
    SELECT earlier.* FROM replaced r CROSS JOIN LATERAL ${row} ||
      jsonb_build_object('enterprise_number', $1::integer, '${entityColumn(table)}', r.entity_number)) earlier
    WHERE r.table_name = '${table}' AND r.content IS NOT NULL
  )`
}

const TABLE_NAME = new RegExp(`\\bregister\\.(${GROUPED_TABLES.join('|')})\\b`, 'g')

/**
 * The statement `text` over one company, reading the register of a moment. Its first parameters are those of
 * `pastValues`. Columns derived for search mean nothing.
 */
export function inThePast(text: string): string {
  const used = GROUPED_TABLES.filter(table => new RegExp(`\\bregister\\.${table}\\b`).test(text))
  return `WITH base AS MATERIALIZED (${BASE}), kept AS MATERIALIZED (${KEPT}),
    replaced AS MATERIALIZED (${REPLACED}),
    ${used.map(pastTable).join(', ')}
    ${text.replace(TABLE_NAME, 'past_$1')}`
}

/** Values of `$1` to `$3`. */
export function pastValues(enterpriseNumber: number, { asOf, knownAt }: Moment): (number | string | null)[] {
  return [enterpriseNumber, asOf, knownAt]
}
