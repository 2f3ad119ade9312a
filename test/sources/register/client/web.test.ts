// Sessions and faults of the site: none counts as "nothing new", and no incomplete file as complete.

import assert from 'node:assert/strict'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { systemClock } from '../../../../src/platform/clock.ts'
import {
  DEFAULT_REGISTER_CLIENT_LIMITS,
  type RegisterClientLimits,
} from '../../../../src/sources/register/client/client-limits.ts'
import { downloadExtract } from '../../../../src/sources/register/client/download-extract.ts'
import { RegisterUpstreamError } from '../../../../src/sources/register/client/errors.ts'
import {
  type RegisterClient,
  readExtractName,
} from '../../../../src/sources/register/client/register-client.ts'
import { type RequestContext, retryRequest } from '../../../../src/sources/register/client/retry-request.ts'
import { createWebClient } from '../../../../src/sources/register/client/web/web-client.ts'
import { freePort } from '../../../free-port.ts'
import type { StubReply } from '../../fake-server.ts'
import { damaged, filesOf, nameOf, zipOf } from './extracts.ts'
import { ACCOUNT, loginPage, type SessionExpiry, startFakeRegister } from './fake-register.ts'
import {
  FAST_LIMITS,
  listFolder,
  makeFolder,
  SHORT_IDLE_LIMITS,
  SHORT_TIMEOUT_LIMITS,
  silentLogger,
} from './sync-options.ts'

const NAME = nameOf('full', 140)
const files = await filesOf('F140', 'U141')
const zip = files.get(NAME) as Buffer
const asZip = { 'content-type': 'application/zip' }

async function open({
  politeness = FAST_LIMITS,
  account = ACCOUNT,
  ...more
}: Partial<Parameters<typeof createWebClient>[0]> & { ranges?: boolean } = {}) {
  const played = await startFakeRegister({ files: new Map(files), ...more })
  const upstream = createWebClient({ baseUrl: played.url, account, userAgent: 'griffie/test', politeness })
  return { played, upstream, folder: makeFolder(), asking: asking(politeness) }
}

function asking(politeness: Partial<RegisterClientLimits>, signal?: AbortSignal): RequestContext {
  const clock = systemClock
  return { clock, signal, logger: silentLogger, limits: { ...DEFAULT_REGISTER_CLIENT_LIMITS, ...politeness } }
}

const list = (upstream: RegisterClient, how: RequestContext) =>
  retryRequest(upstream.endpoint, () => upstream.listExtracts(how.signal), how)

function download(upstream: RegisterClient, folder: string, how: RequestContext, name = NAME) {
  const extract = readExtractName(name)
  assert.ok(extract)
  return downloadExtract(upstream, extract, folder, how)
}

test('the list is read after the login form, with its hidden fields and both cookies', async () => {
  const { played, upstream, asking } = await open()
  const extracts = await list(upstream, asking)
  assert.deepEqual(
    extracts.map(({ name }) => name),
    [...files.keys()],
  )
  const [list_] = played.asked('/affiliation/xml/')
  assert.match(list_?.headers.cookie ?? '', /JSESSIONID=s1; KSESSIONID-KBOPUB=k1/)
  assert.equal(list_?.headers['user-agent'], 'griffie/test')
})

for (const shown of ['empty', 'led', 'page', 'refused'] satisfies SessionExpiry[]) {
  test(`an expired session (${shown}) is renewed once, for the list and for a file`, async () => {
    const { played, upstream, folder, asking } = await open()
    await list(upstream, asking)
    played.expire(shown)
    assert.equal((await list(upstream, asking)).length, 2)
    assert.equal(played.logins(), 2)
    played.expire(shown)
    assert.equal((await download(upstream, folder, asking)).bytes, zip.length)
    assert.deepEqual([played.logins(), listFolder(folder)], [3, [NAME]])
  })
}

test('a persistently empty list is an error, never "nothing new"', async () => {
  const { played, upstream, asking } = await open()
  played.files.clear()
  await assert.rejects(list(upstream, asking), { name: 'RegisterUpstreamError', reason: 'empty_list' })
  assert.equal(played.logins(), 2, 'a session that had run out would show the same')
})

test('a site that rejects every session is reported after one new login', async () => {
  const { played, upstream, asking } = await open()
  played.stubReply('/affiliation/', { body: loginPage() }, 99)
  await assert.rejects(list(upstream, asking), { reason: 'session' })
  assert.equal(played.logins(), 2)
})

