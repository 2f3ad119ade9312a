import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorSchema, lifecycleSchema } from '../../src/http/rest/v1/schema.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, issueKey, runApp, withChecksum } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({ databaseUrl: url, key: await issueKey(pool) })

const event = { source: 'faillissement', severity: 'med', numac: '2025807259' }

async function addEvents(company: string, ...events: Record<string, unknown>[]): Promise<void> {
  for (const given of events)
    await insert(pool, 'gazette.lifecycle_event', { enterprise_number: Number(company), ...event, ...given })
}

/** The events of a company, validated strictly against their schema. */
async function lifecycle(number: string) {
  const answer = await app.get(`/companies/${number}/lifecycle`)
  assert.equal(answer.status, 200)
  return lifecycleSchema.parse(await answer.json())
}

test('a timeline is a bare array of complete events, with null for unknown values', async () => {
  const company = await addCompany(pool)
  await addEvents(
    company,
    {
      severity: 'high',
      pub_date: '2025-03-01',
      event_kind: 'bankruptcy_opening',
      court: 'Ondernemingsrechtbank Gent, afdeling Gent',
      event_date: '2025-02-24',
      detail: 'Café “Été”',
      cessation_date: '2025-02-20',
    },
    { source: 'kbo_admin', severity: 'low', numac: '2019200001' },
  )
  assert.deepEqual(await lifecycle(company), [
    {
      source: 'faillissement',
      severity: 'high',
      numac: '2025807259',
      pub_date: '2025-03-01',
      event_kind: 'bankruptcy_opening',
      court: 'Ondernemingsrechtbank Gent, afdeling Gent',
      event_date: '2025-02-24',
      detail: 'Café “Été”',
      cessation_date: '2025-02-20',
      suspension_end: null,
    },
    {
      source: 'kbo_admin',
      severity: 'low',
      numac: '2019200001',
      pub_date: null,
      event_kind: null,
      court: null,
      event_date: null,
      detail: null,
      cessation_date: null,
      suspension_end: null,
    },
  ])
})

test('events are sorted by publication date, undated last, then by numac descending', async () => {
  const company = await addCompany(pool)
  await addEvents(
    company,
    { numac: '2026800001', pub_date: null },
    { numac: '2020800001', pub_date: '2020-01-01' },
    { numac: '2024800001', pub_date: '2024-01-01' },
    { numac: '2024800002', pub_date: '2024-01-01' },
    { numac: '2026800002', pub_date: null },
  )
  assert.deepEqual(
    (await lifecycle(company)).map(({ numac }) => numac),
    ['2024800002', '2024800001', '2020800001', '2026800002', '2026800001'],
  )
})

test('events of one act have a stable order', async () => {
  const act = { pub_date: '2024-01-01' }
  const events = [
    { ...act, event_kind: 'curator_replaced', event_date: '2023-12-30' },
    { ...act, event_kind: 'bankruptcy_closing', event_date: '2023-12-31' },
    { ...act, event_kind: 'excusability_decision', event_date: '2023-12-31' },
    { ...act, event_kind: 'judge_replaced' },
  ]
  const [one, two] = [await addCompany(pool), await addCompany(pool)]
  await addEvents(one, ...events)
  await addEvents(two, ...events.toReversed())
  const timeline = await lifecycle(one)
  assert.deepEqual(
    timeline.map(({ event_kind }) => event_kind),
    ['bankruptcy_closing', 'excusability_decision', 'curator_replaced', 'judge_replaced'],
  )
  assert.deepEqual(await lifecycle(two), timeline)
})

test('the complete timeline of that company only is returned, also to concurrent requests', async () => {
  const companies = await Promise.all([1, 2, 3, 4].map(() => addCompany(pool)))
  for (const [i, company] of companies.entries()) {
    const numacs = Array.from({ length: 60 * i }, (_, j) => ({ numac: String(2025_800_000 + 1_000 * i + j) }))
    await addEvents(company, ...numacs)
  }
  const timelines = await Promise.all(companies.map(lifecycle))
  for (const [i, timeline] of timelines.entries()) {
    assert.equal(timeline.length, 60 * i)
    assert.ok(timeline.every(({ numac }) => numac.startsWith(`202580${i}`)))
  }
})

test('a company without events has an empty array', async () => {
  const answer = await app.get(`/companies/${await addCompany(pool)}/lifecycle`)
  assert.equal(answer.status, 200)
  assert.equal(await answer.text(), '[]')
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
})

test('a company outside the newest extract is unknown, even with events', async () => {
  const gone = await addCompany(pool, { in_register: false })
  const never = withChecksum(10_000_001)
  for (const number of [gone, never]) await addEvents(number, {})
  for (const number of [gone, never, '123', 'abc', `${gone}1`]) {
    const answer = await app.get(`/companies/${number}/lifecycle`)
    assert.equal(answer.status, 404, number)
    assert.deepEqual(await answer.json(), { error: 'Unknown enterprise number.' })
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
    assert.equal(answer.headers.get('vary'), 'X-Api-Key')
  }
})

test('dotted and prefixed numbers denote the same company', async () => {
  const company = await addCompany(pool)
  await addEvents(company, {})
  const dotted = `${company.slice(0, 4)}.${company.slice(4, 7)}.${company.slice(7)}`
  for (const form of [dotted, `BE${company}`, `BE%20${dotted}`])
    assert.deepEqual(await lifecycle(form), await lifecycle(company))
})

test('a new event is visible at once and changes the ETag', async () => {
  const company = await addCompany(pool)
  const path = `/companies/${company}/lifecycle`
  await addEvents(company, { pub_date: '2024-01-01' })
  const first = await app.get(path)
  const etag = first.headers.get('etag') as string
  assert.match(etag, /^W\/"[\w-]{27}"$/)
  assert.equal(first.headers.get('content-type'), 'application/json; charset=utf-8')
  assert.equal(first.headers.get('cache-control'), 'public, max-age=300')
  assert.equal(first.headers.get('vary'), 'X-Api-Key')
  assert.ok(first.headers.get('ratelimit'))
  const unchanged = await app.get(path, { headers: { 'if-none-match': etag } })
  assert.equal(unchanged.status, 304)
  assert.equal(await unchanged.text(), '')
  assert.equal(unchanged.headers.get('cache-control'), 'public, max-age=300')
  assert.equal(unchanged.headers.get('etag'), etag)
  await addEvents(company, { pub_date: '2025-01-01' })
  const changed = await app.get(path, { headers: { 'if-none-match': etag } })
  assert.equal(changed.status, 200)
  assert.equal(((await changed.json()) as unknown[]).length, 2)
})

test('HEAD returns the headers of GET without a body; other methods are 405', async () => {
  const path = `/companies/${await addCompany(pool)}/lifecycle`
  const [got, head] = [await app.get(path), await app.get(path, { method: 'HEAD' })]
  assert.equal(head.status, 200)
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
    assert.equal(head.headers.get(name), got.headers.get(name), name)
  assert.equal(await head.text(), '')
  const posted = await app.get(path, { method: 'POST' })
  assert.equal(posted.status, 405)
  assert.equal(posted.headers.get('allow'), 'GET, HEAD')
  errorSchema.parse(await posted.json())
})

test('a timeline requires a key', async () => {
  const answer = await app.get(`/companies/${await addCompany(pool)}/lifecycle`, { key: null })
  assert.equal(answer.status, 401)
  assert.deepEqual(await answer.json(), { error: 'Missing X-Api-Key header.' })
})
