// What free-text rulings state beside their decision: dates, the delegated judge, who leaves office. All texts are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import type { EventFact } from '../../../domain/publications/gazette-fact.ts'
import { extractNotice } from '../extract-notice.ts'

const NUMBER = '0412.345.614'

function only(text: string): EventFact {
  const [fact, ...others] = extractNotice(freeTextNotice(text))
  assert.ok(fact && others.length === 0)
  return fact
}

const people = ({ practitioners }: EventFact) =>
  practitioners.map(({ role, change, name }) => `${name}: ${role} ${change}`)

test('a reorganisation has the end of its moratorium, the day of the vote and its delegated judge', () => {
  const fact = only(
    `Gerechtelijke reorganisatie\nOndernemingsrechtbank Gent, afdeling Oudenaarde\nBij vonnis van 29 december 2030 werd voor de heer Jan PERSOON, met ondernemingsnummer ${NUMBER}, de procedure van gerechtelijke reorganisatie geopend. De opschorting werd verleend tot 5 maart 2031, om 23 u. 59 m.\nHet reorganisatieplan dient neergelegd te worden uiterlijk op 5 februari 2031.\nDe datum voor de stemming over het reorganisatieplan werd bepaald op 26 februari 2031 om 11u10.\nIn deze werd als gedelegeerd rechter aangesteld : de heer Karel Noot (karel.noot@voorbeeld.be), rechter in ondernemingszaken.`,
  )
  assert.deepEqual(fact.keyDates, { suspensionEnd: '2031-03-05', creditorsVote: '2031-02-26' })
  assert.deepEqual(fact.judges, ['Karel Noot'])
})

test('a judge replaced in a bankruptcy has the day of its opening', () => {
  const fact = only(
    `Faillissement\nOndernemingsrechtbank Gent, afdeling Ieper\nBij vonnis van 22 april 2031 werd in het faillissement van BV PEREBOOM, met ondernemingsnummer ${NUMBER}, faillissement geopend bij vonnis van deze rechtbank in datum van 13 november 2027, de rechter-commissaris An Persoon, vervangen door de rechter-commissaris Luc Noot.`,
  )
  assert.equal(fact.eventKind, 'judge_replaced')
  assert.equal(fact.keyDates.openedOn, '2027-11-13')
})

test('a provisional administrator whose mission ends is discharged', () => {
  const fact = only(
    `Voorlopig bewindvoerders\nOndernemingsrechtbank Gent, afdeling Dendermonde\nBij vonnis van 19.01.2031 werd meester Laura Persoon, advocate te 9300 Aalst, Kerkstraat 33, eerder bij beschikking van 17.11.2030 aangesteld als voorlopig bewindvoerder over PEREBOOM Comm V, KBO ${NUMBER}, van haar taak ontslagen.`,
  )
  assert.deepEqual(people(fact), ['Laura Persoon: provisional_administrator discharged'])
})

test('curators of a bankruptcy that is upheld are in office', () => {
  const fact = only(
    `Faillissement\nOndernemingsrechtbank Gent, afdeling Oudenaarde\nBij vonnis van 23/12/2030 werd het verzet van BV PEREBOOM, met ondernemingsnummer ${NUMBER}, tegen het faillissementsvonnis van 25/09/2030 afgewezen als ongegrond.\nCurator : NATHALIE PERSOON, ANKERSTRAAT 9, 9506 IDEGEM- n@voorbeeld.be.`,
  )
  assert.equal(fact.detail, 'upheld')
  assert.deepEqual(people(fact), ['NATHALIE PERSOON: curator in_office'])
})

test('lawyers named by family name, comma and given name are liquidators', () => {
  const fact = only(
    `Hof van beroep Antwerpen\nBij arrest van 22 januari 2031 werd de ontbinding van BV PEREBOOM, ondernemingsnummer ${NUMBER}, uitgesproken en werd deze in vereffening gesteld.\nStelt aan als vereffenaars meester Persoon, Elke, en meester Noot, Jef, advocaten te 3700 Tongeren, Laan 6.`,
  )
  assert.deepEqual(people(fact), ['Persoon Elke: liquidator appointed', 'Noot Jef: liquidator appointed'])
})

test('a debtor called by a personal title is a natural person', () => {
  const fact = only(
    `Tribunal de l’entreprise du Hainaut, division Charleroi\nPar jugement du 8 mars 2031, le tribunal a révoqué le plan de réorganisation judiciaire de M. Jean POMME, domicilié à 6183 Trazegnies, inscrit à la BCE sous le n° ${NUMBER}.`,
  )
  assert.deepEqual([fact.debtor?.name, fact.debtor?.naturalPerson], ['Jean POMME', true])
})
