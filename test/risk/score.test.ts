import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createModelFile, modelVersionOf, writeModel } from '../../src/risk/model/model-file.ts'
import { ScoringRunningError, scoreAsOf, storeScores } from '../../src/risk/score/score-companies.ts'
import { writeScoresCsv } from '../../src/risk/score/scores-csv.ts'
import { inTransaction } from '../../src/store/db/pool.ts'
import { tryScoringLock } from '../../src/store/risk/score-history.ts'
import { createTestDatabase } from '../database.ts'
import { makeModel, makeRule } from '../fixtures/risk-model.ts'
import { addCompany, insert } from '../rest/running-app.ts'
import { insertDeposit, insertEvent, insertPdfDeposit } from './insert-filings.ts'

const { pool, url } = await createTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'griffie-risk-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const today = '2024-06-01'
const model = makeModel()
const now = { asOf: today, today }

const sound = await addCompany(pool)
const soundFiling = await insertDeposit(pool, sound, 2022)
const bankrupt = await addCompany(pool, { situation: '050' })
await insertDeposit(pool, bankrupt, 2022)
const judged = await addCompany(pool)
await insertEvent(pool, judged, { event_date: '2024-05-01', pub_date: '2024-05-10' })
await insert(pool, 'gazette.open_bankruptcy', { enterprise_number: judged, numac: '2024800001' })
const neverFiled = await addCompany(pool)
const old = await addCompany(pool)
await insertDeposit(pool, old, 2019)
const pdfOnly = await addCompany(pool)
await insertPdfDeposit(pool, pdfOnly, 2022, '2023-06-30')
const unread = await addCompany(pool)
await insertPdfDeposit(pool, unread, 2022, '2023-06-30', 'm02-f')
const incomplete = await addCompany(pool)
await insertDeposit(pool, incomplete, 2022, { equity: null })
const dissolved = await addCompany(pool)
await insertDeposit(pool, dissolved, 2022)
await insert(pool, 'risk.judicial_dissolution', { enterprise_number: Number(dissolved) })
const person = await addCompany(pool, { natural_person: true, situation: '050' })
await insertDeposit(pool, person, 2022)

const history = async () =>
  (
    await pool.query(`SELECT lpad(enterprise_number::text, 10, '0') AS company, probability, altman_z, segment, reason,
                             reference, period_end, valid_until, model_version, as_of
                      FROM risk.score ORDER BY evaluated_at, enterprise_number`)
  ).rows

test('every company has a probability or a reason, and natural persons have no row', async () => {
  const run = await storeScores({ pool }, model, now)
  const rows = new Map((await history()).map(row => [row.company, row]))
  const told = (company: string) => [rows.get(company)?.probability, rows.get(company)?.reason]
  // Log-odds −3 − 2 · 0.4 − 1 · 1.
  assert.deepEqual(told(sound), [0.008163, null])
  assert.deepEqual(told(bankrupt), [0.99, 'open_bankruptcy'])
  assert.deepEqual(told(judged), [0.99, 'open_bankruptcy'])
  assert.deepEqual(told(neverFiled), [null, 'no_accounts_held'])
  assert.deepEqual(told(old), [null, 'filing_too_old'])
  assert.deepEqual(told(pdfOnly), [null, 'not_structured'])
  assert.deepEqual(told(unread), [null, 'figures_not_loaded'])
  assert.deepEqual(told(incomplete), [null, 'inputs_missing'])
  assert.deepEqual(told(dissolved), [null, 'judicially_dissolved'])
  assert.equal(rows.has(person), false)
  assert.deepEqual([run.companies, run.scored, run.rowsAdded], [9, 3, 9])
})

test('a score has its inputs and its last day of validity', async () => {
  const row = (await history()).find(({ company }) => company === sound)
  assert.deepEqual(row, {
    company: sound,
    probability: 0.008163,
    // 6.56 · 0.4 + 3.26 · 0 + 6.72 · 0.01 + 1.05 · 400 / 600
    altman_z: 3.3912,
    segment: 'brief',
    reason: null,
    reference: soundFiling,
    period_end: '2022-12-31',
    valid_until: '2025-12-31',
    model_version: modelVersionOf(model),
    as_of: today,
  })
})

test('a second run adds rows only for changes, and records itself', async () => {
  const before = (await history()).length
  const again = await storeScores({ pool }, model, now)
  assert.equal(again.rowsAdded, 0)
  const corrected = await insertDeposit(pool, sound, 2022, {
    equity: 500,
    contribution: 500,
    amounts_payable: 500,
    payables_within_one_year: 500,
    known_from: '2024-05-30',
  })
  const changed = await storeScores({ pool }, model, now)
  assert.equal(changed.rowsAdded, 1)
  const rows = await history()
  assert.equal(rows.length, before + 1)
  assert.deepEqual([rows.at(-1)?.company, rows.at(-1)?.reference], [sound, corrected])
  const runs = await pool.query('SELECT companies, rows_added FROM risk.run ORDER BY evaluated_at')
  assert.deepEqual(
    runs.rows.map(row => row.rows_added),
    [9, 0, 1],
  )
})

