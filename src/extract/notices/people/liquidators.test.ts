import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import { readLiquidators } from './liquidators.ts'
import { readNamedLiquidators } from './named-liquidators.ts'

function names(value: string, kind: EventKind = 'bankruptcy_closing'): string[] {
  return readLiquidators(value, kind, 'appointed', true).map(({ name }) => name)
}

const NAMES: [string, string, string[]][] = [
  ['a street of one word', 'PEREBOOM JAN KERKSTRAAT 3 8500 KORTRIJK', ['PEREBOOM JAN']],
  [
    'a second person on the next line',
    'EL PRUNI SAMIR WANDELINGSTRAAT 3 8500 KORTRIJK\nEL PRUNI FARID GENTSESTEENWEG 74 8500 KORTRIJK',
    ['EL PRUNI SAMIR', 'EL PRUNI FARID'],
  ],
  [
    'a town on a line of its own',
    'PEREBOOM JAN CUYPERSSTRAAT 73/A\n2018 ANTWERPEN 1\nMAES AN KERKSTRAAT 1 9000 GENT',
    ['PEREBOOM JAN', 'MAES AN'],
  ],
  ['the rest of a town', 'PEREBOOM JAN MEERWEG 101 B 72 1601. SINT PIETERS\nLEEUW', ['PEREBOOM JAN']],
  [
    'a country behind a town',
    'DUPOIRIER LUC RUE DES PRES 20 92600 ASNIERES\nSUR SEINE - FRANCE',
    ['DUPOIRIER LUC'],
  ],
  ['a street named after somebody', 'PEREBOOM JAN GUIDO GEZELLELAAN 26/2\n2640 MORTSEL', ['PEREBOOM JAN']],
  [
    'a given name that no street bears',
    'KHALIFA EL PEREBOOMI MOHAND SCHOENSTRAAT 5/7\n2140 BORGERHOUT (ANTWERPEN)',
    ['KHALIFA EL PEREBOOMI MOHAND'],
  ],
  [
    'given names of both',
    'PERELAAR JAN MEHMED GUIDO GEZELLELAAN 26/2\n2640 MORTSEL',
    ['PERELAAR JAN MEHMED'],
  ],
  ['a street of two words', 'PEREBOOM JAN LANGE VAN STERBEECKSTRAAT 4', ['PEREBOOM JAN']],
  ['a street without a word for one', 'MR. PEREBOOM JAN ROZENDAAL 78 2440 GEEL', ['PEREBOOM JAN']],
  ['a street misprinted', 'DUPOIRIER LUC AVENEU DES PRES 18 1330 RIXENSART', ['DUPOIRIER LUC']],
  ['a residence', 'DUPOIRIER LUC RESIDENCE LES PRES 26/B51 7000 MONS', ['DUPOIRIER LUC']],
  [
    'a name of five words',
    'FERREIRA PEREIRA DA MATA ADELINO RUE DE\nPRAGUE 37/0002 1060 SAINT-GILLES',
    ['FERREIRA PEREIRA DA MATA ADELINO'],
  ],
  [
    'no home known',
    'PEREBOOM JAN BESTUURDER THANS ZONDER GEKEND\nADRES IN BELGIë/BUITENLAND',
    ['PEREBOOM JAN'],
  ],
  ['struck off', 'PEREBOOM JAN AMBTSHALVE AFGEVOERD D.D.30.01.2030', ['PEREBOOM JAN']],
  ['dead', 'PEREBOOM JAN THANS OVERLEDEN\nMAES AN THANS OVERLEDEN', ['PEREBOOM JAN', 'MAES AN']],
  [
    'radié',
    'DUPOIRIER LUC (RADIE D’OFFICE)\nDUPOIRIER ANNE (RAD. D’OFF. 26/03/2030)',
    ['DUPOIRIER LUC', 'DUPOIRIER ANNE'],
  ],
  [
    'a semicolon',
    'PEREBOOM JAN, PERENLAAN\n15/A101, 2800 MECHELEN; MAES AN, KLEIN OVER-\nLAAR 24, 3320 HOEGAARDEN.',
    ['PEREBOOM JAN', 'MAES AN'],
  ],
  [
    'a list with lines for addresses',
    '1. PEREBOOM JAN\n- KERKSTRAAT 3, 8500 KORTRIJK\n2. MAES AN - LIQUIDATEUR DESIGNE\n- LES PRES 26, 6540 LOBBES\n3.',
    ['PEREBOOM JAN', 'MAES AN'],
  ],
  ['an ampersand', 'MRS. PEREBOOM JAN & MAES AN KERKSTRAAT 155\n2440 GEEL', ['PEREBOOM JAN', 'MAES AN']],
  [
    'a title between two',
    'DE HEER JAN PEREBOOM BOSSTRAAT 76\n9111 BELSELE DE HEER LUC MAES GROTE BAAN 23\n9100 SINT-NIKLAAS',
    ['JAN PEREBOOM', 'LUC MAES'],
  ],
  ['a comma between the names', 'PEREBOOM, JAN KERKSTRAAT 3 8500 KORTRIJK', ['PEREBOOM JAN']],
  [
    'a company and who acts for it',
    'GROENE HAVEN BV MET VV VAN PEREBOOM\nJAN BREDABAAN 889 2930 BRASSCHAAT',
    ['GROENE HAVEN BV'],
  ],
  [
    'a French company',
    'SRL VERGER (REP MONSIEUR DUPOIRIER LUC) AVENUE\nDES PRES 53 1150 BRUXELLES',
    ['SRL VERGER'],
  ],
  [
    'companies in running words',
    'PEER BV, ingeschreven bij de KBO onder het\nnummer 0412.345.614, met zetel te 9820 Merelbeke, Perenlaan 69, met als vast\nvertegenwoordiger Peer Jan, wonende te 2820 Bonheiden, Appelweg 4 bus 0204, e-mail:\nniet gekend, en APPEL PROJECTEN BV, ingeschreven bij de KBO onder nummer\n0999.000.030, worden beschouwd als vereffenaars.',
    ['PEER BV', 'APPEL PROJECTEN BV'],
  ],
  [
    'foreign postcodes',
    'DUPOIRIER LUC MONTAUBERT 5 F-77230 SAINT\nMARD (FRANCE)\nPEREBOOM JAN VAN LYNDENLAAN 1 9244 BV BEETSTERZWAAG',
    ['DUPOIRIER LUC', 'PEREBOOM JAN'],
  ],
  [
    'the same person twice',
    'PEREBOOM JAN KERKSTRAAT 3 8500 KORTRIJK\nJAN PEREBOOM KERKSTRAAT 3 8500 KORTRIJK',
    ['PEREBOOM JAN'],
  ],
  ['nobody', 'VEREFFENAAR NIET GEKEND.', []],
  ['nobody, in French', '1. PAS DE LIQUIDATEUR CONNU', []],
  [
    'an e-mail address on a line of its own',
    'PEREBOOM JAN KERKSTRAAT 3 3000 LEUVEN\ne-mail vereffenaar: jan@voorbeeld.be.',
    ['PEREBOOM JAN'],
  ],
]

