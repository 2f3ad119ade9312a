// Debtor, date and appointees of free-text rulings. All texts are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import type { EventFact } from '../../../domain/publications/gazette-fact.ts'
import { extractNotice } from '../extract-notice.ts'

function extract(text: string): EventFact[] {
  return extractNotice(freeTextNotice(text))
}

function only(text: string): EventFact {
  const facts = extract(text)
  assert.equal(facts.length, 1, facts.map(({ eventKind }) => eventKind).join(', '))
  return facts[0] as EventFact
}

const DEBTOR = '0412.345.614'
const OTHER = '0999.000.129'
const SAME = '0412345614'

test('a debtor referred to by role is resolved, and the role is no name', () => {
  const fact = only(
    `Cour d’appel de Liège\nExtrait de l’arrêt du 16 avril 2031\nEn cause de :\nLa SRL POIRIER, B.C.E. ${DEBTOR}, dont le siège est à 4000 Liège;\npartie appelante;\nContre :\nLa SRL POMMIER, B.C.E. ${OTHER}; partie intimée;\nLa Cour :\nDit l’appel fondé; met le jugement du 2 mars 2031 à néant.\nRapporte en conséquence la faillite de l’appelante.`,
  )
  assert.equal(fact.eventKind, 'bankruptcy_revocation')
  assert.equal(fact.enterpriseNumber, SAME)
  assert.notEqual(fact.debtor?.name, 'appelante')
  assert.equal(fact.eventDate, '2031-04-16')
})

test('the buyer is not the reorganised company', () => {
  const fact = only(
    `Tribunal de l’entreprise de Liège\nPar jugement du 20 avril 2031, le tribunal autorise Me Jeanne PERSON, praticien de la liquidation, à exécuter la vente, à la SRL POMMIER (B.C.E. ${OTHER}), de l’ensemble des actifs dépendant de la SA POIRIER (B.C.E. ${DEBTOR}), dont le siège est à 4000 Liège.`,
  )
  assert.equal(fact.eventKind, 'transfer_authorised')
  assert.equal(fact.enterpriseNumber, SAME)
})

test('a creditor who sues or appeals is never the bankrupt', () => {
  const fact = only(
    `Hof van beroep Gent\nBij arrest van 27 april 2031 heeft het hof, statuerend op het hoger beroep van de BV APPELBOOM (KBO ${OTHER}) tegen het vonnis van 19 januari 2031 waarbij haar vordering werd afgewezen, dat vonnis hervormd en, opnieuw wijzende, PEREBOOM BV, met zetel te 8800 Roeselare, ingeschreven onder nummer ${DEBTOR}, in staat van faillissement verklaard. Als curator wordt aangewezen meester Jeanne PERSON, advocaat te 8800 Roeselare. Rechter-commissaris : Lea RECHTER. Aangifte van schuldvorderingen binnen dertig dagen via het register.`,
  )
  assert.equal(fact.eventKind, 'bankruptcy_opening')
  assert.equal(fact.enterpriseNumber, SAME)
})

test('a company is not the one whose debts are discharged', () => {
  const facts = extract(
    `Hof van beroep Gent\nArrest van 12 april 2031 inzake BV APPELBOOM (KBO ${OTHER}), appellante, tegen Jan PERSOON, geïntimeerde. Het hof verleent aan geïntimeerde de kwijtschelding van zijn restschulden.`,
  )
  assert.ok(facts.every(({ enterpriseNumber }) => enterpriseNumber === null))
})

const numberOf = (text: string) => extract(text).map(({ enterpriseNumber }) => enterpriseNumber)

