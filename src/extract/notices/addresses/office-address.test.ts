import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberedNotice } from '../../../../test/fixtures/gazette/numbered-notice.ts'
import { extractNotice } from '../extract-notice.ts'
import { cutOfficeAddress, restoreHyphensInAddress } from './find-address.ts'

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
  ['9000 Gent, Perelaan 3-5 en bepaalt haar opdracht als volgt', '9000 Gent, Perelaan 3-5'],
  [
    'Perelaan 3, 9000 Gent. Neerlegging van de schuldvorderingen binnen dertig dagen',
    'Perelaan 3, 9000 Gent',
  ],
  ['3000 LEUVEN, PERELAAN 35 bus 107, aan', '3000 LEUVEN, PERELAAN 35 bus 107'],
  ['9160 Lokeren, Perelaan 36-40 en bepaalt haar opdracht als volgt :', '9160 Lokeren, Perelaan 36-40'],
  ['1000 Bruxelles, rue du Poirier 3 et fixe sa mission', '1000 Bruxelles, rue du Poirier 3'],
  ['4700 EUPEN, Birnenstraße, 19, avocat', '4700 EUPEN, Birnenstraße, 19'],
  ['AVOCAT GRAND PLACE 11 7090 BRAINE-LE-COMTE', 'GRAND PLACE 11 7090 BRAINE-LE-COMTE'],
  ['à 1000 Bruxelles, avenue du Poirier 3, boîte 12', '1000 Bruxelles, avenue du Poirier 3, boîte 12'],
  ['CHAUSSEE DU POIRIER 880, à 1000 BRUXELLES', 'CHAUSSEE DU POIRIER 880, 1000 BRUXELLES'],
  ['Perelaan 3, te 9000 Gent', 'Perelaan 3, 9000 Gent'],
]
const WHOLE = [
  'avenue des Avocats 3, 1000 Bruxelles',
  'rue des Arts et métiers 3, 1000 Bruxelles',
  'PERELAAN 68, 9120. MELSELE',
  '9000 Gent, van Perestraat 12 bus 3',
  'rue du 11 novembre 4, 1050 Bruxelles',
]

test('an office address ends where a clause or sentence begins', () => {
  for (const [text, address] of WITH_MORE) assert.equal(cutOfficeAddress(text), address)
})

test('an office address is kept whole', () => {
  for (const text of WHOLE) assert.equal(cutOfficeAddress(text), text)
})

const TOWNS: [string, string][] = [
  ['RUE DU VERGER 1, 6032 MONT-SURMARCHIENNE', 'RUE DU VERGER 1, 6032 MONT-SUR-MARCHIENNE'],
  ['RUE DU VERGER 1, 6110 MONTIGNYLE-TILLEUL', 'RUE DU VERGER 1, 6110 MONTIGNY-LE-TILLEUL'],
  ['7090 BRAINE-LECOMTE, RUE DU VERGER 1', '7090 BRAINE-LE-COMTE, RUE DU VERGER 1'],
  ['PERELAAN 8, 3583 BERINGENPAAL', 'PERELAAN 8, 3583 BERINGEN-PAAL'],
  ['PERELAAN 8, 1082. SINT-AGATHABERCHEM', 'PERELAAN 8, 1082. SINT-AGATHA-BERCHEM'],
  ['Perelaan 8, 2220 Heist-opden-Berg', 'Perelaan 8, 2220 Heist-op-den-Berg'],
  ['PERELAAN 8, 9000 GENT', 'PERELAAN 8, 9000 GENT'],
]

test('the hyphens of a town that were taken for print hyphens are restored, in the letters as printed', () => {
  for (const [text, address] of TOWNS) assert.equal(restoreHyphensInAddress(text), address)
})

test('the office of an appointee has the hyphens of its town', () => {
  const [fact] = extractNotice(
    numberedNotice(`Tribunal de l’entreprise du Hainaut, division Charleroi.
Ouverture de la faillite de : POIRIER SRL, RUE DU VERGER 1, 6000 CHARLEROI.
Numéro d’entreprise : 0412.345.614
Date de la faillite : 20 février 2031.
Curateur : JEANNE POMME, RUE DU VERGER 137, 6110 MONTIGNY-
LE-TILLEUL- jeanne@exemple.be.`),
  )
  assert.equal(fact?.practitioners[0]?.officeAddress, 'RUE DU VERGER 137, 6110 MONTIGNY-LE-TILLEUL')
})
