// Invented acts in wordings that are told apart by little: who goes, who stays, who comes again.

import type { Language } from '../../../../../domain/publication.ts'
import type { ActCase } from './act-case.ts'

export const WORDINGS: (ActCase & { language: Language })[] = [
  {
    language: 'fr',
    body: `Sont réélus administrateurs pour trois ans : Pol Laine et Rose Lin. Est élue nouvelle administratrice : Zoé Coton.`,
    facts: [
      'reappointment director Pol Laine 3y',
      'reappointment director Rose Lin 3y',
      'appointment director Zoé Coton',
    ],
  },
  {
    language: 'nl',
    body: `Worden als bestuurder benoemd:
- Jan Wol (herbenoeming);
- Els Vlas (nieuwe benoeming).`,
    facts: ['reappointment director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    language: 'de',
    body: `Die Versammlung bestellt Herrn Jan Wolle erneut zum Verwalter und Frau Ute Leinen neu zur Verwalterin.`,
    facts: ['reappointment director Jan Wolle', 'appointment director Ute Leinen'],
  },
  {
    language: 'de',
    body: `Die Generalversammlung wählt die Tuchmacher GmbH, mit Sitz in 4700 Eupen, Weberstraße 11, Unternehmensnummer
0456.789.133, vertreten durch ihren ständigen Vertreter Frau Ute Leinen, wieder in ihr Amt als Verwalter.`,
    facts: ['reappointment director Tuchmacher GmbH / Ute Leinen #0456789133'],
  },
  {
    language: 'fr',
    body: `Madame Rose Lin, administratrice sortante, ne se représente pas.`,
    facts: ['end_of_term director Rose Lin'],
  },
  {
    language: 'nl',
    body: `Mevrouw Els Vlas, uittredend bestuurder, stelt zich niet herkiesbaar.`,
    facts: ['end_of_term director Els Vlas'],
  },
  {
    language: 'fr',
    body: `Madame Rose Lin n'a pas souhaité le renouvellement de son mandat d'administratrice.`,
    facts: ['end_of_term director Rose Lin'],
  },
  {
    language: 'fr',
    body: `L'assemblée constate la fin du mandat de gérant de Monsieur Pol Laine à la suite de son décès survenu le 3 mars 2021.`,
    facts: ['death manager Pol Laine 2021-03-03'],
  },
  {
    language: 'de',
    body: `Das Mandat von Herrn Jan Wolle als Verwalter endete durch Tod am 3. März 2021.`,
    facts: ['death director Jan Wolle 2021-03-03'],
  },
  {
    language: 'nl',
    body: `Het mandaat van de heer Jan Wol als bestuurder heeft een einde genomen ingevolge overlijden op 3 maart 2021.`,
    facts: ['death director Jan Wol 2021-03-03'],
  },
  {
    language: 'nl',
    body: `De vergadering stelt vast dat de heer Jan Wol, bestuurder en gedelegeerd bestuurder, overleden is op 3 maart 2021.`,
    facts: ['death director Jan Wol 2021-03-03', 'death managing_director Jan Wol 2021-03-03'],
  },
  {
    language: 'nl',
    body: `De vergadering beslist mevrouw Els Vlas te ontslaan als zaakvoerder, en over te gaan tot haar onmiddellijke benoeming
tot niet-statutair bestuurder.`,
    facts: ['resignation manager Els Vlas', 'appointment director Els Vlas'],
    loose: true,
  },
  {
    language: 'fr',
    subject: 'DISSOLUTION',
    body: `L'assemblée constate que la dissolution met fin de plein droit au mandat de l'administrateur, Monsieur Pol Laine.`,
    facts: ['end_of_term director Pol Laine'],
    loose: true,
  },
  {
    language: 'fr',
    body: `Elle nomme en qualité de commissaire la SRL Audit Fil, représentée par Monsieur Jean Drap. Elle remplace Monsieur Pol
Laine, dont le mandat est venu à expiration.`,
    facts: ['appointment statutory_auditor Audit Fil / Jean Drap', 'end_of_term statutory_auditor Pol Laine'],
  },
  {
    language: 'fr',
    body: `Les fonctions de gérante sont confiées à Madame Rose Lin.`,
    facts: ['appointment manager Rose Lin'],
  },
  {
    language: 'nl',
    body: `Erik Linnen stapt op als voorzitter en wordt opgevolgd door Els Vlas.`,
    facts: ['resignation chair Erik Linnen', 'appointment chair Els Vlas'],
  },
  {
    language: 'nl',
    body: `Els Vlas wordt secretaris. Jan Wol blijft voorzitter.`,
    facts: ['appointment secretary Els Vlas'],
  },
  {
    language: 'fr',
    body: `Le conseil d'administration a réparti les fonctions comme suit :
- Président : Pol Laine (réélu)
- Secrétaire : Rose Lin
- Trésorier : Jean Drap (inchangé)`,
    facts: ['reappointment chair Pol Laine', 'appointment secretary Rose Lin'],
  },
  {
    language: 'fr',
    body: `Le conseil désigne Pol Laine comme président et délégué à la gestion journalière, et Rose Lin comme trésorière.`,
    facts: [
      'appointment chair Pol Laine',
      'appointment daily_management Pol Laine',
      'appointment other Rose Lin',
    ],
  },
  {
    language: 'fr',
    body: `Sont nommés administrateurs : Pol Laine, président, Rose Lin, trésorière et Jean Drap.`,
    facts: [
      'appointment director Pol Laine',
      'appointment director Rose Lin',
      'appointment director Jean Drap',
    ],
  },
  {
    language: 'fr',
    body: `Sont élus au conseil d'administration : Pol Laine et Rose Lin.`,
    facts: ['appointment director Pol Laine', 'appointment director Rose Lin'],
  },
  {
    language: 'fr',
    body: `L'assemblée, présidée par Madame Zoé Coton, présidente, nomme Monsieur Pol Laine, administrateur.`,
    facts: ['appointment director Pol Laine'],
  },
  {
    language: 'de',
    body: `Folgende Verwalter werden ernannt: 1. Jan Wolle, 2. Ute Leinen.`,
    facts: ['appointment director Jan Wolle', 'appointment director Ute Leinen'],
  },
  {
    language: 'nl',
    body: `De bestuurders Jan Wol en Els Vlas bieden hun ontslag aan en worden onmiddellijk herbenoemd.`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Els Vlas',
      'reappointment director Jan Wol',
      'reappointment director Els Vlas',
    ],
    loose: true,
  },
  {
    language: 'fr',
    body: `Madame Rose Lin remplace Monsieur Pol Laine comme administratrice à partir du 1er mai 2020.`,
    facts: ['appointment director Rose Lin 2020-05-01'],
  },
  {
    language: 'nl',
    body: `De raad neemt kennis van de beslissing van Stof Invest BV, bestuurder, om met ingang van 1 april 2023 de heer Jan Wol te
vervangen als haar vaste vertegenwoordiger door mevrouw Els Vlas.`,
    facts: [
      'resignation permanent_representative Jan Wol 2023-04-01',
      'appointment permanent_representative Els Vlas 2023-04-01',
    ],
    loose: true,
  },
  {
    language: 'fr',
    subject: 'FUSION PAR ABSORPTION',
    body: `L'assemblée décide d'approuver la fusion par absorption de la société TOILE par la société.`,
    facts: ['merger'],
    loose: true,
  },
  {
    language: 'nl',
    subject: 'HERSTRUCTURERING (FUSIE, SPLITSING, INBRENG)',
    body: `De vergadering beslist tot partiële splitsing van de vennootschap overeenkomstig het splitsingsverslag.`,
    facts: ['division'],
    loose: true,
  },
  {
    language: 'nl',
    subject: 'INBRENG VAN BEDRIJFSTAK',
    body: `De vergadering beslist de inbreng van de bedrijfstak weverij in de vennootschap goed te keuren.`,
    facts: ['transfer_of_business'],
    loose: true,
  },
  {
    language: 'fr',
    subject: 'STATUTS',
    body: `L'assemblée décide d'adopter un nouveau texte de statuts, sans apporter de modification à l'objet de la société.`,
    facts: [],
  },
  {
    language: 'nl',
    body: `Jan Wol en Els Vlas worden opnieuw tot bestuurder benoemd, Piet Linnen wordt voor het eerst benoemd.`,
    facts: [
      'reappointment director Jan Wol',
      'reappointment director Els Vlas',
      'appointment director Piet Linnen',
    ],
  },
]
