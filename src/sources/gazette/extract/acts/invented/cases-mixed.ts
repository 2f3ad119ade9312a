// More invented acts, in the wordings of notaries, associations and accountants' offices.

import type { Language } from '../../../../../domain/publication.ts'
import type { ActCase } from './act-case.ts'

export const MIXED: (ActCase & { language: Language })[] = [
  {
    language: 'fr',
    body: `Il résulte d'un acte reçu par le notaire Valérie PARCHEMIN, à Namur, le 4 mars 2025, que l'assemblée générale
extraordinaire des actionnaires a pris les résolutions suivantes :
1. L'assemblée prend acte de la démission, à compter de ce jour, de Monsieur GILET Robert de ses fonctions d'administrateur.
2. Elle appelle à la fonction d'administrateur : Madame GILET Brigitte, prénommée, ici présente et qui accepte. Son mandat
est exercé à titre gratuit.`,
    facts: ['resignation director GILET Robert 2025-03-04', 'appointment director GILET Brigitte'],
  },
  {
    language: 'nl',
    body: `De aandeelhouders hebben op 15 januari 2025 bij eenparig schriftelijk besluit het volgende beslist:
1. Ontslag als bestuurder van: LAKEN INVEST BV, met vaste vertegenwoordiger Hugo Laken, met ingang vanaf 31/12/2024.
2. Benoeming als bestuurder van: Sofie Laken, met ingang vanaf 01/01/2025, voor onbepaalde duur.`,
    facts: [
      'resignation director LAKEN INVEST BV / Hugo Laken 2024-12-31',
      'appointment director Sofie Laken 2025-01-01 indefinite',
    ],
  },
  {
    language: 'fr',
    body: `NOMINATION(S)
Le conseil d'administration du 20 mai 2025 a nommé à l'unanimité Madame Irène SATIN en qualité de présidente et Monsieur
Ugo SATIN en qualité de trésorier de l'association.`,
    facts: ['appointment chair Irène SATIN', 'appointment other Ugo SATIN'],
  },
  {
    language: 'nl',
    body: `De bijzondere algemene vergadering van 2 februari 2024 heeft kennis genomen van het ontslag van mevrouw Katrien Plooi als
vast vertegenwoordiger van de bestuurder PLOOIWERK NV en van de benoeming van de heer Bart Plooi als vast
vertegenwoordiger van deze bestuurder.`,
    facts: [
      'resignation permanent_representative Katrien Plooi',
      'appointment permanent_representative Bart Plooi',
    ],
  },
  {
    language: 'fr',
    body: `A l'unanimité, l'assemblée générale décide :
- d'accepter la démission de Monsieur Omer MITAINE de son poste de gérant avec effet rétroactif au 1er janvier 2019 ;
- de nommer Monsieur Axel MITAINE au poste de gérant, avec effet rétroactif au 1er janvier 2019, pour une durée
indéterminée.`,
    facts: [
      'resignation manager Omer MITAINE 2019-01-01',
      'appointment manager Axel MITAINE 2019-01-01 indefinite',
    ],
  },
  {
    language: 'nl',
    body: `De algemene vergadering bevestigt de herbenoeming van volgende bestuurders voor een nieuwe periode van 6 jaar, zijnde tot de
jaarvergadering te houden in 2029:
* Geert Kam
* Hilde Kam-Borstel
Aansluitend komt de raad van bestuur bijeen en benoemt Geert Kam als gedelegeerd bestuurder voor dezelfde duur.`,
    facts: [
      'reappointment director Geert Kam m2029 6y',
      'reappointment director Hilde Kam-Borstel m2029 6y',
      'appointment managing_director Geert Kam',
    ],
  },
  {
    language: 'fr',
    body: `Démission : Monsieur Léon CABAN, administrateur, à la date du 15/09/2022.
Nomination : Madame Nora CABAN, administratrice, à la date du 16/09/2022.`,
    facts: ['resignation director Léon CABAN 2022-09-15', 'appointment director Nora CABAN 2022-09-16'],
  },
  {
    language: 'fr',
    body: `L'assemblée générale renouvelle le mandat de la SRL ÉCHEVEAU & ASSOCIÉS, Réviseurs d'entreprises, dont les bureaux sont
situés à 1180 Uccle, chaussée du Rouet 100, en qualité de commissaire de la société, pour les exercices 2024, 2025
et 2026. La SRL ÉCHEVEAU & ASSOCIÉS sera représentée par Madame Inès ÉCHEVEAU.`,
    facts: ['reappointment statutory_auditor ÉCHEVEAU & ASSOCIÉS / Inès ÉCHEVEAU 3y'],
  },
  {
    language: 'nl',
    body: `Er wordt vastgesteld dat het mandaat van bestuurder van de BV RAFELRAND, vertegenwoordigd door Dries Rafel, op heden vervalt.
De vergadering beslist dit mandaat niet te verlengen.`,
    facts: ['end_of_term director RAFELRAND / Dries Rafel'],
    loose: true,
  },
  {
    language: 'fr',
    body: `Les fondateurs, Monsieur Hugo MAILLE et Madame Flore MAILLE, ont constitué une société à responsabilité limitée dénommée
« Maille & Co ».
DISPOSITIONS TRANSITOIRES
Est désigné en qualité d'administrateur pour une durée illimitée : Monsieur Hugo MAILLE, prénommé, qui accepte.
Il n'est pas nommé de commissaire.
Monsieur Guy ÉCRITOIRE, ou toute autre personne désignée par lui, est désigné en qualité de mandataire ad hoc.`,
    subject: 'CONSTITUTION',
    facts: ['appointment director Hugo MAILLE indefinite', 'incorporation'],
  },
  {
    language: 'nl',
    body: `Uit een akte verleden voor notaris Willem Zegel te Gent op 7 april 2025 blijkt dat werd opgericht de besloten vennootschap
"Breipunt" door de heer Jonas Breier en mevrouw Lien Naaldman.
Benoeming van de bestuurders
De oprichters benoemen tot niet-statutair bestuurder voor onbepaalde duur:
- de heer Jonas Breier, voornoemd;
- mevrouw Lien Naaldman, voornoemd.
Er wordt geen commissaris benoemd.`,
    subject: 'OPRICHTING',
    facts: [
      'appointment director Jonas Breier indefinite',
      'appointment director Lien Naaldman indefinite',
      'incorporation 2025-04-07',
    ],
  },
  {
    language: 'de',
    body: `Die außerordentliche Generalversammlung vom 3. März 2025 hat einstimmig folgende Beschlüsse gefasst:
1. Herr Emil STOFF legt sein Mandat als Geschäftsführer mit Wirkung zum 31. März 2025 nieder.
2. Zur neuen Geschäftsführerin wird Frau Anja STOFF mit Wirkung ab dem 1. April 2025 auf unbestimmte Dauer ernannt.`,
    facts: [
      'resignation manager Emil STOFF 2025-03-31',
      'appointment manager Anja STOFF 2025-04-01 indefinite',
    ],
  },
  {
    language: 'fr',
    body: `Le mandat d'administrateur de Madame Odette JUPON, de Monsieur Fred JUPON et de la SA PALETOT représentée par Monsieur
Cyril VESTE est renouvelé jusqu'à l'assemblée générale ordinaire de 2030.
Le conseil d'administration nomme ensuite Monsieur Fred JUPON administrateur délégué et Madame Odette JUPON présidente du
conseil d'administration.`,
    facts: [
      'reappointment director Odette JUPON m2030',
      'reappointment director Fred JUPON m2030',
      'reappointment director PALETOT / Cyril VESTE m2030',
      'appointment managing_director Fred JUPON',
      'appointment chair Odette JUPON',
    ],
  },
  {
    language: 'nl',
    body: `De vergadering aanvaardt het ontslag als bestuurders van de heren Frans Das en Guido Das en van mevrouw Mia Sjaal, allen met
ingang van 1 mei 2021.`,
    facts: [
      'resignation director Frans Das 2021-05-01',
      'resignation director Guido Das 2021-05-01',
      'resignation director Mia Sjaal 2021-05-01',
    ],
  },
  {
    language: 'nl',
    body: `Verslag van de raad van bestuur van 9 september 2023
De raad besluit unaniem om de heer Siem Sok, wonende te Sokkenstraat 3, 8800 Roeselare, te benoemen tot afgevaardigd bestuurder
en hem te belasten met het dagelijks bestuur. De beslissing gaat in op 1 oktober 2023.`,
    facts: ['appointment managing_director Siem Sok 2023-10-01'],
    loose: true,
  },
  {
    language: 'fr',
    body: `L'assemblée générale décide de ne pas renouveler le mandat d'administrateur de Monsieur Régis BRETELLE, qui prend donc fin ce
jour.`,
    facts: ['end_of_term director Régis BRETELLE'],
  },
  {
    language: 'fr',
    body: `L'ASSEMBLEE GENERALE DU 14 AVRIL 2023 A DECIDE DE NOMMER MONSIEUR JEAN CORSET EN QUALITE D'ADMINISTRATEUR A PARTIR DU 1ER MAI 2023.`,
    facts: ['appointment director JEAN CORSET 2023-05-01'],
  },
  {
    language: 'nl',
    body: `Met eenparigheid van stemmen wordt beslist tot bestuurder te benoemen de besloten vennootschap VINGERHOED, met
ondernemingsnummer 0456.789.133 en met zetel te 9300 Aalst, Naaldstraat 2, voor wie als vaste vertegenwoordiger zal
optreden de heer Toon Vingers.`,
    facts: ['appointment director VINGERHOED / Toon Vingers #0456789133'],
  },
  {
    language: 'fr',
    body: `Le siège social est transféré à 4000 Liège, rue du Coton 18 à partir du 1er septembre 2024.`,
    subject: 'Transfert du siège social',
    facts: ['seat > 4000 Liège, rue du Coton 18 2024-09-01'],
  },
  {
    language: 'nl',
    body: `De zetel wordt met ingang van 1 augustus 2024 overgebracht naar 2800 Mechelen, Weverslaan 77 bus 3.`,
    subject: 'Verplaatsing zetel',
    facts: ['seat > 2800 Mechelen, Weverslaan 77 bus 3 2024-08-01'],
  },
  {
    language: 'fr',
    body: `L'assemblée décide de transformer la société en société anonyme.
L'assemblée décide d'augmenter le capital à concurrence de 40.000,00 EUR pour le porter de 18.600,00 EUR à 58.600,00 EUR.
L'assemblée décide d'étendre l'objet social de la société à la vente de tissus.`,
    subject: 'Transformation - Augmentation de capital - Modification des statuts',
    facts: ['legal_form > société anonyme', 'capital 18.600,00 EUR > 58.600,00 EUR', 'purpose'],
  },
  {
    language: 'nl',
    body: `De algemene vergadering heeft de sluiting van de vereffening uitgesproken. De vereffenaar, de heer Gijs Slotsom, krijgt
kwijting.`,
    subject: 'Sluiting vereffening',
    facts: ['liquidation_closed'],
  },
  {
    language: 'fr',
    body: `Article 12. Les administrateurs sont nommés par l'assemblée générale pour six ans au plus. Ils sont rééligibles. En cas de
vacance d'une place d'administrateur, les administrateurs restants peuvent y pourvoir provisoirement.
L'assemblée peut en tout temps révoquer un administrateur. Le conseil élit parmi ses membres un président.`,
    facts: [],
  },
  {
    language: 'nl',
    body: `De vergadering verleent kwijting aan de ontslagnemende bestuurder Piet Zoom. De bezoldiging van de commissaris Ann
Kaarder wordt vastgesteld op 4.500 euro per jaar. Het voorstel tot benoeming van de heer Bas Nee als bestuurder wordt
verworpen.`,
    facts: [],
  },
  {
    language: 'fr',
    body: `Tous pouvoirs sont conférés à Monsieur Alex TIMBRE et Madame Béa TAMPON, de la société FIDUCIAIRE SCEAU, afin de procéder à la
modification de l'inscription de la société à la Banque-Carrefour des Entreprises.

Pour extrait conforme,

Paul TISSERAND
Administrateur délégué`,
    facts: [],
  },
  {
    language: 'de',
    body: `Herr Bruno TUCH und Frau Lea TUCH werden für die Dauer von sechs Jahren erneut zu Verwaltern bestellt.`,
    facts: ['reappointment director Bruno TUCH 6y', 'reappointment director Lea TUCH 6y'],
    loose: true,
  },
]
