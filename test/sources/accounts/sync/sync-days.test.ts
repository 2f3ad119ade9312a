import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { importAccounts } from '../../../../src/sources/accounts/import/import-accounts.ts'
import { AccountsSyncRunningError } from '../../../../src/sources/accounts/import/sync/exclusive-sync.ts'
import {
  type AccountsSyncReport,
  type SyncExtractDaysOptions,
  syncExtractDays,
} from '../../../../src/sources/accounts/import/sync/sync-days.ts'
import {
  acquireFetchLock,
  findResumeDay,
  isFetched,
  markAbsent,
  markFetched,
  markStarted,
} from '../../../../src/store/intake/accounts-fetch-log.ts'
import { createTestDatabase } from '../../../database.ts'
import type { StubReply } from '../../fake-server.ts'
import {
  createFakeBankClient,
  type FakeBankContext,
  type FakeBankOptions,
} from '../client/fake-bank-client.ts'
import {
  createFixtureFilings,
  extractReferenceOf,
  type FixtureFiling,
  zipOf,
} from '../client/generate-filings.ts'

const database = await createTestDatabase()
const { pool } = database

// The clock is at 16 June 2031. Each test uses different days.
type Run = Partial<SyncExtractDaysOptions>

function run(asked: FakeBankContext, day: string, options: Run = {}): Promise<AccountsSyncReport> {
  return syncExtractDays(asked.service, database, {
    from: day,
    to: day,
    folder: join(asked.folder, 'fetched'),
    clock: asked.clock,
    importPath: (path, onFilings) =>
      importAccounts(database, path, { onProgress: ({ filings }) => onFilings?.(filings) }),
    ...options,
  })
}

async function playDays(
  days: Record<string, FixtureFiling[]>,
  options: FakeBankOptions = {},
): Promise<FakeBankContext> {
  return createFakeBankClient({ days, politeness: { attempts: 2 }, ...options })
}

async function stored(filings: readonly FixtureFiling[]): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string }>(
    'SELECT reference FROM accounts.deposit WHERE reference = ANY ($1) ORDER BY reference',
    [filings.map(({ reference }) => reference)],
  )
  return rows.map(({ reference }) => reference)
}

async function askedDuring(asked: FakeBankContext, work: () => Promise<unknown>): Promise<string[]> {
  const before = asked.played.calls.length
  await work()
  return asked.played.calls.slice(before).map(({ path }) => path.replace('/extracts/batch/', ''))
}

const NOTHING = { references: 0, filings: 0, added: 0, changed: 0, flagged: 0, unreadable: 0 }

test('a day is fetched in two requests, imported, and not requested again', async () => {
  const day = '2031-03-03'
  const pdf = { ...(createFixtureFilings(day, 190, 1)[0] as FixtureFiling), model: 'm06-p', equity: null }
  const filings = [...createFixtureFilings(day, 101, 4), pdf]
  const asked = await playDays({ [day]: filings })
  const asks = await askedDuring(asked, async () => {
    assert.deepEqual(await run(asked, day), {
      days: [{ day, state: 'done', counts: { ...NOTHING, references: 5, filings: 4, added: 5 } }],
      faults: [],
      stopped: null,
    })
  })
  assert.deepEqual(asks, [`${day}/references`, `${day}/accountingData`])
  const { rows } = await pool.query(
    `SELECT reference, enterprise_number, model, form, rubrics->>'10/15' AS equity, officers::text AS officers
     FROM accounts.deposit WHERE reference = ANY ($1) ORDER BY reference`,
    [filings.map(({ reference }) => reference)],
  )
  assert.deepEqual(
    rows.map(({ officers: _, ...row }) => row),
    filings.map(({ reference, number, model, equity }) => ({
      reference,
      model,
      enterprise_number: Number(number),
      form: equity === null ? null : 'json_xbrl',
      equity: equity === null ? null : `${equity}.0`,
    })),
  )
  assert.match(rows[0]?.officers, /Wolkenveger/)
  assert.doesNotMatch(rows[0]?.officers, /Geheimpad/)
  assert.equal(existsSync(join(asked.folder, 'fetched')), false, 'documents with private addresses are gone')
  assert.deepEqual(
    await askedDuring(asked, async () => {
      assert.equal((await run(asked, day)).days[0]?.state, 'before')
    }),
    [],
  )
})

