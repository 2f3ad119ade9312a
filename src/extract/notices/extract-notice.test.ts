import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EventFact } from '../../domain/publications/gazette-fact.ts'
import type { Publication } from '../../domain/publications/publication.ts'
import { extractNotice } from './extract-notice.ts'

function notice(text: string, more: Partial<Publication> = {}): Publication {
  return {
    numac: '2031801234',
    kind: 'court_notice',
    publishedOn: '2031-03-14',
    language: null,
    text: text.replace(/^\n/, ''),
    reading: 'lines',
    printedNumber: '2031/101234',
    page: 1,
    edition: 1,
    enterpriseNumber: null,
    rubrics: [],
    ...more,
  }
}

function only(facts: EventFact[]): EventFact {
  assert.equal(facts.length, 1)
  return facts[0] as EventFact
}

const DUTCH_OPENING = `
Ondernemingsrechtbank Gent, afdeling Dendermonde
RegSol
Ondernemingsrechtbank Gent, afdeling Dendermonde.
Opening van het faillissement van: VERZONNEN DAKEN BV MEERSELE-
DREEF 12/3, 9160 LOKEREN.
Handelsactiviteit: dakwerken
Ondernemingsnummer: 0412.345.614
Referentie: 20310098.
Datum faillissement: 26 februari 2031.
Rechter Commissaris: LEA VANDERMEERSEL.
Curators: TOON ARKENS, JAARMARKTLAAN 19/31, 3600 GENK-
toon.arkens@voorbeeld.be; GEERTRUI ROEKENS, JAARMARKTLAAN 19/31,
3600 GENK- geertrui@voorbeeld.be; ILONA LO GIRALDI, JAAR-
MARKTLAAN 19/31, 3600 GENK- ilona@voorbeeld.be.
Voorlopige datum van staking van betaling: 25/02/2031
Datum neerlegging van de schuldvorderingen: binnen de termijn
van dertig dagen te rekenen vanaf de datum van uitspraak van het
vonnis in het Centraal Register Solvabiliteit via de site www.regsol.be.
Neerlegging van het eerste proces-verbaal van de verificatie van de
schuldvorderingen in het Centraal Register Solvabiliteit via de website
www.regsol.be: op 4 april 2031.
Voor eensluidend uittreksel: De curator: ARKENS TOON.`

test('an opening has company, court, date, reference, judge, all curators with office, and the key dates', () => {
  const publication = notice(DUTCH_OPENING)
  const { span, ...fact } = only(extractNotice(publication))
  assert.deepEqual(fact, {
    fact: 'event',
    numac: '2031801234',
    pubDate: '2031-03-14',
    enterpriseNumber: '0412345614',
    identifiedBy: 'printed',
    debtor: {
      name: 'VERZONNEN DAKEN',
      legalForm: 'BV',
      naturalPerson: false,
      address: 'MEERSELEDREEF 12/3, 9160 LOKEREN',
    },
    eventKind: 'bankruptcy_opening',
    source: 'faillissement',
    severity: 'high',
    court: 'Ondernemingsrechtbank Gent, afdeling Dendermonde',
    eventDate: '2031-02-26',
    reference: '20310098',
    judges: ['LEA VANDERMEERSEL'],
    practitioners: ['TOON ARKENS', 'GEERTRUI ROEKENS', 'ILONA LO GIRALDI'].map((name, index) => ({
      role: 'curator',
      change: 'appointed',
      name,
      officeAddress: 'JAARMARKTLAAN 19/31, 3600 GENK',
      email: ['toon.arkens@voorbeeld.be', 'geertrui@voorbeeld.be', 'ilona@voorbeeld.be'][index],
      label: 'Curators',
    })),
    keyDates: { cessationOfPayments: '2031-02-25', firstVerificationReport: '2031-04-04' },
    corrects: null,
    detail: null,
  })
  assert.match(publication.text.slice(span.start, span.end), /^Opening van het faillissement van: VERZONNEN/)
})

