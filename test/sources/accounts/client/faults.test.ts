import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { pino } from 'pino'
import { createAccountsClient } from '../../../../src/sources/accounts/client/accounts-client.ts'
import {
  AccountsKeyError,
  AccountsServiceBlockedError,
  type AnswerErrorReason,
} from '../../../../src/sources/accounts/client/errors.ts'
import { createFakeClock } from '../../fake-clock.ts'
import type { StubReply } from '../../fake-server.ts'
import { json, KEYS } from './fake-bank.ts'
import { createFakeBankClient } from './fake-bank-client.ts'
import { createFixtureFilings, documentOf, zipOf } from './generate-filings.ts'

const DAY = '2031-06-11'
const filings = createFixtureFilings(DAY, 417, 3)
const [filing] = filings as [(typeof filings)[number]]
const DAYS = { [DAY]: filings }
const DOCUMENT = JSON.stringify(documentOf(filing))
const ZIP = await zipOf({ 'a.json': documentOf(filing), 'b.json': { padding: 'x'.repeat(3_000) } })
const HTML: StubReply = {
  headers: { 'content-type': 'text/html' },
  body: '<html><body>Maintenance</body></html>',
}

test('a missing key is reported with product, setting and URL, without any request', async () => {
  const { service, played, folder } = await createFakeBankClient({ days: DAYS, keys: { extracts: null } })
  await assert.rejects(service.fetchBatchReferences(DAY, join(folder, 'x.zip')), (error: Error) => {
    assert.ok(error instanceof AccountsKeyError)
    assert.equal(error.reason, 'missing')
    assert.match(error.message, /Daily Extract.*developer\.cbso\.nbb\.be.*ACCOUNTS_KEY_EXTRACTS/)
    return true
  })
  assert.equal(played.calls.length, 0)
  assert.equal((await service.listReferences(filing.number))?.count, 1, 'the other product can be asked')
})

test('a refused key is reported at once, with its product', async () => {
  const { service, played } = await createFakeBankClient({ days: DAYS, keys: { authentic: KEYS.extracts } })
  const refused = { name: 'AccountsKeyError', reason: 'refused', product: 'authentic' }
  await assert.rejects(service.listReferences(filing.number), {
    ...refused,
    message:
      /rejected the key in ACCOUNTS_KEY_AUTHENTIC .*Authentic Data Query.*status 401.*for another product/,
  })
  played.stubReply('', { status: 403, ...json({ message: 'Forbidden' }) })
  await assert.rejects(service.listReferences(filing.number), { ...refused, message: /status 403/ })
  assert.equal(played.calls.length, 2)
})

test('errors and log lines contain no key', async () => {
  let logged = ''
  const into = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk
      done()
    },
  })
  const { played } = await createFakeBankClient({ days: DAYS })
  const faults: unknown[] = []
  const tryKey = async (key: string, baseUrl: string) => {
    const service = createAccountsClient({
      baseUrl,
      keys: { authentic: key, extracts: key },
      userAgent: 'griffie-test',
      limits: { attempts: 2 },
      clock: createFakeClock(),
      logger: pino({ level: 'trace' }, into),
    })
    await service.listReferences(filing.number).catch(error => faults.push(error))
  }
  played.stubReply('', { status: 500, body: `you sent SECRET-WORD` })
  await tryKey('SECRET-WORD', played.url)
  await tryKey('SECRET-WORD', 'http://127.0.0.1:1')
  const told = faults.map(fault => `${(fault as Error).stack} ${String((fault as Error).cause)}`).join('\n')
  assert.equal(faults.length, 2)
  assert.match(logged, /retrying/)
  assert.doesNotMatch(`${told}${logged}`, /SECRET-WORD/)
})

test('a throttled request is retried after the requested delay', async () => {
  const { service, played, clock } = await createFakeBankClient({ days: DAYS })
  const inTwoMinutes = new Date(clock.now() + 120_000).toUTCString()
  played.stubReply('/references', { status: 429, headers: { 'retry-after': '90' } })
  played.stubReply('/references', { status: 503, headers: { 'retry-after': inTwoMinutes } })
  assert.equal((await service.listReferences(filing.number))?.count, 1)
  const [first, second, third] = played.calls.map(call => call.at) as [number, number, number]
  assert.ok(second - first >= 90_000)
  assert.ok(third >= Date.parse(inTwoMinutes))
})