test('progress is reported, with the filings of a day during import', async () => {
  const days = { '2031-03-01': createFixtureFilings('2031-03-01', 51, 2), '2031-03-02': [] }
  const told: string[] = []
  await run(await playDays(days), '2031-03-01', {
    to: '2031-03-02',
    onProgress: ({ day, stage, filings, done }) =>
      void told.push(`${day} ${stage} ${filings?.of ?? ''} ${done}`),
  })
  assert.deepEqual(
    [...new Set(told)],
    [
      '2031-03-01 references  0',
      '2031-03-01 accounts  0',
      '2031-03-01 import  0',
      '2031-03-01 import 2 0',
      '2031-03-02 references  0.5',
      '2031-03-02 accounts  0.5',
      '2031-03-02 import  0.5',
    ],
  )
})

test('an empty extract is a complete day without filings', async () => {
  const day = '2031-03-04'
  const asked = await playDays({ [day]: [] })
  assert.deepEqual((await run(asked, day)).days, [{ day, state: 'done', counts: NOTHING }])
  assert.ok(await isFetched(pool, day))
  const listed = '2031-03-05'
  asked.holdings.days[listed] = []
  asked.played.stubReply('/references', { body: await zipOf({ 'references.json': [] }) })
  assert.deepEqual((await run(asked, listed)).days, [{ day: listed, state: 'done', counts: NOTHING }])
})

const NO_ANSWERS: [name: string, reason: string, reply: StubReply][] = [
  ['a failing service', 'server_fault', { status: 500 }],
  ['an empty body', 'empty', { headers: { 'content-type': 'application/zip' }, body: '' }],
  ['a cut zip', 'cut', { body: (await zipOf({ 'a.json': [] })).subarray(0, 40) }],
  ['a web page', 'foreign', { headers: { 'content-type': 'text/html' }, body: '<html></html>' }],
  ['an empty list that is no zip', 'foreign', { body: '[]' }],
]

test('an error, truncated or foreign response never counts as a day without filings, in either part', async () => {
  const day = '2031-03-06'
  const asked = await playDays({ [day]: [] })
  for (const [name, reason, reply] of NO_ANSWERS) {
    for (const [part, stage] of [
      ['references', 'references'],
      ['accountingData', 'accounts'],
    ]) {
      asked.played.stubReply(`/${part}`, reply, reason === 'foreign' ? 1 : 2)
      const report = await run(asked, day)
      assert.deepEqual(report.days, [{ day, state: 'undone', counts: null }], name)
      assert.deepEqual(
        report.faults.map(fault => [fault.day, fault.stage, fault.reason]),
        [[day, stage, reason]],
        name,
      )
      assert.equal(await isFetched(pool, day), false, name)
    }
  }
  assert.equal((await run(asked, day)).days[0]?.state, 'done')
})

test('two contradictory zips leave the day undone; their content is kept', async () => {
  const day = '2031-03-07'
  const filings = createFixtureFilings(day, 201, 12)
  const asked = await playDays({ [day]: filings })
  const states = async () => {
    const { days, faults } = await run(asked, day)
    return [days[0]?.state, faults.map(({ stage, reason }) => [stage, reason])]
  }
  asked.played.stubReply('/accountingData', { body: await zipOf({}) })
  assert.deepEqual(await states(), ['undone', [['import', 'contradiction']]])
  assert.equal((await stored(filings)).length, 12, 'the references were stored')
  await pool.query('DELETE FROM accounts.deposit')
  asked.played.stubReply('/references', { body: await zipOf({}) })
  assert.equal((await states())[0], 'undone', 'documents that nobody can be named for')
  assert.equal(await isFetched(pool, day), false)
  assert.deepEqual(await states(), ['done', []])
})

