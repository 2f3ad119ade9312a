import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { pino } from 'pino'
import type { EnterpriseNumber } from '../../src/domain/company/enterprise-number.ts'
import {
  type LifecycleEvent,
  NO_EVENTS,
  type RolledEvent,
  summariseEvents,
} from '../../src/domain/timeline/lifecycle-event.ts'
import { readDataVersions } from '../../src/store/db/data-version.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { openSource } from '../../src/store/db/source.ts'
import { createRollupReader } from '../../src/store/gazette/dossier-timeline.ts'
import { readRollupFreshness, refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { replaceTimelines } from '../../src/store/gazette/replace-timelines.ts'
import { createTestDatabase } from '../database.ts'

const { url, pool } = await createTestDatabase()
const opening: RolledEvent = { source: 'faillissement', pubDate: '2025-03-01', eventDate: '2025-02-24' }
const OPEN = { openedOn: '2025-02-24', numac: '2025807259' }

function storedEvent(event: RolledEvent): LifecycleEvent {
  return {
    ...event,
    severity: 'med',
    numac: '2025807259',
    eventKind: null,
    court: null,
    detail: null,
    cessationDate: null,
    suspensionEnd: null,
  }
}

/** Stores complete timelines, as extraction does. */
async function store(timelines: [number, RolledEvent[], boolean?][]): Promise<void> {
  const derived = timelines.map(
    ([number, events, isOpen = false]) =>
      [
        number,
        { events: events.map(storedEvent), mandates: [], openBankruptcy: isOpen ? OPEN : null },
      ] as const,
  )
  await inTransaction(pool, client => replaceTimelines(client, new Map(derived)))
}

const total = async (number: number) => {
  const { rows } = await pool.query('SELECT total_events FROM gazette.rollup WHERE enterprise_number = $1', [
    number,
  ])
  return rows[0]?.total_events
}

test('the view and the domain compute the same rollup for any events', async () => {
  const gazette = openSource({ name: 'gazette', url, logger: pino({ level: 'silent' }) })
  const { read } = createRollupReader(gazette)
  const date = fc.constantFrom(null, '1999-12-31', '2020-02-29', '2020-03-01', '2024-01-01', '9999-12-31')
  const event: fc.Arbitrary<RolledEvent> = fc.record({
    source: fc.constantFrom('faillissement', 'reorg', 'insolvency_interim', 'kbo_admin'),
    pubDate: date,
    eventDate: date,
  })
  const company = fc.tuple(fc.array(event, { maxLength: 7 }), fc.boolean())
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(company, { minLength: 1, maxLength: 12 }), async companies => {
        await pool.query('TRUNCATE gazette.lifecycle_event, gazette.open_bankruptcy')
        await store(companies.map(([events, isOpen], i) => [i + 1, events, isOpen && events.length > 0]))
        for (const [i, [events, isOpen]] of companies.entries())
          assert.deepEqual(
            (await read(String(i + 1) as EnterpriseNumber))?.value ?? NO_EVENTS,
            summariseEvents(events, isOpen),
          )
      }),
      { numRuns: 60 },
    )
  } finally {
    await gazette.close()
  }
})

test('a rollup changes with the transaction that changes the events', async () => {
  await store([[1, [opening], true]])
  await inTransaction(pool, async client => {
    const derived = { events: [opening, opening].map(storedEvent), mandates: [], openBankruptcy: null }
    await replaceTimelines(client, new Map([[1, derived]]))
    assert.equal(await total(1), 1)
  })
  assert.equal(await total(1), 2)
  const { rows } = await pool.query('SELECT FROM gazette.open_bankruptcy WHERE enterprise_number = 1')
  assert.equal(rows.length, 0)
})

test('recording and deleting a change both change the data version', async () => {
  await refreshRollup(pool)
  const versions = [(await readDataVersions(pool)).timeline]
  await pool.query('TRUNCATE gazette.lifecycle_event, gazette.open_bankruptcy')
  await store([
    [1, [opening], true],
    [2, [{ ...opening, source: 'kbo_admin' }]],
  ])
  versions.push((await readDataVersions(pool)).timeline)
  const before = new Date()
  assert.equal(await refreshRollup(pool), true)
  versions.push((await readDataVersions(pool)).timeline)
  assert.equal(new Set(versions).size, 3)
  const freshness = await readRollupFreshness(pool)
  assert.ok(Number(freshness.refreshedAt) >= Number(before) && freshness.refreshedAt <= new Date())
  assert.ok(freshness.tookMs >= 0)
  assert.equal(freshness.events, 2)
  assert.equal(await refreshRollup(pool), false)
  assert.deepEqual(await readRollupFreshness(pool), freshness)
})

test('every write to events or mandates is recorded', async () => {
  const mandate = `INSERT INTO gazette.mandate (enterprise_number, role, role_kind, currency, name, source, source_numac)
    VALUES (1, 'Curator', 'curator', 'current', 'C', 'Faillissementen', '2025807259')`
  for (const statement of [
    mandate,
    'UPDATE gazette.lifecycle_event SET detail = NULL',
    'DELETE FROM gazette.mandate',
    'TRUNCATE gazette.lifecycle_event',
  ]) {
    await refreshRollup(pool)
    await pool.query(statement)
    assert.equal(await refreshRollup(pool), true, statement)
  }
})

test('a change that is uncommitted when records are deleted stays recorded', async () => {
  await refreshRollup(pool)
  await inTransaction(pool, async writer => {
    await replaceTimelines(
      writer,
      new Map([[3, { events: [storedEvent(opening)], mandates: [], openBankruptcy: null }]]),
    )
    await store([[4, [opening]]])
    assert.equal(await refreshRollup(pool), true)
  })
  assert.equal(await refreshRollup(pool), true)
})

test('rollups of single companies are read through the index', async () => {
  await pool.query(`
    INSERT INTO gazette.lifecycle_event (enterprise_number, source, severity, numac, event_kind, pub_date)
    SELECT i / 4, 'faillissement', 'med', '2025807259', 'bankruptcy_other', date '2005-01-01' + i % 7000
    FROM generate_series(4, 200003) i;
    ANALYZE gazette.lifecycle_event, gazette.open_bankruptcy`)
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    'EXPLAIN SELECT * FROM gazette.rollup WHERE enterprise_number = ANY (ARRAY[77, 78])',
  )
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  assert.match(plan, /lifecycle_event_enterprise_idx/)
  assert.doesNotMatch(plan, /Seq Scan on lifecycle_event/)
})
