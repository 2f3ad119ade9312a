import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EventFact } from '../../../domain/publications/gazette-fact.ts'
import { extractNotice } from '../extract-notice.ts'
import { readBanDuration, readMovedCessation, readNewJudges } from './kind-particulars.ts'

function extract(text: string, publishedOn = '2031-03-14'): EventFact[] {
  return extractNotice({
    numac: '2031801234',
    kind: 'court_notice',
    publishedOn,
    language: null,
    text,
    reading: 'lines',
    printedNumber: '2031/101234',
    page: 1,
    edition: 1,
    enterpriseNumber: null,
    rubrics: [],
  })
}

const running = (body: string) =>
  extract(`Ondernemingsrechtbank Leuven
RegSol
Ondernemingsrechtbank Leuven.
Faillissement van: VERZONNEN DAKEN BV LAAN 142, 3000 LEUVEN.
Geopend op 12 juni 2030.
Referentie: 20300663.
Datum vonnis: 20 januari 2031.
Ondernemingsnummer: 0412.345.614
${body}
Voor eensluidend uittreksel: De curator: WILKENS GREGOOR.`)

const CESSATIONS: [string, string | null][] = [
  ['Terugbrenging van de datum van staking van betaling op 19/03/⏎2030', '2030-03-19'],
  ['Terugbrenging van de datum van staking van betaling op01/02/⏎2030', '2030-02-01'],
  ['Report de la date de cessation des paiements au 1er mars 2030', '2030-03-01'],
  ['Report de la date de cessation des paiements du 25 mai 2030 au 30 mars 2030', '2030-03-30'],
  ['De datum van staking van betaling wordt van 1 mei 2030 naar 1 maart 2030 verplaatst.', '2030-03-01'],
  [
    'La date de cessation des paiements, initialement fixée au 12 mai 2030, est reportée au 12 mars 2030',
    '2030-03-12',
  ],
  ['Fixe au 12 mars 2030 la date de cessation des paiements', '2030-03-12'],
  ['Festlegung des Zahlungseinstellungsdatums auf den: 01/02/2030', '2030-02-01'],
  [
    'Bij arrest van het Hof van beroep van 9 juni 2030. Vaststelling van de datum van staking van betaling op 1 mei 2030',
    '2030-05-01',
  ],
  ['Vordering tot wijziging van de datum van staking van betaling', null],
]

for (const [body, date] of CESSATIONS) {
  test(`cessation date moved: ${body}`, () => {
    assert.equal(readMovedCessation(body.replaceAll('⏎', ' ')), date)
  })
}

test('a moved cessation date is the event date, unless it is after the opening', () => {
  const moved = (day: string) =>
    running(`Terugbrenging van de datum van staking van betaling\nop ${day}`)[0]?.keyDates.cessationOfPayments
  assert.equal(moved('19/03/2030'), '2030-03-19')
  assert.equal(moved('19/03/2031'), undefined)
})

const BANS: [string, number, number][] = [
  ['verboden wordt een onderneming uit te baten voor een duur van 5 jaar', 5, 0],
  ['pour une durée de cinq ans', 5, 0],
  ['gedurende een periode van tien (10) jaar', 10, 0],
  ['pour une durée de 10 (dix) ans', 10, 0],
  ['VOOR EEN TERMIJN VAN 10 JAAR', 10, 0],
  ['pourune durée de 06 années', 6, 0],
  ['voor een termijn van achttien maanden', 0, 18],
  ['pour une période de trois ans et six mois', 3, 6],
  ['für die Dauer von fünf Jahren', 5, 0],
]

for (const [text, years, months] of BANS) {
  test(`ban duration: ${text}`, () => assert.deepEqual(readBanDuration(text), { years, months }))
}

test('a town, a prison sentence and two different bans yield no duration', () => {
  assert.equal(readBanDuration('domicilié à 4430 Ans, interdit d’exercer'), null)
  assert.equal(readBanDuration('gevangenisstraf voor een duur van 3 jaar'), null)
  assert.equal(readBanDuration('X voor een termijn van 3 jaar, Y voor een termijn van 5 jaar'), null)
})

const JUDGES: [string, string[]][] = [
  [
    'De Rechter Commissaris: MARC RASKEN. is vervangen door De Rechter Commissaris: FIRMIN DE BULT.',
    ['FIRMIN DE BULT'],
  ],
  [
    'Le juge commissaire : A B est remplacé par Les juges commissaires : LUC MICHAUX, ANNE VAN DYCKE',
    ['LUC MICHAUX', 'ANNE VAN DYCKE'],
  ],
  ['Vervanging van rechter-commissaris Marc Rasken door mevrouw An De Smedt', ['An De Smedt']],
  [
    'désigne Monsieur Luc Michaux en qualité de juge-commissaire en remplacement de Marc Rasken',
    ['Luc Michaux'],
  ],
  ['Der Konkursrichter: MARC RASKEN. wird ersetzt durch Der Konkursrichter: LAURA WEBERN.', ['LAURA WEBERN']],
  ['De Rechter Commissaris:. is vervangen door De Rechter Commissaris:.', []],
]

