// Invented Dutch acts of candidates accepted, places filled, proposals adopted.

import type { ActCase } from './act-case.ts'

export const DUTCH_CANDIDATES: ActCase[] = [
  {
    body: `Hebben de functie van bestuurder aanvaard: Jan Wol en Els Vlas.`,
    facts: ['appointment director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De kandidatuur van Jan Wol als bestuurder wordt door de vergadering aanvaard.`,
    facts: ['appointment director Jan Wol'],
  },
  {
    body: `Jan Wol krijgt een mandaat als bestuurder voor een periode van vier jaar.`,
    facts: ['appointment director Jan Wol 4y'],
  },
  {
    body: `Het aantal bestuurders wordt van drie op vijf gebracht. De twee nieuwe mandaten gaan naar Jan Wol en Els Vlas.`,
    facts: ['appointment director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De bestuurder Jan Wol heeft per e-mail meegedeeld dat hij ontslag neemt. De raad neemt hier akte van.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `Ontslag van een bestuurder
De heer Jan Wol heeft de raad per brief van 3 maart 2021 geïnformeerd over zijn beslissing om zijn mandaat neer
te leggen. De raad bedankt hem.
Benoeming van een bestuurder
De voorzitter stelt voor om mevrouw Els Vlas te benoemen. Dit voorstel wordt eenparig aangenomen.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Eerste besluit
Het ontslag van Jan Wol, die zijn functie van bestuurder om gezondheidsredenen niet langer kan uitoefenen, wordt
aanvaard.
Tweede besluit
In de plaats van de ontslagnemende bestuurder treedt Els Vlas, wonende te 9000 Gent, Vlasstraat 9.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Werden verkozen:
Mevrouw Els Vlas (Vlasstraat 9, 9000 Gent, geboren op 3/3/1980) en de heer Gust Draad (Garenstraat 8, 9000 Gent,
geboren op 4/4/1981), elk voor een mandaat van vier jaar als bestuurder.`,
    facts: ['appointment director Els Vlas 4y', 'appointment director Gust Draad 4y'],
  },
  {
    body: `De raad neemt kennis van:
a) het ontslag van bestuurder Jan Wol;
b) de aanduiding van Els Vlas als voorzitter.`,
    facts: ['resignation director Jan Wol', 'appointment chair Els Vlas'],
  },
  {
    body: `De raad van bestuur wordt als volgt samengesteld voor de komende vier jaar:
- Jan Wol (herverkozen)
- Els Vlas (nieuw verkozen)`,
    facts: ['reappointment director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Uit het bestuursorgaan treden: Jan Wol en Els Vlas. Tot het bestuursorgaan treden toe: Gust Draad en Rita Naald.`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Els Vlas',
      'appointment director Gust Draad',
      'appointment director Rita Naald',
    ],
  },
  {
    body: `De enige vennoot beslist de heer Jan Wol, zaakvoerder, met onmiddellijke ingang te ontslaan wegens verlies van
vertrouwen.`,
    facts: ['dismissal manager Jan Wol'],
  },
  {
    body: `De heer Jan Wol neemt ontslag als zaakvoerder en wordt, ingevolge de aanpassing aan het WVV, benoemd tot
bestuurder voor onbepaalde duur.`,
    facts: ['resignation manager Jan Wol', 'appointment director Jan Wol indefinite'],
  },
  {
    body: `Benoeming van de commissaris : DRAAD AUDIT BV, kantoor houdend te 9000 Gent, met als vaste vertegenwoordiger
mevrouw Els Vlas, bedrijfsrevisor. Opdracht: controle van de rekeningen 2021-2023. Ereloon: 5.000 euro per jaar.`,
    facts: ['appointment statutory_auditor DRAAD AUDIT BV / Els Vlas'],
  },
  {
    body: `Aanstelling bestuurder
Met éénparigheid van stemmen wordt Jan Wol aangesteld. Hij neemt zijn functie op vanaf 1 juli 2020.`,
    facts: ['appointment director Jan Wol 2020-07-01'],
  },
  {
    body: `De heer Jan Wol heeft zijn functie als bestuurder stopgezet per 1 januari 2020; mevrouw Els Vlas heeft deze
functie overgenomen.`,
    facts: ['resignation director Jan Wol 2020-01-01', 'appointment director Els Vlas'],
  },
  {
    body: `Hernieuwing mandaten: bestuurder Jan Wol, bestuurder Els Vlas, gedelegeerd bestuurder Jan Wol, alle voor zes
jaar.`,
    facts: [
      'reappointment director Jan Wol 6y',
      'reappointment director Els Vlas 6y',
      'reappointment managing_director Jan Wol 6y',
    ],
  },
  {
    body: `Mutaties in het bestuur
Einde: Jan Wol, ontslag per 31/12/2020
Begin: Els Vlas, benoeming per 01/01/2021`,
    facts: ['resignation director Jan Wol 2020-12-31', 'appointment director Els Vlas 2021-01-01'],
  },
  {
    body: `De algemene vergadering duidde in haar midden Jan Wol aan om de opengevallen bestuurszetel te bezetten.`,
    facts: ['appointment director Jan Wol'],
  },
]