test('a wrong password is sent once, and its error contains neither user nor password', async () => {
  const { played, upstream, asking } = await open({ account: { user: 'reader', password: 'Hondsdraf12' } })
  await assert.rejects(list(upstream, asking), (error: Error) => {
    assert.equal(error.name, 'RegisterAccountError')
    assert.match(error.message, /REGISTER_USER and REGISTER_PASSWORD/)
    return !/Hondsdraf12|reader/.test(JSON.stringify([error.message, error.stack]))
  })
  assert.equal(played.asked('j_spring_security_check').length, 1)
})

test('a login page without its form, or with an error, is a fault of the site and not of the account', async () => {
  const { played, upstream, asking } = await open()
  played.stubReply('/login', { body: '<html>Maintenance</html>' }, 3)
  await assert.rejects(list(upstream, asking), { name: 'RegisterUpstreamError', reason: 'foreign' })
  played.stubReply('/j_spring', { status: 503, body: 'down' }, 3)
  await assert.rejects(list(upstream, asking), { name: 'RegisterUpstreamError', reason: 'server_fault' })
  assert.equal((await list(upstream, asking)).length, 2)
})

test('redirects to another host are rejected, from a page, a form or a file', async () => {
  const elsewhere = await startFakeRegister()
  for (const part of ['/login', '/j_spring_security_check', '/?files', '.zip']) {
    const { played, upstream, folder, asking } = await open()
    played.stubReply(part, { status: 302, headers: { location: `${elsewhere.url}/kbo-open-data/login` } })
    await assert.rejects(
      list(upstream, asking).then(() => download(upstream, folder, asking)),
      { reason: 'redirect' },
    )
  }
  const { played, upstream, asking } = await open()
  played.stubReply('/login', { body: loginPage().replace('action="', `action="${elsewhere.url}`) })
  await assert.rejects(list(upstream, asking), { reason: 'redirect' })
  assert.deepEqual(elsewhere.calls, [])
})

const HALF = Math.floor(zip.length / 2)
const passing: [what: string, reply: StubReply][] = [
  ['is cut', { headers: asZip, body: zip, cutAfter: HALF }],
  ['falls silent in the middle', { headers: asZip, body: zip, stallAfter: HALF }],
  [
    'ends before the length that was announced',
    { headers: asZip, body: zip.subarray(0, HALF), announce: zip.length, cutAfter: HALF },
  ],
]
for (const [what, reply] of passing) {
  test(`a download that ${what} is resumed`, async () => {
    const { played, upstream, folder, asking } = await open({ politeness: SHORT_IDLE_LIMITS })
    played.stubReply(NAME, reply)
    const { bytes, resumedFrom } = await download(upstream, folder, asking)
    assert.deepEqual([bytes, resumedFrom], [zip.length, 0])
    assert.deepEqual(
      played.asked(NAME).map(({ headers }) => headers.range),
      [undefined, `bytes=${HALF}-`],
    )
    assert.deepEqual(readFileSync(join(folder, NAME)), zip)
  })
}

const again: [what: string, reply: StubReply][] = [
  ['fails with 500', { status: 500, body: 'oops' }],
  ['brings a web page', { body: '<html>One moment</html>' }],
  ['brings a web page under the label of a zip', { headers: asZip, body: '<html>One moment</html>' }],
  ['brings nothing', { headers: asZip, body: '' }],
  ['asks for a short wait', { status: 429, headers: { 'retry-after': '0' }, body: '' }],
  ['brings a damaged zip', { headers: asZip, body: damaged(zip) }],
  ['brings half a zip as if it were whole', { headers: asZip, body: zip.subarray(0, HALF) }],
]
for (const [what, reply] of again) {
  test(`a download that ${what} is restarted`, async () => {
    const { played, upstream, folder, asking } = await open()
    played.stubReply(NAME, reply)
    assert.equal((await download(upstream, folder, asking)).bytes, zip.length)
    assert.equal(played.asked(NAME).length, 2)
    assert.deepEqual(listFolder(folder), [NAME])
  })
}

