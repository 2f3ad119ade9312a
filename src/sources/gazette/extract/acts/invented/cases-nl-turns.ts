// Invented Dutch acts with a bureau, shareholders and proxies beside those who come and go.

import type { ActCase } from './act-case.ts'

export const DUTCH_TURNS: ActCase[] = [
  {
    body: `Aanwezig: Jan Wol, Els Vlas, Gust Draad, Rita Naald
Verontschuldigd: Piet Spil (volmacht aan Rita Naald)
Voorzitter van de vergadering: Rita Naald

Bestuurswissel
Gust Draad zwaait af als bestuurder. De vergadering bedankt hem.
Jan Wol en Els Vlas stellen zich kandidaat en worden met handgeklap verkozen.`,
    facts: [
      'resignation director Gust Draad',
      'appointment director Jan Wol',
      'appointment director Els Vlas',
    ],
  },
  {
    body: `De aandeelhouders, vertegenwoordigd door de heer Piet Spil krachtens volmacht,
NEMEN KENNIS van het ontslag, met ingang van heden, van de heer Jan Wol, wonende te 9000 Gent, Garenstraat 4,
als bestuurder;
BENOEMEN in zijn vervanging mevrouw Els Vlas, wonende te 9000 Gent, Vlasstraat 9, voor een periode die eindigt
na de jaarvergadering van 2026;
VERLENEN bijzondere volmacht aan de heer Gust Draad voor de publicatie.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas m2026'],
  },
  {
    body: `2. Herbenoemingen
De termijn waarvoor de bestuurders benoemd werden, is verstreken. Alle bestuurders worden herbenoemd voor een
nieuwe termijn van zes jaar. Het gaat om:
Jan Wol
Els Vlas
3. Varia
Piet Spil vraagt aandacht voor de kosten.`,
    facts: ['reappointment director Jan Wol 6y', 'reappointment director Els Vlas 6y'],
  },
  {
    body: `De raad van bestuur heeft in zijn zitting van 3 maart 2021 besloten het mandaat van gedelegeerd bestuurder,
uitgeoefend door Jan Wol, met onmiddellijke ingang in te trekken en dit mandaat toe te kennen aan Els Vlas.`,
    facts: ['dismissal managing_director Jan Wol 2021-03-03', 'appointment managing_director Els Vlas'],
  },
  {
    body: `Tot personen belast met het dagelijks bestuur worden aangewezen, met de macht om elk afzonderlijk op te treden:
de heer Jan Wol, directeur, en mevrouw Els Vlas, adjunct-directeur.`,
    facts: ['appointment daily_management Jan Wol', 'appointment daily_management Els Vlas'],
  },
  {
    body: `LINNEN BV heeft laten weten dat zij met ingang van 1 mei 2021 als vaste vertegenwoordiger voor haar
bestuursmandaat niet langer de heer Jan Wol maar mevrouw Els Vlas aanstelt.`,
    facts: [
      'resignation permanent_representative Jan Wol 2021-05-01',
      'appointment permanent_representative Els Vlas 2021-05-01',
    ],
  },
  {
    body: `Worden benoemd als bestuurders: LINNEN BV, met zetel te 9000 Gent, Garenstraat 4, ondernemingsnummer
0460.000.011, vast vertegenwoordigd door de heer Jan Wol, en GAREN NV, met zetel te 9000 Gent, Vlasstraat 9,
vast vertegenwoordigd door mevrouw Els Vlas.`,
    facts: ['appointment director LINNEN BV / Jan Wol', 'appointment director GAREN NV / Els Vlas'],
  },
  {
    body: `Jan Wol trekt zich terug uit alle functies die hij binnen de vzw bekleedde (bestuurder en voorzitter). Els Vlas
schuift door naar het voorzitterschap. De vrijgekomen plaats in het bestuur wordt ingevuld door Gust Draad.`,
    facts: [
      'resignation director Jan Wol',
      'resignation chair Jan Wol',
      'appointment chair Els Vlas',
      'appointment director Gust Draad',
    ],
  },
  {
    body: `Functies na verkiezing:
voorzitter: Jan Wol
ondervoorzitter: Els Vlas
secretaris: Gust Draad`,
    facts: [
      'appointment chair Jan Wol',
      'appointment vice_chair Els Vlas',
      'appointment secretary Gust Draad',
    ],
  },
  {
    body: `De raad van bestuur kiest uit zijn midden een voorzitter, nl. Jan Wol, en een penningmeester, nl. Els Vlas.`,
    facts: ['appointment chair Jan Wol', 'appointment other Els Vlas'],
  },
  {
    body: `Voortaan maken ook Jan Wol en Els Vlas deel uit van de raad van bestuur.`,
    facts: ['appointment director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Jan Wol maakt vanaf 1 juli 2020 op eigen verzoek geen deel meer uit van de raad van bestuur.`,
    facts: ['resignation director Jan Wol 2020-07-01'],
  },
  {
    body: `Er werd ontslag verleend, op haar verzoek, aan de heer Jan Wol als bestuurder, en er werd benoeming verleend aan
mevrouw Els Vlas als bestuurder.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Het ontslag als bestuurder van zowel Jan Wol als Els Vlas werd genoteerd, terwijl Gust Draad de plaats van Jan
Wol inneemt.`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Els Vlas',
      'appointment director Gust Draad',
    ],
  },
  {
    body: `Jan Wol werd herkozen tot bestuurder én voorzitter.`,
    facts: ['reappointment director Jan Wol', 'reappointment chair Jan Wol'],
  },
  {
    body: `Ontslag als zaakvoerder van Jan Wol en benoeming als zaakvoerder van LINNEN BV, die Jan Wol aanstelt als vaste
vertegenwoordiger.`,
    facts: ['resignation manager Jan Wol', 'appointment manager LINNEN BV / Jan Wol'],
  },
  {
    body: `De heer Jan Wol (verder "de ontslagnemende bestuurder") biedt zijn ontslag aan. Aan de ontslagnemende bestuurder
wordt kwijting verleend. De heer Piet Spil, boekhouder, wordt gemandateerd om dit te publiceren.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `De aandeelhouders Jan Wol en Gust Draad, samen eigenaar van alle aandelen, stellen voor en aanvaarden unaniem
dat Els Vlas bestuurder wordt.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `Jan Wol koopt alle aandelen van Els Vlas. Gelet op deze overdracht neemt Els Vlas ontslag als bestuurder. Jan
Wol blijft als enige bestuurder in functie.`,
    facts: ['resignation director Els Vlas'],
  },
  {
    body: `VERGADERING VAN HET BESTUUR
1. Jan Wol (ontslag als bestuurder, brief van 3/3/2021)
2. Els Vlas (benoeming als bestuurder, vanaf 4/3/2021)`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas 2021-03-04'],
  },
  {
    body: `Met droefheid meldt het bestuur het heengaan van zijn voorzitter en bestuurder Jan Wol op 3 mei 2021. Els Vlas
neemt het voorzitterschap over.`,
    facts: [
      'death chair Jan Wol 2021-05-03',
      'death director Jan Wol 2021-05-03',
      'appointment chair Els Vlas',
    ],
  },
  {
    body: `De volgende wijzigingen worden goedgekeurd:
Jan Wol: ontslagnemend als bestuurder
Els Vlas: nieuw als bestuurder
Gust Draad: nieuw als bestuurder`,
    facts: [
      'resignation director Jan Wol',
      'appointment director Els Vlas',
      'appointment director Gust Draad',
    ],
  },
]
