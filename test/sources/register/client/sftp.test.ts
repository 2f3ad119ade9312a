// SFTP client: the host key is checked first, the password sent once, and files are complete despite broken
// connections.

import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pino } from 'pino'
import { systemClock } from '../../../../src/platform/clock.ts'
import {
  DEFAULT_REGISTER_CLIENT_LIMITS,
  type RegisterClientLimits,
} from '../../../../src/sources/register/client/client-limits.ts'
import { downloadExtract } from '../../../../src/sources/register/client/download-extract.ts'
import {
  type RegisterClient,
  readExtractName,
} from '../../../../src/sources/register/client/register-client.ts'
import { type RequestContext, retryRequest } from '../../../../src/sources/register/client/retry-request.ts'
import { createSftpClient } from '../../../../src/sources/register/client/sftp/sftp-client.ts'
import { runRegisterSync } from '../../../../src/sources/register/import/sync/sync-register.ts'
import { createTestDatabase } from '../../../database.ts'
import { freePort } from '../../../free-port.ts'
import { companyName, filesOf, nameOf, zipOf } from './extracts.ts'
import { ACCOUNT } from './fake-register.ts'
import { type FakeSftp, type SftpOptions, startFakeSftp } from './fake-sftp.ts'
import {
  FAST_LIMITS,
  listFolder,
  makeFolder,
  options,
  SHORT_IDLE_LIMITS,
  SHORT_TIMEOUT_LIMITS,
  served,
  silentLogger,
} from './sync-options.ts'

const NAME = nameOf('full', 140)
// Spans several chunks.
const codes = '"Nace2008","10820","NL","Vervaardiging van honing"\n'.repeat(2_000)
const zip = await zipOf('full', 140, {
  change: files => ({ ...files, 'code.csv': files['code.csv'] + codes }),
})
const inFolder = (files: Map<string, Buffer>, folder = '.') =>
  new Map([...files].map(([name, file]) => [`${folder}/${name}`, file]))

async function open(how: SftpOptions = {}, politeness: Partial<RegisterClientLimits> = FAST_LIMITS) {
  const played = await startFakeSftp({ files: new Map([[`./${NAME}`, zip]]), ...how })
  return {
    played,
    upstream: upstreamOf(played, politeness),
    folder: makeFolder(),
    asking: asking(politeness),
  }
}

function upstreamOf(
  { address }: Pick<FakeSftp, 'address'>,
  politeness = FAST_LIMITS,
  account = ACCOUNT,
): RegisterClient {
  return createSftpClient({ address, account, politeness, logger: silentLogger })
}

function asking(politeness: Partial<RegisterClientLimits>): RequestContext {
  return {
    clock: systemClock,
    logger: silentLogger,
    limits: { ...DEFAULT_REGISTER_CLIENT_LIMITS, ...politeness },
  }
}

const list = (upstream: RegisterClient, how = asking(FAST_LIMITS)) =>
  retryRequest(upstream.endpoint, () => upstream.listExtracts(how.signal), how)

function download(upstream: RegisterClient, folder: string, how: RequestContext) {
  const extract = readExtractName(NAME)
  assert.ok(extract)
  return downloadExtract(upstream, extract, folder, how)
}

test("the register is updated over SFTP, from the account's own folder or a subfolder", async () => {
  const database = await createTestDatabase()
  const played = await startFakeSftp({ files: inFolder(await filesOf('F140', 'U141'), './opendata') })
  played.files.set('./closed/of-others.txt', Buffer.from(''))
  const folder = makeFolder()
  const first = await runRegisterSync(database, upstreamOf(played), options(folder))
  assert.deepEqual(
    [first.state, first.applied.map(({ extractNumber }) => extractNumber)],
    ['up_to_date', [140, 141]],
  )
  assert.equal(played.letIn(), 1, 'one connection is enough')
  for (const [path, file] of inFolder(await filesOf('U142'))) played.files.set(path, file)
  const second = await runRegisterSync(database, upstreamOf(played), options(folder))
  assert.deepEqual([second.state, second.reasons], ['up_to_date', ['updates']])
  assert.deepEqual(await served(database.pool), [142, companyName(142)])
})

test('the list has the size of each extract', async () => {
  const { played, upstream } = await open()
  played.files.set('./readme.txt', Buffer.from('not an extract'))
  assert.deepEqual(await list(upstream), [{ ...readExtractName(NAME), bytes: zip.length }])
  await upstream.close()
})

test('an empty list is an error, never "nothing new"', async () => {
  const { upstream } = await open({ files: new Map() })
  await assert.rejects(list(upstream), { reason: 'empty_list' })
  await upstream.close()
})

for (const ways of [
  ['keyboard-interactive'],
  ['password'],
  ['publickey', 'password', 'keyboard-interactive'],
] satisfies SftpOptions['ways'][]) {
  test(`the password is sent once, in any method (${ways.join(', ')})`, async () => {
    const { played, upstream } = await open({ ways })
    assert.equal((await list(upstream)).length, 1)
    assert.deepEqual(played.passwords, [ACCOUNT.password])
    await upstream.close()
  })

  test(`a wrong password is sent once and reported with its setting (${ways.join(', ')})`, async () => {
    for (const insists of [false, true]) {
      const { played } = await open({ ways, insists })
      const upstream = upstreamOf(played, FAST_LIMITS, { ...ACCOUNT, password: 'Hondsdraf12' })
      await assert.rejects(list(upstream), (error: Error) => {
        assert.equal(error.name, 'RegisterAccountError')
        assert.match(error.message, /REGISTER_PASSWORD/)
        return !error.message.includes('Hondsdraf12')
      })
      assert.deepEqual(played.passwords, ['Hondsdraf12'])
    }
  })
}

