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
    body: `Paul Loden übergibt das Präsidentenamt an Rita Filz.`,
    facts: ['resignation chair Paul Loden', 'appointment chair Rita Filz'],
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
  {
    body: `Frau Rita Filz verlässt mit dem heutigen Tag den Verwaltungsrat und gibt damit auch das Amt der Schriftführerin ab.`,
    facts: ['resignation director Rita Filz', 'resignation secretary Rita Filz'],
  },
  {
    body: `Das Amt des Präsidenten geht von Herrn Paul Loden auf Frau Rita Filz über.`,
    facts: ['resignation chair Paul Loden', 'appointment chair Rita Filz'],
  },
  {
    body: `Herr Paul Loden wird von seinem Amt als Geschäftsführer abberufen; an seine Stelle tritt Frau Rita Filz.`,
    facts: ['dismissal manager Paul Loden', 'appointment manager Rita Filz'],
  },
  {
    body: `Frau Rita Filz nimmt künftig die Aufgaben der Schriftführerin wahr.`,
    facts: ['appointment secretary Rita Filz'],
  },
  {
    body: `Die Versammlung spricht sich einstimmig für Frau Rita Filz als neue Präsidentin aus.`,
    facts: ['appointment chair Rita Filz'],
  },
  {
    body: `Der Verwaltungsrat hat Frau Rita Filz zu seiner Vorsitzenden gemacht.`,
    facts: ['appointment chair Rita Filz'],
  },
  {
    body: `Herr Paul Loden ist nicht länger Verwalter der Gesellschaft.`,
    facts: ['end_of_term director Paul Loden'],
  },
  {
    body: `Mit Schreiben vom 3. Mai 2025 hat Herr Paul Loden sein Mandat als Verwalter mit Wirkung zum 30. Juni 2025 niedergelegt.`,
    facts: ['resignation director Paul Loden 2025-06-30'],
  },
  {
    body: `Herr Paul Loden erklärt seinen Austritt aus dem Verwaltungsrat.`,
    facts: ['resignation director Paul Loden'],
  },
  {
    body: `Gewählt wurden: Rita Filz (Präsidentin), Paul Loden (Kassierer) und Ilse Samt (Beisitzerin).`,
    facts: ['appointment chair Rita Filz', 'appointment other Paul Loden'],
  },
  {
    body: `Es werden gewählt: zur Präsidentin Frau Rita Filz, zum Kassierer Herr Paul Loden.`,
    facts: ['appointment chair Rita Filz', 'appointment other Paul Loden'],
  },
  {
    body: `Als Verwalter werden bestellt: 1. Frau Rita Filz, 2. Herr Paul Loden.`,
    facts: ['appointment director Rita Filz', 'appointment director Paul Loden'],
  },
  {
    body: `Die Mandate der Verwalter Rita Filz und Paul Loden werden um sechs Jahre verlängert, jenes von Ilse Samt wird nicht erneuert.`,
    facts: [
      'reappointment director Rita Filz',
      'reappointment director Paul Loden',
      'end_of_term director Ilse Samt',
    ],
  },
  {
    body: `Herr Paul Loden hat den Verwaltungsrat gebeten, ihn von seinen Aufgaben als delegierter Verwalter zu entbinden.`,
    facts: ['resignation managing_director Paul Loden'],
  },
  {
    body: `Der Rücktritt des Herrn Paul Loden als Verwalter, erklärt am 3. Mai 2025, wird zur Kenntnis genommen. Frau Rita Filz wird kooptiert, um sein Mandat zu beenden.`,
    facts: ['resignation director Paul Loden', 'appointment director Rita Filz'],
  },
  {
    body: `Die Gesellschaft hat Frau Rita Filz mit der täglichen Geschäftsführung betraut; Herr Paul Loden gibt diese Aufgabe ab.`,
    facts: ['appointment daily_management Rita Filz', 'resignation daily_management Paul Loden'],
  },
  {
    body: `Rücktritt: Paul Loden, Verwalter und Schriftführer, zum 30.06.2025
Ersatz: Rita Filz, Verwalterin und Schriftführerin, ab 01.07.2025`,
    facts: [
      'resignation director Paul Loden 2025-06-30',
      'resignation secretary Paul Loden 2025-06-30',
      'appointment director Rita Filz 2025-07-01',
      'appointment secretary Rita Filz 2025-07-01',
    ],
  },
  {
    body: `Herr Paul Loden führt das Amt des Kassierers nicht weiter. Neue Kassiererin wird Frau Rita Filz.`,
    facts: ['end_of_term other Paul Loden', 'appointment other Rita Filz'],
  },
  {
    body: `Die Generalversammlung bestellt die SPULE GmbH, vertreten durch ihren ständigen Vertreter Herrn Paul Loden, für sechs Jahre zum Verwalter und Frau Rita Filz zur Verwalterin.`,
    facts: ['appointment director SPULE GmbH / Paul Loden 6y', 'appointment director Rita Filz 6y'],
  },
  {
    body: `Die Aktionäre haben Frau Rita Filz das Vertrauen ausgesprochen und sie für weitere sechs Jahre in den Verwaltungsrat gewählt.`,
    facts: ['reappointment director Rita Filz 6y'],
  },
  {
    body: `Die Versammlung nimmt Abschied von ihrem Präsidenten Paul Loden, der am 3. Mai 2025 verstorben ist, und wählt Rita Filz zu seiner Nachfolgerin.`,
    facts: ['death chair Paul Loden 2025-05-03', 'appointment chair Rita Filz'],
  },
  {
    body: `Frau Rita Filz wurde als Verwalterin in ihrem Amt für drei Jahre bestätigt, Herr Paul Loden nicht mehr.`,
    facts: ['reappointment director Rita Filz', 'end_of_term director Paul Loden'],
  },
  {
    body: `Die Versammlung beschließt die Entlassung von Herrn Paul Loden als Geschäftsführer.`,
    facts: ['dismissal manager Paul Loden'],
  },
  {
    body: `Herr Paul Loden bittet um Entlassung aus seinem Amt als Geschäftsführer, was angenommen wird.`,
    facts: ['resignation manager Paul Loden'],
  },
  {
    body: `Zum Liquidator wird der unterzeichnete Rechtsanwalt Paul Loden eingesetzt. Das Mandat der Geschäftsführerin Rita Filz endet damit.`,
    facts: ['appointment liquidator Paul Loden', 'end_of_term manager Rita Filz'],
  },
  {
    body: `Auszug aus dem Protokoll der Generalversammlung vom 3. Juni 2025
Die Sitzung wird um 20 Uhr von Herrn Kurt Schluss, Präsident, eröffnet. Als Protokollführerin wird Frau Ilse Samt bestimmt.
Punkt 1: Der Jahresabschluss wird gutgeheißen.
Punkt 2: Den Verwaltern wird Entlastung erteilt.
Punkt 3: Herr Paul Loden teilt mit, dass er aus beruflichen Gründen nicht mehr als Verwalter zur Verfügung steht. Die Versammlung dankt ihm.
Punkt 4: Frau Rita Filz, wohnhaft in 4700 Eupen, Dorfstraße 3, wird für die Dauer von vier Jahren als neue Verwalterin in den Verwaltungsrat aufgenommen.`,
    facts: ['end_of_term director Paul Loden', 'appointment director Rita Filz 4y'],
  },
  {
    body: `Beschluss der alleinigen Gesellschafterin vom 3. Mai 2025: Herr Paul Loden wird mit sofortiger Wirkung seines Amtes als Geschäftsführer enthoben. Zur neuen Geschäftsführerin wird Frau Rita Filz ernannt.`,
    facts: ['dismissal manager Paul Loden 2025-05-03', 'appointment manager Rita Filz'],
  },
  {
    body: `Herr Paul Loden und Frau Rita Filz treten aus dem Verwaltungsrat aus; neu treten ein: Ilse Samt und Kurt Schluss.`,
    facts: [
      'resignation director Paul Loden',
      'resignation director Rita Filz',
      'appointment director Ilse Samt',
      'appointment director Kurt Schluss',
    ],
  },
  {
    body: `Der Verwaltungsrat hat in seiner Sitzung vom 3. Mai 2025 Frau Rita Filz zur Präsidentin und Herrn Paul Loden zum delegierten Verwalter gewählt.`,
    facts: ['appointment chair Rita Filz', 'appointment managing_director Paul Loden'],
  },
  {
    body: `Die Versammlung nimmt das Rücktrittsgesuch von Herrn Paul Loden als Verwalter an und wählt an seiner Stelle Frau Rita Filz.`,
    facts: ['resignation director Paul Loden', 'appointment director Rita Filz'],
  },
  {
    body: `Auflösung der Gesellschaft: Zum Liquidator wird Herr Kurt Schluss bestellt, wohnhaft in 4780 Sankt Vith, Hauptstraße 3. Mit der Auflösung enden die Mandate der Verwalter Paul Loden und Rita Filz.`,
    facts: [
      'appointment liquidator Kurt Schluss',
      'end_of_term director Paul Loden',
      'end_of_term director Rita Filz',
    ],
  },
  {
    body: `Das Mandat der SPULE GmbH als Kommissar ist mit der heutigen Versammlung beendet. Es wird der FILZ GmbH, vertreten durch Frau Rita Filz, für drei Geschäftsjahre übertragen.`,
    facts: [
      'end_of_term statutory_auditor SPULE GmbH',
      'appointment statutory_auditor FILZ GmbH / Rita Filz 3y',
    ],
  },
  {
    body: `Der Kommissar, die SPULE GmbH, vertreten durch Herrn Paul Loden, wird für weitere drei Jahre in seinem Amt bestätigt.`,
    facts: ['reappointment statutory_auditor SPULE GmbH / Paul Loden 3y'],
  },
  {
    body: `Zusammensetzung des Verwaltungsrates: Das Mandat von Paul Loden läuft aus und wird nicht verlängert. Rita Filz wird für sechs Jahre wiedergewählt. Ilse Samt wird neu gewählt.`,
    facts: [
      'end_of_term director Paul Loden',
      'reappointment director Rita Filz 6y',
      'appointment director Ilse Samt',
    ],
  },
  {
    body: `Die LEINEN AG, Verwalterin, wird ab dem 1. Juli 2025 nicht mehr durch Herrn Paul Loden, sondern durch Frau Rita Filz als ständige Vertreterin vertreten.`,
    facts: [
      'resignation permanent_representative Paul Loden 2025-07-01',
      'appointment permanent_representative Rita Filz 2025-07-01',
    ],
  },
  {
    body: `Anwesend: Paul Loden, Rita Filz und Ilse Samt, Verwalter. Die Verwalter beschließen einstimmig, die tägliche Geschäftsführung Frau Rita Filz zu übertragen, die den Titel einer Direktorin führen wird.`,
    facts: ['appointment daily_management Rita Filz'],
  },
  {
    body: `Herr Paul Loden, der seit 2005 Schriftführer war, stellt sein Amt zur Verfügung. Zu seiner Nachfolgerin bestimmt die Versammlung Frau Rita Filz.`,
    facts: ['resignation secretary Paul Loden', 'appointment secretary Rita Filz'],
  },
  {
    body: `Die Gesellschafter Kurt Schluss und Ilse Samt ernennen Herrn Paul Loden zum zweiten Geschäftsführer. Er vertritt die Gesellschaft gemeinsam mit Frau Rita Filz.`,
    facts: ['appointment manager Paul Loden'],
  },
  {
    body: `Die Generalversammlung bestätigt die Kooptierung von Frau Rita Filz als Verwalterin, die das Mandat von Herrn Paul Loden zu Ende führt.`,
    facts: ['appointment director Rita Filz'],
  },
  {
    body: `Frau Rita Filz und Herr Paul Loden werden zur Präsidentin beziehungsweise zum Kassierer gewählt.`,
    facts: ['appointment chair Rita Filz', 'appointment other Paul Loden'],
  },
  {
    body: `Die LEINEN AG tritt als Verwalterin zurück; ihr bisheriger ständiger Vertreter, Herr Paul Loden, wird persönlich zum Verwalter ernannt.`,
    facts: ['resignation director LEINEN AG', 'appointment director Paul Loden'],
  },
  {
    body: `Die Versammlung beschließt, a) das Mandat von Herrn Paul Loden als Verwalter nicht zu erneuern; b) Frau Rita Filz als Verwalterin wiederzuwählen; c) Herrn Kurt Schluss als Verwalter zu bestellen.`,
    facts: [
      'end_of_term director Paul Loden',
      'reappointment director Rita Filz',
      'appointment director Kurt Schluss',
    ],
  },
  {
    body: `Die ausscheidenden Verwalter Paul Loden und Rita Filz stellen sich erneut zur Wahl und werden einstimmig wiedergewählt.`,
    facts: ['reappointment director Paul Loden', 'reappointment director Rita Filz'],
  },
  {
    body: `Der verstorbene Verwalter Paul Loden wird durch Frau Rita Filz ersetzt.`,
    facts: ['death director Paul Loden', 'appointment director Rita Filz'],
  },
  {
    body: `Paul Loden (Verwalter) und Rita Filz (Kassiererin) haben ihren Rücktritt erklärt.`,
    facts: ['resignation director Paul Loden', 'resignation other Rita Filz'],
  },
  {
    body: `Der Verwaltungsrat verteilt die Ämter wie folgt: Präsidentin: Rita Filz; Schriftführer: Paul Loden; Kassierer: Kurt Schluss.`,
    facts: [
      'appointment chair Rita Filz',
      'appointment secretary Paul Loden',
      'appointment other Kurt Schluss',
    ],
  },
  {
    body: `Die Generalversammlung nimmt Kenntnis vom Rücktritt des Herrn Paul Loden als Verwalter und ernennt zu dessen Nachfolgerin Frau Rita Filz.`,
    facts: ['resignation director Paul Loden', 'appointment director Rita Filz'],
  },
  {
    body: `Die Verwalter Paul Loden und Rita Filz bleiben im Amt; neu bestellt wird Frau Ilse Samt.`,
    facts: ['appointment director Ilse Samt'],
  },
  {
    body: `Herr Paul Loden hat mitgeteilt, dass er sein Amt als Präsident nicht länger ausüben möchte, im Verwaltungsrat jedoch verbleibt.`,
    facts: ['resignation chair Paul Loden'],
  },
  {
    body: `Folgende Mandate wurden erneuert: Paul Loden und Rita Filz (Verwalter) sowie Kurt Schluss (delegierter Verwalter).`,
    facts: [
      'reappointment director Paul Loden',
      'reappointment director Rita Filz',
      'reappointment managing_director Kurt Schluss',
    ],
  },
  {
    body: `Mit Wirkung vom 1. Juli 2025 überträgt der Verwaltungsrat den Vorsitz an Frau Rita Filz und die tägliche Geschäftsführung an Herrn Paul Loden.`,
    facts: ['appointment chair Rita Filz 2025-07-01', 'appointment daily_management Paul Loden 2025-07-01'],
  },
  {
    body: `Die Generalversammlung ruft Frau Rita Filz in das Amt der Verwalterin.`,
    facts: ['appointment director Rita Filz'],
  },
  {
    body: `Die verbleibenden Verwalter Kurt Schluss und Ilse Samt kooptieren Frau Rita Filz auf den durch den Rücktritt von Herrn Paul Loden frei gewordenen Posten.`,
    facts: ['appointment director Rita Filz', 'resignation director Paul Loden'],
  },
  {
    body: `Ausgeschieden sind Paul Loden (Präsident) und Rita Filz (Schriftführerin). Ihre Nachfolge treten Kurt Schluss (Präsident) und Ilse Samt (Schriftführerin) an.`,
    facts: [
      'resignation chair Paul Loden',
      'resignation secretary Rita Filz',
      'appointment chair Kurt Schluss',
      'appointment secretary Ilse Samt',
    ],
  },
  {
    body: `Der alleinige Aktionär, vertreten durch Herrn Kurt Schluss, Verwalter, ernennt Herrn Paul Loden zum Verwalter.`,
    facts: ['appointment director Paul Loden'],
  },
  {
    body: `Das durch den Tod von Herrn Paul Loden frei gewordene Mandat als Verwalter wird Frau Rita Filz übertragen.`,
    facts: ['death director Paul Loden', 'appointment director Rita Filz'],
  },
  {
    body: `Die Mandate als Verwalter von Paul Loden und Rita Filz sowie das Mandat als Kommissar der SPULE GmbH werden für drei Jahre verlängert.`,
    facts: [
      'reappointment director Paul Loden 3y',
      'reappointment director Rita Filz 3y',
      'reappointment statutory_auditor SPULE GmbH 3y',
    ],
  },
  {
    body: `Einstimmig gewählt: Rita Filz als Präsidentin, Paul Loden als Vizepräsident, Ilse Samt als Kassiererin.`,
    facts: [
      'appointment chair Rita Filz',
      'appointment vice_chair Paul Loden',
      'appointment other Ilse Samt',
    ],
  },
  {
    body: `Der Rücktritt von Paul Loden wird nicht angenommen. Frau Rita Filz scheidet hingegen als Verwalterin aus.`,
    facts: ['resignation director Rita Filz'],
  },
  {
    body: `Die Gesellschaft verzichtet künftig auf einen Kommissar; das Mandat der SPULE GmbH endet im gegenseitigen Einvernehmen.`,
    facts: ['end_of_term statutory_auditor SPULE GmbH'],
  },
  {
    body: `Frau Rita Filz wird vom Amt der delegierten Verwalterin entbunden und bleibt einfache Verwalterin.`,
    facts: ['dismissal managing_director Rita Filz'],
  },
  {
    body: `Frau Rita Filz folgt Herrn Paul Loden als Präsidentin nach.`,
    facts: ['appointment chair Rita Filz'],
  },
  {
    body: `Der Präsident, Herr Paul Loden, eröffnet die Sitzung und übergibt das Wort an die Kassiererin, Frau Rita Filz, die den Kassenbericht vorlegt.`,
    facts: [],
  },
  {
    body: `Die Versammlung spricht Herrn Paul Loden, Verwalter, ihr Vertrauen aus und beauftragt Frau Rita Filz mit der Hinterlegung des Jahresabschlusses.`,
    facts: [],
  },
  {
    body: `Der Mietvertrag endet am 31. Dezember 2025; Herr Paul Loden, Geschäftsführer, wird ermächtigt, ihn zu verlängern.`,
    facts: [],
  },
  {
    body: `Herr Paul Loden bleibt Präsident, Frau Rita Filz bleibt Kassiererin. Es gibt keine Neuwahlen.`,
    facts: [],
  },
  {
    body: `Die Entscheidung über die Ernennung eines neuen Verwalters wird vertagt. Herr Paul Loden hat seine Kandidatur angekündigt.`,
    facts: [],
  },
  {
    body: `Herr Paul Loden, Verwalter, verlässt die Sitzung um 21 Uhr. Frau Rita Filz führt das Protokoll.`,
    facts: [],
  },
  {
    body: `Frau Rita Filz, Verwalterin, übernimmt die Kosten der Veröffentlichung. Der Anteil von Herrn Paul Loden geht an Frau Ilse Samt über.`,
    facts: [],
  },
  {
    body: `Ausgetreten aus dem Vorstand:
Paul Loden, Dorfstraße 3, 4700 Eupen
Neu im Vorstand:
Rita Filz, Dorfstraße 5, 4700 Eupen
Ilse Samt, Dorfstraße 7, 4700 Eupen`,
    facts: [
      'resignation director Paul Loden',
      'appointment director Rita Filz',
      'appointment director Ilse Samt',
    ],
  },
  {
    body: `Die Generalversammlung hat Herrn Paul Loden und Frau Rita Filz zu Verwaltern gewählt. Der Verwaltungsrat hat anschließend Herrn Loden zum Präsidenten und Frau Filz zur Kassiererin bestimmt.`,
    facts: [
      'appointment director Paul Loden',
      'appointment director Rita Filz',
      'appointment chair Paul Loden',
      'appointment other Rita Filz',
    ],
  },
  {
    body: `Das Verwaltungsratsmitglied Paul Loden hat sein Mandat mit Schreiben vom 3. Mai 2025 zur Verfügung gestellt. Die Versammlung hat Frau Rita Filz als Ersatz gewählt.`,
    facts: ['resignation director Paul Loden', 'appointment director Rita Filz'],
  },
  {
    body: `Die Mandate der Verwalter LEINEN AG, vertreten durch Herrn Paul Loden, und Rita Filz werden bis 2031 verlängert. Herr Kurt Schluss hat auf eine Verlängerung seines Mandates verzichtet.`,
    facts: [
      'reappointment director LEINEN AG / Paul Loden',
      'reappointment director Rita Filz',
      'end_of_term director Kurt Schluss',
    ],
  },
  {
    body: `Verwalter ab heute: Paul Loden (neu), Rita Filz (wiedergewählt).`,
    facts: ['appointment director Paul Loden', 'reappointment director Rita Filz'],
  },
  {
    body: `Abstimmung: Paul Loden wird mit 12 Stimmen zum Verwalter gewählt. Rita Filz erhält 5 Stimmen und ist nicht gewählt.`,
    facts: ['appointment director Paul Loden'],
  },
  {
    body: `Infolge der Fusion enden die Mandate der Verwalter der übertragenden Gesellschaft. Die übernehmende Gesellschaft ernennt Herrn Paul Loden zum Verwalter.`,
    facts: ['appointment director Paul Loden'],
  },
  {
    body: `Nach Ablauf seines Mandats wird Herr Paul Loden als Verwalter für sechs Jahre wieder bestellt.`,
    facts: ['reappointment director Paul Loden 6y'],
  },
  {
    body: `Die Mitglieder haben den bisherigen Vorstand bestehend aus Paul Loden (Präsident), Rita Filz (Kassiererin) und Ilse Samt (Schriftführerin) im Amt bestätigt und für zwei Jahre wiedergewählt.`,
    facts: [
      'reappointment chair Paul Loden 2y',
      'reappointment other Rita Filz 2y',
      'reappointment secretary Ilse Samt 2y',
    ],
  },
  {
    body: `Rücktritt eines Verwalters: Paul Loden. Ernennung eines Verwalters: Rita Filz, Dorfstraße 3, 4700 Eupen.`,
    facts: ['resignation director Paul Loden', 'appointment director Rita Filz'],
  },
  {
    body: `Die Versammlung ernennt zwei weitere Verwalter, nämlich Herrn Paul Loden und Frau Rita Filz.`,
    facts: ['appointment director Paul Loden', 'appointment director Rita Filz'],
  },
  {
    body: `Das Mandat von Paul Loden als Verwalter hat am 3. Mai 2025 geendet und wurde nicht neu besetzt.`,
    facts: ['end_of_term director Paul Loden'],
  },
  {
    body: `Frau Rita Filz ersetzt Herrn Paul Loden, der zurückgetreten ist, als Geschäftsführerin.`,
    facts: ['appointment manager Rita Filz', 'resignation manager Paul Loden'],
  },
]
