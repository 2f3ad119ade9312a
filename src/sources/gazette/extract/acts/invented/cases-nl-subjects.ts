// Invented Dutch acts whose office the subject, the heading or the legal form tells, and other short wordings.

import type { ActCase } from './act-case.ts'

export const DUTCH_SUBJECTS: ActCase[] = [
  {
    subject: 'ONTSLAGEN, BENOEMINGEN, MAATSCHAPPELIJKE ZETEL',
    body: `Bij eenparig schriftelijk besluit van de aandeelhouders van 3 mei 2022 werd
beslist:
1. Zetelverplaatsing
De zetel wordt met ingang van 1 juni 2022 overgebracht naar Kouter 8, 9000
Gent.
2. Ontslag en benoeming
Het ontslag van de heer Jan Wol wordt aanvaard. In zijn plaats wordt mevrouw Els Vlas
benoemd.`,
    facts: [
      'resignation director Jan Wol',
      'appointment director Els Vlas',
      'seat > Kouter 8, 9000 Gent 2022-06-01',
    ],
  },
  {
    subject: 'ONTSLAG - BENOEMING ZAAKVOERDER',
    body: `Het ontslag van de heer Jan Wol wordt aanvaard. In zijn plaats wordt mevrouw Els Vlas benoemd voor onbepaalde
duur.`,
    facts: ['resignation manager Jan Wol', 'appointment manager Els Vlas indefinite'],
  },
  {
    subject: 'BENOEMING COMMISSARIS',
    body: `De vergadering benoemt voor een periode van drie jaar GAREN AUDIT BV, met kantoor te 9000 Gent, Kouter 8,
vertegenwoordigd door mevrouw Els Vlas, bedrijfsrevisor.`,
    facts: ['appointment statutory_auditor GAREN AUDIT BV / Els Vlas 3y'],
  },
  {
    subject: 'HERBENOEMING BESTUURDERS',
    body: `Volgende personen worden herbenoemd tot de jaarvergadering van
2028:
1. Jan Wol, wonende te 9000 Gent, Kouter 4.
2. Els Vlas, wonende te 9000 Gent, Kouter 8.
3. LINNEN BEHEER BV, Kouter 12, 9000 Gent, met ondernemingsnummer 0412.345.614, vast vertegenwoordigd door
Gust Draad, Kouter 12, 9000 Gent.
De raad van bestuur kwam vervolgens bijeen en herbenoemde Jan Wol als gedelegeerd
bestuurder.`,
    facts: [
      'reappointment director Jan Wol m2028',
      'reappointment director Els Vlas m2028',
      'reappointment director LINNEN BEHEER BV / Gust Draad #0412345614 m2028',
      'reappointment managing_director Jan Wol',
    ],
  },
  {
    body: `De algemene vergadering van de VZW heeft op 3 mei 2022 beslist:
Ontslag te geven aan: Jan Wol, geboren te Gent op 3/03/1960
Te benoemen als bestuurder: Els Vlas, geboren te Gent op 4/04/1990`,
    facts: ['resignation director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `1) Werd als bestuurder ontslagen: Jan Wol
2) Werd als bestuurder benoemd: Els Vlas`,
    facts: ['dismissal director Jan Wol', 'appointment director Els Vlas'],
  },
  {
    body: `De vergadering besluit, gelet op de inwerkingtreding van het WVV, de statuten aan te passen. Artikel 10: De
vennootschap wordt bestuurd door een of meer bestuurders. De vergadering benoemt tot niet-statutair bestuurder
voor onbepaalde duur: mevrouw Els Vlas, die aanvaardt.`,
    facts: ['appointment director Els Vlas indefinite'],
  },
  {
    body: `Gecoöpteerd als bestuurder: Els Vlas (in vervanging van Jan Wol, ontslagnemend per 1 mei
2022).`,
    facts: ['appointment director Els Vlas 2022-05-01', 'resignation director Jan Wol'],
  },
  {
    body: `Goedkeuring ontslag bestuurders: Jan Wol, Mia Knot.
Goedkeuring benoeming bestuurders: Els Vlas.
Goedkeuring herbenoeming bestuurders: Gust Draad.`,
    facts: [
      'resignation director Jan Wol',
      'resignation director Mia Knot',
      'appointment director Els Vlas',
      'reappointment director Gust Draad',
    ],
  },
  {
    body: `De bestuurders van de stichting hebben op 3 mei 2022 Els Vlas als nieuwe bestuurder verkozen en akte genomen
van het ontslag van Jan Wol.`,
    facts: ['appointment director Els Vlas', 'resignation director Jan Wol'],
  },
  {
    body: `Na de samenstelling van het bureau, bestaande uit Jan Wol, voorzitter, en Mia Knot, secretaris, wordt Els Vlas
met meerderheid van stemmen tot bestuurder verkozen.`,
    facts: [
      'confirmation director Jan Wol',
      'confirmation director Mia Knot',
      'appointment director Els Vlas',
    ],
  },
  {
    body: `De heer Jan Wol, aandeelhouder, stelt voor om mevrouw Els Vlas te benoemen tot bestuurder. Dit voorstel wordt
eenparig aangenomen.`,
    facts: ['appointment director Els Vlas'],
  },
  {
    body: `De vergadering, kennis genomen hebbend van de wens van de heer Jan Wol om zijn bestuursmandaat neer te leggen,
aanvaardt diens ontslag.`,
    facts: ['resignation director Jan Wol'],
  },
  {
    body: `Tot bestuurder werden verkozen: Els Vlas (42 stemmen), Gust Draad (40 stemmen). Jan Wol (12 stemmen) werd niet
verkozen.`,
    facts: ['appointment director Els Vlas', 'appointment director Gust Draad'],
  },
  {
    body: `De zaakvoerder, mevrouw Els Vlas, neemt ontslag met ingang van heden, hetgeen door de vergadering wordt
aanvaard. De vergadering beslist de heer Jan Wol, voornoemd, te benoemen tot
zaakvoerder.`,
    facts: ['resignation manager Els Vlas', 'appointment manager Jan Wol'],
  },
  {
    body: `Gelet op de vervroegde ontbinding komt van rechtswege een einde aan het mandaat van zaakvoerder van de heer
Jan Wol. De vergadering beslist mevrouw Els Vlas, accountant, aan te stellen tot vereffenaar onder
opschortende voorwaarde van bevestiging door de rechtbank.`,
    facts: ['end_of_term manager Jan Wol', 'appointment liquidator Els Vlas'],
  },
  {
    body: `De raad van bestuur van 1 juni 2022 stelt vast dat mevrouw Els Vlas vanaf heden de hoedanigheid van bestuurder
heeft verloren ingevolge het verstrijken van haar mandaat.`,
    facts: ['end_of_term director Els Vlas 2022-06-01'],
  },
  {
    body: `De raad beslist de bevoegdheid van dagelijks bestuur, met inbegrip van de vertegenwoordiging, over te dragen
aan mevrouw Els Vlas.`,
    facts: ['appointment daily_management Els Vlas'],
  },
  {
    body: `De heer Jan Wol is sinds 1 mei 2022 met pensioen en zijn mandaat als gedelegeerd bestuurder werd op die datum
beëindigd.`,
    facts: ['end_of_term managing_director Jan Wol 2022-05-01'],
  },
  {
    body: `Vast vertegenwoordiger van LINNEN BEHEER BV, bestuurder, is vanaf 1 juni 2022 mevrouw Els Vlas, in plaats van
de heer Jan Wol.`,
    facts: [
      'resignation permanent_representative Jan Wol 2022-06-01',
      'appointment permanent_representative Els Vlas 2022-06-01',
    ],
  },
  {
    body: `LINNEN BEHEER BV, bestuurder en gedelegeerd bestuurder, wordt vanaf heden vast vertegenwoordigd door mevrouw
Els Vlas, ter vervanging van de heer Jan Wol.`,
    facts: ['resignation permanent_representative Jan Wol', 'appointment permanent_representative Els Vlas'],
  },
  {
    body: `Inzake de mandaten wordt beslist wat volgt: herbenoeming van Jan Wol; benoeming van Els Vlas; einde van het
mandaat van Gust Draad. Al deze mandaten zijn bestuursmandaten van drie
jaar.`,
    facts: [
      'reappointment director Jan Wol',
      'appointment director Els Vlas',
      'end_of_term director Gust Draad',
    ],
  },
]
