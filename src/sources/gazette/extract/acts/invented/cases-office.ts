// Invented acts as companies write them themselves, without a notary: short, loosely worded, unevenly punctuated.

import type { Language } from '../../../../../domain/publication.ts'
import type { ActCase } from './act-case.ts'

export const SELF_WRITTEN: (ActCase & { language: Language })[] = [
  {
    language: 'fr',
    body: `Extrait du PV de l'Assemblée Générale Extraordinaire du 12/02/2021

L'assemblée acte à l'unanimité la démission de Mr Gaston PULL de son poste de gérant et ce à partir du 12/02/2021.
L'assemblée nomme à l'unanimité Mme Solange PULL au poste de gérante et ce à partir du 12/02/2021.
L'ordre du jour étant épuisé, la séance est levée.

Solange PULL
Gérante`,
    facts: ['resignation manager Gaston PULL 2021-02-12', 'appointment manager Solange PULL 2021-02-12'],
  },
  {
    language: 'nl',
    body: `Bij beslissing van de algemene vergadering dd. 30 juni 2022 werd het ontslag van Rudy Trui als zaakvoerder aanvaard vanaf
30 juni 2022.
Werd benoemd als nieuwe zaakvoerder vanaf 1 juli 2022: Sandra Trui, wonende te 8400 Oostende, Breistraat 1.`,
    facts: ['resignation manager Rudy Trui 2022-06-30', 'appointment manager Sandra Trui 2022-07-01'],
  },
  {
    language: 'fr',
    body: `Composition du conseil d'administration :
Démissions :
- Annie Moufle (administratrice)
- Bruno Gant (trésorier)
Nominations :
- Céline Bonnet (administratrice)
- David Chapeau (trésorier)`,
    facts: [
      'resignation director Annie Moufle',
      'resignation other Bruno Gant',
      'appointment director Céline Bonnet',
      'appointment other David Chapeau',
    ],
  },
  {
    language: 'nl',
    body: `De algemene vergadering van 18 maart 2023 heeft volgende beslissingen genomen:
Ontslagnemende bestuurders:
Jos Wollens, Lindenlaan 4, 2100 Deurne
Maria Pels, Eikenlaan 9, 2100 Deurne
Benoemde bestuurders:
Kevin Jasmijn, Kerkstraat 17, 2100 Deurne
Ilse Mantel, Dorpsplein 2, 2100 Deurne`,
    facts: [
      'resignation director Jos Wollens',
      'resignation director Maria Pels',
      'appointment director Kevin Jasmijn',
      'appointment director Ilse Mantel',
    ],
  },
  {
    language: 'fr',
    body: `Par décision du conseil d'administration du 3 octobre 2024, Monsieur Didier ÉCHARPE a été élu président du conseil
d'administration et Madame Fanny ÉTOLE a été désignée déléguée à la gestion journalière.`,
    facts: ['appointment chair Didier ÉCHARPE', 'appointment daily_management Fanny ÉTOLE'],
  },
  {
    language: 'nl',
    body: `De heer Chris Boord, bestuurder, heeft zijn ontslag aangeboden met ingang van 31 maart 2020. De raad van bestuur coöpteert
in zijn vervanging mevrouw Tine Zoom als bestuurder tot aan de eerstvolgende algemene vergadering.`,
    facts: ['resignation director Chris Boord 2020-03-31', 'appointment director Tine Zoom'],
  },
  {
    language: 'fr',
    body: `L'assemblée générale a pris acte que Monsieur Roland GUÊTRE a présenté sa démission en qualité d'administrateur délégué et
d'administrateur par lettre du 2 mai 2023, avec effet au 1er juin 2023.`,
    facts: [
      'resignation managing_director Roland GUÊTRE 2023-06-01',
      'resignation director Roland GUÊTRE 2023-06-01',
    ],
  },
  {
    language: 'nl',
    body: `De vergadering heeft besloten de volgende personen te herbenoemen als bestuurder voor een periode van 6 jaar:
* Naaimachine Holding NV, RPR Brussel 0456.789.133, met als vaste vertegenwoordiger dhr. Filip Steek;
* dhr. Geert Steek.
De mandaten zijn onbezoldigd.`,
    facts: [
      'reappointment director Naaimachine Holding NV / Filip Steek #0456789133 6y',
      'reappointment director Geert Steek 6y',
    ],
  },
  {
    language: 'fr',
    body: `L'associé unique, Monsieur Max COL, décide de se nommer gérant de la société.
L'associé unique décide de nommer la SPRL COL & FILS gérante de la société pour une durée indéterminée à dater du 1er janvier
2016, avec pour représentant permanent Monsieur Max COL.`,
    facts: ['appointment manager COL & FILS / Max COL 2016-01-01 indefinite'],
    loose: true,
  },
  {
    language: 'nl',
    body: `Uit de notulen van de raad van bestuur dd. 5/5/2019 blijkt dat de heer Ward Veter herkozen werd als voorzitter en
gedelegeerd bestuurder.`,
    facts: ['reappointment chair Ward Veter', 'reappointment managing_director Ward Veter'],
  },
  {
    language: 'fr',
    body: `Renouvellement des mandats d'administrateurs de :
Monsieur Gil BERET
Madame Eve BERET
pour une durée de six ans prenant cours le 1er juillet 2020 et venant à échéance le 30 juin 2026.`,
    facts: [
      'reappointment director Gil BERET 2020-07-01 e2026-06-30 6y',
      'reappointment director Eve BERET 2020-07-01 e2026-06-30 6y',
    ],
  },
  {
    language: 'nl',
    body: `Het mandaat van commissaris Audit Twijn BV, vertegenwoordigd door mevrouw Roos Twijn, bedrijfsrevisor, wordt hernieuwd voor een
periode van drie jaar, eindigend na de jaarvergadering van 2026.`,
    facts: ['reappointment statutory_auditor Audit Twijn BV / Roos Twijn m2026 3y'],
  },
  {
    language: 'fr',
    body: `L'AG décide d'accepter les démissions, à la date du 31 mars 2022, de Madame Yvonne CAPE et de Monsieur Zénon CAPE de leur
mandat d'administrateur. L'AG les remercie pour leur collaboration.
L'AG décide de nommer au poste d'administrateur Madame Alix TOGE, à partir du 1er avril 2022 et ce pour un mandat de 6 ans.`,
    facts: [
      'resignation director Yvonne CAPE 2022-03-31',
      'resignation director Zénon CAPE 2022-03-31',
      'appointment director Alix TOGE 2022-04-01 6y',
    ],
  },
  {
    language: 'nl',
    body: `Door het overlijden van de heer Rene Pij op 14 augustus 2021 is zijn mandaat van zaakvoerder beëindigd. Mevrouw Josee Pij
wordt vanaf 1 september 2021 aangesteld als nieuwe zaakvoerder.`,
    facts: ['death manager Rene Pij 2021-08-14', 'appointment manager Josee Pij 2021-09-01'],
  },
  {
    language: 'de',
    body: `Auszug aus dem Protokoll der ordentlichen Generalversammlung vom 15.05.2023
Die Generalversammlung beschließt, das Mandat des Kommissars, die Gesellschaft FADEN & Partner, vertreten durch Herrn Leo
Faden, für eine Dauer von drei Jahren zu erneuern. Das Mandat endet nach der Generalversammlung des Jahres 2026.`,
    facts: ['reappointment statutory_auditor FADEN & Partner / Leo Faden m2026 3y'],
  },
  {
    language: 'de',
    body: `Der Verwaltungsrat hat in seiner Sitzung vom 12/06/2023 beschlossen, Frau Klara KNOPF zur Vorsitzenden und Herrn Uwe KNOPF zum
Schatzmeister der V.o.G. zu wählen.`,
    facts: ['appointment chair Klara KNOPF', 'appointment other Uwe KNOPF'],
  },
  {
    language: 'fr',
    body: `Le conseil de gérance a décidé de transférer le siège de la société à l'adresse suivante: Rue des Drapiers 77 à 1050 Bruxelles et ce
à dater du 15 janvier 2019.`,
    subject: 'SIEGE SOCIAL',
    facts: ['seat > Rue des Drapiers 77 à 1050 Bruxelles 2019-01-15'],
  },
  {
    language: 'nl',
    body: `De zaakvoerder heeft beslist de maatschappelijke zetel te verplaatsen naar volgend adres: Stoffenstraat 21, 3500 Hasselt, en dit
vanaf 1 februari 2018.`,
    subject: 'MAATSCHAPPELIJKE ZETEL',
    facts: ['seat > Stoffenstraat 21, 3500 Hasselt 2018-02-01'],
  },
  {
    language: 'fr',
    body: `Sont élus administrateurs :
1. BLOUSE Marie, rue du Lac 5, 1300 Wavre
2. PARKA Simon, place Verte 8, 1300 Wavre
3. l'ASBL LES CINTRES, représentée par SABOT Luc
Sont sortants et non rééligibles : GALOCHE Jean et BOTTE Marc.`,
    facts: [
      'appointment director BLOUSE Marie',
      'appointment director PARKA Simon',
      'appointment director LES CINTRES / SABOT Luc',
    ],
    loose: true,
  },
  {
    language: 'fr',
    body: `L'assemblée réunie ce 7 mai 2024 a procédé au renouvellement du conseil d'administration. Ont été élus pour un
terme de 3 ans : Mme Agathe Tulle, M. Boris Lin et M. Cédric Chanvre.`,
    facts: [
      'appointment director Agathe Tulle 3y',
      'appointment director Boris Lin 3y',
      'appointment director Cédric Chanvre 3y',
    ],
  },
  {
    language: 'fr',
    body: `L'assemblée décide de fixer le nombre d'administrateurs à deux. Elle appelle à ces fonctions :
1) Monsieur Igor VELCRO, domicilié à 4000 Liège, rue Pont d'Avroy 3 ;
2) Madame Olga VELCRO, domiciliée à la même adresse.
Le mandat des administrateurs ainsi nommés est gratuit.`,
    facts: ['appointment director Igor VELCRO', 'appointment director Olga VELCRO'],
  },
  {
    language: 'fr',
    body: `Me Jules Robe, avocat, a été désigné en qualité d'administrateur provisoire par ordonnance du tribunal de l'entreprise.
Le Président, M. Hugues TULLE, remercie Mme Rita LIN, administratrice, pour le travail accompli.`,
    facts: [],
  },
  {
    language: 'nl',
    body: `Ingevolge het ontslag van de heer Arne Tas als vaste vertegenwoordiger van TASSENFABRIEK BV heeft deze laatste met ingang
van 1 juni 2023 de heer Kris Tas aangeduid als haar nieuwe vaste vertegenwoordiger.`,
    facts: [
      'resignation permanent_representative Arne Tas',
      'appointment permanent_representative Kris Tas 2023-06-01',
    ],
  },
  {
    language: 'nl',
    body: `Ondergetekende, Marc Hemd, zaakvoerder van HEMDEN BVBA, verklaart hierbij ontslag te nemen als bestuurder van de
vennootschap vanaf 1 mei 2017.`,
    facts: ['resignation director Marc Hemd 2017-05-01'],
  },
  {
    language: 'nl',
    body: `Tot commissaris werd benoemd: Twijn & Co Bedrijfsrevisoren BV, kantoorhoudende te 9000 Gent, Coupure 5, die als
vertegenwoordiger aanduidt de heer Jan Twijn, bedrijfsrevisor.`,
    facts: ['appointment statutory_auditor Twijn & Co Bedrijfsrevisoren BV / Jan Twijn'],
  },
  {
    language: 'nl',
    body: `De heer Stan Wol en mevrouw An Wol worden herbenoemd tot bestuurders. Hun mandaat loopt tot aan de jaarvergadering van
2029. De heer Stan Wol wordt tevens herbenoemd tot gedelegeerd bestuurder.`,
    facts: [
      'reappointment director Stan Wol m2029',
      'reappointment director An Wol m2029',
      'reappointment managing_director Stan Wol',
    ],
  },
  {
    language: 'de',
    body: `Herr Ralf SAUM hat sein Mandat als Verwalter mit Wirkung vom 30.09.2021 niedergelegt. An seiner Stelle wird Frau Gerda SAUM
als Verwalterin bestellt.`,
    facts: ['resignation director Ralf SAUM 2021-09-30', 'appointment director Gerda SAUM'],
  },
  {
    language: 'fr',
    body: `Lors de l'assemblée du 4 mai 2022, il a été mis fin au mandat d'administrateur de Monsieur Loïc BAS. Il est remplacé par
Madame Rose BAS.`,
    facts: ['dismissal director Loïc BAS', 'appointment director Rose BAS'],
  },
  {
    language: 'nl',
    body: `De heer Jan Lint en mevrouw Els Lint bieden hun ontslag aan als zaakvoerders met ingang van 30 april 2015.
Wordt herroepen als dagelijks bestuurder: Erik Pluis, met ingang van 1 maart 2022.`,
    facts: [
      'resignation manager Jan Lint 2015-04-30',
      'resignation manager Els Lint 2015-04-30',
      'dismissal daily_management Erik Pluis 2022-03-01',
    ],
  },
]
