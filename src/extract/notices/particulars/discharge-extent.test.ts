import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import { numberedNotice } from '../../../../test/fixtures/gazette/numbered-notice.ts'
import type { Publication } from '../../../domain/publications/publication.ts'
import { extractNotice } from '../extract-notice.ts'
import { withDischargeExtent } from './discharge-extent.ts'

function extentOf(publication: Publication): (string | null)[] {
  return extractNotice(publication)
    .filter(({ eventKind }) => eventKind === 'discharge_decision')
    .map(({ detail }) => detail)
}

const labelled = (heading: string, body: string) =>
  numberedNotice(`Ondernemingsrechtbank Gent, afdeling Kortrijk.
${heading}: JAN PEREBOOM, LAAN 8, 8500 KORTRIJK,
geboren op 03/03/1980 in IEPER.
Geopend op 21 juli 2029.
Referentie: 20290116.
Datum vonnis: 20 februari 2031.
Ondernemingsnummer: 0412.345.614
${body}
Voor eensluidend uittreksel: De curator: POMMERS PIET.`)

const LABELLED: [string, string, string][] = [
  ['Kwijtschelding vóór afsluiting van het faillissement van', '', 'granted'],
  ['Niet kwijtschelding vóór afsluiting van het faillissement van', '', 'refused'],
  [
    'Kwijtschelding vóór afsluiting van het faillissement van',
    'Met uitzondering van de restschulden aan de NV Appelaar',
    'partial',
  ],
  [
    'Kwijtschelding vóór afsluiting van het faillissement van',
    'Met uitzondering van de onderhoudsschulden.',
    'granted',
  ],
  [
    'Niet kwijtschelding vóór afsluiting van het faillissement van',
    'De kwijtschelding wordt geweigerd enkel en beperkt tot de restschulden verschuldigd aan de NV Appelaar.',
    'partial',
  ],
  [
    'Non effacement avant clôture de la faillite de',
    'Refuse le bénéfice de l’effacement à concurrence de 50.000 euros.',
    'partial',
  ],
  [
    'Effacement avant clôture de la faillite de',
    'L’effacement est accordé sans préjudice des sûretés réelles données par le failli ou un tiers et sans effet sur les dettes alimentaires du failli.',
    'granted',
  ],
  [
    'Faillissement van',
    'De toegestane kwijtschelding wordt gedeeltelijk geweigerd. De tekst ″De toegestane kwijtschelding wordt gedeeltelijk geweigerd.″ wordt vervangen door:″De kwijtschelding wordt geweigerd m.b.t. 15 van de restschulden.″',
    'partial',
  ],
  [
    'Faillissement van',
    'De tekst ″De kwijtschelding wordt gedeeltelijk geweigerd″ wordt vervangen door: ″De kwijtschelding wordt geweigerd″',
    'refused',
  ],
]

for (const [heading, body, extent] of LABELLED) {
  test(`${heading}: ${body.slice(0, 90)}: ${extent}`, () => {
    assert.deepEqual(extentOf(labelled(heading, body)), [extent])
  })
}

const DECIDED: [string, string][] = [
  [
    'verklaart het verzet van POMMERS tegen de kwijtschelding van PEREBOOM, in de volgende mate gegrond;\n- weigert de kwijtschelding aan PEREBOOM, voor de helft van de schuldvordering van POMMERS, zoals deze voortvloeit uit het vonnis van 6 juli 2029.',
    'partial',
  ],
  [
    'doet de gehele weigering van kwijtschelding teniet;\n- weigert de kwijtschelding aan Jan PEREBOOM, enkel wat betreft de restvordering van Piet POMMERS;\n- kent voor het overige de kwijtschelding toe.',
    'partial',
  ],
  ['kent aan de gefailleerde Jan PEREBOOM de kwijtschelding toe.', 'granted'],
  ['weigert aan de gefailleerde Jan PEREBOOM de kwijtschelding.', 'refused'],
]

for (const [ruling, extent] of DECIDED) {
  test(`ruling: ${ruling.slice(0, 90)}: ${extent}`, () => {
    const text = `Faillissement\nHof van beroep Gent\nBij arrest van het Hof van beroep te Gent, 7e kamer, d.d. 21 april 2031, in de zaak 2030/AR/503, werd het vonnis van 26 februari 2030 van de Ondernemingsrechtbank Gent, afdeling Dendermonde, hervormd.\nOpnieuw oordelend :\n- ${ruling}\nVoor eensluidend uittreksel : de griffier, P. PEN.`
    assert.deepEqual(extentOf(freeTextNotice(text)), [extent])
  })
}

test('a share of the debts, in per cent, is a part', () => {
  const text = `Faillite\nCour d’appel de Liège\nPar un arrêt du 21 avril 2031, la Cour d’appel de Liège a accordé à Jean POIRIER, domicilié à 4000 Liège, l’effacement de 75 % du passif de sa faillite déclarée ouverte par jugement du 13 novembre 2028.\nPour extrait conforme : A. PLUME, greffier.`
  assert.deepEqual(extentOf(freeTextNotice(text)), ['partial'])
})

test('a discharge that was withdrawn in part is partial at the closing', () => {
  const closing = { kind: 'bankruptcy_closing', detail: 'insufficient_assets, discharged_before' }
  const told = 'dekwijtscheldingwerdgedeeltelijkingetrokkenbijvonnisvan23/04/2029'
  assert.equal(withDischargeExtent(closing, told).detail, 'insufficient_assets, partial_discharge')
  assert.equal(withDischargeExtent(closing, 'dekwijtscheldingwerdtoegekend').detail, closing.detail)
})
