import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readExtractName } from './register-client.ts'

test('both name forms are parsed, daily and monthly', () => {
  assert.deepEqual(readExtractName('KboOpenData_0147_2025_10_12_Update.zip', 512_000), {
    name: 'KboOpenData_0147_2025_10_12_Update.zip',
    number: 147,
    type: 'update',
    day: '2025-10-12',
    bytes: 512_000,
  })
  assert.deepEqual(readExtractName('KboOpenData_0137_2025_07_Full.zip'), {
    name: 'KboOpenData_0137_2025_07_Full.zip',
    number: 137,
    type: 'full',
    day: null,
    bytes: null,
  })
  assert.equal(readExtractName('KboOpenData_10240_2050_01_02_Full.zip')?.number, 10_240)
})

test('other names are not extracts', () => {
  for (const name of [
    'KboOpenData_0147_2025_10_12_Update.zip.part',
    'KboOpenData_0147_2025_10_12_Delta.zip',
    '../KboOpenData_0147_2025_10_12_Full.zip',
    'KboOpenData_0147_2025_10_12_Full.xml',
    'D20251012.xml',
    '',
  ])
    assert.equal(readExtractName(name), null, name)
})
