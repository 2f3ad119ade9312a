// Invented Dutch acts in loose wordings: verbs that only speak of a mandate beside an office, candidates, titles before a colon.

import type { ActCase } from './act-case.ts'

export const DUTCH_LOOSE: ActCase[] = [
  {
    body: `Met ingang van 1 januari 2020 verlaat de heer Jan Wol, om persoonlijke redenen, de raad van bestuur. Hij wordt
er vervangen door mevrouw Els Vlas.`,
    facts: ['resignation director Jan Wol 2020-01-01', 'appointment director Els Vlas'],
  },
  {
    body: `Als bestuurders hebben zich kandidaat gesteld en zijn unaniem aanvaard: Jan Wol en Els Vlas.`,
    facts: ['appointment director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De voorzitter leest de brief voor waarin Jan Wol zijn mandaat van bestuurder ter beschikking stelt van de
vergadering, die dit aanvaardt.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `Daar het mandaat van Jan Wol als bestuurder vervallen is en hij geen nieuw mandaat ambieert, wordt in zijn
plaats Els Vlas verkozen.`,
    facts: ['end_of_term director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Jan Wol blijft bestuurder voor een nieuwe periode van vier jaar.`,
    facts: ['reappointment director Jan Wol 4y'],
  },
  {
    body: `De opdracht van DRAAD AUDIT BV als commissaris wordt voor drie jaar gecontinueerd.`,
    facts: ['reappointment statutory_auditor DRAAD AUDIT BV 3y'],
  },
  {
    body: `Bij gebrek aan andere kandidaten worden Jan Wol en Els Vlas voor vier jaar bevestigd in hun mandaat van
bestuurder.`,
    facts: ['reappointment director Jan Wol 4y', 'reappointment director Els Vlas 4y'],
  },
  {
    body: `Voor het eerst wordt als niet-statutair zaakvoerder benoemd, voor onbepaalde duur, de heer Jan Wol, die
aanvaardt.`,
    facts: ['appointment manager Jan Wol indefinite'],
  },
  {
    body: `De oprichters benoemen als eerste bestuurders: 1. de heer Jan Wol; 2. mevrouw Els Vlas. De aldus samengestelde
raad van bestuur benoemt Jan Wol tot gedelegeerd bestuurder.`,
    facts: [
      'appointment director Jan Wol',
      'appointment director Els Vlas',
      'appointment managing_director Jan Wol',
    ],
  },
  {
    body: `Nemen ontslag uit de raad van bestuur:
- Jan Wol, Garenstraat 4, 9000 Gent
- Els Vlas, Vlasstraat 9, 9000 Gent
Treden toe:
- Gust Draad, Garenstraat 8, 9000 Gent
- Rita Naald, Draadstraat 1, 9000 Gent`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Els Vlas',
      'appointment director Gust Draad',
      'appointment director Rita Naald',
    ],
  },
  {
    body: `Ontslagen: Jan Wol
Benoemd: Gust Draad
Herbenoemd: Els Vlas
(allen als bestuurder)`,
    facts: [
      'resignation director Jan Wol',
      'appointment director Gust Draad',
      'reappointment director Els Vlas',
    ],
  },
  {
    body: `Uittredend bestuurder : Jan Wol, geboren te Gent op 1/1/1950
Intredend bestuurder : Gust Draad, geboren te Gent op 1/1/1970`,
    facts: ['resignation director Jan Wol', 'appointment director Gust Draad'],
  },
  {
    body: `De raad neemt kennis van de beslissing van Jan Wol om met onmiddellijke ingang als bestuurder af te treden. Els
Vlas wordt gecoöpteerd en wordt tevens voorzitter van de raad.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas', 'appointment chair Els Vlas'],
  },
  {
    body: `De raad kiest mevrouw Els Vlas, bestuurder, om als gedelegeerd bestuurder in te staan voor het dagelijks
bestuur.`,
    facts: ['appointment managing_director Els Vlas'],
  },
  {
    body: `De vergadering zegt het vertrouwen op in de heer Jan Wol en ontheft hem van zijn mandaat als bestuurder.`,
    facts: ['dismissal director Jan Wol'],
  },
  {
    body: `De heer Jan Wol wordt met onmiddellijke ingang uit zijn mandaat van bestuurder gezet.`,
    facts: ['dismissal director Jan Wol'],
  },
  {
    body: `De algemene vergadering besluit om Jan Wol als bestuurder te ontslaan en om in zijn plaats Els Vlas te benoemen.`,
    facts: ['dismissal director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `LINNEN BV, bestuurder van de vennootschap, duidt de heer Jan Wol aan als haar vaste vertegenwoordiger.`,
    facts: ['appointment permanent_representative Jan Wol'],
  },
  {
    body: `Het ontslag van LINNEN BV, met vaste vertegenwoordiger Jan Wol, als bestuurder wordt aanvaard. Zij wordt
vervangen door GAREN NV, met vaste vertegenwoordiger Els Vlas.`,
    facts: ['resignation director LINNEN BV / Jan Wol', 'appointment director GAREN NV / Els Vlas'],
  },
  {
    body: `De vergadering bekrachtigt de coöptatie van mevrouw Els Vlas als bestuurder, waartoe de raad van bestuur op 3
maart 2021 besliste.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De voorlopige benoeming van mevrouw Els Vlas tot bestuurder wordt definitief.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `Er wordt overgegaan tot de vervanging van bestuurder Jan Wol, die ontslag nam, door Els Vlas.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Els Vlas komt in de plaats van Jan Wol, die zijn bestuursmandaat stopzet.`,
    facts: ['appointment director Els Vlas', 'resignation director Jan Wol'],
  },
  {
    body: `De raad van bestuur wordt versterkt met de komst van Els Vlas.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De controle van de jaarrekening wordt voor drie boekjaren toevertrouwd aan DRAAD AUDIT BV, vertegenwoordigd door
Els Vlas, als commissaris.`,
    facts: ['appointment statutory_auditor DRAAD AUDIT BV / Els Vlas 3y'],
  },
  {
    body: `De vergadering benoemt als bestuurders voor een termijn van zes jaar: de heer Jan Wol (ondernemer, Garenstraat 4
te 9000 Gent), mevrouw Els Vlas (arts, Vlasstraat 9 te 9000 Gent).`,
    facts: ['appointment director Jan Wol 6y', 'appointment director Els Vlas 6y'],
  },
  {
    body: `Kennisname ontslag bestuurder
De raad neemt kennis van de e-mail d.d. 3 maart 2021 waarmee de heer Jan Wol zijn ontslag als bestuurder
bevestigt.
Coöptatie bestuurder
De raad gaat over tot de coöptatie van LINNEN BV, RPR Gent 0460.000.011, met als vaste vertegenwoordiger mevrouw
Els Vlas.`,
    facts: ['resignation director Jan Wol', 'appointment director LINNEN BV / Els Vlas'],
  },
  {
    body: `Na kwijting te hebben verleend aan de bestuurders Jan Wol en Gust Draad, benoemt de vergadering mevrouw Els Vlas
tot bestuurder.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De heer Jan Wol, geboren te Gent op 3 mei 1950, wonende te 9000 Gent, Garenstraat 4, heeft per aangetekend
schrijven ontslag genomen uit zijn functie van zaakvoerder.
In opvolging hiervan wordt mevrouw Els Vlas, geboren te Gent op 3 mei 1980, wonende te 9000 Gent, Vlasstraat 9,
aangesteld.`,
    facts: ['resignation manager Jan Wol', 'appointment manager Els Vlas'],
  },
  {
    body: `Els Vlas wordt, in opvolging van Jan Wol die deze functie neerlegt, gedelegeerd bestuurder.`,
    facts: ['appointment managing_director Els Vlas', 'resignation managing_director Jan Wol'],
  },
  {
    body: `De coöptatie van Els Vlas als bestuurder, beslist door de raad van 3 maart, wordt door de vergadering
goedgekeurd en zij wordt definitief benoemd. De heer Gust Draad, voorzitter, dankt iedereen.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De mandaten van LINNEN BV (vast vertegenwoordigd door Els Vlas) en Jan Wol als bestuurders vervallen heden. Ze
worden allebei herbenoemd tot de jaarvergadering van 2027. LINNEN BV wordt ook herbenoemd als gedelegeerd
bestuurder.`,
    facts: [
      'reappointment director LINNEN BV / Els Vlas m2027',
      'reappointment director Jan Wol m2027',
      'reappointment managing_director LINNEN BV',
    ],
  },
  {
    body: `Van de drie uittredende bestuurders zijn er twee herkiesbaar: Jan Wol en Els Vlas worden herkozen. Gust Draad
stelt zich niet meer beschikbaar.`,
    facts: [
      'reappointment director Jan Wol',
      'reappointment director Els Vlas',
      'end_of_term director Gust Draad',
    ],
  },
  {
    body: `Omdat het mandaat van de huidige commissaris, DRAAD AUDIT BV, ten einde loopt, beslist de vergadering NAALD
AUDIT BV, kantoorhoudende te 9000 Gent, Garenstraat 4, vertegenwoordigd door Els Vlas, als nieuwe commissaris
aan te duiden voor de boekjaren 2021 tot 2023.`,
    facts: [
      'end_of_term statutory_auditor DRAAD AUDIT BV',
      'appointment statutory_auditor NAALD AUDIT BV / Els Vlas 3y',
    ],
  },
  {
    body: `De raad van bestuur richt een directiecomité op. Worden tot lid van het directiecomité benoemd: Jan Wol en Els
Vlas.`,
    facts: ['appointment executive_committee Jan Wol', 'appointment executive_committee Els Vlas'],
  },
  {
    body: `De vergadering gaat over tot de stemming over het ontslag van Jan Wol als bestuurder. Het ontslag wordt aanvaard
met 5 stemmen tegen 2. De heer Gust Draad, aandeelhouder, onthoudt zich.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `Volgende persoon neemt vanaf 1 juli 2020 zitting in het bestuursorgaan: Jan Wol, wonende te 9000 Gent.`,
    facts: ['appointment director Jan Wol 2020-07-01'],
  },
  {
    body: `Er wordt één bijkomende bestuurder voorzien, met name Jan Wol, wonende te 9000 Gent, die benoemd wordt voor vier
jaar.`,
    facts: ['appointment director Jan Wol 4y'],
  },
  {
    body: `Aanvaarding van het ontslag, aangeboden door Jan Wol en Els Vlas, als bestuurders van de vereniging.`,
    facts: ['resignation director Jan Wol', 'resignation director Els Vlas'],
  },
  {
    body: `De samenstelling van het bestuursorgaan wijzigt als volgt:
- Jan Wol neemt ontslag;
- Els Vlas wordt in zijn plaats aangesteld.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De heer Jan Wol, bestuurder, deelt mee dat hij een belang heeft in de verkoop aan LINNEN BV en verlaat de
vergadering. De raad stelt Els Vlas aan om de verkoopakte te ondertekenen.`,
    facts: [],
  },
  {
    body: `Voorzitter Jan Wol opent de vergadering en begroet de aanwezige bestuurders: Els Vlas en Gust Draad.
Verontschuldigd: Rita Naald. Hij geeft het woord aan Els Vlas.`,
    facts: [],
  },
]
