// What free-text rulings state beside their decision: dates, the delegated judge, who leaves office. All texts are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import type { EventFact } from '../../../domain/publications/gazette-fact.ts'
import { isSameEvent } from '../../../domain/timeline/merge-duplicates.ts'
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
  assert.equal(fact.keyDates.openedOn, '2030-09-25', 'the opening that stands')
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

test('a transfer has the end of its moratorium', () => {
  const fact = only(
    `Réorganisation judiciaire\nTribunal de l’entreprise francophone de Bruxelles\nSA POIRIER\nNuméro d’entreprise : ${NUMBER}\nPar jugement prononcé par la 5e chambre du tribunal de l’entreprise francophone de Bruxelles du 4 juin 2031, celui-ci a décidé de :\n- déclarer ouverte la procédure de transfert sous autorité judiciaire de la SA POIRIER;\n- accorder le sursis et fixer son échéance à la date du 6 août 2031;\n- désigner Maître Jeanne Pomme, dont le cabinet est sis à 1000 Bruxelles, rue du Poirier 8.`,
  )
  assert.deepEqual([fact.eventKind, fact.keyDates.suspensionEnd], ['transfer_opening', '2031-08-06'])
})

test('transfers to two buyers authorised on one day have the roll numbers of their rulings', () => {
  const sold = (roll: string, buyer: string) =>
    only(
      `Tribunal de l’entreprise francophone de Bruxelles\nPar jugement du 21 octobre 2031 (n° de RG ${roll} -\nn° de dossier 20310075), le tribunal de l’entreprise francophone de Bruxelles autorise le praticien de la liquidation Me Jeanne POMME, à transférer au nom et pour compte de la SA POIRIER inscrite à la B.C.E. sous le n° ${NUMBER}, les actifs et activités de celle-ci, au candidat acquéreur la ${buyer}.\nJ. POMME, praticien de la liquidation.`,
    )
  const [first, second] = [sold('N/31/01625', 'SAS VERGER'), sold('N/31/01624', 'SAS POTAGER')]
  assert.deepEqual(
    [first.eventKind, first.rollNumber, second.rollNumber],
    ['transfer_authorised', 'N/31/01625', 'N/31/01624'],
  )
  assert.equal(isSameEvent(first, second), false)
  assert.equal(isSameEvent(first, { ...first, numac: '2031700009' }), true)
})
