import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import { numberedNotice } from '../../../../test/fixtures/gazette/numbered-notice.ts'
import type { Publication } from '../../../domain/publications/publication.ts'
import { extractNotice } from '../extract-notice.ts'

function changes(publication: Publication): string[] {
  return extractNotice(publication)
    .flatMap(({ practitioners }) => practitioners)
    .map(({ role, change, name }) => `${role} ${change} ${name}`)
}

const LABELLED: [string, string, string[]][] = [
  [
    'a provisional administrator',
    `Tribunal de l’entreprise de Liège, division Liège.
En application de l’art. XX.32§2 CDE pour :
SA POIRIER AVENUE DU VERGER 2, 4000 LIEGE.
Numéro d’entreprise : 0412.345.614
Date de l’ordonnance : 11/03/2031
L’Administrateur provisoire :
LUC AVANT avocat à 4000 LIEGE, RUE DES POM-
MIERS 48 - adresse électronique est : l.avant@exemple.be.
est remplacé par :
L’administrateur provisoire :
JEANNE APRES avocat à 4500 HUY, RUE DES PRUNIERS 7.
Pour extrait conforme : Le greffier, A. PLUME.`,
    ['provisional_administrator discharged LUC AVANT', 'provisional_administrator appointed JEANNE APRES'],
  ],
  [
    'a provisional administrator with an article, in the past tense',
    `Ondernemingsrechtbank Gent, afdeling Gent.
In toepassing van art. XX.32§2 WER over:
VERZONNEN DAKEN BV LAAN 142, 9000 GENT.
Ondernemingsnummer: 0412.345.614
Datum uitspraak: 05/03/2031
De voorlopig bewindvoerder:
LUC VROEGER advocaat te 9520 SINT-LIEVENS-HOUTEM, EILAND 27.
werd vervangen door:
De voorlopig bewindvoerder:
AN LATER advocaat te 9600 RONSE, STRAAT 11 - met e-mailadres: an@voorbeeld.be.
Voor eensluidend uittreksel: P. PEN - GRIFFIER.`,
    ['provisional_administrator discharged LUC VROEGER', 'provisional_administrator appointed AN LATER'],
  ],
  [
    'a restructuring expert on one line',
    `Tribunal de l’entreprise de Liège, division Liège.
En application de l’art. XX.30 CDE pour :
SA POIRIER AVENUE DU VERGER 2, 4000 LIEGE.
Numéro d’entreprise : 0412.345.614
Date de l’ordonnance : 11/03/2031
Le praticien de la réorganisation : LUC AVANT avocat à 4000 LIEGE, RUE DES POMMIERS 48. a été remplacé à sa demande par : JEANNE APRES avocat à 4500 HUY, RUE DES PRUNIERS 7.
Pour extrait conforme : Le greffier, A. PLUME.`,
    ['restructuring_expert discharged LUC AVANT', 'restructuring_expert appointed JEANNE APRES'],
  ],
  [
    'two liquidation experts under a label without a colon',
    `Ondernemingsrechtbank Antwerpen, afdeling Hasselt.
Gerechtelijke reorganisatie van:
VERZONNEN DAKEN BV LAAN 142, 3500 HASSELT.
Ondernemingsnummer: 0412.345.614
Datum uitspraak: 05/03/2031
Referentie: 20310027
Gedelegeerd rechter: BEN RECHTER - met e-mailadres: ben@voorbeeld.be.
Einddatum van de opschorting: 17/12/2031.
De vereffeningsdeskundigen
LUC VROEGER advocaat te 3600 GENK, LAAN, N° 19 - met e-mailadres: luc@voorbeeld.be,
TOM EERDER advocaat te 3600 GENK, LAAN, N° 19 - met e-mailadres: tom@voorbeeld.be.
werden vervangen door:
De vereffeningsdeskundigen:
AN LATER advocaat te 3583 PAAL, STEENWEG 131 - met e-mailadres: an@voorbeeld.be,
EVA NADIEN advocaat te 3583 PAAL, STEENWEG 131 - met e-mailadres: eva@voorbeeld.be.
Voor eensluidend uittreksel: K. Pen.`,
    [
      'liquidation_expert discharged LUC VROEGER',
      'liquidation_expert discharged TOM EERDER',
      'liquidation_expert appointed AN LATER',
      'liquidation_expert appointed EVA NADIEN',
    ],
  ],
  [
    'a curator whose successor has a label in the same line, and who signs',
    `Ondernemingsrechtbank Leuven.
Faillissement van: VERZONNEN DAKEN BV LAAN 142, 3000 LEUVEN.
Geopend op 12 juni 2030.
Referentie: 20300663.
Datum vonnis: 20 januari 2031.
Ondernemingsnummer: 0412.345.614
De curator: AN VROEGER, LAAN 8,
3000 LEUVEN- an@voorbeeld.be. is op zijn
verzoekvervangen door: De curator: EVA LATER, STRAAT 8, 3000 LEUVEN- eva@voorbeeld.be.
Voor eensluidend uittreksel:
De curator: LATER EVA.`,
    ['curator discharged AN VROEGER', 'curator appointed EVA LATER'],
  ],
  [
    'a liquidator, in a sentence',
    `Tribunal de l’entreprise de Liège, division Liège.
Liquidation de : POIRIER SA- AVENUE DU VERGER 2, 4000 LIEGE
Numéro d’entreprise : 0412.345.614
Par jugement du : 11 mars 2031,
Ordonne le remplacement, à sa demande, de Maître Luc AVANT,
en qualité de liquidateur judiciaire de la S.A. POIRIER,
par Maître Jeanne APRES, avocate, dont le cabinet est établi à
4500 HUY, rue des Pruniers 7.
Pour extrait conforme : Le Greffier, A. Plume.`,
    ['liquidator discharged Luc AVANT', 'liquidator appointed Jeanne APRES'],
  ],
]

