import assert from 'node:assert/strict'
import { test } from 'node:test'
import { companySchema, rollupSchema } from '../../src/http/rest/v1/schema.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, issueKey, runApp, until, withChecksum } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({ databaseUrl: url, key: await issueKey(pool) })

const opening = {
  source: 'faillissement',
  severity: 'high',
  numac: '2025807259',
  event_kind: 'bankruptcy_opening',
  pub_date: '2025-03-01',
  event_date: '2025-02-24',
}

async function addEvents(company: string, ...events: Record<string, unknown>[]): Promise<void> {
  const enterprise_number = Number(company)
  for (const given of events)
    await insert(pool, 'gazette.lifecycle_event', { enterprise_number, ...opening, ...given })
  await pool.query(
    `INSERT INTO gazette.open_bankruptcy SELECT enterprise_number, event_date, numac FROM gazette.lifecycle_event
     WHERE enterprise_number = $1 AND event_kind = 'bankruptcy_opening' LIMIT 1`,
    [enterprise_number],
  )
}

/** The rollup of a company, validated strictly against its schema. */
async function rollup(number: string) {
  const answer = await app.get(`/companies/${number}/rollup`)
  assert.equal(answer.status, 200)
  return rollupSchema.parse(await answer.json())
}

async function assertUnknown(number: string): Promise<void> {
  const answer = await app.get(`/companies/${number}/rollup`)
  assert.equal(answer.status, 404, number)
  assert.deepEqual(await answer.json(), { error: 'Unknown enterprise number.' })
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  assert.equal(answer.headers.get('vary'), 'X-Api-Key')
}

test('a rollup has all fields and equals the one in the dossier', async () => {
  const company = await addCompany(pool)
  await addEvents(
    company,
    {},
    { source: 'reorg', event_kind: 'reorganisation_opening', pub_date: '2024-06-01', event_date: null },
    { source: 'insolvency_interim', event_kind: null, pub_date: null, event_date: '2023-05-05' },
    { source: 'kbo_admin', event_kind: 'entity_struck_off', pub_date: '2010-01-01' },
  )
  const expected = {
    total_events: 3,
    interim_signals: 1,
    reorg_events: 1,
    faillissement_events: 1,
    first_signal_date: '2023-05-05',
    last_signal_date: '2025-03-01',
    has_open_faillissement: true,
  }
  assert.deepEqual(await rollup(company), expected)
  const dossier = companySchema.parse(await (await app.get(`/companies/${company}`)).json())
  assert.deepEqual(dossier.rollup, expected)
  assert.deepEqual([dossier.insolvency_event_count, dossier.admin_event_count], [3, 1])
})

test('unpublished dates are null', async () => {
  const company = await addCompany(pool)
  await addEvents(company, { pub_date: null, event_date: null })
  const { first_signal_date, last_signal_date, has_open_faillissement } = await rollup(company)
  assert.deepEqual([first_signal_date, last_signal_date, has_open_faillissement], [null, null, true])
})

test('no events, or strike-offs only, are 404', async () => {
  const [none, struckOff] = [await addCompany(pool), await addCompany(pool)]
  await addEvents(struckOff, { source: 'kbo_admin', event_kind: 'entity_struck_off' })
  for (const number of [none, struckOff]) await assertUnknown(number)
  const dossier = companySchema.parse(await (await app.get(`/companies/${struckOff}`)).json())
  assert.deepEqual([dossier.rollup, dossier.insolvency_event_count, dossier.admin_event_count], [null, 0, 1])
})

test('a company outside the newest extract is unknown, even with events', async () => {
  const gone = await addCompany(pool, { in_register: false })
  const never = withChecksum(10_000_001)
  for (const number of [gone, never]) await addEvents(number, {})
  for (const number of [gone, never, '123', 'abc', `${gone}1`]) await assertUnknown(number)
})

test('new events are visible at once, and soon in cached dossiers', async () => {
  const company = await addCompany(pool)
  await addEvents(company, {})
  const held = async () =>
    companySchema.parse(await (await app.get(`/companies/${company}`)).json()).insolvency_event_count
  await until(async () => (await held()) === 1)
  await insert(pool, 'gazette.lifecycle_event', { enterprise_number: company, ...opening })
  assert.equal((await rollup(company)).total_events, 2)
  await until(async () => (await held()) === 2)
})

test('an unchanged rollup is 304; HEAD returns the headers of GET without a body', async () => {
  const company = await addCompany(pool)
  await addEvents(company, {})
  const path = `/companies/${company}/rollup`
  const got = await app.get(path)
  const etag = got.headers.get('etag') as string
  assert.equal(got.headers.get('cache-control'), 'public, max-age=300')
  assert.equal(got.headers.get('vary'), 'X-Api-Key')
  const unchanged = await app.get(path, { headers: { 'if-none-match': etag } })
  assert.equal(unchanged.status, 304)
  assert.equal(unchanged.headers.get('cache-control'), 'public, max-age=300')
  const head = await app.get(path, { method: 'HEAD' })
  assert.equal(head.status, 200)
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
    assert.equal(head.headers.get(name), got.headers.get(name), name)
  assert.equal(await head.text(), '')
})