test('a mostly unreadable day stays undone; a single unreadable filing is quarantined', async () => {
  const day = '2031-03-10'
  const filings = createFixtureFilings(day, 301, 3)
  const asked = await playDays({ [day]: filings })
  const broken = Object.fromEntries(filings.map(one => [`${one.reference}.json`, 'no accounts']))
  asked.played.stubReply('/accountingData', { body: await zipOf(broken) })
  const report = await run(asked, day)
  assert.deepEqual([report.days[0]?.state, report.faults[0]?.reason], ['undone', 'unreadable'])
  const [first, ...rest] = filings as [FixtureFiling, ...FixtureFiling[]]
  asked.holdings.days[day] = [{ ...first, reference: '2031-99999999' }, ...rest]
  asked.played.stubReply('/references', {
    body: await zipOf({ 'references.json': rest.map(extractReferenceOf) }),
  })
  const second = await run(asked, day)
  assert.deepEqual([second.days[0]?.state, second.days[0]?.counts?.unreadable], ['done', 1])
  const aside = await pool.query("SELECT FROM intake.accounts_quarantine WHERE reason LIKE '%2031-99999999%'")
  assert.equal(aside.rowCount, 1)
})

test('a day without an extract is open while it may still appear, then absent, never done', async () => {
  const asked = await playDays({})
  const states = async (day: string) => (await run(asked, day)).days[0]?.state
  assert.deepEqual(await askedDuring(asked, () => states('2031-06-15')), ['2031-06-15/references'])
  assert.equal(await states('2031-06-15'), 'open')
  assert.equal(await states('2031-06-09'), 'open')
  assert.equal(await states('2031-06-08'), 'absent')
  for (const day of ['2031-06-15', '2031-06-09', '2031-06-08'])
    assert.equal(await isFetched(pool, day), false)
  const filings = createFixtureFilings('2031-06-08', 401, 1)
  asked.holdings.days['2031-06-08'] = filings
  assert.equal(await states('2031-06-08'), 'done', 'asked for by name, it can still come')
})

test('references without an extract of accounts are stored, and the day is not done', async () => {
  const day = '2031-03-11'
  const filings = createFixtureFilings(day, 501, 2)
  const asked = await playDays({ [day]: filings })
  asked.played.stubReply('/accountingData', { status: 404 })
  const report = await run(asked, day)
  assert.deepEqual(report.days, [{ day, state: 'absent', counts: { ...NOTHING, references: 2, added: 2 } }])
  assert.deepEqual([(await stored(filings)).length, await isFetched(pool, day)], [2, false])
})

test('today and future days are open and not requested', async () => {
  const asked = await playDays({ '2031-06-16': [], '2031-06-17': [] })
  const report = await run(asked, '2031-06-16', { to: '2031-06-17' })
  assert.deepEqual(
    report.days.map(({ state }) => state),
    ['open', 'open'],
  )
  assert.equal(asked.played.calls.length, 0)
})

test('a run interrupted during import reuses complete downloads', async () => {
  const day = '2031-03-12'
  const filings = createFixtureFilings(day, 601, 3)
  const asked = await playDays({ [day]: filings })
  const folder = join(asked.folder, 'fetched', day)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'references.zip'),
    await zipOf({ 'references.json': filings.map(extractReferenceOf) }),
  )
  writeFileSync(join(folder, 'accounts.zip'), 'PK, and then the power went')
  writeFileSync(join(folder, 'accounts.zip.part'), 'PK')
  const asks = await askedDuring(asked, async () => {
    assert.equal((await run(asked, day)).days[0]?.state, 'done')
  })
  assert.deepEqual(asks, [`${day}/accountingData`])
  assert.equal((await stored(filings)).length, 3)
})

test('an import error ends the run and leaves the day undone', async () => {
  const day = '2031-03-13'
  const asked = await playDays({ [day]: createFixtureFilings(day, 701, 2) })
  const importPath = async () => {
    throw new Error('the database went away')
  }
  await assert.rejects(run(asked, day, { importPath }), /went away/)
  assert.equal(await isFetched(pool, day), false)
  assert.deepEqual(readdirSync(asked.folder), [])
  assert.equal((await run(asked, day)).days[0]?.state, 'done', 'and the lock was given back')
})