for (const [body, names] of JUDGES) {
  test(`the new judge is extracted: ${body.slice(0, 70)}`, () => assert.deepEqual(readNewJudges(body), names))
}

test('the judge of a notice of replacement is the new one', () => {
  const [fact] = running(
    'De Rechter Commissaris: MARC RASKEN. is vervangen door De Rechter Commissaris: FIRMIN DE BULT.',
  )
  assert.deepEqual([fact?.eventKind, fact?.judges], ['judge_replaced', ['FIRMIN DE BULT']])
})

test('a closing can include a ban with a duration', () => {
  const facts = extract(`Tribunal de l’entreprise du Hainaut, division Mons
Tribunal de l’entreprise du Hainaut, division Mons.
Approbation du plan de répartition et clôture de la dissolution
judiciaire de : BEAUX CHEVEUX ASBL- RUE DES CAPU-
CINES 21, 7000 MONS
Numéro d’entreprise : 0412.345.614
Par jugement du : 26 janvier 2031
Fait interdiction à Mme Ingrid VERZONNEN, pour une durée
de 3 ANNEES, d’exercer les fonctions d’administrateur
Pour extrait conforme : Le Greffier, I. GOUVERNEUR.`)
  assert.deepEqual(
    facts.map(({ eventKind, duration, practitioners }) => [eventKind, duration, practitioners.length]),
    [
      ['judicial_dissolution_closing', undefined, 0],
      ['professional_ban', { years: 3, months: 0 }, 0],
    ],
  )
})

test('text after an empty label is still read', () => {
  const facts = extract(`Ondernemingsrechtbank Gent, afdeling Gent
Ondernemingsrechtbank Gent, afdeling Gent.
Afsluiting door vereffening van: PEERS JAN (VOS VOF)
Geopend op 27 maart 2018
Referentie: 20180110
Datum vonnis: 16 januari 2031
Ondernemingsnummer:
De gefailleerde is verschoonbaar verklaard.
Voor eensluidend uittreksel: A. VERZONNEN - GRIFFIER`)
  assert.deepEqual(
    facts.map(({ eventKind, detail, enterpriseNumber }) => [eventKind, detail, enterpriseNumber]),
    [
      ['bankruptcy_closing', 'liquidation, excusable', null],
      ['excusability_decision', 'granted', null],
    ],
  )
})

const GERMAN: [string, string, string | null][] = [
  ['Abschluss durch Löschung von/der: A GMBH', 'bankruptcy_closing', null],
  ['Abschluss des Konkurses durch Liquidation von/der: A GMBH', 'bankruptcy_closing', 'liquidation'],
  ['Schließung des Konkurses mangels Masse von/der: A GMBH', 'bankruptcy_closing', 'insufficient_assets'],
  ['Abschluss wegen Streichung der: A GMBH', 'bankruptcy_closing', null],
  [
    'Abschluss wegen unzureichende Aktiva mit Löschung der Restschuld\ndes Konkurses von/der: PEERS HANS',
    'bankruptcy_closing',
    'insufficient_assets, discharged',
  ],
  ['Rücknahme des Konkurses von/der: A GMBH', 'bankruptcy_revocation', null],
  ['Wiedereröffnung des Konkurses von/der: A GMBH', 'bankruptcy_reopening', null],
  ['Abschluss der gerichtlichen Reorganisation von/der: A GMBH', 'reorganisation_closing', null],
  [
    'Ablehnung der Eröffnung der gerichtlichen Reorganisation von/der: A GMBH',
    'reorganisation_opening_refused',
    null,
  ],
  [
    'Teilweiser Erlass der Restschuld vor Abschluss des Konkurses von/der: PEERS HANS',
    'discharge_decision',
    'partial',
  ],
  ['Aufhebung der gerichtlichen Auflösung von/der: A GMBH', 'judicial_dissolution_revoked', null],
]

for (const [heading, kind, detail] of GERMAN) {
  test(`“${heading.replaceAll('\n', ' ')}” is ${kind}`, () => {
    const [fact] = extract(
      `Unternehmensgericht Eupen\nUnternehmensgericht EUPEN.\n${heading}\nZUD Nr: 0412.345.614\nUrteil vom: 10 Februar 2031.\nFür gleichlautenden Auszug: X.`,
    )
    assert.deepEqual([fact?.eventKind, fact?.detail], [kind, detail])
  })
}

