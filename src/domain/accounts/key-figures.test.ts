import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KEY_FIGURES } from './key-figures.ts'

test('key figures have distinct column names and rubrics', () => {
  for (const { column, rubric } of KEY_FIGURES) {
    assert.match(column, /^[a-z][a-z0-9_]{2,50}$/)
    assert.match(rubric, /^\d{1,4}(\/\d{1,2})?[ABP]?$/)
  }
  assert.equal(new Set(KEY_FIGURES.map(({ column }) => column)).size, KEY_FIGURES.length)
  assert.equal(new Set(KEY_FIGURES.map(({ rubric }) => rubric)).size, KEY_FIGURES.length)
})
