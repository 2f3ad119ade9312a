// Identifies the debtor among the companies of a free-text ruling. All texts are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import { extractNotice } from '../extract-notice.ts'

const DEBTOR = '0412.345.614'
const OTHER = '0999.000.129'
const SAME = '0412345614'

function numbersOf(text: string): (string | null)[] {
  const facts = extractNotice(freeTextNotice(text))
  return [...new Set(facts.map(({ enterpriseNumber }) => enterpriseNumber))].sort()
}

const OF_DEBTOR: readonly (readonly [statement: string, text: string])[] = [
  [
    'whose bankruptcy is undone on appeal is the appellant',
    `Hof van beroep Antwerpen\nArrest van 20 april 2031. BV PEREBOOM, KBO ${DEBTOR}, gevestigd te 2000 Antwerpen, appellante, tegen de RSZ en NV APPELKREDIET (KBO ${OTHER}), geïntimeerden. Het faillissementsvonnis van 3 maart 2031 houdt geen stand; de vordering van de RSZ wordt als ongegrond afgewezen en de curator van zijn taak ontlast.`,
  ],
  [
    'a bank whose loan is secured is not who is dissolved',
    `Gerechtelijke ontbinding\nOndernemingsrechtbank Leuven\nHet openbaar ministerie vorderde de ontbinding van NV PEREBOOM, 3000 Leuven, KBO ${DEBTOR}. Bij vonnis van 20 april 2031 wordt de vennootschap ontbonden; zij is nog houder van een perceel met een hypotheek ten gunste van APPELBANK NV (KBO ${OTHER}). Mr. Jan PERSOON treedt op als vereffenaar.`,
  ],
  [
    'who brings a suit in bankruptcy is not who is reorganised',
    `Ondernemingsrechtbank Antwerpen, afdeling Turnhout\nUittreksel vonnis 20 april 2031\nDe rechtbank oordeelt dat BV PEREBOOM (KBO ${DEBTOR}) bescherming verdient tegen haar schuldeisers. Zij verklaart de procedure van gerechtelijke reorganisatie open. De vordering in faillissement van NV APPELBOOM (KBO ${OTHER}) blijft geschorst.`,
  ],
  [
    'who opposes the bankruptcy of another is not bankrupt',
    `Tribunal de l’entreprise de Liège, division Liège\nLa SA POMMIER IMMO (B.C.E. ${OTHER}), bailleresse, avait formé tierce opposition au jugement du 2 février 2031 par lequel la SRL POIRIER (B.C.E. ${DEBTOR}), place du Marché 3, 4000 Liège, a été déclarée en faillite sur aveu. Par jugement du 20 avril 2031, le tribunal dit la tierce opposition recevable mais non fondée et maintient la faillite.`,
  ],
  [
    'of an offer and a sale the seller is meant',
    `Tribunal de l’entreprise francophone de Bruxelles\nTrois offres ont été reçues pour le transfert sous autorité judiciaire de l’entreprise de la SA POIRIER, B.C.E. ${DEBTOR}, dont celle émanant de la SRL POMMIER (B.C.E. ${OTHER}). Par jugement du 20 avril 2031, le tribunal autorise la vente à cette dernière par Me Jeanne PERSON, praticien de la liquidation.`,
  ],
  [
    'a company behind the public prosecutor is no public body',
    `Ondernemingsrechtbank Antwerpen, afdeling Hasselt\nBij beschikking van 20 april 2031 op eenzijdig verzoekschrift van de procureur des Konings werd NV PEREBOOM, 3920 Lommel, KBO ${DEBTOR}, het beheer over haar goederen geheel ontnomen. Met het voorlopig bewind werd belast : mr. Jan PERSOON, advocaat te 3600 Genk.`,
  ],
  [
    'who opposes the ruling on another is not who is bankrupt',
    `Ondernemingsrechtbank Gent, afdeling Brugge\nBij vonnis van 20 april 2031 heeft de rechtbank het derdenverzet dat BV APPELBOOM (KBO ${OTHER}) instelde tegen het faillissementsvonnis van 19 januari 2031 van BV PEREBOOM, te 8380 Zeebrugge, KBO ${DEBTOR}, niet gegrond bevonden.`,
  ],
  [
    'who sues is not who is sued',
    `Ondernemingsrechtbank Leuven\nDe vordering in faillietverklaring die BV APPELBOOM (KBO ${OTHER}) op 14 april 2031 inleidde tegen BV PEREBOOM (KBO ${DEBTOR}) is bij vonnis van 20 april 2031 afgewezen.`,
  ],
  [
    'whose curator appears is bankrupt',
    `Hof van beroep Antwerpen\nBij arrest van 20 april 2031 tussen :\nBV PEREBOOM, te 2570 Duffel, KBO ${DEBTOR}, appellante;\nen 1) NV APPELBOOM, KBO ${OTHER}, eerste geïntimeerde; 2) mr. Jan PERSOON qq. curator van appellante, tweede geïntimeerde;\nwerd het hoger beroep ongegrond verklaard en het bestreden vonnis van 26 februari 2031 bevestigd.`,
  ],
  [
    'whose name is printed with the bankruptcy is bankrupt',
    `Hof van beroep Brussel\nIn de zaak van : PEREBOOM BV, ondernemingsnummer ${DEBTOR}, appellante; tegen : 1. APPELBOOM NV, ondernemingsnummer ${OTHER}; 2. Meester Jan PERSOON, curator van het faillissement van PEREBOOM BV;\nHET HOF, rechtdoende bij arrest van 20 april 2031, verklaart het hoger beroep niet ontvankelijk.`,
  ],
  [
    'the Crossroads Bank is no bank',
    `Tribunal de l’entreprise de Namur\nEN CAUSE DE : l’ASBL POIRIER, inscrite à la Banque-Carrefour des Entreprises sous le n° ${DEBTOR}, demanderesse sur opposition.\nPAR CES MOTIFS, reçoit l’opposition et la dit fondée; met à néant le jugement de dissolution. Prononcé à l’audience publique du 20 avril 2031.`,
  ],
  [
    'the curator of a company speaks for that company',
    `Appellationshof Lüttich\nIn Sachen der Konkursverwalterin der BIRNBAUM GMBH (ZUD-Nr. ${DEBTOR}) gegen die Genossenschaft APFELBAUM (ZUD-Nr. ${OTHER}) hat der Appellationshof am 20. April 2031 den Zeitpunkt der Zahlungseinstellung der Konkursschuldnerin auf den 21. Juni 2029 zurückverlegt.`,
  ],
]

