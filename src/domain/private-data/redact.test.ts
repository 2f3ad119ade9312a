import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  addOcrNoise,
  FORMATS,
  formatNumber,
  LABELS,
  makeNationalNumber,
} from '../../../test/fixtures/national-numbers.ts'
import { findPrivateData, redactPrivateData } from './redact.ts'

const OLD = makeNationalNumber(fixed(0.5, 0, 0.34, 0.08, 0.51))

function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function fixed(...numbers: number[]): () => number {
  let index = 0
  return () => numbers[index++ % numbers.length] as number
}

test('a national register number is redacted in any notation, labelled or not', () => {
  for (const writing of FORMATS) {
    for (const label of LABELS) {
      const redacted = redactPrivateData(
        `de heer Odilon Van Pluim, ${label}${formatNumber(OLD, writing)}, bestuurder`,
      )
      assert.equal(redacted, `de heer Odilon Van Pluim, ${label}[…], bestuurder`)
    }
  }
})

test('a national register number is found despite OCR errors', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.constantFrom(...FORMATS),
      fc.constantFrom(...LABELS),
      (seed, writing, label) => {
        const random = seeded(seed)
        const printed = addOcrNoise(formatNumber(makeNationalNumber(random), writing), random)
        const start = `Odilon Van Pluim, ${label}`.length
        const end = start + printed.replace(/[-\s]+$/, '').length
        const text = `Odilon Van Pluim, ${label}${printed}; wonende te Gent`
        return findPrivateData(text).some(stretch => stretch.start <= start && stretch.end >= end)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a number with a bad checksum is redacted when labelled only', () => {
  assert.equal(redactPrivateData('RRN 70.05.03-950.00, bestuurder'), 'RRN […], bestuurder')
  assert.equal(redactPrivateData('dossier 70050395000 van'), 'dossier 70050395000 van')
})

test('words that resemble a birth cue are kept', () => {
  for (const text of [
    'BIRTHDAY PARTY ORGANISATION NV',
    'la naissance du litige, entre parties',
    'Marc Born, directeur',
    'born in the USA BV',
    'RENAISSANCE DU LAC SRL',
    'jul 2020',
  ]) {
    assert.equal(redactPrivateData(text), text)
  }
})

test('other numbers are kept', () => {
  for (const text of [
    'ondernemingsnummer 0999.000.030 en BE 0999 000 129',
    'RRN / BIS-nr. / KBO-nr. : 0999.000.030',
    'IBAN BE68 5390 0754 7034, BE68539007547034',
    'IBAN FR76 3000 6000 0112 3456 7890 189',
    'tel. +32 475 12 34 56, fax 02/999 99 99',
    'op pagina 12345 van 17-09-2025, nummer 2025/199999, Referentie: 20250098',
    'kapitaal 1.250.000,00 EUR verdeeld in 12.500 aandelen',
  ]) {
    assert.equal(redactPrivateData(text), text)
  }
})

const SENTENCES: [string, string][] = [
  ['geboren op 03/09/1981 in GENT. Handelsactiviteit: x', 'geboren op […] in […]. Handelsactiviteit: x'],
  ['né(e) le 17/03/1972 à MONS. déclarée le 25 mai 2023', 'né(e) le […] à […]. déclarée le 25 mai 2023'],
  ['geboren am 24/10/1967 in RAEREN (BELGIEN). Konkurs', 'geboren am […] in […]. Konkurs'],
  ['geboren te Gent op 3 mei 1970, bestuurder', 'geboren te […] op […], bestuurder'],
  ['née à Liège, le 12 mars 1965, administratrice', 'née à […], le […], administratrice'],
  ['Odilon Van Pluim (°12.03.1965)', 'Odilon Van Pluim (°[…])'],
  ['date de naissance : 12/03/1965', 'date de naissance : […]'],
  ['né le six juin mil neuf cent quatre-vingt-deux', 'né le […]'],
  ['geboren te Gent op drie mei negentienhonderd zeventig, bestuurder', 'geboren te […] op […], bestuurder'],
  ['ge-\nboren op 1 maart 2000 te Sint-\nNiklaas', 'ge-\nboren op […] te […]'],
  [
    'wonende te 2200 HERENTALS, PERENSTRAAT 5, in toepassing van',
    'wonende te 2200 HERENTALS, […], in toepassing van',
  ],
  ['domicilié à 7000 Mons, rue du Poirier, 44, est considéré', 'domicilié à 7000 Mons, […], est considéré'],
  ['domicilié rue du Poirier, 109 A à 1070 Anderlecht, est', 'domicilié […] à 1070 Anderlecht, est'],
  ['wohnhaft in 4780 ST.VITH, Emmels, Birnenstraße 46, als', 'wohnhaft in 4780 ST.VITH, […], als'],
  ['demeurant avenue du Poirier 76, 4000 Liège, interviendra', 'demeurant […], 4000 Liège, interviendra'],
  ['gedomicilieerd te Gent, Perenstraat 1 bus 3, wordt', 'gedomicilieerd te Gent, […], wordt'],
  [
    'wonende te 9000 Gent, in toepassing van art.XX.229',
    'wonende te 9000 Gent, in toepassing van art.XX.229',
  ],
  [
    'Faillissement van: VAN PLUIM ODILON, PEREN-\nLAAN 4 BUS B, 9000 GENT, geboren op 30/07/1961 in BRUGGE.',
    'Faillissement van: VAN PLUIM ODILON, […], 9000 GENT, geboren op […] in […].',
  ],
  [
    'Aangeduide vereffenaar(s): VAN PLUIM ODILON PERENSTRAAT 1 2000 ANTWERPEN 1 odilon@perenboom.example.be Voor eensluidend',
    'Aangeduide vereffenaar(s): VAN PLUIM ODILON […] 2000 ANTWERPEN 1 […] Voor eensluidend',
  ],
]

