// Rollback of a bad extract: restores exactly the previous rows, immediately, and atomically even if killed.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { writeRegisterSample } from '../../../src/sample/register/write-register-sample.ts'
import { ImportRunningError, importRegister } from '../../../src/sources/register/import/import-register.ts'
import { RollbackUnavailableError } from '../../../src/sources/register/import/plan-rollback.ts'
import {
  dropRetainedRegister,
  previewRollback,
  rollbackRegister,
} from '../../../src/sources/register/import/rollback-register.ts'
import { ExtractError } from '../../../src/sources/register/parse/extract-fault.ts'
import { readDataVersions } from '../../../src/store/db/data-version.ts'
import {
  findLatestFullLoad,
  findLatestLoad,
  listRefusedExtracts,
  tryImportLock,
} from '../../../src/store/intake/register-loads.ts'
import { createTestDatabase } from '../../database.ts'
import { type Rows, SMALL_REGISTER, writeExtract } from './extract-folder.ts'
import { digestRegister } from './table-digests.ts'

const database = await createTestDatabase()
const { pool } = database
const folder = mkdtempSync(join(tmpdir(), 'griffie-rollback-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const { zips } = await writeRegisterSample(folder, { companies: 1_000, seed: 5, updates: 3 })
const [full, ...updates] = zips.map(({ path }) => path) as [string, string, string, string]

// Everything an Update can do to rows: delete, replace, add, move with an establishment, orphan.
const HARD: Rows = {
  code: ['"Nace2025","56111","NL","Restaurants, cafés"'],
  enterprise_delete: ['"0200.000.207"', '"0200.000.306"'],
  enterprise_insert: ['"0200.000.306","AC","000","2","014",,15-09-2020'],
  establishment_delete: ['"2.100.000.226"'],
  establishment_insert: [
    '"2.100.000.127",05-03-1999,"0200.000.306"', // changes owner without being deleted
    '"2.100.000.424",01-10-2025,"0200.000.108"',
  ],
  denomination_delete: ['"0200.000.108"'],
  denomination_insert: [
    '"0200.000.108","2","001","Eigennaardig Knisperbrood BV"',
    '"2.100.000.127","2","003","Tweede Naam"', // in addition to its present one
    '"2.100.000.127","2","003","Tweede Naam"',
    '"2.100.000.226","2","003","Zonder Ouder"',
  ],
  address_delete: ['"0200.000.108"'],
  address_insert: [
    '"0200.000.108","REGO",,,"9000","Gent","Gent","Zilverkwikstraat","Zilverkwikstraat","1","","",',
  ],
  contact_delete: ['"0200.000.108"'],
  activity_insert: ['"0200.000.207","001","2025","98765","SECO"'],
}

async function loads(): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT concat_ws(' ', extract_number, extract_type, CASE WHEN restores IS NOT NULL THEN 'restored' END,
                      CASE WHEN undone_by IS NOT NULL THEN 'undone' END) AS line
     FROM intake.register_load ORDER BY load_id`,
  )
  return rows.map(({ line }) => line)
}

async function schemas(): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'register%' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

async function startAnew(number = 100): Promise<void> {
  await importRegister(database, writeExtract('full', number, SMALL_REGISTER), { force: true })
  await dropRetainedRegister(database)
}

test('the first extract cannot be rolled back', async () => {
  await assert.rejects(rollbackRegister(database), RollbackUnavailableError)
  await importRegister(database, writeExtract('full', 100, SMALL_REGISTER))
  await assert.rejects(rollbackRegister(database), /Cannot roll back from extract 100/)
  assert.deepEqual(await schemas(), ['register'], 'an empty register is not kept')
})

test('after an Update all rows are restored, in every table, including dictionary and codes', async () => {
  const before = await digestRegister(pool)
  await importRegister(database, writeExtract('update', 101, HARD))
  const changed = await digestRegister(pool)
  for (const table of Object.keys(before).filter(name => name !== 'branch'))
    assert.notEqual(changed[table], before[table], `the Update changes ${table}`)
  await rollbackRegister(database)
  assert.deepEqual(await digestRegister(pool), before)
  await importRegister(database, writeExtract('update', 101, HARD), { force: true })
  assert.deepEqual(await digestRegister(pool), changed, 'and the Update, loaded again, does the same again')
})

test('a chain of Updates is rolled back step by step or at once, to the Full and beyond it', async () => {
  await startAnew()
  const small = await digestRegister(pool)
  const states = []
  for (const path of [full, ...updates]) {
    await importRegister(database, path, { force: true })
    states.push(await digestRegister(pool))
  }
  const newest = (await findLatestLoad(pool))?.extractNumber as number
  await rollbackRegister(database)
  assert.deepEqual(await digestRegister(pool), states[2])
  await rollbackRegister(database, { to: newest - 3 })
  assert.deepEqual(await digestRegister(pool), states[0])
  assert.deepEqual(await schemas(), ['register', 'register_previous'])
  await rollbackRegister(database)
  assert.deepEqual(await digestRegister(pool), small)
  assert.deepEqual(await schemas(), ['register'], 'what was gone back from is dropped')
  const kept = await pool.query(
    `SELECT (SELECT count(*) FROM intake.register_undo) + (SELECT count(*) FROM intake.register_undo_group)
          + (SELECT count(*) FROM intake.register_undo_row) + (SELECT count(*) FROM intake.register_undo_term) AS n`,
  )
  assert.equal(kept.rows[0].n, '0', 'notes that are used up are removed')
})

test('Updates before a Full are reached through it, at once', async () => {
  await startAnew()
  await importRegister(database, writeExtract('update', 101, HARD), { force: true })
  const before = await digestRegister(pool)
  await importRegister(database, writeExtract('update', 102, {}), { force: true })
  await importRegister(database, full, { force: true })
  await importRegister(database, updates[0], { force: true })
  await rollbackRegister(database, { to: 101 })
  assert.deepEqual({ ...(await digestRegister(pool)) }, before)
  await rollbackRegister(database)
  assert.equal((await findLatestLoad(pool))?.extractNumber, 100)
})

test('version and history reflect a rollback', async () => {
  await startAnew()
  await importRegister(database, writeExtract('update', 101, HARD), { force: true })
  const [version, history] = [(await readDataVersions(pool)).register, await loads()]
  const plan = await previewRollback(database)
  assert.equal((await readDataVersions(pool)).register, version, 'describing does nothing')
  assert.deepEqual(await rollbackRegister(database), plan)
  assert.notEqual((await readDataVersions(pool)).register, version, 'nodes drop what they hold')
  const now = await findLatestLoad(pool)
  assert.equal(now?.extractNumber, 100)
  assert.equal(now?.extractType, 'full')
  assert.deepEqual((await loads()).slice(history.length - 1), ['101 update undone', '100 full restored'])
})

test('a rolled back extract is refused, Full or Update, unless forced', async () => {
  const refused = async () => (await listRefusedExtracts(pool)).filter(extract => extract.extractNumber > 500)
  await startAnew(500)
  await importRegister(database, writeExtract('update', 501, HARD))
  await rollbackRegister(database)
  assert.deepEqual(
    (await refused()).map(({ extractNumber }) => extractNumber),
    [501],
  )
  for (const type of ['update', 'full'] as const) {
    await assert.rejects(
      importRegister(database, writeExtract(type, 501, SMALL_REGISTER)),
      (error: Error) => {
        assert.ok(error instanceof ExtractError)
        assert.match(error.message, /501 was rolled back on .*--force/)
        return true
      },
    )
  }
  await importRegister(database, writeExtract('update', 501, HARD), { force: true })
  assert.deepEqual(await refused(), [])
  await importRegister(database, writeExtract('update', 502, {}))
  assert.equal((await findLatestLoad(pool))?.extractNumber, 502, 'and the chain goes on')
})

test('a rolled back Full is not the reference for the next one', async () => {
  await startAnew()
  await importRegister(database, full, { force: true })
  await rollbackRegister(database)
  assert.equal((await findLatestFullLoad(pool))?.extractNumber, 100)
})

test('the next Full drops the retained register before its build, and --drop does so at any time', async () => {
  await startAnew()
  await importRegister(database, full, { force: true })
  assert.deepEqual(await schemas(), ['register', 'register_previous'])
  const broken = writeExtract('full', 900, { ...SMALL_REGISTER, enterprise: [] })
  await assert.rejects(importRegister(database, broken), ExtractError)
  assert.deepEqual(await schemas(), ['register'])
  await assert.rejects(rollbackRegister(database), RollbackUnavailableError)
  await importRegister(database, full, { force: true })
  assert.equal(await dropRetainedRegister(database), true)
  assert.equal(await dropRetainedRegister(database), false)
  await assert.rejects(rollbackRegister(database), RollbackUnavailableError)
})

test('at most seven loads can be rolled back', async () => {
  await startAnew()
  for (let number = 101; number <= 109; number++)
    await importRegister(database, writeExtract('update', number, HARD), { force: true })
  await assert.rejects(rollbackRegister(database, { to: 101 }), /108, 107, 106, 105, 104, 103, 102\./)
  const { rows } = await pool.query(
    'SELECT count(DISTINCT load_id)::int AS n FROM intake.register_undo_group',
  )
  assert.equal(rows[0].n, 7)
  await rollbackRegister(database, { to: 102 })
  assert.equal((await findLatestLoad(pool))?.extractNumber, 102)
})

test('a mass Update and anything before it cannot be rolled back', async () => {
  await startAnew()
  await importRegister(database, writeExtract('update', 101, {}), { force: true })
  await importRegister(database, writeExtract('update', 102, HARD), { force: true, notedAtMostRows: 5 })
  await assert.rejects(
    rollbackRegister(database),
    /Cannot roll back from extract 102 to the previous extract/,
  )
  const { rows } = await pool.query('SELECT count(*)::int AS n FROM intake.register_undo')
  assert.equal(rows[0].n, 0)
})

test('a retained register with another schema is not restored', async () => {
  await startAnew()
  await importRegister(database, full, { force: true })
  await importRegister(database, updates[0], { force: true })
  await pool.query('ALTER TABLE register.contact ADD COLUMN later text')
  await assert.rejects(rollbackRegister(database), RollbackUnavailableError)
  await pool.query('ALTER TABLE register.contact DROP COLUMN later')
  await rollbackRegister(database)
})

test('a rollback during an import is refused', async () => {
  const importing = await pool.connect()
  await importing.query('BEGIN')
  assert.equal(await tryImportLock(importing), true)
  await assert.rejects(rollbackRegister(database), ImportRunningError)
  await importing.query('ROLLBACK')
  importing.release()
})

test('readers see one register or the other, and none waits', async () => {
  const SERVED = `SELECT ((SELECT count(*) FROM register.enterprise) * 10000 + (SELECT count(*) FROM register.company))::int AS n`
  const served = async () => (await pool.query({ name: 'watch', text: SERVED })).rows[0].n
  await startAnew()
  const before = await served()
  await importRegister(database, full, { force: true })
  const after = await served()
  let running = true
  const seen = new Set([after])
  const reading = (async () => {
    while (running) seen.add(await served())
  })()
  const holder = await pool.connect()
  await holder.query('BEGIN; SELECT FROM register.company LIMIT 1')
  await rollbackRegister(database)
  await holder.query('COMMIT')
  holder.release()
  running = false
  await reading
  seen.add(await served())
  assert.deepEqual(seen, new Set([after, before]))
})