test("a natural person's birth is dropped and the home reduced to its municipality", () => {
  const fact = only(
    extractNotice(
      notice(`
Tribunal de l’entreprise de Liège, division Namur
RegSol
Tribunal de l’entreprise de Liège, division Namur.
Ouverture de la faillite de : DUMORTIN JEANNINE, RUE DES FOSSES
FLEURIS 28, 5000 NAMUR,
né(e) le 02/08/1982 à NAMUR.
Numéro d’entreprise : 0700.112.247
Référence : 20310043.
Date de la faillite : 1er mars 2031.
Juge commissaire : ALAIN GRODENT.
Curateur : CLAIRE LEDOYEN, AV DE LA PLANTE, 11A,
5000 NAMUR- c.ledoyen@exemple.be.
Co-Curateur : JEAN PAUL BROHET, AV. CHARLES 6,
1160 BRUXELLES 16-
Pour extrait conforme : Le curateur : LEDOYEN CLAIRE.`),
    ),
  )
  assert.deepEqual(fact.debtor, {
    name: 'DUMORTIN JEANNINE',
    legalForm: null,
    naturalPerson: true,
    address: '5000 NAMUR',
  })
  assert.equal(fact.eventDate, '2031-03-01')
  assert.deepEqual(
    fact.practitioners.map(({ name, officeAddress }) => [name, officeAddress]),
    [
      ['CLAIRE LEDOYEN', 'AV DE LA PLANTE, 11A, 5000 NAMUR'],
      ['JEAN PAUL BROHET', 'AV. CHARLES 6, 1160 BRUXELLES 16'],
    ],
  )
  assert.doesNotMatch(JSON.stringify(fact), /1982|FLEURIS/)
})

function withHeading(heading: string, court = 'Ondernemingsrechtbank Leuven'): Publication {
  return notice(
    `${court}\n${court}.\n${heading}\nReferentie: 20280265.\nDatum vonnis: 20 februari 2031.\nOndernemingsnummer: 0412.345.614\nVoor eensluidend uittreksel: K. VERZONNEN.`,
  )
}

