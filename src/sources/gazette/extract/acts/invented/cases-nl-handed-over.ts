// Invented Dutch acts of tasks handed over, new terms given, letters of those who go.

import type { ActCase } from './act-case.ts'

export const DUTCH_HANDED_OVER: ActCase[] = [
  {
    body: `De heer Jan Wol werd op zijn vraag ontheven van zijn taak als bestuurder en mevrouw Els Vlas werd met deze taak
gelast.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De algemene vergadering gaat akkoord met de kandidaturen van Jan Wol en Els Vlas en verkiest hen tot bestuurder.`,
    facts: ['appointment director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `Ondergetekende Jan Wol geeft hierbij zijn ontslag als bestuurder.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `De volgende bestuurder is uitgetreden: Jan Wol. De volgende bestuurder is toegetreden: Els Vlas.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De raad van bestuur blijft ongewijzigd: Jan Wol en Els Vlas worden opnieuw verkozen voor drie jaar.`,
    facts: ['reappointment director Jan Wol 3y', 'reappointment director Els Vlas 3y'],
  },
  {
    body: `De rechtspersoon wordt voortaan bestuurd door vier bestuurders door de toevoeging van Jan Wol als bestuurder.`,
    facts: ['appointment director Jan Wol'],
  },
  {
    body: `Het mandaat dat openviel door het ontslag van Jan Wol als bestuurder, wordt toevertrouwd aan Els Vlas.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De raad duidt uit zijn leden mevrouw Els Vlas aan die als gedelegeerd bestuurder de vennootschap alleen kan
vertegenwoordigen.`,
    facts: ['appointment managing_director Els Vlas'],
  },
  {
    body: `De jaarvergadering besliste om de commissaris DRAAD AUDIT BV, vertegenwoordigd door Els Vlas, een nieuw mandaat
van drie jaar te geven.`,
    facts: ['reappointment statutory_auditor DRAAD AUDIT BV / Els Vlas 3y'],
  },
  {
    body: `LINNEN BV, vertegenwoordigd door Jan Wol, legt haar bestuursmandaat neer; Jan Wol zal voortaan in eigen naam als
bestuurder zetelen.`,
    facts: ['resignation director LINNEN BV / Jan Wol', 'appointment director Jan Wol'],
  },
  {
    body: `Met meerderheid van stemmen wordt Jan Wol als bestuurder afgezet. Els Vlas krijgt zijn plaats.`,
    facts: ['dismissal director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De mandaten van Jan Wol, Els Vlas en Gust Draad als bestuurder lopen af. Enkel dat van Gust Draad wordt
verlengd.`,
    facts: [
      'end_of_term director Jan Wol',
      'end_of_term director Els Vlas',
      'reappointment director Gust Draad',
    ],
  },
  {
    body: `Jan Wol wordt voorgesteld als bestuurder en secretaris; de vergadering keurt dit unaniem goed en benoemt hem in
beide functies.`,
    facts: ['appointment director Jan Wol', 'appointment secretary Jan Wol'],
  },
  {
    body: `Wij, ondergetekenden, Jan Wol en Els Vlas, bevestigen hierbij dat wij ontslag nemen als bestuurders van de
vennootschap.`,
    facts: ['resignation director Jan Wol', 'resignation director Els Vlas'],
  },
  {
    body: `Bestuurders voor de periode 2021-2025 (verkozen op de vergadering van heden): Jan Wol, Els Vlas, Gust Draad.`,
    facts: [
      'appointment director Jan Wol',
      'appointment director Els Vlas',
      'appointment director Gust Draad',
    ],
  },
  {
    body: `Art. 1: Jan Wol wordt eervol ontslag verleend uit zijn mandaat van bestuurder.
Art. 2: Els Vlas wordt aangewezen als bestuurder.`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De rechtbank bevestigt de aanstelling van mevrouw Els Vlas als vereffenaar, in vervanging van de heer Jan Wol,
wiens opdracht beëindigd is.`,
    facts: ['appointment liquidator Els Vlas', 'end_of_term liquidator Jan Wol'],
  },
  {
    body: `Punt 4. Benoeming bestuurder. De voorzitter licht toe dat Jan Wol, voormalig bestuurder, niet vervangen werd. De
vergadering besluit alsnog in zijn vervanging te voorzien en benoemt Els Vlas.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `Mevrouw Els Vlas, directeur, wordt gemachtigd tot het dagelijks bestuur van de vereniging, met ingang van 1 mei
2021.`,
    facts: ['appointment daily_management Els Vlas 2021-05-01'],
  },
  {
    body: `De opdracht van dagelijks bestuurder, tot nu toe vervuld door Jan Wol, die ontslag nam, gaat naar Els Vlas.`,
    facts: ['resignation daily_management Jan Wol', 'appointment daily_management Els Vlas'],
  },
]
