import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KEY_FIGURES } from '../key-figures.ts'
import { altmanZ } from './altman-z.ts'

const RUBRICS = {
  '20/58': '1000',
  '29/58': '600',
  '29': '50',
  '3': '400',
  '54/58': '150',
  '10/49': '1000',
  '10/15': '300',
  '10/11': '100',
  '13': '120',
  '14': '80',
  '16': '20',
  '17/49': '680',
  '17': '280',
  '42/48': '390',
  '492/3': '10',
  '9901': '120',
  '9900': '120',
}

test('the four parts are weighted as published, without the constant', () => {
  const { value, parts } = altmanZ(RUBRICS, 'm01-f')
  assert.deepEqual(
    parts.map(part => part.value),
    ['0.15', '0.2', '0.12', '0.428571'],
  )
  assert.equal(value, '2.8924')
})

test('equity to liabilities is capped at ten, and is ten without liabilities', () => {
  const rich = altmanZ({ ...RUBRICS, '10/15': '990', '13': '810', '16': '0', '17/49': '10' }, 'm01-f')
  assert.equal(rich.parts[3]?.value, '10')
  const debtless = altmanZ(
    {
      '20/58': '100',
      '29/58': '100',
      '54/58': '100',
      '10/49': '100',
      '10/15': '100',
      '10/11': '100',
      '9901': '0',
    },
    'm01-f',
  )
  assert.equal(debtless.parts[3]?.value, '10')
  assert.equal(debtless.value, '17.06')
})

test('retained earnings and equity may be negative', () => {
  const { parts } = altmanZ(
    { ...RUBRICS, '14': '-620', '10/15': '-400', '17/49': '1380', '42/48': '1090' },
    'm01-f',
  )
  assert.equal(parts[1]?.value, '-0.5')
  assert.equal(parts[3]?.value, '-0.285714')
})

test('a missing input gives no value and is named', () => {
  const { '9901': _, ...rubrics } = RUBRICS
  const { value, absence, parts } = altmanZ(rubrics, 'm01-f')
  assert.equal(value, null)
  assert.deepEqual(absence, { kind: 'not_filed', codes: ['9901'] })
  assert.equal(parts[2]?.value, null)
  assert.equal(parts[0]?.value, '0.15')
})

test('a company without assets has no value', () => {
  const { value, absence } = altmanZ({ ...RUBRICS, '20/58': '0' }, 'm01-f')
  assert.equal(value, null)
  assert.equal(absence?.kind, 'not_applicable')
})

test('every rubric used is a key figure', () => {
  const kept = KEY_FIGURES.map(({ rubric }) => rubric)
  for (const { inputs } of altmanZ({}).parts) {
    assert.ok(inputs.length > 0 && inputs.every(({ code }) => kept.includes(code)))
  }
})
