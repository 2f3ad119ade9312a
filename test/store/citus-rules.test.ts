// Large tables can be distributed by enterprise number with Citus, and every table has an explicit placement. Known
// obstacles are listed here with their reasons.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROJECT_DIR } from '../../src/config.ts'
import { createTestDatabase } from '../database.ts'
import {
  findForeignKeysAcross,
  findKeysWithoutColumn,
  findSequences,
  findTriggers,
  findUnfitColumns,
  listTables,
  type Spread,
} from './citus-rules.ts'

const { pool } = await createTestDatabase()

const BY_COMPANY = [
  'register.enterprise',
  'register.establishment',
  'register.branch',
  'register.denomination',
  'register.address',
  'register.contact',
  'register.activity',
  'register.company',
  'gazette.lifecycle_event',
  'gazette.mandate',
  'gazette.open_bankruptcy',
  'gazette.fact',
  'gazette.unread_text',
  'accounts.deposit',
  'accounts.key_figures',
  'accounts.ownership',
  'accounts.company_lookup',
  'risk.score',
  'risk.open_bankruptcy',
  'risk.ended_bankruptcy',
  'risk.judicial_dissolution',
]

// Publications are stored before their companies are known, and may have several: large, but keyed by numac. Facts
// are distributed with the company.
const BY_PUBLICATION = ['gazette.publication', 'gazette.superseded_publication']

// Joined with large tables: reference tables on each machine.
const REFERENCE = ['register.code', 'register.activity_code']

// Small, or queried alone: local to the coordinator.
const LOCAL = [
  'public.griffie_migration',
  'register.term', // the dictionary of search: asked by word or hash, never joined
  'register.term_error',
  'gazette.rollup_refresh',
  'gazette.timeline_change',
  'accounts.sector_statistics',
  'history.batch', // read in the order of commits
  'history.change',
  'history.purge',
  'history.register_shape',
  'history.register_start',
  'history.register_version', // read by company, written in the order of loads
  'risk.model', // a row per version and segment
  'risk.run',
  'intake.register_load',
  'intake.register_quarantine',
  'intake.job_run',
  'intake.register_undo',
  'intake.register_undo_group', // of the last seven loads, and read by them alone
  'intake.register_undo_row',
  'intake.register_undo_term',
  'intake.gazette_fetch',
  'intake.gazette_validator',
  'intake.gazette_quarantine',
  'intake.accounts_fetch',
  'intake.accounts_quarantine',
  'people.change',
  'people.appearance', // by company and by name: of mandates only, a few million rows at most
  'people.person',
  'people.former_person',
  'people.frequency',
  'people.derivation',
  'people.decision',
  'access.api_key',
  'access.people_lookup',
  'access.watch', // joined with pages of the change feed alone
  'access.mcp_secret',
  'access.mcp_ended_session',
  'access.rate_window',
  'access.suppression',
  'access.suppression_version',
  'access.webhook',
  'access.webhook_delivery',
  'member.member',
  'member.session',
  'member.credential',
  'member.verification',
  'member.secret',
  'member.attempt',
  'member.watch',
  'member.watch_mail',
  'site.sitemap_generation',
  'site.sitemap_file',
  'site.count_run',
  'site.count_by_activity',
  'site.count_by_town',
  'site.town_of_activity',
  'site.activity_of_town',
  'site.company_of_activity',
  'site.company_of_town',
  'site.insolvency_of_town',
]

// Citus cannot distribute tables with triggers: docs/scale.md says to drop them, and what is lost.
const KNOWN_TRIGGERS = [
  'gazette.lifecycle_event note_change', // notes what the rollup has not counted; the writer does so too
  'gazette.mandate note_change',
  'risk.score keep_history', // only refuses
]

const SPREAD: Spread = new Map([
  ...BY_COMPANY.map(table => [table, 'enterprise_number'] as const),
  ...BY_PUBLICATION.map(table => [table, 'numac'] as const),
])

test('every table is assigned as distributed, reference or local', async () => {
  const decided = [...SPREAD.keys(), ...REFERENCE, ...LOCAL]
  assert.deepEqual(await listTables(pool), decided.sort())
})

test('distributed tables have their distribution column, and enterprise numbers one type', async () => {
  assert.deepEqual(await findUnfitColumns(pool, SPREAD), [])
})

test('every unique key of a distributed table includes its distribution column', async () => {
  assert.deepEqual(await findKeysWithoutColumn(pool, SPREAD), [])
})

test('there are no foreign keys from or to distributed tables or out of reference tables', async () => {
  assert.deepEqual(await findForeignKeysAcross(pool, [...SPREAD.keys(), ...REFERENCE]), [])
})

test('no distributed table uses a sequence', async () => {
  assert.deepEqual(await findSequences(pool, SPREAD), [])
})

test('distributed tables have only known triggers', async () => {
  assert.deepEqual(await findTriggers(pool, SPREAD), KNOWN_TRIGGERS)
})

test('docs/scale.md has the statement of each table and of no other', async () => {
  const page = await readFile(join(PROJECT_DIR, 'docs', 'scale.md'), 'utf8')
  const given = page.match(/SELECT create_(distributed|reference)_table\([^)]*\);/g) ?? []
  const wanted = [
    ...[...SPREAD].map(([table, column]) => `SELECT create_distributed_table('${table}', '${column}');`),
    ...REFERENCE.map(table => `SELECT create_reference_table('${table}');`),
  ]
  assert.deepEqual(given.sort(), wanted.sort())
})

test('each rule reports a table that violates it', async () => {
  await pool.query(`
    CREATE SCHEMA broken;
    CREATE TABLE broken.sector (code text PRIMARY KEY);
    CREATE TABLE broken.visit (
      visit_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      enterprise_number bigint,
      code text REFERENCES broken.sector,
      place serial,
      day date,
      EXCLUDE USING btree (day WITH =)
    );
    CREATE UNIQUE INDEX visit_place_key ON broken.visit (place) INCLUDE (enterprise_number);
    CREATE TRIGGER note_visit AFTER INSERT ON broken.visit EXECUTE FUNCTION gazette.note_timeline_change()`)
  const broken: Spread = new Map([['broken.visit', 'enterprise_number']])
  assert.deepEqual(await findUnfitColumns(pool, broken), [
    'broken.visit enterprise_number bigint, may be null',
  ])
  assert.deepEqual(await findKeysWithoutColumn(pool, broken), [
    'broken.visit visit_day_excl',
    'broken.visit visit_pkey',
    'broken.visit visit_place_key',
  ])
  assert.deepEqual(await findForeignKeysAcross(pool, ['broken.visit']), ['broken.visit visit_code_fkey'])
  assert.deepEqual(await findForeignKeysAcross(pool, ['broken.sector']), ['broken.visit visit_code_fkey'])
  assert.deepEqual(await findSequences(pool, broken), ['broken.visit place', 'broken.visit visit_id'])
  assert.deepEqual(await findTriggers(pool, broken), ['broken.visit note_visit'])
  assert.deepEqual(await findUnfitColumns(pool, new Map([['broken.visit', 'nowhere']])), [
    'broken.visit nowhere is missing',
  ])
})
