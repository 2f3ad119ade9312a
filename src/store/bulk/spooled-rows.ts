// Rows of the database as a snapshot is made from them. They are copied as they are, table by table: joins and sorts are
// DuckDB's (`parquet-queries.ts`), so that the database is kept busy, and its snapshot open, no longer than reading takes.

import type { AccountsYear } from '../../domain/accounts/accounts-year.ts'
import { KEY_FIGURES } from '../../domain/accounts/key-figures.ts'
import type { SnapshotSources } from '../../domain/bulk/data-package.ts'
import { IS_LOADED } from '../db/require-loaded.ts'
import type { Snapshot } from '../db/snapshot.ts'

/** Columns by name with their types in DuckDB, in the order of the query. */
export type SpooledRows = { columns: Readonly<Record<string, string>>; query: string }

const TEXT = 'VARCHAR'
const NUMBER = 'INTEGER'
const ENTITY = 'BIGINT'
const FLAG = 'BOOLEAN'
const ADDRESS = {
  country_nl: TEXT,
  country_fr: TEXT,
  zipcode: TEXT,
  municipality_nl: TEXT,
  municipality_fr: TEXT,
  street_nl: TEXT,
  street_fr: TEXT,
  house_number: TEXT,
  box: TEXT,
  extra_address_info: TEXT,
}
const figures = KEY_FIGURES.map(({ column }) => column)

function columnsOf(table: string, columns: SpooledRows['columns'], rest = ''): SpooledRows {
  return { columns, query: `SELECT ${Object.keys(columns).join(', ')} FROM ${table} ${rest}` }
}

/** By name: each is copied into a file of that name. */
export const SPOOLED_ROWS: Readonly<Record<string, SpooledRows>> = {
  company: columnsOf(
    'register.company',
    {
      enterprise_number: NUMBER,
      natural_person: FLAG,
      legal_name: TEXT,
      legal_form: TEXT,
      situation: TEXT,
      start_date: 'DATE',
      primary_nace: TEXT,
      street: TEXT,
      zip: TEXT,
      city: TEXT,
    },
    'WHERE in_register',
  ),
  denomination: columnsOf('register.denomination', {
    enterprise_number: NUMBER,
    entity_number: ENTITY,
    type_of_denomination: TEXT,
    language: TEXT,
    denomination: TEXT,
  }),
  address: columnsOf('register.address', {
    enterprise_number: NUMBER,
    entity_number: ENTITY,
    type_of_address: TEXT,
    date_striking_off: 'DATE',
    ...ADDRESS,
  }),
  establishment: columnsOf('register.establishment', {
    enterprise_number: NUMBER,
    establishment_number: ENTITY,
    start_date: 'DATE',
  }),
  activity: {
    columns: {
      enterprise_number: NUMBER,
      entity_number: ENTITY,
      main_preference: NUMBER,
      main_nace: TEXT,
      ids: TEXT,
    },
    query: `SELECT enterprise_number, entity_number, main_preference, main_nace, translate(activity_ids::text, '{}', '[]')
            FROM register.activity`,
  },
  activity_code: columnsOf('register.activity_code', {
    activity_id: NUMBER,
    activity_group: TEXT,
    nace_version: TEXT,
    nace_code: TEXT,
    classification: TEXT,
  }),
  event: columnsOf('gazette.lifecycle_event', {
    enterprise_number: NUMBER,
    source: TEXT,
    severity: TEXT,
    numac: TEXT,
    pub_date: 'DATE',
    event_kind: TEXT,
    court: TEXT,
    event_date: 'DATE',
    detail: TEXT,
    cessation_date: 'DATE',
    suspension_end: 'DATE',
  }),
  open_bankruptcy: columnsOf('gazette.open_bankruptcy', { enterprise_number: NUMBER }),
  unread: {
    columns: { enterprise_number: NUMBER, publications: NUMBER },
    query: `SELECT enterprise_number, count(*) FROM gazette.unread_text WHERE NOT set_aside GROUP BY enterprise_number`,
  },
  mandate: {
    columns: {
      enterprise_number: NUMBER,
      role: TEXT,
      role_kind: TEXT,
      office: TEXT,
      currency: TEXT,
      name: TEXT,
      holder_number: NUMBER,
      representative: TEXT,
      starts_on: 'DATE',
      ends_on: 'DATE',
      term_ends_on: 'DATE',
      confirmed_on: 'DATE',
      source: TEXT,
      source_numac: TEXT,
      doubts: TEXT,
    },
    query: `
      SELECT enterprise_number, role, role_kind, office,
             CASE WHEN currency = 'current' AND stale_from <= current_date THEN 'stale' ELSE currency END,
             name, holder_number, representative, starts_on, ends_on, term_ends_on, confirmed_on, source, source_numac,
             CASE WHEN doubts <> '[]' THEN
               (SELECT string_agg(doubt->>'reason', ' ') FROM jsonb_array_elements(doubts) AS doubt) END
      FROM gazette.mandate`,
  },
  key_figures: {
    columns: {
      enterprise_number: NUMBER,
      reference: TEXT,
      period_start: 'DATE',
      period_end: 'DATE',
      deposited_on: 'DATE',
      model: TEXT,
      currency: TEXT,
      ...Object.fromEntries(figures.map(column => [column, 'DOUBLE'])),
    },
    query: `
      SELECT k.enterprise_number, k.reference, k.period_start, k.period_end, d.deposited_on, k.model, d.currency,
             ${figures.map(column => `k.${column}`).join(', ')}
      ${newestFigures()}`,
  },
  ownership: {
    columns: {
      enterprise_number: NUMBER,
      direction: TEXT,
      reference: TEXT,
      period_end: 'DATE',
      deposited_on: 'DATE',
      ordinal: NUMBER,
      party_kind: TEXT,
      party_name: TEXT,
      party_number: NUMBER,
      matched_by_name: FLAG,
      foreign_identifier: TEXT,
      country: TEXT,
      nature: TEXT,
      number: 'DOUBLE',
      number_not_attached: 'DOUBLE',
      share: 'DOUBLE',
      share_through_subsidiaries: 'DOUBLE',
      accounts_date: 'DATE',
      currency: TEXT,
      equity: 'DOUBLE',
      net_result: 'DOUBLE',
    },
    query: `
      SELECT o.enterprise_number, o.direction, o.reference, d.period_end, d.deposited_on, o.ordinal,
             coalesce(o.body->>'kind', 'company'), o.body->>'name', o.party_number,
             coalesce((o.body->>'matchedByName')::boolean, false), o.body->>'foreignIdentifier', o.body->>'country',
             held->>'nature', held->>'number', held->>'numberNotAttached',
             coalesce(held->>'direct', held->>'percentage'), held->>'throughSubsidiaries', o.body->>'accountsDate',
             o.body->>'currency', o.body->>'equity', o.body->>'netResult'
      FROM accounts.ownership o
      JOIN accounts.deposit d ON d.enterprise_number = o.enterprise_number AND d.reference = o.reference
      LEFT JOIN LATERAL jsonb_array_elements(o.body->'rights') AS held ON true
      WHERE o.newest`,
  },
  change: {
    columns: {
      enterprise_number: NUMBER,
      kind: TEXT,
      effective_on: 'DATE',
      recorded_at: 'TIMESTAMPTZ',
      position: ENTITY,
      item: NUMBER,
      reference: TEXT,
      entity_number: ENTITY,
      before: TEXT,
      after: TEXT,
    },
    query: `
      SELECT c.enterprise_number, c.kind, c.effective_on, b.recorded_at, b.position, c.item, c.reference, c.entity_number,
             c.before, c.after
      FROM history.change c JOIN history.batch b USING (batch_id)
      WHERE b.position > coalesce((SELECT purged_to FROM history.purge), 0)`,
  },
}