const HEADINGS: [string, string, string | null][] = [
  [
    'Sluiting faillissement wegens ontoereikend actief van: A BV LAAN 1, 3000 LEUVEN.',
    'bankruptcy_closing',
    'insufficient_assets',
  ],
  [
    'Sluiting faillissement wegens ontoereikend actief met kwijtschelding van:\nPEERS JAN, LAAN 1, 3000 LEUVEN,',
    'bankruptcy_closing',
    'insufficient_assets, discharged',
  ],
  [
    'Afsluiting faillissement door vereffening zonder toepassing van kwijt-\nschelding van: PEERS JAN, LAAN 1, 3000 LEUVEN,',
    'bankruptcy_closing',
    'liquidation, discharge_not_decided',
  ],
  [
    'Afsluiting faillissement door vereffening na niet kwijtschelding van: PEERS JAN',
    'bankruptcy_closing',
    'liquidation, discharge_refused_before',
  ],
  ['Afsluiting door vereffening van: A BVBA', 'bankruptcy_closing', 'liquidation'],
  ['Summiere afsluiting faillissement van: A NV', 'bankruptcy_closing', 'summary'],
  ['Clôture, par liquidation, de la faillite de : A SPRL', 'bankruptcy_closing', 'liquidation'],
  [
    'Clôture pour insuffisance d’actif avec effacement partiel de la faillite\nde : PEERS JEAN',
    'bankruptcy_closing',
    'insufficient_assets, partial_discharge',
  ],
  [
    'Clôture par liquidation sans statuer sur l’effacement de la faillite de : X',
    'bankruptcy_closing',
    'liquidation, discharge_not_decided',
  ],
  [
    'Abschluss wegen unzureichende Aktiva mit Erlass der Restschuld\ndes Konkurses von/der: PEERS HANS',
    'bankruptcy_closing',
    'insufficient_assets, discharged',
  ],
  ['Kwijtschelding vóór afsluiting van het faillissement van: PEERS JAN', 'discharge_decision', 'granted'],
  ['Non effacement avant clôture de la faillite de : PEERS JEAN', 'discharge_decision', 'refused'],
  ['Openingvanhetfaillissementvan:PEERSJAN,LAAN 1', 'bankruptcy_opening', null],
  ['Konkurseröffnung auf Ladung von/der: A GMBH', 'bankruptcy_opening', null],
  ['Par arrêt de la Cour d’appel de Mons, Ouverture de la faillite de : A SRL', 'bankruptcy_opening', null],
  [
    'Opening van de gerechtelijke reorganisatie van:\nA BV LAAN 1, 3000 LEUVEN.',
    'reorganisation_opening',
    null,
  ],
  ['Prorogation du sursis de la réorganisation judiciaire de :\nA SRL', 'reorganisation_extension', null],
  [
    'Rejet de la demande de Prorogation du sursis de la réorganisation\njudiciaire de :\nA SRL',
    'reorganisation_extension_refused',
    null,
  ],
  ['Geen homologatie van het plan voor:\nA BV', 'reorganisation_plan_refused', null],
  [
    'Révocation du plan de réorganisation judiciaire homologué le\n27/10/2028 de :\nA SRL',
    'reorganisation_plan_revoked',
    null,
  ],
  [
    'Aufhebung des am 14/10/2028 homologierten Reorganisationsplans\nvon/der:\nA GMBH',
    'reorganisation_plan_revoked',
    null,
  ],
  ['Voortijdige beëindiging van de gerechtelijke reorganisatie van:\nA BV', 'reorganisation_early_end', null],
  ['Homologation de l’accord amiable de :\nA SRL', 'amicable_agreement_homologated', null],
  ['Opening overdracht onder gerechtelijk gezag van:\nA BV', 'transfer_opening', null],
  ['In toepassing van art. XX.32§2 WER over:\nA BV', 'provisional_administrator_appointed', null],
  ['En application de l’art. XX.30 CDE pour :\nA SRL', 'restructuring_expert_appointed', null],
  [
    'Gerechtelijke ontbinding en onmiddellijke sluiting van: A VZW- LAAN 1,\n3000 LEUVEN',
    'judicial_dissolution_and_closing',
    null,
  ],
  ['Dissolution judiciaire de : A SRL- RUE 1, 1000 BRUXELLES', 'judicial_dissolution', null],
  [
    'Goedkeuring van het plan van verdeling en sluiting van gerechtelijke\nontbinding van: A BV',
    'judicial_dissolution_closing',
    'distribution_approved',
  ],
]

for (const [heading, kind, detail] of HEADINGS) {
  test(`“${heading.replaceAll('\n', ' ').slice(0, 80)}” is ${kind}${detail ? ` (${detail})` : ''}`, () => {
    const fact = only(extractNotice(withHeading(heading)))
    assert.deepEqual([fact.eventKind, fact.detail], [kind, detail])
    assert.equal(fact.enterpriseNumber, '0412345614')
    assert.equal(fact.eventDate, '2031-02-20')
  })
}

test('a transfer that ends in bankruptcy yields two events', () => {
  const facts = extractNotice(
    withHeading(
      'Einde overdracht onder gerechtelijk gezag en opening van het fail-\nlissement van: A BV LAAN 6, 9051 AFSNEE.',
    ),
  )
  assert.deepEqual(
    facts.map(({ eventKind, source }) => [eventKind, source]),
    [
      ['bankruptcy_opening', 'faillissement'],
      ['transfer_end', 'reorg'],
    ],
  )
})

function running(body: string): Publication {
  return notice(`
Ondernemingsrechtbank Antwerpen, afdeling Antwerpen
RegSol
Ondernemingsrechtbank Antwerpen, afdeling Antwerpen.
Faillissement van: INTERDICTIE INTREKKING BV LAAN 142,
2610 WILRIJK (ANTWERPEN).
Geopend op 12 juni 2030.
Referentie: 20300663.
Datum vonnis: 20 januari 2031.
Ondernemingsnummer: 0412.345.614
${body}
Voor eensluidend uittreksel: De curator: WILKENS GREGOOR.`)
}

