// Invented French and German acts in the wording of everyday filings: renewals nobody asked for, successors, one verb
// for several offices, headings that hold for the lists below them.

import type { ActCase } from './act-case.ts'

export const EVERYDAY_FRENCH: ActCase[] = [
  {
    body: `Le mandat d'administratrice de Madame Irma Navette vient à expiration ; elle n'en sollicite pas le renouvellement.`,
    facts: ['end_of_term director Irma Navette'],
  },
  {
    body: `L'assemblée décide de nommer, pour trois exercices, en qualité de commissaire, la SRL LAINE REVISION, représentée par
Madame Rose Laine.`,
    facts: ['appointment statutory_auditor LAINE REVISION / Rose Laine 3y'],
  },
  {
    body: `Madame Rose Laine est élue présidente, Monsieur Marc Aune trésorier et Monsieur Paul Lin secrétaire.`,
    facts: ['appointment chair Rose Laine', 'appointment other Marc Aune', 'appointment secretary Paul Lin'],
  },
  {
    body: `Les administrateurs, réunis en conseil, désignent Madame Rose Laine présidente du conseil et Monsieur Marc Aune
administrateur délégué.`,
    facts: ['appointment chair Rose Laine', 'appointment managing_director Marc Aune'],
  },
  {
    body: `3. ADMINISTRATEURS
Démissions actées ce jour :
1° M. Paul Lin, tisserand
2° Mme Rose Laine, fileuse
Nominations :
1° M. Marc Aune, tailleur`,
    facts: [
      'resignation director Paul Lin',
      'resignation director Rose Laine',
      'appointment director Marc Aune',
    ],
  },
  {
    body: `Le conseil d'administration a réparti les fonctions comme suit :
- Président : Paul Lin
- Trésorière : Rose Laine`,
    facts: ['appointment chair Paul Lin', 'appointment other Rose Laine'],
  },
  {
    body: `M. Paul Lin cède sa place d'administrateur à Mme Rose Laine (Fédération du Lin).`,
    facts: ['resignation director Paul Lin', 'appointment director Rose Laine'],
  },
  {
    body: `L'assemblée met fin, de commun accord, au mandat d'administrateur de Monsieur Paul Lin.`,
    facts: ['end_of_term director Paul Lin'],
  },
  {
    body: `Sont sortants et rééligibles : M. Paul Lin et Mme Rose Laine.
Ils sont réélus à l'unanimité.`,
    facts: ['reappointment director Paul Lin', 'reappointment director Rose Laine'],
  },
  {
    body: `Suite à la démission de Madame Rose Laine de ses fonctions de présidente, Monsieur Paul Lin reprend la présidence.`,
    facts: ['resignation chair Rose Laine', 'appointment chair Paul Lin'],
  },
  {
    body: `Article 12 des statuts : les mots « 10 parts » sont remplacés par « 30 parts ».`,
    facts: [],
  },
]

export const EVERYDAY_GERMAN: ActCase[] = [
  {
    body: `Zum Präsidenten wurde Karl Spindel gewählt, zum Schatzmeister Otto Garn und zur Sekretärin Eva Zwirn.`,
    facts: [
      'appointment chair Karl Spindel',
      'appointment other Otto Garn',
      'appointment secretary Eva Zwirn',
    ],
  },
  {
    body: `Herr Karl Spindel steht für eine Wiederwahl als Verwalter nicht mehr zur Verfügung.`,
    facts: ['end_of_term director Karl Spindel'],
  },
  {
    body: `Die Versammlung beschließt, Herrn Karl Spindel als Geschäftsführer abzuberufen und Frau Eva Zwirn zur
Geschäftsführerin zu bestellen.`,
    facts: ['dismissal manager Karl Spindel', 'appointment manager Eva Zwirn'],
  },
  {
    body: `Aus dem Verwaltungsrat sind ausgeschieden: Karl Spindel, Otto Garn.
In den Verwaltungsrat wurden gewählt: Eva Zwirn, Hans Leinen.`,
    facts: [
      'resignation director Karl Spindel',
      'resignation director Otto Garn',
      'appointment director Eva Zwirn',
      'appointment director Hans Leinen',
    ],
  },
  {
    body: `Herr Karl Spindel wird als Verwalter durch Frau Eva Zwirn ersetzt.`,
    facts: ['appointment director Eva Zwirn'],
  },
]
