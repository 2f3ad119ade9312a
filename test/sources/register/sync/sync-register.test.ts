// Sync of the register from its site: which extracts are applied, unusable ones, and retained files.

import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, test } from 'node:test'
import { createWebClient } from '../../../../src/sources/register/client/web/web-client.ts'
import { importRegister } from '../../../../src/sources/register/import/import-register.ts'
import { rollbackRegister } from '../../../../src/sources/register/import/rollback-register.ts'
import {
  previewSync,
  runRegisterSync,
  type SyncOptions,
} from '../../../../src/sources/register/import/sync/sync-register.ts'
import type { RegisterSyncReport } from '../../../../src/sources/register/import/sync/sync-report.ts'
import { acquireFetchLock } from '../../../../src/store/intake/register-loads.ts'
import { createTestDatabase } from '../../../database.ts'
import { companyName, damaged, filesOf, nameOf, zipOf } from '../client/extracts.ts'
import { ACCOUNT, type FakeRegister, startFakeRegister } from '../client/fake-register.ts'
import {
  FAST_LIMITS,
  forgetLoads,
  listFolder,
  makeFolder,
  options,
  served,
  silentLogger,
} from '../client/sync-options.ts'
import { extractFiles, SMALL_REGISTER, writeZip } from '../extract-folder.ts'

const database = await createTestDatabase()
const { pool } = database

beforeEach(() => forgetLoads(pool))

function fetchFrom(
  played: FakeRegister,
  folder: string,
  more: Partial<SyncOptions> = {},
): Promise<RegisterSyncReport> {
  return runRegisterSync(database, upstreamOf(played), options(folder, more))
}

function upstreamOf({ url }: FakeRegister) {
  return createWebClient({ baseUrl: url, account: ACCOUNT, userAgent: 'test', politeness: FAST_LIMITS })
}

const applied = (report: RegisterSyncReport) =>
  report.applied.map(({ extractType, extractNumber }) => `${extractType} ${extractNumber}`)

test('from nothing, the newest Full and its Updates are applied; from then on, Updates only', async () => {
  const played = await startFakeRegister({ files: await filesOf('F140', 'U140', 'F141', 'U141', 'U142') })
  const folder = makeFolder()
  const first = await fetchFrom(played, folder)
  assert.deepEqual(applied(first), ['full 141', 'update 142'])
  assert.deepEqual([first.reasons, first.state], [['nothing_loaded', 'updates'], 'up_to_date'])
  assert.deepEqual([first.before, first.after, first.listed?.newest.number], [null, 142, 142])
  assert.deepEqual(await served(pool), [142, companyName(142)])
  assert.equal(played.logins(), 1, 'one session is enough')

  for (const [name, file] of await filesOf('F143', 'U143')) played.files.set(name, file)
  const second = await fetchFrom(played, folder)
  assert.deepEqual(applied(second), ['update 143'])
  assert.deepEqual(await served(pool), [143, companyName(143)])
  assert.deepEqual(listFolder(folder), [nameOf('full', 141), nameOf('update', 142), nameOf('update', 143)])
  assert.deepEqual([second.files?.kept, second.files?.removed], [3, 0])
})

test('with the newest extract loaded, nothing is fetched and nothing changes', async () => {
  const played = await startFakeRegister({ files: await filesOf('F140') })
  const folder = makeFolder()
  await fetchFrom(played, folder)
  const before = played.asked('.zip').length
  const again = await fetchFrom(played, folder)
  assert.deepEqual([again.state, applied(again), again.downloaded, again.reasons], ['up_to_date', [], [], []])
  assert.equal(played.asked('.zip').length, before)
})

test('a gap is bridged by the newest Full', async () => {
  const played = await startFakeRegister({ files: await filesOf('F140') })
  const folder = makeFolder()
  await fetchFrom(played, folder)
  for (const [name, file] of await filesOf('U142', 'F142', 'U143')) played.files.set(name, file)
  const report = await fetchFrom(played, folder)
  assert.deepEqual([applied(report), report.reasons[0]], [['full 142', 'update 143'], 'gap'])
  assert.deepEqual(
    listFolder(folder),
    [nameOf('full', 142), nameOf('update', 143)],
    'what came before is removed',
  )
  assert.equal(report.files?.removed, 1)
})

test('a gap that cannot be bridged is reported, never as "nothing new"', async () => {
  const played = await startFakeRegister({ files: await filesOf('F140') })
  const folder = makeFolder()
  await fetchFrom(played, folder)
  for (const [name, file] of await filesOf('U142')) played.files.set(name, file)
  const report = await fetchFrom(played, folder)
  assert.deepEqual([report.state, report.after, applied(report)], ['stuck', 140, []])
})

const faults: [what: string, file: () => Promise<Buffer | null>, reason: string][] = [
  ['is damaged where it comes from', async () => damaged(await zipOf('update', 141)), 'damaged'],
  [
    'is another than its name says',
    () => zipOf('update', 141, { said: { type: 'update', number: 139 } }),
    'wrong_extract',
  ],
  ['is listed and not there', async () => null, 'not_found'],
  [
    'has content that cannot be read',
    () => zipOf('update', 141, { change: files => ({ ...files, 'address_insert.csv': '"Nonsense"\n' }) }),
    'content',
  ],
]
for (const [what, file, reason] of faults) {
  test(`where an Update ${what}, the newest Full replaces it`, async () => {
    const played = await startFakeRegister({ files: await filesOf('F140') })
    const folder = makeFolder()
    await fetchFrom(played, folder)
    const bytes = await file()
    played.files.set(nameOf('update', 141), bytes ?? Buffer.from('never sent'))
    if (!bytes) played.stubReply(nameOf('update', 141), { status: 404, body: 'gone' }, 9)
    for (const [name, whole] of await filesOf('F141', 'U142')) played.files.set(name, whole)
    const report = await fetchFrom(played, folder)
    assert.deepEqual(applied(report), ['full 141', 'update 142'])
    assert.deepEqual(
      report.unusable.map(one => [one.name, one.reason]),
      [[nameOf('update', 141), reason]],
    )
    assert.equal(report.state, 'up_to_date')
    assert.deepEqual(await served(pool), [142, companyName(142)])
  })
}

