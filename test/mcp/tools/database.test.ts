// What the tools read from the database: assignment of acts, staleness, extraction progress.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { createExtractionQueue, enqueueExtraction } from '../../../src/jobs/extract-gazette.ts'
import { openQueue } from '../../../src/jobs/queue.ts'
import { inTransaction, type Pool } from '../../../src/store/db/pool.ts'
import type { Source } from '../../../src/store/db/source.ts'
import { createActReader } from '../../../src/store/gazette/acts.ts'
import { countExtraction } from '../../../src/store/gazette/publications.ts'
import { createTestDatabase } from '../../database.ts'
import { addCompany, insert } from '../../rest/running-app.ts'
import { openTools } from './open-tools.ts'
import { type Answer, ask, NUMBER, refusal } from './stub-tools.ts'

const { pool, url } = await createTestDatabase()
const tool = openTools(url)

let published = 10_000_000

async function publish(given: Record<string, unknown> = {}): Promise<string> {
  const numac = String(++published)
  await insert(pool, 'gazette.publication', {
    numac,
    kind: 'act',
    reading: 'text_layer',
    body: 'Verzonnen akte van de heer Odilon Van Pluim, RN 61.03.12-901.23',
    published_on: '2024-05-06',
    extractor_version: 1,
    ...given,
  })
  return numac
}

async function state(number: string, numac: string, body: Record<string, unknown> = {}): Promise<void> {
  const fact = {
    fact: 'company_change',
    change: 'capital',
    numac,
    pubDate: '2024-05-06',
    enterpriseNumber: number,
    before: null,
    after: '20.000 EUR',
    effectiveOn: null,
    ...body,
  }
  await insert(pool, 'gazette.fact', {
    enterprise_number: Number(number),
    ordinal: ++published,
    extractor_version: 1,
    numac,
    kind: fact.fact,
    body: JSON.stringify(fact),
  })
}

const numacsOf = ({ acts }: Answer) => acts.map(({ numac }: Answer) => numac)

test('acts by listing and notices by facts, newest first, each with its own facts only', async () => {
  const [number, other] = [await addCompany(pool), await addCompany(pool)]
  const old = await publish({ enterprise_number: Number(number), published_on: '2020-01-01' })
  const undated = await publish({ enterprise_number: Number(number), published_on: null })
  const shared = await publish({ kind: 'register_list', published_on: '2025-01-01' })
  await publish({ enterprise_number: Number(other) })
  await state(number, shared, { after: 'one' })
  await state(other, shared, { after: 'other' })
  await state(number, old)
  const answer = await ask(tool('get_company_acts'), { kbo: number })
  assert.deepEqual(numacsOf(answer), [shared, old, undated])
  assert.equal(answer.total, 3)
  assert.deepEqual(
    answer.acts[0].facts.map(({ after }: Answer) => after),
    ['one'],
  )
  const newest = await ask(tool('get_company_acts'), { kbo: number, limit: 1 })
  assert.deepEqual([numacsOf(newest), newest.total], [[shared], 3])
})

test('acts are filtered by date and type and paginated by cursor, including undated and unread ones', async () => {
  const number = await addCompany(pool)
  const own = { enterprise_number: Number(number) }
  const days = [
    '2018-12-31',
    '2019-01-01',
    '2019-06-01',
    '2019-06-01',
    '2019-12-31',
    '2020-01-01',
    null,
    null,
  ]
  const numacs: string[] = []
  for (const day of days) numacs.push(await publish({ ...own, published_on: day }))
  const [, , seat, capital] = numacs as [string, string, string, string]
  await state(number, seat, { change: 'seat' })
  await insert(pool, 'gazette.fact', {
    enterprise_number: Number(number),
    ordinal: ++published,
    extractor_version: 1,
    numac: capital,
    kind: 'mandate',
    body: JSON.stringify({ fact: 'mandate', numac: capital, change: 'x', holder: {}, term: {} }),
  })
  const inOrder = numacs.slice(0, 6).toReversed().concat(numacs.slice(6).toReversed())
  const acts = (args: object) => ask(tool('get_company_acts'), { kbo: number, ...args })
  assert.deepEqual(numacsOf(await acts({})), inOrder)

  const read: string[] = []
  let cursor: string | undefined
  do {
    const answer = await acts({ limit: 3, ...(cursor && { cursor }) })
    assert.equal(answer.total, 8)
    read.push(...numacsOf(answer))
    cursor = answer.nextCursor
  } while (cursor)
  assert.deepEqual(read, inOrder)

  const in2019 = await acts({ from: '2019-01-01', until: '2019-12-31' })
  assert.deepEqual([numacsOf(in2019), in2019.total], [inOrder.slice(1, 5), 4])
  const unread = await publish({ ...own, published_on: '2019-03-03', extractor_version: null })
  const changes = await acts({ from: '2019-01-01', type: 'company_change' })
  assert.deepEqual(
    [numacsOf(changes), changes.waiting],
    [[seat, unread], 1],
    'what is not read may state one',
  )
  assert.deepEqual(
    changes.acts.map(({ facts }: Answer) => facts?.map(({ kind }: Answer) => kind) ?? null),
    [['seat'], null],
  )
})

