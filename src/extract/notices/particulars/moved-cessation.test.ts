import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMovedCessation } from './kind-particulars.ts'

const READ: [string, string | null][] = [
  ['Terugbrenging van de datum van staking van betaling op 15/07/2030', '2030-07-15'],
  ['Report de la date de cessation de paiement du 25 février 2031 au 30 août 2030', '2030-08-30'],
  [
    'Vonnis van 3 maart 2031 : de datum van staking van betaling wordt gebracht op 15 juli 2030',
    '2030-07-15',
  ],
  ['Gewezen op 5 maart 2031: de datum van staking van betaling wordt gebracht op 15 juli 2030', '2030-07-15'],
  ['Bepaalt op 1 maart 2031 de datum van staking van betaling', '2031-03-01'],
  ['Datum van staking van betaling: 1 maart 2031, 2 maart 2031', null],
  ['Vonnis van 3 maart 2031', null],
]

for (const [text, date] of READ)
  test(`payments ceased on ${date}: ${text}`, () => assert.equal(readMovedCessation(text), date))
