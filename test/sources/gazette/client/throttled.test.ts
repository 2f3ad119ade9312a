import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import {
  type BlockReason,
  GazetteBlockedError,
  GazetteResponseError,
  type ResponseErrorReason,
} from '../../../../src/sources/gazette/client/errors.ts'
import { createFakeClock } from '../../fake-clock.ts'
import { createFakeSiteClient } from './fake-site-client.ts'
import { CAPTCHA_PAGE, inventedPdf, summaryPage } from './generate-pages.ts'

const DAY = '2031-06-11'
const DAYS = { [DAY]: [[{ numac: '2031804477' }]] }
const PAGE = summaryPage(DAY, [{ numac: '2031804477' }])
const PDF_PATH = '/tsv_pdf/2031/06/11/31071000.pdf'

async function blocked(work: Promise<unknown>, reason: BlockReason): Promise<GazetteBlockedError> {
  try {
    await work
  } catch (error) {
    assert.ok(error instanceof GazetteBlockedError, String((error as Error).stack))
    assert.equal(error.reason, reason)
    return error
  }
  throw new assert.AssertionError({ message: 'nothing was thrown' })
}

async function answerFault(work: Promise<unknown>, reason: ResponseErrorReason): Promise<void> {
  await assert.rejects(work, (error: Error) => {
    assert.ok(error instanceof GazetteResponseError, String(error.stack))
    assert.equal(error.reason, reason)
    return true
  })
}

test('a forbidden page blocks at once', async () => {
  const { site, played } = await createFakeSiteClient({ days: DAYS })
  played.stubReply('summary.pl', { status: 403, body: 'Forbidden' })
  await blocked(site.readDay(DAY), 'forbidden')
  assert.equal(played.calls.length, 1)
})

test('a captcha page with status 200 blocks at once, for pages and for PDFs', async () => {
  const { site, played } = await createFakeSiteClient({ days: DAYS })
  played.stubReply('', { body: CAPTCHA_PAGE }, 2)
  await blocked(site.readDay(DAY), 'challenge')
  await blocked(site.readActPdf(PDF_PATH), 'challenge')
  assert.equal(played.calls.length, 2)
})

test('a throttled request is retried after the requested delay', async () => {
  const { site, played, clock } = await createFakeSiteClient({ days: DAYS })
  const inTwoMinutes = new Date(clock.now() + 120_000).toUTCString()
  played.stubReply('summary.pl', { status: 429, headers: { 'retry-after': '90' } })
  played.stubReply('summary.pl', { status: 503, headers: { 'retry-after': inTwoMinutes } })
  const reading = await site.readDay(DAY)
  assert.equal(reading.unchanged, false)
  const [first, second, third] = played.calls.map(call => call.at) as [number, number, number]
  assert.ok(second - first >= 90_000)
  assert.ok(third >= Date.parse(inTwoMinutes))
})

test('a site that throttles until the last attempt blocks', async () => {
  const { site, played } = await createFakeSiteClient({ days: DAYS }, { attempts: 4 })
  played.stubReply('summary.pl', { status: 429 }, 99)
  await blocked(site.readDay(DAY), 'throttled')
  assert.equal(played.calls.length, 4)
})

test('a too long requested delay blocks', async () => {
  const { site, played } = await createFakeSiteClient({ days: DAYS }, { longestWaitMs: 60_000 })
  played.stubReply('summary.pl', { status: 503, headers: { 'retry-after': '3600' } })
  assert.equal((await blocked(site.readDay(DAY), 'throttled')).retryAfterMs, 3_600_000)
  assert.equal(played.calls.length, 1)
})

test('backoff doubles up to its maximum, and attempts are bounded', async () => {
  const { site, played, clock } = await createFakeSiteClient(
    { days: DAYS },
    { attempts: 6, backoffMs: 1_000, longestWaitMs: 5_000, jitter: 0, intervalMs: 100 },
  )
  played.stubReply('summary.pl', { status: 500 }, 99)
  await answerFault(site.readDay(DAY), 'server_fault')
  assert.equal(played.calls.length, 6)
  assert.deepEqual(clock.slept, [1_000, 2_000, 4_000, 5_000, 5_000])
})

test('a transient error is retried', async () => {
  const faults = {
    'a cut connection': { body: PAGE, cutAfter: 300 },
    'a connection cut without a length': { body: PAGE, cutAfter: 300, announce: null },
    'more bytes announced than sent': { body: PAGE, announce: PAGE.length + 50, cutAfter: PAGE.length },
    'fewer bytes announced than the page has': { body: PAGE, announce: PAGE.length - 60 },
    'a truncated page': { body: PAGE.subarray(0, PAGE.length - 60) },
    'an empty page': { body: '' },
    'a gateway that timed out': { status: 504, body: 'Gateway Timeout' },
  }
  for (const [name, reply] of Object.entries(faults)) {
    const { site, played } = await createFakeSiteClient({ days: DAYS })
    played.stubReply('summary.pl', reply)
    const reading = await site.readDay(DAY)
    assert.ok(!reading.unchanged && reading.value.entries.length === 1, name)
    assert.equal(played.calls.length, 2, name)
  }
})