test('an unread act has null facts, not an empty list', async () => {
  const number = await addCompany(pool)
  await publish({ enterprise_number: Number(number), extractor_version: null })
  const { acts } = await ask(tool('get_company_acts'), { kbo: number })
  assert.equal(acts[0].facts, null)
})

test('acts and counts of a company are read by index', async () => {
  const plans: string[] = []
  const client = await pool.connect()
  await client.query("SET plan_cache_mode = 'force_generic_plan'; SET enable_seqscan = off")
  const explaining = {
    query: async ({ text, values }: { text: string; values: (number | number[])[] }) => {
      await client.query(`PREPARE explained AS ${text}`)
      const { rows } = await client.query(`EXPLAIN EXECUTE explained(${values.map(inSql).join(', ')})`)
      await client.query('DEALLOCATE explained')
      plans.push(rows.map(row => row['QUERY PLAN']).join('\n'))
      return { rows: text.includes('unnest') ? [] : [{ waiting: null }] }
    },
  } as unknown as Pool
  const gazette = { run: (work: (pool: Pool) => unknown) => work(explaining) } as unknown as Source
  await createActReader(gazette, { limit: 10 }).read(NUMBER)
  await countExtraction(explaining, NUMBER)
  client.release(true)
  assert.equal(plans.length, 2)
  for (const plan of plans) {
    assert.match(plan, /publication_enterprise_idx/)
    assert.doesNotMatch(plan, /Seq Scan/)
  }
})

function inSql(value: number | number[]): string {
  return Array.isArray(value) ? `'{${value}}'` : String(value)
}

test('gazette texts are never part of a result', async () => {
  const number = await addCompany(pool)
  await state(number, await publish({ enterprise_number: Number(number) }))
  for (const name of ['get_company_acts', 'get_extraction_status', 'get_company_profile'])
    assert.doesNotMatch(JSON.stringify(await ask(tool(name), { kbo: number })), /Verzonnen akte|Odilon/)
})

test('an open mandate becomes stale over time', async () => {
  const number = await addCompany(pool)
  const mandate = {
    enterprise_number: Number(number),
    role: 'zaakvoerder',
    role_kind: 'director',
    currency: 'current',
    source: 'BsActsV3',
    source_numac: '20123456',
    office: 'manager',
  }
  await insert(pool, 'gazette.mandate', { ...mandate, name: 'Odilon Van Pluim', stale_from: '2020-01-01' })
  await insert(pool, 'gazette.mandate', { ...mandate, name: 'Clotilde Verbeeld', stale_from: '2999-01-01' })
  const { officers } = await ask(tool('get_company_officers'), { kbo: number })
  assert.deepEqual(
    officers.map(({ name, currency }: Answer) => [name, currency]),
    [
      ['Clotilde Verbeeld', 'current'],
      ['Odilon Van Pluim', 'stale'],
    ],
  )
})

test('extraction status counts acts on file, read, waiting, failed and with facts', async () => {
  const number = await addCompany(pool)
  const own = { enterprise_number: Number(number) }
  await state(number, await publish(own))
  await publish(own)
  await publish({ ...own, extractor_version: null })
  await publish({ ...own, extractor_version: null, failed_version: 2, published_on: '2025-02-02' })
  const status = await ask(tool('get_extraction_status'), { kbo: number })
  const { onFile, extracted, waiting, failed: failures, withFacts, newest } = status
  assert.deepEqual([onFile, extracted, waiting, failures, withFacts], [4, 2, 1, 1, 1])
  assert.equal(newest, '2025-02-02')
  assert.match(
    status.explanation,
    /1 of 4 acts are not yet processed.*Extraction failed for 1:.*1 were processed without facts/,
  )
  const empty = await ask(tool('get_extraction_status'), { kbo: await addCompany(pool) })
  assert.match(empty.explanation, /No act of this company is on file/)
})