test('a bank opposing a discharge, with its seat before its number, is not the discharged party', () => {
  const numbers = numberOf(
    `Hof van beroep Gent\nBij arrest van 12 april 2031 werd het vonnis waarbij aan PERSOON, Jan, de kwijtschelding werd toegekend, hervormd. Opnieuw oordelend :\n- verklaart het hoger beroep van NV APPELBANK, met zetel te 8000 Brugge, Verzonnen Burggravenlaan 111, KBO ${OTHER}, gegrond;\n- weigert aan PERSOON, Jan, de kwijtschelding ten belope van de helft van de restschulden van zijn faillissement.`,
  )
  assert.ok(numbers.length > 0 && numbers.every(number => number === null))
})

test('the bidder whose offer is accepted is not the transferor', () => {
  const numbers = numberOf(
    `PEREBOOM BV\nVerzonnenstraat 15, 9031 Drongen\n(ondernemingsnummer : ${DEBTOR})\nBij vonnis van de Ondernemingsrechtbank Gent, afdeling Gent, van 21 april 2031 :\nMachtigt de vereffeningsdeskundige, meester Jeanne PERSON, over te gaan tot de overdracht van de activa zoals omschreven in het bod van VZW APPELBOOM, met zetel te 9940 Evergem, Dorpstraat 80 (KBO ${OTHER}), tegen de prijs vermeld in het verzoekschrift (artikel XX.92 WER).`,
  )
  assert.deepEqual(numbers, [SAME])
})

test('a wrong number quoted by a correction identifies nobody', () => {
  const numbers = numberOf(
    `Gerechtelijke ontbinding\nOndernemingsrechtbank Antwerpen, afdeling Turnhout\nRECHTZETTING\nIn het bericht van 30 april 2031 over de gerechtelijke ontbinding van PEREBOOM BV bij vonnis van 20 april 2031 werd verkeerdelijk het ondernemingsnummer ${OTHER} vermeld, dat toebehoort aan een andere onderneming. Het juiste ondernemingsnummer van PEREBOOM BV is ${DEBTOR}.`,
  )
  assert.deepEqual(numbers, [SAME])
})

test('a bank as the other side of an appeal is not the debtor', () => {
  const numbers = numberOf(
    `Cour d’appel de Mons\nExtrait de l’arrêt prononcé le 16 avril 2031\nEn cause de :\nLa SA POIRIER, dont le siège est à 7382 Quiévrain, B.C.E. ${DEBTOR}, appelante, représentée par Me Jeanne PERSON, avocate à Mons;\nContre :\nLa SA CREDIT DU VERGER, B.C.E. ${OTHER}, dont le siège est à 7000 Mons, intimée;\nLa Cour annule le jugement ayant déclaré ouverte la faillite de l’appelante; statuant par voie de dispositions nouvelles, constate que l’appelante a cessé ses paiements; déclare ouverte, ce jour, la faillite de la SA POIRIER.`,
  )
  assert.deepEqual([...new Set(numbers)], [SAME])
})

const DATED: readonly [string, string][] = [
  [
    `Ondernemingsrechtbank Gent\nOndergetekende brengt ter kennis dat aan haar opdracht van voorlopig bewindvoerder over BV PEREBOOM, ondernemingsnummer ${DEBTOR}, haar toevertrouwd bij beschikking van 13 november 2030, een einde is gesteld bij vonnis van 23 februari 2031.`,
    '2031-02-23',
  ],
  [
    `Ondernemingsrechtbank Leuven\nGerechtelijke ontbinding van : PEREBOOM BV, PERELAAN 7, 3010 LEUVEN.\nOndernemingsnummer : ${DEBTOR}.\nDatum van het vonnis dat de ontbinding intrekt : 26 maart 2031.\nDe vereffenaar wordt van zijn opdracht ontlast.`,
    '2031-03-26',
  ],
  [
    `Ondernemingsrechtbank Gent\nIn de vereffening van CV PEREBOOM, KBO ${DEBTOR}, gerechtelijk ontbonden bij vonnis van 20 februari 2029, werd op 16 maart 2031 beslist om mr. Jan PERSOON, die hierom verzocht, te vervangen door mr. An PERSOON als vereffenaar.`,
    '2031-03-16',
  ],
  [
    `Tribunal de l’entreprise de Liège\nSur tierce opposition d’un associé, le tribunal a décidé, le 18 avril 2031, de mettre à néant son jugement du 5 février 2031 ayant dissous l’ASBL POIRIER, inscrite à la B.C.E. sous le n° ${DEBTOR}.`,
    '2031-04-18',
  ],
]