// Other birth cues, and digits from other scripts.
const BIRTHS: [string, string][] = [
  ['Odilon Van Pluim, born 30 July 1985 in London, director', 'Odilon Van Pluim, born […] in […], director'],
  ['born on July 30, 1985', 'born on […]'],
  ['date of birth: 30/07/1985', 'date of birth: […]'],
  ['DOB: 1985-07-30', 'DOB: […]'],
  ['VAN PLUIM ODILON, geb.dat. 30.07.1985', 'VAN PLUIM ODILON, geb.dat. […]'],
  ['Datum van geboorte: 30/07/1985', 'Datum van geboorte: […]'],
  ['geb. 30.07.1985 te Gent', 'geb. […] te […]'],
  ['naissance : 30/07/1985', 'naissance : […]'],
  ['Geb.-Datum: 30. Juli 1985', 'Geb.-Datum: […]'],
  ['VAN PLUIM ODILON (*30.07.1985)', 'VAN PLUIM ODILON (*[…])'],
  ['VAN PLUIM ODILON º30/07/1985', 'VAN PLUIM ODILON º[…]'],
  ['op 3 mei 1970 te Gent geboren, bestuurder', 'op […] te […] geboren, bestuurder'],
  ['am 03.05.1970 in Eupen geboren', 'am […] in […] geboren'],
  ['né le ３０/０７/１９８５', 'né le […]'],
  ['geboren op ٣٠/٠٧/١٩٨٥', 'geboren op […]'],
  ['ge\u200bboren op 3\u200b0/07/19\u200d85', 'ge\u200bboren op […]'],
  ['ne\u0301 le 3 mai 1980', 'ne\u0301 le […]'],
  ['RRN ８５.０７.３０-０３３.２８', 'RRN […]'],
  ['RRN 85.07.30\u2060-033\u200d.28', 'RRN […]'],
]

for (const [before, after] of BIRTHS) {
  test(`a birth is redacted in any wording and digits: ${after}`, () => {
    assert.equal(redactPrivateData(before), after)
    assert.equal(redactPrivateData(after), after)
  })
}

for (const [before, after] of SENTENCES) {
  test(`only private data is redacted: ${after.slice(0, 60)}`, () => {
    assert.equal(redactPrivateData(before), after)
  })
}

test('practitioners’ offices and company seats are kept', () => {
  for (const text of [
    'Curator: ALIDA PEER, advocaat te 9000 GENT, PERENSTRAAT 1 - met e-mailadres: alida@peer.example.be.',
    'Aangeduide vereffenaar(s): MR. ALIDA PEER PERENSTRAAT 1 2440 GEEL Voor eensluidend',
    'Faillissement van: PERENBOOM BV, PERENSTRAAT 1, 9000 GENT. Handelsactiviteit',
  ]) {
    assert.equal(redactPrivateData(text), text)
  }
})

test('redaction is idempotent', () => {
  for (const [before] of SENTENCES) {
    const once = redactPrivateData(before)
    assert.equal(redactPrivateData(once), once)
  }
})

test('spans are ordered, disjoint and within the text', () => {
  const word = fc.constantFrom(
    'geboren',
    'né le',
    'wonende te',
    '9000 Gent,',
    'rue',
    '12',
    '70.05.03',
    '-',
    '\n',
    'RN',
    '(',
    ',',
    '°',
    'BIS',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string())), words => {
      const text = words.join(' ')
      let end = 0
      for (const stretch of findPrivateData(text)) {
        assert.ok(stretch.start >= end && stretch.end > stretch.start && stretch.end <= text.length)
        end = stretch.end
      }
    }),
  )
})
