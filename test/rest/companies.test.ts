import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { companySchema } from '../../src/http/rest/v1/schema.ts'
import { refreshRollup } from '../../src/store/gazette/refresh-rollup.ts'
import { createTestDatabase } from '../database.ts'
import { addCompany, insert, issueKey, runApp, until, withChecksum } from './running-app.ts'

const { url, pool } = await createTestDatabase()
const app = await runApp({ databaseUrl: url, key: await issueKey(pool) })

/** The dossier of a company, validated strictly against its schema. */
async function dossier(number: string) {
  const answer = await app.get(`/companies/${number}`)
  assert.equal(answer.status, 200)
  return companySchema.parse(await answer.json())
}

const mandate = { role: 'Curator', role_kind: 'curator', currency: 'current', source: 'Faillissementen' }
let number = ''
before(async () => {
  number = await addCompany(pool)
})

test('a dossier has all fields; without records they are null, counts 0 and mandates empty', async () => {
  const before = Date.now()
  const { as_of, ...rest } = await dossier(number)
  assert.ok(Date.parse(as_of) >= before - 1_000 && Date.parse(as_of) <= Date.now() + 1_000, as_of)
  assert.deepEqual(rest, {
    enterprise_number: number,
    legal_name: 'Voorbeeld 1',
    legal_form: '014',
    primary_nace: '62100',
    status: 'active',
    address: { street: 'Nieuwstraat 1 bus 2', zip: '1000', city: 'Brussel' },
    risk: {
      band: 'Unknown',
      score_out_of100: null,
      probability: null,
      altman_z: null,
      model_version: null,
      evaluated_at: null,
      reason: 'no_score_held',
    },
    rollup: null,
    insolvency_event_count: 0,
    admin_event_count: 0,
    mandates: [],
    coverage: { insolvency_timeline_read: true, risk_scored: false, stages_degraded: [] },
    register_situation_code: '000',
  })
})

test('unknown values are null; an address is null only without any part', async () => {
  const none = { legal_form: null, primary_nace: null, situation: null, street: null, zip: null, city: null }
  const bare = await dossier(await addCompany(pool, none))
  assert.deepEqual(
    [bare.legal_form, bare.primary_nace, bare.register_situation_code, bare.address],
    [null, null, null, null],
  )
  const part = await dossier(await addCompany(pool, { street: null, zip: null }))
  assert.deepEqual(part.address, { street: null, zip: null, city: 'Brussel' })
})

test('a company in open bankruptcy is active, with its situation code verbatim', async () => {
  const bankrupt = await dossier(await addCompany(pool, { situation: '050' }))
  assert.equal(bankrupt.status, 'active')
  assert.equal(bankrupt.register_situation_code, '050')
})

test('plain, dotted and prefixed numbers denote the same company', async () => {
  const dotted = `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`
  for (const form of [
    dotted,
    `BE${number}`,
    `BE%20${dotted}`,
    `be-${number}`,
    `x%2F${number}`,
    'a'.repeat(3_000) + number,
  ]) {
    const answer = await app.get(`/companies/${form}`)
    assert.equal(answer.status, 200, form)
    assert.equal(((await answer.json()) as { enterprise_number: string }).enterprise_number, number)
  }
})

test('an invalid enterprise number is an unknown company', async () => {
  for (const text of ['0403449824', '123', 'abc', '2403449823', '%00', '%F0%9F%8F%A2', `${number}1`]) {
    const answer = await app.get(`/companies/${text}`)
    assert.equal(answer.status, 404, text)
    assert.deepEqual(await answer.json(), { error: 'Unknown enterprise number.' })
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  }
})

test('a company that is not in the newest extract is unknown', async () => {
  const gone = await addCompany(pool, { in_register: false })
  assert.equal((await app.get(`/companies/${gone}`)).status, 404)
  assert.equal((await app.get(`/companies/${withChecksum(10_000_001)}`)).status, 404)
})

test('events are counted and rolled up, and mandates listed', async () => {
  const company = await addCompany(pool, { situation: '050' })
  const enterprise_number = Number(company)
  const event = { enterprise_number, severity: 'high', numac: '2025807259' }
  const opening = { source: 'faillissement', event_kind: 'bankruptcy_opening' }
  await insert(pool, 'gazette.lifecycle_event', {
    ...event,
    ...opening,
    pub_date: '2025-03-01',
    event_date: '2025-02-24',
  })
  await insert(pool, 'gazette.open_bankruptcy', { enterprise_number, numac: event.numac })
  await insert(pool, 'gazette.lifecycle_event', { ...event, source: 'reorg', pub_date: '2024-06-01' })
  await insert(pool, 'gazette.lifecycle_event', { ...event, source: 'kbo_admin', pub_date: '2023-01-01' })
  const director = { role: 'Bestuurder', role_kind: 'director', source: 'BsActsV3', source_numac: '24012345' }
  for (const row of [
    {
      ...mandate,
      name: 'C',
      address: 'Plein 1, 1000 Brussel',
      starts_on: '2025-02-24',
      source_numac: '2025807259',
    },
    { ...director, name: 'F', currency: 'former', starts_on: '2015-01-01', ends_on: '2020-05-05' },
    { ...director, name: 'S', currency: 'stale' },
    { ...director, name: 'D', currency: 'current', starts_on: '2020-05-05' },
  ])
    await insert(pool, 'gazette.mandate', { enterprise_number, ...row })
  await refreshRollup(pool)
  const body = await dossier(company)
  assert.deepEqual(body.rollup, {
    total_events: 2,
    interim_signals: 0,
    reorg_events: 1,
    faillissement_events: 1,
    first_signal_date: '2024-06-01',
    last_signal_date: '2025-03-01',
    has_open_faillissement: true,
  })
  assert.deepEqual([body.insolvency_event_count, body.admin_event_count], [2, 1])
  assert.deepEqual(
    body.mandates?.map(({ name, from, to }) => [name, from, to]),
    [
      ['D', '2020-05-05', null],
      ['F', '2015-01-01', '2020-05-05'],
      ['C', '2025-02-24', null],
    ],
  )
})

