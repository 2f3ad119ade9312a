// Changes of companies, from the groups of rows that a load changed. Values are small, and without names of persons: a
// natural person's names are left out.

import type { ChangeKind } from '../../domain/changes/change-kinds.ts'
import type { PoolClient } from '../db/pool.ts'
import { openChangeBatch } from './record-changes.ts'
import { recordRegisterBands } from './register-bands.ts'
import type { RecordedLoad } from './register-log.ts'

/** Longest lists of names and of activities in a change. */
const MAX_LISTED = 50

const NO_ROWS = `'[]'::jsonb`
/** Branches have higher numbers; they have no changes of their own. */
const FIRST_BRANCH = 9_000_000_000

// Companies before and after; null where there was or is none.
const COMPANY = `
  SELECT enterprise_number, earlier.content AS before, later.content AS after,
         coalesce((earlier.content->>'in_register')::boolean, false) AS was_in,
         coalesce((later.content->>'in_register')::boolean, false) AS is_in,
         coalesce((earlier.content->>'natural_person')::boolean, false)
           OR coalesce((later.content->>'natural_person')::boolean, false) AS natural_person
  FROM (SELECT * FROM earlier_row WHERE table_name = 'company') earlier
  FULL JOIN (SELECT * FROM later_row WHERE table_name = 'company') later USING (enterprise_number)`

const summary = (state: string) => `jsonb_build_object(
  'legal_name', CASE WHEN NOT natural_person THEN ${state}->'legal_name' END,
  'legal_form', ${state}->'legal_form', 'situation', ${state}->'situation')`

const seat = (state: string) => `
  CASE WHEN ${state} ?| ARRAY['street', 'zip', 'city']
    THEN jsonb_build_object('street', ${state}->'street', 'zip', ${state}->'zip', 'city', ${state}->'city') END`

const code = (state: string, column: string) =>
  `CASE WHEN ${state} ? '${column}' THEN jsonb_build_object('code', ${state}->'${column}') END`

type Part = { kind: ChangeKind; entity?: string; before: string; after: string; from: string }

const OF_COMPANY: Part[] = [
  {
    kind: 'register.arrived',
    before: 'NULL',
    after: summary('after'),
    from: 'company WHERE before IS NULL AND is_in',
  },
  {
    kind: 'register.returned',
    before: 'NULL',
    after: summary('after'),
    from: 'company WHERE before IS NOT NULL AND NOT was_in AND is_in',
  },
  {
    kind: 'register.left',
    before: summary('before'),
    after: 'NULL',
    from: 'company WHERE was_in AND NOT is_in',
  },
  {
    kind: 'register.legal_form',
    before: code('before', 'legal_form'),
    after: code('after', 'legal_form'),
    from: differs('legal_form'),
  },
  {
    kind: 'register.situation',
    before: code('before', 'situation'),
    after: code('after', 'situation'),
    from: differs('situation'),
  },
  {
    kind: 'register.seat',
    before: seat('before'),
    after: seat('after'),
    from: differs('street', 'zip', 'city'),
  },
]

function differs(...columns: string[]): string {
  const list = (state: string) => columns.map(column => `${state}->'${column}'`).join(', ')
  return `company WHERE was_in AND is_in AND (${list('before')}) IS DISTINCT FROM (${list('after')})`
}

const START_DATE = (rows: string) => `jsonb_build_object('start_date', ${rows}->0->'start_date')`

// Of the company itself, and of establishments that it had and has.
const ofStayingEntities = (table: string) => `
  changed_group g JOIN company USING (enterprise_number)
  WHERE g.table_name = '${table}' AND was_in AND is_in AND g.entity_number < ${FIRST_BRANCH}
    AND NOT EXISTS (SELECT FROM changed_group unit
      WHERE unit.table_name = 'establishment' AND unit.enterprise_number = g.enterprise_number
        AND unit.entity_number = g.entity_number AND ${NO_ROWS} IN (unit.before, unit.after))`

const ENTITY = 'nullif(g.entity_number, g.enterprise_number)'