test('a permanent error is reported, never as a day without texts', async () => {
  const faults: [
    ResponseErrorReason,
    Parameters<Awaited<ReturnType<typeof createFakeSiteClient>>['played']['stubReply']>[1],
  ][] = [
    ['cut', { body: PAGE, cutAfter: 300 }],
    ['cut', { body: PAGE, announce: PAGE.length + 50, cutAfter: PAGE.length }],
    ['cut', { body: PAGE.subarray(0, PAGE.length - 60) }],
    ['empty', { body: '' }],
    ['server_fault', { status: 502 }],
    ['foreign', { body: '<html><body>Under maintenance</body></html>' }],
    ['not_found', { status: 404 }],
    ['status', { status: 418 }],
    ['status', { status: 304 }],
  ]
  // A Saturday: even then only a complete page proves that nothing was published.
  for (const [reason, reply] of faults) {
    const { site, played } = await createFakeSiteClient({}, { attempts: 2 })
    played.stubReply('summary.pl', reply, 99)
    await answerFault(site.readDay('2031-06-07'), reason)
  }
})

test('a PDF that is truncated, empty or invalid is rejected', async () => {
  const pdf = inventedPdf('akte')
  const { site, played } = await createFakeSiteClient({}, { attempts: 1 })
  played.stubReply('.pdf', { body: pdf.subarray(0, 20) })
  await answerFault(site.readActPdf(PDF_PATH), 'cut')
  played.stubReply('.pdf', { body: '' })
  await answerFault(site.readActPdf(PDF_PATH), 'empty')
  played.stubReply('.pdf', { body: PAGE })
  await answerFault(site.readActPdf(PDF_PATH), 'foreign')
  played.stubReply('.pdf', { body: pdf })
  assert.equal((await site.readActPdf(PDF_PATH)).unchanged, false)
})

test('an oversized body is rejected, with or without Content-Length', async () => {
  const { site, played } = await createFakeSiteClient({ days: DAYS }, { maxPageBytes: 1_000 })
  played.stubReply('summary.pl', { body: Buffer.alloc(5_000, 32) })
  await answerFault(site.readDay(DAY), 'too_large')
  played.stubReply('summary.pl', { body: Buffer.alloc(5_000, 32), announce: null })
  await answerFault(site.readDay(DAY), 'too_large')
  assert.equal(played.calls.length, 2)
})

test('a timeout is reported', async () => {
  const { site, played } = await createFakeSiteClient({}, { attempts: 1, pageTimeoutMs: 80 })
  played.stubReply('summary.pl', { body: PAGE, announce: PAGE.length + 1 })
  await answerFault(site.readDay(DAY), 'timeout')
})

test('an unreachable site is reported', async () => {
  const { site } = await createFakeSiteClient({}, { attempts: 2 }, createFakeClock(), await closedPort())
  await answerFault(site.readDay('2031-06-07'), 'unreachable')
})

async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}`
}

test('redirects are followed on the same host only', async () => {
  const { site, played } = await createFakeSiteClient({ days: DAYS })
  played.stubReply('summary.pl', {
    status: 302,
    headers: { location: '/cgi/summary.pl?sum_date=2031-06-11&s_editie=1' },
  })
  assert.equal((await site.readDay(DAY)).unchanged, false)
  assert.equal(played.calls.length, 2)
  const other = await createFakeSiteClient({ days: DAYS })
  for (const location of [
    `${other.played.url}/cgi/summary.pl?sum_date=2031-06-11&s_editie=1`,
    'http://localhost/cgi/summary.pl',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    'ftp://127.0.0.1/',
    'file:///etc/passwd',
  ]) {
    played.stubReply('summary.pl', { status: 302, headers: { location } })
    await answerFault(site.readDay(DAY), 'redirect')
  }
  assert.equal(other.played.calls.length, 0)
})

test('circular redirects end', async () => {
  const { site, played } = await createFakeSiteClient({}, { maxRedirects: 3 })
  played.stubReply('', { status: 301, headers: { location: '/cgi/summary.pl' } }, 99)
  await answerFault(site.readDay(DAY), 'redirect')
  assert.equal(played.calls.length, 4)
})

test('requests are sequential with a pause, including retries and redirects', async () => {
  const { site, played } = await createFakeSiteClient({ days: DAYS }, { intervalMs: 700, jitter: 0.4 })
  played.stubReply('summary.pl', {
    status: 302,
    headers: { location: '/cgi/summary.pl?sum_date=2031-06-11&s_editie=1' },
  })
  played.stubReply('list.pl', { body: '' })
  const number = '0471987647' as Parameters<typeof site.listActsOf>[0]
  await Promise.all([
    site.readDay(DAY),
    site.listActsOf(number),
    site.listActsOn(DAY),
    site.readDay('2031-06-07'),
  ])
  assert.equal(played.peakConcurrency(), 1)
  assert.equal(played.calls.length, 5)
  const pauses = played.calls.slice(1).map((call, at) => call.at - (played.calls[at]?.at ?? 0))
  assert.ok(Math.min(...pauses) >= 700, `pauses of ${pauses}`)
  assert.ok(pauses.includes(840), 'the pause varies by chance: 700 ms and half of 40 %')
})

test('an aborted fetch sends no more requests', async () => {
  const stop = new AbortController()
  const clock = createFakeClock()
  const { site, played } = await createFakeSiteClient(
    { days: DAYS },
    {},
    {
      ...clock,
      sleep: async ms => {
        await clock.sleep(ms)
        stop.abort(new Error('enough'))
      },
    },
  )
  played.stubReply('summary.pl', { status: 503 }, 99)
  await assert.rejects(site.readDay(DAY, { signal: stop.signal }), /enough/)
  assert.equal(played.calls.length, 1)
})