test('the ruling date is the latest past date in a notice', () => {
  for (const [text, day] of DATED) assert.equal(extract(text)[0]?.eventDate, day, text)
})

test('deadlines, future hearings and signature dates are not ruling dates', () => {
  const fact = only(
    `Tribunal de l’entreprise de Liège\nPar jugement du 3 mars 2031, le tribunal rapporte la faillite de la SRL POIRIER, B.C.E. ${DEBTOR}. Appel est possible avant le 2 avril 2031. Liège, le 5 mars 2031.`,
  )
  assert.equal(fact.eventDate, '2031-03-03')
})

const KINDS: readonly [string, string[]][] = [
  [
    `Tribunal de l’entreprise de Liège\nAdministration provisoire (CDE, art. XX.49/1) de :\nSRL POIRIER, avenue du Verger 201, 4000 Liège.\nNuméro d’entreprise : ${DEBTOR}.\nOrdonnance du : 26/02/2031.\nAdministrateur provisoire : Maître Jeanne PERSON, avocat à 4000 Liège, rue du Verger 1.`,
    ['provisional_administrator_appointed'],
  ],
  [
    `Ondernemingsrechtbank Gent\nOp vordering van het openbaar ministerie ontbindt de rechtbank, bij vonnis van 22 april 2031, de BV PEREBOOM, ondernemingsnummer ${DEBTOR}, en beveelt zij de vereffening ervan. Mevrouw An PERSOON, advocaat te 9000 Gent, wordt aangesteld tot vereffenaar.`,
    ['judicial_dissolution'],
  ],
  [
    `Tribunal de l’entreprise de Liège\nPar jugement du 5 avril 2031, le tribunal, constatant l’inexécution du plan, révoque le plan de réorganisation de la SRL POIRIER, B.C.E. ${DEBTOR}, dont le siège est à 4000 Liège, homologué le 18 juin 2029.`,
    ['reorganisation_plan_revoked'],
  ],
  [
    `Cour d’appel de Liège\nPar arrêt du 4 avril 2031, la cour a (i) ramené à quatre ans l’interdiction professionnelle prononcée à charge de Jeanne PERSON; (ii) octroyé à celle-ci l’effacement des deux tiers du solde des dettes de sa faillite, ouverte le 8 mai 2028.`,
    ['discharge_decision', 'professional_ban'],
  ],
]

test('decisions from a label, a court as subject, a dated participle and two rulings in one', () => {
  for (const [text, kinds] of KINDS)
    assert.deepEqual(
      extract(text)
        .map(({ eventKind }) => eventKind)
        .sort(),
      kinds,
    )
})

test('the act of a contested ruling is not decided again', () => {
  const facts = extract(
    `Ondernemingsrechtbank Gent\nDe rechtbank verklaart op 4 april 2031 het derdenverzet tegen het vonnis van 3 maart 2031 dat het faillissement van BV PEREBOOM, ondernemingsnummer ${DEBTOR}, intrekt, gegrond.`,
  )
  assert.ok(facts.every(({ eventKind }) => eventKind !== 'bankruptcy_revocation'))
})

