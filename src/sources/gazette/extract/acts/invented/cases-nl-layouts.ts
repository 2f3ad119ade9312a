// Invented Dutch acts: lists and headings of many layouts, and earlier decisions that are only recalled.

import type { ActCase } from './act-case.ts'

export const DUTCH_LAYOUTS: ActCase[] = [
  {
    body: `Na beraadslaging beslist de vergadering eenparig: 1) het mandaat van bestuurder van Jan Wol te hernieuwen; 2)
Els Vlas als bestuurder te benoemen; 3) het ontslag van Mia Knot als bestuurder te
aanvaarden.`,
    facts: [
      'reappointment director Jan Wol',
      'appointment director Els Vlas',
      'resignation director Mia Knot',
    ],
  },
  {
    body: `BESLUIT: De vergadering benoemt tot bestuurders:
* de heer Jan Wol;
* mevrouw Els Vlas;
en tot commissaris:
* GAREN AUDIT BV, vertegenwoordigd door de heer Piet Spil.`,
    facts: [
      'appointment director Jan Wol',
      'appointment director Els Vlas',
      'appointment statutory_auditor GAREN AUDIT BV / Piet Spil',
    ],
  },
  {
    body: `Ontslag:
Jan Wol, Kouter 4, 9000 Gent - bestuurder
Benoeming:
Els Vlas, Kouter 8, 9000 Gent - bestuurder`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Ontslag bestuurder: Jan Wol per 30/06/2022
Benoeming bestuurder: Els Vlas per 01/07/2022`,
    facts: ['resignation director Jan Wol 2022-06-30', 'appointment director Els Vlas 2022-07-01'],
  },
  {
    body: `Ontslagen bestuurders:
- Jan Wol
- Mia Knot
Benoemde bestuurders:
- Els Vlas
- Gust Draad`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Mia Knot',
      'appointment director Els Vlas',
      'appointment director Gust Draad',
    ],
  },
  {
    body: `Nieuwe samenstelling van de raad van bestuur na de verkiezingen van 3 mei
2022:
Voorzitter: Jan Wol
Secretaris: Els Vlas
Penningmeester: Gust Draad`,
    facts: ['confirmation chair Jan Wol', 'confirmation secretary Els Vlas', 'confirmation other Gust Draad'],
  },
  {
    body: `Aftredend: Jan Wol. Herkozen: Els Vlas. Nieuw verkozen: Gust
Draad.`,
    facts: [
      'end_of_term director Jan Wol',
      'reappointment director Els Vlas',
      'appointment director Gust Draad',
    ],
  },
  {
    body: `Mandaten die eindigen: Jan Wol, Mia Knot
Mandaten die verlengd worden: Els Vlas
Nieuwe mandaten: Gust Draad`,
    facts: [
      'end_of_term director Jan Wol',
      'end_of_term director Mia Knot',
      'reappointment director Els Vlas',
      'appointment director Gust Draad',
    ],
  },
  {
    body: `| Naam | Functie | Wijziging |
Jan Wol        bestuurder        ontslag
Els Vlas       bestuurder        benoeming`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Beslissing 1
Ontslag van de heer Jan Wol, als bestuurder, met ingang van 1 juli
2022.
Beslissing 2
Benoeming van mevrouw Els Vlas, als bestuurder, met ingang van 1 juli
2022.`,
    facts: ['resignation director Jan Wol 2022-07-01', 'appointment director Els Vlas 2022-07-01'],
  },
  {
    body: `Het ontslag van de heren Jan Wol en Gust Draad als bestuurders wordt aanvaard, en hun vervanging door mevrouw
Els Vlas en LINNEN BEHEER NV, vertegenwoordigd door Piet Spil, wordt
goedgekeurd.`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Gust Draad',
      'appointment director Els Vlas',
      'appointment director LINNEN BEHEER NV / Piet Spil',
    ],
  },
  {
    body: `Ingevolge de inbreng van haar activiteit in LINNEN BEHEER BV neemt mevrouw Els Vlas ontslag als bestuurder;
LINNEN BEHEER BV, vast vertegenwoordigd door mevrouw Els Vlas, wordt in haar plaats
benoemd.`,
    facts: ['resignation director Els Vlas', 'appointment director LINNEN BEHEER BV / Els Vlas'],
  },
  {
    body: `De bestuurders Jan Wol en Els Vlas, tezamen de voltallige raad, besluiten tot coöptatie van Gust Draad ter
vervanging van Mia Knot, die op 1 maart 2022 ontslag nam.`,
    facts: ['appointment director Gust Draad', 'resignation director Mia Knot'],
  },
  {
    body: `De vergadering bevestigt, voor zoveel als nodig, de coöptatie door de raad van bestuur van 3 maart 2022 van
mevrouw Els Vlas als bestuurder en benoemt haar tot de jaarvergadering van
2025.`,
    facts: ['appointment director Els Vlas m2025'],
  },
  {
    body: `De vergadering neemt kennis van het verzoek van de heer Jan Wol om als bestuurder te worden ontslagen met
ingang van 1 juli 2022 en keurt dit goed.`,
    facts: ['resignation director Jan Wol 2022-07-01'],
  },
  {
    body: `De heer Jan Wol is sinds 1 juli 2022 geen zaakvoerder meer. De vergadering stelt mevrouw Els Vlas aan om hem
te vervangen.`,
    facts: ['end_of_term manager Jan Wol 2022-07-01', 'appointment manager Els Vlas'],
  },
  {
    body: `De raad heeft met spijt kennisgenomen van het overlijden van haar voorzitter, de heer Jan Wol. Mevrouw Els
Vlas zal het voorzitterschap waarnemen.`,
    facts: ['death chair Jan Wol', 'appointment chair Els Vlas'],
  },
  {
    body: `Bij gebrek aan kandidaten blijft het mandaat van penningmeester, vrijgekomen door het ontslag van Jan Wol,
voorlopig open.`,
    facts: ['resignation other Jan Wol'],
  },
  {
    body: `Wegens overlijden komt het mandaat van de heer Jan Wol, bestuurder, te
vervallen.`,
    facts: ['death director Jan Wol'],
  },
  {
    body: `Op de jaarvergadering van 3 mei 2022 is het mandaat van de heer Jan Wol als bestuurder verstreken; het werd
niet hernieuwd.`,
    facts: ['end_of_term director Jan Wol'],
  },
  {
    body: `De vergadering besluit tot herbenoeming, met ingang van heden en voor een periode eindigend na de
jaarvergadering van 2027, van de heer Jan Wol als bestuurder en van mevrouw Els Vlas als onafhankelijk
bestuurder.`,
    facts: ['reappointment director Jan Wol m2027', 'reappointment director Els Vlas m2027'],
  },
  {
    body: `Als bestuurder treedt terug: Jan Wol. Als bestuurder treedt toe: Els
Vlas.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Er wordt akte genomen van de beëindiging, in onderling overleg, van het mandaat van gedelegeerd bestuurder van
de heer Jan Wol.`,
    facts: ['end_of_term managing_director Jan Wol'],
  },
  {
    body: `Op 3 mei 2022 zijn de bestuurders in vergadering bijeengekomen en hebben beslist de heer Jan Wol aan te duiden
tot voorzitter en mevrouw Els Vlas tot gedelegeerd bestuurder, beiden voor de duur van hun
mandaat.`,
    facts: ['appointment chair Jan Wol', 'appointment managing_director Els Vlas'],
  },
  {
    body: `De algemene vergadering bekrachtigt de benoeming van mevrouw Els Vlas als bestuurder, voorlopig benoemd door
de raad van bestuur op 3 februari 2022 ter vervanging van wijlen de heer Jan
Wol.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De enige bestuurder van de BV, mevrouw Els Vlas, wordt aangesteld als vaste vertegenwoordiger van de
vennootschap voor haar mandaat van bestuurder in de NV LINNEN
BEHEER.`,
    facts: ['appointment permanent_representative Els Vlas'],
  },
  {
    body: `Overeenkomstig artikel 2:55 WVV stelt het bestuursorgaan de heer Jan Wol aan als vaste
vertegenwoordiger.`,
    facts: ['appointment permanent_representative Jan Wol'],
  },
  {
    body: `Ondergetekende, Jan Wol, bestuurder, verklaart hierbij ontslag te nemen als bestuurder met ingang van 1 juli
2022.`,
    facts: ['resignation director Jan Wol 2022-07-01'],
  },
  {
    body: `De aandeelhouders hebben schriftelijk en eenparig besloten: Els Vlas, Kouter 8 te 9000 Gent, te benoemen tot
bestuurder voor onbepaalde duur.`,
    facts: ['appointment director Els Vlas indefinite'],
  },
  {
    body: `Worden tot bestuurder aangesteld voor onbepaalde duur de oprichters Jan Wol en Els
Vlas.`,
    facts: ['appointment director Jan Wol indefinite', 'appointment director Els Vlas indefinite'],
  },
  {
    body: `Dankwoord: de voorzitter dankt uittredend bestuurder Jan Wol en heet de nieuwe bestuurder Els Vlas
welkom.`,
    facts: [],
  },
]