test('a server without password login is not reported as a wrong password', async () => {
  const { played, upstream } = await open({ ways: ['publickey'] })
  await assert.rejects(list(upstream), { name: 'RegisterUpstreamError', reason: 'session' })
  assert.deepEqual(played.passwords, [])
})

test('a server with another key than the pinned one gets no password', async () => {
  const [pinned, other] = [await startFakeSftp(), await startFakeSftp()]
  const address = { ...other.address, hostKey: pinned.address.hostKey }
  await assert.rejects(list(upstreamOf({ address })), (error: Error) => {
    assert.equal(error.name, 'RegisterHostKeyError')
    return error.message.includes(other.address.hostKey ?? '-')
  })
  assert.deepEqual(other.passwords, [])
})

test('without a pinned key any key is accepted, and its fingerprint logged once', async () => {
  const { played } = await open()
  const log: string[] = []
  const logger = pino({ level: 'warn' }, { write: line => void log.push(line) })
  const address = { ...played.address, hostKey: null }
  const upstream = createSftpClient({ address, account: ACCOUNT, politeness: FAST_LIMITS, logger })
  await list(upstream)
  await upstream.close()
  await list(upstream)
  await upstream.close()
  assert.equal(log.length, 1)
  assert.equal(JSON.parse(log[0] ?? '{}').fingerprint, played.address.hostKey)
})

for (const how of ['cut', 'silent'] as const) {
  test(`a connection that is ${how} in the middle of a file is reopened and the file resumed`, async () => {
    const { played, upstream, folder, asking } = await open({}, SHORT_IDLE_LIMITS)
    played.plant(how, 65_000)
    await download(upstream, folder, asking)
    assert.deepEqual(readFileSync(join(folder, NAME)), zip)
    assert.equal(played.letIn(), 2)
    assert.equal(
      played.offsets.filter(offset => offset === 0).length,
      1,
      'from where it ended, not from the start',
    )
    await upstream.close()
  })
}

test('a file that ends before its announced size is resumed', async () => {
  const { played, upstream, folder, asking } = await open()
  played.plant('short', 65_000)
  await download(upstream, folder, asking)
  assert.deepEqual(readFileSync(join(folder, NAME)), zip)
  assert.equal(played.offsets.filter(offset => offset === 0).length, 1)
  await upstream.close()
})

test('a file that never completes is reported, and its part kept', async () => {
  const { played, upstream, folder, asking } = await open()
  played.plant('cut', 65_000, 9)
  await assert.rejects(download(upstream, folder, asking), { reason: 'cut' })
  assert.deepEqual(listFolder(folder), [`${NAME}.part`])
  await upstream.close()
})

test('partial reads are continued', async () => {
  const { upstream, folder, asking } = await open({ mostBytes: 7_000 })
  await download(upstream, folder, asking)
  assert.deepEqual(readFileSync(join(folder, NAME)), zip)
  await upstream.close()
})

test('a part is resumed; one that is too long or of another file is not', async () => {
  const { upstream, folder, asking } = await open()
  const part = join(folder, `${NAME}.part`)
  for (const [before, resumedFrom] of [
    [zip.subarray(0, 2_000), 2_000],
    [zip, zip.length],
    [Buffer.concat([zip, zip]), 0],
    [Buffer.alloc(2_000, 'x'), 0],
  ] satisfies [Buffer, number][]) {
    writeFileSync(part, before)
    assert.equal((await download(upstream, folder, asking)).resumedFrom, resumedFrom)
    assert.deepEqual(readFileSync(join(folder, NAME)), zip)
  }
  await upstream.close()
})

test('an unreachable server is reported after all attempts', async () => {
  const address = { host: '127.0.0.1', port: await freePort(), hostKey: null }
  await assert.rejects(list(upstreamOf({ address })), { reason: 'unreachable' })
})

test('a server that stops responding after login is reported', async () => {
  const { upstream } = await open({ deaf: true }, SHORT_TIMEOUT_LIMITS)
  await assert.rejects(list(upstream, asking(SHORT_TIMEOUT_LIMITS)), { reason: 'timeout' })
  await upstream.close()
})

test('on abort it ends at once with the reason', async () => {
  const { played, upstream, folder, asking } = await open()
  played.plant('silent', 65_000)
  const stop = new AbortController()
  const extract = readExtractName(NAME)
  assert.ok(extract)
  const onBytes = (bytes: number) => {
    if (bytes >= 60_000) stop.abort(new Error('enough'))
  }
  const stopped = downloadExtract(upstream, extract, folder, { ...asking, signal: stop.signal, onBytes })
  await assert.rejects(stopped, /enough/)
  await upstream.close()
})