const BODIES: [string, string, string | null][] = [
  [
    'De Rechter Commissaris: MARC RASKEN.\nis vervangen door\nDe Rechter Commissaris: FIRMIN BULT.',
    'judge_replaced',
    null,
  ],
  [
    'De curator: ROBIN TAVER, LEI 182,\n2000 ANTWERPEN 1- r@voorbeeld.be.\nis op zijn verzoekvervangen door:\nDe curator: GREGOOR WILKENS, STRAAT 262,\n2018 ANTWERPEN 1- g@voorbeeld.be.',
    'curator_replaced',
    null,
  ],
  [
    'Aanstelling van een bijkomende curator: JOHAN COLPER,\nBAAN 233A, 9112 SINAAI-WAAS- j@voorbeeld.be.',
    'curator_added',
    null,
  ],
  [
    'Ontslag, ambtshalve van bijkomende curator ALEX BASTEN, LAAN 63, 2000 ANTWERPEN 1-\na@voorbeeld.be.',
    'curator_discharged',
    null,
  ],
  ['Het faillissement werd ingetrokken.', 'bankruptcy_revocation', null],
  ['Terugbrenging van de datum van staking van betaling\nop 19/03/2030', 'cessation_date_moved', null],
  ['De kwijtschelding is toegestaan', 'discharge_decision', 'granted'],
  ['De kwijtschelding is volledig geweigerd', 'discharge_decision', 'refused'],
  ['De toegestane kwijtschelding wordt nietig verklaard.', 'discharge_decision', 'revoked'],
  [
    'Zegt voor recht dat JANS PIET, zonder gekend adres, in toepassing\nvan art.XX.229 WER verboden wordt om een onderneming uit te baten.',
    'professional_ban',
    null,
  ],
  ['De gefailleerde is niet verschoonbaar verklaard.', 'excusability_decision', 'refused'],
  ['', 'bankruptcy_other', null],
]

for (const [body, kind, detail] of BODIES) {
  test(`a pending bankruptcy with “${body.replaceAll('\n', ' ').slice(0, 60)}” is ${kind}`, () => {
    const fact = only(extractNotice(running(body)))
    assert.deepEqual([fact.eventKind, fact.detail], [kind, detail])
    assert.equal(fact.keyDates.openedOn, '2030-06-12')
    assert.equal(fact.eventDate, '2031-01-20')
  })
}

test('a replaced curator is discharged and the new one appointed', () => {
  const [, [body]] = BODIES as [unknown, [string]]
  assert.deepEqual(
    only(extractNotice(running(body))).practitioners.map(({ name, change }) => [name, change]),
    [
      ['ROBIN TAVER', 'discharged'],
      ['GREGOOR WILKENS', 'appointed'],
    ],
  )
})

test('a notice that names the curator in office adds none', () => {
  const running = (rest: string, body: string) => `Tribunal de l’entreprise de Liège, division Liège
Faillite de : SRL POIRIER, AVENUE DU VERGER 2, 4000 LIEGE.
${rest}
${body}
L. PLUME, greffier.`
  const judge = notice(
    running(
      'Déclarée : le 12 juin 2030.\nRéférence : 20300588.\nDate du jugement : 20 janvier 2031.\nNuméro d’entreprise : 0412.345.614.',
      'Le juge commissaire : Monsieur LUC AVANT.\nEst remplacé par :\nLe juge commissaire : Monsieur JEAN APRES.\nLe curateur : Jeanne MESURE.',
    ),
    { numac: '2031701234' },
  )
  const { eventKind, judges, keyDates } = only(extractNotice(judge))
  assert.deepEqual([eventKind, judges, keyDates.openedOn], ['judge_replaced', ['JEAN APRES'], '2030-06-12'])
  const cessation = notice(
    running(
      'Numéro d’entreprise : 0412.345.614\nRéférence : 20300588.\nDate de la faillite : 12 juin 2030.\nCurateur : JEANNE MESURE, RUE DES POMMIERS 48, 4000 LIEGE.',
      'La date de cessation des paiements a été avancée au 11 mars 2030.',
    ),
    { numac: '2031701234' },
  )
  assert.equal(only(extractNotice(cessation)).eventKind, 'cessation_date_moved')
})

