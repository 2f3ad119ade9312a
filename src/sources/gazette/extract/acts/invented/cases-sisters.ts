// Invented acts in three languages: wordings of the same matters side by side.

import type { Language } from '../../../../../domain/publication.ts'
import type { ActCase } from './act-case.ts'

export const SISTER_WORDINGS: (ActCase & { language: Language })[] = [
  {
    language: 'fr',
    body: `Les mandats d'administrateur de Monsieur Paul Tisserand et de Madame Claire Navette arrivent à échéance ce jour.

L'assemblée décide de renouveler leurs mandats pour une durée de six ans.`,
    facts: ['reappointment director Paul Tisserand 6y', 'reappointment director Claire Navette 6y'],
  },
  {
    language: 'fr',
    body: `L'assemblée constate que le mandat d'administrateur de Monsieur Paul Tisserand est venu à échéance.

Elle décide de reconduire ce mandat pour une période de 4 ans.`,
    facts: ['reappointment director Paul Tisserand 4y'],
  },
  {
    language: 'fr',
    body: `L'assemblée constate que les mandats d'administrateur de M. Paul Tisserand et Mme Claire Navette viennent à échéance.

Elle décide de ne pas les renouveler.`,
    facts: ['end_of_term director Paul Tisserand', 'end_of_term director Claire Navette'],
  },
  {
    language: 'nl',
    body: `De vergadering stelt vast dat de mandaten van bestuurder van de heer Karel Wevers en mevrouw Lies Spoel vandaag verstrijken.

Zij beslist deze twee mandaten te hernieuwen voor een periode van zes jaar.`,
    facts: ['reappointment director Karel Wevers 6y', 'reappointment director Lies Spoel 6y'],
  },
  {
    language: 'de',
    body: `Die Versammlung stellt fest, dass die Verwaltermandate von Herrn Hans Weber und Frau Eva Faden heute ablaufen.

Sie beschließt, diese Mandate für sechs Jahre zu erneuern.`,
    facts: ['reappointment director Hans Weber 6y', 'reappointment director Eva Faden 6y'],
  },
  {
    language: 'fr',
    body: `L'assemblée renouvelle le mandat de commissaire de la SRL FUSEAU & PEIGNE Réviseurs d'entreprises, représentée par Monsieur Alain Peigne, réviseur d'entreprises, pour trois ans.`,
    facts: ["reappointment statutory_auditor FUSEAU & PEIGNE Réviseurs d'entreprises / Alain Peigne 3y"],
  },
  {
    language: 'fr',
    body: `L'assemblée nomme en qualité de commissaire la SRL Fuseau, Peigne & Associés, réviseurs d'entreprises, représentée par Madame Lise Peigne, pour une durée de trois ans.`,
    facts: ['appointment statutory_auditor Fuseau, Peigne & Associés / Lise Peigne 3y'],
  },
  {
    language: 'fr',
    body: `Le conseil décide de coopter Monsieur Paul Tisserand en qualité d'administrateur et de lui confier la gestion journalière, avec le titre d'administrateur délégué.`,
    facts: ['appointment director Paul Tisserand', 'appointment managing_director Paul Tisserand'],
  },
  {
    language: 'fr',
    body: `L'assemblée nomme Madame Claire Navette administratrice et lui attribue la fonction de présidente du conseil d'administration.`,
    facts: ['appointment director Claire Navette', 'appointment chair Claire Navette'],
  },
  {
    language: 'nl',
    body: `De raad benoemt mevrouw Lies Spoel tot bestuurder en vertrouwt haar het dagelijks bestuur toe.`,
    facts: ['appointment director Lies Spoel', 'appointment daily_management Lies Spoel'],
  },
  {
    language: 'nl',
    body: `De raad besluit de heer Karel Wevers te coöpteren als bestuurder en hem te belasten met het dagelijks bestuur.`,
    facts: ['appointment director Karel Wevers', 'appointment daily_management Karel Wevers'],
  },
  {
    language: 'de',
    body: `Der Verwaltungsrat ernennt Frau Eva Faden zur Verwalterin und überträgt ihr die tägliche Geschäftsführung.`,
    facts: ['appointment director Eva Faden', 'appointment daily_management Eva Faden'],
  },
  {
    language: 'de',
    body: `Herr Hans Weber tritt mit Wirkung zum 30. Juni 2025 von seinem Amt als Verwalter zurück.`,
    facts: ['resignation director Hans Weber 2025-06-30'],
  },
  {
    language: 'de',
    body: `Der Rat nimmt zur Kenntnis, dass Herr Hans Weber sein Mandat als Verwalter niederlegt.`,
    facts: ['resignation director Hans Weber'],
  },
  {
    language: 'de',
    body: `Frau Eva Faden, Lehrerin, wohnhaft in 4700 Eupen, Spulenweg 3, scheidet am 30. Juni 2025 aus dem Verwaltungsrat aus.`,
    facts: ['resignation director Eva Faden'],
  },
  {
    language: 'de',
    body: `Herr Hans Weber hat sein Amt als Vorsitzender zur Verfügung gestellt. An seine Stelle tritt Frau Eva Faden.`,
    facts: ['resignation chair Hans Weber', 'appointment chair Eva Faden'],
  },
  {
    language: 'de',
    body: `Die Versammlung beruft Herrn Hans Weber als Verwalter ab. Sie setzt Frau Eva Faden als Verwalterin ein.`,
    facts: ['dismissal director Hans Weber', 'appointment director Eva Faden'],
  },
  {
    language: 'de',
    body: `Aus dem Vorstand treten aus:
- Hans Weber
- Eva Faden
In den Vorstand treten ein:
- Karl Webstuhl
- Rosa Nadel`,
    facts: [
      'resignation director Hans Weber',
      'resignation director Eva Faden',
      'appointment director Karl Webstuhl',
      'appointment director Rosa Nadel',
    ],
  },
  {
    language: 'de',
    body: `Das Mandat von Herrn Hans Weber als Verwalter läuft heute ab und wird nicht verlängert.`,
    facts: ['end_of_term director Hans Weber'],
  },
  {
    language: 'de',
    body: `Die Mandate der Verwalter Hans Weber und Eva Faden, die heute auslaufen, werden für sechs Jahre verlängert.`,
    facts: ['reappointment director Hans Weber 6y', 'reappointment director Eva Faden 6y'],
  },
  {
    language: 'de',
    body: `Herr Hans Weber und Frau Eva Faden werden für eine neue Amtszeit von vier Jahren in ihrem Amt als Verwalter bestätigt.`,
    facts: ['reappointment director Hans Weber 4y', 'reappointment director Eva Faden 4y'],
  },
  {
    language: 'fr',
    body: `Monsieur Paul Tisserand et Madame Claire Navette sont confirmés dans leurs fonctions d'administrateurs pour une nouvelle période de six ans.`,
    facts: ['reappointment director Paul Tisserand 6y', 'reappointment director Claire Navette 6y'],
  },
  {
    language: 'nl',
    body: `De heer Karel Wevers wordt bevestigd als bestuurder voor een nieuwe termijn van zes jaar.`,
    facts: ['reappointment director Karel Wevers 6y'],
  },
  {
    language: 'fr',
    body: `Madame Claire Navette, directrice, domiciliée à 5000 Namur, rue du Fil 3, est chargée de la gestion journalière à compter du 1er juillet 2025.`,
    facts: ['appointment daily_management Claire Navette 2025-07-01'],
  },
  {
    language: 'fr',
    body: `La gestion journalière de l'association est confiée, à partir du 1er juillet 2025, à Madame Claire Navette, directrice.`,
    facts: ['appointment daily_management Claire Navette 2025-07-01'],
  },
  {
    language: 'fr',
    body: `L'assemblée appelle au mandat d'administrateur Monsieur Paul Tisserand, comptable, domicilié à 5000 Namur.`,
    facts: ['appointment director Paul Tisserand'],
  },
  {
    language: 'fr',
    body: `Est appelé aux fonctions d'administrateur, en remplacement de Monsieur Marc Lisse, démissionnaire : Monsieur Paul Tisserand.`,
    facts: ['appointment director Paul Tisserand', 'resignation director Marc Lisse'],
  },
  {
    language: 'fr',
    body: `La séance est ouverte à 18 heures. Monsieur Paul Tisserand assume la présidence. L'assemblée nomme Madame Claire Navette administratrice.`,
    facts: ['appointment director Claire Navette'],
  },
  {
    language: 'de',
    body: `Die Sitzung wird um 18 Uhr eröffnet. Herr Hans Weber übernimmt den Vorsitz. Frau Eva Faden wird zur Verwalterin ernannt.`,
    facts: ['appointment director Eva Faden'],
  },
  {
    language: 'de',
    body: `Die Versammlung bestellt die WEBER & NADEL GmbH, Betriebsrevisoren, mit Sitz in 4700 Eupen, vertreten durch Herrn Betriebsrevisor Karl Nadel, zum Kommissar für drei Jahre.`,
    facts: ['appointment statutory_auditor WEBER & NADEL GmbH / Karl Nadel 3y'],
  },
  {
    language: 'de',
    body: `Neu gewählt werden für vier Jahre:
Herr Karl Webstuhl, Honsfeld 22, 4760 Büllingen
Frau Rosa Nadel, Wirtzfeld 9, 4760 Büllingen
Hans Weber, Präsident  Eva Faden, Schriftführerin`,
    facts: ['appointment director Karl Webstuhl 4y', 'appointment director Rosa Nadel 4y'],
  },
]
