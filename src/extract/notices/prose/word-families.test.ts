// The same decision in the words that courts of three languages use for it, and the same words where nothing of the kind
// is decided. All texts are invented.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import { extractNotice } from '../extract-notice.ts'

const NUMBER = '0412.345.614'
const COURT = {
  nl: 'Ondernemingsrechtbank Gent, afdeling Gent',
  fr: 'Tribunal de l’entreprise de Liège, division Namur',
  de: 'Unternehmensgericht Eupen',
}

function read(language: keyof typeof COURT, text: string) {
  return extractNotice(freeTextNotice(`${COURT[language]}\n${text}`))
}

type Case = readonly [kind: string, language: keyof typeof COURT, text: string]

const DECIDED: readonly Case[] = [
  [
    'restructuring_expert_appointed',
    'fr',
    `Praticien de la réorganisation (CDE - art. XX.30) de : SRL POIRIER - 5000 Namur, rue du Verger 7.\nNuméro d’entreprise : ${NUMBER}.\nDate de l’ordonnance : 20 avril 2031.\nPraticien de la réorganisation : Me Jeanne PERSON, avocate à 5000 Namur.`,
  ],
  [
    'provisional_administrator_appointed',
    'nl',
    `Bij beschikking van 20 april 2031 heeft de voorzitter aan het bestuursorgaan van BV PEREBOOM, KBO ${NUMBER}, het beheer ontnomen en dit opgedragen aan mr. Jan PERSOON, advocaat te 9000 Gent.`,
  ],
  [
    'provisional_administrator_appointed',
    'fr',
    `Par ordonnance du 20 avril 2031, la présidente a retiré aux administrateurs de la SRL POIRIER, B.C.E. ${NUMBER}, la gestion de tout leur patrimoine. Me Jeanne PERSON, avocate à 5000 Namur, en assume la gestion.`,
  ],
  [
    'provisional_administrator_appointed',
    'de',
    `Durch Beschluss vom 20. April 2031 hat die Präsidentin den Organen der GmbH BIRNBAUM, ZUD ${NUMBER}, die Verwaltung ihres Vermögens entzogen; Frau Rechtsanwältin Anna PERSON übernimmt die Geschäftsführung.`,
  ],
  [
    'interim_other',
    'nl',
    `Voorlopig bewind over BV PEREBOOM, KBO ${NUMBER}. Bij beschikking van 20 april 2031 werd het mandaat van de voorlopig bewindvoerder, mr. Jan PERSOON, hernieuwd voor drie maanden.`,
  ],
  [
    'interim_other',
    'fr',
    `SRL POIRIER, B.C.E. ${NUMBER}. Ordonnance du 20 avril 2031 : la mission de Me Jeanne PERSON, administratrice provisoire, est renouvelée pour un nouveau terme de quatre mois.`,
  ],
  [
    'reorganisation_extension',
    'fr',
    `Réorganisation judiciaire de la SRL POIRIER, B.C.E. ${NUMBER}. Par jugement du 20 avril 2031, l’échéance du sursis a été reportée au 15 août 2031.`,
  ],
  [
    'reorganisation_extension',
    'de',
    `Gerichtliche Reorganisation der GmbH BIRNBAUM, ZUD ${NUMBER}. Mit Urteil vom 20. April 2031 wurde der Aufschub um weitere zwei Monate bis zum 20. Juni 2031 ausgedehnt.`,
  ],
  [
    'curator_replaced',
    'nl',
    `Faillissement van BV PEREBOOM, KBO ${NUMBER}. Bij vonnis van 20 april 2031 heeft de rechtbank kennis genomen van het terugtreden van mr. Jan PERSOON als curator; mr. An PEER neemt zijn taak over.`,
  ],
  [
    'curator_replaced',
    'fr',
    `Faillite de la SRL POIRIER, B.C.E. ${NUMBER}. Par jugement du 20 avril 2031, Me Jeanne PERSON, avocate, a pris la succession de Me Paul POMME, décédé, comme curatrice.`,
  ],
  [
    'curator_replaced',
    'de',
    `Konkurs der GmbH BIRNBAUM, ZUD ${NUMBER}, eröffnet am 3. März 2029. Mit Urteil vom 20. April 2031 wurde Rechtsanwalt Paul APFEL seines Amtes als Konkursverwalter enthoben. Zu seiner Nachfolgerin wurde Rechtsanwältin Anna PERSON bestimmt.`,
  ],
  [
    'curator_discharged',
    'de',
    `Konkurs der GmbH BIRNBAUM, ZUD ${NUMBER}. Mit Urteil vom 20. April 2031 wurde der Mitkonkursverwalter, Rechtsanwalt Paul APFEL, von seinem Amt als Konkursverwalter enthoben.`,
  ],
  [
    'liquidator_replaced',
    'fr',
    `Dissolution judiciaire de la SRL POIRIER, B.C.E. ${NUMBER}, prononcée le 3 mars 2029. Par jugement du 20 avril 2031, Me Jeanne PERSON prend la place de feu Me Paul POMME en qualité de liquidatrice.`,
  ],
  [
    'reorganisation_early_end',
    'fr',
    `Réorganisation judiciaire de la SRL POIRIER, B.C.E. ${NUMBER}. Par jugement du 20 avril 2031, il a été mis prématurément fin à la procédure.`,
  ],
  [
    'reorganisation_early_end',
    'de',
    `Gerichtliche Reorganisation der GmbH BIRNBAUM, ZUD ${NUMBER}. Mit Urteil vom 20. April 2031 wurde dem Verfahren ein vorzeitiges Ende gesetzt.`,
  ],
  [
    'reorganisation_early_end',
    'nl',
    `Gerechtelijke reorganisatie van BV PEREBOOM, KBO ${NUMBER}. De rechtbank heeft de procedure op 20 april 2031 voortijdig stopgezet.`,
  ],
  [
    'transfer_authorised',
    'nl',
    `Gerechtelijke reorganisatie door overdracht onder gerechtelijk gezag van BV PEREBOOM, KBO ${NUMBER}. Bij vonnis van 20 april 2031 heeft de rechtbank ingestemd met de verkoop van de handelszaak aan NV APPELBOOM.`,
  ],
  [
    'transfer_authorised',
    'de',
    `Übertragung unter gerichtlicher Aufsicht der GmbH BIRNBAUM, ZUD ${NUMBER}. Mit Urteil vom 20. April 2031 hat das Gericht der Übertragung der Aktiva an die AG APFEL zugestimmt.`,
  ],
  [
    'transfer_authorised',
    'fr',
    `Transfert sous autorité judiciaire de la SRL POIRIER, B.C.E. ${NUMBER}. Le tribunal a, le 20 avril 2031, donné son aval à la cession du fonds de commerce au profit de la SA POMMIER.`,
  ],
  [
    'bankruptcy_other',
    'nl',
    `BV PEREBOOM, KBO ${NUMBER}, tekende verzet aan tegen het vonnis van 3 maart 2031 dat haar failliet verklaarde. Bij vonnis van 20 april 2031 oordeelde de rechtbank dat het verzet elke grond mist.`,
  ],
  [
    'bankruptcy_other',
    'de',
    `Der Einspruch der GmbH BIRNBAUM, ZUD ${NUMBER}, gegen das Urteil vom 3. März 2031, mit dem sie in Konkurs erklärt wurde, blieb ohne Erfolg (Urteil vom 20. April 2031).`,
  ],
  [
    'bankruptcy_revocation',
    'de',
    `Das Urteil vom 3. März 2031, durch das die GmbH BIRNBAUM, ZUD ${NUMBER}, in Konkurs erklärt worden war, wurde auf Einspruch am 20. April 2031 außer Kraft gesetzt.`,
  ],
  [
    'bankruptcy_revocation',
    'nl',
    `Op verzet van BV PEREBOOM, KBO ${NUMBER}, maakte de rechtbank op 20 april 2031 het faillissement van 3 maart 2031 ongedaan.`,
  ],
  [
    'bankruptcy_opening',
    'nl',
    `Faillietverklaring op bekentenis van :\nBV PEREBOOM, KBO ${NUMBER}\nUitgesproken op : 20 april 2031\nRechter-commissaris : Jan JUGE\nCurator : mr. An PEER\nSchuldvorderingen in te dienen binnen dertig dagen.`,
  ],
  [
    'bankruptcy_opening',
    'fr',
    `Mise en faillite sur assignation de :\nSRL POIRIER, B.C.E. ${NUMBER}\nPrononcée le : 20 avril 2031\nJuge-commissaire : Jean JUGE\nCuratrice : Me Jeanne PERSON\nDéclarations de créance dans les trente jours.`,
  ],
]