test('a persistent error is reported after all attempts, and a resumable part is kept', async () => {
  const cases: [reply: StubReply, reason: string, tries: number, left: string[]][] = [
    [{ headers: asZip, body: zip, cutAfter: 100, announce: zip.length }, 'cut', 3, [`${NAME}.part`]],
    [{ status: 500, body: '' }, 'server_fault', 3, []],
    [{ body: '<html>Closed</html>' }, 'foreign', 3, []],
    [{ headers: asZip, body: '<html>Closed</html>' }, 'foreign', 3, []],
    [{ headers: asZip, body: damaged(zip) }, 'damaged', 2, []],
    [{ headers: asZip, body: await zipOf('full', 139) }, 'wrong_extract', 1, []],
    [{ status: 404, body: '' }, 'not_found', 1, []],
    [{ status: 418, body: '' }, 'status', 1, []],
    [{ status: 429, headers: { 'retry-after': '99999' }, body: '' }, 'throttled', 1, []],
    [{ status: 206, headers: { ...asZip, 'content-range': 'bytes 7-9/10' }, body: 'abc' }, 'foreign', 3, []],
  ]
  for (const [reply, reason, tries, left] of cases) {
    const { played, upstream, folder, asking } = await open()
    played.stubReply(NAME, reply, 99)
    await assert.rejects(download(upstream, folder, asking), (error: RegisterUpstreamError) => {
      assert.ok(error instanceof RegisterUpstreamError, String(error))
      assert.equal(error.reason, reason)
      return true
    })
    assert.equal(played.asked(NAME).length, tries, reason)
    assert.deepEqual(listFolder(folder), left, reason)
  }
})

test('a part of an earlier run is resumed; one of another file is detected and restarted', async () => {
  const { played, upstream, folder, asking } = await open()
  const part = join(folder, `${NAME}.part`)
  writeFileSync(part, zip.subarray(0, HALF))
  assert.equal((await download(upstream, folder, asking)).resumedFrom, HALF)

  writeFileSync(part, damaged(zip).subarray(0, HALF))
  const { resumedFrom, bytes } = await download(upstream, folder, asking)
  assert.deepEqual([resumedFrom, bytes], [0, zip.length])

  writeFileSync(part, zip)
  const before = played.asked(NAME).length
  assert.equal(
    (await download(upstream, folder, asking)).bytes,
    zip.length,
    'whole, and killed before it got its name',
  )
  assert.equal(played.asked(NAME).length, before + 1)

  writeFileSync(part, Buffer.concat([zip, zip]))
  assert.equal((await download(upstream, folder, asking)).bytes, zip.length, 'longer than the file')
  assert.deepEqual(readFileSync(join(folder, NAME)), zip)
})

test('an upstream without range support is read from the start', async () => {
  const { upstream, folder, asking } = await open({ ranges: false })
  writeFileSync(join(folder, `${NAME}.part`), zip.subarray(0, HALF))
  const { resumedFrom, bytes } = await download(upstream, folder, asking)
  assert.deepEqual([resumedFrom, bytes, statSync(join(folder, NAME)).size], [0, zip.length, zip.length])
})

test('a download that stalls before its first byte is retried', async () => {
  const { played, upstream, folder, asking } = await open({ politeness: SHORT_IDLE_LIMITS })
  played.stubReply(NAME, { headers: asZip, body: zip, stallAfter: 0 })
  assert.equal((await download(upstream, folder, asking)).bytes, zip.length)
})

test('an aborted download ends at once with the reason and keeps its part', async () => {
  const { played, upstream, folder } = await open()
  played.stubReply(NAME, { headers: asZip, body: zip, stallAfter: HALF })
  const stop = new AbortController()
  const onBytes = (bytes: number) => {
    if (bytes >= HALF) stop.abort(new Error('enough'))
  }
  const extract = readExtractName(NAME)
  assert.ok(extract)
  const stopped = downloadExtract(upstream, extract, folder, { ...asking(FAST_LIMITS, stop.signal), onBytes })
  await assert.rejects(stopped, /enough/)
  assert.equal((await download(upstream, folder, asking(FAST_LIMITS))).bytes, zip.length)
})

test('an unreachable or unresponsive site is reported', async () => {
  const { played, upstream, asking } = await open({ politeness: SHORT_TIMEOUT_LIMITS })
  played.stubReply('/login', { body: 'some of it', stallAfter: 4 }, 99)
  await assert.rejects(list(upstream, asking), { reason: 'timeout' })
  const nobody = createWebClient({
    baseUrl: `http://127.0.0.1:${await freePort()}`,
    account: ACCOUNT,
    userAgent: 'x',
    politeness: FAST_LIMITS,
  })
  await assert.rejects(list(nobody, asking), { reason: 'unreachable' })
})
