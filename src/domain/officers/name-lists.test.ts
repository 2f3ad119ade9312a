import assert from 'node:assert/strict'
import { test } from 'node:test'
import confusable from '../../../data/names/confusable-surnames.json' with { type: 'json' }
import given from '../../../data/names/given-names.json' with { type: 'json' }

test('listed names are folded, and each is listed once', () => {
  for (const { names } of [given, confusable]) {
    for (const name of names) assert.match(name, /^[a-z]+$/)
    assert.equal(new Set(names).size, names.length)
  }
})
