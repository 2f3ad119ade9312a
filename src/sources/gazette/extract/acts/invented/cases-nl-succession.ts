// Invented Dutch acts: who takes over from whom, what is handed over, and people named who hold nothing.

import type { ActCase } from './act-case.ts'

export const DUTCH_SUCCESSION: ActCase[] = [
  {
    body: `Wegens haar pensionering legt mevrouw Els Vlas op 31 oktober 2023 haar taak als gedelegeerd bestuurder neer.
In haar opvolging wordt vanaf 1 november 2023 de heer Jan Wol als gedelegeerd bestuurder
aangewezen.`,
    facts: ['resignation managing_director Els Vlas', 'appointment managing_director Jan Wol 2023-11-01'],
  },
  {
    body: `De raad vertrouwt het dagelijks bestuur toe aan mevrouw Els Vlas,
directeur.`,
    facts: ['appointment daily_management Els Vlas'],
  },
  {
    body: `De heer Jan Wol wordt gelast met het dagelijks bestuur.`,
    facts: ['appointment daily_management Jan Wol'],
  },
  {
    body: `De taken worden als volgt ingevuld:
- voorzitter: Els Vlas
- penningmeester: Jan Wol`,
    facts: ['appointment chair Els Vlas', 'appointment other Jan Wol'],
  },
  {
    body: `De heer Jan Wol werd bij besluit van de algemene vergadering van 3 mei 2022 uit zijn ambt van bestuurder
ontzet.`,
    facts: ['dismissal director Jan Wol'],
  },
  {
    body: `De algemene vergadering besluit het mandaat van bestuurder van de heer Jan Wol voortijdig te
beëindigen.`,
    facts: ['dismissal director Jan Wol'],
  },
  {
    body: `Bestuurder Jan Wol is op 3 maart 2022 overleden en wordt opgevolgd door Els
Vlas.`,
    facts: ['death director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Door het overlijden op 3 maart 2022 van de heer Jan Wol is zijn mandaat van zaakvoerder geëindigd. Zijn
weduwe, mevrouw Els Vlas, wordt tot zaakvoerder benoemd.`,
    facts: ['death manager Jan Wol 2022-03-03', 'appointment manager Els Vlas'],
  },
  {
    body: `De algemene vergadering kiest mevrouw Els Vlas als nieuw lid van de raad van
bestuur.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `Tot commissaris wordt gekozen GAREN AUDIT BV, Kouter 4 te 9000 Gent, die voor deze opdracht mevrouw Els Vlas
als vaste vertegenwoordiger aanduidt.`,
    facts: ['appointment statutory_auditor GAREN AUDIT BV / Els Vlas'],
  },
  {
    body: `Op voordracht van het bestuursorgaan hernieuwt de vergadering het mandaat van commissaris van GAREN AUDIT BV,
die vertegenwoordigd wordt door mevrouw Els Vlas, voor de boekjaren die eindigen op 31 december 2021, 2022 en
2023.`,
    facts: ['reappointment statutory_auditor GAREN AUDIT BV / Els Vlas e2021-12-31'],
  },
  {
    body: `De opdracht van de commissaris GAREN AUDIT BV, vertegenwoordigd door Els Vlas, loopt ten einde. Deze opdracht
wordt vernieuwd voor een periode van drie jaar.`,
    facts: ['reappointment statutory_auditor GAREN AUDIT BV / Els Vlas 3y'],
  },
  {
    body: `Jan Wol, uittredend bestuurder, stelt zich herkiesbaar en wordt eenparig
herkozen.`,
    facts: ['reappointment director Jan Wol'],
  },
  {
    body: `Els Vlas, uittredend en herkiesbaar, krijgt opnieuw een mandaat van vier jaar als
bestuurder.`,
    facts: ['reappointment director Els Vlas 4y'],
  },
  {
    body: `Jan Wol stelt zijn mandaat als penningmeester ter beschikking. Els Vlas neemt deze taak
over.`,
    facts: ['resignation other Jan Wol', 'appointment other Els Vlas'],
  },
  {
    body: `Ook Jan Wol houdt op bestuurder te zijn. Els Vlas komt in zijn
plaats.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De heer Jan Wol heeft per aangetekende brief van 2 mei 2022 zijn ontslag gegeven als bestuurder van de
vennootschap.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `De heer Jan Wol zal vanaf 1 juli 2022 niet langer de functie van gedelegeerd bestuurder
uitoefenen.`,
    facts: ['end_of_term managing_director Jan Wol 2022-07-01'],
  },
  {
    body: `De vergadering besluit in de vacature te voorzien en roept mevrouw Els Vlas tot de functie van
bestuurder.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De volgende bestuurders zijn uittredend: Jan Wol en Els Vlas. Zij worden allebei
herbenoemd.`,
    facts: ['reappointment director Jan Wol', 'reappointment director Els Vlas'],
  },
  {
    body: `De raad verleent aan de heer Jan Wol ontslag uit zijn functie van afgevaardigd
bestuurder.`,
    facts: ['resignation managing_director Jan Wol'],
  },
  {
    body: `Krijgen ontslag als bestuurder: Jan Wol en Els Vlas. Worden bestuurder: Gust Draad en Mia
Knot.`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Els Vlas',
      'appointment director Gust Draad',
      'appointment director Mia Knot',
    ],
  },
  {
    body: `De heer Jan Wol wordt vanaf heden bestuurder van de vennootschap.`,
    facts: ['appointment director Jan Wol'],
  },
  {
    body: `De vergadering neemt akte van het feit dat de heer Jan Wol vanaf 1 juni 2022 geen bestuurder meer is van de
vennootschap.`,
    facts: ['end_of_term director Jan Wol 2022-06-01'],
  },
  {
    body: `De algemene vergadering beslist om mevrouw Els Vlas op te nemen in de raad van
bestuur.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De algemene vergadering gaat in op de vraag van de heer Jan Wol om als zaakvoerder ontslagen te
worden.`,
    facts: ['resignation manager Jan Wol'],
  },
  {
    body: `De vergadering benoemt de heer Jan Wol en mevrouw Els Vlas, die aanvaarden, tot bestuurders in de plaats van
de heer Gust Draad en mevrouw Mia Knot, ontslagnemende bestuurders.`,
    facts: [
      'appointment director Jan Wol',
      'appointment director Els Vlas',
      'resignation director Gust Draad',
      'resignation director Mia Knot',
    ],
  },
  {
    body: `Het bestuursorgaan stelt de heer Jan Wol aan als voorzitter en mevrouw Els Vlas als
ondervoorzitter.`,
    facts: ['appointment chair Jan Wol', 'appointment vice_chair Els Vlas'],
  },
  {
    body: `Als bestuurders worden, voor een termijn van vier jaar, benoemd de heren Jan Wol, Gust Draad en Piet Spil en
mevrouw Els Vlas.`,
    facts: [
      'appointment director Jan Wol 4y',
      'appointment director Gust Draad 4y',
      'appointment director Piet Spil 4y',
      'appointment director Els Vlas 4y',
    ],
  },
  {
    body: `Jan Wol werd niet herkozen als bestuurder.`,
    facts: ['end_of_term director Jan Wol'],
  },
  {
    body: `De zaakvoerder, de heer Jan Wol, biedt zijn ontslag aan. Dit ontslag wordt aanvaard. Mevrouw Els Vlas wordt
aangesteld als zijn opvolger.`,
    facts: ['resignation manager Jan Wol', 'appointment manager Els Vlas'],
  },
  {
    body: `Met eenparigheid van stemmen wordt het ontslag van Jan Wol, bestuurder en secretaris,
aanvaard.`,
    facts: ['resignation director Jan Wol', 'resignation secretary Jan Wol'],
  },
  {
    body: `De algemene vergadering heeft kennis genomen van het einde van het mandaat van bestuurder van de heer Jan Wol
op 3 mei 2022 en van zijn wens om dit mandaat niet te hernieuwen.`,
    facts: ['end_of_term director Jan Wol'],
  },
  {
    body: `De mandaten van de bestuurders Jan Wol en Els Vlas zijn ten einde en worden niet
hernieuwd.`,
    facts: ['end_of_term director Jan Wol', 'end_of_term director Els Vlas'],
  },
  {
    body: `De boeken worden gedurende vijf jaar bewaard op het adres van de heer Jan Wol, die daartoe wordt
aangesteld.`,
    facts: [],
  },
  {
    body: `De vergadering geeft kwijting aan de uittredende bestuurders Jan Wol en Els Vlas voor de uitoefening van hun
mandaat.`,
    facts: [],
  },
  {
    body: `De raad van bestuur, samengesteld uit Jan Wol, Els Vlas en Gust Draad, is voltallig aanwezig en beslist de
zetel te verplaatsen.`,
    facts: ['seat'],
  },
  {
    body: `De vennootschap wordt vertegenwoordigd door twee bestuurders samen, Jan Wol en Els Vlas. Volmacht wordt
gegeven aan Gust Draad, aangesteld als bijzonder lasthebber.`,
    facts: [],
  },
  {
    body: `Mevrouw Els Vlas, benoemd tot bestuurder bij akte van 3 mei 2019, verklaart de zetel te
verplaatsen.`,
    facts: [],
  },
  {
    body: `De vergadering machtigt de zaakvoerder, de heer Jan Wol, om het kapitaal te
verhogen.`,
    facts: [],
  },
  {
    body: `De heer Jan Wol wordt, met ingang van 1 juli 2022 en voor een termijn van zes jaar, aangeduid als
onafhankelijk bestuurder. Zijn kandidatuur werd voorgedragen door mevrouw Els
Vlas.`,
    facts: ['appointment director Jan Wol 2022-07-01 6y'],
  },
  {
    body: `De bestuurders Jan Wol en Els Vlas, wier mandaat verstrijkt, worden herkozen; Gust Draad, eveneens uittredend,
is niet meer herkiesbaar.`,
    facts: [
      'reappointment director Jan Wol',
      'reappointment director Els Vlas',
      'end_of_term director Gust Draad',
    ],
  },
  {
    body: `De algemene vergadering verleent ontslag aan bestuurder Jan Wol en benoemt Els Vlas tot zijn
opvolgster.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
]
