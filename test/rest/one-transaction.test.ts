// Lifecycle, rollup, counts, mandates, risk and feed change atomically with the transaction that stores an event.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LifecycleEvent } from '../../src/domain/timeline/lifecycle-event.ts'
import { companySchema } from '../../src/http/rest/v1/schema.ts'
import { inTransaction, type PoolClient } from '../../src/store/db/pool.ts'
import { replaceTimelines } from '../../src/store/gazette/replace-timelines.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, issueKey, runApp, until } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({
  databaseUrl: url,
  key: await issueKey(pool),
  timing: { caching: { healthyMs: 0, degradedMs: 0 } },
})

const opening: LifecycleEvent = {
  source: 'faillissement',
  severity: 'high',
  numac: '2026807259',
  eventKind: 'bankruptcy_opening',
  pubDate: '2026-11-20',
  eventDate: '2026-11-18',
  court: null,
  detail: null,
  cessationDate: null,
  suspensionEnd: null,
}
const curator = {
  role: 'curator',
  roleKind: 'curator' as const,
  currency: 'current' as const,
  name: 'C',
  address: null,
  from: '2026-11-18',
  to: null,
  source: 'Faillissementen',
  sourceNumac: opening.numac,
  staleFrom: null,
}

const store = (client: PoolClient, number: string) =>
  replaceTimelines(
    client,
    new Map([
      [
        Number(number),
        {
          events: [opening],
          mandates: [curator],
          openBankruptcy: { openedOn: '2026-11-18', numac: opening.numac },
        },
      ],
    ]),
  )

/** Values of each surface. */
async function surfaces(number: string) {
  const body = companySchema.parse(await (await app.get(`/companies/${number}`)).json())
  const lifecycle = (await (await app.get(`/companies/${number}/lifecycle`)).json()) as unknown[]
  const feed = await (await fetch(`${app.url}/insolventies/rss.xml`)).text()
  return {
    lifecycle: lifecycle.length,
    rollup: (await app.get(`/companies/${number}/rollup`)).status,
    count: body.insolvency_event_count,
    mandates: body.mandates?.length,
    band: body.risk.band,
    feed: feed.includes(number),
  }
}

const BEFORE = { lifecycle: 0, rollup: 404, count: 0, mandates: 0, band: 'Unknown', feed: false }
const AFTER = { lifecycle: 1, rollup: 200, count: 1, mandates: 1, band: 'Severe', feed: true }

test('an event becomes visible on all surfaces when its transaction commits', async () => {
  const number = await addCompany(pool)
  await inTransaction(pool, async client => {
    await store(client, number)
    assert.deepEqual(await surfaces(number), BEFORE)
  })
  assert.deepEqual({ ...(await surfaces(number)), feed: true }, AFTER)
  await until(async () => (await surfaces(number)).feed)
})

test('a rolled-back transaction changes no surface', async () => {
  const number = await addCompany(pool)
  await assert.rejects(
    inTransaction(pool, async client => {
      await store(client, number)
      throw new Error('given up')
    }),
    /given up/,
  )
  assert.deepEqual(await surfaces(number), BEFORE)
})
