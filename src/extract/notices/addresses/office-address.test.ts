import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cutOfficeAddress } from './find-address.ts'

const WITH_MORE: readonly [string, string][] = [
  [
    '1050 Bruxelles, rue du Poirier 26, la mission prenant fin de plein droit le 12 mars 2031',
    '1050 Bruxelles, rue du Poirier 26',
  ],
  [
    'rue du Poirier 26, 1050 Bruxelles, dont la mission expire dans six mois',
    'rue du Poirier 26, 1050 Bruxelles',
  ],
  ['9000 Gent, Perelaan 3, belast met het voorlopig bewind', '9000 Gent, Perelaan 3'],
  ['9000 Gent, Perelaan 3 brengt ter kennis dat zij ontslag nam', '9000 Gent, Perelaan 3'],
  [
    'Perelaan 3, 9000 Gent. Neerlegging van de schuldvorderingen binnen dertig dagen',
    'Perelaan 3, 9000 Gent',
  ],
  ['3000 LEUVEN, PERELAAN 35 bus 107, aan', '3000 LEUVEN, PERELAAN 35 bus 107'],
]
const WHOLE = [
  'à 1000 Bruxelles, avenue du Poirier 3, boîte 12',
  'PERELAAN 68, 9120. MELSELE',
  '9000 Gent, van Perestraat 12 bus 3',
  'Perelaan 3, te 9000 Gent',
  'rue du 11 novembre 4, 1050 Bruxelles',
]

test('an office address ends where a clause or sentence begins', () => {
  for (const [text, address] of WITH_MORE) assert.equal(cutOfficeAddress(text), address)
})

test('an office address is kept whole', () => {
  for (const text of WHOLE) assert.equal(cutOfficeAddress(text), text)
})