test('the replaced administrator is discharged, the successor appointed, a party’s counsel ignored', () => {
  const facts = extract(
    `Tribunal de l’entreprise de Liège\nA la suite du décès de Me Jean AVANT, il a été pourvu à son remplacement : Me Jeanne APRES, avocate à 4500 Huy, avenue du Verger 5, devient administrateur provisoire de l’ASBL POIRIER (B.C.E. ${DEBTOR}), représentée par Me Luc CONSEIL (ordonnance du 7 avril 2031).`,
  )
  assert.deepEqual(
    facts[0]?.practitioners.map(({ name, change, officeAddress }) => [name, change, officeAddress]),
    [
      ['Jean AVANT', 'discharged', null],
      ['Jeanne APRES', 'appointed', '4500 Huy, avenue du Verger 5'],
    ],
  )
})

test('a known heading must be at the start of the notice', () => {
  const facts = extract(
    `Ondernemingsrechtbank Gent\nBij vonnis van 7 april 2031 werd voortijdig een einde gesteld aan de procedure van gerechtelijke reorganisatie van BV PEREBOOM en werd deze vennootschap bij hetzelfde vonnis in staat van faillissement verklaard.\nOndernemingsnummer : ${DEBTOR}.\nDatum faillissement : 7 april 2031.\nCurator : An PERSOON, Perelaan 8, 9000 Gent.\nNeerlegging van de schuldvorderingen in het register.`,
  )
  assert.ok(facts.some(({ eventKind }) => eventKind === 'bankruptcy_opening'))
})

test('the appointment of an office that ends is recalled, not decided', () => {
  for (const text of [
    `Ondernemingsrechtbank Gent\nOp 22 april 2031 heeft de voorzitter het mandaat van voorlopig bewindvoerder dat mr. An PERSOON op 3 februari 2031 werd toevertrouwd over BV PEREBOOM, met zetel te 9000 Gent, ${DEBTOR}, herroepen.`,
    `Ondernemingsrechtbank Leuven\nBij vonnis van 23 april 2031 is het voorlopig bewind waarmee mr. An PERSOON bij beschikking van 22 januari 2031 was belast over de BV PEREBOOM, ondernemingsnummer ${DEBTOR}, geëindigd.`,
  ])
    assert.equal(only(text).eventKind, 'provisional_administrator_ended', text)
})

test('the tasks of a liquidator decide nothing', () => {
  for (const text of [
    `Ondernemingsrechtbank Gent\nBij vonnis van 16 april 2031\nBeveelt de ontbinding van BV PEREBOOM, met zetel te 9000 Gent, KBO ${DEBTOR}.\nStelt aan als vereffenaar meester An PERSOON, advocaat te 9000 Gent, met als opdracht :\n• de schulden aan te zuiveren;\n• de sluiting van de vereffening te vorderen zodra zijn taak is beëindigd.`,
    `Tribunal de l’entreprise de Liège\nPar jugement du 16 avril 2031, le tribunal prononce la dissolution de la SRL POIRIER, B.C.E. ${DEBTOR}, et désigne Me Jeanne PERSON, avocate à 4000 Liège, en qualité de liquidateur, avec pour mission de :\n- dresser l’inventaire;\n- demander la clôture de la liquidation dès que sa tâche sera terminée.`,
  ])
    assert.equal(only(text).eventKind, 'judicial_dissolution', text)
})

test('setting aside a refusal is no new refusal, and the name ends at the next clause', () => {
  const fact = only(
    `Hof van beroep Gent\nBij arrest van 4 mei 2031 wordt het vonnis van de ondernemingsrechtbank Gent van 13 april 2031, dat het verzoek tot gerechtelijke reorganisatie van BV PEREBOOM afwees, hervormd en wordt aan BV PEREBOOM, met zetel te 9000 Gent, KBO ${DEBTOR}, de gerechtelijke reorganisatie met het oog op een collectief akkoord toegestaan, met een opschorting tot 4 september 2031.`,
  )
  assert.equal(fact.eventKind, 'reorganisation_opening')
  assert.equal(fact.eventDate, '2031-05-04')
  assert.doesNotMatch(fact.debtor?.name ?? '', /afwees|wordt/)
})

