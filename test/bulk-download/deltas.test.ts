// Daily deltas: together they are what the change feed says, each change once.

import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import type { NewChange } from '../../src/domain/changes/change.ts'
import type { ChangeBody, ChangesBody } from '../../src/http/rest/v1/changes/changes-schema.ts'
import { addDays } from '../../src/platform/calendar-days.ts'
import { dayInBelgium, systemClock } from '../../src/platform/clock.ts'
import { insertSuppression, type SuppressionTarget } from '../../src/store/access/suppression.ts'
import { inTransaction, type Pool } from '../../src/store/db/pool.ts'
import { purgeChanges } from '../../src/store/history/purge-changes.ts'
import { recordChanges } from '../../src/store/history/record-changes.ts'
import type { DeltaIndex } from '../../src/usecases/bulk/bulk-listings.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { makeDataDir } from '../cli/run-griffie.ts'
import { runInProcess } from '../cli/run-in-process.ts'
import { createTestDatabase } from '../database.ts'
import { assertDocumented } from '../rest/assert-documented.ts'
import { addCompany, issueBulkKey, type RunningApp, runApp, until } from '../rest/running-app.ts'
import { makeBulkFolder, sha256 } from './bulk-folder.ts'

const TODAY = dayInBelgium(systemClock)
const day = (ago: number) => addDays(TODAY, -ago)

type Setting = { pool: Pool; url: string; folder: string; app: RunningApp; key: string; companies: string[] }

async function setUp(): Promise<Setting> {
  const { pool, url } = await createTestDatabase()
  const folder = makeBulkFolder()
  const key = await issueBulkKey(pool)
  const companies = [await addCompany(pool), await addCompany(pool)]
  const source = { statementTimeoutMs: 20_000, retryAfterMs: 100 }
  const app = await runApp({ databaseUrl: url, bulkFolder: folder, key, timing: { source } })
  return { pool, url, folder, app, key, companies }
}

const change = (number: string, after: unknown): NewChange => ({
  enterpriseNumber: Number(number),
  kind: 'register.seat',
  effectiveOn: null,
  reference: null,
  before: null,
  after,
})

const record = (pool: Pool, ...changes: NewChange[]) =>
  inTransaction(pool, client => recordChanges(client, changes))

/** Records changes as of noon of the day so many days ago. */
async function recordOn(pool: Pool, ago: number, ...changes: NewChange[]): Promise<void> {
  await record(pool, ...changes)
  await pool.query(
    `UPDATE history.batch SET recorded_at = ($1::date + interval '12 hours') AT TIME ZONE 'Europe/Brussels'
     WHERE position = (SELECT max(position) FROM history.batch)`,
    [day(ago)],
  )
}

function runDeltas({ url, folder }: Pick<Setting, 'url' | 'folder'>, keepDays = 400) {
  const env = {
    DATABASE_URL: url,
    BULK_FOLDER: folder,
    CHANGES_KEEP_DAYS: String(keepDays),
    GRIFFIE_DATA_DIR: makeDataDir(),
    LOG_LEVEL: 'silent',
  }
  return runInProcess(['bulk', 'deltas'], env)
}

async function writeDeltas(setting: Setting, keepDays?: number) {
  const outcome = await runDeltas(setting, keepDays)
  assert.equal(outcome.code, 0, outcome.stderr)
  return outcome
}

const indexOf = ({ folder }: Setting) =>
  JSON.parse(readFileSync(join(folder, 'deltas', 'index.json'), 'utf8')) as DeltaIndex
const daysOf = (setting: Setting) => indexOf(setting).days.map(one => one.day)

/** The changes of the files, by day, whose sizes and hashes are those of the index. */
function readDeltas(setting: Setting): ChangeBody[][] {
  return indexOf(setting).days.map(({ path, bytes, sha256: hash, changes }) => {
    const body = readFileSync(join(setting.folder, 'deltas', path))
    assert.deepEqual([body.length, sha256(body)], [bytes, hash])
    const lines = gunzipSync(body).toString().split('\n').slice(0, -1)
    assert.equal(lines.length, changes)
    return lines.map(line => JSON.parse(line))
  })
}

async function readFeed({ app }: Setting, from = ''): Promise<ChangeBody[]> {
  const all: ChangeBody[] = []
  for (let [cursor, more] = [from, true]; more; ) {
    const answer = await app.get(`/changes?limit=1000&cursor=${cursor}`)
    assert.equal(answer.status, 200)
    const page = (await answer.json()) as ChangesBody
    all.push(...page.changes)
    ;({ next_cursor: cursor, more } = page)
  }
  return all
}

