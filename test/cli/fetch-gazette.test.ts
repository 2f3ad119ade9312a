// griffie fetch gazette against a local fake site, at its normal rate.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { chooseDays } from '../../src/cli/sync/choose-gazette-days.ts'
import { dayInBelgium, systemClock } from '../../src/platform/clock.ts'
import { acquireFetchLock } from '../../src/store/intake/gazette-fetch-log.ts'
import { createTestDatabase } from '../database.ts'
import { type FakeSite, startFakeSite } from '../sources/gazette/client/fake-site.ts'
import { enterpriseNumberFor, summaryPage } from '../sources/gazette/client/generate-pages.ts'
import { createNoticeFixtures, numacOf, printIssue, sitePage } from '../sources/gazette/generate-day.ts'
import { scannedActPdf } from '../sources/gazette/parse/generate-pdf.ts'
import { type Outcome, start } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const { url, pool } = await createTestDatabase()

const CUT = '2024-03-05'
const PRINTED = '2024-03-06'
const STOPPED = '2024-03-12'
const LEFT = '2024-03-13'
const SATURDAY = '2024-03-09'
const BLOCKED = '2024-03-07'
const notices = {
  [CUT]: createNoticeFixtures(CUT, 20_100, 5),
  [PRINTED]: createNoticeFixtures(PRINTED, 20_200, 7),
  [STOPPED]: createNoticeFixtures(STOPPED, 20_400, 3),
  [LEFT]: createNoticeFixtures(LEFT, 20_500, 1),
  [BLOCKED]: createNoticeFixtures(BLOCKED, 20_300, 2),
}
const played = await startFakeSite({
  days: Object.fromEntries(Object.entries(notices).map(([day, told]) => [day, [told.map(sitePage)]])),
  acts: [
    {
      number: enterpriseNumberFor('07419876'),
      day: SATURDAY,
      reference: '0071001',
      name: 'DE VERZONNEN BROUWERIJ',
      address: 'MOLENDREEF 3 8999 DUINEKERKE',
      rubrics: ['ONTSLAGEN - BENOEMINGEN'],
    },
  ],
})

const env = { DATABASE_URL: url, GAZETTE_URL: played.url, LOG_LEVEL: 'silent' }

function fetchGazette(...args: string[]): Promise<Outcome> {
  return runInProcess(['fetch', 'gazette', ...args], env)
}

function oneDay(day: string): string[] {
  return ['--from', day, '--to', day]
}

async function query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await pool.query(sql, values)).rows as T[]
}

async function numacsDone(day: string): Promise<string[]> {
  const rows = await query<{ numac: string }>(
    "SELECT substr(part, 9) AS numac FROM intake.gazette_fetch WHERE day = $1 AND part LIKE 'article:%' ORDER BY part",
    [day],
  )
  return rows.map(({ numac }) => numac)
}

async function eventsOn(day: string): Promise<number> {
  return (await query('SELECT FROM gazette.lifecycle_event WHERE pub_date = $1', [day])).length
}