test('an answered request does not cancel the decision after it', () => {
  const facts = extract(
    `Hof van beroep Gent\nBij arrest van 4 mei 2031 wordt het vonnis van 13 april 2031, dat het verzoek tot gerechtelijke reorganisatie van BV PEREBOOM, KBO ${DEBTOR}, toestond, hervormd en wordt dat verzoek afgewezen.`,
  )
  assert.ok(facts.every(({ eventKind }) => eventKind !== 'reorganisation_opening'))
})

const MORE_KINDS: readonly [string, string][] = [
  [
    `Tribunal de l’entreprise de Liège\nPar jugement du 8 mai 2031, le tribunal a ouvert, au profit de la SA POIRIER (B.C.E. ${DEBTOR}), 4000 Liège, rue du Verger 80, une procédure de réorganisation judiciaire par transfert sous autorité de justice. Est désignée comme praticien de la liquidation Me Jeanne PERSON, avocate à 4000 Liège.`,
    'transfer_opening',
  ],
  [
    `Tribunal de l’entreprise de Liège\nPar ordonnance du 18 avril 2031, le tribunal a suspendu les pouvoirs des administrateurs de la SA POIRIER, établie à 4000 Liège, rue du Verger 26 (B.C.E. n° ${DEBTOR}), et nommé en leur lieu et place Me Jeanne PERSON, avocate à 4000 Liège. Cette mission prendra fin au jour où il aura été statué au fond.`,
    'provisional_administrator_appointed',
  ],
  [
    `Ondernemingsrechtbank Gent\nVonnis van 31 maart 2031 in de zaak van NV PEREBOOM, ondernemingsnummer ${DEBTOR}, tegen meester An PERSOON, vereffenaar :\n« De rechtbank beslist het vonnis van 21 oktober 2030, A/30/04910, in te trekken en zegt voor recht dat NV PEREBOOM niet langer in vereffening is. »`,
    'judicial_dissolution_revoked',
  ],
  [
    `Tribunal de l’entreprise du Hainaut\nLe ministère public ayant sollicité la dissolution de la SRL POIRIER (B.C.E. ${DEBTOR}), sans activité connue à 6200 Châtelet, le tribunal, par jugement du 21 avril 2031, a fait droit à la demande. La société est dissoute et mise en liquidation; Me Jeanne PERSON, avocate à 6000 Charleroi, est désignée en qualité de liquidatrice.`,
    'judicial_dissolution',
  ],
]

test('a transfer is distinct from a reorganisation, suspended powers imply an administrator, and each event has its company', () => {
  for (const [text, kind] of MORE_KINDS) {
    const fact = only(text)
    assert.equal(fact.eventKind, kind, text)
    assert.equal(fact.enterpriseNumber, SAME, text)
  }
})

test('a label states the approved plan', () => {
  const facts = extract(
    `Tribunal de l’entreprise de Liège\nHomologation du plan pour :\nSRL POIRIER, RUE DU VERGER 7, 4000 LIEGE.\nNuméro d’entreprise : ${DEBTOR}.\nDate du jugement : 29/04/2031.\nLe tribunal clôture la procédure de réorganisation judiciaire.`,
  )
  assert.ok(facts.some(({ eventKind }) => eventKind === 'reorganisation_plan_homologated'))
})

test('the resigning person is discharged, the replacement appointed', () => {
  const fact = only(
    `Ondernemingsrechtbank Gent\nDe rechtbank heeft bij vonnis van 5 mei 2031 het ontslag aanvaard van mr. Jan AVANT als gerechtelijk vereffenaar van VZW PEREBOOM (KBO-nummer ${DEBTOR}), in vereffening gesteld bij vonnis van 9 mei 2028, en mr. An APRES, 9000 Gent, Perelaan 122, in diens plaats gesteld.`,
  )
  assert.equal(fact.eventKind, 'liquidator_replaced')
  assert.deepEqual(
    fact.practitioners.map(({ name, change }) => [name, change]),
    [
      ['Jan AVANT', 'discharged'],
      ['An APRES', 'appointed'],
    ],
  )
})