test('the deltas of all days are what the change feed says, each change once, over a midnight with concurrent writers', async () => {
  const setting = await setUp()
  const { pool, companies } = setting
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let turn = 0; turn < 25; turn++)
      await inTransaction(pool, async client => {
        await recordChanges(client, [
          change(companies[writer % 2] as string, { writer, n: turn * 2 }),
          change(companies[writer % 2] as string, { writer, n: turn * 2 + 1 }),
        ])
        await sleep(Math.random() * 4)
      })
  })
  await Promise.all(writers)
  // A midnight between them: that of yesterday in the middle, that of today after three quarters.
  await pool.query(
    `UPDATE history.batch SET recorded_at = CASE
       WHEN part = 1 THEN midnight - interval '1 day' - rest WHEN part = 2 THEN midnight - interval '1 day' - rest
       WHEN part = 3 THEN midnight - rest ELSE midnight + interval '1 millisecond' END
     FROM (SELECT batch_id AS id, ntile(4) OVER (ORDER BY position) AS part,
                  interval '1 millisecond' * (1 + count(*) OVER (ORDER BY position DESC)) AS rest,
                  $1::date::timestamp AT TIME ZONE 'Europe/Brussels' AS midnight
           FROM history.batch) parts
     WHERE batch_id = id`,
    [TODAY],
  )
  await writeDeltas(setting)
  assert.deepEqual(daysOf(setting), [day(2), day(1)])
  const deltas = readDeltas(setting)
  const feed = await readFeed(setting)
  assert.deepEqual(
    deltas.map(({ length }) => length),
    [200, 100],
  )
  assert.equal(feed.length, 400)
  assert.deepEqual(deltas.flat(), feed.slice(0, 300))
  // The cursor of a day leads on where its file ends.
  const [first, last] = indexOf(setting).days.map(({ next_cursor }) => next_cursor)
  assert.deepEqual(await readFeed(setting, first), feed.slice(200))
  assert.deepEqual(await readFeed(setting, last), feed.slice(300))
})

test('a transaction that was recorded before midnight and commits after it is waited for', async () => {
  const setting = await setUp()
  const { pool, companies } = setting
  const [company] = companies as [string]
  await recordOn(pool, 1, change(company, 'early'))
  const late = await pool.connect()
  await late.query('BEGIN')
  await recordChanges(late, [change(company, 'late')])
  // Its position and time are assigned now, and it is not yet visible.
  await late.query('SET CONSTRAINTS ALL IMMEDIATE')
  await late.query(
    `UPDATE history.batch SET recorded_at = $1::date::timestamp AT TIME ZONE 'Europe/Brussels' - interval '1 millisecond'
     WHERE recorded_at > $1::date::timestamp AT TIME ZONE 'Europe/Brussels'`,
    [TODAY],
  )
  const writing = writeDeltas(setting)
  await until(async () => {
    const { rowCount } = await pool.query(
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 20261132 AND NOT granted",
    )
    return rowCount === 1
  })
  await late.query('COMMIT')
  late.release()
  await writing
  assert.deepEqual(
    readDeltas(setting).map(changes => changes.map(({ after }) => after)),
    [['early', 'late']],
  )
})

test('a run writes the days that are missing; days without changes are files without lines', async () => {
  const setting = await setUp()
  const { pool, folder, companies } = setting
  const [company] = companies as [string]
  const none = await writeDeltas(setting)
  assert.equal(none.stdout, 'no whole day of changes yet\n')
  assert.deepEqual(indexOf(setting), { first_day: null, last_day: null, days: [] })
  await recordOn(pool, 4, change(company, 4))
  await recordOn(pool, 2, change(company, 2))
  await record(pool, change(company, 'today'))
  const { stdout } = await writeDeltas(setting)
  assert.equal(stdout, `4 days written, ${day(4)} to ${day(1)} available\n`)
  const counts = readDeltas(setting).map(({ length }) => length)
  assert.deepEqual(counts, [1, 0, 1, 0])
  const before = indexOf(setting)
  assert.match((await writeDeltas(setting)).stdout, /^0 days written/)
  assert.deepEqual(indexOf(setting), before)
  // Made again from the same changes a file has the same bytes.
  rmSync(join(folder, 'deltas', `${day(2)}.jsonl.gz`))
  writeFileSync(join(folder, 'deltas', `.${day(2)}.jsonl.gz.part`), 'left by a killed run')
  assert.match((await writeDeltas(setting)).stdout, /^2 days written/)
  assert.deepEqual(indexOf(setting), before)
  readDeltas(setting)
  writeFileSync(join(folder, 'deltas', 'index.json'), '{')
  await writeDeltas(setting)
  assert.deepEqual(indexOf(setting), before)
  rmSync(join(folder, 'deltas'), { recursive: true })
  await writeDeltas(setting)
  assert.deepEqual(indexOf(setting), before)
  assert.equal(readdirSync(join(folder, 'deltas')).filter(name => name.endsWith('.part')).length, 0)
})