test('a co-curator without a name that is one is not served as an addition', () => {
  const nobody = running('Aanstelling van een co-curator: voor eensluidend.')
  assert.deepEqual(
    extractNotice(nobody).map(({ eventKind, severity }) => [eventKind, severity]),
    [['bankruptcy_other', 'med']],
  )
})

test('a list of companies under one heading yields an event for each', () => {
  const facts = extractNotice(
    notice(`
Tribunal de l’entreprise francophone de Bruxelles
Tribunal de l’entreprise francophone de Bruxelles.
En application de l’art. XX.30 CDE pour :
SA ALPHA CHAUSSEE DE WATERLOO 1135, 1180 UCCLE.
Numéro d’entreprise : 0412.345.614
Date de l’ordonnance : 13/02/2031
Le praticien de la réorganistation désigné :
PIERRE HERMANS avocat - adresse électronique est :
p@exemple.be.
Tribunal de l’entreprise francophone de Bruxelles.
En application de l’art. XX.30 CDE pour les sociétés suivantes :
SA ALPHA (BCE-0412.345.614)
SRL BETA (0700.112.247)
SA GAMMA (0812.332.141)
Date de l’ordonnance : 13/02/2031
Pour extrait conforme : Le greffier, A. BARBE.`),
  )
  assert.deepEqual(
    facts.map(({ enterpriseNumber }) => enterpriseNumber),
    ['0412345614', '0700112247', '0812332141'],
  )
})

test('whom the court appointed is not dissolved, though the head prints the name where the debtor stands', () => {
  const dissolved = (body: string) =>
    only(
      extractNotice(
        notice(`Ondernemingsrechtbank Leuven
Gerechtelijke ontbinding van: MR HAAS ALIDA VOORLOPIG
BEWINDVOERDER- HAZENDREEF 43, 3000 LEUVEN
Ondernemingsnummer: -
Datum van het vonnis: 22 december 2030
${body}Voor eensluidend uittreksel: De griffier, S. Pluim.`),
      ),
    )
  const { enterpriseNumber, debtor } = dissolved(
    'Verklaart BV PEER, met\nzetel te 3000 LEUVEN, ingeschreven onder nummer 0999.910.048 ontbonden.\n',
  )
  assert.deepEqual([enterpriseNumber, debtor?.name], ['0999910048', 'PEER'])
  const unsaid = dissolved('')
  assert.deepEqual(
    [unsaid.enterpriseNumber, unsaid.debtor, unsaid.doubts],
    [null, null, [{ field: 'debtor', reason: 'name_is_label' }]],
  )
})

test('a second line of the court above a remark begins no notice of its own, whatever the sections are called', () => {
  const text = `Tribunal de l’entreprise du Hainaut, division Mons.
Dissolution judiciaire et clôture immédiate de : POIRIER SPRL- RUE DU VERGER 18, 7333 TERTRE
Numéro d’entreprise : 0412.345.614
Date du jugement : 2 février 2031
Tribunal de l’entreprise du Hainaut, division Mons.
SANS LIQUIDATEUR CONNU
Numéro d’entreprise : 0412.345.614
Pour extrait conforme : Le Greffier, A. PLUME.`
  for (const rubrics of [[], ['Faillite', 'Faillissement']]) {
    const fact = only(extractNotice(notice(text, { rubrics })))
    assert.deepEqual([fact.eventKind, fact.eventDate], ['judicial_dissolution_and_closing', '2031-02-02'])
  }
})

