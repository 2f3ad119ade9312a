import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDebtor } from './debtor.ts'

/** Rest of the heading as printed; expected name, form and address. */
const BANKRUPTCIES: [string, string, string | null, string | null][] = [
  [
    'VERZONNEN DAKEN BV MEERSELE-\nDREEF 12/3, 9160 LOKEREN.',
    'VERZONNEN DAKEN',
    'BV',
    'MEERSELEDREEF 12/3, 9160 LOKEREN',
  ],
  [
    'STERREN 1987 BV SINT-\nAMANDSSTRAAT 3/301, 1853 STROMBEEK-\nBEVER.',
    'STERREN 1987',
    'BV',
    'SINT-AMANDSSTRAAT 3/301, 1853 STROMBEEK-BEVER',
  ],
  [
    'SRL LE PLATANE à 1000 BRUXELLES, AVENUE DE LA GARE 12.',
    'LE PLATANE',
    'SRL',
    '1000 BRUXELLES, AVENUE DE LA GARE 12',
  ],
  [
    'SRL LE PLATANE AVENUE DE LA GARE 12, 1000 BRUXELLES.',
    'LE PLATANE',
    'SRL',
    'AVENUE DE LA GARE 12, 1000 BRUXELLES',
  ],
  ['BV DE KETELAER KERK-\nSTRAAT 6, 8900 IEPER.', 'DE KETELAER', 'BV', 'KERKSTRAAT 6, 8900 IEPER'],
  ['LE JARDIN OUBLIE RUE DE LA\nJEUNESSE 2, 4100 SERAING.', 'LE JARDIN OUBLIE', null, '4100 SERAING'],
  ['TRAVAUX PLOMBEX RUE BOIS DE BOQUET 6, 5020 TEMPLOUX.', 'TRAVAUX PLOMBEX', null, '5020 TEMPLOUX'],
  ['FAMOX BOULE-\nVARD EMILE BOCKSTAEL 279/1, 1020 LAEKEN.', 'FAMOX', null, '1020 LAEKEN'],
  ['IMPER-\nTOIT B.A. GROOT-BIJGAARDENSTRAAT 162,\n1620 DROGENBOS.', 'IMPERTOIT B.A', null, '1620 DROGENBOS'],
  ['MEUNIER ET FILLES RUE EMILE DE\nCLERCQ, STAVE 1, 5646 STAVE.', 'MEUNIER ET FILLES', null, '5646 STAVE'],
  [
    '716 SRL RUE EMILE WAUQUIER 58,\n7040 ASQUILLIES.',
    '716',
    'SRL',
    'RUE EMILE WAUQUIER 58, 7040 ASQUILLIES',
  ],
  [
    'MUR EXPERTISE(SPRL) RUE DU LAC(SA) 15, 6221 SAINT-AMAND',
    'MUR EXPERTISE',
    'SPRL',
    'RUE DU LAC(SA) 15, 6221 SAINT-AMAND',
  ],
  [
    'SRL FRITOLAND SRL RUE HAUTE 3, 3980 TESSENDERLO-\nHAM',
    'FRITOLAND',
    'SRL',
    'RUE HAUTE 3, 3980 TESSENDERLO-HAM',
  ],
  ['GEBOREN TE GENT BV LAAN 1, 9000 GENT', 'GEBOREN TE GENT', 'BV', 'LAAN 1, 9000 GENT'],
]

for (const [printed, name, legalForm, address] of BANKRUPTCIES) {
  test(`name and address are separated: ${printed.replaceAll('\n', ' ')}`, () => {
    assert.deepEqual(readDebtor(printed, false), { name, legalForm, naturalPerson: false, address })
  })
}

const DISSOLUTIONS: [string, string, string | null][] = [
  [
    'INFORMATIQUE\nGENERALE DE GESTION- AVENUE DE BUSLEYDEN 3,\n1020 LAEKEN',
    'INFORMATIQUE GENERALE DE GESTION',
    null,
  ],
  ['SITE MAITRE-\nAVENUE LOUISE 367, 1050 IXELLES', 'SITE MAITRE', null],
  [
    'INTERCONTI-\nNENTAL LIMOUSINES- QUAI DE MARIEMONT 60,\n1080 MOLENBEEK-SAINT-JEAN',
    'INTERCONTINENTAL LIMOUSINES',
    null,
  ],
  ['ISO - PLAFOX-\nRUE DE WETZLAR 8/43, 4020 LIEGE 2', 'ISO - PLAFOX', null],
  ['HANDEL EN WANDEL- BERGENSE-\nSTEENWEG 421/13, 1600 SINT-PIETERS-LEEUW', 'HANDEL EN WANDEL', null],
  ['DE ZOMER BVBA - DAUWSTRAAT(STE) 12,\n9190 STEKENE', 'DE ZOMER', 'BVBA'],
  [
    'VERENIGING VAN PATROONS, GAS EN WATER- LAAN 1, 3000 LEUVEN',
    'VERENIGING VAN PATROONS, GAS EN WATER',
    null,
  ],
]

