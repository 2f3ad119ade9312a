// Rulings on rulings, conditions and the scope of negations: nothing that a text only awaits, refuses or sets aside is
// stated. All texts are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeTextNotice } from '../../../../test/fixtures/gazette/free-text-notice.ts'
import { extractNotice } from '../extract-notice.ts'

const NUMBER = '0412.345.614'

function kindsOf(text: string): string[] {
  const facts = extractNotice(freeTextNotice(text))
  return facts.map(({ eventKind }) => eventKind).sort()
}

const CASES: readonly (readonly [statement: string, text: string, ...kinds: string[]])[] = [
  [
    'what a court decides anew after setting a ruling aside is its own decision',
    `Cour d’appel de Liège\nPar arrêt du 19 mai 2031, la Cour, faisant droit à l’appel, met à néant le jugement du 6 novembre 2030 et, statuant à nouveau :\nDéclare ouverte la faillite de la SRL POIRIER, B.C.E. ${NUMBER};\nDésigne en qualité de juge-commissaire M. Paul POMME et en qualité de curatrice Me Jeanne PERSON, avocate à 5000 Namur;\nOrdonne aux créanciers de déclarer leurs créances dans les trente jours.`,
    'bankruptcy_opening',
  ],
  [
    'a ruling is set aside in so far as it had dissolved a company: nothing is dissolved',
    `Cour d’appel de Mons\nPar arrêt du 3 mars 2031, la Cour reçoit l’appel et le dit fondé; met à néant le jugement du 22 septembre 2030 en tant qu’il a prononcé la dissolution judiciaire de la SRL POIRIER, B.C.E. ${NUMBER}, et désigné un liquidateur; déclare la demande originaire sans objet.`,
    'judicial_dissolution_revoked',
  ],
  [
    'the closing of the report on claims closes no bankruptcy',
    `Tribunal de l’entreprise de Liège, division Arlon\nLe tribunal a, par jugement du 2 avril 2031, déclaré ouverte, sur aveu, la faillite de la SRL POIRIER, B.C.E. ${NUMBER}.\nJuge-commissaire : M. Paul POMME.\nCurateur : Me Jeanne PERSON, avocate à 6700 Arlon.\nClôture du procès-verbal de vérification : le 29 mai 2031.`,
    'bankruptcy_opening',
  ],
  [
    'an office that is declared over has ended',
    `Tribunal de l’entreprise du Hainaut, division Tournai\nPar ordonnance du 8 juin 2031, la présidente du tribunal a déclaré terminée la mission d’administrateur provisoire que Me Jeanne PERSON exerçait auprès de la SC POIRIER, B.C.E. ${NUMBER}, depuis l’ordonnance du 17 octobre 2030.`,
    'provisional_administrator_ended',
  ],
  [
    'an office that ends if nobody sues has not ended',
    `Tribunal de l’entreprise de Liège, division Liège\nPar ordonnance du 3 mars 2031, Me Paul POMME est désigné administrateur provisoire de la SRL POIRIER, B.C.E. ${NUMBER}. Sa mission prendra fin de plein droit à défaut de citation en faillite dans les quinze jours.`,
    'provisional_administrator_appointed',
  ],
  [
    'a decision that lapses if nobody sues has not lapsed',
    `Unternehmensgericht Eupen\nDurch Beschluss vom 3. März 2031 wurde Rechtsanwalt Hans APFEL zum vorläufigen Verwalter der BIRNBAUM GmbH (ZUD ${NUMBER}) bestellt. Der Beschluss wird unwirksam, wenn binnen fünfzehn Tagen kein Antrag auf Konkurseröffnung gestellt wird.`,
    'provisional_administrator_appointed',
  ],
  [
    'a dissolution that waits for accounts is none',
    `Tribunal de l’entreprise du Hainaut, division Mons\nPar jugement du 3 mars 2031, le tribunal a sursis à statuer sur la demande de dissolution judiciaire de la SRL POIRIER, B.C.E. ${NUMBER}. La dissolution sera prononcée si les comptes annuels ne sont pas déposés avant le 3 septembre 2031.`,
    'interim_other',
  ],
  [
    'a German future passive decides nothing yet',
    `Unternehmensgericht Eupen\nDurch Urteil vom 3. März 2031 hat das Gericht der BIRNBAUM GmbH (ZUD ${NUMBER}) eine Frist von sechs Monaten gewährt; mangels Hinterlegung der Jahresabschlüsse wird die gerichtliche Auflösung ausgesprochen und ein Liquidator bestellt werden.`,
    'interim_other',
  ],
  [
    'what may follow a plan that is not carried out has not followed',
    `Tribunal de l’entreprise de Liège, division Liège\nPar jugement du 3 mars 2031, le tribunal homologue le plan de réorganisation de la SRL POIRIER, B.C.E. ${NUMBER}. En cas d’inexécution, le plan pourra être révoqué et la faillite déclarée.`,
    'reorganisation_plan_homologated',
  ],
  [
    'a request for bankruptcy that stays refused opens nothing',
    `Cour d’appel de Liège\nPar arrêt du 3 mars 2031, la cour confirme le jugement du 12 janvier 2031 qui a débouté l’O.N.S.S. de sa demande de faillite de la SRL POIRIER, B.C.E. ${NUMBER}.`,
    'bankruptcy_other',
  ],
  [
    'a plan refused once more is refused',
    `Cour d’appel de Mons\nPar arrêt du 3 mars 2031, la cour dit l’appel non fondé et confirme le jugement entrepris en ce qu’il a refusé d’homologuer le plan de la SRL POIRIER, B.C.E. ${NUMBER}.`,
    'reorganisation_plan_refused',
  ],
  [
    'a refusal that is set aside opens nothing',
    `Cour d’appel de Bruxelles\nPar arrêt du 3 mars 2031, la cour met à néant le jugement qui avait rejeté la demande en faillite formée contre la SRL POIRIER, B.C.E. ${NUMBER}, et renvoie la cause au premier juge.`,
    'bankruptcy_other',
  ],
  [
    'a reorganisation refused once more is refused',
    `Appellationshof Lüttich\nDurch Urteil vom 3. März 2031 bestätigt der Gerichtshof das Urteil, durch das der Antrag auf Eröffnung einer gerichtlichen Reorganisation der BIRNBAUM GmbH (ZUD ${NUMBER}) abgewiesen wurde.`,
    'reorganisation_opening_refused',
  ],
  [
    'a bankruptcy whose judgment is set aside is revoked',
    `Appellationshof Lüttich\nDurch Urteil vom 3. März 2031 hebt der Gerichtshof das Urteil vom 12. Januar 2031 auf, mit dem der Konkurs der BIRNBAUM GmbH (ZUD ${NUMBER}) eröffnet wurde.`,
    'bankruptcy_revocation',
  ],
  [
    'a revocation that is set aside revokes nothing',
    `Hof van beroep Brussel\nBij arrest van 3 maart 2031 vernietigt het hof het vonnis dat de intrekking van het faillissement van BV PEREBOOM, KBO ${NUMBER}, had uitgesproken; het faillissement herleeft.`,
    'bankruptcy_other',
  ],
  [
    'a closing that is set aside does not revoke the bankruptcy',
    `Hof van beroep Gent\nBij arrest van 3 maart 2031 vernietigt het hof het vonnis dat het faillissement van BV PEREBOOM, KBO ${NUMBER}, sloot.`,
    'bankruptcy_other',
  ],
  [
    'a closing of a liquidation that is set aside leaves the dissolution',
    `Hof van beroep Gent\nBij arrest van 3 maart 2031 vernietigt het hof het vonnis dat de sluiting van de vereffening van BV PEREBOOM, KBO ${NUMBER}, had uitgesproken.`,
    'interim_other',
  ],
  [
    'neither bankrupt nor dissolved, in Dutch',
    `Ondernemingsrechtbank Leuven\nBij vonnis van 3 maart 2031 wordt BV PEREBOOM, KBO ${NUMBER}, noch failliet verklaard, noch ontbonden.`,
    'bankruptcy_other',
  ],
  [
    'neither bankrupt nor dissolved, in German',
    `Unternehmensgericht Eupen\nDurch Urteil vom 3. März 2031 wird die BIRNBAUM GmbH (ZUD ${NUMBER}) weder für konkurs erklärt noch aufgelöst.`,
    'bankruptcy_other',
  ],
  [
    'what is not ended but extended is extended',
    `Ondernemingsrechtbank Gent, afdeling Gent\nBij vonnis van 3 maart 2031 werd de opschorting van BV PEREBOOM, KBO ${NUMBER}, niet beëindigd, maar verlengd tot 3 juli 2031.`,
    'reorganisation_extension',
  ],
  [
    'debates that are reopened reopen no bankruptcy',
    `Hof van beroep Gent\nTussenarrest van 3 maart 2031. Alvorens te oordelen over de gevorderde faillietverklaring van BV PEREBOOM, KBO ${NUMBER}, heropent het hof de debatten.`,
    'bankruptcy_other',
  ],
  [
    'an upheld bankruptcy with another date of cessation moves the date',
    `Hof van beroep Antwerpen\nHet hof bevestigt bij arrest van 3 maart 2031 het faillissement van BV PEREBOOM, KBO ${NUMBER}, en brengt de datum van staking van betaling terug naar 3 oktober 2030.`,
    'cessation_date_moved',
  ],
  [
    'an upheld date of cessation is not moved',
    `Cour d’appel de Liège\nPar arrêt du 3 mars 2031, la cour confirme le jugement qui a déclaré la faillite de la SRL POIRIER, B.C.E. ${NUMBER}, et qui a fixé la cessation des paiements au 3 octobre 2030.`,
    'bankruptcy_other',
  ],
  [
    'a closing beside a discharge is both',
    `Ondernemingsrechtbank Gent, afdeling Gent\nBij vonnis van 3 maart 2031 wordt het faillissement van de heer Jan PERSOON, KBO ${NUMBER}, gesloten bij gebrek aan actief; de rechtbank verleent hem kwijtschelding van de restschulden.`,
    'bankruptcy_closing',
    'discharge_decision',
  ],
  [
    'an earlier closing is not told by a discharge',
    `Ondernemingsrechtbank Gent, afdeling Gent\nBij vonnis van 3 maart 2031 wordt aan de heer Jan PERSOON, KBO ${NUMBER}, wiens faillissement op 3 januari 2030 werd gesloten, de kwijtschelding geweigerd.`,
    'discharge_decision',
  ],
  [
    'an office that lasts until a curator comes appoints no curator',
    `Tribunal de l’entreprise de Liège, division Liège\nL’administrateur provisoire de la SRL POIRIER, B.C.E. ${NUMBER}, Me Paul POMME, désigné le 3 janvier 2031, reste en fonction jusqu’à la désignation d’un curateur. Ordonnance du 3 mars 2031.`,
    'bankruptcy_other',
  ],
  [
    'an opposition granted revokes what the contested ruling opened',
    `Ondernemingsrechtbank Gent, afdeling Gent\nBij vonnis van 3 maart 2031 wordt het verzet van BV PEREBOOM, KBO ${NUMBER}, tegen het verstekvonnis van 12 januari 2031 dat haar failliet verklaarde, gegrond verklaard en het faillissement ingetrokken.`,
    'bankruptcy_revocation',
  ],
]

for (const [statement, text, ...kinds] of CASES) test(statement, () => assert.deepEqual(kindsOf(text), kinds))