test('a Full that lost many rows is refused, and the served register stays', async () => {
  const played = await startFakeRegister({ files: await filesOf('F140') })
  const folder = makeFolder()
  await fetchFrom(played, folder)
  const fewer = extractFiles('full', 141, {
    ...SMALL_REGISTER,
    address: SMALL_REGISTER.address?.slice(0, 2) ?? [],
  })
  played.files.set(nameOf('full', 141), await zipOf('full', 141, { change: () => fewer }))
  const report = await fetchFrom(played, folder)
  assert.deepEqual([report.state, report.after], ['stuck', 140])
  assert.match(report.unusable[0]?.message ?? '', /more than 2 % fewer/)
  assert.deepEqual(await served(pool), [140, companyName(140)])
})

test('where the newest Full is unusable, the previous one is applied, and no third is tried', async () => {
  const played = await startFakeRegister({ files: await filesOf('F140', 'F141', 'U142') })
  played.files.set(nameOf('full', 142), damaged(await zipOf('full', 142)))
  const report = await fetchFrom(played, makeFolder())
  assert.deepEqual([applied(report), report.state], [['full 141', 'update 142'], 'up_to_date'])

  await forgetLoads(pool)
  played.files.set(nameOf('full', 141), damaged(await zipOf('full', 141)))
  const second = await fetchFrom(played, makeFolder())
  assert.deepEqual([applied(second), second.unusable.length], [[], 2])
})

test('sample data is replaced by the newest Full, whatever its number', async () => {
  const path = await writeZip(extractFiles('full', 900, SMALL_REGISTER))
  await importRegister(database, path, { sample: true })
  const played = await startFakeRegister({ files: await filesOf('F140', 'U140') })
  const report = await fetchFrom(played, makeFolder())
  assert.deepEqual([applied(report), report.reasons, report.before], [['full 140'], ['sample'], null])
})

test('a requested Full reloads the newest', async () => {
  const played = await startFakeRegister({ files: await filesOf('F140', 'U141', 'F141') })
  const folder = makeFolder()
  await fetchFrom(played, folder)
  const report = await fetchFrom(played, folder, { full: true })
  assert.deepEqual([applied(report), report.applied[0]?.applied, report.downloaded], [['full 141'], true, []])
})

test('a rolled back extract is not applied again', async () => {
  const played = await startFakeRegister({ files: await filesOf('F140') })
  const folder = makeFolder()
  await fetchFrom(played, folder)
  for (const [name, file] of await filesOf('U141', 'F141')) played.files.set(name, file)
  await fetchFrom(played, folder)
  await rollbackRegister(database, {})
  const report = await fetchFrom(played, folder)
  assert.deepEqual([applied(report), report.rolledBack, report.state], [[], [141], 'up_to_date'])
  for (const [name, file] of await filesOf('U142', 'F142')) played.files.set(name, file)
  const next = await fetchFrom(played, folder)
  assert.deepEqual([applied(next), next.unusable], [['full 142'], []], 'the next one does')
})

test('one process syncs at a time; a second one is refused before any request', async () => {
  const played = await startFakeRegister({ files: await filesOf('F140') })
  const release = await acquireFetchLock(pool)
  await assert.rejects(fetchFrom(played, makeFolder()), { name: 'RegisterSyncRunningError' })
  await release?.()
  assert.equal(played.calls.length, 0)
})

test('a complete file of an earlier run is reused, a corrupt one is fetched again', async () => {
  const played = await startFakeRegister({ files: await filesOf('F140', 'U141') })
  const folder = makeFolder()
  writeFileSync(join(folder, nameOf('full', 140)), await zipOf('full', 140))
  writeFileSync(join(folder, nameOf('update', 141)), damaged(await zipOf('update', 141)))
  writeFileSync(join(folder, 'notes.txt'), 'of somebody else')
  writeFileSync(join(folder, `${nameOf('full', 120)}.part`), 'nobody goes on with it')
  const report = await fetchFrom(played, folder)
  assert.deepEqual(
    report.downloaded.map(({ name }) => name),
    [nameOf('update', 141)],
  )
  assert.deepEqual(listFolder(folder), [nameOf('full', 140), nameOf('update', 141), 'notes.txt'])
})

test('the preview lists what is available and would be applied, and changes nothing', async () => {
  const played = await startFakeRegister({ files: await filesOf('F140', 'U141') })
  const { listed, loaded, plan } = await previewSync(database, upstreamOf(played), {
    logger: silentLogger,
    limits: FAST_LIMITS,
  })
  assert.deepEqual([listed.length, loaded, plan.why], [2, null, 'nothing_loaded'])
  assert.deepEqual(
    plan.steps.map(({ number }) => number),
    [140, 141],
  )
  assert.deepEqual([(await served(pool))[0], played.asked('.zip')], [undefined, []])
})