const names = (state: string, rows: string, others: string) => `
  CASE WHEN NOT natural_person THEN jsonb_build_object(
    'legal_name', CASE WHEN g.entity_number = g.enterprise_number THEN company.${state}->'legal_name' END,
    'names', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', name->'denomination',
                'type', name->'type_of_denomination', 'language', name->'language')), '[]')
              FROM (SELECT value AS name FROM jsonb_array_elements(g.${rows})
                    EXCEPT ALL SELECT value FROM jsonb_array_elements(g.${others})
                    ORDER BY name LIMIT ${MAX_LISTED}) own)) END`

const activities = (schema: string, rows: string, others: string) => `
  (SELECT coalesce(jsonb_agg(jsonb_build_object('group', activity_group, 'version', nace_version, 'code', nace_code,
            'classification', classification) ORDER BY nace_version DESC, nace_code, activity_group), '[]')
   FROM (SELECT value::integer AS activity_id FROM jsonb_array_elements(g.${rows}->0->'activity_ids')
         EXCEPT ALL SELECT value::integer FROM jsonb_array_elements(g.${others}->0->'activity_ids')
         ORDER BY activity_id LIMIT ${MAX_LISTED}) own
   JOIN ${schema}.activity_code USING (activity_id))`

// As filed, in the languages that it is filed in.
const address = (rows: string) => `
  CASE WHEN ${rows} <> ${NO_ROWS} THEN jsonb_strip_nulls(jsonb_build_object(
    'street_nl', ${rows}->0->'street_nl', 'street_fr', ${rows}->0->'street_fr', 'number', ${rows}->0->'house_number',
    'zip', ${rows}->0->'zipcode', 'city_nl', ${rows}->0->'municipality_nl', 'city_fr', ${rows}->0->'municipality_fr')) END`

function ofGroups(schema: string): Part[] {
  const establishments = (emptied: string) =>
    `changed_group g WHERE g.table_name = 'establishment' AND g.${emptied} = ${NO_ROWS}`
  return [
    {
      kind: 'register.name',
      entity: ENTITY,
      before: names('before', 'before', 'after'),
      after: names('after', 'after', 'before'),
      from: ofStayingEntities('denomination'),
    },
    {
      kind: 'register.activities',
      entity: ENTITY,
      before: activities(schema, 'before', 'after'),
      after: activities(schema, 'after', 'before'),
      from: ofStayingEntities('activity'),
    },
    {
      kind: 'register.establishment_address',
      entity: 'g.entity_number',
      before: address('g.before'),
      after: address('g.after'),
      // An establishment of a natural person may be a home.
      from: `${ofStayingEntities('address')} AND NOT natural_person AND g.entity_number <> g.enterprise_number
        AND (${address('g.before')}) IS DISTINCT FROM (${address('g.after')})`,
    },
    {
      kind: 'register.establishment_opened',
      entity: 'g.entity_number',
      before: 'NULL',
      after: START_DATE('g.after'),
      from: establishments('before'),
    },
    {
      kind: 'register.establishment_closed',
      entity: 'g.entity_number',
      before: START_DATE('g.before'),
      after: 'NULL',
      from: establishments('after'),
    },
  ]
}

/** Records the changes in `changed_group`; without any, nothing is written. `schema` has the activities of both states. */
export async function recordRegisterChanges(
  client: PoolClient,
  load: RecordedLoad,
  schema: string,
): Promise<void> {
  const { loadId, extractNumber, snapshotDate } = load
  const parts = [...OF_COMPANY, ...ofGroups(schema)].map(
    ({ kind, entity, before, after, from }, at) => `
      SELECT enterprise_number, ${at} AS place, '${kind}' AS kind, (${entity ?? 'NULL'})::bigint AS entity_number,
             (${before})::jsonb AS before, (${after})::jsonb AS after FROM ${from}`,
  )
  const { rowCount } = await client.query(
    `CREATE TEMP TABLE register_change ON COMMIT DROP AS
     WITH company AS MATERIALIZED (${COMPANY}) ${parts.join(' UNION ALL ')}`,
  )
  if (!rowCount) return
  await client.query(
    `INSERT INTO history.change
       (batch_id, item, enterprise_number, effective_on, entity_number, load_id, kind, reference, before, after)
     SELECT $1, row_number() OVER (ORDER BY enterprise_number, place, entity_number NULLS FIRST), enterprise_number,
            $2, entity_number, $3, kind, $4, before, after
     FROM register_change`,
    [await openChangeBatch(client), snapshotDate, loadId, String(extractNumber)],
  )
  await recordRegisterBands(client, load)
}