for (const [printed, name, legalForm] of DISSOLUTIONS) {
  test(`the dash in a dissolution ends the name: ${printed.replaceAll('\n', ' ')}`, () => {
    const debtor = readDebtor(printed, false, true)
    assert.deepEqual([debtor?.name, debtor?.legalForm, debtor?.naturalPerson], [name, legalForm, false])
  })
}

const NAMELESS = [
  'CARMEL EXPLOITATION ENCLAS DU HAUT(O) 34, 7750 MONT-DE-L’ENCLUS.',
  '- PARKSTRAAT 10, 3800 SINT-TRUIDEN',
  'né le 02/08/1982 à NAMUR',
]

for (const printed of NAMELESS) {
  test(`an ambiguous name is null: ${printed}`, () => {
    assert.equal(readDebtor(printed, false, printed.startsWith('-')), null)
  })
}

const PERSONS: [string, boolean, string][] = [
  ['PEERSMANS JAN, LAAN 1, 3000 LEUVEN,', false, 'PEERSMANS JAN'],
  ['VAN LEMBERGHE ANNA, VOLKERSHOUW 50,\n9230 WETTEREN,', false, 'VAN LEMBERGHE ANNA'],
  ['PEERSMANS JAN THANS: NIEUWSTRAAT 3, 8800 ROESELARE,', true, 'PEERSMANS JAN'],
  ['PEERSMANS JAN VAN AMBTSWEGE GESCHRAPT OP 24 FEBRUARI 2030, LAAN 1, 3000 LEUVEN', true, 'PEERSMANS JAN'],
  ['PEERSMANS JAN (RR[…]) wonende\nte 1853 GRIMBERGEN, LAAN 1', false, 'PEERSMANS JAN'],
  ['PEERSMANS JAN SEDERT 18 NOVEMBER 2030, LAAN 1, 2440 GEEL', true, 'PEERSMANS JAN'],
  ['PEERSMANS JAN MARIA\n° BONHEIDEN OP 15/02/1973', false, 'PEERSMANS JAN MARIA'],
  ['MARIA BALDO (BV MOOIE GLOED), LAAN 137/1, 1820 STEENOK-\nKERZEEL,', true, 'MARIA BALDO'],
  ['PEERSMANS JAN VENN. IN DE DOLFIJN COMMV, LAAN 1, 2440 GEEL', true, 'PEERSMANS JAN'],
  ['PEERSMANS JAN ( VENNOTE VAN DE DOLFIJN), LAAN 1, 2440 GEEL', true, 'PEERSMANS JAN'],
  ['PEERSMANS JAN QQ GERANTE DE LA SNC DAUPHIN, LAAN 1, 2440 GEEL', true, 'PEERSMANS JAN'],
  ['PEERSMANS JAN C/O PROCUREUR DU ROI, LAAN 1, 2440 GEEL', true, 'PEERSMANS JAN'],
  ['PEERSMANS JAN BESTUURDER IN DE DOLFIJN BV, LAAN 1, 2440 GEEL', true, 'PEERSMANS JAN'],
  ['MONSIEUR PEERSMANS JAN, LAAN 1, 2440 GEEL', true, 'PEERSMANS JAN'],
  ['MONSIEUR JAN, LAAN 1, 2440 GEEL', true, 'MONSIEUR JAN'],
]

for (const [printed, born, name] of PERSONS) {
  test(`a person has a name but no home address: ${printed.replaceAll('\n', ' ')}`, () => {
    const debtor = readDebtor(printed, born)
    assert.deepEqual([debtor?.name, debtor?.naturalPerson, debtor?.legalForm], [name, true, null])
    assert.doesNotMatch(debtor?.address ?? '', /STRAAT|LAAN/)
  })
}

test('the address of a company leaves out the sentence around it, and is null without a number', () => {
  const address = (printed: string) => readDebtor(printed, false)?.address
  assert.equal(
    address(
      'PEREBOOM BV, met zetel te 9500 Geraardsbergen, Laan 102, in faling verklaard bij vonnis 22 mei 2031',
    ),
    '9500 Geraardsbergen, Laan 102',
  )
  assert.equal(
    address(
      'BIRNBAUM GmbH (BIRNE), société de droit allemand dont le siège social est établi en Allemagne, à 50996 Cologne, Weg 11, ayant comme numéro 52',
    ),
    '50996 Cologne, Weg 11',
  )
  assert.equal(address('PEREBOOM BV, uitgesproken en werd deze in vereffening gesteld'), null)
})
