// Decisions that one sentence asks for and another gives or refuses, and those that a title or an office only implies. All
// texts are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import { numberedNotice } from '../../../../test/fixtures/gazette/numbered-notice.ts'
import type { Publication } from '../../../domain/publications/publication.ts'
import { extractNotice } from '../extract-notice.ts'

const NUMBER = '0412.345.614'
const LIEGE = 'Tribunal de l’entreprise de Liège, division Liège\n'
const LEUVEN = 'Ondernemingsrechtbank Leuven\n'
const EUPEN = 'Unternehmensgericht Eupen\n'

const kindsOf = (publication: Publication) => extractNotice(publication).map(({ eventKind }) => eventKind)

const CASES: readonly (readonly [statement: string, text: string, ...kinds: string[]])[] = [
  [
    'a replacement that was asked for and refused replaces nobody',
    `${LIEGE}Faillite de la SA POIRIER (B.C.E. ${NUMBER}), place du Verger 8, 4000 Liège\nPar requête du 2 avril 2031, deux administrateurs de la faillie sollicitaient le remplacement du curateur, Me Paul POMME. Par jugement du 20 avril 2031, le tribunal a rejeté cette requête. Me POMME poursuit sa mission.`,
    'bankruptcy_other',
  ],
  [
    'a request that a pronoun refuses is the one before it',
    `${LIEGE}La SRL POIRIER, place du Verger 8, 4000 Liège (B.C.E. ${NUMBER}), dont le sursis vient à échéance le 22 avril 2031, en demandait la prorogation jusqu’au 22 juillet 2031. Le tribunal l’en a déboutée par jugement du 20 avril 2031.`,
    'reorganisation_extension_refused',
  ],
  [
    'a request without an object is for the one procedure that the first part names',
    `${LIEGE}Extrait du jugement prononcé le 20 avril 2031\nREQUERANTE EN REORGANISATION JUDICIAIRE : la SRL POIRIER, place du Verger 8, 4000 Liège, B.C.E. ${NUMBER}.\nAttendu que la requête ne comporte pas de budget;\nPAR CES MOTIFS,\nDit la requête recevable mais non fondée. En déboute la requérante. Met fin à la mission du juge délégué, M. Paul POMME.`,
    'reorganisation_opening_refused',
  ],
  [
    'a refused adjournment refuses no dissolution',
    `${LEUVEN}Op vordering van het openbaar ministerie heeft de rechtbank bij vonnis van 20 april 2031 beslist tot de ontbinding van BV PEREBOOM, te 3000 Leuven, KBO ${NUMBER}, en mr. Jan PERSOON, advocaat te 3000 Leuven, gelast met de vereffening. De rechtbank heeft het verzoek van de zaakvoerder tot uitstel afgewezen.`,
    'judicial_dissolution',
  ],
  [
    'a moratorium that a first ruling gives opens the procedure',
    `${LEUVEN}De rechtbank verklaart het verzoek van BV PEREBOOM, Kersenlaan 4, 3000 Leuven (KBO ${NUMBER}), ontvankelijk en gegrond en verleent opschorting tot 12 augustus 2031 met het oog op een collectief akkoord.\nGedelegeerd rechter : Jan PRUIM.\nVonnis van 20 april 2031.`,
    'reorganisation_opening',
  ],
  [
    'whom the court entrusts with the management, under the title, administers provisionally',
    `Administrateurs provisoires\nCDE - art.XX.32 et XX.33\n${LIEGE}Par ordonnance du 20 avril 2031, le président a dit que les affaires courantes de la SRL POIRIER, place du Verger 8, 4000 Liège (B.C.E. ${NUMBER}), sont confiées à Me Jeanne PERSON, avocate à 4000 Liège.`,
    'provisional_administrator_appointed',
  ],
  [
    'a body that a meeting appointed, under the title, is no administrator',
    `Administrateurs provisoires\nCDE - art.XX.32 et XX.33\n${LIEGE}Par jugement du 20 avril 2031, le tribunal constate que l’assemblée générale de l’ASBL POIRIER a désigné un nouvel organe d’administration.\nJeanne PERSON, administrateur provisoire.`,
    'interim_other',
  ],
  [
    'a lawyer replaced in a bankruptcy is its curator',
    `Ondernemingsrechtbank Antwerpen, afdeling Hasselt\nIn het faillissement van BV PEREBOOM, te 3970 Leopoldsburg, Kersenlaan 4, KBO ${NUMBER}, geopend op 3 mei 2021, werd mr. Paul APPEL, die zijn praktijk stopzet, op 20 april 2031 vervangen door mr. Jan PERSOON, advocaat te 3600 Genk.`,
    'curator_replaced',
  ],
  [
    'how an opposed bankruptcy came about opens none',
    `${LIEGE}Sur l’opposition formée par la SRL POIRIER (B.C.E. ${NUMBER}) au jugement de faillite rendu par défaut le 23 mars 2031 sur citation d’un bailleur, le tribunal a, le 20 avril 2031, constaté que l’opposante avait apuré sa dette; il a en conséquence dit que le jugement du 23 mars 2031 est réputé non avenu.`,
    'bankruptcy_revocation',
  ],
  [
    'who has lodged an appeal is relieved of nothing',
    `Cour d’appel de Liège\nLa SA POIRIER (BCE ${NUMBER}), place du Verger 8, 4000 Liège, a relevé appel du jugement du 23 mars 2031 par lequel le tribunal a déclaré sa requête en réorganisation judiciaire non fondée. Par arrêt du 20 avril 2031, la cour réforme ce jugement, déclare ouverte la procédure de réorganisation judiciaire par accord collectif et octroie un sursis venant à échéance le 12 août 2031.`,
    'reorganisation_opening',
  ],
  [
    'a date of cessation that stays is not moved',
    `Cour d’appel de Mons\nEn cause de : La SRL POIRIER, B.C.E. ${NUMBER}, appelante; contre : Me Jeanne PERSON, curateur.\nLa Cour, par arrêt du 20 avril 2031, statuant contradictoirement,\nReçoit l’appel; le dit non fondé. La cessation des paiements demeure fixée au 12 août 2030.`,
    'bankruptcy_other',
  ],
  [
    'when payments are deemed to have ceased is moved by a ruling on the curator’s summons',
    `Faillissement\n${LEUVEN}Bij vonnis van 20 april 2031, gewezen op dagvaarding van de curator, mr. Jan PERSOON, besliste de rechtbank dat de staking van betaling van BV PEREBOOM, KBO ${NUMBER}, failliet sedert 9 december 2030, geacht wordt te zijn ingetreden op 9 juni 2030.`,
    'cessation_date_moved',
  ],
  [
    'directors who may decide nothing any more end no administration',
    `Voorlopig bewindvoerders\nWER - art. XX.32 en XX.33\n${LEUVEN}De voorzitter heeft op 20 april 2031 beslist dat de bestuurders van NV PEREBOOM, KBO ${NUMBER}, geen beslissingen meer mogen nemen en dat het bestuur voor zes maanden wordt waargenomen door mr. Jan PERSOON, advocaat te 3000 Leuven.`,
    'provisional_administrator_appointed',
  ],
  [
    'members who may not have their association dissolved change nothing',
    `Cour d’appel de Liège\nEN CAUSE DE : Paul POMME, appelant; CONTRE : l’ASBL POIRIER, intimée. L’appelant avait sollicité du premier juge qu’il dissolve l’association; il en a été débouté le 3 novembre 2030.\nPAR CES MOTIFS, LA COUR, par arrêt du 20 avril 2031, reçoit l’appel et le déclare non fondé.`,
    'interim_other',
  ],
  [
    'who is presumed absent is in no insolvency',
    `Tribunal de la famille de Nivelles\nPar jugement du 20 avril 2031, le tribunal a constaté la présomption d’absence de M. Paul POMME et désigné Me Jeanne PERSON en qualité d’administrateur judiciaire chargé de le représenter dans la liquidation de la SRL POIRIER (B.C.E. ${NUMBER}).`,
  ],
  [
    'a lost register of shares is no ruling of a curator who is named',
    `Verloren titels\nNV PEREBOOM, te 3000 Leuven, RPR ${NUMBER}, deelt mee dat het aandelenregister werd ontvreemd. Wie rechten wil laten gelden, richt zich tot de curator van een aandeelhouder, mr. Jan PERSOON.`,
  ],
  [
    'a bankruptcy that the first court refused begins on appeal',
    `Hof van beroep Antwerpen\nBij arrest van 20 april 2031 heeft het hof, op het hoger beroep van een schuldeiser, het vonnis van 22 januari 2031 dat de vordering had afgewezen vernietigd en BV PEREBOOM, te 2300 Turnhout, KBO ${NUMBER}, failliet verklaard. De zaak wordt verwezen naar de ondernemingsrechtbank voor de aanstelling van een curator.`,
    'bankruptcy_opening',
  ],
  [
    'an administration that lapsed by law has ended',
    `${LEUVEN}De aanstelling van mr. Jan PERSOON als voorlopig bewindvoerder over NV PEREBOOM (KBO ${NUMBER}), Kersenlaan 4, 3000 Leuven, verviel van rechtswege op 20 april 2031 bij gebrek aan dagvaarding, zoals vastgesteld bij beschikking van diezelfde dag.`,
    'provisional_administrator_ended',
  ],
  [
    'a liquidation that is closed immediately is closed with the dissolution',
    `${LIEGE}Par jugement du 20 avril 2031, le tribunal prononce la dissolution de la SRL POIRIER, B.C.E. ${NUMBER}, et constate que, faute d’actif, la liquidation est immédiatement clôturée.`,
    'judicial_dissolution_and_closing',
  ],
  [
    'a town is no request',
    `${LIEGE}Par jugement du 20 avril 2031, le sursis accordé dans le cadre du transfert sous autorité judiciaire de la SA POIRIER, B.C.E. ${NUMBER}, quai du Verger 10, 4600 Visé, a été prolongé de deux mois.`,
    'transfer_extension',
  ],
  [
    'an expert who is made available is appointed',
    `${LEUVEN}In toepassing van art. XX.30 WER wordt op 20 april 2031 aan NV PEREBOOM, Kersenlaan 4, 3000 Leuven, KBO ${NUMBER}, een herstructureringsdeskundige ter beschikking gesteld : mevrouw Anna PRUIM, accountant.`,
    'restructuring_expert_appointed',
  ],
  [
    'für bankrott',
    `${EUPEN}Durch Urteil vom 20. April 2031 wurde auf Geständnis die BIRNBAUM GmbH, 4700 Eupen, Unternehmensnummer ${NUMBER}, für bankrott erklärt. Konkursverwalter : Rechtsanwalt Paul APFEL. Die Forderungen sind binnen dreißig Tagen anzumelden.`,
    'bankruptcy_opening',
  ],
  [
    'Konkursurteil',
    `Appellationshof Lüttich\nEntscheid vom 20. April 2031 in Sachen BIRNBAUM AG (ZUD ${NUMBER}), Berufungsklägerin :\nDie Berufung wird für unbegründet erklärt. Das am 8. Januar 2031 ergangene Konkursurteil wird bestätigt.`,
    'bankruptcy_other',
  ],
  [
    'Entschuldung',
    `${EUPEN}In Sachen Konkurs Anna PERSON, Unternehmensnummer ${NUMBER}, verweigert das Gericht mit Urteil vom 20. April 2031 die beantragte Entschuldung.`,
    'discharge_decision',
  ],
  [
    'Schulden erlassen',
    `${EUPEN}Herrn Paul APFEL, dessen Konkurs am 7. März 2028 eröffnet wurde, werden durch Urteil vom 20. April 2031 sämtliche verbleibenden Schulden erlassen.`,
    'discharge_decision',
  ],
  [
    'Reorganisationsplan bestätigt',
    `${EUPEN}Der von der BIRNBAUM GmbH (Unternehmensnummer ${NUMBER}) hinterlegte Reorganisationsplan wurde am 20. April 2031 gerichtlich bestätigt.`,
    'reorganisation_plan_homologated',
  ],
  [
    'Konkursverwalter beigeordnet',
    `${EUPEN}Dem Konkursverwalter der BIRNBAUM AG (Unternehmensnummer ${NUMBER}), Herrn Rechtsanwalt Paul APFEL, wurde durch Urteil vom 20. April 2031 Rechtsanwältin Anna PERSON als weitere Konkursverwalterin beigeordnet.`,
    'curator_added',
  ],
]

