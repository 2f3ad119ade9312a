// Sync of gazette days from a fake site on a real socket into a real database, with extraction.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  consumeExtractionQueue,
  createExtractionQueue,
  enqueueExtraction,
} from '../../../../src/jobs/extract-gazette.ts'
import { openQueue } from '../../../../src/jobs/queue.ts'
import { createLogger } from '../../../../src/platform/log.ts'
import type { GazetteSyncReport } from '../../../../src/sources/gazette/import/sync/sync-days.ts'
import {
  GazetteSyncRunningError,
  runGazetteSync,
  type SyncGazetteOptions,
} from '../../../../src/sources/gazette/import/sync/sync-gazette.ts'
import {
  acquireFetchLock,
  findResumeDay,
  markFetched,
} from '../../../../src/store/intake/gazette-fetch-log.ts'
import { createTestDatabase } from '../../../database.ts'
import { createFakeClock } from '../../fake-clock.ts'
import type { StubReply } from '../../fake-server.ts'
import type { FakeSiteContents } from '../client/fake-site.ts'
import { createFakeSiteClient, type FakeSiteContext } from '../client/fake-site-client.ts'
import {
  type ActFixture,
  actNumac,
  CAPTCHA_PAGE,
  enterpriseNumberFor,
  summaryPage,
  type TextFixture,
} from '../client/generate-pages.ts'
import { createNoticeFixtures, numacOf, printIssue, sitePage } from '../generate-day.ts'
import type { NoticeFixture } from '../notice-texts.ts'
import { actPdf, scannedActPdf } from '../parse/generate-pdf.ts'

const database = await createTestDatabase()
const { url, pool } = database
const queue = await openQueue({ url, logger: createLogger('silent') })
await createExtractionQueue(queue)
after(() => queue.stop({ graceful: false }))

/** A site with `texts` on `day`; a failed request is retried once. */
function playDay(
  day: string,
  texts: readonly TextFixture[],
  more: Partial<FakeSiteContents> = {},
): Promise<FakeSiteContext> {
  return createFakeSiteClient(
    { days: { [day]: [[...texts]] }, ...more },
    { attempts: 2 },
    createFakeClock('2024-12-31'),
  )
}

async function fetchDay(
  { site, clock }: FakeSiteContext,
  day: string,
  options: Partial<SyncGazetteOptions> = {},
): Promise<GazetteSyncReport> {
  const report = await runGazetteSync(
    site,
    database,
    (client, numacs) => enqueueExtraction(queue, client, numacs),
    { from: day, to: day, clock, ...options },
  )
  await consumeExtractionQueue(queue, pool, { untilEmpty: true })
  return report
}

/** Requests of a run: numacs of texts, paths of PDFs, `summary` for the day's summary. */
async function askedDuring(asked: FakeSiteContext, run: () => Promise<unknown>): Promise<string[]> {
  const before = asked.played.calls.length
  await run()
  return asked.played.calls
    .slice(before)
    .map(({ path, query }) => query.get('numac_search') ?? path.replace('/cgi/summary.pl', 'summary'))
}

async function query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await pool.query(sql, values)).rows as T[]
}

function storedOn(day: string): Promise<{ numac: string; reading: string }[]> {
  return query('SELECT numac, reading FROM gazette.publication WHERE published_on = $1 ORDER BY numac', [day])
}

function eventsOn(
  day: string,
): Promise<{ enterprise_number: number; event_kind: string; event_date: string }[]> {
  return query(
    `SELECT enterprise_number, event_kind, event_date FROM gazette.lifecycle_event
     WHERE pub_date = $1 ORDER BY enterprise_number`,
    [day],
  )
}

async function isWhole(day: string, part = 'gazette'): Promise<boolean> {
  return (
    (await query('SELECT FROM intake.gazette_fetch WHERE day = $1 AND part = $2', [day, part])).length === 1
  )
}

/** All stored gazette data, without timestamps. */
async function snapshot(): Promise<string> {
  const [row] = await query<{ sum: string }>(
    `SELECT md5(concat(
       (SELECT string_agg(concat_ws('|', numac, published_on, reading, body), ' ' ORDER BY numac) FROM gazette.publication),
       (SELECT string_agg(f::text, ' ' ORDER BY numac, enterprise_number, ordinal) FROM gazette.fact f),
       (SELECT string_agg(concat_ws('|', day, part), ' ' ORDER BY day, part) FROM intake.gazette_fetch))) AS sum`,
  )
  return row?.sum ?? ''
}

