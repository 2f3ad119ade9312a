import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareReferences, parseReference, type Reference } from './courts.ts'

const compare = (a: string, b: string) =>
  compareReferences(parseReference(a) as Reference, parseReference(b) as Reference)

test('different notations of a number are one reference', () => {
  for (const printed of ['2025/98', '2025/0098', 'N/20250098', 'F/2025/00098', '98/2025'])
    assert.equal(compare('20250098', printed), 'same', printed)
})

test('another year or number is another reference, and a number without year may match', () => {
  assert.equal(compare('20250098', '20240098'), 'other')
  assert.equal(compare('20250098', '20250980'), 'other')
  assert.equal(compare('2016/2241', '2241'), 'maybe')
  assert.equal(compare('42140', '42140'), 'same')
  assert.equal(compare('42140', '42141'), 'other')
})

test('text without digits is no reference', () => {
  assert.equal(parseReference('n.v.t.'), null)
})
