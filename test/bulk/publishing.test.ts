// A snapshot is of one moment, readers see the old or the new one, and nothing of whom is suppressed is in it.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { BULK_TABLES } from '../../src/domain/bulk/tables.ts'
import { openFolder } from '../../src/jobs/bulk/destination.ts'
import { exportSnapshot } from '../../src/jobs/bulk/export-snapshot.ts'
import { importRegister } from '../../src/sources/register/import/import-register.ts'
import { deleteSuppression, insertSuppression } from '../../src/store/access/suppression.ts'
import { openPool } from '../../src/store/db/pool.ts'
import { parseTarget } from '../../src/usecases/suppression/change-suppression.ts'
import { createSuppressionReader } from '../../src/usecases/suppression/read-suppression.ts'
import { makeDataDir, run, start } from '../cli/run-griffie.ts'
import { runInProcess } from '../cli/run-in-process.ts'
import { createTestDatabase } from '../database.ts'
import { makeSmallDisk, smallDiskSkipReason } from '../faults/small-disk.ts'
import { COMPANIES } from '../fixtures/browser-companies.ts'
import { nightly } from '../nightly.ts'
import { until } from '../rest/running-app.ts'
import { type Rows, SMALL_REGISTER, writeExtract } from '../sources/register/extract-folder.ts'
import { type Exported, exportFrom, makeFolder, openSnapshot, type Row, readLatest } from './snapshots.ts'

const database = await createTestDatabase(COMPANIES)
const { pool } = database

const snapshotsIn = (folder: string) => readdirSync(join(folder, 'snapshots')).sort()

async function readAll({ read }: Pick<Exported, 'read'>): Promise<Record<string, Row[]>> {
  const entries = await Promise.all(BULK_TABLES.map(async ({ name }) => [name, await read(name)] as const))
  return Object.fromEntries(entries)
}

test('a snapshot is of one moment, also while a Full, an Update and events are committed', async () => {
  const source = await createTestDatabase()
  await importRegister(source, writeExtract('full', 100, SMALL_REGISTER))
  await source.pool.query(
    `INSERT INTO gazette.lifecycle_event (enterprise_number, source, severity, numac)
     SELECT enterprise_number, 'reorg', 'med', '2025000001' FROM register.company`,
  )
  const before = await readAll(await exportFrom(source))
  assert.ok(before.companies?.length && before.names?.length && before.events?.length)

  const small = { ...SMALL_REGISTER, enterprise: SMALL_REGISTER.enterprise?.slice(0, 1) ?? [] } as Rows
  const commits = [
    () => importRegister(source, writeExtract('update', 101, {}), { force: true }),
    () => importRegister(source, writeExtract('full', 200, small), { force: true }),
    () => source.pool.query('DELETE FROM gazette.lifecycle_event'),
    () => importRegister(source, writeExtract('full', 201, small), { force: true }),
  ]
  const folder = makeFolder()
  const own = openPool(source.url, { name: 'test export' })
  const { path } = await exportSnapshot(
    { url: source.url, pool: own },
    {
      destination: openFolder(folder),
      scratch: join(makeFolder(), 'scratch'),
      people: true,
      readSuppression: async () => ({ version: '0', list: await createSuppressionReader(source.pool)() }),
      version: '1',
      onProgress: async ({ stage }) => {
        if (stage !== 'reading company' && stage.startsWith('reading ')) await commits.shift()?.()
      },
    },
  )
  await own.end()
  assert.equal(commits.length, 0)
  assert.deepEqual(await readAll(openSnapshot(join(folder, path))), before)
  const after = await readAll(await exportFrom(source))
  assert.equal(after.companies?.length, 1)
  assert.equal(after.events?.length, 0)
})

test('without a gazette the number of events is unknown, not zero', async () => {
  const source = await createTestDatabase()
  await importRegister(source, writeExtract('full', 100, SMALL_REGISTER))
  const { read } = await exportFrom(source)
  for (const company of await read('companies')) {
    assert.equal(company.insolvency_event_count, null)
    assert.equal(company.open_bankruptcy_by_gazette, null)
  }
})

