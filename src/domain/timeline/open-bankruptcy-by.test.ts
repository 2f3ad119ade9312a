import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBankruptcyBy } from './open-bankruptcy.ts'

const rollup = (hasOpenFaillissement: boolean) => ({ hasOpenFaillissement })

test('the register counts by 048 to 050, the gazette by an open case, independently of each other', () => {
  const by = (registerSituationCode: string | null, open: boolean | null) =>
    openBankruptcyBy({ registerSituationCode, rollup: open === null ? null : rollup(open) })
  for (const code of ['048', '049', '050']) {
    assert.deepEqual(by(code, true), ['gazette', 'register'])
    assert.deepEqual(by(code, false), ['register'])
    assert.deepEqual(by(code, null), ['register'])
  }
  for (const code of ['000', '051', null]) {
    assert.deepEqual(by(code, true), ['gazette'])
    assert.deepEqual(by(code, false), [])
    assert.deepEqual(by(code, null), [])
  }
})

test('the stored gazette flag counts without the timeline', () => {
  const standing = { registerSituationCode: '000', rollup: null }
  assert.deepEqual(openBankruptcyBy({ ...standing, openBankruptcyByGazette: true }), ['gazette'])
  assert.deepEqual(openBankruptcyBy({ ...standing, openBankruptcyByGazette: null }), [])
})