test('a fetched day becomes publications, facts, events and mandates; a second run sends no requests', async () => {
  const day = '2024-03-05'
  const notices = createNoticeFixtures(day, 10_100, 3)
  const asked = await playDay(day, notices.map(sitePage))
  const report = await fetchDay(asked, day)
  assert.deepEqual(report.faults, [])
  assert.deepEqual(report.days[0], {
    day,
    state: 'done',
    gazette: { editions: 1, skipped: 0, articles: 3 },
    annex: {},
  })
  assert.deepEqual(
    await storedOn(day),
    notices.map(told => ({ numac: numacOf(told), reading: 'html' })),
  )
  assert.deepEqual(
    await eventsOn(day),
    ['2024-01-03', '2024-02-03', '2024-03-03'].map((event_date, at) => ({
      enterprise_number: Number(notices[at]?.enterpriseNumber),
      event_kind: 'bankruptcy_opening',
      event_date,
    })),
  )
  const curators = await query(
    'SELECT name, role_kind, starts_on FROM gazette.mandate WHERE enterprise_number = $1',
    [Number(notices[0]?.enterpriseNumber)],
  )
  assert.deepEqual(curators, [{ name: 'TOON ARKENS', role_kind: 'curator', starts_on: '2024-01-03' }])

  const again = await askedDuring(asked, async () => {
    assert.equal((await fetchDay(asked, day)).days[0]?.state, 'before')
  })
  assert.deepEqual(again, [])
})

test('a failed text leaves the day undone; the next run requests that text only', async () => {
  const day = '2024-03-06'
  const notices = createNoticeFixtures(day, 10_200, 4)
  const asked = await playDay(day, notices.map(sitePage))
  const [, , third] = notices.map(numacOf)
  asked.played.stubReply(`numac_search=${third}`, { cutAfter: 300, body: 'x'.repeat(900) }, 2)
  const report = await fetchDay(asked, day)
  assert.equal(report.days[0]?.state, 'undone')
  assert.deepEqual(
    report.faults.map(({ part, reason }) => [part, reason]),
    [[`article:${third}`, 'cut']],
  )
  assert.deepEqual([(await storedOn(day)).length, await isWhole(day)], [3, false])
  assert.deepEqual(await askedDuring(asked, () => fetchDay(asked, day)), ['summary', third])
  assert.deepEqual([(await storedOn(day)).length, await isWhole(day)], [4, true])
})

const NO_ANSWERS: [name: string, reason: string, reply: StubReply | null][] = [
  ['an empty answer', 'empty', { body: '' }],
  ['a cut answer', 'cut', { body: '<!doctype html><html>'.padEnd(900), cutAfter: 200 }],
  ['a refusal', 'forbidden', { status: 403 }],
  ['a firewall’s page', 'challenge', { body: CAPTCHA_PAGE }],
  ['a failing server', 'server_fault', { status: 502 }],
  ['a whole page without texts on a working day', 'unproven_empty', null],
]

for (const [name, reason, reply] of NO_ANSWERS) {
  test(`${name} never counts as a day without texts: the day stays undone, nothing is stored`, async () => {
    const day = '2024-04-15'
    const asked = await playDay(day, createNoticeFixtures(day, 11_000, 1).map(sitePage))
    asked.played.stubReply('summary.pl', reply ?? { body: summaryPage(day, []) }, 2)
    const before = await snapshot()
    const report = await fetchDay(asked, day)
    assert.equal(report.days[0]?.state, 'undone')
    assert.equal(report.faults[0]?.part, 'gazette')
    assert.equal(report.faults[0]?.reason, reason)
    assert.equal(await snapshot(), before)
  })
}

const BREWERY = enterpriseNumberFor('07419875')
const ACT_LINES = [
  'Naam',
  '(voluit) : De Verzonnen Brouwerij',
  'Rechtsvorm : Besloten vennootschap',
  'Volledig adres v.d. zetel : Molendreef 3 - 8999 Duinekerke',
  'Onderwerp akte : Ontslagen en benoemingen',
  'De algemene vergadering van 5 maart 2024 aanvaardt het ontslag van Willem',
  'Fantast als bestuurder en benoemt in zijn plaats Veronica Luchtkasteel als',
  'bestuurder voor onbepaalde duur.',
  'Het mandaat van Veronica Luchtkasteel wordt niet vergoed. De vergadering verleent',
  'volmacht aan het kantoor Nimmerland om deze akte neer te leggen ter griffie van',
  'de ondernemingsrechtbank.',
]

