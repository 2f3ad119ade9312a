// Invented Dutch acts: the plainer wordings of small boards, clauses that say more of one of those named.

import type { ActCase } from './act-case.ts'

export const DUTCH_BOARDS: ActCase[] = [
  {
    body: `Met algemene stemmen wordt het ontslag goedgekeurd van Jan Wol als bestuurder, wegens verhuis naar het
buitenland. Hij wordt niet vervangen.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `Els Vlas komt het bestuur versterken. Zij wordt met algemene stemmen aanvaard als
bestuurder.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De vergadering verwelkomt Els Vlas en Gust Draad als nieuwe bestuurders.`,
    facts: ['appointment director Els Vlas', 'appointment director Gust Draad'],
  },
  {
    body: `Na een geheime stemming wordt Els Vlas met 25 stemmen voor en 2 onthoudingen verkozen als bestuurder. Jan Wol
behaalt 8 stemmen en is niet verkozen.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `Er werden twee nieuwe bestuurders verkozen, namelijk Els Vlas en Gust
Draad.`,
    facts: ['appointment director Els Vlas', 'appointment director Gust Draad'],
  },
  {
    body: `Als nieuwe bestuurders treden aan: Els Vlas en Gust Draad.`,
    facts: ['appointment director Els Vlas', 'appointment director Gust Draad'],
  },
  {
    body: `De volgende bestuurders zijn niet langer in functie: Jan Wol en Mia
Knot.`,
    facts: ['end_of_term director Jan Wol', 'end_of_term director Mia Knot'],
  },
  {
    body: `De algemene vergadering neemt afscheid van Jan Wol als bestuurder, die ontslag neemt na twintig
jaar.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `Stoppen als bestuurder: Jan Wol, Mia Knot. Starten als bestuurder: Els
Vlas.`,
    facts: ['resignation director Jan Wol', 'resignation director Mia Knot', 'appointment director Els Vlas'],
  },
  {
    body: `Nemen ontslag uit de raad van bestuur:
- Jan Wol, Kouter 4, 9000 Gent
- Mia Knot, Kouter 8, 9000 Gent
Treden toe tot de raad van bestuur:
- Els Vlas, Kouter 12, 9000 Gent`,
    facts: ['resignation director Jan Wol', 'resignation director Mia Knot', 'appointment director Els Vlas'],
  },
  {
    body: `De heer Jan Wol heeft zijn ontslag als zaakvoerder aangeboden bij brief van 3 mei 2018, welk ontslag door de
vergadering wordt aanvaard met ingang van 30 juni 2018.`,
    facts: ['resignation manager Jan Wol 2018-06-30'],
  },
  {
    body: `De enige aandeelhouder beslist de heer Jan Wol met ingang van heden uit zijn functie van bestuurder te
ontslaan.`,
    facts: ['dismissal director Jan Wol'],
  },
  {
    body: `De vergadering zegt het vertrouwen op in de heer Jan Wol en ontslaat hem als
bestuurder.`,
    facts: ['dismissal director Jan Wol'],
  },
  {
    body: `Met onmiddellijke ingang wordt een einde gemaakt aan het mandaat van bestuurder van de heer Jan
Wol.`,
    facts: ['dismissal director Jan Wol'],
  },
  {
    body: `Het mandaat van de commissaris, GAREN AUDIT BV, wordt voor een nieuwe periode van drie jaar toegekend, met als
vertegenwoordiger mevrouw Els Vlas.`,
    facts: ['reappointment statutory_auditor GAREN AUDIT BV / Els Vlas 3y'],
  },
  {
    body: `Als commissaris wordt herbenoemd voor een periode van drie boekjaren: GAREN AUDIT BV (B00123), Kouter 4, 9000
Gent, vertegenwoordigd door Els Vlas (A01234). De jaarlijkse vergoeding bedraagt 8.000
euro.`,
    facts: ['reappointment statutory_auditor GAREN AUDIT BV / Els Vlas 3y'],
  },
  {
    body: `GAREN AUDIT BV, commissaris, deelt mee dat mevrouw Els Vlas haar voortaan zal vertegenwoordigen in plaats van
de heer Jan Wol.`,
    facts: ['resignation permanent_representative Jan Wol', 'appointment permanent_representative Els Vlas'],
  },
  {
    body: `De commissaris GAREN AUDIT BV wordt vanaf boekjaar 2022 vertegenwoordigd door mevrouw Els Vlas in plaats van
de heer Jan Wol.`,
    facts: ['resignation permanent_representative Jan Wol', 'appointment permanent_representative Els Vlas'],
  },
  {
    body: `LINNEN BEHEER NV, bestuurder, heeft als nieuwe vaste vertegenwoordiger aangesteld mevrouw Els Vlas. De heer
Jan Wol is dus niet langer haar vaste vertegenwoordiger.`,
    facts: ['appointment permanent_representative Els Vlas', 'resignation permanent_representative Jan Wol'],
  },
  {
    body: `De vereffenaar, mevrouw Els Vlas, leest haar verslag voor. De vereffening wordt gesloten. De boeken worden
bewaard bij de heer Jan Wol, Kouter 4, 9000 Gent.`,
    facts: [],
  },
  {
    body: `De ondernemingsrechtbank te Gent heeft bij beschikking van 3 mei 2022 de benoeming bevestigd van mevrouw Els
Vlas als vereffenaar.`,
    facts: ['appointment liquidator Els Vlas'],
  },
  {
    body: `De functie van zaakvoerder wordt vanaf heden uitgeoefend door mevrouw Els Vlas, in opvolging van de heer Jan
Wol, die ontslag neemt.`,
    facts: ['appointment manager Els Vlas', 'resignation manager Jan Wol'],
  },
  {
    body: `Uit de notulen van de raad van bestuur blijkt dat de heer Jan Wol aangesteld werd als gedelegeerd bestuurder
voor de duur van zijn bestuursmandaat.`,
    facts: ['appointment managing_director Jan Wol'],
  },
  {
    body: `De raad heeft besloten dat de heer Jan Wol zal optreden als gedelegeerd
bestuurder.`,
    facts: ['appointment managing_director Jan Wol'],
  },
  {
    body: `Het mandaat van gedelegeerd bestuurder van de heer Jan Wol wordt bevestigd voor de duur van zijn mandaat als
bestuurder.`,
    facts: ['confirmation managing_director Jan Wol'],
  },
  {
    body: `De heer Jan Wol, wonende te 9000 Gent, Kouter 4, en mevrouw Els Vlas, wonende te 9000 Gent, Kouter 8, werden
door de algemene vergadering van 3 mei 2022 als bestuurder van de vennootschap
benoemd.`,
    facts: ['appointment director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Bij beslissing van de enige vennoot werd met ingang van 1 juli 2016 mevrouw Els Vlas aangesteld tot
niet-statutair zaakvoerder, naast de heer Jan Wol die zaakvoerder
blijft.`,
    facts: ['appointment manager Els Vlas 2016-07-01'],
  },
  {
    body: `Naast de huidige zaakvoerder, de heer Jan Wol, wordt mevrouw Els Vlas benoemd tot tweede
zaakvoerder.`,
    facts: ['appointment manager Els Vlas'],
  },
  {
    body: `De heer Jan Wol draagt zijn aandelen over aan mevrouw Els Vlas. Hij neemt ontslag als zaakvoerder. Mevrouw
Vlas volgt hem op als zaakvoerder.`,
    facts: ['resignation manager Jan Wol', 'appointment manager Els Vlas'],
  },
  {
    body: `Worden benoemd tot bestuurder, met een mandaat van zes jaar:
a. de heer Jan Wol, bediende, geboren te Gent op 3 maart 1970 (NN 70.03.03-123.45), Kouter 4, 9000
Gent;
b. LINNEN BEHEER BV, Kouter 8, 9000 Gent, 0412.345.614, vertegenwoordigd door haar zaakvoerder, mevrouw Els
Vlas.
De bestuurders benoemen onder elkaar tot voorzitter: de heer Jan
Wol.`,
    facts: [
      'appointment director Jan Wol 6y',
      'appointment director LINNEN BEHEER BV / Els Vlas #0412345614 6y',
      'appointment chair Jan Wol',
    ],
  },
  {
    body: `Onmiddellijk na de algemene vergadering is de raad van bestuur samengekomen en heeft, met eenparigheid van
stemmen, aangesteld:
- als voorzitter: de heer Jan Wol;
- als gedelegeerd bestuurder: mevrouw Els Vlas.`,
    facts: ['appointment chair Jan Wol', 'appointment managing_director Els Vlas'],
  },
  {
    body: `Tot bestuurders worden benoemd: de heer Jan Wol en mevrouw Els Vlas, die tevens tot gedelegeerd bestuurder
wordt aangesteld.`,
    facts: [
      'appointment director Jan Wol',
      'appointment director Els Vlas',
      'appointment managing_director Els Vlas',
    ],
  },
  {
    body: `Mevrouw Els Vlas vervangt de heer Jan Wol als secretaris.`,
    facts: ['appointment secretary Els Vlas'],
  },
  {
    body: `Els Vlas vervult vanaf nu de functie van penningmeester; zij volgt Jan Wol
op.`,
    facts: ['appointment other Els Vlas'],
  },
  {
    body: `De raad van bestuur van 3 mei 2022 bestaat uit Jan Wol, voorzitter, Els Vlas, secretaris, en Gust Draad,
penningmeester.`,
    facts: ['confirmation chair Jan Wol', 'confirmation secretary Els Vlas', 'confirmation other Gust Draad'],
  },
  {
    body: `Zijn verkozen: Jan Wol (bestuurder), Els Vlas (bestuurder).
Zijn ontslagnemend: Mia Knot (bestuurder).`,
    facts: ['appointment director Jan Wol', 'appointment director Els Vlas', 'resignation director Mia Knot'],
  },
  {
    body: `De bestuursmandaten van Jan Wol en Els Vlas lopen af op deze vergadering. Beiden stellen zich opnieuw
kandidaat en worden herkozen voor vier jaar.`,
    facts: ['reappointment director Jan Wol 4y', 'reappointment director Els Vlas 4y'],
  },
  {
    body: `De termijn van bestuurders Jan Wol en Els Vlas is verstreken. Enkel Jan Wol stelt zich opnieuw kandidaat. Hij
wordt herkozen voor vier jaar.`,
    facts: ['end_of_term director Els Vlas', 'reappointment director Jan Wol 4y'],
  },
  {
    body: `De algemene vergadering neemt kennis van het feit dat het mandaat van Jan Wol als bestuurder een einde heeft
genomen op 31 december 2021.`,
    facts: ['end_of_term director Jan Wol'],
  },
  {
    body: `De vergadering heeft beslist het mandaat van bestuurder van Jan Wol, dat afloopt op 31 december 2021, niet te
verlengen.`,
    facts: ['end_of_term director Jan Wol'],
  },
  {
    body: `Mevrouw Els Vlas is op 3 mei 2022 afgetreden als bestuurder.`,
    facts: ['resignation director Els Vlas'],
  },
  {
    body: `De heer Jan Wol verzoekt om ontheven te worden van zijn mandaat als bestuurder. De vergadering willigt dit
verzoek in.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `De vergadering keurt met eenparigheid van stemmen de benoeming goed van mevrouw Els Vlas tot
bestuurder.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De vergadering keurde het ontslag goed van de heer Jan Wol en de benoeming van mevrouw Els Vlas, beiden als
bestuurder.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Mevrouw Els Vlas wordt aangezocht om het mandaat van bestuurder op te nemen, wat zij
aanvaardt.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De heer Jan Wol, boekhouder, wordt gemandateerd om de inschrijving in de kruispuntbank aan te
passen.`,
    facts: [],
  },
  {
    body: `De zetel wordt verplaatst naar het adres van de voorzitter, mevrouw Els Vlas, Kouter 8, 9000
Gent.`,
    facts: ['seat'],
  },
  {
    body: `Notaris Piet Spil werd aangesteld om de akte te verlijden. De heer Jan Wol wordt aangesteld als bewaarder van
de boeken.`,
    facts: [],
  },
  {
    body: `De vergadering benoemt geen commissaris. De zaakvoerder Jan Wol blijft in
functie.`,
    facts: [],
  },
]