for (const [kind, language, text] of DECIDED)
  test(`${language}, ${kind}: ${text.slice(-60)}`, () => {
    const facts = read(language, text)
    assert.deepEqual(
      facts.map(({ eventKind, eventDate, enterpriseNumber }) => [eventKind, eventDate, enterpriseNumber]),
      [[kind, '2031-04-20', '0412345614']],
    )
  })

const NOT_DECIDED: readonly Case[] = [
  [
    'interim_other',
    'nl',
    `Bij beschikking van 20 april 2031 werd mr. Jan PERSOON aangesteld als voorlopig bewindvoerder van BV PEREBOOM, KBO ${NUMBER}, voor zes maanden. Een hernieuwing van de opdracht kan worden gevraagd.`,
  ],
  [
    'transfer_authorised',
    'nl',
    `Gerechtelijke reorganisatie door overdracht onder gerechtelijk gezag van BV PEREBOOM, KBO ${NUMBER}. Bij vonnis van 20 april 2031 heeft de rechtbank niet ingestemd met de verkoop van de handelszaak.`,
  ],
  [
    'reorganisation_early_end',
    'fr',
    `Réorganisation judiciaire de la SRL POIRIER, B.C.E. ${NUMBER}. Le tribunal a, le 20 avril 2031, rejeté la demande du ministère public tendant à ce qu’il soit mis prématurément fin à la procédure.`,
  ],
  [
    'curator_replaced',
    'fr',
    `Faillite de la SRL POIRIER, B.C.E. ${NUMBER}. Le tribunal, le 20 avril 2031, a remplacé M. Jean JUGE comme juge-commissaire. La curatrice, Me Jeanne PERSON, reste en fonction.`,
  ],
]

for (const [kind, language, text] of NOT_DECIDED)
  test(`${language}, no ${kind}: ${text.slice(-60)}`, () => {
    assert.ok(!read(language, text).some(({ eventKind }) => eventKind === kind))
  })

test('what a court declared on a day is dated by it, not by a day still to come', () => {
  const [fact] = read(
    'nl',
    `BV PEREBOOM, KBO ${NUMBER}\nOp verzoek van de schuldenaar verklaarde de rechtbank op 20 april 2031 de procedure van gerechtelijke reorganisatie open. De neerlegging van het plan wordt verwacht vóór 28 augustus 2031.`,
  )
  assert.equal(fact?.eventDate, '2031-04-20')
})