function listAct(day: string, reference: string, more: Partial<ActFixture> = {}): ActFixture {
  return {
    number: BREWERY,
    day,
    reference,
    name: 'DE VERZONNEN BROUWERIJ',
    form: 'BV',
    address: 'MOLENDREEF 3 8999 DUINEKERKE',
    rubrics: ['ONTSLAGEN - BENOEMINGEN'],
    ...more,
  }
}

/** A Saturday: the gazette has no issue, the annex has acts. */
async function playActs(day: string, acts: [ActFixture, Buffer][]): Promise<FakeSiteContext> {
  const asked = await playDay(day, [], { acts: acts.map(([act]) => act) })
  for (const [act, pdf] of acts) asked.played.stubReply(`${actNumac(act)}.pdf`, { body: pdf }, 9)
  return asked
}

test('acts of the annex are read from their PDFs with the number from the list', async () => {
  const day = '2024-03-09'
  const act = listAct(day, '0071001')
  const asked = await playActs(day, [[act, await actPdf([{ lines: ACT_LINES, foot: true }], '09/03/2024')]])
  const report = await fetchDay(asked, day, { acts: true })
  assert.deepEqual([report.faults, report.days[0]?.state, report.days[0]?.annex.acts], [[], 'done', 1])
  assert.deepEqual(
    await query(
      'SELECT kind, reading, enterprise_number, rubrics FROM gazette.publication WHERE numac = $1',
      [actNumac(act)],
    ),
    [
      {
        kind: 'act',
        reading: 'text_layer',
        enterprise_number: Number(BREWERY),
        rubrics: ['ONTSLAGEN - BENOEMINGEN'],
      },
    ],
  )
  const facts = await query<{ change: string; name: string; enterprise_number: number }>(
    `SELECT enterprise_number, body->>'change' AS change, body->'holder'->>'name' AS name
     FROM gazette.fact WHERE numac = $1 AND kind = 'mandate' ORDER BY ordinal`,
    [actNumac(act)],
  )
  assert.deepEqual(new Set(facts.map(fact => fact.change)), new Set(['resignation', 'appointment']))
  assert.ok(facts.every(fact => fact.enterprise_number === Number(BREWERY)))
  const mandates = await query<{ name: string }>(
    'SELECT name FROM gazette.mandate WHERE enterprise_number = $1 AND ends_on IS NULL',
    [Number(BREWERY)],
  )
  assert.ok(mandates.some(({ name }) => /Luchtkasteel/i.test(name)))
})

test('details missing from the list at first are added later, with the PDF unchanged', async () => {
  const day = '2024-03-16'
  const fresh = listAct(day, '0071002', { rubrics: [], address: '' })
  const pdf = await actPdf([{ lines: ACT_LINES, foot: true }], '16/03/2024')
  const asked = await playActs(day, [[fresh, pdf]])
  await fetchDay(asked, day, { acts: true })
  asked.contents.acts[0] = listAct(day, '0071002')
  await fetchDay(asked, day, { acts: true, recheckFrom: day })
  const [act] = await query<{ rubrics: string[] }>(
    'SELECT rubrics FROM gazette.publication WHERE numac = $1',
    [actNumac(fresh)],
  )
  assert.deepEqual(act?.rubrics, ['ONTSLAGEN - BENOEMINGEN'])
})

test('a scanned act is reported without OCR, and read by a later run with OCR', async () => {
  const day = '2024-03-23'
  const act = listAct(day, '0071003')
  const asked = await playActs(day, [[act, await scannedActPdf(ACT_LINES, '23/03/2024')]])
  const left = await fetchDay(asked, day, { acts: true, ocr: 'never' })
  assert.deepEqual([left.days[0]?.state, left.days[0]?.annex.unread], ['done', 1])
  assert.deepEqual(
    await query("SELECT file FROM intake.gazette_quarantine WHERE reason LIKE '%scan without text%'"),
    [{ file: `${actNumac(act)}.pdf` }],
  )
  assert.deepEqual(await askedDuring(asked, () => fetchDay(asked, day, { acts: true, ocr: 'never' })), [])
  const report = await fetchDay(asked, day, { acts: true })
  assert.deepEqual([report.days[0]?.state, report.days[0]?.annex.acts], ['done', 1])
  assert.deepEqual(await query('SELECT reading FROM gazette.publication WHERE numac = $1', [actNumac(act)]), [
    { reading: 'ocr' },
  ])
})