for (const [statement, text, ...kinds] of CASES)
  test(statement, () => assert.deepEqual(kindsOf(freeTextNotice(text)), kinds))

test('the sentence of a form that names its procedure alone tells what happened', () => {
  const text = `Tribunal de l’entreprise du Hainaut, division Mons.
Faillite de : SA POIRIER, RUE DU VERGER 8, 7000 MONS.
Déclarée le 17 juin 2029.
Référence : 20290188
Date du jugement : 20 avril 2031
Numéro d’entreprise : ${NUMBER}
Le curateur : Me PAUL POMME, décédé,
a pour successeur
Le curateur : Me JEANNE PERSON, RUE DU POMMIER 30, 7000 MONS.
Pour extrait conforme : Le greffier, A. PLUME.`
  const [fact] = extractNotice(numberedNotice(text))
  assert.equal(fact?.eventKind, 'curator_replaced')
  assert.deepEqual(
    fact?.practitioners.map(({ change, name }) => `${change} ${name}`),
    ['discharged PAUL POMME', 'appointed JEANNE PERSON'],
  )
})

test('an opening whose object is a transfer opens a transfer', () => {
  const text = `Ondernemingsrechtbank Leuven.
Opening van de gerechtelijke reorganisatie van :
PEREBOOM NV, KERSENLAAN 4, 3000 LEUVEN.
Ondernemingsnummer : ${NUMBER}.
Datum uitspraak : 20/04/2031.
Onderwerp van de procedure : overdracht onder gerechtelijk gezag
Einddatum van de opschorting : 20/08/2031.`
  assert.deepEqual(kindsOf(numberedNotice(text)), ['transfer_opening'])
})
