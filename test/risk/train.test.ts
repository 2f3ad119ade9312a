import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createModelFile, inputsOf, modelVersionOf, writeModel } from '../../src/risk/model/model-file.ts'
import { explainCompany } from '../../src/risk/score/explain-company.ts'
import { compareModels } from '../../src/risk/training/report/compare-models.ts'
import { renderComparison, renderTraining } from '../../src/risk/training/report/render-report.ts'
import { checkOutcomesKnown, OutcomesUnknownError } from '../../src/risk/training/train/known-outcomes.ts'
import { type TrainOptions, trainModel } from '../../src/risk/training/train/train-model.ts'
import { createTestDatabase } from '../database.ts'
import { insertPopulation } from '../fixtures/risk-population.ts'

const { pool } = await createTestDatabase()
await insertPopulation(pool, { companies: 12_000, seed: 3, firstYear: 2020, lastYear: 2024 })

const options: TrainOptions = {
  fromYear: 2022,
  toYear: 2025,
  every: 'year',
  learner: 'logistic',
  seed: 1,
  keep: 1,
  version: '1.0.0',
}
const logistic = await trainModel(pool, options)

test('a model recovers the generating process, and stays calibrated in a later year', () => {
  const { evaluation, rows, events } = logistic.test.brief ?? assert.fail('brief is not calibrated')
  assert.ok(rows > 5_000 && events > 50, `${rows} rows, ${events} failed`)
  assert.ok(evaluation)
  assert.ok(evaluation.areaUnderCurve > 0.65, `AUC ${evaluation.areaUnderCurve}`)
  assert.ok(evaluation.brierSkill > 0, `Brier skill ${evaluation.brierSkill}`)
  const { calibrationSlope, calibrationInTheLarge } = evaluation
  assert.ok(calibrationSlope > 0.8 && calibrationSlope < 1.2, `slope ${calibrationSlope}`)
  assert.ok(Math.abs(calibrationInTheLarge) < 0.25, `in the large ${calibrationInTheLarge}`)
})

test('training is deterministic, also with other batch sizes', async () => {
  const again = await trainModel(pool, { ...options, batchCompanies: 1_700 })
  assert.equal(writeModel(again.model), writeModel(logistic.model))
})

test('a segment with fewer than fifty events is not scored, with a note in the model', () => {
  const part = logistic.model.segments.stale
  assert.ok(!part.calibrated)
  assert.match(part.why, /failing companies .* 50 are needed/)
})

test('trees train in the same way, and a comparison separates the models or reports that it cannot', async () => {
  const trees = await trainModel(pool, { ...options, learner: 'trees', trees: 60 })
  assert.equal(
    writeModel((await trainModel(pool, { ...options, learner: 'trees', trees: 60 })).model),
    writeModel(trees.model),
  )
  const comparison = await compareModels(pool, trees.model, logistic.model, ['2025-01-01'])
  assert.deepEqual([comparison.model, comparison.against], [trees.model, logistic.model].map(modelVersionOf))
  const { overall } = comparison
  assert.ok(overall && overall.rows > 5_000)
  assert.ok(
    overall.logLoss.low <= overall.logLoss.estimate && overall.logLoss.estimate <= overall.logLoss.high,
  )
  assert.equal(comparison.verdict, overall.verdict)
  const page = renderComparison(comparison)
  assert.match(page, /Segment brief[\s\S]*<svg/)
  assert.ok(page.includes(modelVersionOf(trees.model)))
})

test('drift is measured between a model’s reference companies and the scored ones', async () => {
  const { segments } = await compareModels(pool, logistic.model, null, ['2025-01-01'])
  const drift = segments.find(({ segment }) => segment === 'brief')?.drift ?? assert.fail('no drift')
  assert.ok((drift.equity_to_assets ?? 9) < 0.1, `${drift.equity_to_assets}`)
  assert.equal(segments.find(({ segment }) => segment === 'stale')?.drift, null)
})

test('a worse model is reported as worse', async () => {
  const { segments, version, about } = logistic.model
  const part = segments.brief
  assert.ok(part.calibrated && part.decides.calibration.kind === 'platt')
  const calibration = { ...part.decides.calibration, intercept: part.decides.calibration.intercept + 1.5 }
  const tooHigh = { ...part, decides: { ...part.decides, calibration } }
  const shifted = createModelFile({ version, about, segments: { ...segments, brief: tooHigh } })
  const comparison = await compareModels(pool, shifted, logistic.model, ['2024-01-01', '2025-01-01'])
  assert.equal(comparison.verdict, 'worse')
  assert.match(comparison.conclusion, /It is worse than the other model: on \d+ companies/)
  const turned = await compareModels(pool, logistic.model, shifted, ['2024-01-01', '2025-01-01'])
  assert.equal(turned.verdict, 'better')
})