test('while publications about a company are not processed, its counts are unknown and its mandates left out', async () => {
  const { rows } = await pool.query<{ n: number }>(
    `SELECT enterprise_number AS n FROM gazette.mandate m JOIN register.company USING (enterprise_number)
     WHERE in_register AND NOT natural_person AND role_kind = 'director' AND doubts = '[]' LIMIT 1`,
  )
  const number = String(rows[0]?.n).padStart(10, '0')
  await pool.query(`INSERT INTO gazette.unread_text VALUES ($1, '2026000001')`, [rows[0]?.n])
  const waiting = await exportFrom(database)
  await pool.query('DELETE FROM gazette.unread_text')
  const [company] = (await waiting.read('companies')).filter(row => row.enterprise_number === number)
  assert.equal(company?.unread_publications, 1)
  assert.equal(company?.insolvency_event_count, null)
  const mandatesOf = async ({ read }: Exported) =>
    (await read('mandates')).filter(row => row.enterprise_number === number).length
  assert.equal(await mandatesOf(waiting), 0)
  assert.ok((await mandatesOf(await exportFrom(database))) > 0)
})

test('suppressed companies and people are in no table, by any spelling, and the snapshot before is gone', async () => {
  const folder = makeFolder()
  const first = await exportFrom(database, { folder })
  const before = await readAll(first)
  const director = before.mandates?.find(row => row.role_kind === 'director' && / /.test(String(row.name)))
  const shareholder = before.holdings?.find(row => row.party_kind === 'person')
  const company = before.scores?.find(row => row.enterprise_number !== director?.enterprise_number)
  const [given = '', ...family] = String(director?.name).split(' ')
  const spelling = `${family.join(' ').toUpperCase()}, ${given}`
  const hidden = [director?.name, shareholder?.party_name, company?.enterprise_number].map(String)
  const targets = [spelling, ...hidden.slice(1)].map(text => {
    const target = parseTarget(text.replace(',', ''))
    assert.ok(target, text)
    return target
  })
  await pool.query(
    `WITH batch AS (INSERT INTO history.batch DEFAULT VALUES RETURNING batch_id)
     INSERT INTO history.change (batch_id, item, enterprise_number, kind, before, after)
     SELECT batch_id, 0, $1, 'register.name', to_jsonb($2::text), '["Anders"]' FROM batch`,
    [Number(director?.enterprise_number), director?.name],
  )
  await pool.query(`UPDATE gazette.lifecycle_event SET detail = 'curator ' || $1`, [director?.name])
  for (const target of targets) await insertSuppression(pool, target, null)
  const second = await exportFrom(database, { folder })
  for (const target of targets) await deleteSuppression(pool, target)

  assert.deepEqual(snapshotsIn(folder), [second.snapshot])
  const after = await readAll(second)
  const text = JSON.stringify(after)
  for (const name of hidden) assert.ok(!text.includes(JSON.stringify(name).slice(1, -1)), name)
  assert.ok(JSON.stringify(before).includes(hidden[0] as string))
  assert.equal(after.companies?.length, (before.companies?.length ?? 0) - 1)
  assert.ok(after.events?.length && after.events.every(({ detail }) => detail === null))
  const [renamed] = after.history ?? []
  assert.equal(renamed?.before, 'null')
  assert.equal(renamed?.after, '["Anders"]')
})

test('two snapshots are kept, and what killed runs left is removed', async () => {
  const folder = makeFolder()
  const [first, second] = [await exportFrom(database, { folder }), await exportFrom(database, { folder })]
  const [killed, unpublished] = ['2999-01-01T000000Z', '2999-01-01T000001Z']
  cpSync(second.folder, join(folder, 'snapshots', `.${killed}.partial`), { recursive: true })
  cpSync(second.folder, join(folder, 'snapshots', unpublished), { recursive: true })
  writeFileSync(join(folder, 'snapshots', 'README'), 'of the operator')
  assert.deepEqual(readLatest(folder)?.snapshot, second.snapshot)
  const third = await exportFrom(database, { folder })
  assert.deepEqual(snapshotsIn(folder), [second.snapshot, third.snapshot, 'README'])
  assert.ok(first.snapshot < second.snapshot && second.snapshot < third.snapshot)
  assert.equal(readLatest(folder)?.snapshot, third.snapshot)
})

