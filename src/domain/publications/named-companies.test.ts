import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { candidateCompanies, findPrintedNumbers } from './named-companies.ts'

const FIRST = '0412345614' as EnterpriseNumber
const SECOND = '0700112247' as EnterpriseNumber

const found = (text: string) => [...findPrintedNumbers(text)]
const act = (text: string, enterpriseNumber: EnterpriseNumber | null = null) =>
  candidateCompanies({ kind: 'act', text, enterpriseNumber })

test('a number is found in every usual notation, also across lines', () => {
  for (const written of [
    '0412345614',
    '0412.345.614',
    '0412 345 614',
    'BE 0412.345.614',
    'BE0412345614',
    '(0)412.345.614',
    '0412-345-614',
    '0412.345.\n614',
    '0412.-\n345.614',
    '0412/345/614',
  ])
    assert.deepEqual(found(`Ondernemingsnummer: ${written}, met zetel te Gent`), [FIRST], written)
})

test('nine digits are a number only after a label', () => {
  for (const label of ['BTW BE', 'RPR', 'numéro d’entreprise', 'KBO nr.', 'T.V.A.', 'Unternehmensnummer:'])
    assert.deepEqual(found(`${label} 412.345.614.`), [FIRST], label)
  assert.deepEqual(found('Telefoon: 412 345 614'), [])
})

test('a bad checksum, a longer run of digits and an establishment are no companies', () => {
  assert.deepEqual(found('0412.345.615, 04123456140, 90412345614 en 2412.345.611'), [])
})

test('a number that starts inside an invalid candidate is found', () => {
  assert.deepEqual(found('Vonnis van 26 februari 2025 0412.345.614 en 1 0700.112.247'), [FIRST, SECOND])
})

test('a list names all its companies, a notice also the one listed by its source', () => {
  const text = 'Nr. ent. : 0412345614\nOnd. Nr. 0700.112.247'
  assert.deepEqual(candidateCompanies({ kind: 'register_list', text, enterpriseNumber: null }), [
    FIRST,
    SECOND,
  ])
  const notice = { kind: 'court_notice', text: 'zonder nummer', enterpriseNumber: SECOND } as const
  assert.deepEqual(candidateCompanies(notice), [SECOND])
})

test('an act concerns the company of its form and the listed one, not mentioned ones', () => {
  const mentions = 'Ondernemingsnr : 0412.345.614\n… vertegenwoordigd door X BV, 0700.112.247'
  assert.deepEqual(act(mentions, FIRST), [FIRST])
  assert.deepEqual(act('Ondernemingsnr : O4l2.345.6l4', null), [FIRST], 'as characters are recognised')
  assert.deepEqual(act('Ondernemingsnr : 0412.345.614', SECOND), [FIRST, SECOND])
})

test('in an act, too, nine digits are a number only after a label, whatever its letters', () => {
  for (const label of ['KBO', 'Numéro unique', 'BTW nr.', 'ZOE', 'Onderneming', 'Nummer :'])
    assert.deepEqual(act(`${label} 4l2.345.6l4`, null), [FIRST], label)
  assert.deepEqual(act('Telefoon: 412 345 614', null), [])
})

test('a number surrounded by spaces is found in linear time, whatever the context', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (before, after) => {
      assert.ok(found(`${before} ; 0412.345.614 ; ${after}`).includes(FIRST))
    }),
  )
})