test('persistent throttling, or a too long delay, ends the requests', async () => {
  const { service, played } = await createFakeBankClient({
    days: DAYS,
    politeness: { attempts: 3, longestWaitMs: 60_000 },
  })
  const blocked = { name: 'AccountsServiceBlockedError', reason: 'throttled' }
  played.stubReply('/references', { status: 429 }, 3)
  await assert.rejects(service.listReferences(filing.number), blocked)
  assert.equal(played.calls.length, 3)
  played.stubReply('/references', { status: 429, headers: { 'retry-after': '3600' } })
  await assert.rejects(service.listReferences(filing.number), { ...blocked, retryAfterMs: 3_600_000 })
  assert.equal(played.calls.length, 4)
})

test('403 for an exceeded quota is a delay, and with a web page a firewall; neither is a wrong key', async () => {
  const { service, played } = await createFakeBankClient({ days: DAYS, politeness: { attempts: 1 } })
  played.stubReply('', { status: 403, ...json({ message: 'Out of call volume quota.' }) })
  await assert.rejects(service.listReferences(filing.number), { reason: 'throttled' })
  played.stubReply('', { ...HTML, status: 403 })
  await assert.rejects(service.listReferences(filing.number), (error: Error) => {
    assert.ok(error instanceof AccountsServiceBlockedError)
    assert.equal(error.reason, 'forbidden')
    return true
  })
})

test('transient document errors are retried', async () => {
  const faults: Record<string, StubReply> = {
    'a failing service': { status: 500 },
    'a gateway that timed out': { status: 504, body: 'Gateway Timeout' },
    'an empty body': { body: '' },
    'a cut connection': { body: DOCUMENT, cutAfter: 100 },
    'a connection cut without a length': { body: DOCUMENT, cutAfter: 100, announce: null },
    'a document cut short': { body: DOCUMENT.slice(0, -80) },
    'more bytes announced than sent': {
      body: DOCUMENT,
      announce: DOCUMENT.length + 9,
      cutAfter: DOCUMENT.length,
    },
  }
  for (const [name, reply] of Object.entries(faults)) {
    const { service, played } = await createFakeBankClient({ days: DAYS })
    played.stubReply('/accountingData', { headers: { 'content-type': 'application/x.jsonxbrl' }, ...reply })
    assert.ok(Buffer.from((await service.fetchAccounts(filing.reference)) as Uint8Array).length > 0, name)
    assert.equal(played.calls.length, 2, name)
  }
})

