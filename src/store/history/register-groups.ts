// Groups of the register's rows, compared and kept as JSON without their order.

import { GROUP_KEYS, type GroupedTable } from '../register/undo-log.ts'

/** Tables with groups. */
export const GROUPED_TABLES = Object.keys(GROUP_KEYS) as GroupedTable[]

// Derived for search. They follow from the others, and an upgrade that derives them anew is no change.
const DERIVED_COLUMNS: Partial<Record<GroupedTable, readonly string[]>> = {
  denomination: ['name_key', 'folded', 'glued_key'],
  address: [
    'display_language',
    'display_street',
    'display_city',
    'town_words',
    'street_words',
    'street_keys',
  ],
  activity: ['main_preference', 'main_nace', 'main_nace_2008'],
  company: ['rank', 'names', 'town_words', 'street_words'],
}

export function isDerived(table: GroupedTable, column: string): boolean {
  return DERIVED_COLUMNS[table]?.includes(column) ?? false
}

/** Whether the content of a group has the column. The main activity follows from the ids, but not simply. */
export function isKept(table: GroupedTable, column: string): boolean {
  return table === 'activity' || !isDerived(table, column)
}

/** Column with the entity's number. */
export function entityColumn(table: GroupedTable): string {
  return GROUP_KEYS[table][1]
}

/** Whether a group is the rows of an enterprise and an entity; else the entity's number is its key. */
export function hasEnterpriseKey(table: GroupedTable): boolean {
  return GROUP_KEYS[table][0] !== '0'
}

/**
 * SQL that selects enterprise number, entity number and content (JSON) of the rows of `schema` in the groups `keys`, a
 * table or subquery with `enterprise_number` and `entity_number`. Rows of no known enterprise are left out, and what is
 * never served: a natural person's own address, which may be a home, and its contacts.
 */
export function selectGroups(table: GroupedTable, schema: string, keys: string): string {
  const entity = entityColumn(table)
  const from = `${keys} k JOIN ${schema}.${table} r ON r.${entity} = k.entity_number
    ${hasEnterpriseKey(table) ? 'AND r.enterprise_number = k.enterprise_number' : ''}`
  const isOfPerson = `EXISTS (SELECT FROM ${schema}.company c
    WHERE c.enterprise_number = r.enterprise_number AND c.natural_person)`
  if (table === 'activity') return selectActivities(from)
  const withheld =
    table === 'address'
      ? `AND NOT (r.entity_number = r.enterprise_number AND ${isOfPerson})`
      : table === 'contact'
        ? `AND NOT ${isOfPerson}`
        : ''
  const derived = DERIVED_COLUMNS[table]
  const content = derived ? `to_jsonb(r) - ARRAY['${derived.join("','")}']` : 'to_jsonb(r)'
  return `
    SELECT r.enterprise_number, r.${entity}::bigint AS entity_number, jsonb_strip_nulls(${content}) AS content
    FROM ${from} WHERE r.enterprise_number > 0 ${withheld}`
}

// An entity may have several rows, whose lists add up: one row with all, in the order of their ids.
function selectActivities(from: string): string {
  const main = (column: string) =>
    `(array_agg(r.${column} ORDER BY r.main_preference, r.main_nace) FILTER (WHERE r.main_nace IS NOT NULL))[1]`
  const of2008 =
    '(array_agg(r.main_nace_2008 ORDER BY r.main_preference, r.main_nace) FILTER (WHERE r.main_nace IS NOT NULL))[1]'
  return `
    SELECT r.enterprise_number, r.entity_number, jsonb_strip_nulls(jsonb_build_object(
             'enterprise_number', r.enterprise_number, 'entity_number', r.entity_number,
             'main_preference', ${main('main_preference')}, 'main_nace', ${main('main_nace')},
             'main_nace_2008', ${of2008}, 'activity_ids', array_agg(activity_id ORDER BY activity_id))) AS content
    FROM ${from} CROSS JOIN LATERAL unnest(r.activity_ids) AS activity_id
    WHERE r.enterprise_number > 0
    GROUP BY r.enterprise_number, r.entity_number`
}