test('a killed export leaves the old snapshot, a second one at the same time is refused', async () => {
  const folder = makeFolder()
  const { snapshot } = await exportFrom(database, { folder })
  const env = { DATABASE_URL: database.url, GRIFFIE_DATA_DIR: makeDataDir(), BULK_FOLDER: folder }
  const own = openPool(database.url, { name: 'test holder', max: 1 })
  const holder = await own.connect()
  await holder.query('BEGIN; LOCK TABLE register.company IN ACCESS EXCLUSIVE MODE')
  const child = start(['export'], env)
  await until(() => existsSync(join(env.GRIFFIE_DATA_DIR, 'export')))
  const busy = await run(['export'], { ...env, GRIFFIE_DATA_DIR: makeDataDir() })
  assert.equal(busy.code, 5)
  assert.match(busy.stderr, /Another process is exporting a snapshot/)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await holder.query('ROLLBACK')
  holder.release()
  await own.end()
  assert.equal(readLatest(folder)?.snapshot, snapshot)

  let again = await run(['export', '--json'], env)
  // The server may take a moment to notice that its client is gone.
  for (let tries = 0; tries < 20 && again.code === 5; tries++) again = await run(['export', '--json'], env)
  assert.equal(again.code, 0, again.stderr)
  assert.match(again.stderr, /export: reading company/)
  assert.equal(readLatest(folder)?.snapshot, JSON.parse(again.stdout).snapshot)
  assert.ok(!existsSync(join(env.GRIFFIE_DATA_DIR, 'export')), 'intermediate files are gone')
})

test('an interrupted export removes what it wrote', async () => {
  const folder = makeFolder()
  const stop = new AbortController()
  const own = openPool(database.url, { name: 'test export' })
  const exporting = exportSnapshot(
    { url: database.url, pool: own },
    {
      destination: openFolder(folder),
      scratch: join(makeFolder(), 'scratch'),
      people: false,
      readSuppression: async () => ({ version: '0', list: await createSuppressionReader(pool)() }),
      version: '1',
      signal: stop.signal,
      onProgress: ({ stage }) => {
        if (stage === 'writing events') stop.abort(new Error('stopped by the test'))
      },
    },
  )
  await assert.rejects(exporting, /stopped by the test/)
  await own.end()
  assert.deepEqual(snapshotsIn(folder), [])
})

test('the nightly job exports when BULK_FOLDER is set, and the status shows it', async () => {
  const folder = makeFolder()
  const env = { DATABASE_URL: database.url, GRIFFIE_DATA_DIR: makeDataDir(), LOG_LEVEL: 'silent' }
  const off = await runInProcess(['worker', '--run', 'bulk-snapshot'], env)
  assert.equal(off.code, 2)
  assert.match(off.stderr, /bulk-snapshot is disabled: BULK_FOLDER is not set/)
  const done = await run(['worker', '--run', 'bulk-snapshot'], { ...env, BULK_FOLDER: folder })
  assert.equal(done.code, 0, done.stderr)
  assert.match(done.stdout, /^bulk-snapshot: \d+ companies, \d+ MB\n$/)
  const { package: described } = openSnapshot(join(folder, readLatest(folder)?.path ?? ''))
  assert.equal(described.names_of_people, false, 'unless BULK_PEOPLE is on')
  const status = await runInProcess(['status'], { ...env, BULK_FOLDER: folder })
  assert.match(status.stdout, /bulk-snapshot +.*companies/)
})

nightly(
  'with the output disk full it says so, and the old snapshot stays',
  { skip: smallDiskSkipReason() },
  async () => {
    const disk = makeSmallDisk(8)
    const env = {
      DATABASE_URL: database.url,
      GRIFFIE_DATA_DIR: makeDataDir(),
      BULK_FOLDER: join(disk.folder, 'bulk'),
    }
    assert.equal((await runInProcess(['export'], env)).code, 0)
    const latest = readLatest(env.BULK_FOLDER)
    disk.fill(60_000)
    const { code, stderr } = await runInProcess(['export'], env)
    assert.equal(code, 1, stderr)
    assert.match(stderr, /griffie: The output disk is full/)
    assert.deepEqual(readLatest(env.BULK_FOLDER), latest)
    assert.deepEqual(snapshotsIn(env.BULK_FOLDER), [latest?.snapshot])
    disk.clear()
    assert.equal((await runInProcess(['export'], env)).code, 0)
  },
)
