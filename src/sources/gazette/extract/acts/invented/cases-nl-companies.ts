// Invented Dutch acts: companies and those who act for them, verbs before their names, changes of members that are no mandates.

import type { ActCase } from './act-case.ts'

export const DUTCH_COMPANIES: ActCase[] = [
  {
    body: `Uit het proces-verbaal van de buitengewone algemene vergadering, verleden voor notaris Koen Bast te Gent,
blijkt dat de BV LINNEN BEHEER, vertegenwoordigd door haar bestuurder de heer Jan Wol, enige aandeelhouder,
heeft besloten het ontslag te aanvaarden van mevrouw Els Vlas als bestuurder van de vennootschap en zichzelf
te benoemen tot bestuurder, met als vaste vertegenwoordiger de heer Jan
Wol.`,
    facts: ['resignation director Els Vlas / Jan Wol'],
  },
  {
    body: `De naamloze vennootschap GAREN NV, bestuurder van de vennootschap, met maatschappelijke zetel te 9000 Gent,
Kouter 8, RPR Gent 0412.345.614, vertegenwoordigd door haar vaste vertegenwoordiger de heer Jan Wol, neemt
ontslag als bestuurder met ingang van 1 mei 2022.`,
    facts: ['resignation director GAREN NV / Jan Wol #0412345614 2022-05-01'],
  },
  {
    body: `De vergadering aanvaardt het ontslag van de BV GAREN, met als vaste vertegenwoordiger Jan Wol, als bestuurder
en als gedelegeerd bestuurder en benoemt in haar plaats de heer Jan Wol in persoonlijke naam, zowel als
bestuurder als als gedelegeerd bestuurder.`,
    facts: [
      'resignation director GAREN / Jan Wol',
      'resignation managing_director GAREN / Jan Wol',
      'appointment director Jan Wol',
      'appointment managing_director Jan Wol',
    ],
  },
  {
    body: `De vergadering bevestigt het ontslag van de heer Jan Wol als bestuurder, gegeven op 1 mei 2022, en beslist het
aantal bestuurders terug te brengen tot twee, te weten mevrouw Els Vlas en de heer Gust
Draad.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `De kosten van deze akte worden gedragen door de vennootschap. De vergadering benoemt mevrouw Els Vlas tot
bijzondere gevolmachtigde.`,
    facts: [],
  },
  {
    body: `Vertegenwoordiging: twee bestuurders, waaronder de gedelegeerd bestuurder, handelen gezamenlijk. De heer Jan
Wol en mevrouw Els Vlas worden gemachtigd bankverrichtingen te
doen.`,
    facts: [],
  },
  {
    body: `Mevrouw Els Vlas wordt aangesteld als preventieadviseur. De heer Jan Wol wordt aangesteld als functionaris
voor gegevensbescherming.`,
    facts: [],
  },
  {
    body: `De raad van bestuur heeft kennis genomen van de kandidaturen van Els Vlas en Jan Wol. De beslissing wordt
uitgesteld tot de volgende vergadering.`,
    facts: [],
  },
  {
    body: `De algemene vergadering aanvaardt Els Vlas, Gust Draad en Mia Knot als nieuwe werkende leden. Jan Wol neemt
ontslag als werkend lid.`,
    facts: [],
  },
  {
    body: `Jan Wol neemt ontslag als lid van de algemene vergadering en als bestuurder. Els Vlas wordt aanvaard als lid
van de algemene vergadering en verkozen tot bestuurder.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De heer Jan Wol, vaste vertegenwoordiger van LINNEN BEHEER BV, wordt in die hoedanigheid opgevolgd door
mevrouw Els Vlas.`,
    facts: ['resignation permanent_representative Jan Wol', 'appointment permanent_representative Els Vlas'],
  },
  {
    body: `Er wordt vastgesteld dat bestuurder Gust Draad wegens het bereiken van de leeftijdsgrens van rechtswege
ontslagnemend is. Mevrouw Els Vlas wordt tot bestuurder benoemd om zijn mandaat te
beëindigen.`,
    facts: ['end_of_term director Gust Draad', 'appointment director Els Vlas'],
  },
  {
    body: `De vergadering benoemt voor een termijn van drie jaar tot commissaris de burgerlijke vennootschap onder de
vorm van een BV DRAAD & KNOT BEDRIJFSREVISOREN, kantoorhoudende te 9000 Gent, die overeenkomstig artikel 3:60
WVV als vertegenwoordiger aanduidt: de heer Piet Spil.`,
    facts: ['appointment statutory_auditor DRAAD & KNOT BEDRIJFSREVISOREN / Piet Spil 3y'],
  },
  {
    body: `Eerste beslissing: ontslag. Jan Wol heeft zijn ontslag aangeboden als bestuurder. Dit ontslag wordt
aanvaard.
Tweede beslissing: benoeming. Els Vlas, hier aanwezig en aanvaardend, wordt benoemd als
bestuurder.
Derde beslissing: volmacht. Gust Draad krijgt volmacht voor de
publicatie.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Benoemingen : Els Vlas (bestuurder), Gust Draad (bestuurder en
penningmeester)
Ontslagen : Jan Wol (bestuurder en penningmeester)
Herbenoemingen : Mia Knot (bestuurder en voorzitter)`,
    facts: [
      'appointment director Els Vlas',
      'appointment director Gust Draad',
      'appointment other Gust Draad',
      'resignation director Jan Wol',
      'resignation other Jan Wol',
      'reappointment director Mia Knot',
      'reappointment chair Mia Knot',
    ],
  },
  {
    body: `Aanstelling van een gedelegeerd bestuurder: Els Vlas
Ontslag van een gedelegeerd bestuurder: Jan Wol`,
    facts: ['appointment managing_director Els Vlas', 'resignation managing_director Jan Wol'],
  },
  {
    body: `Mevrouw Els Vlas neemt de plaats in van de heer Jan Wol als bestuurder.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `In de algemene vergadering van 3 mei 2022 zijn als bestuurder afgetreden Jan Wol en Mia Knot en als bestuurder
aangetreden Els Vlas en Gust Draad.`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Mia Knot',
      'appointment director Els Vlas',
      'appointment director Gust Draad',
    ],
  },
  {
    body: `Het aantal bestuurders wordt uitgebreid van twee naar drie door de benoeming van mevrouw Els
Vlas.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De raad van bestuur wordt uitgebreid met twee leden: Els Vlas en Gust
Draad.`,
    facts: ['appointment director Els Vlas', 'appointment director Gust Draad'],
  },
  {
    body: `Voor een termijn van zes jaar, ingaand op heden, worden tot bestuurder herbenoemd: alle huidige bestuurders,
namelijk Jan Wol, Els Vlas en GAREN NV.`,
    facts: [
      'reappointment director Jan Wol 6y',
      'reappointment director Els Vlas 6y',
      'reappointment director GAREN NV 6y',
    ],
  },
  {
    body: `De heer Jan Wol stelt zich niet langer kandidaat voor een nieuw mandaat als bestuurder; zijn mandaat neemt
heden een einde. De andere bestuurders, Els Vlas en Gust Draad, worden
herbenoemd.`,
    facts: [
      'end_of_term director Jan Wol',
      'reappointment director Els Vlas',
      'reappointment director Gust Draad',
    ],
  },
  {
    body: `Mevrouw Els Vlas wordt in de plaats van de heer Jan Wol, wiens mandaat verstreken is, benoemd tot
bestuurder.`,
    facts: ['end_of_term director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Bij brief van 2 mei 2022 heeft LINNEN BEHEER BV laten weten haar mandaat van bestuurder te willen neerleggen
op 1 juni 2022. De raad dankt de heer Jan Wol, vaste vertegenwoordiger, voor zijn
inzet.`,
    facts: ['resignation director LINNEN BEHEER BV / Jan Wol'],
  },
  {
    body: `De zaakvoerder, de heer Jan Wol, overleed op 1 mei 2017. De erfgenamen, mevrouw Els Vlas en de heer Gust Wol,
benoemen mevrouw Els Vlas tot zaakvoerder.`,
    facts: ['death manager Jan Wol 2017-05-01', 'appointment manager Els Vlas'],
  },
  {
    body: `De voorlopige bewindvoerder, meester Piet Spil, aangesteld bij vonnis van 3 mei 2022, roept de vergadering
bijeen. De vergadering benoemt mevrouw Els Vlas tot bestuurder.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `Ontslag wordt verleend aan Jan Wol en Mia Knot, bestuurders. Benoemd worden Els Vlas en Gust Draad, in
dezelfde hoedanigheid.`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Mia Knot',
      'appointment director Els Vlas',
      'appointment director Gust Draad',
    ],
  },
]
