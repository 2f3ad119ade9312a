import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeModel, makeRule } from '../../../test/fixtures/risk-model.ts'
import { canonicalJson, createModelFile, modelVersionOf, readModelFile, writeModel } from './model-file.ts'

test('a model survives a write and read', () => {
  const model = makeModel()
  assert.deepEqual(readModelFile(writeModel(model), 'model.json'), model)
  assert.match(modelVersionOf(model), /^1\.0\.0\+[\da-f]{12}$/)
})

test('the hash covers exactly what determines a score', () => {
  const { hash } = makeModel()
  const { segments, about, version } = makeModel()
  assert.equal(createModelFile({ segments, about: { other: 'words' }, version: '2.0.0' }).hash, hash)
  const told = { ...segments, full: { ...segments.full, about: { rows: 5 } } }
  assert.equal(createModelFile({ segments: told, about, version }).hash, hash)
  const rule = makeRule()
  const changes = [
    { ...rule, priorShift: 0.1 },
    { ...rule, learner: { ...rule.learner, intercept: -4 } },
    { ...rule, offsets: [{ kind: 'steps', feature: 'age_years', from: [0], add: [0.3], otherwise: 0 }] },
  ] as (typeof rule)[]
  for (const decides of changes) {
    const full = { calibrated: true as const, decides, about: {} }
    assert.notEqual(createModelFile({ segments: { ...segments, full }, about, version }).hash, hash)
  }
})

test('a modified, truncated or foreign file is rejected with what to do', () => {
  const text = writeModel(makeModel())
  const cases: [string, RegExp][] = [
    [text.replace('"intercept": -3', '"intercept": -2'), /was modified: its content does not match its hash/],
    [text.slice(0, 100), /not valid JSON or is truncated/],
    ['{}', /is not a risk model/],
    [text.replace('"featuresVersion": 2', '"featuresVersion": 99'), /griffie risk train/],
    [text.replace('0.005', '0.006'), /was modified/],
  ]
  for (const [changed, message] of cases) {
    assert.throws(() => readModelFile(changed, 'model.json'), { name: 'ModelFileError', message })
  }
})

test('canonical JSON is independent of key order', () => {
  assert.equal(canonicalJson({ b: [1, { d: null, c: 'x' }], a: 0.1 }), '{"a":0.1,"b":[1,{"c":"x","d":null}]}')
  assert.equal(
    canonicalJson({ a: 0.1, b: [1, { c: 'x', d: null }] }),
    canonicalJson({ b: [1, { d: null, c: 'x' }], a: 0.1 }),
  )
})
