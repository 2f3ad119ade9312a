// Invented Dutch acts that name officers and offices while no mandate begins or ends.

import type { ActCase } from './act-case.ts'

export const DUTCH_DISTRACTORS: ActCase[] = [
  {
    body: `De vergadering verleent kwijting aan de bestuurders Jan Wol en Els Vlas voor de uitoefening van hun mandaat. De
bestuurder Gust Draad wordt gemachtigd de statuten te coördineren.`,
    facts: [],
  },
  {
    body: `De bezoldiging van de gedelegeerd bestuurder Jan Wol wordt opgetrokken tot 2.000 euro per maand. Het mandaat van
bestuurder Els Vlas is onbezoldigd.`,
    facts: [],
  },
  {
    body: `De raad van bestuur geeft Jan Wol, directeur, de opdracht een offerte aan te vragen. Els Vlas, bestuurder, volgt
dit op.`,
    facts: [],
  },
  {
    body: `De bestuurders mogen hun taken overdragen aan derden. Jan Wol, bestuurder, treedt op als voorzitter van de
vergadering en Els Vlas als secretaris.`,
    facts: [],
  },
  {
    body: `Verslag van de commissaris DRAAD AUDIT BV, vertegenwoordigd door Els Vlas, aangesteld door de algemene
vergadering van 3 mei 2019. De commissaris heeft zijn opdracht uitgevoerd.`,
    facts: [],
  },
  {
    body: `De aandelen van Jan Wol worden overgedragen aan Els Vlas. De bestuurders nemen kennis van deze overdracht. De
heer Wol blijft bestuurder.`,
    facts: [],
  },
  {
    body: `De heer Jan Wol, bestuurder, verlaat de vergadering wegens een belangenconflict en neemt niet deel aan de
stemming. Mevrouw Els Vlas, voorzitter, neemt het woord.`,
    facts: [],
  },
  {
    body: `Zijn aanwezig: de heer Jan Wol, voorzitter, mevrouw Els Vlas, secretaris, de heer Gust Draad, nieuw lid van de
vereniging. De raad verwelkomt de aanwezige leden.`,
    facts: [],
  },
  {
    body: `De bestuurders worden benoemd door de algemene vergadering. Een ontslagnemende bestuurder blijft in functie tot
in zijn vervanging is voorzien.`,
    facts: [],
  },
  {
    body: `De raad van bestuur bestaat uit Jan Wol, voorzitter, Els Vlas, penningmeester, en Gust Draad, bestuurder. De
mandaten lopen door tot 2025.`,
    facts: ['confirmation chair Jan Wol', 'confirmation other Els Vlas', 'confirmation director Gust Draad'],
  },
  {
    body: `Ondergetekende, Jan Wol, gedelegeerd bestuurder van LINNEN NV, verklaart dat de jaarrekening werd neergelegd. De
heer Piet Spil, boekhouder, wordt aangesteld om de aangifte in te dienen.`,
    facts: [],
  },
  {
    body: `Het voorstel om Els Vlas tot bestuurder te benoemen wordt verworpen met 12 tegen 8 stemmen.`,
    facts: [],
  },
  {
    body: `De benoeming van een bijkomende bestuurder wordt uitgesteld tot een volgende vergadering. Jan Wol en Els Vlas
zullen kandidaten zoeken.`,
    facts: [],
  },
  {
    body: `De vennootschap neemt de verbintenissen over die Jan Wol, oprichter en zaakvoerder, namens de vennootschap in
oprichting aanging.`,
    facts: [],
  },
  {
    body: `Jan Wol, reeds sinds 1998 bestuurder en sinds 2005 voorzitter, ontvangt een zilveren penning. De raad geeft het
dossier door aan Els Vlas, penningmeester.`,
    facts: [],
  },
  {
    body: `Volmacht wordt verleend aan Jan Wol, zaakvoerder van GAREN BV, met de mogelijkheid van indeplaatsstelling, om de
inschrijving te wijzigen.`,
    facts: [],
  },
  {
    body: `Bankvolmacht: de voorzitter Jan Wol en de penningmeester Els Vlas krijgen handtekening op de rekeningen. De
volmacht van Gust Draad, vroegere penningmeester, wordt ingetrokken.`,
    facts: [],
  },
  {
    body: `De heer Jan Wol, bestuurder, zal de vennootschap vertegenwoordigen op de algemene vergadering van GAREN NV. Hij
wordt daarin bijgestaan door Els Vlas.`,
    facts: [],
  },
  {
    body: `Lidmaatschap: Jan Wol wordt aanvaard als effectief lid; het ontslag van Els Vlas als lid wordt genoteerd.`,
    facts: [],
  },
  {
    body: `Krachtens artikel 15 treedt een bestuurder die 75 jaar wordt af. Jan Wol, bestuurder, wordt volgend jaar 75.`,
    facts: [],
  },
]