for (const [statement, text] of OF_DEBTOR) test(statement, () => assert.deepEqual(numbersOf(text), [SAME]))

test('each company of a lettered list has an event', () => {
  const text = `Administrateurs provisoires\nTribunal de l’entreprise du Hainaut, division Mons\nPar ordonnance du 20 avril 2031, désignons Me Jeanne PERSON en qualité d’administratrice provisoire :\na) de la SRL POIRIER, à 7000 Mons, B.C.E. ${DEBTOR};\nb) de sa filiale la SRL POMMIER, même adresse, B.C.E. ${OTHER}.`
  assert.deepEqual(numbersOf(text), [SAME, '0999000129'])
})

test('each company of a list above the ruling has an event', () => {
  const text = `Administrateurs provisoires\nTribunal de l’entreprise de Liège, division Liège\nOrdonnance du 20 avril 2031, sur pied de l’article XX.32 CDE.\n- SPRL POIRIER, rue de Visé 6, 4020 Wandre, B.C.E. ${DEBTOR};\n- SRL POMMIER, même adresse, B.C.E. ${OTHER}.\nAdministrateur provisoire : Me Jeanne PERSON, avocate à 4000 Liège.`
  assert.deepEqual(numbersOf(text), [SAME, '0999000129'])
})

test('the parties of a suit are not a list of debtors', () => {
  const text = `Cour d’appel de Liège\nArrêt du 20 avril 2031. La SRL POIRIER, B.C.E. ${DEBTOR}, appelante, avait été déclarée en faillite le 12 janvier 2031 sur citation de :\n1. la SA POMMIER (B.C.E. ${OTHER}), intimée.\nLa Cour met le jugement à néant, les conditions de la faillite n’étant pas réunies.`
  assert.deepEqual(numbersOf(text), [SAME])
})
