import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanCompanyName } from './company-name.ts'

test('the signs of the form around a name are left out', () => {
  for (const [printed, name] of [
    ['BRASSERIE DU PONT', 'BRASSERIE DU PONT'],
    ['! "BRASSERIE DU PONT" ; | H !', 'BRASSERIE DU PONT'],
    ['. Brasserie du Pont :', 'Brasserie du Pont'],
    ['_B.D.P.N.', 'B.D.P.N.'],
    ['Brasserie du Pont S.A.', 'Brasserie du Pont S.A.'],
    ['Pont (Belgique)', 'Pont (Belgique)'],
  ] as const)
    assert.equal(cleanCompanyName(printed), name)
})

test('labels of other fields, legal forms and noise are no names', () => {
  for (const printed of [
    null,
    '(en abrégé) :',
    '. Siège (rue, numéro, code postal, commune)',
    'Forme juridique : SA',
    'Er) Société privée à responsabilité limitée',
    'Rechtsvorm : Naamloze vennootschap',
    '|| ! 5',
    'Tribunal de l’entreprise de Liège',
  ])
    assert.equal(cleanCompanyName(printed), null, String(printed))
})