test('a check answered with "not modified" requests no text and changes nothing', async () => {
  const day = '2024-03-07'
  const asked = await playDay(day, createNoticeFixtures(day, 10_300, 2).map(sitePage), { tagged: true })
  await fetchDay(asked, day)
  const before = await snapshot()
  const asks = await askedDuring(asked, async () => {
    assert.equal((await fetchDay(asked, day, { recheckFrom: day })).days[0]?.state, 'unchanged')
  })
  assert.deepEqual(asks, ['summary'])
  assert.ok(asked.played.calls.at(-1)?.headers['if-none-match'])
  assert.equal(await snapshot(), before)
})

test('a text changed on the site replaces the first one when the day is fetched again', async () => {
  const day = '2024-03-08'
  const [told, other] = createNoticeFixtures(day, 10_400, 2) as [NoticeFixture, NoticeFixture]
  const asked = await playDay(day, [told, other].map(sitePage))
  await fetchDay(asked, day)
  const moved = enterpriseNumberFor('05550001')
  asked.contents.days[day] = [[{ ...told, enterpriseNumber: moved }, other].map(sitePage)]
  const report = await fetchDay(asked, day, { again: true })
  assert.equal(report.days[0]?.state, 'done')
  assert.deepEqual(
    (await eventsOn(day)).map(event => event.enterprise_number),
    [Number(other.enterpriseNumber), Number(moved)],
  )
  const kept = await query('SELECT reading FROM gazette.superseded_publication WHERE numac = $1', [
    numacOf(told),
  ])
  assert.deepEqual(kept, [{ reading: 'html' }])
})

async function playIssue(
  day: string,
  notices: readonly NoticeFixture[],
  printed = notices,
): Promise<FakeSiteContext> {
  const asked = await playDay(day, notices.map(sitePage))
  asked.played.stubReply(issuePath(day), { body: await printIssue(printed) }, 9)
  return asked
}

const issuePath = (day: string): string => `/mopdf/${day.replaceAll('-', '/')}_1.pdf`

test('one request for the issue gives its texts, and missing ones are requested separately', async () => {
  const day = '2024-05-06'
  const notices = createNoticeFixtures(day, 12_100, 8)
  const asked = await playIssue(day, notices, notices.slice(0, 7))
  const last = numacOf(notices[7] as NoticeFixture)
  const asks = await askedDuring(asked, async () => {
    const report = await fetchDay(asked, day, { issues: true })
    assert.deepEqual(report.faults, [])
    assert.deepEqual(report.days[0]?.gazette, {
      editions: 1,
      skipped: 0,
      issues: 1,
      from_issues: 7,
      articles: 1,
    })
  })
  assert.deepEqual(asks, ['summary', issuePath(day), last])
  assert.deepEqual(
    await storedOn(day),
    notices.map((told, at) => ({ numac: numacOf(told), reading: at < 7 ? 'text_layer' : 'html' })),
  )
  assert.deepEqual(
    (await eventsOn(day)).map(event => event.enterprise_number),
    notices.map(told => Number(told.enterpriseNumber)),
  )
  assert.deepEqual(await askedDuring(asked, () => fetchDay(asked, day, { issues: true })), [])
  assert.deepEqual(await askedDuring(asked, () => fetchDay(asked, day)), [], 'nor without issues')
})

test('a truncated issue leaves the day undone; without a PDF the pages are read', async () => {
  const day = '2024-05-07'
  const notices = createNoticeFixtures(day, 12_200, 6)
  const asked = await playDay(day, notices.map(sitePage))
  asked.played.stubReply(issuePath(day), { body: '%PDF-1.7\n', cutAfter: 4 }, 2)
  const report = await fetchDay(asked, day, { issues: true })
  assert.deepEqual(
    [report.days[0]?.state, report.faults.map(({ part, reason }) => [part, reason])],
    ['undone', [['issue:1', 'cut']]],
  )
  assert.deepEqual([await storedOn(day), await isWhole(day)], [[], false])
  const second = await fetchDay(asked, day, { issues: true })
  assert.deepEqual([second.days[0]?.state, second.days[0]?.gazette.without_issue], ['done', 1])
  assert.equal((await storedOn(day)).length, 6)
})