test('with two years the second one calibrates on half of its companies', async () => {
  const { model, split } = await trainModel(pool, { ...options, fromYear: 2022, toYear: 2023 })
  assert.equal(split.isShared, true)
  const rowsOf = ({ segments }: typeof model) =>
    (segments.brief.about as { calibration: { rows: number } }).calibration.rows
  const share = rowsOf(model) / rowsOf(logistic.model)
  assert.ok(share > 0.45 && share < 0.55, String(share))
})

test('training on a sample of negatives gives the same probability level', async () => {
  const sampled = await trainModel(pool, { ...options, keep: 0.3 })
  const { evaluation } = sampled.test.brief ?? assert.fail('brief is not calibrated')
  assert.ok(Math.abs(evaluation?.calibrationInTheLarge ?? 9) < 0.3)
  assert.notEqual(modelVersionOf(sampled.model), modelVersionOf(logistic.model))
})

test('the training page has every segment, with figures and diagrams or the reason for none', () => {
  const page = renderTraining(logistic)
  for (const segment of ['full', 'brief', 'stale', 'none'])
    assert.match(page, new RegExp(`Segment ${segment}`))
  assert.match(page, /<svg/)
  assert.match(page, /Not calibrated: Only \d+ failing/)
})

test('a day whose twelve months exceed the gazette is rejected', async () => {
  await checkOutcomesKnown(pool, '2025-01-01')
  await assert.rejects(() => checkOutcomesKnown(pool, '2026-06-01'), OutcomesUnknownError)
})

// Those who fail one after the other have the same director, forty companies each.
const ADD_DIRECTORS = `
  WITH numbered AS (
    SELECT enterprise_number AS number,
           row_number() OVER (ORDER BY (SELECT min(pub_date) FROM gazette.lifecycle_event e
             WHERE e.enterprise_number = c.enterprise_number) NULLS LAST, enterprise_number) / 40 AS person
    FROM register.company c
  ), stated AS (
    INSERT INTO gazette.fact (enterprise_number, ordinal, extractor_version, numac, kind, body)
    SELECT number, 1, 1, (20000000 + row_number() OVER ())::text, 'mandate', jsonb_build_object(
      'pubDate', '2019-01-02', 'change', 'appointment', 'office', 'director',
      'holder', jsonb_build_object('kind', 'person', 'name', 'Jan Verzonnen'))
    FROM numbered
  ), derived AS (
    INSERT INTO people.derivation (derived_at, appearances, people, took_ms) VALUES (now(), 1, 1, 1)
  )
  INSERT INTO people.appearance (enterprise_number, appearance_key, name_key, person_id, name_parts, names, middle,
    holder_keys, represents, others, related, numacs)
  SELECT number, k, k, person, '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}'
  FROM numbered, (VALUES ('verzonnen|jan')) AS name(k)`

test('a model trained with known officers takes failures around a company, and scoring reads them', async () => {
  await pool.query(ADD_DIRECTORS)
  const { model } = await trainModel(pool, options)
  assert.ok(inputsOf(model).includes('failures_of_officers'))
  assert.ok(!inputsOf(logistic.model).includes('failures_of_officers'))
  const { rows } = await pool.query<{ number: number }>(`
    SELECT a.enterprise_number AS number FROM people.appearance a JOIN people.appearance b USING (person_id)
    JOIN gazette.lifecycle_event failed ON failed.enterprise_number = b.enterprise_number
      AND failed.pub_date < '2024-01-01'
    JOIN gazette.lifecycle_event own ON own.enterprise_number = a.enterprise_number AND own.event_date > '2024-01-01'
    LIMIT 1`)
  const days = { asOf: '2024-01-01', today: '2026-01-01' }
  const explained = await explainCompany(pool, model, rows[0]?.number as number, days)
  const features = explained?.explanation?.reasons.flatMap(reason => reason.features) ?? []
  assert.ok(Number(features.find(({ name }) => name === 'failures_of_officers')?.value) >= 1)
})
