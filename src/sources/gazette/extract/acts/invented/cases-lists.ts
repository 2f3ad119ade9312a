// Invented acts in which it must be told which verb a list belongs to, what may stand between its items and what
// ends it; and mandates named by `mandat de X` with a verb of renewal.

import type { Language } from '../../../../../domain/publication.ts'
import type { ActCase } from './act-case.ts'

const BOTH_REAPPOINTED = ['reappointment director Jan Wol 6y', 'reappointment director Els Vlas 6y']
const REPLACED = [
  'resignation director Jan Wol',
  'resignation director Els Vlas',
  'appointment director Piet Linnen',
  'appointment director Ann Katoen',
]
const GROUPED = [
  'appointment director Jan Wol',
  'appointment director Els Vlas',
  'appointment director Piet Linnen',
]

export const LISTS: (ActCase & { language: Language })[] = [
  // the last verb before the colon governs
  {
    language: 'nl',
    body: `De vergadering stelt vast dat de mandaten van alle bestuurders een einde nemen en beslist de volgende bestuurders
te herbenoemen voor een periode van zes jaar:
- de heer Jan Wol, wonende te 9000 Gent, Vlasmarkt 7;
- mevrouw Els Vlas, wonende te 9000 Gent, Vlasmarkt 7.`,
    facts: BOTH_REAPPOINTED,
  },
  {
    language: 'fr',
    body: `L'assemblée constate que les mandats de tous les administrateurs viennent à échéance et décide de réélire les
administrateurs suivants pour une durée de six ans :
- Monsieur Jan Wol, domicilié rue du Lin 7 à 5000 Namur ;
- Madame Els Vlas, domiciliée rue du Lin 7 à 5000 Namur.`,
    facts: BOTH_REAPPOINTED,
  },
  {
    language: 'de',
    body: `Die Versammlung wählt die folgenden ausscheidenden Verwalter für die Dauer von sechs Jahren wieder:
- Herrn Jan Wol, wohnhaft in 4700 Eupen, Tuchstraße 7
- Frau Els Vlas, wohnhaft in 4700 Eupen, Tuchstraße 7`,
    facts: BOTH_REAPPOINTED,
  },
  {
    language: 'nl',
    body: `De vergadering neemt akte van het ontslag van de heer Jan Wol en mevrouw Els Vlas en benoemt tot bestuurder:
- de heer Piet Linnen;
- mevrouw Ann Katoen.`,
    facts: REPLACED,
  },
  {
    language: 'fr',
    body: `L'assemblée prend acte de la démission de Monsieur Jan Wol et de Madame Els Vlas et nomme administrateurs :
- Monsieur Piet Linnen ;
- Madame Ann Katoen.`,
    facts: REPLACED,
  },
  {
    language: 'de',
    body: `Die Versammlung nimmt den Rücktritt von Herrn Jan Wol und Frau Els Vlas an und ernennt zu Verwaltern:
- Herrn Piet Linnen;
- Frau Ann Katoen.`,
    facts: REPLACED,
  },
  // whom a group of items speaks for is no director and no end of the list
  {
    language: 'nl',
    body: `De vergadering benoemt tot bestuurders:
Voor de gemeente Wolvelde:
De heer Jan Wol, Vlasmarkt 7, 9000 Gent
Mevrouw Els Vlas, Vlasmarkt 9, 9000 Gent
Voor de stad Linnendam:
De heer Piet Linnen, Weversplein 2, 9000 Gent`,
    facts: GROUPED,
  },
  {
    language: 'fr',
    body: `L'assemblée prend acte de la fin des mandats de l'ensemble des administrateurs et procède à la désignation des
nouveaux administrateurs :
Pour la Ville de Tissage :
Monsieur Jan Wol, rue du Lin 7, 5000 Namur
Madame Els Vlas, rue du Lin 9, 5000 Namur
Pour la Commune de Filature :
Monsieur Piet Linnen, place du Tissu 2, 5000 Namur`,
    facts: GROUPED,
  },
  {
    language: 'de',
    body: `Die Versammlung ernennt zu Verwaltern:
Für die Stadt Tuchingen:
Herr Jan Wol, Tuchstraße 7, 4700 Eupen
Frau Els Vlas, Tuchstraße 9, 4700 Eupen
Für die Gemeinde Leinbach:
Herr Piet Linnen, Webergasse 2, 4700 Eupen`,
    facts: GROUPED,
  },
  // headings with a colon, one name a line
  {
    language: 'nl',
    body: `Herbenoeming voor 6 jaar als bestuurder :
Wol Jan, Vlasmarkt 7, 9000 Gent
Vlas Els, Vlasmarkt 9, 9000 Gent
Ontslag als bestuurder :
Linnen Piet, Weversplein 2, 9000 Gent`,
    facts: [
      'reappointment director Wol Jan 6y',
      'reappointment director Vlas Els 6y',
      'resignation director Linnen Piet',
    ],
  },
  {
    language: 'fr',
    body: `Administrateurs démissionnaires :
Wol Jan, rue du Lin 7 à 5000 Namur
Vlas Els, rue du Lin 9 à 5000 Namur
Administrateurs nommés pour 4 ans :
Linnen Piet, place du Tissu 2 à 5000 Namur
Katoen Ann, place du Tissu 3 à 5000 Namur`,
    facts: [
      'resignation director Wol Jan',
      'resignation director Vlas Els',
      'appointment director Linnen Piet 4y',
      'appointment director Katoen Ann 4y',
    ],
  },
  {
    language: 'de',
    body: `Zu neuen Verwaltern werden gewählt:
Jan Wol, Tuchstraße 7, 4700 Eupen
Els Vlas, Tuchstraße 9, 4700 Eupen
Wiedergewählt werden:
Piet Linnen, Webergasse 2, 4700 Eupen`,
    facts: [
      'appointment director Jan Wol',
      'appointment director Els Vlas',
      'reappointment director Piet Linnen',
    ],
  },
  // a sentence about somebody else ends the list, and a signature is none of its items
  {
    language: 'fr',
    body: `L'assemblée désigne en qualité d'administrateurs :
Madame Els Vlas, échevine à Tissage ;
Monsieur Piet Linnen, conseiller communal à Filature.
Monsieur Jan Wol, directeur général, assiste aux séances avec voix consultative.

Jan Wol
Directeur général`,
    facts: ['appointment director Els Vlas', 'appointment director Piet Linnen'],
  },
  // the mandate of X and a verb of renewal
  {
    language: 'nl',
    body: `De vergadering hernieuwt, voor een periode van twee jaar, het mandaat van bestuurder van de heer Jan Wol en van
mevrouw Els Vlas.`,
    facts: ['reappointment director Jan Wol 2y', 'reappointment director Els Vlas 2y'],
  },
  {
    language: 'fr',
    body: `L'assemblée renouvelle, pour un terme de deux ans, le mandat d'administrateur de Monsieur Jan Wol et de Madame Els
Vlas.`,
    facts: ['reappointment director Jan Wol 2y', 'reappointment director Els Vlas 2y'],
  },
  {
    language: 'de',
    body: `Die Versammlung beschließt, das Mandat von Herrn Jan Wol und Frau Els Vlas als Verwalter für zwei Jahre zu verlängern.`,
    facts: ['reappointment director Jan Wol 2y', 'reappointment director Els Vlas 2y'],
  },
  // until when is no second office
  {
    language: 'nl',
    body: `De raad herbenoemt de heer Jan Wol als gedelegeerd bestuurder voor de duur van zijn mandaat van bestuurder.`,
    facts: ['reappointment managing_director Jan Wol'],
  },
  {
    language: 'fr',
    body: `Le conseil renouvelle le mandat d'administrateur délégué de Monsieur Jan Wol pour la durée de son mandat
d'administrateur.`,
    facts: ['reappointment managing_director Jan Wol'],
  },
  {
    language: 'de',
    body: `Der Verwaltungsrat ernennt Herrn Jan Wol zum delegierten Verwalter für die Dauer seines Mandats als Verwalter.`,
    facts: ['appointment managing_director Jan Wol'],
  },
  // who is replaced, and by whom
  {
    language: 'nl',
    body: `De vergadering benoemt tot commissaris Linnen Audit BV, vertegenwoordigd door de heer Jan Wol, ter vervanging van
Katoen & C° BV, vertegenwoordigd door de heer Piet Katoen, wiens mandaat een einde neemt.`,
    facts: [
      'appointment statutory_auditor Linnen Audit BV / Jan Wol',
      'end_of_term statutory_auditor Katoen & C° BV / Piet Katoen',
    ],
  },
  {
    language: 'fr',
    body: `L'assemblée décide de nommer en qualité de commissaire la société Ourlet Réviseurs d'entreprises SRL, représentée par
Monsieur Pol Laine.`,
    facts: ["appointment statutory_auditor Ourlet Réviseurs d'entreprises SRL / Pol Laine"],
  },
  {
    language: 'fr',
    body: `Le conseil nomme Madame Els Vlas en qualité d'administratrice déléguée. Il ne sera pas pourvu au remplacement du
défunt avant la prochaine assemblée.`,
    facts: ['appointment managing_director Els Vlas'],
  },
  // the office named by its noun
  {
    language: 'fr',
    body: `L'assemblée nomme Monsieur Jan Wol en qualité d'administrateur. La présidence est confiée à Monsieur Jan Wol.`,
    facts: ['appointment director Jan Wol', 'appointment chair Jan Wol'],
  },
  // a comma behind the verb
  {
    language: 'fr',
    body: `Le conseil décide de coopter, avec effet au 1er janvier 2025, Monsieur Piet Linnen en qualité d'administrateur, en
remplacement de Madame van Linden.`,
    facts: ['appointment director Piet Linnen 2025-01-01'],
  },
  {
    language: 'fr',
    body: `Le conseil décide de nommer, avec effet au 1er mars 2025, Madame Els Vlas en qualité d'administratrice déléguée.`,
    facts: ['appointment managing_director Els Vlas 2025-03-01'],
  },
  // one sentence, two offices of the same holder: each verb has its own
  {
    language: 'nl',
    body: `De vergadering ontslaat de heer Jan Wol als zaakvoerder en benoemt hem onmiddellijk tot bestuurder.`,
    facts: ['resignation manager Jan Wol', 'appointment director Jan Wol'],
  },
  {
    language: 'fr',
    body: `L'assemblée met fin à la fonction du gérant actuel, Monsieur Jan Wol, et procède immédiatement à son renouvellement
comme administrateur non statutaire pour une durée illimitée.`,
    facts: ['resignation manager Jan Wol', 'appointment director Jan Wol indefinite'],
  },
  {
    language: 'de',
    body: `Die Versammlung entlässt Herrn Jan Wol als Geschäftsführer und ernennt ihn zum Verwalter.`,
    facts: ['resignation manager Jan Wol', 'appointment director Jan Wol'],
  },
]