test('natural persons, companies that the register does not know and suppressed ones are in no delta', async () => {
  const setting = await setUp()
  const { pool, companies, app, key, folder } = setting
  const [shown, hidden] = companies as [string, string]
  const person = await addCompany(pool, { natural_person: true })
  await recordOn(pool, 1, change(shown, 1), change(person, 2), change('0000000097', 3), change(hidden, 4))
  await writeDeltas(setting)
  const numbers = () => readDeltas(setting).map(changes => changes.map(one => one.enterprise_number))
  assert.deepEqual(numbers(), [[shown, hidden]])
  await insertSuppression(pool, parseTarget(hidden) as SuppressionTarget, null)
  const { stdout } = await writeDeltas(setting)
  assert.match(stdout, /^1 days written/)
  assert.deepEqual(numbers(), [[shown]])
  // Not a file of the download.
  assert.ok(existsSync(join(folder, 'deltas', '.suppression-version')))
  const answer = await fetch(`${app.url}/bulk/deltas/.suppression-version`, { headers: { 'x-api-key': key } })
  assert.equal(answer.status, 404)
})

test('what was purged is told, not an empty file: the list begins with the first whole day', async () => {
  const setting = await setUp()
  const { pool, companies, app, key } = setting
  const [company] = companies as [string]
  for (const ago of [12, 6, 5, 3, 1]) await recordOn(pool, ago, change(company, ago))
  await purgeChanges(pool, 10)
  await writeDeltas(setting, 10)
  assert.deepEqual(
    [indexOf(setting).first_day, daysOf(setting).length],
    [day(5), 5],
    'of day 6 a part may be purged',
  )
  const get = (path: string) => fetch(`${app.url}/bulk/${path}`, { headers: { 'x-api-key': key } })
  await until(async () => (await get('')).status === 200)
  const gone = await get(`deltas/${day(12)}.jsonl.gz`)
  assert.equal(gone.status, 410)
  const { error } = (await gone.json()) as { error: string }
  assert.equal(error, `Changes before ${day(5)} are no longer held: begin with a snapshot.`)
  assert.equal((await get(`deltas/${TODAY}.jsonl.gz`)).status, 404)
  // Kept as long as the feed keeps its changes.
  await writeDeltas(setting, 4)
  assert.deepEqual(daysOf(setting), [day(4), day(3), day(2), day(1)])
  assert.equal((await get(`deltas/${day(5)}.jsonl.gz`)).status, 410)
  // A run that comes after a purge begins anew.
  for (const ago of [3, 2]) await recordOn(pool, ago, change(company, `later ${ago}`))
  await pool.query('UPDATE history.purge SET purged_to = (SELECT max(position) - 1 FROM history.batch)')
  await writeDeltas(setting, 4)
  assert.deepEqual(daysOf(setting), [day(1)])
})

test('the deltas of another database are refused, not replaced', async () => {
  const setting = await setUp()
  await recordOn(setting.pool, 1, change(setting.companies[0] as string, 1))
  await writeDeltas(setting)
  const before = indexOf(setting)
  const { url } = await createTestDatabase()
  const { code, stderr } = await runDeltas({ ...setting, url })
  assert.equal(code, 1)
  assert.match(stderr, /they are of another database\. Remove them to begin anew\./)
  assert.deepEqual(indexOf(setting), before)
  readDeltas(setting)
})

test('deltas are downloaded as they are listed, with their own validators', async () => {
  const setting = await setUp()
  const { pool, companies, app, key } = setting
  await recordOn(pool, 1, change(companies[0] as string, 1))
  await writeDeltas(setting)
  const get = (path: string) => fetch(`${app.url}/bulk/${path}`, { headers: { 'x-api-key': key } })
  await until(async () => (await get('deltas/index.json')).status === 200)
  const listing = await (await get('')).json()
  assert.partialDeepStrictEqual(listing, {
    latest: null,
    deltas: { first_day: day(1), last_day: day(1) },
    links: { deltas: '/bulk/deltas/index.json' },
  })
  const [entry] = (
    (await assertDocumented(await get('deltas/index.json'), '/bulk/deltas/index.json')) as DeltaIndex
  ).days
  const answer = await get(`deltas/${entry?.path}`)
  assert.equal(answer.headers.get('content-type'), 'application/gzip')
  assert.equal(answer.headers.get('content-encoding'), null)
  assert.equal(answer.headers.get('cache-control'), 'private, no-cache')
  assert.equal(answer.headers.get('etag'), `"${entry?.sha256}"`)
  assert.equal(sha256(Buffer.from(await answer.arrayBuffer())), entry?.sha256)
  const latest = await get('latest.json')
  assert.equal(latest.status, 503, 'no snapshot was made yet')
})

test('without a local folder deltas are refused with the setting', async () => {
  const { url } = await createTestDatabase()
  const env = { DATABASE_URL: url, GRIFFIE_DATA_DIR: makeDataDir(), LOG_LEVEL: 'silent' }
  for (const [folder, reason] of [
    ['', /BULK_FOLDER is not set/],
    ['s3://bucket/prefix', /BULK_FOLDER is no local folder/],
  ] as const) {
    const { code, stderr } = await runInProcess(['bulk', 'deltas'], { ...env, BULK_FOLDER: folder })
    assert.equal(code, 2)
    assert.match(stderr, reason)
  }
})
