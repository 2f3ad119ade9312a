import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { writeModel } from '../../src/risk/model/model-file.ts'
import { createTestDatabase } from '../database.ts'
import { makeModel } from '../fixtures/risk-model.ts'
import { insertPopulation } from '../fixtures/risk-population.ts'
import { makeDataDir } from './run-griffie.ts'
import { runInProcess } from './run-in-process.ts'

const { url, pool } = await createTestDatabase()
await insertPopulation(pool, { companies: 15_000, seed: 5, firstYear: 2019, lastYear: 2023 })
const folder = makeDataDir()
const inFolder = (name: string) => join(folder, name)
const env = { DATABASE_URL: url, RISK_MODEL: inFolder('used.json') }
const griffie = (...args: string[]) => runInProcess(['risk', ...args], env)
const refusal = (...args: string[]) => runInProcess(['risk', ...args], env)

test('scoring without a model has a hint', async () => {
  const { code, stderr } = await refusal('score')
  assert.equal(code, 3)
  assert.match(stderr, /No risk model at .*used\.json.*griffie risk train/s)
})

test('train, evaluate and score work together', async () => {
  const trained = await griffie(
    'train',
    '--from',
    '2022',
    '--to',
    '2024',
    '--out',
    inFolder('own.json'),
    '--report',
    inFolder('own.html'),
  )
  assert.equal(trained.code, 0, trained.stderr)
  assert.match(
    trained.stdout,
    /own\.json: model 1\.0\.0\+[\da-f]{12}; on the test year:\n {2}full: .*\n {2}brief: .*AUC 0\.\d+/,
  )
  assert.match(readFileSync(inFolder('own.html'), 'utf8'), /<svg/)

  const alone = await griffie('evaluate', '--model', inFolder('own.json'), '--as-of', '2024-01-01')
  assert.equal(alone.code, 0, alone.stderr)
  assert.match(alone.stdout, /No other model to compare with\.\n$/)

  writeFileSync(inFolder('used.json'), writeModel(makeModel()))
  const compared = await griffie(
    'evaluate',
    '--model',
    inFolder('own.json'),
    '--as-of',
    '2024-01-01',
    '--json',
  )
  const { verdict, conclusion, segments } = JSON.parse(compared.stdout)
  assert.equal(verdict, 'better', conclusion)
  assert.equal(segments.length, 4)
  assert.ok(!compared.stdout.includes('<svg'))

  const stored = await griffie('score', '--model', inFolder('own.json'), '--json')
  const counts = JSON.parse(stored.stdout)
  assert.deepEqual([counts.companies, counts.rowsAdded], [15_000, 15_000])
  const { rows } = await pool.query(
    'SELECT count(*)::int AS n, max(model_version) AS version FROM risk.score',
  )
  assert.deepEqual(rows, [{ n: 15_000, version: counts.modelVersion }])
})

test('a score is explained by its contributions, a missing one by its reason', async () => {
  writeFileSync(inFolder('used.json'), writeModel(makeModel()))
  const scored = await pool.query<{ n: string }>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS n FROM risk.score
     WHERE probability IS NOT NULL AND reason IS NULL AND segment = 'brief' LIMIT 1`,
  )
  const explained = await griffie('explain', scored.rows[0]?.n ?? '', '--json')
  assert.equal(explained.code, 0, explained.stderr)
  const { probability, explanation } = JSON.parse(explained.stdout)
  const logOdds = (p: number) => Math.log(p / (1 - p))
  const sum = explanation.reasons.reduce(
    (total: number, reason: { logOdds: number }) => total + reason.logOdds,
    logOdds(explanation.averageProbability),
  )
  assert.ok(Math.abs(sum - logOdds(explanation.probability)) < 1e-9)
  assert.ok(Math.abs(probability - explanation.probability) < 1e-3 * probability)
  const shown = await griffie('explain', scored.rows[0]?.n ?? '')
  assert.match(shown.stdout, /^[\d.]+ %, \w+ \(segment brief.*\n {2}(solvency|liquidity): odds × [\d.]+\n/)
  const odds = [...shown.stdout.matchAll(/odds × ([\d.]+)/g)].map(([, factor]) => Math.log(Number(factor)))
  const told = odds.reduce((total, one) => total + one, logOdds(explanation.averageProbability))
  assert.ok(Math.abs(told - logOdds(probability)) < 0.1, 'what is left out is told as well')
  const without = await pool.query<{ n: string }>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS n FROM risk.score WHERE segment = 'none' LIMIT 1`,
  )
  const reason = await griffie('explain', without.rows[0]?.n ?? '')
  assert.match(reason.stdout, /segment none\).*: .+\.\n$/)
  assert.equal((await griffie('explain', '0200.000.340')).code, 4)
})

test('scores of a past day are only written to a file', async () => {
  writeFileSync(inFolder('used.json'), writeModel(makeModel()))
  const refused = await refusal('score', '--as-of', '2023-01-01')
  assert.equal(refused.code, 2)
  assert.match(refused.stderr, /--out FILE/)
  const before = await pool.query('SELECT count(*)::int AS n FROM risk.score')
  const { code, stdout } = await griffie('score', '--as-of', '2023-01-01', '--out', inFolder('past.csv'))
  assert.equal(code, 0)
  assert.match(stdout, /companies as of 2023-01-01/)
  const lines = readFileSync(inFolder('past.csv'), 'utf8').split('\r\n')
  assert.equal(lines[0], 'enterprise_number,probability,altman_z,band,reason')
  assert.match(lines[1] ?? '', /^0\d{9},/)
  assert.deepEqual((await pool.query('SELECT count(*)::int AS n FROM risk.score')).rows, before.rows)
})

test('unusable training years and invalid dates are rejected with a hint', async () => {
  const few = await refusal('train', '--from', '2024', '--to', '2024', '--out', inFolder('x.json'))
  assert.deepEqual([few.code, /At least two years are required/.test(few.stderr)], [2, true])
  const future = await refusal('train', '--from', '2022', '--to', '2026', '--out', inFolder('x.json'))
  assert.deepEqual([future.code, /fetch the gazette/.test(future.stderr)], [3, true])
  const noDay = await refusal('score', '--as-of', '2023-02-30', '--out', inFolder('x.csv'))
  assert.deepEqual([noDay.code, /Must be a date/.test(noDay.stderr)], [2, true])
})
