import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { pino } from 'pino'
import type { EnterpriseNumber } from '../../src/domain/enterprise-number.ts'
import { NO_EVENTS, type RolledEvent, summariseEvents } from '../../src/domain/rollup.ts'
import { readDataVersions } from '../../src/store/data-version.ts'
import { inTransaction, openPool } from '../../src/store/db.ts'
import { createRollupReader } from '../../src/store/rollup.ts'
import { readRollupFreshness, refreshRollup } from '../../src/store/rollup-refresh.ts'
import { openSource } from '../../src/store/source.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'

const { url, pool } = await createTestDatabase()
const ADD_EVENT = `
  INSERT INTO gazette.lifecycle_event (enterprise_number, source, severity, numac, event_kind, pub_date, event_date)
  VALUES ($1, $2, 'med', '2025807259', $3, $4, $5)`

async function addEvents(numbered: [number, RolledEvent][], to = pool): Promise<void> {
  for (const [number, { source, eventKind, pubDate, eventDate }] of numbered)
    await to.query(ADD_EVENT, [number, source, eventKind, pubDate, eventDate])
}

const opening: RolledEvent = {
  source: 'faillissement',
  eventKind: 'bankruptcy_opening',
  pubDate: '2025-03-01',
  eventDate: '2025-02-24',
}

const total = async (number: number) => {
  const { rows } = await pool.query('SELECT total_events FROM gazette.rollup WHERE enterprise_number = $1', [
    number,
  ])
  return rows[0]?.total_events
}

test('whatever the events, the view says of a company what the domain says', async () => {
  const gazette = openSource({ name: 'gazette', url, logger: pino({ level: 'silent' }) })
  const { read } = createRollupReader(gazette)
  const date = fc.constantFrom(null, '1999-12-31', '2020-02-29', '2020-03-01', '2024-01-01', '9999-12-31')
  const event: fc.Arbitrary<RolledEvent> = fc.record({
    source: fc.constantFrom('faillissement', 'reorg', 'insolvency_interim', 'kbo_admin'),
    eventKind: fc.constantFrom(
      null,
      'bankruptcy_opening',
      'bankruptcy_closing',
      'bankruptcy_revocation',
      'bankruptcy_reopening',
      'curator_replaced',
    ),
    pubDate: date,
    eventDate: date,
  })
  const companies = fc.array(fc.array(event, { maxLength: 7 }), { minLength: 1, maxLength: 12 })
  try {
    await fc.assert(
      fc.asyncProperty(companies, async timelines => {
        await pool.query('DELETE FROM gazette.lifecycle_event')
        await addEvents(
          timelines.flatMap((events, i) => events.map(e => [i + 1, e] as [number, RolledEvent])),
        )
        await refreshRollup(pool)
        for (const [i, events] of timelines.entries())
          assert.deepEqual(
            (await read(String(i + 1) as EnterpriseNumber))?.value ?? NO_EVENTS,
            summariseEvents(events),
          )
      }),
      { numRuns: 60 },
    )
  } finally {
    await gazette.close()
  }
})

test('a refresh takes in what was committed, tells how fresh it is, and is spared when nothing changed', async () => {
  await refreshRollup(pool)
  await pool.query('TRUNCATE gazette.lifecycle_event')
  await addEvents([
    [1, opening],
    [2, { ...opening, source: 'kbo_admin', eventKind: null }],
  ])
  assert.ok((await readRollupFreshness(pool)).pendingSince)
  const versionBefore = (await readDataVersions(pool)).timeline
  const before = new Date()
  assert.equal(await refreshRollup(pool), true)
  const freshness = await readRollupFreshness(pool)
  assert.ok(Number(freshness.refreshedAt) >= Number(before) && freshness.refreshedAt <= new Date())
  assert.ok(freshness.tookMs >= 0)
  assert.deepEqual([freshness.events, freshness.pendingSince], [2, null])
  assert.notEqual((await readDataVersions(pool)).timeline, versionBefore)
  assert.deepEqual([await total(1), await total(2)], [1, 0])

  assert.equal(await refreshRollup(pool), false)
  assert.deepEqual(await readRollupFreshness(pool), freshness)
})

test('every way to write to events or mandates asks for a refresh', async () => {
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

test('a change that is not committed during a refresh is in the next one', async () => {
  await refreshRollup(pool)
  await inTransaction(pool, async writer => {
    await writer.query(ADD_EVENT, [3, 'reorg', null, null, null])
    await addEvents([[4, opening]])
    assert.equal(await refreshRollup(pool), true)
    assert.deepEqual([await total(3), await total(4)], [undefined, 1])
  })
  assert.equal(await refreshRollup(pool), true)
  assert.equal(await total(3), 1)
})

test('refreshes that are asked for at once run one after the other, and each caller finds its change', async () => {
  await refreshRollup(pool)
  const found = await Promise.all(
    [11, 12, 13].map(async number => {
      await addEvents([[number, opening]])
      await refreshRollup(pool)
      return total(number)
    }),
  )
  assert.deepEqual(found, [1, 1, 1])
})

test('readers never wait for a refresh, and read whole states only', async () => {
  const big = await createTestDatabase()
  await big.pool.query(`
    INSERT INTO gazette.lifecycle_event (enterprise_number, source, severity, numac, event_kind, pub_date)
    SELECT i / 4, 'faillissement', 'med', '2025807259', 'bankruptcy_other', date '2005-01-01' + i % 7000
    FROM generate_series(4, 200003) i`)
  await refreshRollup(big.pool)
  await big.pool.query(`INSERT INTO gazette.lifecycle_event SELECT * FROM gazette.lifecycle_event`)
  const totals = await readDuring(big, refreshRollup(big.pool))
  assert.ok(totals.length > 0)
  assert.deepEqual(
    totals.filter(total => total !== 4 && total !== 8),
    [],
  )
  assert.equal((await readRollupFreshness(big.pool)).events, 400_000)
})

test('a reader that had to wait for a lock would be noticed', async () => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN; REFRESH MATERIALIZED VIEW gazette.rollup')
    await assert.rejects(readDuring({ url, pool }, sleep(200)), { code: '55P03' })
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

/** What one company's events are counted as, again and again until `work` is done; fails where it waits for a lock. */
async function readDuring({ url: address }: TestDatabase, work: Promise<unknown>): Promise<number[]> {
  const reader = openPool(address, {
    name: 'reader',
    max: 1,
    statementTimeoutMs: 2_000,
    session: { lock_timeout: '20ms' },
  })
  const totals: number[] = []
  let done = false
  const ended = work.finally(() => {
    done = true
  })
  try {
    while (!done) {
      const { rows } = await reader.query(
        'SELECT total_events FROM gazette.rollup WHERE enterprise_number = 77',
      )
      totals.push(rows[0]?.total_events)
    }
    await ended
    return totals
  } finally {
    await ended.catch(() => {})
    await reader.end()
  }
}
