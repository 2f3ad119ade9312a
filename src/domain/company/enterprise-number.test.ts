import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseEnterpriseNumber } from './enterprise-number.ts'

test('the last ten digits of any text are the number, whatever stands beside them', () => {
  for (const text of [
    '0403449823',
    '0403.449.823',
    'BE0403449823',
    'BE 0403.449.823',
    'x1 0403449823',
    '0403449823.json',
    '0403/449/823x',
  ])
    assert.equal(parseEnterpriseNumber(text), '0403449823', text)
  for (const text of ['403449823', '0403449824', '2403449823', '', 'BE', '0403449823 1'])
    assert.equal(parseEnterpriseNumber(text), null, text)
})