test('the latest score is shown; a natural person is never scored', async () => {
  const company = await addCompany(pool)
  const person = await addCompany(pool, { natural_person: true })
  for (const [enterprise_number, probability, evaluated_at] of [
    [company, 0.2, '2025-01-01T00:00:00Z'],
    [company, 0.0066, '2026-01-01T00:00:00+01:00'],
    [person, 0.2, '2026-01-01T00:00:00Z'],
  ])
    await insert(pool, 'risk.score', { enterprise_number, probability, model_version: 'm1', evaluated_at })
  const scored = await dossier(company)
  assert.deepEqual(scored.risk, {
    band: 'Moderate',
    score_out_of100: 99,
    probability: 0.0066,
    altman_z: null,
    model_version: 'm1',
    evaluated_at: '2025-12-31T23:00:00.000Z',
  })
  assert.equal(scored.coverage.risk_scored, true)
  const unscored = await dossier(person)
  assert.equal(unscored.risk.band, 'Unknown')
  assert.equal(unscored.coverage.risk_scored, false)
})

test('responses are cacheable for 300 s and vary by key', async () => {
  const answer = await app.get(`/companies/${number}`)
  assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8')
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
  assert.equal(answer.headers.get('vary'), 'X-Api-Key')
  assert.match(answer.headers.get('etag') ?? '', /^W\/"[\w-]{27}"$/)
  assert.equal(answer.headers.get('access-control-allow-origin'), null)
  assert.equal(Number(answer.headers.get('content-length')), (await answer.arrayBuffer()).byteLength)
})

test('the ETag ignores as_of: a recomposed unchanged dossier is 304', async () => {
  const fresh = await runApp({
    databaseUrl: url,
    key: await issueKey(pool),
    timing: { caching: { healthyMs: 0 } },
  })
  const first = await fresh.get(`/companies/${number}`)
  const etag = first.headers.get('etag') as string
  const second = await fresh.get(`/companies/${number}`)
  assert.notEqual(
    ((await first.json()) as { as_of: string }).as_of,
    ((await second.json()) as { as_of: string }).as_of,
  )
  assert.equal(second.headers.get('etag'), etag)
  for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
    const answer = await fresh.get(`/companies/${number}`, { headers: { 'if-none-match': known } })
    assert.equal(answer.status, 304, known)
    assert.equal(await answer.text(), '')
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=300')
    assert.equal(answer.headers.get('vary'), 'X-Api-Key')
    assert.equal(answer.headers.get('etag'), etag)
    assert.ok(answer.headers.get('ratelimit'))
  }
  const other = await fresh.get(`/companies/${number}`, { headers: { 'if-none-match': 'W/"other"' } })
  assert.equal(other.status, 200)
})

test('HEAD returns the headers of GET without a body', async () => {
  const got = await app.get(`/companies/${number}`)
  const head = await app.get(`/companies/${number}`, { method: 'HEAD' })
  assert.equal(head.status, 200)
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
    assert.equal(head.headers.get(name), got.headers.get(name), name)
  assert.equal(await head.text(), '')
})

test('non-ASCII names are sent completely', async () => {
  const company = await addCompany(pool, { legal_name: 'Café “Été” – Ελλάς 🏢' })
  assert.equal((await dossier(company)).legal_name, 'Café “Été” – Ελλάς 🏢')
})

test('a new register load invalidates cached dossiers', async () => {
  const company = await addCompany(pool)
  await dossier(company)
  await pool.query(`UPDATE register.company SET legal_name = 'Nieuwe Naam' WHERE enterprise_number = $1`, [
    company,
  ])
  const load = {
    extract_number: 1,
    extract_type: 'full',
    snapshot_date: '2026-01-01',
    meta: '{}',
    rows_read: '{}',
  }
  await insert(pool, 'intake.register_load', { ...load, quarantined: 0, forced: false, is_sample: true })
  await until(async () => (await dossier(company)).legal_name === 'Nieuwe Naam')
})

test('dossiers stay readable while the register is swapped', async () => {
  const company = await addCompany(pool, { legal_name: 'Oud' })
  const fresh = await runApp({
    databaseUrl: url,
    key: await issueKey(pool),
    timing: { caching: { healthyMs: 0 } },
  })
  const name = async () =>
    ((await (await fresh.get(`/companies/${company}`)).json()) as { legal_name: string }).legal_name
  for (let i = 0; i < 3; i++) assert.equal(await name(), 'Oud')
  await pool.query(`
    CREATE SCHEMA register_next;
    CREATE TABLE register_next.company (LIKE register.company INCLUDING ALL);
    INSERT INTO register_next.company SELECT * FROM register.company;
    UPDATE register_next.company SET legal_name = 'Nieuw' WHERE enterprise_number = ${Number(company)};
    BEGIN; ALTER SCHEMA register RENAME TO register_old; ALTER SCHEMA register_next RENAME TO register; COMMIT`)
  for (let i = 0; i < 3; i++) assert.equal(await name(), 'Nieuw')
  await pool.query('DROP SCHEMA register_old CASCADE')
  assert.equal(await name(), 'Nieuw')
})