for (const [what, text, expected] of LABELLED) {
  test(`replaced under a label: ${what}`, () => {
    assert.deepEqual(changes(numberedNotice(text)), expected)
  })
}

const TOLD: readonly (readonly [statement: string, text: string, ...changes: string[]])[] = [
  [
    'who gives up practice is replaced',
    'Ondernemingsrechtbank Leuven\nIn het faillissement van BV PEREBOOM, KBO 0412.345.614, werd mr. Paul APPEL, die zijn praktijk stopzet, op 20 april 2031 vervangen door mr. Jan PERSOON, advocaat te 3600 Genk.',
    'curator discharged Paul APPEL',
    'curator appointed Jan PERSOON',
  ],
  [
    'who asked to be discharged is replaced',
    'Tribunal de l’entreprise de Liège\nSPRL POIRIER, en liquidation judiciaire (B.C.E. 0412.345.614) : faisant droit à la requête de Me Paul POMME, qui a sollicité d’être déchargé de ses fonctions de liquidateur, le tribunal, par jugement du 20 avril 2031, a nommé à sa place Me Jeanne PERSON.',
    'liquidator discharged Paul POMME',
    'liquidator appointed Jeanne PERSON',
  ],
  [
    'who is beside the new one stays',
    'Ondernemingsrechtbank Leuven\nBij vonnis van 20 april 2031 werd mr. Jan PERSOON, advocaat te 2800 Mechelen, aangesteld als bijkomend curator in het faillissement van NV PEREBOOM, KBO 0412.345.614, naast de reeds in functie zijnde curator mr. Paul APPEL.',
    'curator appointed Jan PERSOON',
    'curator in_office Paul APPEL',
  ],
  [
    'German lawyers are read by their title',
    'Unternehmensgericht Eupen\nIm Konkurs der BIRNBAUM GmbH (ZUD 0412.345.614) wurde durch Urteil vom 20. April 2031 Rechtsanwalt Paul APFEL auf eigenen Wunsch durch Rechtsanwältin Anna PERSON als Konkursverwalter ersetzt.',
    'curator discharged Paul APFEL',
    'curator appointed Anna PERSON',
  ],
]

for (const [statement, text, ...expected] of TOLD)
  test(statement, () => assert.deepEqual(changes(freeTextNotice(text)), expected))

test('free text that ends with the replaced and the following ones discharges the first alone', () => {
  const text = `Ondernemingsrechtbank Gent, afdeling Gent
Bij vonnis van de Ondernemingsrechtbank Gent, afdeling Gent,
d.d. 3 mei 2031, werd in de BV Verzonnen Daken, in vereffening,
met zetel te 9000 Gent, Laan 57, met ondernemings-
nummer 0412.345.614, meester Luc Vroeger, vervangen als vereffenaar
door meester An Later, en meester Eva Nadien, advocaten
met kantoor te 9000 Gent, Steenweg 361.
Voor eensluidend uittreksel : P. PEN, griffier.`
  assert.deepEqual(changes(freeTextNotice(text)), [
    'liquidator discharged Luc Vroeger',
    'liquidator appointed An Later',
    'liquidator appointed Eva Nadien',
  ])
})