/** The newest fiscal year with figures of each company, and its latest deposit: `k` and `d`. */
function newestFigures(): string {
  return `
      FROM (SELECT DISTINCT ON (enterprise_number) enterprise_number, reference FROM accounts.key_figures
            ORDER BY enterprise_number, period_end DESC, known_from DESC, reference DESC) newest
      JOIN accounts.key_figures k USING (enterprise_number, reference)
      JOIN accounts.deposit d USING (enterprise_number, reference)`
}

/** A year of accounts with what decides its sector. */
export type FiledYear = AccountsYear & {
  enterpriseNumber: number
  reference: string
  nace: string | null
}

const YEARS = `
  SELECT k.enterprise_number AS "enterpriseNumber", k.reference, d.period_start AS "periodStart",
         d.period_end AS "periodEnd", d.model, d.currency, d.rubrics, d.previous_rubrics AS "previousRubrics", d.conflicts,
         c.primary_nace AS nace
  ${newestFigures()}
  JOIN register.company c ON c.enterprise_number = k.enterprise_number AND c.in_register AND NOT c.natural_person`

/** The filing behind each row of `key_figures`. */
export function readFiledYears(snapshot: Snapshot): AsyncGenerator<FiledYear[]> {
  return snapshot.read<FiledYear>(YEARS, 500)
}

/** What the snapshot is of, and whether a gazette is loaded: without one no event is not "no events". */
export async function readSnapshotSources({
  client,
}: Snapshot): Promise<SnapshotSources & { hasGazette: boolean }> {
  const { rows } = await client.query<{
    register: SnapshotSources['register']
    gazetteUpTo: string | null
    accountsUpTo: string | null
  }>(
    `SELECT (SELECT json_build_object('extractNumber', extract_number, 'snapshotDate', snapshot_date)
             FROM intake.register_load ORDER BY load_id DESC LIMIT 1) AS register,
            (SELECT max(published_on) FROM gazette.publication) AS "gazetteUpTo",
            (SELECT max(deposited_on) FROM accounts.deposit) AS "accountsUpTo"`,
  )
  const loaded = await client.query<{ isLoaded: boolean }>(IS_LOADED.gazette)
  const [row = { register: null, gazetteUpTo: null, accountsUpTo: null }] = rows
  return { ...row, hasGazette: loaded.rows[0]?.isLoaded === true }
}
