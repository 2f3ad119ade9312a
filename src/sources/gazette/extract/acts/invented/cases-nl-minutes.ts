// Invented Dutch acts: whole minutes and deeds with what stands around the decisions.

import type { ActCase } from './act-case.ts'

export const DUTCH_MINUTES: ActCase[] = [
  {
    body: `Het jaar 2022, op 3 mei, om 18 uur, wordt de jaarvergadering gehouden onder voorzitterschap van de heer Jan
Wol, die mevrouw Mia Knot aanduidt als secretaris. Er wordt geen stemopnemer
aangesteld.
De aandeelhouders, vermeld op de aanwezigheidslijst, bezitten alle
aandelen.
De voorzitter licht de agenda toe.
1. De jaarrekening wordt goedgekeurd.
2. Aan de bestuurders wordt kwijting verleend.
3. De vergadering kent de heer Piet Spil opnieuw een mandaat van bestuurder toe voor zes
jaar.
De vergadering wordt gesloten om 19 uur.`,
    facts: ['reappointment director Piet Spil 6y'],
  },
  {
    body: `Ten jare tweeduizend tweeëntwintig, op drie mei, voor mij, Meester Koen Bast, notaris te Gent, is
bijeengekomen de buitengewone algemene vergadering van de naamloze vennootschap "De Gouden
Spoel".
Zijn verschenen: 1. De heer Jan Wol, eigenaar van 500 aandelen; 2. Mevrouw Els Vlas, eigenares van 500
aandelen.
EERSTE BESLUIT: het kapitaal wordt verhoogd met 100.000 euro. De heer Gust Draad schrijft in op 100
aandelen.
TWEEDE BESLUIT: ontslag wordt verleend aan de heer Jan Wol uit zijn opdracht van bestuurder. Wordt in zijn
plaats als bestuurder geroepen: de heer Gust Draad, voornoemd, die
aanvaardt.
DERDE BESLUIT: de statuten worden aangepast.`,
    facts: ['resignation director Jan Wol', 'appointment director Gust Draad', 'capital'],
  },
  {
    body: `Op de bestuursvergadering van 4 juni waren aanwezig: Jan Wol (voorzitter), Els Vlas, Gust
Draad.
Jan Wol laat weten dat hij zijn voorzitterschap wil neerleggen. Els Vlas is kandidaat om hem op te volgen en
krijgt unaniem het vertrouwen. Zij wordt dus de nieuwe voorzitter.`,
    facts: ['resignation chair Jan Wol', 'appointment chair Els Vlas'],
  },
  {
    subject: 'ONTSLAG - BENOEMING',
    body: `Blijkens de notulen van de algemene vergadering van 3 mei 2022:
Einde mandaat: mevrouw Els Vlas, Kouter 8, 9000 Gent.
Aanvang mandaat: de heer Jan Wol, Kouter 4, 9000 Gent.
De raad van bestuur bestaat nu uit: Gust Draad, Mia Knot en Jan
Wol.`,
    facts: [
      'end_of_term director Els Vlas',
      'appointment director Jan Wol',
      'confirmation director Gust Draad',
      'confirmation director Mia Knot',
    ],
  },
  {
    body: `Door het bestuursorgaan werd op 3 mei 2022 vastgesteld dat LINNEN BEHEER BV, bestuurder, haar vaste
vertegenwoordiger gewijzigd heeft: mevrouw Els Vlas in plaats van de heer Jan
Wol.`,
    facts: ['resignation permanent_representative Jan Wol', 'appointment permanent_representative Els Vlas'],
  },
  {
    body: `De algemene vergadering van 3 mei 2022 heeft met eenparigheid van stemmen GAREN AUDIT BV, vertegenwoordigd
door mevrouw Els Vlas, vennoot, tot commissaris benoemd voor een periode van drie jaar. Het mandaat vervalt na
de jaarvergadering van 2025. Het honorarium bedraagt 12.000 euro.`,
    facts: ['appointment statutory_auditor GAREN AUDIT BV / Els Vlas m2025 3y'],
  },
  {
    body: `De vergadering heeft GAREN AUDIT BV, kantoor houdende te 9000 Gent, Kouter 8, ingeschreven in het register van
het IBR onder nummer B00123, herbenoemd in de functie van commissaris. GAREN AUDIT BV heeft mevrouw Els Vlas,
bedrijfsrevisor, aangesteld als vertegenwoordiger om het mandaat in haar naam uit te
oefenen.`,
    facts: ['reappointment statutory_auditor GAREN AUDIT BV'],
  },
  {
    body: `Omvorming van de CVBA tot CV. De mandaten van de zittende bestuurders Jan Wol en Els Vlas lopen ongewijzigd
verder.
De vergadering wijzigt artikel 12 van de statuten: de vennootschap wordt bestuurd door ten minste drie
bestuurders, benoemd door de algemene vergadering.`,
    facts: [],
  },
  {
    body: `De akte bepaalt verder:
Bestuur: het aantal bestuurders wordt vastgesteld op twee. Tot bestuurders worden geroepen: Jan Wol,
voornoemd; Els Vlas, voornoemd. Hun mandaat geldt voor onbepaalde
duur.
Controle: er wordt geen commissaris benoemd.`,
    facts: ['appointment director Jan Wol indefinite', 'appointment director Els Vlas indefinite'],
  },
  {
    body: `De vennootschap wordt ontbonden en onmiddellijk vereffend. De vergadering stelt vast dat er geen schulden zijn
en dat geen vereffenaar dient te worden benoemd. De aandeelhouder, de heer Jan Wol, neemt het actief over. Het
mandaat van de bestuurder, de heer Jan Wol, eindigt van rechtswege. De boeken worden bewaard ten huize van de
heer Jan Wol.`,
    facts: ['end_of_term director Jan Wol'],
  },
  {
    body: `De voorzitter van de ondernemingsrechtbank te Gent heeft bij beschikking van 3 mei 2022 mr. Els Vlas, advocaat
te Gent, aangesteld als vereffenaar in vervanging van de heer Jan Wol, die de opdracht heeft
geweigerd.`,
    facts: ['appointment liquidator Els Vlas'],
  },
  {
    body: `VERSLAG BESTUURSVERGADERING 4 JUNI 2022
Na de jaarlijkse verkiezingen werden de taken verdeeld:
voorzitster: Els Vlas
ondervoorzitter: Jan Wol
schatbewaarder: Gust Draad`,
    facts: [
      'appointment chair Els Vlas',
      'appointment vice_chair Jan Wol',
      'appointment vice_chair Gust Draad',
    ],
  },
  {
    body: `Met het oog op de continuïteit treedt mevrouw Els Vlas vanaf 1 juli toe tot de raad van bestuur, nadat de heer
Jan Wol om gezondheidsredenen de raad verliet.`,
    facts: ['appointment director Els Vlas', 'resignation director Jan Wol'],
  },
  {
    body: `De algemene vergadering heeft op 3 mei 2022 volgende wijzigingen in het bestuur doorgevoerd: Jan Wol en Mia
Knot verlaten het bestuur, Els Vlas en Gust Draad worden opgenomen in het
bestuur.`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Mia Knot',
      'appointment director Els Vlas',
      'appointment director Gust Draad',
    ],
  },
  {
    body: `De Raad van Bestuur heeft op 3 mei 2022 kennis genomen van de beslissing van de stad Gent om de heer Jan Wol,
schepen, niet langer af te vaardigen en hem te vervangen door mevrouw Els Vlas, gemeenteraadslid, als
bestuurder.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De raad van bestuur stelt vast dat het mandaat van de gedelegeerd bestuurder, de heer Jan Wol, ten einde loopt
en verlengt dit met zes jaar.`,
    facts: ['reappointment managing_director Jan Wol'],
  },
  {
    body: `Vanaf 1 juli 2022 wordt de dagelijkse leiding en het dagelijks bestuur waargenomen door mevrouw Els Vlas,
coördinator, ter vervanging van de heer Jan Wol, die met pensioen
gaat.`,
    facts: ['appointment daily_management Els Vlas 2022-07-01'],
  },
  {
    body: `Mevrouw Els Vlas en de heer Jan Wol, aandeelhouders, verkopen hun aandelen aan LINNEN BEHEER BV. Gelet op deze
verkoop dienen zij hun ontslag in als bestuurders. LINNEN BEHEER BV, met als vaste vertegenwoordiger de heer
Piet Spil, wordt benoemd als enige bestuurder.`,
    facts: [
      'resignation director Els Vlas',
      'resignation director Jan Wol',
      'appointment director LINNEN BEHEER BV / Piet Spil',
    ],
  },
  {
    body: `Uit de stemming blijkt dat de herbenoeming van Jan Wol als bestuurder met 20 stemmen tegen 5 werd goedgekeurd.
De kandidatuur van Mia Knot werd niet weerhouden.`,
    facts: ['reappointment director Jan Wol'],
  },
  {
    body: `De bestuurders Jan Wol, Els Vlas en Gust Draad waren uittredend. Jan Wol en Els Vlas werden opnieuw verkozen,
Gust Draad stelde zich niet meer kandidaat.`,
    facts: [
      'end_of_term director Gust Draad',
      'reappointment director Jan Wol',
      'reappointment director Els Vlas',
    ],
  },
  {
    body: `Het mandaat van zaakvoerder van mevrouw Els Vlas is op 1 mei 2018 geëindigd door haar overlijden. De heer Jan
Wol is voortaan enige zaakvoerder.`,
    facts: ['death manager Els Vlas 2018-05-01'],
  },
  {
    body: `Na het ontslag van de heer Jan Wol blijft mevrouw Els Vlas als enige zaakvoerder over. De vergadering
aanvaardt dit ontslag met ingang van 1 mei 2018.`,
    facts: ['resignation manager Jan Wol'],
  },
  {
    body: `De vergadering, na beraadslaging,
NEEMT KENNIS van het ontslag van de heer Jan Wol als bestuurder en
voorzitter;
BENOEMT mevrouw Els Vlas als bestuurder;
VERLEENT volmacht aan de heer Piet Spil voor de neerlegging.`,
    facts: ['resignation director Jan Wol', 'resignation chair Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Tijdens de algemene vergadering van 3 mei 2022 is beslist om:
• Els Vlas te benoemen tot bestuurder
• het ontslag van Jan Wol als bestuurder te aanvaarden
• Gust Draad te herbenoemen tot bestuurder`,
    facts: [
      'appointment director Els Vlas',
      'resignation director Jan Wol',
      'reappointment director Gust Draad',
    ],
  },
  {
    body: `Wijziging bestuur
Uit functie: Jan Wol (bestuurder) op 31/05/2022
In functie: Els Vlas (bestuurder) op 01/06/2022`,
    facts: ['end_of_term director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De heer Jan Wol is ontslagnemend bestuurder sinds 1 mei 2022. De vergadering kiest ter vervanging mevrouw Els
Vlas, die het mandaat van haar voorganger zal voltooien.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Op voorstel van de raad hernieuwt de vergadering de opdracht van GAREN AUDIT BV als commissaris. De heer Jan
Wol zal als vertegenwoordiger van het kantoor de controle uitoefenen, in opvolging van mevrouw Els
Vlas.`,
    facts: ['reappointment statutory_auditor GAREN AUDIT BV'],
  },
  {
    body: `De heer Jan Wol wordt met eenparigheid van stemmen herkozen als bestuurder, evenals mevrouw Els Vlas. De heer
Gust Draad, uittredend, wenst geen nieuw mandaat.`,
    facts: [
      'reappointment director Jan Wol',
      'reappointment director Els Vlas',
      'end_of_term director Gust Draad',
    ],
  },
]
