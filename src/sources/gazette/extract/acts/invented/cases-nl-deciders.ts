// Invented Dutch acts in wordings of one author each: who decides, who succeeds whom, what goes over to whom.

import type { ActCase } from './act-case.ts'

export const DUTCH_DECIDERS: ActCase[] = [
  {
    body: `De enige aandeelhouder, de heer Marc Wol, beslist om met ingang van 1 mei 2024 als bijkomende bestuurder te
benoemen zijn dochter, mevrouw Els Vlas, wonende te 2440 Geel, Pas 131, en dit voor onbepaalde duur.`,
    facts: ['appointment director Els Vlas 2024-05-01 indefinite'],
  },
  {
    body: `De aandeelhouder, LINNEN BV, besluit te ontslaan als bestuurder mevrouw Els Vlas, en dit met onmiddellijke
ingang.`,
    facts: ['dismissal director Els Vlas'],
  },
  {
    body: `De heer Jan Wol, enige vennoot, beslist zichzelf te benoemen tot zaakvoerder.`,
    facts: ['appointment manager Jan Wol'],
  },
  {
    body: `De vergadering gaat over tot de herbenoeming van de aftredende bestuurders, met name Jan Wol en Els Vlas, voor
een termijn van zes jaar.`,
    facts: ['reappointment director Jan Wol 6y', 'reappointment director Els Vlas 6y'],
  },
  {
    body: `Jan Wol, bestuurder sinds 2010, wenst de fakkel door te geven en dient zijn ontslag in. Els Vlas wordt als zijn
opvolgster in de raad van bestuur opgenomen.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Met een schrijven van 3 maart 2021 heeft Jan Wol te kennen gegeven niet langer bestuurder en voorzitter te
willen zijn. De raad stelt Els Vlas, reeds bestuurder, aan als nieuwe voorzitter.`,
    facts: ['resignation director Jan Wol', 'resignation chair Jan Wol', 'appointment chair Els Vlas'],
  },
  {
    body: `Na stemming zijn verkozen : Jan Wol (24 stemmen) en Els Vlas (22 stemmen), beiden als bestuurder. De nieuwe raad
koos aansluitend Jan Wol als voorzitter.`,
    facts: ['appointment director Jan Wol', 'appointment director Els Vlas', 'appointment chair Jan Wol'],
  },
  {
    body: `Gaan akkoord met de toetreding van Jan Wol tot de raad van bestuur en met het uittreden van Els Vlas als
bestuurder.`,
    facts: ['appointment director Jan Wol', 'resignation director Els Vlas'],
  },
  {
    body: `Het gedelegeerd bestuurderschap van Jan Wol komt ten einde door zijn ontslag. Mevrouw Els Vlas neemt de rol van
gedelegeerd bestuurder op zich vanaf 1 juli 2020.`,
    facts: ['resignation managing_director Jan Wol', 'appointment managing_director Els Vlas 2020-07-01'],
  },
  {
    body: `De heer Jan Wol zal vanaf 1 juli 2020 geen bestuurdersmandaat meer uitoefenen in de vennootschap, gezien zijn
ontslag.`,
    facts: ['resignation director Jan Wol 2020-07-01'],
  },
  {
    body: `Het mandaat van DRAAD BEDRIJFSREVISOREN BV als commissaris werd niet verlengd. NAALD AUDIT BV, met als
vertegenwoordiger mevrouw Els Vlas, volgt haar op als commissaris voor drie boekjaren.`,
    facts: [
      'end_of_term statutory_auditor DRAAD BEDRIJFSREVISOREN BV',
      'appointment statutory_auditor NAALD AUDIT BV / Els Vlas 3y',
    ],
  },
  {
    body: `1° ontslag van de heer Jan Wol, bestuurder, per 31/12/2019
2° benoeming van mevrouw Els Vlas, bestuurder, per 1/1/2020`,
    facts: ['resignation director Jan Wol 2019-12-31', 'appointment director Els Vlas 2020-01-01'],
  },
  {
    body: `Samenstelling van de raad van bestuur na deze vergadering:
Jan Wol, nieuw
Els Vlas, nieuw
Gust Draad, nieuw`,
    facts: [
      'appointment director Jan Wol',
      'appointment director Els Vlas',
      'appointment director Gust Draad',
    ],
  },
  {
    body: `Binnen de raad van bestuur neemt Jan Wol de functie van secretaris op en wordt Els Vlas penningmeester.`,
    facts: ['appointment secretary Jan Wol', 'appointment other Els Vlas'],
  },
  {
    body: `De heer Jan Wol houdt op bestuurder te zijn in eigen naam; voortaan wordt het mandaat uitgeoefend door LINNEN
BV, met hem als vaste vertegenwoordiger.`,
    facts: ['resignation director Jan Wol', 'appointment director LINNEN BV'],
  },
  {
    body: `Ingevolge het overlijden van de heer Jan Wol op 3 mei 2019 is een plaats in de raad van bestuur opengevallen. De
overige bestuurders voorzien in de vacature door de coöptatie van mevrouw Els Vlas.`,
    facts: ['death director Jan Wol 2019-05-03', 'appointment director Els Vlas'],
  },
  {
    body: `De vennootschap wordt ontbonden en in vereffening gesteld. Als vereffenaar treedt op: Jan Wol, wonende te 9000
Gent, Garenstraat 4.`,
    facts: ['appointment liquidator Jan Wol'],
  },
  {
    body: `Ontslag en benoeming van bestuurders: Jan Wol en Els Vlas verlaten het bestuur, Gust Draad komt erbij als
bestuurder.`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Els Vlas',
      'appointment director Gust Draad',
    ],
  },
  {
    body: `De raad van bestuur delegeert de dagelijkse leiding van de vereniging, met inbegrip van de vertegenwoordiging,
aan mevrouw Els Vlas, directeur.`,
    facts: ['appointment daily_management Els Vlas'],
  },
  {
    body: `Bij algemeenheid van stemmen wordt het mandaat van bestuurder verleend aan Jan Wol.`,
    facts: ['appointment director Jan Wol'],
  },
  {
    body: `Goedkeuring van het ontslag van Jan Wol en de benoeming van Els Vlas als bestuurders.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
]
