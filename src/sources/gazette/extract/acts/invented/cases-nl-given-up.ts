// Invented Dutch acts: mandates given up, taken away or not gone on with, and what somebody keeps.

import type { ActCase } from './act-case.ts'

export const DUTCH_GIVEN_UP: ActCase[] = [
  {
    body: `De vergadering beslist met unanimiteit de heer Jan Wol, thans bestuurder, tevens te belasten met de functie
van voorzitter.`,
    facts: ['appointment chair Jan Wol'],
  },
  {
    body: `Tot nader order zal de heer Jan Wol het mandaat van gedelegeerd bestuurder waarnemen, na het vertrek van
mevrouw Els Vlas op 1 mei 2022.`,
    facts: ['appointment managing_director Jan Wol', 'resignation managing_director Els Vlas'],
  },
  {
    body: `Mevrouw Els Vlas verlaat de vennootschap op 30 juni 2022 en legt bijgevolg haar bestuursmandaat
neer.`,
    facts: ['resignation director Els Vlas'],
  },
  {
    body: `Mevrouw Els Vlas zal haar mandaat als bestuurder niet voortzetten.`,
    facts: ['end_of_term director Els Vlas'],
  },
  {
    body: `De heer Jan Wol oefent zijn mandaat als bestuurder niet langer uit sinds 1 mei
2022.`,
    facts: ['end_of_term director Jan Wol 2022-05-01'],
  },
  {
    body: `Het ontslag van de heer Jan Wol als bestuurder wordt niet aanvaard.`,
    facts: [],
  },
  {
    body: `De vergadering neemt geen beslissing over de vervanging van de ontslagnemende bestuurder, de heer Jan
Wol.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `Het mandaat van bestuurder van Jan Wol, Els Vlas en Gust Draad is verstreken op de jaarvergadering van 2022.
Alle bestuurders worden herbenoemd tot de jaarvergadering van
2028.`,
    facts: [
      'reappointment director Jan Wol m2028',
      'reappointment director Els Vlas m2028',
      'reappointment director Gust Draad m2028',
    ],
  },
  {
    body: `De jaarvergadering hernieuwt voor een termijn van zes jaar alle bestuursmandaten: Jan Wol, Els Vlas, Gust
Draad.`,
    facts: [
      'reappointment director Jan Wol 6y',
      'reappointment director Els Vlas 6y',
      'reappointment director Gust Draad 6y',
    ],
  },
  {
    body: `De volgende mandaten worden met eenparigheid van stemmen hernieuwd voor drie
jaar:
Jan Wol - bestuurder/voorzitter
Els Vlas - bestuurder`,
    facts: [
      'reappointment director Jan Wol 3y',
      'reappointment chair Jan Wol 3y',
      'reappointment director Els Vlas 3y',
    ],
  },
  {
    body: `Jan Wol, Els Vlas en Gust Draad aanvaarden een nieuw mandaat als bestuurder voor de duur van drie
jaar.`,
    facts: [
      'reappointment director Jan Wol 3y',
      'reappointment director Els Vlas 3y',
      'reappointment director Gust Draad 3y',
    ],
  },
  {
    body: `Mevrouw Els Vlas heeft zich bereid verklaard de functie van secretaris op zich te nemen. Zij wordt met
algemene stemmen aangesteld.`,
    facts: ['appointment secretary Els Vlas'],
  },
  {
    body: `De functie van secretaris, tot nu toe vervuld door Jan Wol, wordt vanaf heden toevertrouwd aan Els
Vlas.`,
    facts: ['appointment secretary Els Vlas'],
  },
  {
    body: `Wordt aanvaard: het ontslag van Jan Wol. Wordt benoemd: Els Vlas. Beiden als
bestuurder.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De raad van bestuur neemt kennis van het ontslag, om persoonlijke redenen en met ingang van 1 juni 2022, van
mevrouw Els Vlas als onafhankelijk bestuurder en beslist voorlopig niet in haar vervanging te
voorzien.`,
    facts: ['resignation director Els Vlas 2022-06-01'],
  },
  {
    body: `Ingevolge haar ontslag bij brief van 3 april 2022 houdt het mandaat van mevrouw Els Vlas als bestuurder op te
bestaan vanaf 1 mei 2022.`,
    facts: ['resignation director Els Vlas 2022-05-01'],
  },
  {
    body: `De heer Jan Wol deed afstand van zijn mandaat als zaakvoerder op 1 mei
2018.`,
    facts: ['resignation manager Jan Wol'],
  },
  {
    body: `De heer Jan Wol ziet af van zijn mandaat als bestuurder.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `De heer Jan Wol doet met ingang van 1 mei 2018 afstand van zijn functie als zaakvoerder ten voordele van
mevrouw Els Vlas, die dit aanvaardt.`,
    facts: ['resignation manager Jan Wol 2018-05-01'],
  },
  {
    body: `De enige aandeelhouder ontheft mevrouw Els Vlas van haar functie als
bestuurder.`,
    facts: ['dismissal director Els Vlas'],
  },
  {
    body: `De algemene vergadering besluit mevrouw Els Vlas als bestuurder uit haar functie te ontheffen en de heer Jan
Wol in haar plaats te benoemen.`,
    facts: ['dismissal director Els Vlas', 'appointment director Jan Wol'],
  },
  {
    body: `De benoeming van de heer Jan Wol als bestuurder wordt ingetrokken.`,
    facts: ['dismissal director Jan Wol'],
  },
  {
    body: `Als dagelijks bestuurder wordt aangewezen mevrouw Els Vlas, Kouter 8, 9000
Gent.`,
    facts: ['appointment daily_management Els Vlas'],
  },
  {
    body: `De bevoegdheden van dagelijks bestuur worden gedelegeerd aan mevrouw Els
Vlas.`,
    facts: ['appointment daily_management Els Vlas'],
  },
  {
    body: `De delegatie van het dagelijks bestuur aan de heer Jan Wol wordt beëindigd. Mevrouw Els Vlas wordt belast met
deze opdracht.`,
    facts: ['dismissal daily_management Jan Wol', 'appointment daily_management Els Vlas'],
  },
  {
    body: `Volgens de statuten zijn aftredend: Jan Wol en Els Vlas. Jan Wol wordt herkozen. Els Vlas is niet meer
herkiesbaar.`,
    facts: ['end_of_term director Els Vlas', 'reappointment director Jan Wol'],
  },
  {
    body: `De bestuurders duiden in onderling overleg Els Vlas aan als voorzitter, Jan Wol als secretaris en Gust Draad
als penningmeester.`,
    facts: ['appointment chair Els Vlas', 'appointment secretary Jan Wol', 'appointment other Gust Draad'],
  },
  {
    body: `Els Vlas wordt voorzitter, Jan Wol secretaris en Gust Draad penningmeester.`,
    facts: ['appointment chair Els Vlas', 'appointment secretary Jan Wol', 'appointment other Gust Draad'],
  },
  {
    body: `De raad heeft mevrouw Els Vlas bij coöptatie tot bestuurder benoemd, nadat de heer Jan Wol zijn ontslag had
ingediend.`,
    facts: ['appointment director Els Vlas', 'resignation director Jan Wol'],
  },
  {
    body: `De heer Jan Wol, die ontslag heeft genomen als bestuurder, wordt vervangen door mevrouw Els
Vlas.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De plaats van de heer Jan Wol, overleden bestuurder, wordt ingenomen door mevrouw Els
Vlas.`,
    facts: ['death director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Het overlijden op 3 mei 2022 van bestuurder Jan Wol wordt vastgesteld. In de vacature wordt voorzien door Els
Vlas te benoemen.`,
    facts: ['death director Jan Wol 2022-05-03', 'appointment director Els Vlas'],
  },
  {
    body: `GAREN AUDIT BV wordt ontslagen als commissaris wegens gegronde redenen en DRAAD AUDIT BV, vertegenwoordigd
door Els Vlas, wordt in haar plaats aangesteld.`,
    facts: [
      'dismissal statutory_auditor GAREN AUDIT BV',
      'appointment statutory_auditor DRAAD AUDIT BV / Els Vlas',
    ],
  },
  {
    body: `Na raadpleging van de markt wordt de opdracht van commissaris toegekend aan DRAAD AUDIT BV, vertegenwoordigd
door Els Vlas, voor een periode van drie jaar.`,
    facts: ['appointment statutory_auditor DRAAD AUDIT BV / Els Vlas 3y'],
  },
  {
    body: `De commissaris, GAREN AUDIT BV, heeft ontslag genomen. Met instemming van de ondernemingsraad wordt DRAAD
AUDIT BV aangesteld tot einde van het lopende mandaat.`,
    facts: ['resignation statutory_auditor GAREN AUDIT BV', 'appointment statutory_auditor DRAAD AUDIT BV'],
  },
  {
    body: `Mevrouw Els Vlas, gewezen bestuurder, verkoopt haar aandelen. De heer Jan Wol is voormalig zaakvoerder van
LINNEN BEHEER BV.`,
    facts: [],
  },
  {
    body: `Els Vlas werd in 2018 benoemd tot bestuurder en haar mandaat loopt nog tot
2024.`,
    facts: [],
  },
  {
    body: `De vergadering bevestigt dat Els Vlas en Jan Wol bestuurder blijven tot de jaarvergadering van
2024.`,
    facts: ['confirmation director Els Vlas m2024', 'confirmation director Jan Wol m2024'],
  },
]
