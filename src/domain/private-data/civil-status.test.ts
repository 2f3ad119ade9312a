import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redactCivilStatus } from './civil-status.ts'

const REDACTED = [
  ['Monsieur Jean Inventé, marié, belge, domicilié à Namur', 'Monsieur Jean Inventé, […], domicilié à Namur'],
  ['Madame Anne Inventée, célibataire, belge, domiciliée […]', 'Madame Anne Inventée, […], domiciliée […]'],
  [
    'Jean Inventé, de nationalité française, divorcé, est nommé administrateur',
    'Jean Inventé, […], est nommé administrateur',
  ],
  ['Jean Inventé (nationalité : belge), gérant', 'Jean Inventé ([…]), gérant'],
  ['Anne Inventée, mariée sous le régime de la séparation de biens, nommée', 'Anne Inventée, […], nommée'],
  [
    'de heer Jan Verzonnen, Belg, gehuwd met mevrouw An Pluim, benoemd',
    'de heer Jan Verzonnen, […], benoemd',
  ],
  ['Jan Verzonnen, van Belgische nationaliteit, wonende te Gent', 'Jan Verzonnen, […], wonende te Gent'],
  ['An Verzonnen, Belgische en uit de echt gescheiden, wordt benoemd', 'An Verzonnen, […], wordt benoemd'],
  ['Herr Hans Erfunden, ledig, deutscher Staatsangehöriger, Eupen', 'Herr Hans Erfunden, […], Eupen'],
] as const

test('marital status and nationality are left out, with spouse and regime', () => {
  for (const [text, shown] of REDACTED) assert.equal(redactCivilStatus(text), shown)
})

test('names, offices and companies stay', () => {
  for (const text of [
    'De overdracht zal geschieden ten bate van de Belgische Molen NV, vertegenwoordigd door Jan De Belg.',
    'La société de droit belge Moulin Belge SA, représentée par Jean Veuvet, est nommée administrateur.',
    'Jan Frans Verzonnen en Nederlandse Spoorwegen NV, gescheiden boekhouding',
    'Der Belgische Mühlenverein wird vertreten durch Hans Deutsch.',
  ])
    assert.equal(redactCivilStatus(text), text)
})
