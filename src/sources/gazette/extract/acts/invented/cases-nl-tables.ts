// Invented Dutch acts whose officers stand in tables with a head.

import type { ActCase } from './act-case.ts'

export const DUTCH_TABLES: ActCase[] = [
  {
    body: `UITTREDENDE BESTUURDERS
Naam	Voornaam	Adres	Reden
Wol	Herman	Garenstraat 71, 3470 Kortenaken	ontslag
Vlas	Els	Heerbaan 8, 3471 Hoeleden	overleden op 2 november 2020

NIEUWE BESTUURDERS
Naam	Voornaam	Adres	Functie
Draad	Gust	Waterstraat 3, 3470 Kortenaken	bestuurder
Naald	Rita	Draadstraat 45, 3470 Kortenaken	bestuurder`,
    facts: [
      'resignation director Herman Wol',
      'death director Els Vlas',
      'appointment director Gust Draad',
      'appointment director Rita Naald',
    ],
  },
  {
    body: `De aandeelhouders keuren volgende wijzigingen in de samenstelling van het bestuur goed:

Bestuurder				Vaste vertegenwoordiger		Beslissing		Datum
--------------------------------------------------------------------------------------------
LINNEN BV				Stijn Kluwen		ontslag			30/06/2021
Peter Van Wol			-				ontslag			30/06/2021
GAREN COMM.V		Hanne Spoel			benoeming		01/07/2021
SPIL INVEST BV			Sofie Naald			benoeming		01/07/2021

De nieuwe mandaten gelden voor zes jaar.`,
    facts: [
      'resignation director LINNEN BV / Stijn Kluwen 2021-06-30',
      'resignation director Peter Van Wol 2021-06-30',
      'appointment director GAREN COMM.V / Hanne Spoel 2021-07-01',
      'appointment director SPIL INVEST BV / Sofie Naald 2021-07-01 6y',
    ],
  },
  {
    body: `De vergadering beslist als volgt:

Naam en voornaam      Mandaat                   Wijziging        Vanaf
Jan Wol               bestuurder                ontslag          1/1/2020
Els Vlas              bestuurder                benoeming        1/1/2020
Gust Draad            gedelegeerd bestuurder    herbenoeming     1/1/2020`,
    facts: [
      'resignation director Jan Wol 2020-01-01',
      'appointment director Els Vlas 2020-01-01',
      'reappointment managing_director Gust Draad 2020-01-01',
    ],
  },
  {
    body: `Worden benoemd:

| Naam | Functie | Einde mandaat |
| Jan Wol | bestuurder | 1/1/2026 |
| Els Vlas | voorzitter | 1/1/2026 |`,
    facts: ['appointment director Jan Wol e2026-01-01', 'appointment chair Els Vlas e2026-01-01'],
  },
]