const LASTING: [AnswerErrorReason, StubReply][] = [
  ['server_fault', { status: 502 }],
  ['empty', { body: '' }],
  ['cut', { body: DOCUMENT, cutAfter: 100 }],
  ['cut', { body: DOCUMENT.slice(0, -80) }],
  ['unreadable', { body: '{"ReferenceNumber": oops}' }],
  ['foreign', HTML],
  ['foreign', { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }],
  ['foreign', { body: 'no data today' }],
  ['format_refused', { status: 415 }],
  ['status', { status: 418 }],
  ['status', { status: 204, body: '' }],
  ['redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }],
]

test('permanent errors are reported by reason, never as "PDF only" or "no deposits"', async () => {
  for (const [reason, reply] of LASTING) {
    const { service, played } = await createFakeBankClient({ days: DAYS, politeness: { attempts: 2 } })
    const planted = { ...reply, headers: { 'content-type': 'application/json', ...reply.headers } }
    played.stubReply('/authentic/', planted, 99)
    await assert.rejects(service.fetchAccounts(filing.reference), { reason }, `${reason} of a document`)
    await assert.rejects(service.listReferences(filing.number), { reason }, `${reason} of a list`)
  }
})

test('a truncated or damaged extract is fetched again, and removed if it stays so', async () => {
  const swapped = Buffer.from(ZIP)
  swapped[60] = (swapped[60] ?? 0) ^ 0xff
  const faults: Record<string, StubReply> = {
    'a cut connection': { body: ZIP, cutAfter: 200 },
    'a zip without its end': { body: ZIP.subarray(0, -30) },
    'half a zip under its own length': { body: ZIP.subarray(0, ZIP.length / 2) },
    'more bytes announced than sent': { body: ZIP, announce: ZIP.length + 9, cutAfter: ZIP.length },
    'a changed byte': { body: swapped },
  }
  for (const [name, fault] of Object.entries(faults)) {
    const reply = { headers: { 'content-type': 'application/x.zip+jsonxbrl' }, ...fault }
    const { service, played, folder } = await createFakeBankClient({
      days: DAYS,
      politeness: { attempts: 2 },
    })
    played.stubReply('/accountingData', reply)
    assert.notEqual(await service.fetchBatchAccounts(DAY, join(folder, 'whole.zip')), 'absent', name)
    played.stubReply('/accountingData', reply, 2)
    await assert.rejects(service.fetchBatchAccounts(DAY, join(folder, 'cut.zip')), { reason: 'cut' }, name)
    assert.deepEqual(readdirSync(folder), ['whole.zip'], name)
  }
})

test('a response other than a zip is reported by reason', async () => {
  const cases: [AnswerErrorReason, StubReply][] = [
    ['foreign', HTML],
    ['foreign', json({ statusCode: 200, message: 'nothing' })],
    ['empty', { headers: { 'content-type': 'application/zip' }, body: '' }],
    ['format_refused', { status: 415 }],
  ]
  for (const [reason, reply] of cases) {
    const { service, played, folder } = await createFakeBankClient({ politeness: { attempts: 2 } })
    played.stubReply('/references', reply, 2)
    await assert.rejects(service.fetchBatchReferences(DAY, join(folder, 'x.zip')), { reason }, reason)
    assert.deepEqual(readdirSync(folder), [])
  }
})

test('an oversized response is rejected, with or without Content-Length', async () => {
  const politeness = { maxAnswerBytes: 500, maxExtractBytes: 100 }
  const { service, played, folder } = await createFakeBankClient({ days: DAYS, politeness })
  const big = JSON.stringify({ ReferenceNumber: 'x'.repeat(900) })
  for (const announce of [undefined, null]) {
    played.stubReply('/deposit/', { ...json(0), body: big, announce })
    await assert.rejects(service.fetchAccounts(filing.reference), { reason: 'too_large' })
    played.stubReply('/extracts/', { headers: { 'content-type': 'application/zip' }, body: ZIP, announce })
    await assert.rejects(service.fetchBatchAccounts(DAY, join(folder, 'x.zip')), { reason: 'too_large' })
  }
  assert.deepEqual(readdirSync(folder), [])
})

test('a timeout or unreachable service is reported', async () => {
  const slow = await createFakeBankClient({
    politeness: { attempts: 1, answerTimeoutMs: 80, extractTimeoutMs: 80 },
  })
  slow.played.stubReply('/deposit/', { ...json(0), body: DOCUMENT, announce: DOCUMENT.length + 1 })
  await assert.rejects(slow.service.fetchAccounts(filing.reference), { reason: 'timeout' })
  slow.played.stubReply('/extracts/', {
    headers: { 'content-type': 'application/zip' },
    body: ZIP,
    announce: ZIP.length + 1,
  })
  const path = join(slow.folder, 'x.zip')
  await assert.rejects(slow.service.fetchBatchAccounts(DAY, path), { reason: 'timeout' })
  assert.deepEqual(readdirSync(slow.folder), [])
  const gone = await createFakeBankClient({ politeness: { attempts: 2 }, elsewhere: await closedPort() })
  const unreachable = { reason: 'unreachable', message: /could not be reached \(ECONNREFUSED\)/ }
  await assert.rejects(gone.service.listReferences(filing.number), unreachable)
})

test('an unwritable folder is a local error, and requested once', async () => {
  const { service, played, folder } = await createFakeBankClient({ days: DAYS })
  await assert.rejects(service.fetchBatchAccounts(DAY, join(folder, 'nowhere', 'x.zip')), { code: 'ENOENT' })
  assert.equal(played.calls.length, 1)
})

test('an aborted call stops, whether waiting or reading', async () => {
  const stop = new AbortController()
  const clock = createFakeClock()
  const sleep = async (ms: number) => {
    await clock.sleep(ms)
    stop.abort(new Error('enough'))
  }
  const { service, played, folder } = await createFakeBankClient({ days: DAYS, clock: { ...clock, sleep } })
  played.stubReply('/references', { status: 503 }, 9)
  await assert.rejects(service.listReferences(filing.number, { signal: stop.signal }), /enough/)
  assert.equal(played.calls.length, 1)
  const late = new AbortController()
  const held = { headers: { 'content-type': 'application/zip' }, body: ZIP, announce: ZIP.length + 1 }
  played.stubReply('/extracts/', held)
  const reading = service.fetchBatchAccounts(DAY, join(folder, 'x.zip'), { signal: late.signal })
  setTimeout(() => late.abort(new Error('stopped')), 50)
  await assert.rejects(reading, /stopped/)
  assert.deepEqual(readdirSync(folder), [])
})

async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}`
}
