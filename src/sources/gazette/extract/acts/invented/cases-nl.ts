// Invented Dutch acts with what they state: change, office, holder, representative, day, term.

import type { ActCase } from './act-case.ts'

export const DUTCH: ActCase[] = [
  {
    body: `Uittreksel uit de notulen van de algemene vergadering van 5 juni 2025:

De vergadering aanvaardt het ontslag van de heer Karel Wevers als bestuurder met ingang van 1 juli 2025.
De vergadering benoemt mevrouw Lotte Spinners, wonende te 9000 Gent, Draadlaan 7, als bestuurder met ingang van
1 juli 2025 voor een periode van zes jaar.`,
    facts: [
      'resignation director Karel Wevers 2025-07-01',
      'appointment director Lotte Spinners 2025-07-01 6y',
    ],
  },
  {
    body: `De algemene vergadering beslist te benoemen tot bestuurder:
- De heer Pieter Van den Weefhuis, wonende te 2000 Antwerpen, Katoenstraat 3;
- Mevrouw Saar De Naaier, wonende te 2000 Antwerpen, Katoenstraat 5;
- GARENHUIS BV, met zetel te 8500 Kortrijk, Vlasplein 9, RPR Kortrijk 0456.789.133, vast vertegenwoordigd door de heer Joris Haspel.
Hun mandaat eindigt onmiddellijk na de jaarvergadering van 2031.`,
    facts: [
      'appointment director Pieter Van den Weefhuis m2031',
      'appointment director Saar De Naaier m2031',
      'appointment director GARENHUIS BV / Joris Haspel #0456789133 m2031',
    ],
  },
  {
    body: `Worden herbenoemd als bestuurders voor een termijn van zes jaar:
1) Jan Klos
2) Mieke Van Twijn
3) de naamloze vennootschap "Zijdehandel", vertegenwoordigd door haar vaste vertegenwoordiger de heer Bob Zijde`,
    facts: [
      'reappointment director Jan Klos 6y',
      'reappointment director Mieke Van Twijn 6y',
      'reappointment director Zijdehandel / Bob Zijde 6y',
    ],
  },
  {
    body: `De heer Tom Rafel wordt benoemd tot zaakvoerder voor onbepaalde duur, en dit met ingang van 15/03/2024.`,
    facts: ['appointment manager Tom Rafel 2024-03-15 indefinite'],
  },
  {
    body: `De heer Tom Rafel neemt ontslag als zaakvoerder van de vennootschap per 31 december 2023. De vergadering verleent hem
kwijting voor de uitoefening van zijn mandaat.`,
    facts: ['resignation manager Tom Rafel 2023-12-31'],
  },
  {
    body: `De raad van bestuur, in vergadering van 12 mei 2025, benoemt met onmiddellijke ingang de heer Wim Spoel tot gedelegeerd
bestuurder en voorzitter van de raad van bestuur.`,
    facts: ['appointment managing_director Wim Spoel 2025-05-12', 'appointment chair Wim Spoel 2025-05-12'],
  },
  {
    body: `De vergadering beslist om de burgerlijke vennootschap "Kaarders Bedrijfsrevisoren" BV, met zetel te 1000 Brussel, Wolstraat 1,
vertegenwoordigd door mevrouw Ann Kaarder, bedrijfsrevisor, te herbenoemen als commissaris voor een periode van
drie jaar, tot na de algemene vergadering van 2028.`,
    facts: ['reappointment statutory_auditor Kaarders Bedrijfsrevisoren / Ann Kaarder m2028 3y'],
  },
  {
    body: `Het mandaat van bestuurder van de heer Luc Draad is ten einde gekomen. De vergadering beslist zijn mandaat te
hernieuwen voor een periode van zes jaar die eindigt op 30 juni 2030.`,
    facts: ['reappointment director Luc Draad e2030-06-30 6y'],
  },
  {
    body: `De vergadering neemt kennis van het overlijden van bestuurder Gust Wol op 3 februari 2025.`,
    facts: ['death director Gust Wol 2025-02-03'],
  },
  {
    body: `De vergadering beslist de heer Rik Knoop met onmiddellijke ingang te ontslaan als bestuurder.`,
    facts: ['dismissal director Rik Knoop'],
  },
  {
    body: `Volmacht: er wordt bijzondere volmacht verleend aan de heer Stef Stempel en aan KANTOOR NAALD BV, met recht van
indeplaatsstelling, om alle formaliteiten te vervullen bij de Kruispuntbank van Ondernemingen.`,
    facts: [],
  },
  {
    body: `De voorzitter duidt als secretaris aan mevrouw Els Notule en als stemopnemers de heren Jef Teller en Bo Stem.
De vergadering verleent kwijting aan de bestuurders Karel Wevers en Lotte Spinners voor de uitoefening van hun mandaat.`,
    facts: [],
  },
  {
    body: `Ingevolge deze beslissingen is de raad van bestuur als volgt samengesteld:
- Karel Wevers, gedelegeerd bestuurder
- Lotte Spinners, bestuurder
- GARENHUIS BV, vertegenwoordigd door Joris Haspel, bestuurder

Karel Wevers
Gedelegeerd bestuurder`,
    facts: [
      'confirmation managing_director Karel Wevers',
      'confirmation director Lotte Spinners',
      'confirmation director GARENHUIS BV / Joris Haspel',
    ],
  },
  {
    body: `De algemene vergadering aanvaardt het ontslag van de heer Piet Zoom als bestuurder en benoemt in zijn plaats mevrouw
Ria Zoom als bestuurder, met ingang van 1 april 2025.`,
    facts: ['resignation director Piet Zoom', 'appointment director Ria Zoom 2025-04-01'],
  },
  {
    body: `Mevrouw Fien Kant werd benoemd als bestuurder ter vervanging van de heer Omer Boord, ontslagnemend, tot de
gewone algemene vergadering van 2027.`,
    facts: ['appointment director Fien Kant m2027', 'resignation director Omer Boord'],
  },
  {
    body: `Ontslag zaakvoerder

Met ingang van 30 september 2020 wordt het ontslag aanvaard van Dirk Lap als zaakvoerder.

Benoeming zaakvoerder

Wordt benoemd als zaakvoerder vanaf 1 oktober 2020 voor onbepaalde duur: Nele Lap.`,
    facts: ['resignation manager Dirk Lap 2020-09-30', 'appointment manager Nele Lap 2020-10-01 indefinite'],
  },
  {
    body: `De BV SPINROK heeft als nieuwe vaste vertegenwoordiger aangesteld de heer Wout Kruk met ingang van 1 juni 2024.`,
    facts: ['appointment permanent_representative Wout Kruk 2024-06-01'],
  },
  {
    body: `De heer Mark Schiet wordt aangesteld als persoon belast met het dagelijks bestuur vanaf 2 januari 2025.`,
    facts: ['appointment daily_management Mark Schiet 2025-01-02'],
  },
  {
    body: `De vergadering beslist de vennootschap vervroegd te ontbinden en in vereffening te stellen. Tot vereffenaar wordt
aangesteld: mevrouw Greet Slot, wonende te 3000 Leuven, Eindestraat 4.`,
    subject: 'ONTBINDING EN INVEREFFENINGSTELLING',
    facts: ['appointment liquidator Greet Slot', 'dissolution'],
  },
  {
    body: `De raad van bestuur beslist de zetel van de vennootschap te verplaatsen van Spoelstraat 12, 9000 Gent naar Kadeweg 8,
8000 Brugge met ingang van 1 mei 2025.`,
    subject: 'Zetelverplaatsing',
    facts: ['seat Spoelstraat 12, 9000 Gent > Kadeweg 8, 8000 Brugge 2025-05-01'],
  },
  {
    body: `De buitengewone algemene vergadering heeft beslist de naam van de vennootschap te wijzigen van "De Gouden Spoel" in
"Spoelwerk Gent".`,
    subject: 'Naamswijziging',
    facts: ['name De Gouden Spoel > Spoelwerk Gent'],
  },
  {
    body: `De vergadering heeft beslist het kapitaal te verhogen met 50.000,00 euro om het te brengen van 61.500,00 euro op
111.500,00 euro.`,
    subject: 'Kapitaalverhoging',
    facts: ['capital 61.500,00 euro > 111.500,00 euro'],
  },
  {
    body: `Agenda:
1. Ontslag van de heer Karel Wevers als bestuurder.
2. Benoeming van mevrouw Lotte Spinners als bestuurder.

De vergadering beslist:
Het ontslag van de heer Karel Wevers als bestuurder wordt aanvaard met ingang van 1 juli 2025.
Mevrouw Lotte Spinners wordt benoemd tot bestuurder met ingang van 1 juli 2025.`,
    facts: ['resignation director Karel Wevers 2025-07-01', 'appointment director Lotte Spinners 2025-07-01'],
  },
  {
    body: `De vergadering benoemt als niet-statutaire bestuurders, voor onbepaalde duur: 1) de heer DE SMEDT Hans, voornoemd;
2) mevrouw D'HONDT Els, voornoemd, hier aanwezig en die verklaart te aanvaarden.`,
    facts: ['appointment director DE SMEDT Hans indefinite', "appointment director D'HONDT Els indefinite"],
  },
]
