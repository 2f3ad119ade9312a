import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPassage } from '../../text/flat-text.ts'
import { isErratum, parseCorrection } from './find-correction.ts'

const ON = '2031-03-14'

/** As printed, with line breaks and print hyphens. */
function read(printed: string) {
  return parseCorrection(readPassage(printed, 0, printed.length).flat, ON)
}

const VOID: [string, string | null, string | null][] = [
  [
    'De publicatie van 7 maart 2031 met numac 2031803899 dient als niet-\nbestaande te worden beschouwd.',
    '2031803899',
    '2031-03-07',
  ],
  ['Gelieve de publicatie van 07.03.2031 als nietig te beschou-\nwen.', null, '2031-03-07'],
  ['Publicatie 2031803899 kan als onbestaande worden beschouwd.', '2031803899', null],
  ['VEUILLEZ NE PAS TENIR COMPTE DE LA PUBLICA-\nTION 2031803899', '2031803899', null],
  ['Gelieve geen rekening te hou-\nden met de bekendmaking nr. 2031/103899.', '2031803899', null],
  [
    'La publication au Moniteur belge du 7 mars 2031 est à consi-\ndérer comme nulle et non avenue, la faillite a été clôturée par jugement publié au Moniteur belge du 3 mars 2031.',
    null,
    '2031-03-07',
  ],
  ['LA PUBLICATION DU JUGEMENT DU 05/03/2031 EST NULLE ET\nNON AVENUE.', null, '2031-03-05'],
  ['L’avis publié au Moniteur belge du 7 mars 2031 est annulé.', null, '2031-03-07'],
  [
    'De publicatie van 12 december 2030, nr. 3515, werd ten onrechte gepubli-\nceerd.',
    '2030703515',
    '2030-12-12',
  ],
  [
    'Die Veröffentlichung vom 7. März 2031 (Numac 2031803899) ist als null und nich-\ntig zu betrachten.',
    '2031803899',
    '2031-03-07',
  ],
  ['Die Bekanntmachung vom 7. März 2031 ist als gegenstandslos zu betrachten.', null, '2031-03-07'],
]

for (const [text, numac, pubDate] of VOID) {
  test(`annulled: ${text.replaceAll('\n', ' ').slice(0, 70)}`, () => {
    assert.deepEqual(read(text), { numac, pubDate, effect: 'annulled' })
  })
}

const STANDS = [
  'La publication du 7 mars 2031 n’est pas annulée.',
  'La publication du 7 mars 2031 ne doit pas être considérée comme nulle et non avenue.',
  'De publicatie van 7 maart 2031 dient niet als nietig te worden beschouwd.',
  'De publicatie van 7 maart 2031 werd niet geannuleerd.',
  'De publicatie van 7 maart 2031 blijft behouden.',
  'Die Veröffentlichung vom 7. März 2031 ist nicht als nichtig zu betrachten.',
]

for (const text of STANDS) {
  test(`not annulled: ${text}`, () => assert.equal(read(text).effect, 'replaced'))
}

const REPLACED: [string, string | null, string | null][] = [
  [
    'Cette publication annule et rem-\nplace celle publiée au Moniteur belge\ndu 7 mars 2031 n° 103899.',
    '2031803899',
    '2031-03-07',
  ],
  ['Cette publication annule et remplace celle du 07/03/2031- 2031103899', '2031803899', null],
  ['Deze publicatie vervangt de publicatie van 7 maart 2031', null, '2031-03-07'],
  ['CORRECTIE PUBLICATIE 07/03/2031', null, '2031-03-07'],
  ['Deze tekst vernietigt en vervangt de publicatie van 7 maart 2031.', null, '2031-03-07'],
  [
    'Diese Veröffentlichung annulliert und ersetzt jene vom 7. März 2031, Numac 2031803899.',
    '2031803899',
    null,
  ],
]

for (const [text, numac, pubDate] of REPLACED) {
  test(`replaced: ${text.replaceAll('\n', ' ').slice(0, 70)}`, () => {
    const { values, ...said } = read(text)
    assert.equal(values, undefined)
    assert.deepEqual([said.numac, said.effect], [numac, 'replaced'])
    if (pubDate) assert.equal(said.pubDate, pubDate)
  })
}

const VALUES: [string, string, string | null, string][] = [
  [
    'Il y a lieu de lire ″date de la faillite : 22 février 2031″ en lieu et pla-\nce de ″date de la faillite : 23 février 2031″.',
    'event_date',
    '2031-02-23',
    '2031-02-22',
  ],
  ['erratum lire date du sursis 08/07/2031 et non 07/08/2031', 'suspension_end', '2031-08-07', '2031-07-08'],
  [
    'Au lieu de « date de cessation des paiements : 1er mars 2031 », il faut lire « 1er septembre 2030 ».',
    'cessation_of_payments',
    '2031-03-01',
    '2030-09-01',
  ],
  [
    'Datum vonnis: in plaats van 12 februari 2031 dient gelezen te wor-\nden: 13 februari 2031.',
    'event_date',
    '2031-02-12',
    '2031-02-13',
  ],
  ['DATUM UITSPRAAK DIENT GELEZEN TE WORDEN: 12/02/31', 'event_date', null, '2031-02-12'],
  [
    'Lire juge-commissaire : LUC VANDERHAGE au lieu de juge-commissaire : LUC VANDENHAGE.',
    'judge',
    'LUC VANDENHAGE',
    'LUC VANDERHAGE',
  ],
  [
    'Statt Urteil vom 12. Februar 2031 muss es heißen Urteil vom 13. Februar 2031.',
    'event_date',
    '2031-02-12',
    '2031-02-13',
  ],
  ['Lire référence 20310043 au lieu de référence 20310034.', 'reference', '20310034', '20310043'],
]

for (const [text, field, before, after] of VALUES) {
  test(`corrected value: ${text.replaceAll('\n', ' ').slice(0, 70)}`, () => {
    assert.deepEqual(read(text).values, [{ field, before, after }])
  })
}

test('replacing a judge is not a correction', () => {
  assert.equal(
    read('Erratum. Le juge commissaire : A BEE est remplacé par Le juge commissaire : C DEE.').values,
    undefined,
  )
})

test('a corrected birth date is not extracted', () => {
  assert.equal(read('Lire né le 12 mars 1981 au lieu de né le 13 mars 1981.').values, undefined)
})

for (const heading of [
  'ERRATUM : Faillite de : X',
  'VERBETERD BERICHT',
  'Avis rectificatif',
  'Berichtigung: Konkurs',
  '« Modification publication » Ouverture de la faillite de : X',
  'Wijziging van de publicatie: Faillissement van: X',
]) {
  test(`“${heading}” is the heading of a correction`, () => assert.equal(isErratum(heading), true))
}

test('a text that takes the place of a void one replaces it, and so does one that voids a part', () => {
  for (const text of [
    'De publicatie van 7 maart 2031, nr. 3515, kan als niet-bestaande worden beschouwd.\nDe te publiceren nieuwe tekst moet zijn :',
    'Publicatie 2031/103899. Gelieve in de publicatie inzake de BV PEREBOOM de aanstelling van de heer Jan PERSOON als nietig te beschouwen.',
  ])
    assert.equal(read(text).effect, 'replaced')
})
