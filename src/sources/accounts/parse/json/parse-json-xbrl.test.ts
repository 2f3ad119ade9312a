import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeJsonXbrl } from '../../../../../test/fixtures/accounts/json-xbrl.ts'
import { parseJsonXbrl } from './parse-json-xbrl.ts'

test('rubrics are assigned to their period, values as written', () => {
  const { accounts, header, unknownFacts } = parseJsonXbrl(
    writeJsonXbrl('2025-00000001', { '20/58': '4417302.0', '490/1': '0' }, { '20/58': '1500000' }),
    '',
  )
  assert.deepEqual(accounts, {
    reference: '2025-00000001',
    form: 'json_xbrl',
    rubrics: { '20/58': '4417302.0', '490/1': '0' },
    previousRubrics: { '20/58': '1500000' },
    officers: [],
    ownership: { holdings: [], shareholders: [] },
  })
  assert.deepEqual(header, { reference: '2025-00000001', legalForm: '610' })
  assert.equal(unknownFacts, 0)
})

test('keys match in any case, numbers may be strings', () => {
  const { accounts } = parseJsonXbrl(
    {
      referencenumber: '2025-00000002',
      RUBRICS: [
        { code: '20/58', value: 12.5, period: 'n' },
        { CODE: '76a', VALUE: '3', PERIOD: 'nm1' },
      ],
    },
    '',
  )
  assert.deepEqual([accounts.rubrics, accounts.previousRubrics], [{ '20/58': '12.5' }, { '76A': '3' }])
})

test('facts without a rubric or of another period are counted; empty values are not filed', () => {
  const { accounts, unknownFacts } = parseJsonXbrl(
    {
      Rubrics: [
        { Code: null, Value: '1', Period: 'N' },
        { Code: '20/58', Value: '1', Period: 'NM2' },
        { Code: '20/58', Value: null, Period: 'N' },
        { Code: '29/58', Value: '', Period: 'N' },
        { Code: '(28)', Value: '9', Period: 'N' },
        { Code: '8199P', Value: '5', Period: 'NM1' },
      ],
    },
    '0888000158_2025-00000003.json',
  )
  assert.equal(accounts.reference, '2025-00000003')
  assert.deepEqual([accounts.rubrics, accounts.previousRubrics, unknownFacts], [{ '8199P': '5' }, {}, 2])
})

test('administrators are read with mandates, without address, number or profession', () => {
  const { accounts } = parseJsonXbrl(
    {
      ...writeJsonXbrl('2025-00000004', {}),
      Administrators: {
        NaturalPersons: [
          {
            Person: { FirstName: 'Ann', LastName: 'Verzonnen', Address: { Street: 'Molenpad' } },
            Mandates: [
              {
                FunctionMandate: 'fct:m13',
                OtherFunctionMandate: null,
                MandateDates: { startDate: '2020-05-01', EndDate: 'onbepaald' },
              },
            ],
            Profession: 'molenaar',
          },
          { Person: { FirstName: 'Bo', LastName: 'Peeters' }, Mandates: [] },
        ],
        LegalPersons: [
          {
            Entity: {
              Name: 'Verzonnen Bestuur',
              Identifier: '0888.000.257',
              IdentifierKindOfNumber: { IdentifierKindOfNumberCode: 'nmt:m1' },
            },
            Mandates: [{ FunctionMandate: 'fct:m10', MandateDates: {} }],
            Representatives: [{ FirstName: 'Cis', LastName: 'Claes', Address: {}, Profession: 'x' }],
          },
          {
            Entity: {
              Name: 'Foreign Board Ltd',
              Identifier: '0888000257',
              IdentifierKindOfNumber: { IdentifierKindOfNumberCode: 'nmt:m2' },
            },
          },
        ],
      },
      Shareholders: { IndividualShareHolders: [{ Person: { FirstName: 'Dee', LastName: 'Deler' } }] },
    },
    '',
  )
  const none = { functionCode: null, functionText: null, from: null, to: null, representative: null }
  assert.deepEqual(accounts.officers, [
    {
      kind: 'person',
      name: 'Ann Verzonnen',
      enterpriseNumber: null,
      ...none,
      functionCode: 'fct:m13',
      from: '2020-05-01',
    },
    { kind: 'person', name: 'Bo Peeters', enterpriseNumber: null, ...none },
    {
      kind: 'company',
      name: 'Verzonnen Bestuur',
      enterpriseNumber: '0888000257',
      ...none,
      functionCode: 'fct:m10',
      representative: 'Cis Claes',
    },
    { kind: 'company', name: 'Foreign Board Ltd', enterpriseNumber: null, ...none },
  ])
})