test('a queue that was never opened is idle; later its jobs are counted', async () => {
  const number = await addCompany(pool)
  const first = await ask(tool('get_extraction_status'), { kbo: number })
  assert.deepEqual(first.queue, { state: 'idle', queuedJobs: 0, activeJobs: 0 })
  const queue = await openQueue({ url, logger: pino({ level: 'silent' }) })
  after(() => queue.stop({ graceful: false }))
  await createExtractionQueue(queue)
  const queueOf = async () => (await ask(openTools(url)('get_extraction_status'), { kbo: number })).queue
  await inTransaction(pool, client => enqueueExtraction(queue, client, ['10000001']))
  assert.deepEqual(await queueOf(), { state: 'waiting', queuedJobs: 1, activeJobs: 0 })
  const [job] = await queue.fetch('gazette-extract', { batchSize: 1 })
  assert.deepEqual(await queueOf(), { state: 'working', queuedJobs: 0, activeJobs: 1 })
  await queue.complete('gazette-extract', job?.id as string)
  assert.equal((await queueOf()).state, 'idle')
})

test('a company is found by name, and its profile by number', async () => {
  const number = await addCompany(pool, { legal_name: 'Kwakkelbeek', names: 'kwakkelbeek' })
  const { companies } = await ask(tool('search_companies'), { query: number })
  assert.deepEqual([companies[0].enterpriseNumber, companies[0].matchKind], [number, 'kbo'])
  const profile = await ask(tool('get_company_profile'), { kbo: number })
  assert.equal(profile.legalName, 'Kwakkelbeek')
  assert.equal(profile.dossierUrl, companies[0].dossierUrl)
})

test('without the gazette all other data are returned, and gazette data are neither empty nor zero', async () => {
  const number = await addCompany(pool)
  const alone = openTools(url, ['gazette'])
  const profile = await ask(alone('get_company_profile'), { kbo: number })
  assert.deepEqual([profile.situationCode, profile.insolvency], ['000', null])
  const acts = await ask(alone('get_company_acts'), { kbo: number })
  const officers = await ask(alone('get_company_officers'), { kbo: number })
  const status = await ask(alone('get_extraction_status'), { kbo: number })
  assert.deepEqual([acts.acts, officers.officers, status.onFile, status.queue], [null, null, null, null])
  for (const { note } of [profile, acts, officers, status]) assert.match(note, /Gazette source unavailable/)
  const { note } = await ask(alone('get_company_financials'), { kbo: number })
  assert.match(note, /^No annual accounts of this company are stored, and it is unknown whether/)
})

test('without accounts and risk a profile still identifies the company', async () => {
  const number = await addCompany(pool)
  const alone = openTools(url, ['accounts', 'risk'])
  const profile = await ask(alone('get_company_profile'), { kbo: number })
  assert.deepEqual([profile.accounts, profile.risk.band], [null, 'Unknown'])
  assert.match(profile.note, /Risk source unavailable.*Accounts source unavailable/)
  const financials = await ask(alone('get_company_financials'), { kbo: number })
  assert.deepEqual([financials.accounts, financials.gatedYears], [null, null])
})

test('without the register acts are returned as unconfirmed, and other tools fail without internal messages', async () => {
  const number = await addCompany(pool)
  await publish({ enterprise_number: Number(number) })
  const alone = openTools(url, ['register'])
  const acts = await ask(alone('get_company_acts'), { kbo: number })
  assert.deepEqual([acts.legalName, acts.total], [null, 1])
  assert.match(acts.note, /not confirmed/)
  for (const [name, args] of [
    ['get_company_profile', { kbo: number }],
    ['get_company_financials', { kbo: number }],
    ['search_companies', { query: 'molen' }],
  ] as const)
    assert.match(await refusal(alone(name), args), /Data source unavailable/)
})