test('a ruling on an opposition, dated before the opening printed below it, has no date and a doubt', () => {
  const ruling = (day: string) =>
    only(
      extractNotice(
        notice(
          `Ondernemingsrechtbank Gent, afdeling Brugge
Bij vonnis van de ondernemingsrechtbank Gent, afdeling Brugge,
d.d. ${day}, werd het verzet tegen het faillissement van
BV Verzonnen Daken met zetel te 8200 Brugge, Laan 20, en met ondernemingsnummer 0412.345.614 afgewezen als niet gegrond.
Ondernemingsrechtbank Gent, afdeling Brugge.
Opening van het faillissement van : VERZONNEN DAKEN BV LAAN 20, 8200 BRUGGE.
Ondernemingsnummer : 0412.345.614
Referentie : 20310310.
Datum faillissement : 1 februari 2031.
Curator : AN PERELAER, STRAAT 8, 8730 BEERNEM.`,
          { numac: '2031701234' },
        ),
      ),
    )
  const mistyped = ruling('16 februari 2021')
  assert.deepEqual(
    [mistyped.eventKind, mistyped.detail, mistyped.eventDate],
    ['bankruptcy_other', 'upheld', null],
  )
  assert.deepEqual(mistyped.doubts, [{ field: 'eventDate', reason: 'before_opening' }])
  assert.deepEqual([mistyped.reference, mistyped.keyDates.openedOn], ['20310310', '2031-02-01'])
  const right = ruling('16 februari 2031')
  assert.deepEqual([right.eventDate, right.doubts], ['2031-02-16', undefined])
})

test('terms of grace are an event of a reorganisation, wherever the labels part the sentence', () => {
  const text = `Tribunal de l’entreprise du Brabant wallon.
A accordé à
POIRIER SA BCE 0412.345.614 RUE HAUTE 17/2, 1480 TUBIZE.
Activité commerciale : holding
des délais modérés tels que visés à l’article 5.201 du Code civil
Cette décision vaut accord amiable à l’égard des créanciers
concernés.
Numéro d’entreprise : 0412.345.614
Date du jugement : 19/02/2031
Référence : 20300053
Pour extrait conforme : La greffière, A. Plume.`
  const { eventKind, detail, enterpriseNumber, debtor, eventDate } = only(extractNotice(notice(text)))
  assert.deepEqual(
    [eventKind, detail, enterpriseNumber, debtor?.name, eventDate],
    ['reorganisation_other', 'moderate_terms', '0412345614', 'POIRIER', '2031-02-19'],
  )
})

test('an erratum of any name that prints the opening again has its curator', () => {
  const fact = only(
    extractNotice(
      notice(
        `
Tribunal de l’entreprise francophone de Bruxelles
« Modification publication »
Ouverture de la faillite de : POIRIER SA, AVENUE DU VERGER 54, 1050 IXELLES.
Numéro d’entreprise : 0412.345.614.
Référence : 20310346.
Date de la faillite : 20/02/2031.
Juge-commissaire : Luc MESURE.
Curateur : POMMIER, LISE, AVOCAT A 1170 BRUXELLES,
CHAUSSEE DE LA TOUR 150 - l.pommier@exemple.be
Pour extrait conforme : le curateur, Lise POMMIER.`,
        { numac: '2031701234' },
      ),
    ),
  )
  assert.deepEqual([fact.eventKind, fact.detail], ['bankruptcy_correction', 'opening_restated'])
  assert.deepEqual(
    fact.practitioners.map(({ name, officeAddress }) => [name, officeAddress]),
    [['POMMIER LISE', '1170 BRUXELLES, CHAUSSEE DE LA TOUR 150']],
  )
})

