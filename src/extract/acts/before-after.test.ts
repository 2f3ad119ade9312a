import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBeforeAfter } from './before-after.ts'
import { COMPANY_CHANGES } from './company-changes.ts'
import { foldLine } from './fold-line.ts'

const NAMES: [sentence: string, after: string][] = [
  [
    'La société adopte la dénomination LA NAVETTE DU LIN en remplacement de VIEIL OURLET.',
    'LA NAVETTE DU LIN',
  ],
  ['La dénomination est modifiée en Maison du Lin 3000 à partir du 1er juillet 2031.', 'Maison du Lin 3000'],
  ["L'assemblée décide que la société s'appellera désormais « FIL & CO ».", 'FIL & CO'],
  ['La société portera dorénavant le nom de LA NAVETTE.', 'LA NAVETTE'],
  ['De vergadering beslist de huidige naam te vervangen door "SPOEL".', 'SPOEL'],
  ['Die Gesellschaft wird in Haus des Leinens 3000 umbenannt.', 'Haus des Leinens 3000'],
  ['Der Name der Gesellschaft lautet künftig SPINDEL.', 'SPINDEL'],
]

for (const [sentence, after] of NAMES)
  test(`the new name: ${sentence}`, () => {
    const fold = foldLine(sentence)
    const change = COMPANY_CHANGES.find(words => words.sentence.test(fold))?.change
    assert.deepEqual([change, readBeforeAfter('name', sentence, fold).after], ['name', after])
  })

for (const sentence of [
  'Le siège social est modifié en raison du changement de la dénomination de la rue.',
  'De zetel wijzigt door de wijziging van de naam van de straat.',
  'Der Straßenname wurde geändert.',
])
  test(`a street with a new name: ${sentence}`, () => {
    const name = COMPANY_CHANGES.find(({ change }) => change === 'name')
    assert.equal(name?.sentence.test(foldLine(sentence)), false)
  })
