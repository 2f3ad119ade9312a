// A request that a first ruling refuses leaves things as they were: nothing is pronounced, upheld or revoked.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import { extractNotice } from '../extract-notice.ts'

const NUMBER = '0412.345.614'
const LEUVEN = 'Ondernemingsrechtbank Leuven\nBij vonnis van 12 februari 2031 werd'
const LIEGE =
  'Tribunal de l’entreprise de Liège, division Liège\nPar jugement du 12 février 2031, le tribunal a'

const told = (text: string) =>
  extractNotice(freeTextNotice(text)).map(({ eventKind, detail }) => `${eventKind} ${detail}`)

for (const text of [
  `${LEUVEN} de vordering van de procureur des Konings tot gerechtelijke ontbinding van de BV PEREBOOM, met ondernemingsnummer ${NUMBER}, ongegrond verklaard.`,
  `${LEUVEN} de gerechtelijke ontbinding van de BV PEREBOOM, met ondernemingsnummer ${NUMBER}, afgewezen.`,
  `${LIEGE} déclaré non fondée l’action du procureur du Roi en dissolution judiciaire de la SRL POIRIER, BCE ${NUMBER}.`,
  `Unternehmensgericht Eupen\nDurch Urteil vom 12. Februar 2031 hat das Unternehmensgericht Eupen den Antrag auf gerichtliche Auflösung der GmbH BIRNBAUM, ZDU Nr. ${NUMBER}, abgewiesen.`,
])
  test(`no dissolution: ${text.split('\n')[1]?.slice(0, 110)}`, () =>
    assert.deepEqual(told(text), ['interim_other dissolution_refused']))

test('no ground for a dissolution is no revocation of one', () => {
  const text = `${LIEGE} dit n’y avoir lieu à dissolution judiciaire de la SRL POIRIER, BCE ${NUMBER}.`
  assert.deepEqual(
    extractNotice(freeTextNotice(text)).map(({ eventKind }) => eventKind),
    ['interim_other'],
  )
})

test('a bankruptcy asked for by somebody and refused is none', () => {
  const text = `${LEUVEN} de vordering van de procureur des Konings tot faillietverklaring van de BV PEREBOOM, met ondernemingsnummer ${NUMBER}, ongegrond verklaard.`
  assert.deepEqual(told(text), ['bankruptcy_other not_bankrupt'])
})

test('a dissolution that an appeal does not undo is upheld', () => {
  const text = `Hof van beroep Gent\nBij arrest van 12 februari 2031 werd het hoger beroep tegen de gerechtelijke ontbinding van de BV PEREBOOM, met ondernemingsnummer ${NUMBER}, afgewezen.`
  assert.deepEqual(told(text), ['interim_other dissolution_upheld'])
})

test('a plan that is refused is one event', () => {
  const text = `Tribunal de l’entreprise du Brabant wallon\nPar jugement du 12 février 2031, le tribunal de l’entreprise du Brabant wallon a refusé d’homologuer le plan de réorganisation de la SRL POIRIER, BCE ${NUMBER}, et a clôturé la procédure.`
  assert.deepEqual(told(text), ['reorganisation_plan_refused null'])
})
