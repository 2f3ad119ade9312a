// Errata that print a court's dissolution again. All texts are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberedNotice } from '../../../../test/fixtures/gazette/numbered-notice.ts'
import { extractNotice } from '../extract-notice.ts'

const FRENCH = `Tribunal de l’entreprise de Liège, division Liège.
ERRATUM : Dissolution/Liquidation de : POIRIER SCOMM- RUE
DU VERGER 102, 4600 VISE
Numéro d’entreprise : 0412.345.614
Date du jugement : 9 mars 2031
Par jugement du 2 mai 2029, le Tribunal de l’entreprise de Liège
division Liège a constaté la dissolution de plein droit de la SComm
POIRIER, BCE 0412.345.614, dont le siège social est établi à 4600 Visé,
rue du Verger 102, depuis le 16 novembre 2026, et l’ouverture de la
liquidation.
Liquidateur : Monsieur Jean POMME, domicilié à 4837 Baelen,
Verger 10-5/4.
Pour extrait conforme : Anne NOTE, greffier.`

const told = (text: string) => {
  const [fact] = extractNotice(numberedNotice(text))
  const people = fact?.practitioners.map(({ role, name, change }) => [role, name, change])
  return { kind: fact?.eventKind, detail: fact?.detail, openedOn: fact?.keyDates.openedOn, people }
}

test('an erratum that prints a dissolution and its liquidator again opens the liquidation on the day of the ruling', () => {
  assert.deepEqual(told(FRENCH), {
    kind: 'interim_correction',
    detail: 'opening_restated',
    openedOn: '2029-05-02',
    people: [['liquidator', 'Jean POMME', 'appointed']],
  })
  const undated = told(FRENCH.replace('Par jugement du 2 mai 2029, le', 'Le'))
  assert.deepEqual([undated.detail, undated.openedOn], ['opening_restated', undefined])
})

test('an erratum on what undoes or closes a dissolution, or without a liquidator, restates nothing', () => {
  for (const text of [
    FRENCH.replace('constaté la dissolution', 'rapporté la dissolution'),
    FRENCH.replace('et l’ouverture', 'et la clôture'),
    FRENCH.replace(/Liquidateur[^.]*\./, ''),
  ])
    assert.notEqual(told(text).detail, 'opening_restated', text)
})