test('of two lawyers named together no title is part of a name', () => {
  const [fact] = extract(
    `Tribunal de l’entreprise de Liège\nPar jugement du 20 avril 2031, le tribunal a déclaré en faillite, sur aveu, la SA POIRIER, B.C.E. ${DEBTOR}. Curateurs : Me Jeanne PERSON et Me Luc AUTRE. Dépôt des déclarations de créance dans les trente jours.`,
  )
  assert.deepEqual(
    fact?.practitioners.map(({ name }) => name),
    ['Jeanne PERSON', 'Luc AUTRE'],
  )
})

test('a court’s name does not mark a date as recalled, and a law has no ruling date', () => {
  const dated: readonly [string, string][] = [
    [
      `Tribunal de l’entreprise de Liège, division Liège\nLe 24 avril 2031, le tribunal a prononcé un jugement dont le dispositif est le suivant :\nReçoit la tierce opposition. La dit fondée.\nAnnule le jugement du 4 février 2031 par lequel la dissolution de l’ASBL POIRIER (BCE ${DEBTOR}) a été prononcée.`,
      '2031-04-24',
    ],
    [
      `Tribunal de l’entreprise de Liège\nFaillite (loi du 8 août 1997) ouverte le 12 janvier 2025\nSRL POIRIER, rue du Verger 133, 4000 Liège\nLe rapport du curateur entendu, le tribunal, le 14 avril 2031, clôture les opérations par liquidation.`,
      '2031-04-14',
    ],
  ]
  for (const [text, day] of dated) assert.equal(extract(text)[0]?.eventDate, day, text)
})

test('a heading with an article or measure appoints nobody if the ruling prolongs, refuses or ends it', () => {
  const typed = [
    `Ondernemingsrechtbank Leuven\nIn toepassing van art. XX.32 WER over :\nBV PEREBOOM, met zetel te 3000 LEUVEN.\nOndernemingsnummer : ${DEBTOR}.\nDatum uitspraak : 19/03/2031.\nDe rechtbank verlengt de aanstelling van meester An PERSOON, met kantoor te 3000 LEUVEN, PERELAAN 14, als voorlopig bewindvoerder tot 19 juni 2031.`,
    `Tribunal de l’entreprise du Hainaut\nAdministration provisoire de la SA POIRIER, rue du Verger 30 à 7000 Mons, inscrite sous le numéro ${DEBTOR}.\nIl a été mis un terme, par ordonnance du 27 mars 2031, à la mission d’administrateur provisoire de Me Jeanne PERSON, les actionnaires ayant résolu de la mettre en liquidation volontaire.`,
  ]
  for (const text of typed)
    assert.ok(
      extract(text).every(({ eventKind }) => eventKind !== 'provisional_administrator_appointed'),
      text,
    )
})

test('undoing or upholding a withdrawal is no withdrawal', () => {
  for (const verb of ['hervormd', 'bevestigd']) {
    const facts = extract(
      `Hof van beroep Gent\nBij arrest van 4 mei 2031 wordt het vonnis van 13 april 2031, dat het faillissement van BV PEREBOOM, KBO ${DEBTOR}, introk, ${verb}.`,
    )
    assert.ok(facts.every(({ eventKind, detail }) => eventKind.endsWith('_other') && detail === null))
  }
  const replaced = extract(
    `Ondernemingsrechtbank Gent\nDe rechtbank trekt het vonnis van 3 maart 2031 in, waarbij mr. Jan AVANT als vereffenaar van BV PEREBOOM, KBO ${DEBTOR}, in gerechtelijke vereffening, was vervangen.`,
  )
  assert.ok(replaced.every(({ practitioners }) => practitioners.length === 0))
})