test('a run that ended after reading the issue requests the remaining texts only', async () => {
  const day = '2024-05-08'
  const notices = createNoticeFixtures(day, 12_300, 14)
  const asked = await playIssue(day, notices, notices.slice(0, 6))
  const stop = new AbortController()
  const onProgress: SyncGazetteOptions['onProgress'] = ({ at, items }) =>
    items === 8 && at === 1 && stop.abort(new Error('stopped'))
  await assert.rejects(fetchDay(asked, day, { issues: true, signal: stop.signal, onProgress }), /stopped/)
  assert.equal((await storedOn(day)).length, 7)
  assert.deepEqual(await askedDuring(asked, () => fetchDay(asked, day, { issues: true })), [
    'summary',
    ...notices.slice(7).map(numacOf),
  ])
  assert.deepEqual([(await storedOn(day)).length, await isWhole(day)], [14, true])
})

test('a site text is not replaced by its print, a print is by the site text, and facts stay', async () => {
  const day = '2024-05-13'
  const notices = createNoticeFixtures(day, 12_400, 7)
  const asked = await playIssue(day, notices)
  await fetchDay(asked, day, { issues: true })
  const events = await eventsOn(day)
  assert.deepEqual(new Set((await storedOn(day)).map(text => text.reading)), new Set(['text_layer']))
  await fetchDay(asked, day, { again: true })
  assert.deepEqual(new Set((await storedOn(day)).map(text => text.reading)), new Set(['html']))
  const report = await fetchDay(asked, day, { issues: true, again: true })
  assert.equal(report.days[0]?.gazette.from_issues, 7)
  assert.deepEqual(new Set((await storedOn(day)).map(text => text.reading)), new Set(['html']))
  assert.deepEqual(await eventsOn(day), events)
  assert.equal(events.length, 7)
  const replaced = await query(
    "SELECT FROM gazette.superseded_publication s JOIN gazette.publication p USING (numac) WHERE published_on = $1 AND s.reading = 'html'",
    [day],
  )
  assert.equal(replaced.length, 0)
})

test('a printed text missing from the summary is quarantined', async () => {
  const day = '2024-05-14'
  const notices = createNoticeFixtures(day, 12_500, 7)
  const asked = await playIssue(day, notices.slice(0, 6), notices)
  await fetchDay(asked, day, { issues: true })
  assert.equal((await storedOn(day)).length, 6)
  const [aside] = await query<{ reason: string; place: string }>(
    'SELECT place, reason FROM intake.gazette_quarantine WHERE file = $1',
    [`${day}_1.pdf`],
  )
  assert.match(aside?.reason ?? '', new RegExp(numacOf(notices[6] as NoticeFixture)))
  assert.match(aside?.place ?? '', /^page \d+$/)
})

test('a second concurrent run is refused before any request', async () => {
  const day = '2024-05-15'
  const asked = await playDay(day, createNoticeFixtures(day, 12_600, 1).map(sitePage))
  const release = await acquireFetchLock(pool)
  assert.ok(release)
  await assert.rejects(fetchDay(asked, day), GazetteSyncRunningError)
  assert.equal(asked.played.calls.length, 0)
  await release()
  assert.equal((await fetchDay(asked, day)).days[0]?.state, 'done')
})

test('a run without days continues with the first recent day that is not done, not with the newest', async () => {
  const mark = (day: string, part: string) => markFetched(pool, day, part, {})
  await mark('2024-10-01', 'gazette')
  await mark('2024-11-04', 'gazette')
  await mark('2024-11-05', 'article:2024899999')
  await mark('2024-11-06', 'gazette')
  assert.equal(await findResumeDay(pool, 'gazette'), '2024-11-05')
  await mark('2024-11-05', 'gazette')
  assert.equal(await findResumeDay(pool, 'gazette'), '2024-11-07')
  await pool.query("DELETE FROM intake.gazette_fetch WHERE part LIKE 'a%'")
  assert.equal(await findResumeDay(pool, 'annex'), null, 'acts were never begun')
})