test('the history cannot be changed or truncated', async () => {
  const statements = [
    'UPDATE risk.score SET probability = 0',
    'DELETE FROM risk.score',
    'TRUNCATE risk.score',
  ]
  for (const statement of statements) await assert.rejects(() => pool.query(statement), /history/)
})

test('two concurrent runs do not both write', async () => {
  await inTransaction(pool, async client => {
    assert.equal(await tryScoringLock(client), true)
    await assert.rejects(() => storeScores({ pool }, model, now), ScoringRunningError)
  })
})

test('the CSV has five columns, CRLF and empty fields for nulls, and nothing is stored', async () => {
  const path = join(folder, 'scores.csv')
  const before = (await history()).length
  const counts = await writeScoresCsv(path, take => scoreAsOf({ pool }, model, now, take))
  assert.equal(counts.companies, 9)
  const lines = readFileSync(path, 'utf8').split('\r\n')
  assert.equal(lines[0], 'enterprise_number,probability,altman_z,band,reason')
  assert.equal(lines.pop(), '')
  assert.equal(lines.length, 10)
  assert.deepEqual([...lines.slice(1)].sort(), lines.slice(1))
  const lineOf = (company: string) => lines.find(line => line.startsWith(company))
  assert.equal(lineOf(bankrupt), `${bankrupt},0.99,3.3912,Severe,open_bankruptcy`)
  assert.equal(lineOf(neverFiled), `${neverFiled},,,Unknown,no_accounts_held`)
  assert.match(lineOf(sound) ?? '', /^\d{10},0\.00\d+,\d+\.\d+,Moderate,$/)
  assert.equal((await history()).length, before)
})

test('as of a past day neither later filings nor the current register count', async () => {
  const found = new Map<number, (number | string | null)[]>()
  await scoreAsOf({ pool }, model, { asOf: '2023-06-01', today }, async scores => {
    for (const { enterpriseNumber, probability, reason } of scores)
      found.set(enterpriseNumber, [probability, reason])
  })
  assert.deepEqual(found.get(Number(sound)), [null, 'no_accounts_held'])
  assert.deepEqual(found.get(Number(bankrupt)), [null, 'no_accounts_held'])
  assert.deepEqual(found.get(Number(judged)), [null, 'no_accounts_held'])
})

test('a model for companies without fresh accounts scores them from register and events', async () => {
  const rule = makeRule({
    inputs: ['strike_offs_36m'],
    learner: { ...makeRule().learner, terms: [{ feature: 'strike_offs_36m', weight: 1, mean: 0 }] },
  })
  const own = makeModel()
  const segment = { calibrated: true as const, decides: rule, about: {} }
  const wide = createModelFile({ ...own, segments: { ...own.segments, stale: segment, none: segment } })
  const found = new Map<number, unknown>()
  await scoreAsOf({ pool }, wide, now, async scores => {
    for (const score of scores)
      found.set(score.enterpriseNumber, [score.probability, score.reason, score.validUntil])
  })
  assert.deepEqual(found.get(Number(neverFiled)), [0.04743, null, null])
  assert.deepEqual(found.get(Number(old)), [0.04743, null, null])
})

test('a killed run leaves nothing, and the next one is complete', async () => {
  const modelFile = join(folder, 'second.json')
  writeFileSync(modelFile, writeModel(makeModel(makeRule(), '2.0.0')))
  const before = (await history()).length
  const runs = async () => (await pool.query('SELECT count(*)::int AS n FROM risk.run')).rows[0].n as number
  const runsBefore = await runs()
  const held = await pool.connect()
  try {
    // Recording the run blocks here: by then all its scores are written.
    await held.query('BEGIN; LOCK TABLE risk.run IN ACCESS EXCLUSIVE MODE')
    const child = spawn(process.execPath, ['bin/griffie.js', 'risk', 'score', '--model', modelFile], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'ignore',
    })
    const waiting = `SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND relation = 'risk.run'::regclass`
    while ((await pool.query(waiting)).rows[0].n === 0) {
      assert.equal(child.exitCode, null)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    child.kill('SIGKILL')
    await once(child, 'close')
  } finally {
    await held.query('ROLLBACK')
    held.release()
  }
  await assert.doesNotReject(async () => {
    for (;;) {
      const { rows } = await pool.query(`SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE application_name = 'griffie command' AND datname = current_database()`)
      if (rows[0].n === 0) return
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  })
  assert.deepEqual([(await history()).length, await runs()], [before, runsBefore])
  const run = await storeScores({ pool }, makeModel(makeRule(), '2.0.0'), now)
  assert.equal(run.rowsAdded, 9)
})

test('an unfinished CSV does not exist', async () => {
  const path = join(folder, 'broken.csv')
  const failing = writeScoresCsv(path, async take => {
    await take([])
    throw new Error('gone')
  })
  await assert.rejects(() => failing, /gone/)
  assert.deepEqual(
    readdirSync(folder).filter(name => name.startsWith('broken')),
    [],
  )
})
