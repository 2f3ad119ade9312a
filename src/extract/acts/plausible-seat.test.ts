import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plausibleSeats } from './plausible-seat.ts'

test('addresses are kept', () => {
  const moved = {
    before: 'Korte Verzonnenstraat 3, 9000 Gent',
    after: 'rue de l’Est 12 à 5500 Dinant (Sorinnes)',
  }
  const withTown = { before: null, after: '1050 Bruxelles, avenue Louise 5' }
  assert.deepEqual(plausibleSeats(withTown), withTown)
  assert.deepEqual(plausibleSeats(moved), moved)
  assert.deepEqual(plausibleSeats({ before: null, after: null }), { before: null, after: null })
})

test('words of the sentence or the form make a value unknown', () => {
  for (const value of [
    'Verzonnen 17 à 5500 Dinant est transféré',
    'de zetel te 9000 Gent',
    'Verzonnen Weg 1 4770 AMEL Paul VARLIN',
    'EN *03100001* Uit een akte',
    `7780 Comines et Le texte doit être rédigé sans ratures`,
    'x'.repeat(121),
  ]) {
    assert.deepEqual(plausibleSeats({ before: value, after: null }).before, null)
    assert.deepEqual(plausibleSeats({ before: null, after: value }).after, null)
  }
})

test('a new seat within the old one is the old one, and both are unknown', () => {
  const moved = { before: 'de la rue Inventée, 45 à 4000 Liège vers', after: 'Rue Inventée 45 à 4000 Liège' }
  assert.deepEqual(plausibleSeats(moved), { before: null, after: null })
})
