// Invented Dutch acts told in the past tense, and of those who stay or are followed.

import type { ActCase } from './act-case.ts'

export const DUTCH_PAST: ActCase[] = [
  {
    body: `De vergadering beslist de volgende personen te benoemen als bestuurder, voor een termijn van vier jaar: Els
Vlas, geboren te Gent op 4 april 1990, Kouter 8, 9000 Gent; Gust Draad, geboren te Aalst op 5 mei 1985, Kouter
12, 9000 Gent.`,
    facts: ['appointment director Els Vlas 4y', 'appointment director Gust Draad 4y'],
  },
  {
    body: `De raad van bestuur aanvaardde op 3 mei 2022 het ontslag als bestuurder van Jan
Wol.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `De algemene vergadering verleende ontslag aan Jan Wol als bestuurder en verkoos Els Vlas in zijn
plaats.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De bestuurders besloten Els Vlas tot voorzitter te verkiezen.`,
    facts: ['appointment chair Els Vlas'],
  },
  {
    body: `Beslist wordt de heer Jan Wol te ontslaan als bestuurder met onmiddellijke ingang en zonder
opzegvergoeding.`,
    facts: ['dismissal director Jan Wol'],
  },
  {
    body: `De vergadering heeft de heer Jan Wol niet herbenoemd als bestuurder, zodat zijn mandaat een einde
nam.`,
    facts: ['end_of_term director Jan Wol'],
  },
  {
    body: `De heer Jan Wol heeft zich niet meer herkiesbaar gesteld als bestuurder; mevrouw Els Vlas werd in zijn plaats
verkozen.`,
    facts: ['end_of_term director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De vergadering beslist akte te nemen van het eervol ontslag van mevrouw Els Vlas uit haar mandaat van
bestuurder en afgevaardigd bestuurder.`,
    facts: ['resignation director Els Vlas', 'resignation managing_director Els Vlas'],
  },
  {
    body: `De raad van bestuur bevestigt de heer Jan Wol in zijn functie van gedelegeerd bestuurder en benoemt mevrouw
Els Vlas tot tweede gedelegeerd bestuurder.`,
    facts: ['confirmation managing_director Jan Wol', 'appointment managing_director Els Vlas'],
  },
  {
    body: `De vergadering beslist tot de vervroegde herbenoeming van de heer Jan Wol als bestuurder tot
2030.`,
    facts: ['reappointment director Jan Wol'],
  },
  {
    body: `Voor een nieuwe periode van zes jaar worden als bestuurder aangesteld: Jan Wol en Els Vlas, uittredende
bestuurders.`,
    facts: ['reappointment director Jan Wol 6y', 'reappointment director Els Vlas 6y'],
  },
  {
    body: `De vereniging neemt kennis van het afscheid van Mia Knot als bestuurder en verwelkomt Gust Draad in de raad
van bestuur.`,
    facts: ['resignation director Mia Knot', 'appointment director Gust Draad'],
  },
  {
    body: `Na het overlijden van Jan Wol, voorzitter, werd Els Vlas tot voorzitter verkozen en Gust Draad tot bestuurder
benoemd.`,
    facts: ['death chair Jan Wol', 'appointment chair Els Vlas', 'appointment director Gust Draad'],
  },
  {
    body: `Ontslag en kwijting zaakvoerder: de vergadering aanvaardt het ontslag van de heer Jan Wol en verleent
kwijting. Benoeming zaakvoerder: de vergadering benoemt mevrouw Els Vlas, die het mandaat
aanvaardt.`,
    facts: ['resignation manager Jan Wol', 'appointment manager Els Vlas'],
  },
  {
    body: `De raad beslist het mandaat van de heer Jan Wol als afgevaardigde voor het dagelijks bestuur te
verlengen.`,
    facts: ['reappointment daily_management Jan Wol'],
  },
  {
    body: `Mevrouw Els Vlas wordt gevolmachtigd om de vennootschap te vertegenwoordigen in het kader van het dagelijks
bestuur en wordt hiertoe benoemd tot dagelijks bestuurder.`,
    facts: ['appointment daily_management Els Vlas'],
  },
  {
    body: `De ondergetekende bestuurders verklaren met ingang van 1 mei 2022 de heer Jan Wol te hebben benoemd tot
gedelegeerd bestuurder.`,
    facts: ['appointment managing_director Jan Wol 2022-05-01'],
  },
  {
    body: `De duur van het mandaat van de heer Jan Wol als bestuurder wordt verlengd tot
2028.`,
    facts: ['reappointment director Jan Wol'],
  },
  {
    body: `Er werden geen ontslagen of benoemingen genoteerd. De bestuurders zijn Jan Wol en Els
Vlas.`,
    facts: [],
  },
  {
    body: `Jan Wol treedt op 1 juni 2022 uit de raad van bestuur en wordt er opgevolgd door Els
Vlas.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Op eigen verzoek wordt Jan Wol vanaf 1 juni 2022 ontlast van zijn functie als penningmeester; Els Vlas neemt
deze functie ad interim waar.`,
    facts: ['resignation other Jan Wol 2022-06-01', 'appointment other Els Vlas'],
  },
  {
    body: `De algemene vergadering van aandeelhouders keurt de beslissing van de raad van bestuur goed om de heer Jan Wol
als bestuurder te ontslaan en mevrouw Els Vlas als bestuurder aan te
stellen.`,
    facts: ['dismissal director Jan Wol', 'appointment director Els Vlas'],
  },
]