test('a refused key or a block ends the run; later days are not requested', async () => {
  const days = { '2031-04-01': [], '2031-04-02': [], '2031-04-03': [] }
  const cases: [string, StubReply][] = [
    ['key', { status: 401 }],
    ['blocked', { status: 429, headers: { 'retry-after': '86400' } }],
  ]
  for (const [stopped, reply] of cases) {
    await pool.query("DELETE FROM intake.accounts_fetch WHERE day >= '2031-04-01' AND day < '2031-04-04'")
    const asked = await playDays(days)
    asked.played.stubReply('2031-04-02', reply)
    const report = await run(asked, '2031-04-01', { to: '2031-04-03' })
    assert.deepEqual(
      [report.stopped, report.days.map(({ state }) => state)],
      [stopped, ['done', 'undone', 'not_tried']],
    )
    assert.equal(report.faults.length, 1)
    assert.equal(asked.played.calls.length, 3)
  }
})

test('one failing day is skipped; three in a row end the run', async () => {
  const days = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map(at => [`2031-04-1${at}`, []]))
  const asked = await playDays(days)
  for (const day of ['2031-04-11', '2031-04-13', '2031-04-14', '2031-04-15'])
    asked.played.stubReply(day, { status: 500 }, 2)
  const report = await run(asked, '2031-04-11', { to: '2031-04-17' })
  assert.deepEqual(
    report.days.map(({ state }) => state),
    ['undone', 'done', 'undone', 'undone', 'undone', 'not_tried', 'not_tried'],
  )
  assert.equal(report.stopped, 'failing')
})

test('with `again` a completed day is fetched again and changes are stored', async () => {
  const day = '2031-04-21'
  const [filing] = createFixtureFilings(day, 801, 1) as [FixtureFiling]
  const asked = await playDays({ [day]: [filing] })
  await run(asked, day)
  asked.holdings.days[day] = [{ ...filing, equity: 5 }]
  const report = await run(asked, day, { again: true })
  assert.deepEqual([report.days[0]?.state, report.days[0]?.counts?.changed], ['done', 1])
})

test('an aborted run ends with its reason, keeps complete files and cleans up', async () => {
  const asked = await playDays({ '2031-04-22': [], '2031-04-23': [] })
  const stop = new AbortController()
  const onProgress: SyncExtractDaysOptions['onProgress'] = ({ day }) =>
    day === '2031-04-23' && stop.abort(new Error('stopped'))
  const running = run(asked, '2031-04-22', { to: '2031-04-23', signal: stop.signal, onProgress })
  await assert.rejects(running, /stopped/)
  assert.deepEqual([await isFetched(pool, '2031-04-22'), await isFetched(pool, '2031-04-23')], [true, false])
  assert.deepEqual(readdirSync(asked.folder), [])
})

test('a second concurrent run is refused before any request', async () => {
  const day = '2031-04-24'
  const asked = await playDays({ [day]: [] })
  const release = await acquireFetchLock(pool)
  assert.ok(release)
  await assert.rejects(run(asked, day), AccountsSyncRunningError)
  assert.equal(asked.played.calls.length, 0)
  await release()
  assert.equal((await run(asked, day)).days[0]?.state, 'done')
})

test('a run without days continues with the first recent day that is neither done nor absent', async () => {
  await pool.query('DELETE FROM intake.accounts_fetch')
  assert.equal(await findResumeDay(pool), null)
  const whole = (day: string) => markFetched(pool, day, { references: {}, accounts: {} })
  await markStarted(pool, '2031-05-05')
  assert.equal(await findResumeDay(pool), '2031-05-05', 'begun and never finished')
  await whole('2031-05-05')
  assert.equal(await findResumeDay(pool), '2031-05-06')
  await markStarted(pool, '2031-05-06')
  await whole('2031-05-07')
  assert.equal(await findResumeDay(pool), '2031-05-06')
  await markAbsent(pool, '2031-05-06')
  assert.equal(await findResumeDay(pool), '2031-05-08')
  await whole('2031-06-10')
  assert.equal(await findResumeDay(pool), '2031-06-11', 'a month back is not looked at')
})