async function untilAsked({ calls }: FakeSite, texts: number): Promise<void> {
  for (let attempt = 0; attempt < 1_800; attempt++) {
    if (calls.filter(({ path }) => path.endsWith('article.pl')).length >= texts) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  assert.fail('it did not ask for that many texts within 90 s')
}

test('after a kill during a day, the next run requests only what is not stored', async () => {
  const child = start(['fetch', 'gazette', ...oneDay(CUT)], env)
  await untilAsked(played, 3)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const stored = await numacsDone(CUT)
  assert.ok(stored.length >= 2 && stored.length < 5, `${stored.length} of 5 were stored`)
  assert.equal(await eventsOn(CUT), 0, 'it was killed before it took facts')

  const before = played.calls.length
  const again = await fetchGazette(...oneDay(CUT))
  assert.deepEqual([again.code, again.stderr.includes('griffie:')], [0, false], again.stderr)
  assert.match(
    again.stdout,
    new RegExp(`^${CUT}  complete: ${5 - stored.length} texts?, ${stored.length} already stored\n$`),
  )
  const asked = played.calls.slice(before).map(({ query: asked }) => asked.get('numac_search'))
  const all = (notices[CUT] ?? []).map(numacOf)
  assert.deepEqual(asked, [null, ...all.filter(numac => !stored.includes(numac))])
  assert.equal(await eventsOn(CUT), 5)
  assert.deepEqual(await numacsDone(CUT), all)
})

test('an issue covers a day in two requests, is reported as JSON, and not requested again', async () => {
  played.stubReply('_1.pdf', { body: await printIssue(notices[PRINTED] ?? []) })
  const before = played.calls.length
  const printed = await fetchGazette(...oneDay(PRINTED), '--issues', '--json')
  assert.equal(printed.code, 0, printed.stderr)
  const report = JSON.parse(printed.stdout)
  assert.deepEqual(report.days[0], {
    day: PRINTED,
    state: 'done',
    gazette: { editions: 1, skipped: 0, issues: 1, from_issues: 7 },
    annex: {},
  })
  assert.equal(played.calls.length - before, 2)
  assert.equal(await eventsOn(PRINTED), 7)
  const again = await fetchGazette(...oneDay(PRINTED))
  assert.equal(again.stdout, `${PRINTED}  complete since an earlier run\n`)
  assert.equal(played.calls.length - before, 2)
})

test('it can be interrupted and continues with the next run', async () => {
  const asked = played.calls.filter(({ path }) => path.endsWith('article.pl')).length
  const child = start(['fetch', 'gazette', ...oneDay(STOPPED)], env)
  let told = ''
  child.stderr?.on('data', chunk => {
    told += chunk
  })
  await untilAsked(played, asked + 2)
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  assert.equal(code, 1)
  assert.match(told, /Stopped\. Completed parts are kept; run the same command again/)
  assert.equal((await fetchGazette(...oneDay(STOPPED))).code, 0)
  assert.equal(await eventsOn(STOPPED), 3)
})

test('a rejecting site exits with 1, with the incomplete day, reason and hint', async () => {
  const [, refused] = (notices[BLOCKED] ?? []).map(numacOf)
  played.stubReply(`numac_search=${refused}`, { status: 403 })
  const outcome = await fetchGazette('--from', BLOCKED, '--to', '2024-03-08')
  assert.equal(outcome.code, 1)
  assert.match(
    outcome.stdout,
    new RegExp(`^${BLOCKED}  INCOMPLETE: 1 text\n    text ${refused}: .*forbidden.*\n`),
  )
  assert.match(outcome.stdout, /^2024-03-08 {2}not requested$/m)
  assert.match(outcome.stderr, /throttles requests.*GAZETTE_CONTACT/)
  assert.match(outcome.stderr, /same command again/)
  assert.equal(await eventsOn(BLOCKED), 1, 'completed parts are used')
})

test('an empty page on a working day exits with 1 and does not count as an empty day', async () => {
  played.stubReply('summary.pl', { body: summaryPage('2024-03-11', []) })
  const outcome = await fetchGazette(...oneDay('2024-03-11'))
  assert.equal(outcome.code, 1)
  assert.match(
    outcome.stdout,
    /^2024-03-11 {2}INCOMPLETE\n {4}summary of the day: .*without a statement that there are no results/,
  )
  assert.match(outcome.stderr, /does not prove that nothing was published/)
  assert.deepEqual(await query("SELECT FROM intake.gazette_fetch WHERE day = '2024-03-11'"), [])
})

test('skipped scanned acts are counted, with a hint', async () => {
  played.stubReply('.pdf', {
    body: await scannedActPdf(['Ontslag van Willem Fantast als bestuurder.'], '09/03/2024'),
  })
  const outcome = await fetchGazette(...oneDay(SATURDAY), '--acts', '--no-ocr')
  assert.equal(
    outcome.stdout,
    `${SATURDAY}  complete: no issue was published, 1 act that could not be parsed\n`,
  )
  assert.match(outcome.stderr, /a run without --no-ocr reads them/)
})

test('publications of a killed worker are extracted by the next run', async () => {
  const left = await fetchGazette(...oneDay(LEFT), '--no-extract')
  assert.deepEqual([left.code, await eventsOn(LEFT)], [0, 0])
  // The state after a killed worker: its job is locked for two minutes.
  await pool.query("UPDATE pgboss.job SET state = 'active', started_on = now() WHERE state = 'created'")
  const outcome = await fetchGazette(...oneDay(LEFT))
  assert.equal(outcome.code, 0)
  assert.equal(await eventsOn(LEFT), 1)
})

test('a run without dates continues after the last one, or earlier for a recheck', async () => {
  const today = dayInBelgium(systemClock)
  assert.deepEqual(await chooseDays(pool, { acts: true, from: today }), {
    from: today,
    to: today,
    recheckFrom: undefined,
  })
  assert.equal((await chooseDays(pool, {})).from, BLOCKED)
  assert.equal((await chooseDays(pool, { recheck: PRINTED })).from, PRINTED)
  await pool.query('DELETE FROM intake.gazette_fetch')
  assert.equal((await chooseDays(pool, { acts: true })).from, today)
})

test('a concurrent fetch exits with 5 without requests', async () => {
  const release = await acquireFetchLock(pool)
  const before = played.calls.length
  const outcome = await fetchGazette(...oneDay(BLOCKED))
  await release?.()
  assert.deepEqual([outcome.code, played.calls.length - before], [5, 0])
  assert.match(outcome.stderr, /being fetched .* already/)
})

test('invalid dates exit with 2 and a reason', async () => {
  const cases: [args: string[], told: RegExp][] = [
    [['--from', '2024-02-30'], /2024-02-30 is not a date/],
    [['--from', '2024-13-01'], /2024-13-01 is not a date/],
    [['--to', '2999-01-01'], /is in the future/],
    [['--from', '2024-03-06', '--to', '2024-03-05'], /2024-03-06, is after the last day, 2024-03-05/],
    [['--again'], /--from/],
  ]
  for (const [args, told] of cases) {
    const outcome = await runInProcess(['fetch', 'gazette', ...args], env)
    assert.equal(outcome.code, 2, args.join(' '))
    assert.match(outcome.stderr, told)
  }
})

test('help has the load on the site, how to continue, and exit codes', async () => {
  const { code, stdout } = await runInProcess(['fetch', 'gazette', '--help'])
  assert.equal(code, 0)
  for (const told of ['Examples:', '--issues', '--again', 'GAZETTE_CONTACT', 'Exit code 1'])
    assert.ok(stdout.includes(told), told)
})