test('an opening at the end of a reorganisation, named first, yields both and has the curator', () => {
  for (const heading of [
    'Einde opschorting onder collectief akkoord en opening van het fail-\nlissement van : A BV LAAN 6, 9051 AFSNEE.',
    'Fin anticipée de la réorganisation judiciaire et ouverture de la faillite de : A SRL, RUE HAUTE 6, 4000 LIEGE.',
    'Vorzeitige Beendigung der gerichtlichen Reorganisation und Konkurseröffnung von: A GMBH, WEG 6, 4700 EUPEN.',
  ]) {
    const facts = extractNotice(withHeading(`${heading}\nCurator : AN PERELAER.`))
    assert.deepEqual(
      facts.map(({ eventKind, detail }) => [eventKind, detail]),
      [
        ['bankruptcy_opening', 'after_early_end_of_reorganisation'],
        ['reorganisation_early_end', 'bankruptcy'],
      ],
    )
    assert.deepEqual(
      facts[0]?.practitioners.map(({ name }) => name),
      ['AN PERELAER'],
    )
  }
})

test('a heading of its own words keeps the labels of an opening', () => {
  const text = `Ondernemingsrechtbank Gent, afdeling Gent
De rechtbank verklaart failliet : VERZONNEN DAKEN BV LAAN 6, 9051 AFSNEE.
Ondernemingsnummer : 0412.345.614
Datum faillissement : 24 februari 2031.
Curator : AN PERELAER.`
  const fact = only(extractNotice(notice(text, { numac: '2031701234' })))
  assert.deepEqual(
    [fact.eventKind, ...fact.practitioners.map(({ name }) => name)],
    ['bankruptcy_opening', 'AN PERELAER'],
  )
})

test('an erratum that repeats the notice replaces the original', () => {
  const fact = only(
    extractNotice(
      notice(`
Ondernemingsrechtbank Antwerpen, afdeling Mechelen
Ondernemingsrechtbank Antwerpen, afdeling Mechelen.
ERRATUM: Faillissement van: ALPHA BV VELD 2, 2811 HOMBEEK.
Geopend op 18 maart 2030.
Referentie: 20300069.
Datum vonnis: 17 februari 2031.
Ondernemingsnummer: 0412.345.614
De publicatie van 20 februari 2031 met numac 2031807259 dient als
volgt gelezen te worden:
Ondernemingsrechtbank Antwerpen, afdeling Mechelen
RegSol
Ondernemingsrechtbank Antwerpen, afdeling Mechelen.
Afsluiting faillissement door vereffening van: ALPHA BV VELD 2,
2811 HOMBEEK.
Geopend op 18 maart 2030.
Referentie: 20300069.
Datum vonnis: 17 februari 2031.
Ondernemingsnummer: 0412.345.614
Aangeduide vereffenaar(s):
VERHUYS THOMAS DUINSTRAAT 73/A
2018 ANTWERPEN 1
Voor eensluidend uittreksel: De griffier, J. Bros.`),
    ),
  )
  assert.equal(fact.eventKind, 'bankruptcy_closing')
  assert.deepEqual(fact.corrects, { numac: '2031807259', pubDate: '2031-02-20', effect: 'replaced' })
  assert.doesNotMatch(JSON.stringify(fact), /DUINSTRAAT/, 'a designated liquidator’s home is private')
})

test('an erratum can annul a notice', () => {
  const fact = only(
    extractNotice(
      notice(`
Tribunal de l’entreprise du Hainaut, division Charleroi
Tribunal de l’entreprise du Hainaut, division Charleroi.
ERRATUM : Faillite de : ALPHA SRL, RUE PASTEUR 15B, 6230 PONT-A-CELLES.
déclarée le 13 mars 2029.
Référence : 20290062.
Date du jugement : 20 février 2031.
Numéro d’entreprise : 0412.345.614
La publication au Moniteur belge du 13 février 2031 sous la référence
″Numac : 2031825397″ est à considérer comme nulle et non avenue.
Pour extrait conforme : Le greffier, M. BLANC.`),
    ),
  )
  assert.deepEqual(fact.corrects, { numac: '2031825397', pubDate: '2031-02-13', effect: 'annulled' })
})

