import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FactFixture, writeInstance } from '../../../../../test/fixtures/accounts/xbrl-instance.ts'
import { parseInstance } from './parse-instance.ts'
import { readOfficers } from './read-officers.ts'

function read(facts: [name: string, members: string, typed: Record<string, string>, value: string][]) {
  const written = facts.map(
    ([name, members, typed, value]): FactFixture => ({
      name,
      members: ['part:m2', ...members.split(' ')],
      typed,
      value,
    }),
  )
  return readOfficers(parseInstance(writeInstance(written)))
}

const ANN = { annp: 'Verzonnen', afnp: 'Ann' }
const MOLEN = { anlp: 'De Verzonnen Molen' }
const TOETS = { aclp: 'Toets &amp; Co' }

test('a director has an entry per mandate, without address', () => {
  const officers = read([
    ['str2', 'bas:m31 ctc:m1 psn:m12', ANN, 'Molenpad'],
    ['str2', 'bas:m28 dcl:m27 psn:m12', ANN, 'molenaar'],
    ['list1', 'bas:m115 dcl:m6 psn:m12', { ...ANN, open: '1' }, 'fct:m13'],
    ['dte1', 'bas:m115 mmt:m1 psn:m12', { ...ANN, open: '1' }, '2020-05-01'],
    ['dte1', 'bas:m115 mmt:m2 psn:m12', { ...ANN, open: '1' }, '2026-05-01'],
    ['str2', 'bas:m115 dcl:m6 psn:m12', { ...ANN, open: '2' }, 'hoofd  van de maalderij'],
  ])
  const ann = { kind: 'person', name: 'Ann Verzonnen', enterpriseNumber: null, representative: null }
  assert.deepEqual(officers, [
    { ...ann, functionCode: 'fct:m13', functionText: null, from: '2020-05-01', to: '2026-05-01' },
    { ...ann, functionCode: null, functionText: 'hoofd van de maalderij', from: null, to: null },
  ])
})

test('a company in office has its number and representative', () => {
  const officers = read([
    ['list1', 'bas:m26 dcl:m7 psn:m10', MOLEN, 'nmt:m1'],
    ['str2', 'bas:m26 psn:m10 qlt:m1', MOLEN, 'BE 0888.000.257'],
    ['list1', 'bas:m115 dcl:m6 psn:m10', { ...MOLEN, open: '1' }, 'fct:m13'],
    ['str2', 'bas:m31 ctc:m1 psn:m11', { ...MOLEN, aprn: 'Peeters', aprf: 'Bo' }, 'Molenpad'],
    ['str2', 'bas:m31 ctc:m2 psn:m11', { ...MOLEN, aprn: 'Peeters', aprf: 'Bo' }, '7'],
  ])
  assert.deepEqual(officers, [
    {
      kind: 'company',
      name: 'De Verzonnen Molen',
      enterpriseNumber: '0888000257',
      functionCode: 'fct:m13',
      functionText: null,
      from: null,
      to: null,
      representative: 'Bo Peeters',
    },
  ])
})

test('a foreign register number is not used as a Belgian one', () => {
  const [officer] = read([
    ['str2', 'bas:m26 psn:m10 qlt:m1', MOLEN, '0888000257'],
    ['list1', 'bas:m26 dcl:m7 psn:m10', MOLEN, 'nmt:m3'],
  ])
  assert.equal(officer?.enterpriseNumber, null)
})

test('auditors have their own role, since the function list has no code for them', () => {
  const officers = read([
    ['str2', 'bas:m34 psn:m13 qlt:m5', TOETS, 'B00000'],
    ['str2', 'bas:m28 dcl:m27 psn:m14', { ...TOETS, cprn: 'Claes', cprf: 'Dirk' }, 'revisor'],
    ['str2', 'bas:m34 psn:m15 qlt:m5', { acnp: 'Evers', acfn: 'Els' }, 'A00000'],
  ])
  assert.deepEqual(
    officers.map(({ name, functionText, representative }) => [name, functionText, representative]),
    [
      ['Toets & Co', 'Auditor', 'Dirk Claes'],
      ['Els Evers', 'Auditor', null],
    ],
  )
})

test('shareholders and outside experts are not read', () => {
  const officers = read([
    ['str2', 'bas:m31 ctc:m1 psn:m22', { snnp: 'Maes', sfnp: 'Fien' }, 'Molenpad'],
    ['str2', 'bas:m26 psn:m20 qlt:m1', { snlp: 'Verzonnen Houdster' }, '0888000257'],
    ['str2', 'bas:m34 psn:m19 qlt:m5', { sann: 'Goos', safn: 'Gil' }, 'C1'],
  ])
  assert.deepEqual(officers, [])
})

test('a national number or birth date in free text is redacted', () => {
  const [officer] = read([
    ['str2', 'bas:m115 dcl:m6 psn:m12', { ...ANN, open: '1' }, 'bestuurder, geboren op 3 mei 1970'],
  ])
  assert.doesNotMatch(officer?.functionText ?? '', /1970/)
  assert.match(officer?.functionText ?? '', /^bestuurder/)
})
