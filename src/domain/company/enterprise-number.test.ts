import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseEnterpriseNumber, parseEnterpriseNumberSegment } from './enterprise-number.ts'

test('an enterprise number is found at the end of any text', () => {
  for (const text of ['0403449823', '0403.449.823', 'BE0403449823', 'BE 0403.449.823', 'x1 0403449823'])
    assert.equal(parseEnterpriseNumber(text), '0403449823', text)
  for (const text of ['403449823', '0403449824', '2403449823', '', 'BE', '0403449823 1'])
    assert.equal(parseEnterpriseNumber(text), null, text)
})

test('in a path nothing may follow the number: neither a format nor another segment', () => {
  for (const text of ['0403449823', '0403.449.823', 'BE 0403.449.823', '0403449823 ', 'x1 0403449823'])
    assert.equal(parseEnterpriseNumberSegment(text), '0403449823', text)
  for (const text of [
    '0403449823.json',
    '0403449823.xml ',
    '0403449823/',
    '0403449823/lifecycle',
    '0403449823/0403449823',
    '0403449823\\',
    'BE',
    '',
  ])
    assert.equal(parseEnterpriseNumberSegment(text), null, text)
})
