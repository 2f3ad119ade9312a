// Caches of all nodes are invalidated within a second of a commit by any process.

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createTestDatabase } from '../database.ts'
import { relayTo } from '../rest/faulty-database.ts'
import { insert, issueKey, recordEmptyFetches, runApp, until } from '../rest/running-app.ts'
import { command, serveNode } from './node.ts'
import { COMPANY, writeFull, writeUpdate } from './small-register.ts'
import { type Change, measureStaleness } from './staleness.ts'

const { url: DATABASE_URL, pool } = await createTestDatabase()
const settings = { DATABASE_URL }
await command(settings, 'import', 'register', writeFull(100, 'Eerste Naam'))
await recordEmptyFetches(pool)
const key = await issueKey(pool)
const nodes = [await serveNode(settings, () => key), await serveNode(settings, () => key)]
const path = `/companies/${COMPANY}`

const loads = async () =>
  Number((await pool.query('SELECT count(*) FROM intake.register_load')).rows[0].count)

async function assertFresh(t: TestContext, change: Omit<Change, 'nodes' | 'path'>): Promise<void> {
  for (const node of nodes) assert.equal(change.isOld(await node.get(path)), true, 'held before')
  const { staleMs, asked } = await measureStaleness({ nodes, path, ...change })
  t.diagnostic(`the last old answer began ${staleMs} ms after the commit, of ${asked}`)
  for (const node of nodes) assert.equal(change.isOld(await node.get(path)), false)
}

test('an Update imported by a third process is served by all nodes within a second', async t => {
  const before = await loads()
  await assertFresh(t, {
    isOld: ({ body }) => body.legal_name !== 'Nieuwe Naam',
    make: () => command(settings, 'import', 'register', writeUpdate(101, 'Nieuwe Naam')),
    isCommitted: async () => (await loads()) > before,
  })
})

test('a Full is served by all nodes within a second', async t => {
  const before = await loads()
  await assertFresh(t, {
    isOld: ({ body }) => body.legal_name !== 'Volle Naam',
    make: () => command(settings, 'import', 'register', writeFull(102, 'Volle Naam')),
    isCommitted: async () => (await loads()) > before,
  })
})

test('mandates and events are served before the counts are refreshed', async t => {
  await assertFresh(t, {
    isOld: ({ body }) => body.mandates.length === 0,
    make: () =>
      insert(pool, 'gazette.mandate', {
        enterprise_number: Number(COMPANY),
        role: 'Curator',
        role_kind: 'curator',
        currency: 'current',
        name: 'C. Verzonnen',
        source: 'Faillissement',
        source_numac: '2026800001',
      }),
  })
  await assertFresh(t, {
    isOld: ({ body }) => body.insolvency_event_count === 0,
    make: () =>
      insert(pool, 'gazette.lifecycle_event', {
        enterprise_number: Number(COMPANY),
        source: 'faillissement',
        severity: 'high',
        numac: '2026800001',
        event_kind: 'bankruptcy_opening',
        pub_date: '2026-11-20',
      }),
  })
})

test('new scores are served within a second', async t => {
  await insert(pool, 'risk.score', {
    enterprise_number: Number(COMPANY),
    probability: 0.5,
    model_version: 'm',
    evaluated_at: '2026-11-20',
    as_of: '2026-11-20',
    segment: 'full',
    valid_until: '2099-01-01',
  })
  const before = (await nodes[0]?.get(path))?.headers.get('etag')
  const { staleMs } = await measureStaleness({
    nodes,
    path,
    isOld: ({ headers }) => headers.get('etag') === before,
    make: () =>
      insert(pool, 'risk.run', {
        evaluated_at: '2026-11-21T03:00:00Z',
        as_of: '2026-11-21',
        took_ms: 1,
        companies: 1,
        scored: 1,
        rows_added: 1,
        model_version: 'm',
      }),
  })
  t.diagnostic(`${staleMs} ms`)
})

test('suppressions and their removal apply on all nodes within a second', async t => {
  const count = async () => (await pool.query('SELECT FROM access.suppression')).rowCount
  for (const [args, status] of [
    [['suppress', COMPANY, '--reason', 'test'], 200],
    [['suppress', 'lift', COMPANY], 404],
  ] as const) {
    const before = await count()
    await assertFresh(t, {
      isOld: answer => answer.status === status,
      make: () => command(settings, ...args),
      isCommitted: async () => (await count()) !== before,
    })
  }
})

test('nodes without notifications find changes by polling', async t => {
  const before = await loads()
  const deafen = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'griffie notices' AND datname = current_database()`
  assert.equal((await pool.query(deafen)).rowCount, nodes.length, 'one connection a node listens')
  let deaf = true
  const deafening = (async () => {
    while (deaf) await pool.query(deafen)
  })()
  try {
    await assertFresh(t, {
      isOld: ({ body }) => body.legal_name !== 'Zonder Bericht',
      make: () => command(settings, 'import', 'register', writeUpdate(103, 'Zonder Bericht')),
      isCommitted: async () => (await loads()) > before,
    })
  } finally {
    deaf = false
    await deafening
  }
})

test('cached data is not served as current while the data version is unknown', async () => {
  const relay = await relayTo(DATABASE_URL)
  const app = await runApp({ databaseUrl: relay.url, key })
  const read = async () => (await (await app.get(path)).json()) as { register_situation_code: string | null }
  assert.equal((await read()).register_situation_code, '000')
  await relay.cut()
  await until(async () => (await read()).register_situation_code === null)
  await relay.mend()
  await until(async () => (await read()).register_situation_code === '000')
})
