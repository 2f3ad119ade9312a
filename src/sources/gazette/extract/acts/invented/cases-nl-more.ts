// More invented Dutch acts: headings of lists, representatives replaced, daily management handed over, what is only
// recalled or proposed.

import type { ActCase } from './act-case.ts'

export const MORE_DUTCH: ActCase[] = [
  {
    body: `Ontslagnemende bestuurders
Wol Jan, Garenstraat 4, 9000 Gent

Herbenoemde bestuurders (mandaat van 3 jaar)
Vlas Els, Vlasstraat 9, 9000 Gent

Nieuwe bestuurders (mandaat van 3 jaar)
Draad Gust, Garenstraat 8, 9000 Gent`,
    facts: [
      'resignation director Wol Jan',
      'reappointment director Vlas Els 3y',
      'appointment director Draad Gust 3y',
    ],
  },
  {
    body: `De mandaten van de bestuurders zijn vervallen. De vergadering beslist de mandaten te hernieuwen.

De raad van bestuur bestaat bijgevolg uit:
- De heer Wol Jan, bestuurder
- Mevrouw Vlas Els, bestuurder`,
    facts: ['reappointment director Wol Jan', 'reappointment director Vlas Els'],
  },
  {
    body: `LINNEN BEHEER BV, bestuurder, wijzigt haar vaste vertegenwoordiger: de heer Jan Wol wordt vervangen door
mevrouw Els Vlas.`,
    facts: ['resignation permanent_representative Jan Wol', 'appointment permanent_representative Els Vlas'],
  },
  {
    body: `De BV LINNEN BEHEER heeft mevrouw Els Vlas aangeduid als haar nieuwe vaste vertegenwoordiger, ter
vervanging van de heer Jan Wol.`,
    facts: ['appointment permanent_representative Els Vlas', 'resignation permanent_representative Jan Wol'],
  },
  {
    body: `De raad beslist het dagelijks bestuur op te dragen aan mevrouw Els Vlas. De raad beslist de
delegatie van het dagelijks bestuur aan de heer Jan Wol in te trekken.`,
    facts: ['appointment daily_management Els Vlas', 'dismissal daily_management Jan Wol'],
  },
  {
    body: `De vergadering aanvaardt het ontslag van de heer Jan Wol als bestuurder, zodat mevrouw Els Vlas enige
bestuurder is.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `De vergadering benoemt in zijn plaats met ingang van 1 oktober 2022 LINNEN BEHEER BV, met als vaste
vertegenwoordiger de heer Jan Wol, tot bestuurder.`,
    facts: ['appointment director LINNEN BEHEER BV / Jan Wol 2022-10-01'],
  },
  {
    body: `De heer Jan Wol wordt aangesteld als gedelegeerd bestuurder en mevrouw Els Vlas als voorzitter van de raad
van bestuur.`,
    facts: ['appointment managing_director Jan Wol', 'appointment chair Els Vlas'],
  },
  {
    body: `De vergadering beslist te ontslaan als zaakvoerder: de heer Jan Wol, en te benoemen als
zaakvoerder: mevrouw Els Vlas.`,
    facts: ['dismissal manager Jan Wol', 'appointment manager Els Vlas'],
  },
  {
    body: `Worden benoemd tot bestuurders:
- Jan Wol, voorzitter
- Els Vlas`,
    facts: ['appointment director Jan Wol', 'appointment chair Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De voorzitter wordt ontslagen van de voorlezing van het verslag van de heer Jan Wol, bedrijfsrevisor,
aangesteld door de bestuurder. Aan de voormalige bestuurder, mevrouw Els Vlas, die in 2020 ontslag nam, wordt kwijting
verleend. Op de volgende vergadering zal worden voorgesteld om de heer Gust Draad tot bestuurder te benoemen.`,
    facts: [],
  },
  {
    body: `De heer Jan Wol verlaat de raad van bestuur en wordt vervangen door mevrouw Els Vlas.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Jan Wol is geen bestuurder meer. Els Vlas wenst haar mandaat niet te verlengen.`,
    facts: ['end_of_term director Jan Wol', 'end_of_term director Els Vlas'],
  },
  {
    body: `De heer Jan Wol wordt ontslagen als bestuurder en dit op eigen verzoek.`,
    facts: ['resignation director Jan Wol'],
  },
]