const PROSE: [string, string, string][] = [
  [
    'Bij beschikking van de dienstdoend voorzitter van de ondernemings-\nrechtbank Gent, afdeling Oudenaarde, d.d. 14 maart 2031, werd over\nBV ETALAGE, met zetel te 9500 Geraardsbergen, Straat 14\nen met ondernemingsnummer 0412.345.614, meester Jurgen VAN DEN\nBOSSE, advocaat te 9700 Oudenaarde, Straat 19,\naangesteld als voorlopig bewindvoerder in toepassing van art. XX.32 WER.',
    'provisional_administrator_appointed',
    '2031-03-14',
  ],
  [
    'Ingevolge het vonnis d.d. 30/01/2031, van de Ondernemingsrecht-\nbank GENT, werd het mandaat van meester Tine Weyen, aangesteld bij beschikking\nvan 21 februari 2030, als voorlopig bewindvoerder over de BV TRANS,\nmet als ondernemingsnummer 0412.345.614, beëindigd.',
    'provisional_administrator_ended',
    '2031-01-30',
  ],
  [
    'Par jugement du 24 novembre 2030 (RG : Q/25/00041), le tribunal a déclaré\nouverte la procédure de transfert sous autorité de justice introduite par la\nSRL NET, inscrite à la B.C.E. sous le numéro 0412.345.614. Le tribunal a\ndésigné en qualité de praticien de la liquidation Maître Karl DE RIEK, avocat\nà 6000 Charleroi, rue du Parc 49.',
    'transfer_opening',
    '2030-11-24',
  ],
  [
    'Bij vonnis van de Ondernemingsrechtbank Gent, afdeling Ouden-\naarde, van 26 juni 2030, benoemt de rechtbank Piet Uyter als rechter-commissaris\nin het faillissement van Pleister BV (KBO 0412.345.614), ter vervanging van Rik Dut.',
    'judge_replaced',
    '2030-06-26',
  ],
  [
    'De rechtbank verklaart bij vonnis van 3 maart 2031 BV ALPHA, ondernemingsnummer\n0412.345.614, in staat van faillissement. Curator: Mr. Jan Peers, advocaat te 9000 Gent, Straat 1.',
    'bankruptcy_opening',
    '2031-03-03',
  ],
]

for (const [text, kind, date] of PROSE) {
  test(`free text is classified: ${kind}`, () => {
    const fact = only(
      extractNotice(notice(`Ondernemingsrechtbank Gent, afdeling Gent\n${text}\nG. REFFIER.`)),
    )
    assert.deepEqual([fact.eventKind, fact.enterpriseNumber, fact.eventDate], [kind, '0412345614', date])
  })
}

test('a criminal conviction that mentions bankruptcies yields no event', () => {
  const text = `
Hof van beroep Brussel
Uit het arrest geveld op 12 december 2030 blijkt dat de genaamde X veroordeeld is tot
een gevangenisstraf van 18 maanden, als bestuurder van de gefailleerde vennootschap
ALPHA, ondernemingsnummer 0412.345.614, in staat van faillissement.`
  assert.deepEqual(extractNotice(notice(text)), [])
})

test('a debtor without a number, or with a bad checksum, has no enterprise number', () => {
  const without = DUTCH_OPENING.replace('Ondernemingsnummer: 0412.345.614\n', '')
  const wrong = DUTCH_OPENING.replace('0412.345.614', '0412.345.615')
  for (const text of [without, wrong]) {
    const fact = only(extractNotice(notice(text)))
    assert.deepEqual(
      [fact.enterpriseNumber, fact.identifiedBy, fact.debtor?.name],
      [null, null, 'VERZONNEN DAKEN'],
    )
  }
})

// A backtracking pattern would exceed the timeout.
test('no wording exceeds the time limit', { timeout: 120_000 }, () => {
  const nasty = [
    'Faillissement van: ',
    'curator ',
    'A- ',
    '0412.345.',
    'is vervangen ',
    'XX.32 ',
    'n\n',
    'Bij vonnis ',
  ]
  for (const part of nasty) {
    const text = `Ondernemingsrechtbank Leuven\nFaillissement van: A\nOndernemingsnummer: 0412.345.614\n${part.repeat(20_000)}`
    assert.ok(Array.isArray(extractNotice(notice(text))), part)
  }
})
