// Invented Dutch acts of short sentences: headings with a blank, who comes, who goes, letters quoted.

import type { ActCase } from './act-case.ts'

export const DUTCH_REPLIES: ActCase[] = [
  {
    body: `De nieuwe bestuurders zijn: Jan Wol en Els Vlas.`,
    facts: ['appointment director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De vergadering, na beraadslaging:
- aanvaardt het ontslag van Jan Wol als bestuurder met ingang van 30 juni;
- stelt Els Vlas en Gust Draad aan als bestuurders met ingang van 1 juli;
- geeft volmacht aan Piet Spil.`,
    facts: [
      'resignation director Jan Wol',
      'appointment director Els Vlas',
      'appointment director Gust Draad',
    ],
  },
  {
    body: `Verkiezing bestuur (periode 2021-2025)
Herverkozen: Jan Wol, Els Vlas
Nieuw: Gust Draad
Niet verkozen: Piet Spil`,
    facts: [
      'reappointment director Jan Wol',
      'reappointment director Els Vlas',
      'appointment director Gust Draad',
    ],
  },
  {
    body: `Aangezien de heer Jan Wol sedert 1 maart 2021 in het buitenland verblijft, heeft hij verzocht van zijn mandaat
als bestuurder te worden ontlast, wat hem wordt toegestaan.`,
    facts: ['resignation director Jan Wol 2021-03-01'],
  },
  {
    body: `Het mandaat van Jan Wol als onafhankelijk bestuurder liep af op de vergadering van heden en wordt overgenomen
door Els Vlas, eveneens onafhankelijk bestuurder.`,
    facts: ['end_of_term director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De bestuursmandaten van Jan Wol en Els Vlas worden met vier jaar verlengd. De bestuursleden duiden Jan Wol
opnieuw als voorzitter aan.`,
    facts: [
      'reappointment director Jan Wol 4y',
      'reappointment director Els Vlas 4y',
      'reappointment chair Jan Wol',
    ],
  },
  {
    body: `Worden aangesteld tot gedelegeerd bestuurders, elk met de bevoegdheid om alleen te handelen: de heer Jan Wol en
mevrouw Els Vlas. Zij zullen samen het dagelijks bestuur waarnemen.`,
    facts: ['appointment managing_director Jan Wol', 'appointment managing_director Els Vlas'],
  },
  {
    body: `Op voordracht van de heer Jan Wol, die houder is van de aandelen van categorie A, wordt mevrouw Els Vlas tot
bestuurder van categorie A benoemd.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `Er wordt beslist een bestuurder toe te voegen, zijnde de besloten vennootschap LINNEN, met zetel te 9000 Gent,
Garenstraat 4, BE 0460.000.011, vertegenwoordigd door haar bestuurder, de heer Jan Wol.`,
    facts: ['appointment director LINNEN / Jan Wol'],
  },
  {
    body: `Ingevolge verkoop van zijn aandelen aan Gust Draad treedt Jan Wol terug als bestuurder ten voordele van Els
Vlas, die in zijn plaats wordt benoemd.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De vergadering neemt akte van het ontslag om persoonlijke redenen van de commissaris DRAAD AUDIT BV,
vertegenwoordigd door Gust Draad, en benoemt tot nieuwe commissaris NAALD AUDIT BV, vertegenwoordigd door Els
Vlas, die het lopende mandaat zal voleindigen.`,
    facts: [
      'resignation statutory_auditor DRAAD AUDIT BV / Gust Draad',
      'appointment statutory_auditor NAALD AUDIT BV / Els Vlas',
    ],
  },
  {
    body: `- einde bestuursmandaat: Jan Wol (ontslag)
- aanvang bestuursmandaat: Els Vlas`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De heer Jan Wol neemt met ingang van 1 april 2021 ontslag als bestuurder en dus ook als gedelegeerd bestuurder.
Het dagelijks bestuur wordt vanaf die datum waargenomen door mevrouw Els Vlas in haar hoedanigheid van
gedelegeerd bestuurder.`,
    facts: [
      'resignation director Jan Wol 2021-04-01',
      'resignation managing_director Jan Wol 2021-04-01',
      'appointment managing_director Els Vlas',
    ],
  },
  {
    body: `De algemene vergadering bevestigt dat sinds 1 januari 2021 volgende personen als bestuurder werden benoemd: Jan
Wol en Els Vlas.`,
    facts: ['appointment director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Brief d.d. 3 maart 2021 van Jan Wol: "Hierbij bied ik u mijn ontslag aan als bestuurder van de vennootschap." De
raad aanvaardt dit ontslag.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `De aandeelhouders herroepen unaniem, met onmiddellijk effect, de mandaten van de bestuurders Jan Wol en Els
Vlas.`,
    facts: ['dismissal director Jan Wol', 'dismissal director Els Vlas'],
  },
  {
    body: `De raad acteert dat Jan Wol bij mail van 3 maart 2021 zijn mandaat als bestuurder heeft opgezegd. Els Vlas werd
bereid gevonden deze functie op zich te nemen en wordt aangeduid als bestuurder.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De NV GAREN, bestuurder, heeft haar vaste vertegenwoordiger, Jan Wol, met ingang van 1 juni vervangen door Els
Vlas.`,
    facts: ['resignation permanent_representative Jan Wol', 'appointment permanent_representative Els Vlas'],
  },
  {
    body: `Jan Wol, bestuurder en voorzitter, neemt ontslag uit beide mandaten. Els Vlas wordt bestuurder; Gust Draad, die
al bestuurder was, wordt voorzitter.`,
    facts: [
      'resignation director Jan Wol',
      'resignation chair Jan Wol',
      'appointment director Els Vlas',
      'appointment chair Gust Draad',
    ],
  },
]
