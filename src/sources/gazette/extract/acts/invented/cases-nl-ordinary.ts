// Invented Dutch acts in the plain wordings of accountants and notaries.

import type { ActCase } from './act-case.ts'

export const DUTCH_ORDINARY: ActCase[] = [
  {
    body: `Uit de notulen van de bijzondere algemene vergadering gehouden op de maatschappelijke zetel op 3 mei 2022 om
10 uur blijkt dat volgende beslissingen met eenparigheid van stemmen werden
genomen:
Het ontslag van mevrouw VLAS Els, wonende te 9000 Gent, Kouter 8, als zaakvoerder wordt aanvaard vanaf 3 mei
2022. Er wordt haar décharge verleend voor haar mandaat.
De heer WOL Jan, wonende te 9000 Gent, Kouter 4, wordt benoemd tot zaakvoerder vanaf 3 mei 2022. Zijn mandaat
is onbezoldigd.`,
    facts: ['resignation manager VLAS Els 2022-05-03', 'appointment manager WOL Jan 2022-05-03'],
  },
  {
    body: `De vergadering beslist om met ingang van heden het ontslag te aanvaarden van de heer Jan Wol, wonende te 9000
Gent, Kouter 4, uit zijn functie van niet-statutair zaakvoerder.`,
    facts: ['resignation manager Jan Wol'],
  },
  {
    body: `De mandaten van alle bestuurders en van de commissaris vervallen heden. De vergadering besluit te herbenoemen
tot bestuurder voor een periode van zes jaar: de heer Jan Wol, mevrouw Els Vlas en GAREN NV, met als vaste
vertegenwoordiger de heer Gust Draad. Het mandaat van de commissaris, DRAAD AUDIT BV, vertegenwoordigd door
Piet Spil, wordt verlengd voor drie jaar.`,
    facts: [
      'reappointment director Jan Wol 6y',
      'reappointment director Els Vlas 6y',
      'reappointment director GAREN NV / Gust Draad 6y',
      'reappointment statutory_auditor DRAAD AUDIT BV / Piet Spil 3y',
    ],
  },
  {
    body: `Met eenparigheid van stemmen wordt beslist tot herbenoeming van volgende bestuurders, en dit tot aan de
jaarvergadering van 2028 :
de heer Jan Wol
mevrouw Els Vlas
Tevens wordt beslist de heer Jan Wol opnieuw aan te stellen als gedelegeerd bestuurder en voorzitter van de
raad van bestuur.`,
    facts: [
      'reappointment director Jan Wol m2028',
      'reappointment director Els Vlas m2028',
      'reappointment managing_director Jan Wol',
      'reappointment chair Jan Wol',
    ],
  },
  {
    body: `De raad van bestuur beslist om LINNEN BEHEER BV, vertegenwoordigd door haar vaste vertegenwoordiger de heer
Jan Wol, te herbenoemen als gedelegeerd bestuurder.`,
    facts: ['reappointment managing_director LINNEN BEHEER BV / Jan Wol'],
  },
  {
    body: `Op de jaarvergadering van 3 mei 2022 werd het mandaat van de commissaris hernieuwd voor drie jaar. De
commissaris, GAREN AUDIT BV, met zetel te 9000 Gent, Kouter 8, wordt vertegenwoordigd door mevrouw Els
Vlas.`,
    facts: ['reappointment statutory_auditor GAREN AUDIT BV / Els Vlas 3y'],
  },
  {
    body: `Benoeming commissaris
Op voorstel van het bestuursorgaan en op voordracht van de ondernemingsraad benoemt de algemene vergadering
als commissaris de besloten vennootschap GAREN AUDIT, met maatschappelijke zetel te 9000 Gent, Kouter 8. Deze
vennootschap heeft overeenkomstig het WVV mevrouw Els Vlas, bedrijfsrevisor, aangeduid als vertegenwoordiger
die belast is met de uitvoering van het mandaat. Het mandaat loopt over de boekjaren 2022, 2023 en
2024.`,
    facts: ['appointment statutory_auditor GAREN AUDIT 3y'],
  },
  {
    body: `De vergadering stelt vast dat de heer Jan Wol met ingang van 1 mei 2022 zijn ontslag heeft ingediend als
bestuurder. De vergadering aanvaardt dit ontslag en verleent hem tussentijdse kwijting. Er wordt niet in zijn
vervanging voorzien.`,
    facts: ['resignation director Jan Wol 2022-05-01'],
  },
  {
    body: `De algemene vergadering van de vzw van 3 mei 2022 besliste:
- de bestuurders Jan Wol en Mia Knot werden herkozen voor een mandaat van vier
jaar;
- bestuurder Gust Draad heeft ontslag genomen;
- Els Vlas (Kouter 8, 9000 Gent, geboren te Gent op 4 april 1990) werd verkozen tot
bestuurder.
Na deze wijzigingen bestaat de raad van bestuur uit: Jan Wol, voorzitter; Mia Knot, secretaris; Els Vlas,
penningmeester.`,
    facts: [
      'reappointment director Jan Wol 4y',
      'reappointment director Mia Knot 4y',
      'resignation director Gust Draad',
      'appointment director Els Vlas',
      'confirmation chair Jan Wol',
      'confirmation secretary Mia Knot',
      'confirmation other Els Vlas',
    ],
  },
  {
    body: `Samenstelling van het dagelijks bestuur: voorzitter Jan Wol, secretaris Mia Knot en penningmeester Els
Vlas.
Ontslagnemende bestuurder: Gust Draad.
Nieuwe bestuurder: Els Vlas.`,
    facts: [
      'confirmation chair Jan Wol',
      'confirmation secretary Mia Knot',
      'confirmation other Els Vlas',
      'resignation director Gust Draad',
      'appointment director Els Vlas',
    ],
  },
  {
    body: `VIERDE BESLUIT - ONTSLAG EN BENOEMING BESTUURDERS
De vergadering besluit, ingevolge de aanpassing van de statuten, de zaakvoerders te ontslaan en onmiddellijk
te benoemen als bestuurders: de heer Jan Wol en mevrouw Els Vlas, voornoemd, die
aanvaarden.`,
    facts: ['appointment director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De bijeengekomen aandeelhouders hebben besloten om over te gaan tot de ontbinding van de vennootschap, en om
de heer Jan Wol, wonende te 9000 Gent, Kouter 4, te benoemen als vereffenaar. Door de ontbinding eindigt het
mandaat van de bestuurder, mevrouw Els Vlas.`,
    facts: ['appointment liquidator Jan Wol', 'end_of_term director Els Vlas'],
  },
  {
    body: `Sluiting van de vereffening: de vergadering keurt de rekeningen goed, verleent kwijting aan de vereffenaar, de
heer Jan Wol, en stelt vast dat zijn mandaat is beëindigd.`,
    facts: ['end_of_term liquidator Jan Wol'],
  },
  {
    body: `Bij schrijven van 3 mei 2022 heeft de heer Jan Wol ontslag genomen als bestuurder van de vennootschap, met
ingang van 30 juni 2022. Het bestuursorgaan besliste om de heer Gust Draad te coöpteren met ingang van 1 juli
2022 en dit tot de eerstvolgende algemene vergadering.`,
    facts: ['resignation director Jan Wol 2022-06-30', 'appointment director Gust Draad 2022-07-01'],
  },
  {
    body: `De algemene vergadering bevestigt de benoeming als bestuurder van de heer Gust Draad, die door de raad van
bestuur werd gecoöpteerd op 1 juli 2021.`,
    facts: ['appointment director Gust Draad'],
  },
  {
    body: `De raad van bestuur stelt tot dagelijks bestuurder aan: mevrouw Els Vlas, Kouter 8, 9000 Gent. Zij heeft de
titel van directeur.`,
    facts: ['appointment daily_management Els Vlas'],
  },
  {
    body: `Met ingang van 1 mei 2022 worden de mandaten in de raad van bestuur als volgt verdeeld: voorzitter: Jan Wol;
ondervoorzitter: Els Vlas; gedelegeerd bestuurder: Gust Draad.`,
    facts: [
      'appointment chair Jan Wol 2022-05-01',
      'appointment vice_chair Els Vlas 2022-05-01',
      'appointment managing_director Gust Draad 2022-05-01',
    ],
  },
  {
    body: `De volgende bestuurders werden ambtshalve ontslagen: Jan Wol en Mia Knot, en dit wegens herhaalde
afwezigheid.`,
    facts: ['dismissal director Jan Wol', 'dismissal director Mia Knot'],
  },
  {
    body: `De heer Jan Wol deelt mee dat hij met ingang van 1 mei 2022 ontslag neemt als bestuurder. Zijn mandaat wordt
overgenomen door Els Vlas.`,
    facts: ['resignation director Jan Wol 2022-05-01', 'appointment director Els Vlas'],
  },
  {
    body: `Tijdens de raad van bestuur van 3 mei 2022 is LINNEN BEHEER BV (vast vertegenwoordigd door Jan Wol) benoemd
tot voorzitter in vervanging van Els Vlas, wier mandaat als voorzitter beëindigd
werd.`,
    facts: ['appointment chair LINNEN BEHEER BV / Jan Wol', 'end_of_term chair Els Vlas'],
  },
  {
    body: `De vergadering neemt kennis van het ontslag per 1 mei 2022 van LINNEN BEHEER BV als bestuurder,
vertegenwoordigd door de heer Jan Wol, en van het ontslag per 1 juni 2022 van mevrouw Els Vlas als
bestuurder.`,
    facts: ['resignation director LINNEN BEHEER BV / Jan Wol', 'resignation director Els Vlas 2022-06-01'],
  },
  {
    body: `1. Ontslag bestuurder
Aanvaarding van het ontslag van de heer Jan Wol als bestuurder van de
vennootschap.
2. Benoeming bestuurder
Benoeming van LINNEN BEHEER BV als bestuurder van de vennootschap, waarvoor als vaste vertegenwoordiger zal
optreden de heer Jan Wol.`,
    facts: ['resignation director Jan Wol', 'appointment director LINNEN BEHEER BV / Jan Wol'],
  },
  {
    body: `De raad van bestuur, voorgezeten door de heer Jan Wol, heeft beslist om het mandaat van mevrouw Els Vlas, lid
van het directiecomité, te beëindigen en de heer Gust Draad tot lid van het directiecomité te
benoemen.`,
    facts: ['dismissal executive_committee Els Vlas', 'appointment executive_committee Gust Draad'],
  },
  {
    body: `Hierbij bevestigen ondergetekenden, Jan Wol en Els Vlas, dat Gust Draad met ingang van 1 mei 2022 werd benoemd
tot bestuurder.`,
    facts: ['appointment director Gust Draad 2022-05-01'],
  },
  {
    body: `Het bestuursorgaan is sinds 3 mei 2022 samengesteld als volgt: Jan Wol, Els Vlas en Gust Draad. Mia Knot maakt
er geen deel meer van uit.`,
    facts: ['end_of_term director Mia Knot'],
  },
]
