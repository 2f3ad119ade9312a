// Decisions of free-text rulings, as opposed to what they recall, refuse, make conditional or merely mention.
// All texts are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import { extractNotice } from '../extract-notice.ts'

const NUMBER = '0412.345.614'
const OTHER = '0999.000.129'

function kindsOf(text: string): string[] {
  const facts = extractNotice(freeTextNotice(text))
  return facts.map(({ eventKind }) => eventKind).sort()
}

const CASES: readonly (readonly [statement: string, text: string, ...kinds: string[]])[] = [
  [
    'a ruling of an earlier day, told before or behind, decides nothing',
    `Tribunal de l’entreprise de Liège, division Huy\nPar jugement du 3 février 2031, le tribunal de céans a prononcé la dissolution de la SRL POIRIER.\nPar jugement du 20 avril 2031, le tribunal désigne Me Jeanne PERSON en qualité de liquidateur judiciaire de la SRL POIRIER, B.C.E. ${NUMBER}, en remplacement de Me Paul POMME.`,
    'liquidator_replaced',
  ],
  [
    'a day inside the verb is that of an earlier ruling',
    `Ondernemingsrechtbank Leuven\nDe NV PEREBOOM werd op zaterdag 7 maart 2031 failliet verklaard.\nBij vonnis van 20 april 2031 voegt de rechtbank meester Jan PERSOON als medecurator toe in het faillissement van NV PEREBOOM, KBO ${NUMBER}.`,
    'curator_added',
  ],
  [
    'a court that a sentence names at the start of a line begins no notice',
    `Bij arrest van 20 april 2031 heeft het hof het verstekvonnis van 3 maart 2031 dat BV PEREBOOM failliet\nverklaarde, tenietgedaan. BV PEREBOOM, KBO ${NUMBER}, werd op 3 maart 2031 failliet verklaard door de\nondernemingsrechtbank Gent, afdeling Kortrijk.`,
    'bankruptcy_revocation',
  ],
  [
    'a name in quotes ends no clause',
    `Tribunal de l’entreprise de Liège, division Huy\nPar jugement du 20 avril 2031, la dissolution judiciaire de la société anonyme « POIRIER », B.C.E. ${NUMBER}, et la clôture immédiate de la liquidation ont été prononcées.`,
    'judicial_dissolution_and_closing',
  ],
  [
    'a company in liquidation is not what is upheld',
    `Hof van beroep Gent\nArrest van 20 april 2031. Bevestigt het bestreden vonnis dat BV PEREBOOM failliet verklaarde, in al zijn beschikkingen ten aanzien van BV PEREBOOM, in vereffening, KBO ${NUMBER}.`,
    'bankruptcy_other',
  ],
  [
    'a request that was refused before it is named asks for nothing behind it',
    `Cour d’appel de Liège\nPar arrêt du 20 avril 2031, la cour réforme le jugement qui avait rejeté la demande en faillite, déclare ouverte la faillite de la SRL POIRIER, B.C.E. ${NUMBER}, désigne Me Jeanne PERSON en qualité de curateur et invite les créanciers à déclarer leurs créances.`,
    'bankruptcy_opening',
  ],
  [
    'what is taken from the organs of a company ends no administration',
    `Tribunal de l’entreprise de Liège, division Huy\nPar ordonnance du 20 avril 2031, le président a retiré aux organes de la SRL POIRIER, B.C.E. ${NUMBER}, l’administration de ses biens et nommé Me Jeanne PERSON en qualité d’administrateur provisoire.`,
    'provisional_administrator_appointed',
  ],
  [
    'an act with an earlier day of its own is recalled',
    `Tribunal de l’entreprise de Liège, division Verviers\nPar jugement du 3 mars 2031, le tribunal a fixé définitivement au 3 octobre 2030 la date de la cessation des paiements de la SRL POIRIER, B.C.E. ${NUMBER}, dont la faillite a été déclarée ouverte le 3 décembre 2030.`,
    'cessation_date_moved',
  ],
  [
    'an act with an earlier day in its relative clause is recalled',
    `Ondernemingsrechtbank Gent, afdeling Dendermonde\nHet reorganisatieplan van BV PEREBOOM, KBO ${NUMBER}, dat bij vonnis van 3 februari 2029 van de ondernemingsrechtbank Gent werd gehomologeerd, wordt bij vonnis van diezelfde rechtbank van 20 april 2031 herroepen wegens niet-naleving. De schuldeisers herwinnen al hun rechten.`,
    'reorganisation_other',
  ],
  [
    'a judgment that does not stand, and the suit dismissed, undo a bankruptcy',
    `Intrekking faillissement\nHof van beroep Antwerpen\nArrest van 20 april 2031. BV PEREBOOM, KBO ${NUMBER}, appellante, tegen de RSZ en NV APPELKREDIET (KBO ${OTHER}), geïntimeerden. Het vonnis van 3 maart 2031 van de ondernemingsrechtbank Antwerpen houdt geen stand; de vordering van de RSZ wordt als ongegrond afgewezen en de curator van zijn taak ontlast.`,
    'bankruptcy_revocation',
  ],
  [
    'an infinitive far behind a refusal is refused',
    `Tribunal de l’entreprise de Liège, division Huy\nPar jugement du 20 avril 2031, le tribunal refuse, malgré le vote favorable des créanciers émis le 2 avril 2031, d’homologuer le plan de la SRL POIRIER (B.C.E. ${NUMBER}).`,
    'reorganisation_plan_refused',
  ],
  [
    'what ends if nobody sues has not ended',
    `Administrateurs provisoires\nTribunal de l’entreprise du Hainaut, division Mons\nPar ordonnance du 20 avril 2031, la présidente a désigné Me Jeanne PERSON comme administratrice provisoire de la SRL POIRIER, B.C.E. ${NUMBER}. La mesure cessera ses effets si la citation en faillite n’est pas lancée dans les quinze jours.`,
    'provisional_administrator_appointed',
  ],
  [
    'no reason to close at once: dissolved, not closed',
    `Dissolution judiciaire\nTribunal de l’entreprise du Brabant wallon\nPar jugement du 20 avril 2031, le tribunal prononce la dissolution judiciaire de la SRL POIRIER, B.C.E. ${NUMBER}. Il n’y a pas lieu d’ordonner la clôture immédiate. Me Jeanne PERSON, avocate à 1300 Wavre, est désignée liquidatrice.`,
    'judicial_dissolution',
  ],
  [
    'dissolved and closed by one ruling',
    `Gerechtelijke ontbinding\nOndernemingsrechtbank Gent, afdeling Gent\nVonnis van 20 april 2031 op vordering van het openbaar ministerie : VOF PEREBOOM, KBO ${NUMBER}, wordt ontbonden en de vereffening wordt in één beweging gesloten verklaard, zonder aanstelling van een vereffenaar.`,
    'judicial_dissolution_and_closing',
  ],
  [
    'a dissolution with its closing is lifted as a whole',
    `Tribunal de l’entreprise de Liège, division Namur\nSur requête de l’ancien gérant, le tribunal a, le 20 avril 2031, mis à néant son jugement du 5 janvier 2031 prononçant la dissolution avec clôture immédiate de la liquidation de la SRL POIRIER, B.C.E. ${NUMBER}.`,
    'judicial_dissolution_revoked',
  ],
  [
    'a bankruptcy opened and the administrator’s office ended by one ruling',
    `Faillite\nTribunal de l’entreprise de Liège, division Liège\nJugement du 20 avril 2031. Sur citation de Me Jeanne PERSON, administratrice provisoire désignée le 2 avril 2031, le tribunal déclare la SRL POIRIER, B.C.E. ${NUMBER}, en faillite, nomme Me Paul POMME curateur et M. Jean JUGE juge-commissaire. Il met fin à la mission de Me PERSON en qualité d’administratrice provisoire. Déclarations de créance dans les trente jours.`,
    'bankruptcy_opening',
    'provisional_administrator_ended',
  ],
  [
    'an order against misleading advertising is no insolvency',
    `Ondernemingsrechtbank Antwerpen, afdeling Antwerpen\nUittreksel uit het vonnis van 20 april 2031 inzake BV PEREBOOM (KBO ${NUMBER}) tegen NV APPELBOOM (KBO ${OTHER}). De stakingsrechter stelt vast dat verweerster met de slogan « uitverkoop wegens faillissement » de consument misleidt, nu zij nooit failliet werd verklaard, en beveelt de staking van die oneerlijke handelspraktijk.`,
  ],
  [
    'former spouses who divide what was theirs are no insolvency',
    `Tribunal de l’entreprise de Liège, division Dinant\nPar ordonnance du 20 avril 2031, le président a approuvé la vente de gré à gré de la maison commune des ex-époux Paul POMME et Jeanne PERSON, anciens associés de la SNC POIRIER (B.C.E. ${NUMBER}), dissoute par acte sous seing privé, dans le cadre de la liquidation-partage confiée au notaire-liquidateur Jean NOTE.`,
  ],
  [
    'a consideration tells why, not what is decided',
    `Réorganisation judiciaire\nTribunal de l’entreprise du Hainaut, division Charleroi\nAttendu que le plan de la SRL POIRIER, B.C.E. ${NUMBER}, homologué le 3 mars 2030, n’est plus exécuté depuis l’automne; Par jugement du 20 avril 2031, le tribunal révoque le plan de réorganisation.`,
    'reorganisation_plan_revoked',
  ],
  [
    'a curator relieved and another appointed are one replacement',
    `Faillite\nTribunal de l’entreprise de Liège, division Verviers\nPar jugement du 20 avril 2031, le tribunal décharge Me Paul POMME, à sa demande, de ses fonctions de curateur de la faillite de la SRL POIRIER (${NUMBER}), ouverte le 5 mai 2028, et désigne pour achever la liquidation Me Jeanne PERSON, avocate, comme curatrice.`,
    'curator_replaced',
  ],
  [
    'a curator’s office withdrawn leaves the closing as it is',
    `Faillissement\nOndernemingsrechtbank Antwerpen, afdeling Turnhout\nBij vonnis van 20 april 2031 werd het faillissement van BV PEREBOOM, KBO ${NUMBER}, geopend op 3 mei 2027, gesloten bij gebrek aan actief. Het mandaat van de curator, mr. Jan PERSOON, is hiermee ingetrokken.`,
    'bankruptcy_closing',
  ],
  [
    'of two requests the one that is granted counts',
    `Ondernemingsrechtbank Leuven\nBV PEREBOOM (KBO ${NUMBER}) werd door de RSZ in faillissement en door de procureur des Konings in ontbinding gedagvaard. Bij vonnis van 20 april 2031 wordt de vordering tot faillietverklaring afgewezen en de vennootschap ontbonden. Mr. Jan PERSOON, advocaat te 3000 Leuven, zal optreden als vereffenaar.`,
    'judicial_dissolution',
  ],
  [
    'a name put right in a publication is a correction, nobody comes',
    `Faillite\nTribunal de l’entreprise de Liège, division Arlon\nERRATUM - faillite de la SRL POIRIER, B.C.E. ${NUMBER}\nPublication du 8 avril 2031 : au lieu de « Curateur :\nMe Jean PERSON », lire « Curatrice : Me Jeanne PERSON ».`,
    'bankruptcy_correction',
  ],
]

for (const [statement, text, ...kinds] of CASES) test(statement, () => assert.deepEqual(kindsOf(text), kinds))

test('a first request that is dismissed leaves nothing to uphold', () => {
  const [fact] = extractNotice(
    freeTextNotice(
      `Tribunal de l’entreprise de Liège, division Huy\nPar jugement du 20 avril 2031, le tribunal a déclaré non fondée la demande tendant à la faillite de la SRL POIRIER, B.C.E. ${NUMBER}.`,
    ),
  )
  assert.deepEqual([fact?.eventKind, fact?.detail], ['bankruptcy_other', 'not_bankrupt'])
})

test('a ban that is refused bans nobody', () => {
  const [fact] = extractNotice(
    freeTextNotice(
      `Hof van beroep Gent\nBij arrest van 20 april 2031, inzake Jan PERSOON tegen het openbaar ministerie, werd de vordering tot oplegging van een verbod om een onderneming uit te baten afgewezen.`,
    ),
  )
  assert.deepEqual([fact?.eventKind, fact?.detail], ['bankruptcy_other', 'ban_refused'])
})
