// Invented Dutch acts: the forms verbs of mandates take (`stelt … aan`, `af te zetten`), headings of lists, who leaves whom.

import type { ActCase } from './act-case.ts'

export const DUTCH_VERBS: ActCase[] = [
  {
    body: `De algemene vergadering verleent eervol ontslag aan de heer Jan Wol als bestuurder en stelt in zijn plaats aan
mevrouw Els Vlas, voor een periode van drie jaar.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas 3y'],
  },
  {
    body: `De heer Jan Wol heeft bij brief van 3 mei 2022 meegedeeld dat hij zijn mandaat van bestuurder neerlegt met
ingang van 1 juni 2022. De raad neemt hiervan akte.`,
    facts: ['resignation director Jan Wol 2022-06-01'],
  },
  {
    body: `Het mandaat van bestuurder van mevrouw Els Vlas, dat op heden verstrijkt, wordt verlengd voor een nieuwe
termijn van zes jaar.`,
    facts: ['reappointment director Els Vlas 6y'],
  },
  {
    body: `Met ingang van heden wordt mevrouw Els Vlas als zaakvoerder ontslagen. Als nieuwe zaakvoerder wordt
aangesteld: de heer Gust Draad.`,
    facts: ['dismissal manager Els Vlas', 'appointment manager Gust Draad'],
  },
  {
    body: `De vergadering gaat over tot de benoeming van een bestuurder. Wordt met eenparigheid van stemmen benoemd: de
heer Gust Draad, wonende te 9000 Gent, Garenstraat 8, hier aanwezig en die
aanvaardt.`,
    facts: ['appointment director Gust Draad'],
  },
  {
    body: `De raad van bestuur, kennis genomen hebbende van het ontslag van de heer Jan Wol als gedelegeerd bestuurder,
beslist om mevrouw Els Vlas, bestuurder, te benoemen tot gedelegeerd
bestuurder.`,
    facts: ['resignation managing_director Jan Wol', 'appointment managing_director Els Vlas'],
  },
  {
    body: `Er wordt beslist het aantal bestuurders te brengen op drie en te benoemen tot bijkomende bestuurder: mevrouw
Els Vlas.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De vergadering stelt vast dat het mandaat van de commissaris, GAREN BEDRIJFSREVISOREN BV, vertegenwoordigd
door de heer Jan Wol, op heden een einde neemt en beslist dit mandaat te hernieuwen voor drie
jaar.`,
    facts: ['reappointment statutory_auditor GAREN BEDRIJFSREVISOREN BV / Jan Wol 3y'],
  },
  {
    body: `De vergadering besluit om GAREN BEDRIJFSREVISOREN BV, met als vaste vertegenwoordiger de heer Jan Wol, te
benoemen als commissaris van de vennootschap in opvolging van DRAAD AUDIT BV, wiens mandaat niet wordt
hernieuwd.`,
    facts: [
      'appointment statutory_auditor GAREN BEDRIJFSREVISOREN BV / Jan Wol',
      'end_of_term statutory_auditor DRAAD AUDIT BV',
    ],
  },
  {
    body: `Uittredend en niet-herkiesbaar: Jan Wol
Uittredend en herkozen: Els Vlas, Gust Draad
Nieuw bestuurslid: Mia Knot`,
    facts: [
      'end_of_term director Jan Wol',
      'reappointment director Els Vlas',
      'reappointment director Gust Draad',
      'appointment director Mia Knot',
    ],
  },
  {
    body: `Samenstelling bestuur:
Ontslagnemend: Jan Wol (secretaris)
Nieuw: Els Vlas (secretaris)`,
    facts: ['resignation secretary Jan Wol', 'appointment secretary Els Vlas'],
  },
  {
    body: `De vergadering beslist met eenparigheid van stemmen:
- het ontslag te aanvaarden van de heer Jan Wol als bestuurder, ingaand op 31 december
2021;
- mevrouw Els Vlas te benoemen als bestuurder, ingaand op 1 januari
2022;
- de heer Gust Draad te herbenoemen als bestuurder tot de jaarvergadering van
2027.`,
    facts: [
      'resignation director Jan Wol 2021-12-31',
      'appointment director Els Vlas 2022-01-01',
      'reappointment director Gust Draad m2027',
    ],
  },
  {
    body: `De algemene vergadering neemt kennis van het overlijden van de heer Jan Wol, bestuurder en voorzitter, op 3
maart 2022. Zijn mandaat wordt niet ingevuld.`,
    facts: ['death director Jan Wol 2022-03-03', 'death chair Jan Wol 2022-03-03'],
  },
  {
    body: `Ingevolge het overlijden van bestuurder Jan Wol op 3 maart 2022 beslist de raad om mevrouw Els Vlas te
coöpteren.`,
    facts: ['death director Jan Wol 2022-03-03', 'appointment director Els Vlas'],
  },
  {
    body: `Wordt herbenoemd als bestuurder en als gedelegeerd bestuurder: de heer Jan
Wol.`,
    facts: ['reappointment director Jan Wol', 'reappointment managing_director Jan Wol'],
  },
  {
    body: `De heer Jan Wol, gedelegeerd bestuurder, wordt herbenoemd als bestuurder voor zes
jaar.`,
    facts: ['reappointment director Jan Wol 6y'],
  },
  {
    body: `De raad van bestuur beslist om de heer Jan Wol, bestuurder, te belasten met het dagelijks bestuur van de
vennootschap en met de vertegenwoordiging van de vennootschap wat dat bestuur
aangaat.`,
    facts: ['appointment daily_management Jan Wol'],
  },
  {
    body: `De raad delegeert het dagelijks bestuur aan mevrouw Els Vlas, die de titel van algemeen directeur zal
dragen.`,
    facts: ['appointment daily_management Els Vlas'],
  },
  {
    body: `De raad van bestuur kiest onder zijn leden:
Voorzitter: Jan Wol
Ondervoorzitter: Els Vlas
Secretaris: Gust Draad
Penningmeester: Mia Knot`,
    facts: [
      'appointment chair Jan Wol',
      'appointment vice_chair Els Vlas',
      'appointment secretary Gust Draad',
      'appointment other Mia Knot',
    ],
  },
  {
    body: `De vennootschap LINNEN BEHEER BV, bestuurder, heeft beslist met ingang van 1 april 2022 mevrouw Els Vlas aan
te stellen als haar vaste vertegenwoordiger in vervanging van de heer Jan
Wol.`,
    facts: [
      'resignation permanent_representative Jan Wol 2022-04-01',
      'appointment permanent_representative Els Vlas 2022-04-01',
    ],
  },
  {
    body: `Met ingang van 1 april 2022 zal LINNEN BEHEER BV voor de uitoefening van haar bestuursmandaat niet langer
vertegenwoordigd worden door de heer Jan Wol maar door mevrouw Els
Vlas.`,
    facts: [
      'resignation permanent_representative Jan Wol 2022-04-01',
      'appointment permanent_representative Els Vlas 2022-04-01',
    ],
  },
  {
    body: `Tengevolge van zijn pensionering neemt de heer Jan Wol per 30 juni 2021 ontslag uit al zijn functies, zowel
als bestuurder als als gedelegeerd bestuurder.`,
    facts: ['resignation director Jan Wol', 'resignation managing_director Jan Wol'],
  },
  {
    body: `De vergadering herroept het mandaat van bestuurder van de heer Jan Wol met onmiddellijke
ingang.`,
    facts: ['dismissal director Jan Wol'],
  },
  {
    body: `De vergadering beslist de heer Jan Wol met onmiddellijke ingang af te zetten als
bestuurder.`,
    facts: ['dismissal director Jan Wol'],
  },
  {
    body: `Er wordt een einde gesteld aan het mandaat van zaakvoerder van de heer Jan Wol. In zijn vervanging wordt
voorzien door de benoeming van mevrouw Els Vlas.`,
    facts: ['dismissal manager Jan Wol', 'appointment manager Els Vlas'],
  },
  {
    body: `Het ontslag van mevrouw Els Vlas wordt aanvaard. Zij wordt als bestuurder vervangen door de heer Gust
Draad.`,
    facts: ['resignation director Els Vlas', 'appointment director Gust Draad'],
  },
  {
    body: `De voorzitter deelt mee dat de heer Jan Wol ontslag neemt als bestuurder en dat mevrouw Els Vlas zich
kandidaat stelt. Mevrouw Vlas wordt unaniem verkozen.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Volgende personen treden uit de raad van bestuur: Jan Wol en Els Vlas. Volgende personen treden toe tot de
raad van bestuur: Gust Draad en Mia Knot.`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Els Vlas',
      'appointment director Gust Draad',
      'appointment director Mia Knot',
    ],
  },
  {
    body: `Goedkeuring van het ontslag van de heer Jan Wol als zaakvoerder. Goedkeuring van de benoeming van mevrouw Els
Vlas als zaakvoerder.`,
    facts: ['resignation manager Jan Wol', 'appointment manager Els Vlas'],
  },
  {
    body: `De vennootschap wordt ontbonden en in vereffening gesteld. Het mandaat van de zaakvoerder, de heer Jan Wol,
neemt hierdoor een einde. Tot vereffenaar wordt aangesteld mevrouw Els
Vlas.`,
    facts: ['end_of_term manager Jan Wol', 'appointment liquidator Els Vlas'],
  },
  {
    body: `De vergadering stelt als vereffenaars aan: 1. de heer Jan Wol; 2. mevrouw Els Vlas, die elk afzonderlijk
kunnen handelen.`,
    facts: ['appointment liquidator Jan Wol', 'appointment liquidator Els Vlas'],
  },
  {
    body: `De raad van bestuur heeft in zijn zitting van 3 mei 2022 akte genomen van de ontslagbrief van de heer Jan Wol,
bestuurder.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `De algemene vergadering heeft de mandaten van volgende bestuurders verlengd tot de algemene vergadering van
2027: Jan Wol, Els Vlas en Gust Draad.`,
    facts: [
      'reappointment director Jan Wol m2027',
      'reappointment director Els Vlas m2027',
      'reappointment director Gust Draad m2027',
    ],
  },
  {
    body: `De bestuursmandaten van Jan Wol, Els Vlas en LINNEN BEHEER BV, vast vertegenwoordigd door Gust Draad, worden
hernieuwd voor een periode van zes jaar.`,
    facts: [
      'reappointment director Jan Wol 6y',
      'reappointment director Els Vlas 6y',
      'reappointment director LINNEN BEHEER BV / Gust Draad 6y',
    ],
  },
  {
    body: `De raad aanvaardt unaniem de voorgestelde benoeming van Els Vlas in de functie van penningmeester en van Gust
Draad in de functie van secretaris.`,
    facts: ['appointment other Els Vlas', 'appointment secretary Gust Draad'],
  },
  {
    body: `De algemene vergadering bekrachtigt de coöptatie van mevrouw Els Vlas als bestuurder en benoemt haar
definitief tot het einde van de jaarvergadering van 2025.`,
    facts: ['appointment director Els Vlas m2025'],
  },
  {
    body: `Mevrouw Els Vlas, voorheen gecoöpteerd door de raad van bestuur van 3 mei 2022, wordt definitief benoemd als
bestuurder.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `Komen hun mandaat als bestuurder neer te leggen: Jan Wol en Els
Vlas.`,
    facts: ['resignation director Jan Wol', 'resignation director Els Vlas'],
  },
  {
    body: `Aan de mandaten van de heer Jan Wol en mevrouw Els Vlas komt een einde op 31 december 2022 ingevolge
ontslag.`,
    facts: ['resignation director Jan Wol', 'resignation director Els Vlas'],
  },
  {
    body: `De heer Jan Wol geeft zijn ontslag als zaakvoerder per 31 december 2020, wat door de vergadering wordt
aanvaard. Zijn echtgenote, mevrouw Els Vlas, blijft aan als enige
zaakvoerder.`,
    facts: ['resignation manager Jan Wol 2020-12-31'],
  },
  {
    body: `De heer Jan Wol geeft te kennen dat hij wenst af te treden als voorzitter; hij blijft wel bestuurder. De raad
duidt mevrouw Els Vlas aan als nieuwe voorzitter.`,
    facts: ['resignation chair Jan Wol', 'appointment chair Els Vlas'],
  },
  {
    body: `Beëindigde mandaten: Jan Wol, Els Vlas.
Nieuwe mandaten: Gust Draad.
Hernieuwde mandaten: Mia Knot.`,
    facts: [
      'end_of_term director Jan Wol',
      'end_of_term director Els Vlas',
      'appointment director Gust Draad',
      'reappointment director Mia Knot',
    ],
  },
  {
    body: `Tot statutaire zaakvoerder voor onbepaalde duur wordt aangesteld LINNEN BEHEER BV, met als vaste
vertegenwoordiger Jan Wol.`,
    facts: ['appointment manager LINNEN BEHEER BV / Jan Wol indefinite'],
  },
  {
    body: `Het mandaat van de bestuurders Jan Wol en Els Vlas wordt met zes jaar verlengd. De bestuurder Gust Draad heeft
zijn ontslag aangeboden.`,
    facts: [
      'reappointment director Jan Wol',
      'reappointment director Els Vlas',
      'resignation director Gust Draad',
    ],
  },
  {
    body: `Volgende bestuurders werden door de algemene vergadering uit hun functie ontheven: Jan Wol, Els
Vlas.`,
    facts: ['dismissal director Jan Wol', 'dismissal director Els Vlas'],
  },
  {
    body: `De vergadering neemt kennis van en aanvaardt, voor zover als nodig, het vrijwillig ontslag door de heer Jan
Wol van zijn mandaat van bestuurder.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `De algemene vergadering bevestigt de benoeming van mevrouw Els Vlas als bestuurder met ingang van 1 januari
2022.`,
    facts: ['appointment director Els Vlas 2022-01-01'],
  },
]