test('a notice corrects its own label', () => {
  const [fact] = extract(`Ondernemingsrechtbank Gent, afdeling Gent
Ondernemingsrechtbank Gent, afdeling Gent.
In toepassing van art. XX.32§2 WER over:
PEERS JAN, DORENT 31/2, 9420 ERPE-MERE,
Ondernemingsnummer: 0412.345.614
Datum uitspraak: 18/02/2031
DATUM UITSPRAAK DIENT GELEZEN TE WOR-
DEN: 12/02/31
Voor eensluidend uittreksel: A. VERZONNEN.`)
  assert.equal(fact?.eventDate, '2031-02-12')
  assert.equal(fact?.corrects, null)
})

test('a judgment after its publication or before 1990 has no date, and a doubt with the reason', () => {
  const dated = (day: string) => {
    const [fact] = extract(
      `Ondernemingsrechtbank Leuven\nOndernemingsrechtbank Leuven.\nSummiere afsluiting faillissement van: A NV\nDatum vonnis: ${day}.\nOndernemingsnummer: 0412.345.614\n`,
    )
    return [fact?.eventDate, fact?.doubts]
  }
  assert.deepEqual(dated('14 maart 2031'), ['2031-03-14', undefined])
  assert.deepEqual(dated('15 maart 2031'), [null, [{ field: 'eventDate', reason: 'after_publication' }]])
  assert.deepEqual(dated('15 maart 1975'), [null, [{ field: 'eventDate', reason: 'too_early' }]])
})

test('a reprinted notice names the one it annuls', () => {
  const [fact] = extract(`Tribunal de l’entreprise du Hainaut, division Tournai
Tribunal de l’entreprise du Hainaut, division Tournai.
Dissolution judiciaire de : TENUE D’AVRIL- RUE DU FOLLET(K) 10/4,
7540 KAIN (TOURNAI)
Numéro d’entreprise : 0412.345.614
Date du jugement : 27 janvier 2031
ERRATUM VEUILLEZ NE PAS TENIR COMPTE DE LA PUBLICA-
TION 2031803899
Pour extrait conforme : Le Greffier, S. URBAN.`)
  assert.equal(fact?.eventKind, 'judicial_dissolution')
  assert.deepEqual(fact?.corrects, { numac: '2031803899', pubDate: null, effect: 'annulled' })
})

test('an erratum that reprints the heading is classified by the reprint', () => {
  const [fact] = extract(`Ondernemingsrechtbank Gent, afdeling Dendermonde
Erratum van de tekst verschenen in het Belgisch Staatsblad
d.d. 7 februari 2031 met publicatienummer : 2031805211
Afsluiting faillissement door vereffening met kwijtschelding van :
PEERS JAN, DIJK 2, 9120 BEVEREN.
Datum vonnis : 4 februari 2031.
Ondernemingsnummer : 0412.345.614.`)
  assert.deepEqual(
    [fact?.eventKind, fact?.detail, fact?.debtor?.name],
    ['bankruptcy_closing', 'liquidation, discharged', 'PEERS JAN'],
  )
  assert.equal(fact?.corrects?.numac, '2031805211')
})

test('an erratum that annuls a notice does not repeat its event', () => {
  const [fact] = extract(`Tribunal de l’entreprise francophone de Bruxelles
Avis rectificatif
Remplacement de juge-commissaire – (Avis nul et non ave-
nu)
Faillite de : SPRL CONSTRUCTOX, BOULEVARD BARTHELEMY 17, 1000 BRUXELLES.
Déclarée le 6 juillet 2030.
Référence : 20300526.
Date du jugement : 16 juin 2030.
Numéro d’entreprise : 0412.345.614.
Le juge commissaire : NADIA BILLAN
est remplacé par :
Le juge commissaire : LAURENT JOURD.
Pour extrait conforme : G. STOOPS, curateur.`)
  assert.deepEqual([fact?.eventKind, fact?.corrects?.effect], ['bankruptcy_correction', 'annulled'])
})

test('the day of the first report is no day for claims', () => {
  const [fact] = extract(
    `Tribunal de l’entreprise de Liège, division Huy.
Ouverture de la faillite de : SRL POIRIER, QUAI DU VERGER 5, 4500 HUY.
Numéro d’entreprise : 0412.345.614
Date de la faillite : 20 avril 2031
Dépôt des créances : dans le délai de trente jours à dater du prononcé du jugement.
Dépôt du premier procès-verbal de vérification des créances : 12 mai 2031.`,
    '2031-05-14',
  )
  assert.equal(fact?.keyDates.claimsDeadline, undefined)
})
