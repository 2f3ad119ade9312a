// Invented German acts whose verbs say only together with their object that a mandate begins or ends, and what several verbs, pronouns and headings of one act say of the same person.

import type { ActCase } from './act-case.ts'

export const GERMAN_PHRASES: ActCase[] = [
  {
    body: `Der Verwaltungsrat bestellt Herrn Paul Loden zum delegierten Verwalter als Nachfolger von Frau Rita Filz, die dieses Amt niederlegt, jedoch Verwalterin bleibt.`,
    facts: ['appointment managing_director Paul Loden', 'resignation managing_director Rita Filz'],
  },
  {
    body: `Frau Rita Filz legt das Amt der Präsidentin nieder, bleibt aber Mitglied des Verwaltungsrates.`,
    facts: ['resignation chair Rita Filz'],
  },
  {
    body: `Unsere Kassiererin Rita Filz hört nach zehn Jahren auf und scheidet auch aus dem Verwaltungsrat aus.`,
    facts: ['resignation other Rita Filz', 'resignation director Rita Filz'],
  },
  {
    body: `Neu in den Vorstand gewählt wurden mit 18 Stimmen Paul Loden, Dorfstraße 19, 4760 Büllingen, und mit 20 Stimmen Ilse Samt, Feldweg 4, 4760 Büllingen.`,
    facts: ['appointment director Paul Loden', 'appointment director Ilse Samt'],
  },
  {
    body: `Der Vorsitzende erläutert, dass Herr Paul Loden dem Verwaltungsrat mitgeteilt hat, sein Verwaltermandat zur Verfügung zu stellen.`,
    facts: ['resignation director Paul Loden'],
  },
  {
    body: `Die LEINEN AG wird zum Verwalter bestellt; sie hat Herrn Paul Loden als ständigen Vertreter benannt. Die Bestellung gilt bis zur Generalversammlung 2030.`,
    facts: ['appointment director LEINEN AG / Paul Loden m2030'],
  },
  {
    body: `Das Kommissarmandat der SPULE Betriebsrevisoren GmbH, vertreten durch Herrn Paul Loden, wird um drei Jahre verlängert.`,
    facts: ['reappointment statutory_auditor SPULE Betriebsrevisoren GmbH / Paul Loden'],
  },
  {
    body: `Das Geschäftsführermandat von Herrn Paul Loden endet mit dem heutigen Tag.`,
    facts: ['end_of_term manager Paul Loden'],
  },
  {
    body: `Die Verwalter wählen Herrn Paul Loden zum Vorsitzenden und bestellen Frau Rita Filz wiederum zur delegierten Verwalterin.`,
    facts: ['appointment chair Paul Loden', 'reappointment managing_director Rita Filz'],
  },
  {
    body: `Herr Paul Loden steht dem Verein nicht länger als Kassierer zur Verfügung. Seine Aufgabe übernimmt Frau Rita Filz.`,
    facts: ['end_of_term other Paul Loden', 'appointment other Rita Filz'],
  },
  {
    body: `Abgänge im Verwaltungsrat:
- Paul Loden, zum 30. Juni 2025
Zugänge im Verwaltungsrat:
- Rita Filz, Dorfstraße 3, 4700 Eupen`,
    facts: ['resignation director Paul Loden 2025-06-30', 'appointment director Rita Filz'],
  },
  {
    body: `Ausgeschiedene Verwalter: Paul Loden
Neue Verwalter: Rita Filz`,
    facts: ['resignation director Paul Loden', 'appointment director Rita Filz'],
  },
  {
    body: `Ausscheidend: Paul Loden, Verwalter
Neu: Rita Filz, Verwalterin`,
    facts: ['resignation director Paul Loden', 'appointment director Rita Filz'],
  },
  {
    body: `An die Stelle von Herrn Paul Loden, der aus Altersgründen zurücktritt, wählt die Versammlung Frau Rita Filz zur Verwalterin.`,
    facts: ['resignation director Paul Loden', 'appointment director Rita Filz'],
  },
  {
    body: `Die Versammlung betraut Frau Rita Filz mit der täglichen Geschäftsführung.`,
    facts: ['appointment daily_management Rita Filz'],
  },
  {
    body: `Herr Paul Loden scheidet mit dem heutigen Tage auf eigenen Wunsch als Verwalter aus.`,
    facts: ['resignation director Paul Loden'],
  },
  {
    body: `Herr Paul Loden gibt seinen Posten als Schriftführer ab.`,
    facts: ['resignation secretary Paul Loden'],
  },
  {
    body: `Herr Paul Loden hat erklärt, als Verwalter nicht mehr weitermachen zu wollen; die Versammlung nimmt seinen Rücktritt an.`,
    facts: ['resignation director Paul Loden'],
  },
  {
    body: `Das Mandat von Frau Rita Filz als Verwalterin wird für weitere sechs Jahre erneuert.`,
    facts: ['reappointment director Rita Filz 6y'],
  },
  {
    body: `Frau Rita Filz wird in ihrem Amt als Präsidentin für vier Jahre bestätigt.`,
    facts: ['reappointment chair Rita Filz 4y'],
  },
  {
    body: `Die Generalversammlung verlängert das Mandat des Kommissars, der SPULE Betriebsrevisoren GmbH, um drei Jahre.`,
    facts: ['reappointment statutory_auditor SPULE Betriebsrevisoren GmbH'],
  },
  { body: `Der Verwaltungsrat wird um Frau Rita Filz erweitert.`, facts: ['appointment director Rita Filz'] },
  { body: `Frau Rita Filz kommt als neue Verwalterin hinzu.`, facts: ['appointment director Rita Filz'] },
  {
    body: `Zum Verwaltungsrat gehört fortan auch Frau Rita Filz, Dorfstraße 3, 4700 Eupen.`,
    facts: ['appointment director Rita Filz'],
  },
  {
    body: `Die Gesellschafter berufen Herrn Paul Loden mit sofortiger Wirkung als Geschäftsführer ab und setzen Frau Rita Filz als Geschäftsführerin ein.`,
    facts: ['dismissal manager Paul Loden', 'appointment manager Rita Filz'],
  },
  {
    body: `Herr Paul Loden, Verwalter, ist am 3. Mai 2025 verstorben. Für ihn rückt Frau Rita Filz nach.`,
    facts: ['death director Paul Loden', 'appointment director Rita Filz'],
  },
  {
    body: `Der bisherige Präsident Paul Loden stellt sich nicht mehr zur Wahl. Neue Präsidentin ist Rita Filz.`,
    facts: ['end_of_term chair Paul Loden', 'appointment chair Rita Filz'],
  },
  {
    body: `Zur Verwalterin gewählt: Rita Filz. Als Verwalter ausgeschieden: Paul Loden.`,
    facts: ['appointment director Rita Filz', 'resignation director Paul Loden'],
  },
  {
    body: `Herr Paul Loden kündigt sein Mandat als Geschäftsführer zum 30. Juni 2025.`,
    facts: ['resignation manager Paul Loden 2025-06-30'],
  },
  {
    body: `Die Kündigung von Herrn Paul Loden als Geschäftsführer wird angenommen.`,
    facts: ['resignation manager Paul Loden'],
  },
  {
    body: `Nach dem Ausscheiden von Herrn Paul Loden aus dem Verwaltungsrat beschließen die verbleibenden Verwalter, Frau Rita Filz zu kooptieren.`,
    facts: ['resignation director Paul Loden', 'appointment director Rita Filz'],
  },
  {
    body: `Mit der Abwicklung wird als Liquidatorin Frau Rita Filz betraut.`,
    facts: ['appointment liquidator Rita Filz'],
  },
  {
    body: `Die Versammlung entzieht Herrn Paul Loden das Mandat als Verwalter.`,
    facts: ['dismissal director Paul Loden'],
  },
  {
    body: `Herr Paul Loden wird als Geschäftsführer durch Frau Rita Filz abgelöst.`,
    facts: ['appointment manager Rita Filz'],
  },
  {
    body: `Die Amtszeit des Verwalters Paul Loden ist abgelaufen; eine Wiederwahl fand nicht statt.`,
    facts: ['end_of_term director Paul Loden'],
  },
  {
    body: `Alle bisherigen Verwalter, nämlich Paul Loden, Rita Filz und Ilse Samt, werden für sechs Jahre wiedergewählt.`,
    facts: [
      'reappointment director Paul Loden 6y',
      'reappointment director Rita Filz 6y',
      'reappointment director Ilse Samt 6y',
    ],
  },
  {
    body: `Im Amt verlängert wurden: Paul Loden (Präsident) und Rita Filz (Schriftführerin).`,
    facts: ['reappointment chair Paul Loden', 'reappointment secretary Rita Filz'],
  },
  {
    body: `Die SPULE GmbH teilt mit, dass sie im Verwaltungsrat künftig durch Frau Rita Filz anstelle von Herrn Paul Loden ständig vertreten wird.`,
    facts: [
      'resignation permanent_representative Paul Loden',
      'appointment permanent_representative Rita Filz',
    ],
  },
  {
    body: `Frau Rita Filz hat das Mandat angenommen, das ihr die Versammlung als Verwalterin übertragen hat.`,
    facts: ['appointment director Rita Filz'],
  },
]
