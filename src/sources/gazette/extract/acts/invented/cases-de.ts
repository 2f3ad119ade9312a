// Invented German acts with what they state: change, office, holder, representative, day, term.

import type { ActCase } from './act-case.ts'

export const GERMAN: ActCase[] = [
  {
    body: `Auszug aus dem Protokoll der Generalversammlung vom 5. Juni 2025:

Die Versammlung nimmt den Rücktritt von Herrn Karl Weber als Verwalter zum 30. Juni 2025 an.
Die Versammlung ernennt Frau Petra Spinner, wohnhaft in 4700 Eupen, Garnstraße 4, zur Verwalterin ab dem 1. Juli 2025 für
eine Dauer von sechs Jahren.`,
    facts: ['resignation director Karl Weber 2025-06-30', 'appointment director Petra Spinner 2025-07-01 6y'],
  },
  {
    body: `Zu Verwaltern werden ernannt:
a. Herr Hans GARN, wohnhaft in 4780 St. Vith, Wollweg 2;
b. Frau Eva ZWIRN, wohnhaft in 4780 St. Vith, Wollweg 4;
c. LEINEN AG, mit Sitz in 4700 Eupen, Tuchstraße 1, vertreten durch ihren ständigen Vertreter Herrn Otto LEIN.
Die Mandate enden mit der ordentlichen Generalversammlung des Jahres 2031.`,
    facts: [
      'appointment director Hans GARN m2031',
      'appointment director Eva ZWIRN m2031',
      'appointment director LEINEN AG / Otto LEIN m2031',
    ],
  },
  {
    body: `Die Versammlung wählt die folgenden Verwalter wieder in ihr Amt als Verwalter:
. TUCHHANDEL GmbH vertreten durch SEIDE Anna
. SEIDE Bernd
Die Amtszeit beginnt am 01/06/2025 und endet am 01/06/2031.`,
    facts: [
      'reappointment director TUCHHANDEL GmbH / SEIDE Anna 2025-06-01 e2031-06-01',
      'reappointment director SEIDE Bernd 2025-06-01 e2031-06-01',
    ],
  },
  {
    body: `Das Mandat von Herrn Karl Weber als Geschäftsführer wird auf unbestimmte Dauer verlängert.`,
    facts: ['reappointment manager Karl Weber indefinite'],
  },
  {
    body: `Herr Udo Flachs wird mit sofortiger Wirkung als Geschäftsführer abberufen. Die Gesellschafterversammlung vom 2. Mai 2025
ernennt Frau Ute Flachs zur Geschäftsführerin.`,
    facts: ['dismissal manager Udo Flachs 2025-05-02', 'appointment manager Ute Flachs'],
  },
  {
    body: `Als Kommissar wird für eine Dauer von drei Jahren die Gesellschaft PRÜFGARN Wirtschaftsprüfer GmbH, vertreten durch Herrn Max
Prüfer, bestellt.`,
    facts: ['appointment statutory_auditor PRÜFGARN Wirtschaftsprüfer GmbH / Max Prüfer 3y'],
  },
  {
    body: `Vollmacht wird Herrn Rolf Stempel und der BÜRO AG erteilt, um alle Formalitäten bei der Zentralen Datenbank der
Unternehmen vorzunehmen.`,
    facts: [],
  },
  {
    body: `Der Verwaltungsrat setzt sich wie folgt zusammen:
- Karl Weber, delegierter Verwalter
- Petra Spinner, Verwalterin`,
    facts: ['confirmation managing_director Karl Weber', 'confirmation director Petra Spinner'],
  },
  {
    body: `Die Generalversammlung nimmt das Ableben des Verwalters Herrn Josef Filz zur Kenntnis.`,
    facts: ['death director Josef Filz'],
  },
  {
    body: `Ernennung von:
a. Herrn Paul Loden als Verwalter der Gesellschaft. Das Mandat beginnt am 01.01.2025 und endet mit der Generalversammlung des
Jahres 2030.
b. Frau Rita Loden als Verwalterin der Gesellschaft. Das Mandat beginnt am 01.01.2025 und endet mit der Generalversammlung des
Jahres 2030.`,
    facts: [
      'appointment director Paul Loden 2025-01-01 m2030',
      'appointment director Rita Loden 2025-01-01 m2030',
    ],
  },
  {
    body: `Der Verwaltungsrat beschließt, den Sitz der Gesellschaft von Spulenweg 12, 4700 Eupen nach Hafenstraße 3, 4720 Kelmis zu
verlegen.`,
    subject: 'Verlegung des Gesellschaftssitzes',
    facts: ['seat Spulenweg 12, 4700 Eupen > Hafenstraße 3, 4720 Kelmis'],
  },
  {
    body: `Die Generalversammlung beschließt die Auflösung der Gesellschaft und ernennt Herrn Kurt Schluss zum Liquidator.`,
    subject: 'Auflösung',
    facts: ['appointment liquidator Kurt Schluss', 'dissolution'],
  },
  {
    body: `Frau Ilse Samt tritt als ständige Vertreterin der LEINEN AG zurück. Die Versammlung erteilt den Verwaltern Entlastung.`,
    facts: ['resignation permanent_representative Ilse Samt'],
  },
]