for (const [what, value, expected] of NAMES)
  test(`liquidators are extracted from a line with ${what}`, () => {
    assert.deepEqual(names(value), expected)
    for (const { officeAddress, email } of readLiquidators(value, 'bankruptcy_closing', 'appointed', true))
      assert.deepEqual([officeAddress, email], [null, null])
  })

test('an office is kept only with a sign of the profession, or for a court-appointed liquidator', () => {
  const office = (value: string, kind: EventKind) =>
    readLiquidators(value, kind, 'appointed', false).map(({ officeAddress }) => officeAddress)
  const lawyer = '1. ME DUPOIRIER LUC\n- RUE DES PRES 62, 7130 BINCHE'
  const plain = '1. DUPOIRIER LUC\n- RUE DES PRES 62, 7130 BINCHE'
  const former = '1. DUPOIRIER LUC - LIQ. DES.\n- RUE DES PRES 62, 7130 BINCHE'
  const couple = `${plain}\n2. MAES AN\n- RUE DES PRES 62, 7130 BINCHE`
  assert.deepEqual(office(lawyer, 'judicial_dissolution_closing'), ['RUE DES PRES 62, 7130 BINCHE'])
  assert.deepEqual(office(plain, 'judicial_dissolution'), ['RUE DES PRES 62, 7130 BINCHE'])
  assert.deepEqual(office(plain, 'judicial_dissolution_closing'), [null])
  assert.deepEqual(office(couple, 'judicial_dissolution'), [null, null])
  assert.deepEqual(office(former, 'judicial_dissolution'), [null])
  assert.deepEqual(office(lawyer, 'judicial_dissolution_and_closing'), [null])
  assert.deepEqual(office(plain, 'judicial_dissolution_and_closing'), [null])
})

test('a lawyer’s e-mail address is read next to the name or from its own line', () => {
  const read = (value: string) => readLiquidators(value, 'judicial_dissolution', 'appointed', false)
  const beside = read('1. A. POIRIER (A.POIRIER@VOORBEELD.BE)\n- AVENUE DES PRES 106, 1200 BRUXELLES')
  const below = read('1. ME A. POIRIER\n- AVENUE DES PRES 106, 1200 BRUXELLES\n2. A.POIRIER@VOORBEELD.BE')
  for (const people of [beside, below])
    assert.deepEqual(
      people.map(({ name, email, officeAddress }) => [name, email, officeAddress]),
      [['A. POIRIER', 'a.poirier@voorbeeld.be', 'AVENUE DES PRES 106, 1200 BRUXELLES']],
    )
})

test('a sentence of a closing tells who is its liquidator', () => {
  for (const sentence of [
    'La personne désignée comme liquidateur en vertu de l’article XX.172 du CDE est Madame Jeanne PERSON, domiciliée à 6670 GOUVY.',
    'Mme Jeanne PERSON, rue du Verger 11, sera considérée comme liquidatrice.',
  ])
    assert.deepEqual(
      readNamedLiquidators(
        `Par jugement du 20 avril 2031, le tribunal a clôturé la faillite. ${sentence}`,
      ).map(({ name, officeAddress }) => [name, officeAddress]),
      [['Jeanne PERSON', null]],
    )
})

test('the office of a liquidator has no profession in it', () => {
  for (const [value, office] of [
    [
      'MAITRE JEAN POMME, AVOCAT\nGRAND PLACE 11\n7090 BRAINE-LE-COMTE',
      'GRAND PLACE 11 7090 BRAINE-LE-COMTE',
    ],
    ['Maître Jean POMME, 4700 EUPEN, Birnenstraße, 19,\navocat', '4700 EUPEN, Birnenstraße, 19'],
  ] as const) {
    const [one] = readLiquidators(value, 'judicial_dissolution', 'appointed', false)
    assert.equal(one?.officeAddress, office)
  }
})
