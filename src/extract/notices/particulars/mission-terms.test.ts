import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import { numberedNotice } from '../../../../test/fixtures/gazette/numbered-notice.ts'
import { extractNotice } from '../extract-notice.ts'
import { readMissionEnd } from './mission-terms.ts'

const ENDS: [string, string | null][] = [
  ['Disons que la mission du praticien de la réorganisation prendra fin le 01 décembre 2031.', '2031-12-01'],
  ['La mission de Me Pomme a été prolongée jusqu’au 12.11.2031', '2031-11-12'],
  [
    'Prolonger le mandat de Maître Jeanne Pomme, avocat à 1000 Bruxelles, chaussée de la Tour 8, jusqu’au 1er décembre 2031, sous réserve de prolongation.',
    '2031-12-01',
  ],
  [
    'De rechtbank verlengt de aanstelling van meester An Later als voorlopig bewindvoerder tot vrijdag 19 december 2031.',
    '2031-12-19',
  ],
  ['Het mandaat eindigt van rechtswege op 3 mei 2031.', '2031-05-03'],
  [
    'Fixons la cause à l’audience du 1er décembre 2031 afin que Maître Pomme fasse rapport de sa mission.',
    null,
  ],
  ['Le sursis est prolongé jusqu’au 3 mai 2031.', null],
  [
    'La mission prendra fin le 3 mai 2031 pour l’un, la mission prendra fin le 4 mai 2031 pour l’autre.',
    null,
  ],
]

for (const [text, day] of ENDS) {
  test(`mission end: ${text.slice(0, 80)}`, () => assert.equal(readMissionEnd(text), day))
}

const expert = (rest: string) =>
  extractNotice(
    numberedNotice(`Tribunal de l’entreprise du Hainaut, division Charleroi.
En application de l’art. XX.30 CDE pour :
SA POIRIER AVENUE DU VERGER 2, 6000 CHARLEROI.
Numéro d’entreprise : 0412.345.614
Date de l’ordonnance : 01/03/2031
Le praticien de la réorganistation désigné :
${rest}
Pour extrait conforme : Le Greffier, A. Plume.`),
  ).map(({ eventKind, detail, keyDates, practitioners, doubts }) => [
    eventKind,
    detail,
    keyDates.missionEnd,
    practitioners.map(({ change, name }) => `${change} ${name}`).join(),
    doubts,
  ])

test('an article of law over an extended mission appoints nobody, and the end is kept', () => {
  const extended = [
    'interim_other',
    'restructuring_expert_extended',
    '2031-12-01',
    'in_office Jean POMME',
    undefined,
  ]
  assert.deepEqual(
    expert(
      '.\nProlongeons la mission de Maître Jean POMME, avocat dont le\nCabinet est établi à 6000 CHARLEROI, Boulevard du Verger 19,\nDisons que la mission du praticien de la réorganisation prendra fin\nle 01 décembre 2031, sous réserve d’en demander la prolongation;',
    ),
    [extended],
  )
  assert.deepEqual(
    expert(
      'Jean POMME avocat à 6000 CHARLEROI, RUE HAUTE 19.\nLa mission de Me POMME a été prolongée jusqu’au 01.12.2031',
    ),
    [extended],
  )
})

test('a mission that may be extended later is an appointment with its end', () => {
  assert.deepEqual(
    expert(
      'JEAN POMME avocat à 6000 CHARLEROI, RUE HAUTE 19.\nLa mission du praticien de la réorganisation prendra fin le\n4 avril 2031, sauf prorogation ou modification ultérieure par le Tribunal.',
    ),
    [['restructuring_expert_appointed', null, '2031-04-04', 'appointed JEAN POMME', undefined]],
  )
})

test('the end of a mission discharges who is named under it', () => {
  const ended = (name: string) =>
    extractNotice(
      numberedNotice(`Tribunal de l’entreprise du Hainaut, division Mons.
Réorganisation judiciaire de :
POIRIER SA CHEMIN DU VERGER 1, 7060 SOIGNIES.
Numéro d’entreprise : 0412.345.614
Date du jugement : 17/02/2031
Référence : 20300032
Date d’échéance du sursis : 16/01/2031.
Fin de mission du praticien de la liquidation :
${name}
Pour extrait conforme : Le Greffier, A. PLUME.`),
    ).map(({ detail, practitioners }) => [
      detail,
      practitioners.map(({ role, change }) => `${role} ${change}`),
    ])
  assert.deepEqual(ended('POMME JEAN'), [['practitioner_changed', ['liquidation_expert discharged']]])
  assert.deepEqual(ended('.'), [['practitioner_changed', []]])
})

test('free text that extends a mandate has its end', () => {
  const [fact] = extractNotice(
    freeTextNotice(`Administrateurs provisoires
Tribunal de l’entreprise francophone de Bruxelles
SRL POIRIER, inscrite à la B.C.E. sous le n° 0412.345.614, dont le siège social est établi à 1030 Bruxelles, rue Haute 34.
Par ordonnance du 3 mai 2031, celui-ci a décidé de :
Prolonger le mandat de Maître Jeanne Pomme, avocat à 1000 Bruxelles, en qualité d’administrateur provisoire de la SRL POIRIER, jusqu’au 1er décembre 2031.`),
  )
  assert.deepEqual(
    [fact?.detail, fact?.keyDates.missionEnd],
    ['provisional_administrator_extended', '2031-12-01'],
  )
})
