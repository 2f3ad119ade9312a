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
  {
    language: 'fr',
    body: `ORDRE DU JOUR
1. Démission d'un administrateur
2. Nomination d'un administrateur
3. Pouvoirs

DELIBERATIONS
1. L'assemblée prend acte de la démission présentée par Monsieur Paul Tisserand de son mandat d'administrateur à dater du 1er mai 2025.
2. L'assemblée appelle aux fonctions d'administrateur, pour une durée de six ans, Madame Claire Navette, ici présente et qui accepte.
3. Tous pouvoirs sont conférés à Monsieur Luc Greffe, comptable, aux fins de publication.`,
    facts: ['resignation director Paul Tisserand 2025-05-01', 'appointment director Claire Navette 6y'],
  },
  {
    language: 'fr',
    body: `L'assemblée générale, réunie sous la présidence de Monsieur Paul Tisserand, administrateur délégué, désigne comme secrétaire Madame Rose Aune et comme scrutateur Monsieur Luc Fil.
L'assemblée renouvelle pour six ans les mandats d'administrateurs de MM. Paul Tisserand et Guy Revers.`,
    facts: ['reappointment director Paul Tisserand 6y', 'reappointment director Guy Revers 6y'],
  },
  {
    language: 'fr',
    body: `Monsieur Paul Tisserand, administrateur délégué, présente sa démission en qualité d'administrateur. Celle-ci est acceptée avec effet immédiat.`,
    facts: ['resignation director Paul Tisserand'],
  },
  {
    language: 'fr',
    body: `Le mandat de Madame Claire Navette, administrateur délégué, est reconduit pour une durée de six ans en qualité d'administrateur.`,
    facts: ['reappointment director Claire Navette 6y'],
  },
  {
    language: 'fr',
    body: `Le conseil d'administration, composé de Monsieur Paul Tisserand, président, Madame Rose Aune et Monsieur Luc Fil, administrateurs, nomme Monsieur Guy Revers en qualité de délégué à la gestion journalière.`,
    facts: ['appointment daily_management Guy Revers'],
  },
  {
    language: 'fr',
    body: `Se sont réunis les associés suivants : Monsieur Paul Tisserand, propriétaire de 60 parts, et Madame Rose Aune, propriétaire de 40 parts.
L'assemblée acte la démission de Monsieur Paul Tisserand de ses fonctions de gérant et désigne à sa place Madame Rose Aune.`,
    facts: ['resignation manager Paul Tisserand', 'appointment manager Rose Aune'],
  },
  {
    language: 'fr',
    body: `L'assemblée prend note que le mandat du commissaire, la SRL FUSEAU AUDIT, représentée par Monsieur Alain Fuseau, est arrivé à son terme. Elle nomme en qualité de nouveau commissaire la SRL PEIGNE REVISION, représentée par Madame Lise Peigne, pour une durée de trois ans.`,
    facts: [
      'end_of_term statutory_auditor FUSEAU AUDIT / Alain Fuseau',
      'appointment statutory_auditor PEIGNE REVISION / Lise Peigne 3y',
    ],
  },
  {
    language: 'fr',
    body: `Le mandat d'administrateur de Madame Rose Aune, qui expire ce jour, n'est pas renouvelé.`,
    facts: ['end_of_term director Rose Aune'],
  },
  {
    language: 'fr',
    body: `L'assemblée ratifie la cooptation de Monsieur Luc Fil en qualité d'administrateur, décidée par le conseil du 3 mars 2025 en remplacement de Madame Rose Aune, démissionnaire.`,
    facts: ['appointment director Luc Fil', 'resignation director Rose Aune'],
  },
  {
    language: 'fr',
    body: `Suite au décès de Monsieur Paul Tisserand, survenu le 12 février 2025, son mandat d'administrateur a pris fin. L'assemblée pourvoit à son remplacement en désignant Madame Rose Aune.`,
    facts: ['death director Paul Tisserand 2025-02-12', 'appointment director Rose Aune'],
  },
  {
    language: 'fr',
    body: `Madame Rose Aune remplace Monsieur Paul Tisserand comme présidente de l'association.`,
    facts: ['appointment chair Rose Aune'],
  },
  {
    language: 'fr',
    body: `Monsieur Paul Tisserand quitte ses fonctions de trésorier au 30 juin 2025 et est remplacé par Madame Rose Aune.`,
    facts: ['resignation other Paul Tisserand 2025-06-30', 'appointment other Rose Aune'],
  },
  {
    language: 'fr',
    body: `Il a été mis fin, d'un commun accord, au mandat de gérant de Monsieur Paul Tisserand à dater du 30 juin 2025.`,
    facts: ['end_of_term manager Paul Tisserand 2025-06-30'],
  },
  {
    language: 'fr',
    body: `L'assemblée met fin au mandat d'administrateur de Monsieur Paul Tisserand. Elle désigne Madame Rose Aune pour achever ce mandat.`,
    facts: ['dismissal director Paul Tisserand', 'appointment director Rose Aune'],
  },
  {
    language: 'fr',
    body: `L'assemblée générale décide, à l'unanimité des voix :
- d'accepter la démission de Monsieur Paul Tisserand, administrateur,
- de nommer à ce poste Madame Rose Aune,
- de donner décharge à l'administrateur sortant.`,
    facts: ['resignation director Paul Tisserand', 'appointment director Rose Aune'],
  },
  {
    language: 'fr',
    body: `COMPOSITION DU CONSEIL D'ADMINISTRATION
Administrateurs sortants : Paul Tisserand, Rose Aune
Administrateurs entrants : Luc Fil, Guy Revers
Administrateurs réélus : Lise Peigne`,
    facts: [
      'resignation director Paul Tisserand',
      'resignation director Rose Aune',
      'appointment director Luc Fil',
      'appointment director Guy Revers',
      'reappointment director Lise Peigne',
    ],
  },
  {
    language: 'fr',
    body: `DEMISSION ADMINISTRATEUR
TISSERAND Paul, rue du Fil 3, 5000 Namur
NOMINATION ADMINISTRATEUR
AUNE Rose, rue du Lin 8, 5000 Namur`,
    facts: ['resignation director TISSERAND Paul', 'appointment director AUNE Rose'],
  },
  {
    language: 'fr',
    body: `L'associé unique décide de révoquer avec effet immédiat le gérant, Monsieur Paul Tisserand, et de nommer en qualité de gérante Madame Rose Aune, pour une durée indéterminée.`,
    facts: ['dismissal manager Paul Tisserand', 'appointment manager Rose Aune indefinite'],
  },
  {
    language: 'fr',
    body: `L'assemblée constate que le mandat de Monsieur Paul Tisserand, administrateur, venu à échéance lors de la présente assemblée, n'a pas fait l'objet d'une demande de renouvellement et prend dès lors fin.`,
    facts: ['end_of_term director Paul Tisserand'],
  },
  {
    language: 'fr',
    body: `Par décision du 3 juin 2025, l'organe d'administration a désigné Madame Rose Aune au poste de directrice générale, déléguée à la gestion journalière.`,
    facts: ['appointment managing_director Rose Aune'],
  },
  {
    language: 'fr',
    body: `L'assemblée décide de fixer à trois le nombre d'administrateurs et d'appeler à ces fonctions Madame Rose Aune, Monsieur Luc Fil et Monsieur Guy Revers, tous trois ici présents et qui acceptent. Leur mandat prendra fin immédiatement après l'assemblée générale ordinaire de 2031.`,
    facts: [
      'appointment director Rose Aune m2031',
      'appointment director Luc Fil m2031',
      'appointment director Guy Revers m2031',
    ],
  },
  {
    language: 'fr',
    body: `A été élu président du conseil d'administration Monsieur Luc Fil et administrateur délégué Monsieur Guy Revers.`,
    facts: ['appointment chair Luc Fil', 'appointment managing_director Guy Revers'],
  },
  {
    language: 'fr',
    body: `Le conseil procède à l'élection en son sein d'un président : Monsieur Luc Fil est désigné. Madame Rose Aune est chargée du secrétariat.`,
    facts: ['appointment chair Luc Fil', 'appointment secretary Rose Aune'],
  },
  {
    language: 'fr',
    body: `Liquidation : l'assemblée prononce la dissolution anticipée et nomme liquidateur Maître Rose Aune, avocate, dont le cabinet est établi à 5000 Namur. Les mandats des administrateurs, Messieurs Luc Fil et Guy Revers, prennent fin de plein droit.`,
    facts: [
      'appointment liquidator Rose Aune',
      'end_of_term director Luc Fil',
      'end_of_term director Guy Revers',
    ],
  },
  {
    language: 'de',
    body: `Die Generalversammlung hat einstimmig beschlossen:
1. den Rücktritt von Herrn Hans Weber als Verwalter anzunehmen;
2. Frau Eva Faden, wohnhaft in 4700 Eupen, Spulenweg 3, zur neuen Verwalterin zu ernennen, dies für die Dauer von sechs Jahren;
3. Herrn Karl Nadel Vollmacht für die Hinterlegung zu erteilen.`,
    facts: ['resignation director Hans Weber', 'appointment director Eva Faden 6y'],
  },
  {
    language: 'de',
    body: `Das Mandat des Kommissars, der WEBER & NADEL GmbH, vertreten durch Frau Rosa Nadel, läuft mit der heutigen Versammlung ab. Die Versammlung beschließt, dieses Mandat für weitere drei Jahre zu verlängern.`,
    facts: ['reappointment statutory_auditor WEBER & NADEL GmbH / Rosa Nadel 3y'],
  },
  {
    language: 'de',
    body: `Der Verwaltungsrat wählt aus seiner Mitte Herrn Hans Weber zum Präsidenten, Frau Eva Faden zur Vizepräsidentin, Herrn Karl Nadel zum Schriftführer und Frau Rosa Spule zur Kassiererin.`,
    facts: [
      'appointment chair Hans Weber',
      'appointment vice_chair Eva Faden',
      'appointment secretary Karl Nadel',
      'appointment other Rosa Spule',
    ],
  },
  {
    language: 'de',
    body: `Frau Eva Faden wurde einstimmig als Verwalterin wiedergewählt, Herr Karl Nadel neu gewählt.`,
    facts: ['reappointment director Eva Faden', 'appointment director Karl Nadel'],
  },
  {
    language: 'de',
    body: `Die alleinige Gesellschafterin entbindet Herrn Hans Weber mit sofortiger Wirkung von seinem Amt als Geschäftsführer und bestellt Frau Eva Faden zur Geschäftsführerin.`,
    facts: ['dismissal manager Hans Weber', 'appointment manager Eva Faden'],
  },
  {
    language: 'de',
    body: `Der Gesellschafter enthebt Herrn Hans Weber seines Amtes als Verwalter.`,
    facts: ['dismissal director Hans Weber'],
  },
  {
    language: 'de',
    body: `Zur Kenntnis genommen wird der Rücktritt der Verwalterin Eva Faden zum 30. Juni 2025.`,
    facts: ['resignation director Eva Faden 2025-06-30'],
  },
  {
    language: 'de',
    body: `Ausgeschieden: Hans Weber
Neu: Eva Faden, wohnhaft in 4700 Eupen`,
    facts: ['resignation director Hans Weber', 'appointment director Eva Faden'],
  },
  {
    language: 'de',
    body: `Ende der Mandate: Herr Hans Weber und Frau Eva Faden
Neue Verwalter: Herr Karl Nadel und Frau Rosa Spule`,
    facts: [
      'end_of_term director Hans Weber',
      'end_of_term director Eva Faden',
      'appointment director Karl Nadel',
      'appointment director Rosa Spule',
    ],
  },
  {
    language: 'de',
    body: `Die Versammlung nimmt Kenntnis davon, dass Frau Eva Faden nicht mehr als Verwalterin kandidiert. Ihr Mandat endet heute.`,
    facts: ['end_of_term director Eva Faden'],
  },
  {
    language: 'de',
    body: `Der Verwaltungsrat hat Frau Eva Faden mit der täglichen Geschäftsführung der Vereinigung betraut, dies ab dem 1. September 2025.`,
    facts: ['appointment daily_management Eva Faden 2025-09-01'],
  },
  {
    language: 'de',
    body: `Die tägliche Geschäftsführung wird ab dem 1. September 2025 Frau Eva Faden übertragen.`,
    facts: ['appointment daily_management Eva Faden 2025-09-01'],
  },
  {
    language: 'de',
    body: `Der ständige Vertreter der NADEL HOLDING AG, Herr Hans Weber, wird ab dem 1. Juli 2025 durch Frau Eva Faden ersetzt.`,
    facts: [
      'resignation permanent_representative Hans Weber 2025-07-01',
      'appointment permanent_representative Eva Faden 2025-07-01',
    ],
  },
  {
    language: 'de',
    body: `Die NADEL HOLDING AG, mit Sitz in 4780 Sankt Vith, Malmedyer Straße 3, wird zur Verwalterin ernannt. Sie bezeichnet Herrn Hans Weber als ihren ständigen Vertreter.`,
    facts: ['appointment director NADEL HOLDING AG / Hans Weber'],
  },
  {
    language: 'de',
    body: `Die Versammlung stellt fest, dass sämtliche Mandate heute ablaufen, und beschließt, folgende Verwalter für eine Dauer von sechs Jahren wiederzuernennen:
1. Herrn Hans Weber;
2. Frau Eva Faden.`,
    facts: ['reappointment director Hans Weber 6y', 'reappointment director Eva Faden 6y'],
  },
  {
    language: 'de',
    body: `Der Verwaltungsrat setzt sich nunmehr wie folgt zusammen: Herr Hans Weber, Präsident; Frau Eva Faden, Verwalterin.`,
    facts: ['confirmation chair Hans Weber', 'confirmation director Eva Faden'],
  },
  {
    language: 'de',
    body: `Frau Eva Faden wird als Verwalterin abberufen. Zum Nachfolger wird Herr Karl Nadel, Landwirt, wohnhaft in 4760 Büllingen, bestellt.`,
    facts: ['dismissal director Eva Faden', 'appointment director Karl Nadel'],
  },
  {
    language: 'de',
    body: `Auf eigenen Wunsch wird Herr Hans Weber von seinem Amt als Verwalter entbunden.`,
    facts: ['resignation director Hans Weber'],
  },
  {
    language: 'de',
    body: `Es wird festgestellt, dass der Geschäftsführer, Herr Hans Weber, sein Amt zum 31. Dezember 2024 niedergelegt hat.`,
    facts: ['resignation manager Hans Weber 2024-12-31'],
  },
  {
    language: 'de',
    body: `Kooptierung: Der Verwaltungsrat kooptiert Frau Eva Faden als Verwalterin anstelle des zurückgetretenen Verwalters Hans Weber.`,
    facts: ['appointment director Eva Faden', 'resignation director Hans Weber'],
  },
  {
    language: 'de',
    body: `Durch Rundschreiben vom 3. Juni 2025 haben die Verwalter einstimmig beschlossen, Frau Eva Faden zur delegierten Verwalterin zu ernennen.`,
    facts: ['appointment managing_director Eva Faden'],
  },
  {
    language: 'de',
    body: `Die Auflösung beendet das Mandat der Verwalterin Eva Faden. Zum Liquidator wird Rechtsanwalt Karl Nadel, mit Kanzlei in 4700 Eupen, ernannt.`,
    facts: ['end_of_term director Eva Faden', 'appointment liquidator Karl Nadel'],
  },
  {
    language: 'fr',
    body: `Les soussignés, Monsieur Paul Tisserand et Madame Rose Aune, seuls actionnaires de la société, décident par écrit, à l'unanimité :
1° d'accepter la démission de la SRL FUSEAU, représentée par Monsieur Paul Tisserand, de son mandat d'administrateur ;
2° de nommer en remplacement Monsieur Paul Tisserand, à titre personnel, pour la durée restante du mandat.`,
    facts: ['resignation director FUSEAU / Paul Tisserand', 'appointment director Paul Tisserand'],
  },
  {
    language: 'fr',
    body: `Le mandat de tous les administrateurs étant expiré, l'assemblée procède à de nouvelles élections. Sont élus pour quatre ans : Rose Aune, Luc Fil et Guy Revers. Le conseil désigne en son sein : Rose Aune, présidente ; Luc Fil, trésorier ; Guy Revers, secrétaire.`,
    facts: [
      'appointment director Rose Aune 4y',
      'appointment director Luc Fil 4y',
      'appointment director Guy Revers 4y',
      'appointment chair Rose Aune',
      'appointment other Luc Fil',
      'appointment secretary Guy Revers',
    ],
  },
  {
    language: 'fr',
    body: `Le commissaire, la SRL FUSEAU AUDIT, ayant déclaré ne plus pouvoir exercer sa mission, l'assemblée nomme pour lui succéder la SRL PEIGNE REVISION, ayant son siège à 5000 Namur, rue du Fil 3 (B00123), représentée par Madame Lise Peigne, pour un terme de trois ans.`,
    facts: ['appointment statutory_auditor PEIGNE REVISION / Lise Peigne 3y'],
  },
  {
    language: 'fr',
    body: `Est renouvelé pour une période de six ans le mandat d'administrateur de :
1. Monsieur Paul Tisserand, domicilié à 5000 Namur, rue du Fil 3
2. Madame Rose Aune, domiciliée à 5000 Namur, rue du Lin 8
N'est pas renouvelé le mandat de Monsieur Luc Fil.`,
    facts: ['reappointment director Paul Tisserand 6y', 'end_of_term director Rose Aune'],
  },
  {
    language: 'fr',
    body: `L'assemblée décide de porter le nombre des administrateurs de deux à trois et élit en qualité de troisième administrateur Monsieur Guy Revers.`,
    facts: ['appointment director Guy Revers'],
  },
  {
    language: 'fr',
    body: `Madame Rose Aune exercera désormais seule la fonction d'administratrice déléguée, Monsieur Luc Fil ayant renoncé à son mandat d'administrateur délégué.`,
    facts: ['appointment managing_director Rose Aune', 'resignation managing_director Luc Fil'],
  },
  {
    language: 'fr',
    body: `Nomination de M. Paul Tisserand (NN 75.01.02-123-45) comme administrateur, effet au 1er juillet 2025.
Démission de Mme Rose Aune comme administratrice, effet au 30 juin 2025.`,
    facts: ['appointment director Paul Tisserand 2025-07-01', 'resignation director Rose Aune 2025-06-30'],
  },
  {
    language: 'fr',
    body: `Il est pris acte du non-renouvellement du mandat de Monsieur Luc Fil, administrateur. Le mandat de Madame Rose Aune est par contre prolongé de trois ans.`,
    facts: ['end_of_term director Luc Fil', 'reappointment director Rose Aune'],
  },
  {
    language: 'fr',
    body: `Après délibération, sont désignés : comme présidente, Madame Rose Aune ; comme trésorier, Monsieur Luc Fil ; comme secrétaire, Monsieur Guy Revers.`,
    facts: ['appointment chair Rose Aune', 'appointment other Luc Fil', 'appointment secretary Guy Revers'],
  },
  {
    language: 'fr',
    body: `En sa séance du 5 mars 2025, le conseil d'administration a acté la démission d'office de Monsieur Luc Fil, administrateur, qui a été absent à trois réunions consécutives.`,
    facts: ['resignation director Luc Fil'],
  },
  {
    language: 'fr',
    body: `L'assemblée exclut Monsieur Luc Fil du conseil d'administration.`,
    facts: ['dismissal director Luc Fil'],
  },
  {
    language: 'fr',
    body: `L'assemblée générale décide de transformer la société en société à responsabilité limitée. Le gérant statutaire, Monsieur Luc Fil, démissionne de cette fonction. Est nommée administratrice Madame Rose Aune.`,
    facts: [
      'resignation manager Luc Fil',
      'appointment director Rose Aune',
      'legal_form > société à responsabilité limitée',
    ],
  },
  {
    language: 'fr',
    body: `Le mandat de commissaire de la SRL FUSEAU AUDIT, ayant pour représentant permanent Monsieur Alain Fuseau, a été renouvelé pour une nouvelle période triennale.`,
    facts: ['reappointment statutory_auditor FUSEAU AUDIT / Alain Fuseau'],
  },
  {
    language: 'fr',
    body: `Conseil d'administration du même jour : Madame Rose Aune est reconduite à la présidence et Monsieur Luc Fil à la trésorerie.`,
    facts: ['reappointment chair Rose Aune', 'reappointment other Luc Fil'],
  },
  {
    language: 'fr',
    body: `Le conseil délègue la gestion journalière à un comité de direction composé de Madame Rose Aune, directrice, et de Monsieur Luc Fil.`,
    facts: ['appointment daily_management Rose Aune', 'appointment daily_management Luc Fil'],
  },
  {
    language: 'fr',
    body: `Désignation de Madame Rose Aune en qualité de représentante permanente de la société dans le cadre de son mandat d'administrateur de la SA NAVETTE.`,
    facts: ['appointment permanent_representative Rose Aune', 'appointment director NAVETTE'],
  },
  {
    language: 'fr',
    body: `La SRL FUSEAU, administrateur, a désigné Madame Rose Aune en qualité de représentante permanente en remplacement de Monsieur Luc Fil.`,
    facts: ['resignation permanent_representative Luc Fil', 'appointment permanent_representative Rose Aune'],
  },
  {
    language: 'fr',
    body: `Sont démissionnaires :
- Tisserand Paul, trésorier
- Aune Rose, administratrice
Sont élus :
- Fil Luc, trésorier, rue du Lin 8, 5000 Namur
- Revers Guy, administrateur, rue du Fil 3, 5000 Namur
Le conseil se compose désormais comme suit : Fil Luc, Revers Guy, Peigne Lise (présidente).`,
    facts: [
      'resignation other Tisserand Paul',
      'resignation director Aune Rose',
      'appointment other Fil Luc',
      'appointment director Revers Guy',
      'confirmation chair Peigne Lise',
    ],
  },
  {
    language: 'fr',
    body: `Bureau : l'assemblée est présidée par Monsieur Paul Tisserand, qui désigne Madame Rose Aune en qualité de secrétaire.
Première résolution : démission
L'assemblée prend acte de la démission de Monsieur Guy Revers de sa fonction d'administrateur et ce, à compter de ce jour.
Deuxième résolution : décharge
L'assemblée accorde décharge à Monsieur Guy Revers et à Monsieur Paul Tisserand.
Troisième résolution : pouvoirs
L'assemblée mandate Madame Lise Peigne, avec faculté de substitution, afin d'effectuer les démarches nécessaires.`,
    facts: ['resignation director Guy Revers'],
  },
  {
    language: 'fr',
    body: `1. Renouvellement du mandat du commissaire
L'assemblée décide, sur proposition du conseil d'administration, de renouveler, pour une période de trois ans, le mandat de commissaire exercé par la SRL FUSEAU AUDIT, dont le siège est sis rue du Fil 3 à 5000 Namur, qui désigne Monsieur Alain Fuseau en qualité de représentant chargé de l'exécution de cette mission.`,
    facts: ['reappointment statutory_auditor FUSEAU AUDIT / Alain Fuseau 3y'],
  },
  {
    language: 'fr',
    body: `L'assemblée générale a nommé à l'unanimité des voix, en qualité d'administrateur non statutaire pour une durée illimitée : Monsieur Luc Fil, né à Namur le 3 mars 1980, numéro national 80.03.03-123.45, domicilié à 5000 Namur, rue du Fil 3, lequel déclare accepter.`,
    facts: ['appointment director Luc Fil indefinite'],
  },
  {
    language: 'fr',
    body: `Les actionnaires confirment la nomination de Monsieur Luc Fil comme administrateur, coopté par le conseil le 3 mars 2025.`,
    facts: ['appointment director Luc Fil'],
  },
  {
    language: 'fr',
    body: `La société GESTION NAVETTE SRL, administrateur, représentée par son représentant permanent Monsieur Luc Fil, a présenté sa démission avec effet au 30 juin 2025. La société PEIGNE INVEST SA, ayant son siège à 5000 Namur, représentée par Madame Lise Peigne, est nommée pour achever le mandat.`,
    facts: [
      'resignation director GESTION NAVETTE SRL / Luc Fil 2025-06-30',
      'appointment director PEIGNE INVEST SA / Lise Peigne',
    ],
  },
  {
    language: 'fr',
    body: `Monsieur Luc Fil, domicilié à 5000 Namur, rue du Fil 3, administrateur, et Madame Rose Aune, domiciliée à la même adresse, administratrice, ont remis leur démission.`,
    facts: ['resignation director Luc Fil', 'resignation director Rose Aune'],
  },
  {
    language: 'fr',
    body: `L'assemblée acte l'échéance, ce jour, des mandats d'administrateur de Luc Fil, Rose Aune et Guy Revers. Luc Fil et Rose Aune sont réélus pour quatre ans. Guy Revers n'a pas souhaité être reconduit.`,
    facts: [
      'reappointment director Luc Fil 4y',
      'reappointment director Rose Aune 4y',
      'end_of_term director Guy Revers',
    ],
  },
  {
    language: 'fr',
    body: `Suite à la démission de la SRL FUSEAU de son mandat de gérant, l'assemblée a procédé à son remplacement par Monsieur Alain Fuseau.`,
    facts: ['resignation manager FUSEAU', 'appointment manager Alain Fuseau'],
  },
  {
    language: 'fr',
    body: `Le conseil d'administration, faisant usage de la faculté de cooptation, appelle en remplacement de Monsieur Guy Revers, décédé, Madame Lise Peigne, qui achèvera son mandat.`,
    facts: ['appointment director Lise Peigne', 'death director Guy Revers'],
  },
  {
    language: 'fr',
    body: `Monsieur Guy Revers, administrateur-délégué de la SA NAVETTE, et Madame Rose Aune, actionnaires, nomment Monsieur Luc Fil aux fonctions d'administrateur.`,
    facts: ['appointment director Luc Fil'],
  },
  {
    language: 'fr',
    body: `A l'unanimité, sont nommés membres du conseil d'administration jusqu'à l'assemblée générale de 2029 : Mesdames Rose Aune et Lise Peigne, Messieurs Luc Fil et Guy Revers, ce dernier en qualité de président.`,
    facts: [
      'appointment director Rose Aune m2029',
      'appointment director Lise Peigne m2029',
      'appointment director Luc Fil m2029',
      'appointment director Guy Revers m2029',
      'appointment chair Guy Revers m2029',
    ],
  },
  {
    language: 'fr',
    body: `Le mandat d'administrateur délégué de Monsieur Luc Fil prend fin à la même date que son mandat d'administrateur, soit le 30 juin 2025.`,
    facts: ['end_of_term managing_director Luc Fil'],
  },
  {
    language: 'fr',
    body: `L'assemblée accepte la démission en qualité d'administrateur, et par voie de conséquence d'administrateur délégué, de Monsieur Luc Fil.`,
    facts: ['resignation director Luc Fil', 'resignation managing_director Luc Fil'],
  },
  {
    language: 'fr',
    body: `L'assemblée renomme Monsieur Luc Fil en tant qu'administrateur pour une durée de six ans et, séance tenante, le conseil le désigne à nouveau comme administrateur délégué.`,
    facts: ['reappointment director Luc Fil 6y', 'reappointment managing_director Luc Fil'],
  },
  {
    language: 'fr',
    body: `Par courrier recommandé du 3 mars 2025, Monsieur Luc Fil a fait part de son intention de ne plus exercer son mandat d'administrateur à dater du 31 mars 2025. L'assemblée en prend acte et accepte sa démission.`,
    facts: ['resignation director Luc Fil 2025-03-31'],
  },
  {
    language: 'fr',
    body: `L'assemblée désigne un second gérant, à savoir Madame Rose Aune, qui exercera son mandat à titre gratuit.`,
    facts: ['appointment manager Rose Aune'],
  },
  {
    language: 'fr',
    body: `Ont été élus administrateurs :
Pour le collège des parents : Rose Aune
Pour le collège des enseignants : Luc Fil`,
    facts: ['appointment director Rose Aune', 'appointment director Luc Fil'],
  },
  {
    language: 'fr',
    body: `Conformément aux statuts, Madame Rose Aune est désignée d'office administratrice en sa qualité d'échevine, en remplacement de Monsieur Luc Fil.`,
    facts: ['appointment director Rose Aune'],
  },
  {
    language: 'de',
    body: `Die Generalversammlung vom 10. Juni 2025 hat die Verwalter wie folgt bestellt: Herr Hans Weber (Präsident), Frau Eva Faden (Schriftführerin) und Herr Karl Nadel (Kassierer).`,
    facts: [
      'appointment director Hans Weber',
      'appointment chair Hans Weber',
      'appointment director Eva Faden',
      'appointment secretary Eva Faden',
      'appointment director Karl Nadel',
      'appointment other Karl Nadel',
    ],
  },
  {
    language: 'de',
    body: `Vorsitz: Herr Hans Weber. Schriftführerin: Frau Eva Faden. Stimmenzähler: Herr Karl Nadel.
Die Versammlung verlängert das Mandat des Verwalters Rolf Spule um sechs Jahre.`,
    facts: ['reappointment director Rolf Spule 6y'],
  },
  {
    language: 'de',
    body: `Auf der Tagesordnung standen:
1. Rücktritt von Herrn Hans Weber
2. Ernennung von Frau Eva Faden
Beschlüsse:
Zu 1. Der Rücktritt von Herrn Hans Weber als Verwalter wird mit Wirkung vom heutigen Tag angenommen.
Zu 2. Frau Eva Faden wird zur Verwalterin bestellt. Sie nimmt das Mandat an.`,
    facts: ['resignation director Hans Weber', 'appointment director Eva Faden'],
  },
  {
    language: 'de',
    body: `Die Gesellschafter Hans Weber und Eva Faden, die sämtliche Anteile besitzen, beschließen einstimmig, Herrn Karl Nadel als Geschäftsführer zu bestellen.`,
    facts: ['appointment manager Karl Nadel'],
  },
  {
    language: 'de',
    body: `Dem ausscheidenden Verwalter, Herrn Hans Weber, wird Entlastung erteilt.
Die Generalversammlung ernennt Frau Eva Faden für vier Jahre zum Mitglied des Verwaltungsrates.`,
    facts: ['appointment director Eva Faden 4y'],
  },
  {
    language: 'de',
    body: `Der Verwaltungsrat erteilt Frau Rosa Spule, Buchhalterin, Vollmacht zur Hinterlegung. Er ernennt Herrn Karl Nadel zum Delegierten für die tägliche Geschäftsführung.`,
    facts: ['appointment daily_management Karl Nadel'],
  },
  {
    language: 'de',
    body: `Herr Hans Weber, der sein Amt als Kassierer aus gesundheitlichen Gründen aufgibt, wird durch Frau Eva Faden ersetzt.`,
    facts: ['resignation other Hans Weber', 'appointment other Eva Faden'],
  },
  {
    language: 'de',
    body: `Die bisherige Präsidentin, Frau Eva Faden, bleibt Mitglied des Vorstands. Neuer Präsident ist Herr Karl Nadel.`,
    facts: ['appointment chair Karl Nadel'],
  },
  {
    language: 'de',
    body: `Sämtliche Verwaltungsratsmitglieder, nämlich Hans Weber, Eva Faden und Karl Nadel, werden in ihren Ämtern für eine Dauer von sechs Jahren bestätigt.`,
    facts: [
      'reappointment director Hans Weber 6y',
      'reappointment director Eva Faden 6y',
      'reappointment director Karl Nadel 6y',
    ],
  },
  {
    language: 'de',
    body: `Das Mandat der Verwalterin Eva Faden, das am heutigen Tage endet, wird bis zur Generalversammlung des Jahres 2031 erneuert.`,
    facts: ['reappointment director Eva Faden m2031'],
  },
  {
    language: 'de',
    body: `Zu Verwaltern werden bestellt:
a) Herr Hans Weber, Unternehmer, wohnhaft in 4700 Eupen;
b) Frau Eva Faden, Juristin, wohnhaft in 4780 Sankt Vith;
beide für unbestimmte Dauer.`,
    facts: ['appointment director Hans Weber', 'appointment director Eva Faden'],
  },
  {
    language: 'de',
    body: `Auf Vorschlag des Prüfungsausschusses wird die FADEN & SPULE Betriebsrevisoren GmbH, mit Sitz in 4700 Eupen, Herbesthaler Straße 3, die Herrn Karl Spule als ständigen Vertreter bezeichnet, für drei Jahre zum Kommissar bestellt.`,
    facts: ['appointment statutory_auditor FADEN & SPULE Betriebsrevisoren GmbH / Karl Spule 3y'],
  },
  {
    language: 'de',
    body: `Die Versammlung nimmt den zum 31. Dezember 2024 eingereichten Rücktritt von Frau Eva Faden als Verwalterin und Präsidentin zur Kenntnis und dankt ihr für die geleisteten Dienste.`,
    facts: ['resignation director Eva Faden', 'resignation chair Eva Faden'],
  },
  {
    language: 'de',
    body: `Das Mandat der Verwalter Hans Weber und Eva Faden wird nicht verlängert. Neu in den Verwaltungsrat ziehen Karl Nadel und Rosa Spule ein.`,
    facts: [
      'end_of_term director Hans Weber',
      'end_of_term director Eva Faden',
      'appointment director Karl Nadel',
      'appointment director Rosa Spule',
    ],
  },
  {
    language: 'de',
    body: `Infolge des Ablebens des Verwalters Hans Weber am 3. Februar 2025 wurde Frau Eva Faden kooptiert.`,
    facts: ['death director Hans Weber 2025-02-03', 'appointment director Eva Faden'],
  },
  {
    language: 'de',
    body: `Der Präsident Hans Weber legt den Rücktritt des Kassierers Karl Nadel vor. Der Vorstand bestimmt Frau Eva Faden zur neuen Kassiererin.`,
    facts: ['resignation other Karl Nadel', 'appointment other Eva Faden'],
  },
  {
    language: 'de',
    body: `In Nachfolge von Herrn Hans Weber, dessen Mandat abgelaufen ist, wird Frau Eva Faden zum delegierten Verwaltungsratsmitglied bestimmt.`,
    facts: ['end_of_term managing_director Hans Weber', 'appointment managing_director Eva Faden'],
  },
  {
    language: 'de',
    body: `Die Versammlung beschließt die Wiederwahl von Frau Eva Faden und Herrn Karl Nadel als Verwalter sowie die Neuwahl von Frau Rosa Spule.`,
    facts: [
      'reappointment director Eva Faden',
      'reappointment director Karl Nadel',
      'appointment director Rosa Spule',
    ],
  },
  {
    language: 'de',
    body: `Herr Karl Nadel wird für die Dauer von vier Jahren als neues Verwaltungsratsmitglied gewählt; er ersetzt Frau Eva Faden, die nicht mehr kandidierte.`,
    facts: ['appointment director Karl Nadel 4y', 'end_of_term director Eva Faden'],
  },
  {
    language: 'de',
    body: `Der alleinige Verwalter, Herr Hans Weber, überträgt die tägliche Geschäftsführung an Frau Eva Faden.`,
    facts: ['appointment daily_management Eva Faden'],
  },
  {
    language: 'fr',
    body: `L'assemblée nomme administrateurs : Monsieur Jean de la Navette de Lin, Madame Marie-Christine d'Ourlet, née Van den Fil, Monsieur le Docteur Paul N'Guessan, Mademoiselle Zoé O'Lin et la société de droit luxembourgeois NAVETTE INVEST S.à r.l., représentée par Monsieur Karl von Spule.`,
    facts: [
      'appointment director Jean de la Navette de Lin',
      "appointment director Marie-Christine d'Ourlet",
      "appointment director Paul N'Guessan",
      "appointment director Zoé O'Lin",
      'appointment director NAVETTE INVEST / Karl von Spule',
    ],
  },
  {
    language: 'fr',
    body: `Sont nommés administrateurs : l'ASBL LES AMIS DE LA LAINE, représentée par Madame Rose Aune ; la SRL « Le Fil et l'Aiguille », représentée par Monsieur Luc Fil ; la Commune de Lainville, représentée par Monsieur Guy Revers, bourgmestre.`,
    facts: [
      'appointment director LES AMIS DE LA LAINE / Rose Aune',
      "appointment director Le Fil et l'Aiguille / Luc Fil",
      'appointment director Commune de Lainville / Guy Revers',
    ],
  },
  {
    language: 'fr',
    body: `L'assemblée prend acte de la démission de Rose AUNE (numéro national 80.03.03-123.45) et de Luc FIL de leurs mandats d'administrateurs.`,
    facts: ['resignation director Rose AUNE', 'resignation director Luc FIL'],
  },
  {
    language: 'fr',
    body: `Monsieur Tisserand Paul et son épouse Madame Aune Rose, domiciliés ensemble à 5000 Namur, rue du Fil 3, sont nommés gérants non statutaires.`,
    facts: ['appointment manager Tisserand Paul', 'appointment manager Aune Rose'],
  },
  {
    language: 'fr',
    body: `Nomination de la société à responsabilité limitée "NAVETTE ET FILS", RPM Liège division Namur 0456.789.133, avec siège social rue du Coton, 1 à 6000 Charleroi, en qualité d'administrateur, représentée par Monsieur Fil Luc, en qualité de représentant permanent.`,
    facts: ['appointment director NAVETTE ET FILS / Fil Luc #0456789133'],
  },
  {
    language: 'fr',
    body: `Est nommé représentant permanent de la société, administratrice de la SA NAVETTE : Monsieur Luc Fil.`,
    facts: ['appointment permanent_representative Luc Fil'],
  },
  {
    language: 'fr',
    body: `Le conseil d'administration de la SA LA NAVETTE a nommé en qualité de délégué à la gestion journalière la SCRL BOBINE CONSEIL, elle-même représentée par son gérant, Monsieur Luc Fil.`,
    facts: ['appointment daily_management BOBINE CONSEIL / Luc Fil'],
  },
  {
    language: 'fr',
    body: `Les administrateurs, à savoir Messieurs P. TISSERAND, L. FIL et Mme R. AUNE, sont reconduits dans leur mandat jusqu'en 2031.`,
    facts: [
      'reappointment director P. TISSERAND',
      'reappointment director L. FIL',
      'reappointment director R. AUNE',
    ],
  },
  {
    language: 'fr',
    body: `M. Luc FIL et Mme Rose AUNE-REVERS ont été élus administrateurs par l'assemblée générale du 3 mars 2025 en remplacement de MM. Guy Revers et Paul Tisserand.`,
    facts: ['appointment director Luc FIL', 'appointment director Rose AUNE-REVERS'],
  },
  {
    language: 'fr',
    body: `Prénom et nom : Luc Fil - fonction : administrateur - date de nomination : 3 mars 2025`,
    facts: ['appointment director Luc Fil 2025-03-03'],
  },
  {
    language: 'fr',
    body: `Administrateurs nommés :
FIL, Luc, rue du Fil 3, 5000 Namur, né à Namur le 3 mars 1980
AUNE, Rose, rue du Lin 8, 5000 Namur, née à Huy le 8 avril 1985`,
    facts: ['appointment director FIL Luc', 'appointment director AUNE Rose'],
  },
  {
    language: 'fr',
    body: `NOUVEAUX ADMINISTRATEURS
1. FIL Luc - rue du Fil 3 à 5000 Namur - NN 80.03.03-123.45
2. AUNE Rose - rue du Lin 8 à 5000 Namur - NN 85.04.08-234.56
ADMINISTRATEURS DEMISSIONNAIRES
1. REVERS Guy - rue du Coton 1 à 6000 Charleroi`,
    facts: [
      'appointment director FIL Luc',
      'appointment director AUNE Rose',
      'resignation director REVERS Guy',
    ],
  },
  {
    language: 'fr',
    body: `L'assemblée nomme, avec effet au 1er juillet 2025, aux fonctions d'administrateur : 1) Monsieur Luc Fil, 2) Madame Rose Aune et 3) la SA PEIGNE, ayant pour représentant permanent Monsieur Guy Revers.`,
    facts: [
      'appointment director Luc Fil 2025-07-01',
      'appointment director Rose Aune 2025-07-01',
      'appointment director PEIGNE / Guy Revers 2025-07-01',
    ],
  },
  {
    language: 'fr',
    body: `Démission : M. Luc Fil a démissionné de son poste d'administrateur en date du 3 mars 2025.
Nomination : Mme Rose Aune a été nommée en qualité d'administratrice à partir du 3 mars 2025.`,
    facts: ['resignation director Luc Fil 2025-03-03', 'appointment director Rose Aune 2025-03-03'],
  },
  {
    language: 'fr',
    body: `Monsieur Luc Fil, né le 3 mars 1980 à Namur, de nationalité belge, célibataire, demeurant à 5000 Namur, rue du Fil, 3, boîte 12, a été désigné gérant pour une durée illimitée. Il a accepté.`,
    facts: ['appointment manager Luc Fil indefinite'],
  },
  {
    language: 'fr',
    body: `L'assemblée générale a élu le conseil d'administration suivant :
Présidente : Rose Aune
Vice-président : Luc Fil
Trésorier : Guy Revers
Secrétaire : Lise Peigne
Membres : Paul Tisserand, Eve Bobine`,
    facts: [
      'appointment chair Rose Aune',
      'appointment vice_chair Luc Fil',
      'appointment other Guy Revers',
      'appointment secretary Lise Peigne',
      'appointment director Paul Tisserand',
      'appointment director Eve Bobine',
    ],
  },
  {
    language: 'de',
    body: `Die Generalversammlung hat am 3. Juni 2025 folgende Beschlüsse gefasst:
Der Sitz der Gesellschaft wird ab dem 1. Juli 2025 nach 4700 Eupen, Neustraße 12, verlegt.
Frau Rosa Nadel, Steuerberaterin, wird mit den Eintragungen in der Zentralen Datenbank der Unternehmen beauftragt.
Hans Weber
Geschäftsführer`,
    facts: ['seat > 4700 Eupen, Neustraße 12 2025-07-01'],
  },
  {
    language: 'de',
    body: `Aus der Niederschrift über die Sitzung des Vorstandes vom 4. April 2025 geht hervor:
Frau Eva Faden übernimmt das Amt der Schriftführerin von Herrn Karl Nadel, der dieses aus beruflichen Gründen abgibt.
Herr Max Zwirn bleibt Kassierer.`,
    facts: ['appointment secretary Eva Faden', 'resignation secretary Karl Nadel'],
  },
  {
    language: 'de',
    body: `Die außerordentliche Generalversammlung beschließt:
1. Abberufung von Herrn Hans Weber als Geschäftsführer mit Wirkung zum 31. März 2025;
2. Bestellung von Frau Eva Faden, geboren in Eupen am 3. März 1980, wohnhaft in 4700 Eupen, Am Berg 3, zur Geschäftsführerin auf unbestimmte Dauer;
3. Entlastung des ausscheidenden Geschäftsführers.`,
    facts: ['dismissal manager Hans Weber 2025-03-31', 'appointment manager Eva Faden indefinite'],
  },
  {
    language: 'de',
    body: `Zusammensetzung des Verwaltungsrates nach der Generalversammlung vom 3. Juni 2025:
Vorsitzender: Hans Weber
Stellvertretende Vorsitzende: Eva Faden
Kassierer: Karl Nadel
Beisitzer: Max Zwirn, Rosa Spule`,
    facts: [
      'confirmation chair Hans Weber',
      'confirmation vice_chair Eva Faden',
      'confirmation other Karl Nadel',
    ],
  },
  {
    language: 'de',
    body: `Rücktritt eines Verwalters
Der Verwaltungsrat nimmt das Schreiben vom 3. März 2025 zur Kenntnis, mit dem Frau Eva Faden ihr Mandat als Verwalterin mit sofortiger Wirkung zur Verfügung stellt.
Ernennung eines Verwalters
Unter Vorbehalt der Bestätigung durch die nächste Generalversammlung wird Herr Max Zwirn, Ingenieur, wohnhaft in 4780 Sankt Vith, Pulverstraße 3, als Verwalter kooptiert.`,
    facts: ['resignation director Eva Faden 2025-03-03', 'appointment director Max Zwirn'],
  },
  {
    language: 'de',
    body: `Die Generalversammlung bestätigt die durch den Verwaltungsrat am 3. März 2025 vorgenommene Kooptierung von Herrn Max Zwirn als Verwalter und ernennt ihn endgültig bis zur Generalversammlung von 2030.`,
    facts: ['appointment director Max Zwirn m2030'],
  },
  {
    language: 'de',
    body: `Herr Hans Weber hat mit Schreiben vom 3. Januar 2025 seinen Austritt aus dem Verwaltungsrat zum 31. Januar 2025 erklärt. Der Verwaltungsrat nimmt dies an und dankt ihm.`,
    facts: ['resignation director Hans Weber 2025-01-31'],
  },
  {
    language: 'de',
    body: `Ernennungen: Mit Wirkung vom 1. Juli 2025 werden ernannt Herr Max Zwirn zum Verwalter und Frau Eva Faden zur delegierten Verwalterin.`,
    facts: [
      'appointment director Max Zwirn 2025-07-01',
      'appointment managing_director Eva Faden 2025-07-01',
    ],
  },
  {
    language: 'de',
    body: `Die Generalversammlung stellt das Ende des Mandates von Frau Eva Faden als Verwalterin fest. Frau Faden wird für einen neuen Zeitraum von sechs Jahren ernannt.`,
    facts: ['reappointment director Eva Faden 6y'],
  },
  {
    language: 'de',
    body: `Das Mandat des Verwalters, Herrn Hans Weber, ist heute zu Ende gegangen. Die Versammlung beschließt, es um weitere sechs Jahre zu verlängern.`,
    facts: ['reappointment director Hans Weber'],
  },
  {
    language: 'de',
    body: `Der Verwaltungsrat hat beschlossen, die Vollmachten von Herrn Hans Weber als Tagesgeschäftsführer zu widerrufen und Frau Eva Faden mit der täglichen Geschäftsführung zu beauftragen.`,
    facts: ['dismissal daily_management Hans Weber', 'appointment daily_management Eva Faden'],
  },
  {
    language: 'de',
    body: `Anwesend: Hans Weber, Eva Faden, Karl Nadel
Entschuldigt: Rosa Spule
Der Verwaltungsrat beschließt einstimmig, Herrn Max Zwirn als Nachfolger von Frau Rosa Spule in den Verwaltungsrat zu berufen.`,
    facts: ['appointment director Max Zwirn'],
  },
  {
    language: 'de',
    body: `Gemäß Artikel 12 der Satzung endet das Mandat der Frau Rosa Spule, die das 70. Lebensjahr vollendet hat. Die Versammlung verzichtet auf eine Ersetzung.`,
    facts: ['end_of_term director Rosa Spule'],
  },
  {
    language: 'de',
    body: `In der Generalversammlung vom 3. Juni 2025 wurden als effektive Mitglieder aufgenommen: Max Zwirn, Lena Garn. Als Mitglied ausgetreten ist: Emil Webstuhl.`,
    facts: [],
  },
  {
    language: 'de',
    body: `Die Generalversammlung der Aktionäre hat am 3. Juni 2025 den Jahresabschluss genehmigt und dem Kommissar, der GmbH ZWIRN & GARN Betriebsrevisoren, vertreten durch Frau Lena Garn, sowie den Verwaltern Entlastung erteilt. Das Mandat des Kommissars wurde für die Geschäftsjahre 2025, 2026 und 2027 erneuert.`,
    facts: ['reappointment statutory_auditor ZWIRN & GARN Betriebsrevisoren / Lena Garn 3y'],
  },
  {
    language: 'de',
    body: `Laut Urkunde von Notar Edgar Faden in Eupen vom 3. Juni 2025 haben Herr Hans Weber und Frau Rosa Spule eine Gesellschaft mit beschränkter Haftung gegründet. Zum ersten nicht statutarischen Verwalter wurde auf unbestimmte Dauer bestellt: Herr Hans Weber, vorgenannt, der annimmt.`,
    facts: ['appointment director Hans Weber indefinite'],
  },
  {
    language: 'de',
    body: `Die Versammlung ernennt als Verwalter die Herren Hans Weber und Karl Nadel sowie Frau Eva Faden.`,
    facts: [
      'appointment director Hans Weber',
      'appointment director Karl Nadel',
      'appointment director Eva Faden',
    ],
  },
  {
    language: 'fr',
    body: `Extrait du procès-verbal de l'assemblée générale ordinaire du 3 juin 2025

La séance est ouverte à 18 heures sous la présidence de Monsieur Paul Tisserand. Madame Rose Aune est désignée comme secrétaire. Sont présents : Monsieur Luc Fil, Madame Lise Peigne et la SRL NAVETTE, représentée par Monsieur Guy Revers.

Le président rappelle que l'ordre du jour comporte la nomination d'un administrateur et la démission de Monsieur Luc Fil.

Après en avoir délibéré, l'assemblée :
- approuve les comptes annuels clôturés au 31 décembre 2024 ;
- donne décharge aux administrateurs, à savoir Paul Tisserand, Luc Fil et Lise Peigne ;
- accepte la démission de Monsieur Luc Fil comme administrateur ;
- élit Madame Eve Bobine au titre d'administratrice pour un mandat de 4 ans ;
- charge Maître Emile Coton, avocat, de l'accomplissement des formalités.`,
    facts: ['resignation director Luc Fil', 'appointment director Eve Bobine 4y'],
  },
  {
    language: 'fr',
    body: `Modification des statuts
Par acte du notaire Emile Coton, à Namur, du 3 juin 2025, l'assemblée a modifié les articles 5 et 12 des statuts. Monsieur Luc Fil, administrateur délégué, a été chargé de la coordination. L'administrateur délégué est autorisé à exécuter les décisions prises.`,
    facts: [],
  },
  {
    language: 'fr',
    body: `L'assemblée générale du 3 juin 2025 a pris les décisions suivantes :
Membres : l'assemblée admet en qualité de membres effectifs Monsieur Luc Fil et Madame Rose Aune ; elle acte la démission comme membre de Monsieur Guy Revers.
Administrateurs : le mandat de Madame Lise Peigne est renouvelé pour 3 ans.`,
    facts: ['reappointment director Lise Peigne 3y'],
  },
  {
    language: 'fr',
    body: `Cession de parts
Monsieur Paul Tisserand cède 50 parts à Madame Rose Aune, qui accepte. Suite à cette cession, Monsieur Paul Tisserand démissionne de son mandat de gérant ; Madame Rose Aune devient seule gérante.`,
    facts: ['resignation manager Paul Tisserand', 'appointment manager Rose Aune'],
  },
  {
    language: 'fr',
    body: `Le conseil d'administration a décidé le 3 juin 2025 de transférer le siège social à 5000 Namur, rue du Fil 3.
Procuration est donnée à Madame Lise Peigne de la SRL FIDUCIAIRE DU LIN pour effectuer les formalités.
Rose Aune, administratrice déléguée`,
    facts: ['seat > 5000 Namur, rue du Fil 3'],
  },
  {
    language: 'fr',
    body: `L'assemblée décide de ne pas remplacer l'administrateur démissionnaire, Monsieur Luc Fil, de sorte que le conseil sera désormais composé de Madame Rose Aune et de Monsieur Guy Revers.`,
    facts: [
      'resignation director Luc Fil',
      'confirmation director Rose Aune',
      'confirmation director Guy Revers',
    ],
  },
  {
    language: 'fr',
    body: `L'assemblée prend connaissance de la démission du commissaire, la SRL FUSEAU AUDIT, pour motif d'incompatibilité et désigne, sur présentation du conseil d'entreprise, la SRL PEIGNE & LIN, représentée par Monsieur Guy Revers, comme nouveau commissaire pour les exercices 2025 à 2027.`,
    facts: [
      'resignation statutory_auditor FUSEAU AUDIT',
      'appointment statutory_auditor PEIGNE & LIN / Guy Revers 3y',
    ],
  },
  {
    language: 'fr',
    body: `Le mandat de l'administrateur délégué, Monsieur Luc Fil, étant arrivé à son terme, le conseil décide, Monsieur Luc Fil s'abstenant, de le reconduire pour trois ans.`,
    facts: ['reappointment managing_director Luc Fil 3y'],
  },
  {
    language: 'fr',
    body: `L'assemblée constate que Monsieur Luc Fil, administrateur, est réputé démissionnaire d'office à la suite de sa nomination en qualité de juge.`,
    facts: ['resignation director Luc Fil'],
  },
  {
    language: 'fr',
    body: `Sont nommés, pour un terme de trois ans prenant fin lors de l'assemblée de 2028, aux fonctions :
- d'administrateur : Monsieur Luc Fil et Madame Rose Aune ;
- de commissaire : la SRL FUSEAU AUDIT, représentée par Monsieur Guy Revers.`,
    facts: [
      'appointment director Luc Fil m2028 3y',
      'appointment director Rose Aune m2028 3y',
      'appointment statutory_auditor FUSEAU AUDIT / Guy Revers m2028 3y',
    ],
  },
  {
    language: 'fr',
    body: `Les administrateurs ont désigné en leur sein : en qualité de président, Monsieur Luc Fil ; en qualité d'administrateur délégué, Madame Rose Aune, laquelle pourra porter le titre de directrice.`,
    facts: ['appointment chair Luc Fil', 'appointment managing_director Rose Aune'],
  },
  {
    language: 'fr',
    body: `Les mandats des administrateurs suivants sont arrivés à expiration : Luc Fil, Rose Aune, Guy Revers. Sont réélus : Luc Fil et Rose Aune. N'est pas réélu : Guy Revers. Est élue : Lise Peigne.`,
    facts: [
      'end_of_term director Guy Revers',
      'reappointment director Luc Fil',
      'reappointment director Rose Aune',
      'appointment director Lise Peigne',
    ],
  },
  {
    language: 'fr',
    body: `1. Fin de mandat : Monsieur Luc Fil et Madame Rose Aune, dont le mandat d'administrateur vient à expiration, ne sollicitent pas son renouvellement.
2. Nomination : Monsieur Guy Revers, domicilié à 5000 Namur, est appelé à siéger au conseil pour une durée de 6 ans.`,
    facts: [
      'end_of_term director Luc Fil',
      'end_of_term director Rose Aune',
      'appointment director Guy Revers 6y',
    ],
  },
  {
    language: 'fr',
    body: `En remplacement de Madame Rose Aune, démissionnaire au 30 juin 2025, l'assemblée nomme Monsieur Guy Revers administrateur ; il terminera le mandat de celle qu'il remplace.`,
    facts: ['resignation director Rose Aune', 'appointment director Guy Revers 2025-06-30'],
  },
  {
    language: 'fr',
    body: `Par décision unanime et écrite des associés du 3 juin 2025, Madame Rose Aune a été déchargée, à sa demande, de ses fonctions de gérante.`,
    facts: ['resignation manager Rose Aune'],
  },
  {
    language: 'fr',
    body: `L'assemblée générale extraordinaire a accepté la démission de l'administrateur suivant :
Monsieur Luc Fil
Elle a nommé comme nouvel administrateur :
Madame Rose Aune
Le conseil d'administration est donc composé de :
Madame Rose Aune, Monsieur Guy Revers et Madame Lise Peigne`,
    facts: ['resignation director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    language: 'fr',
    body: `Liquidation. L'assemblée approuve le rapport du liquidateur, Maître Emile Coton, lui donne décharge et prononce la clôture de la liquidation. Les livres seront conservés chez Monsieur Luc Fil, ancien gérant, pendant cinq ans.`,
    facts: [],
  },
  {
    language: 'fr',
    body: `Fusion : l'assemblée de la société absorbée SA LE LIN a approuvé la fusion. Les mandats des administrateurs de la société absorbée, Messieurs Luc Fil et Guy Revers, cessent de plein droit. Décharge leur sera donnée.`,
    facts: ['end_of_term director Luc Fil', 'end_of_term director Guy Revers'],
  },
  {
    language: 'fr',
    body: `Aux termes d'un acte reçu par Maître Emile Coton, notaire à Namur, le 3 juin 2025, Monsieur Luc Fil, domicilié à 5000 Namur, rue du Fil 3, et Madame Rose Aune, domiciliée à 5000 Namur, rue du Lin 8, ont constitué une société à responsabilité limitée dénommée « LE ROUET ».
ADMINISTRATION
La société est administrée par un ou plusieurs administrateurs.
DISPOSITIONS TRANSITOIRES
Les comparants décident à l'unanimité de fixer le nombre d'administrateurs à un et d'appeler à cette fonction, pour une durée indéterminée, Monsieur Luc Fil, prénommé, qui accepte.
Il n'est pas désigné de commissaire.`,
    facts: ['appointment director Luc Fil indefinite'],
  },
  {
    language: 'fr',
    body: `D'un procès-verbal dressé par Maître Emile Coton, notaire à Namur, le 3 juin 2025, il résulte que l'assemblée a pris les résolutions suivantes :
1° Augmentation du capital de 100.000 euros par apport en espèces souscrit par Madame Rose Aune.
2° Modification de la dénomination en « LE FUSEAU ».
3° Acceptation de la démission de Monsieur Luc Fil, prénommé, de ses fonctions de gérant statutaire, à compter de ce jour.
4° Nomination de Madame Rose Aune en qualité de gérante non statutaire, pour une durée illimitée, et de Monsieur Guy Revers en qualité de gérant suppléant.
5° Pouvoirs à Madame Lise Peigne, prénommée.`,
    facts: [
      'resignation manager Luc Fil 2025-06-03',
      'appointment manager Rose Aune indefinite',
      'appointment manager Guy Revers indefinite',
    ],
  },
  {
    language: 'fr',
    body: `L'assemblée générale décide de nommer comme représentant permanent de la société, pour l'exercice de tous mandats dans d'autres sociétés, Monsieur Luc Fil.`,
    facts: ['appointment permanent_representative Luc Fil'],
  },
  {
    language: 'fr',
    body: `L'organe d'administration décide à l'unanimité d'appeler à la fonction de président du conseil Madame Rose Aune, administratrice, et de déléguer la gestion journalière à Monsieur Luc Fil, qui portera le titre de directeur.`,
    facts: ['appointment chair Rose Aune', 'appointment daily_management Luc Fil'],
  },
  {
    language: 'fr',
    body: `DÉCISIONS
Le conseil d'administration du 3 juin 2025, après avoir délibéré, décide ce qui suit :
La fin du mandat de délégué à la gestion journalière de Monsieur Luc Fil est actée au 30 juin 2025.
Madame Rose Aune lui succède à dater du 1er juillet 2025.`,
    facts: ['end_of_term daily_management Luc Fil', 'appointment daily_management Rose Aune 2025-07-01'],
  },
  {
    language: 'fr',
    body: `Réélection du conseil d'administration : les mandats de tous les administrateurs, savoir Mesdames Rose Aune et Lise Peigne et Monsieur Luc Fil, sont reconduits à l'unanimité pour trois ans.
Le mandat de vérificateur aux comptes de Monsieur Guy Revers est également reconduit.`,
    facts: [
      'reappointment director Rose Aune 3y',
      'reappointment director Lise Peigne 3y',
      'reappointment director Luc Fil 3y',
    ],
  },
  {
    language: 'fr',
    body: `L'assemblée acte que le mandat d'administrateur de la SA NAVETTE, représentée par Monsieur Luc Fil, a pris fin le 31 mai 2025 suite à l'expiration de son terme, et décide de nommer en remplacement la SRL ROUET (BCE 0456.789.133), représentée par Madame Rose Aune.`,
    facts: ['end_of_term director NAVETTE / Luc Fil', 'appointment director ROUET / Rose Aune #0456789133'],
  },
  {
    language: 'fr',
    body: `Après un large échange de vues, le comité propose et l'assemblée élit Lise Peigne et Eve Bobine. Le nouveau conseil d'administration se compose donc de Rose Aune (présidente), Luc Fil (trésorier), Lise Peigne et Eve Bobine.`,
    facts: [
      'appointment director Lise Peigne',
      'appointment director Eve Bobine',
      'confirmation chair Rose Aune',
      'confirmation other Luc Fil',
    ],
  },
  {
    language: 'fr',
    body: `Il est décidé de pourvoir au remplacement de Madame Rose Aune, décédée le 12 mars 2025, et de nommer administrateur Monsieur Luc Fil.`,
    facts: ['death director Rose Aune', 'appointment director Luc Fil 2025-03-12'],
  },
  {
    language: 'fr',
    body: `Le conseil prend acte de la démission de Madame Rose Aune de son mandat de présidente ; elle conserve son mandat d'administratrice. Il désigne pour la remplacer à la présidence Monsieur Luc Fil.`,
    facts: ['resignation chair Rose Aune', 'appointment chair Luc Fil'],
  },
  {
    language: 'fr',
    body: `Prolongation de mandat
L'assemblée générale a prolongé jusqu'au 30 juin 2028 le mandat du liquidateur, Maître Emile Coton.`,
    facts: ['reappointment liquidator Emile Coton e2028-06-30'],
  },
  {
    language: 'fr',
    body: `Le tribunal de l'entreprise de Liège a, par ordonnance du 3 juin 2025, désigné Maître Emile Coton en qualité de liquidateur en remplacement de Monsieur Luc Fil, démissionnaire.`,
    facts: ['appointment liquidator Emile Coton', 'resignation liquidator Luc Fil'],
  },
  {
    language: 'fr',
    body: `Messieurs Luc Fil et Guy Revers, représentant la Province de Namur, sont remplacés au sein du conseil d'administration par Mesdames Rose Aune et Lise Peigne.`,
    facts: ['appointment director Rose Aune', 'appointment director Lise Peigne'],
  },
  {
    language: 'fr',
    body: `Est acceptée, avec effet au 30 juin 2025, la démission du mandat d'administrateur de : Madame Rose Aune ; Monsieur Luc Fil.
Sont nommés en leur lieu et place : Madame Lise Peigne ; Monsieur Guy Revers.`,
    facts: [
      'resignation director Rose Aune 2025-06-30',
      'resignation director Luc Fil 2025-06-30',
      'appointment director Lise Peigne',
      'appointment director Guy Revers',
    ],
  },
  {
    language: 'fr',
    body: `RENOUVELLEMENT DU CONSEIL D'ADMINISTRATION
Nom Prénom Fonction Décision
AUNE Rose Présidente Réélue
FIL Luc Trésorier Réélu
REVERS Guy Administrateur Nommé
PEIGNE Lise Administratrice Démissionnaire`,
    facts: [
      'reappointment chair AUNE Rose',
      'reappointment other FIL Luc',
      'appointment director REVERS Guy',
      'resignation director PEIGNE Lise',
    ],
  },
  {
    language: 'de',
    body: `Aus der am 3. Juni 2025 durch Notarin Lena Garn in Eupen aufgenommenen Urkunde geht hervor, dass die Gesellschafter die Auflösung der Gesellschaft beschlossen haben. Das Mandat des Geschäftsführers, Herrn Hans Weber, endet damit. Herr Hans Weber wird zum Liquidator bestellt.`,
    facts: ['end_of_term manager Hans Weber', 'appointment liquidator Hans Weber'],
  },
  {
    language: 'de',
    body: `Beschluss 4: Die Versammlung bestellt zu Mitgliedern des Verwaltungsrates für die Dauer von sechs Jahren: Hans Weber, Eva Faden, Karl Nadel. Die Genannten nehmen an.
Beschluss 5: Der neu bestellte Verwaltungsrat wählt Hans Weber zum Präsidenten.`,
    facts: [
      'appointment director Hans Weber 6y',
      'appointment director Eva Faden 6y',
      'appointment director Karl Nadel 6y',
      'appointment chair Hans Weber',
    ],
  },
  {
    language: 'de',
    body: `Der Rücktritt von Frau Eva Faden und von Herrn Karl Nadel als Verwalter wird angenommen. Ersatzweise werden Herr Max Zwirn und Frau Lena Garn ernannt; diese führen die Mandate ihrer Vorgänger zu Ende.`,
    facts: [
      'resignation director Eva Faden',
      'resignation director Karl Nadel',
      'appointment director Max Zwirn',
      'appointment director Lena Garn',
    ],
  },
  {
    language: 'de',
    body: `Tagesordnung: Ersetzung eines Verwalters.
Die Versammlung beschließt einstimmig, den verstorbenen Verwalter Hans Weber durch Frau Eva Faden zu ersetzen.`,
    facts: ['death director Hans Weber', 'appointment director Eva Faden'],
  },
  {
    language: 'de',
    body: `Die Generalversammlung verabschiedet Herrn Hans Weber, dessen Mandat als Kassierer nach 20 Jahren endet. Neue Kassiererin wird Frau Eva Faden.`,
    facts: ['end_of_term other Hans Weber', 'appointment other Eva Faden'],
  },
  {
    language: 'de',
    body: `Frau Eva Faden wird ab dem 1. Juli 2025 als Direktorin eingestellt und mit der täglichen Geschäftsführung der Vereinigung beauftragt.`,
    facts: ['appointment daily_management Eva Faden 2025-07-01'],
  },
  {
    language: 'de',
    body: `Als Verwalter werden Peter Richter, Jost Hartung und Anna Vogt ernannt.`,
    facts: [
      'appointment director Peter Richter',
      'appointment director Jost Hartung',
      'appointment director Anna Vogt',
    ],
  },
  {
    language: 'de',
    body: `Die Verwalter Peter Richter und Anna Vogt legen ihr Mandat nieder. Ordentliche Generalversammlungen finden im Mai statt.`,
    facts: ['resignation director Peter Richter', 'resignation director Anna Vogt'],
  },
  {
    language: 'de',
    body: `Die außerordentliche Generalversammlung vom 3. Juni 2025 hat die Gesellschaft ZWIRN INVEST GmbH, mit Sitz in Luxemburg, vertreten durch Peter Richter, zum Mitglied des Verwaltungsrates bestellt.`,
    facts: ['appointment director ZWIRN INVEST GmbH / Peter Richter'],
  },
  {
    language: 'de',
    body: `Neuwahlen des Verwaltungsrates: Wiedergewählt wurden Peter Richter und Anna Vogt; neu gewählt wurde Jost Hartung. Nicht wiedergewählt wurde Emil Förster.`,
    facts: [
      'reappointment director Peter Richter',
      'reappointment director Anna Vogt',
      'appointment director Jost Hartung',
      'end_of_term director Emil Förster',
    ],
  },
  {
    language: 'de',
    body: `Frau Anna Vogt-Richter wird als Präsidentin in ihrem Amt bestätigt. Herr Emil Förster wird Vizepräsident.`,
    facts: ['confirmation chair Anna Vogt-Richter', 'appointment vice_chair Emil Förster'],
  },
  {
    language: 'de',
    body: `Der Verwaltungsrat beschließt, Herrn Emil Förster zu ermächtigen, die Gesellschaft bei Bankgeschäften bis 5.000 EUR zu vertreten.`,
    facts: [],
  },
  {
    language: 'de',
    body: `Die Generalversammlung vom 3. Juni 2025 beschließt die Auszahlung einer Dividende. Der Präsident, Herr Emil Förster, schließt die Versammlung um 20 Uhr. Die Sekretärin, Frau Anna Vogt, verliest das Protokoll.`,
    facts: [],
  },
  {
    language: 'de',
    body: `Herr Emil Förster tritt als delegierter Verwalter zurück, bleibt aber Verwalter der Gesellschaft.`,
    facts: ['resignation managing_director Emil Förster'],
  },
  {
    language: 'de',
    body: `Die Generalversammlung nimmt die Demission von Herrn Emil Förster als Verwalter an.`,
    facts: ['resignation director Emil Förster'],
  },
  {
    language: 'de',
    body: `Herr Emil Förster, Verwalter, hat sein Ausscheiden zum 31. Dezember 2025 angekündigt. Seine Nachfolge tritt Frau Anna Vogt an.`,
    facts: ['resignation director Emil Förster 2025-12-31', 'appointment director Anna Vogt'],
  },
  {
    language: 'de',
    body: `Mit Schreiben vom 3. Juni 2025 hat die Kommissarin, Frau Lena Garn, Betriebsrevisorin, ihr Mandat gekündigt. An ihrer Stelle wird die Gesellschaft GARN & CO GmbH, vertreten durch Herrn Max Zwirn, bezeichnet.`,
    facts: [
      'resignation statutory_auditor Lena Garn',
      'appointment statutory_auditor GARN & CO GmbH / Max Zwirn',
    ],
  },
  {
    language: 'fr',
    body: `Réunion du conseil d'administration du 3 juin 2025
Présents : Luc Fil, président, Rose Aune, Guy Revers et Lise Peigne, administrateurs
Excusée : Eve Bobine
Le conseil désigne, parmi ses membres, Madame Rose Aune à la fonction d'administratrice déléguée, en remplacement de Monsieur Guy Revers, démissionnaire de cette fonction.
Le président, Luc Fil, est confirmé dans ses fonctions.`,
    facts: [
      'appointment managing_director Rose Aune',
      'resignation managing_director Guy Revers',
      'confirmation chair Luc Fil',
    ],
  },
  {
    language: 'fr',
    body: `L'assemblée décide d'octroyer une rémunération de 500 euros par mois à l'administrateur délégué, Monsieur Luc Fil, et de nommer un conseiller, Monsieur Guy Revers.`,
    facts: [],
  },
  {
    language: 'fr',
    body: `Le conseil délègue à Monsieur Luc Fil et Madame Rose Aune le pouvoir de signature sur les comptes bancaires.`,
    facts: [],
  },
  {
    language: 'fr',
    body: `La démission de Madame Rose Aune en tant que membre du conseil d'administration et secrétaire a été reçue par mail du 3 juin 2025 et est entérinée.`,
    facts: ['resignation director Rose Aune', 'resignation secretary Rose Aune'],
  },
  {
    language: 'fr',
    body: `L'ensemble des administrateurs est réélu pour 6 ans : Luc Fil, Rose Aune, SRL ROUET (représentant permanent : Guy Revers).`,
    facts: [
      'reappointment director Luc Fil 6y',
      'reappointment director Rose Aune 6y',
      'reappointment director SRL ROUET / Guy Revers 6y',
    ],
  },
  {
    language: 'fr',
    body: `Monsieur Luc Fil est nommé administrateur avec effet au 1er juillet 2025 en remplacement de la SRL ROUET, dont la démission est acceptée à la même date.`,
    facts: ['appointment director Luc Fil', 'resignation director ROUET 2025-07-01'],
  },
  {
    language: 'fr',
    body: `1. Démissions
Madame Rose AUNE et Monsieur Luc FIL ont fait part de leur souhait de se retirer du conseil
d'administration. L'assemblée prend acte de leur décision.
2. Élections
Candidats : Lise PEIGNE, Guy REVERS, Eve BOBINE
Résultat du vote : Lise PEIGNE et Guy REVERS sont élus. Eve BOBINE n'est pas élue.
3. Fonctions
Présidence : Lise PEIGNE
Trésorerie : Guy REVERS
Secrétariat : Paul TISSERAND (déjà en fonction)`,
    facts: [
      'resignation director Rose AUNE',
      'resignation director Luc FIL',
      'appointment director Lise PEIGNE',
      'appointment director Guy REVERS',
      'appointment chair Lise PEIGNE',
      'appointment other Guy REVERS',
      'appointment secretary Paul TISSERAND',
    ],
  },
  {
    language: 'fr',
    body: `En conséquence de ce qui précède, le conseil d'administration est composé comme suit à partir du 3 juin 2025 :
- Madame Rose Aune, présidente (mandat renouvelé jusqu'en 2029) ;
- Monsieur Luc Fil, administrateur (mandat renouvelé jusqu'en 2029) ;
- Monsieur Guy Revers, administrateur (nouveau) ;
- Madame Lise Peigne, administratrice (mandat en cours).`,
    facts: [
      'reappointment chair Rose Aune',
      'reappointment director Luc Fil',
      'appointment director Guy Revers 2025-06-03',
      'confirmation director Lise Peigne 2025-06-03',
    ],
  },
  {
    language: 'fr',
    body: `Monsieur Luc Fil, démissionnaire, est remplacé en qualité d'administrateur par Madame Rose Aune.
Le mandat de Madame Rose Aune prendra fin à la date à laquelle celui de Monsieur Luc Fil aurait expiré.`,
    facts: ['resignation director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    language: 'fr',
    body: `Le mandat du commissaire étant venu à échéance, l'assemblée décide de renouveler la SRL FUSEAU AUDIT, dont le
siège est établi à 4020 Liège, dans ses fonctions de commissaire pour les exercices 2025, 2026 et 2027. La
SRL FUSEAU AUDIT sera représentée par Madame Lise PEIGNE en lieu et place de Monsieur Alain FUSEAU.`,
    facts: [
      'reappointment statutory_auditor FUSEAU AUDIT 3y',
      'resignation permanent_representative Alain FUSEAU',
      'appointment permanent_representative Lise PEIGNE',
    ],
  },
  {
    language: 'fr',
    body: `Il est mis fin au mandat d'administratrice de Madame Rose Aune pour cause de décès survenu le 3 mai 2025.`,
    facts: ['death director Rose Aune 2025-05-03'],
  },
  {
    language: 'fr',
    body: `Acte de la démission de Monsieur Luc Fil comme délégué à la gestion journalière. Désignation de Madame Rose
Aune à cette même fonction.`,
    facts: ['resignation daily_management Luc Fil', 'appointment daily_management Rose Aune'],
  },
  {
    language: 'de',
    body: `Wahl des Verwaltungsrates
Auf Vorschlag des Präsidenten werden per Akklamation für eine Dauer von vier Jahren gewählt:
Herr Emil FÖRSTER, Rentner, geboren in Malmedy am 3. März 1955, wohnhaft in 4960 Malmedy, Steinbach-
straße 3
Frau Anna VOGT, Angestellte, geboren in Eupen am 8. April 1985, wohnhaft in 4700 Eupen, Am Busch 8
Herr Peter RICHTER scheidet nach Ablauf seines Mandats aus und wird mit Dank verabschiedet.`,
    facts: [
      'appointment director Emil FÖRSTER 4y',
      'appointment director Anna VOGT 4y',
      'end_of_term director Peter RICHTER',
    ],
  },
  {
    language: 'de',
    body: `Mit Beschluss vom 3. Juni 2025 hat der Verwaltungsrat Herrn Emil Förster die Befugnisse der täglichen Geschäfts-
führung entzogen und diese Frau Anna Vogt übertragen.`,
    facts: ['dismissal daily_management Emil Förster', 'appointment daily_management Anna Vogt'],
  },
  {
    language: 'de',
    body: `Frau Anna Vogt scheidet zum 30. Juni 2025 aus persönlichen Gründen als Geschäftsführerin der Gesellschaft aus. Neuer
Geschäftsführer ab dem 1. Juli 2025 ist Herr Emil Förster, wohnhaft in 4780 Sankt Vith, Feltzstraße 8.`,
    facts: ['resignation manager Anna Vogt 2025-06-30', 'appointment manager Emil Förster 2025-07-01'],
  },
  {
    language: 'de',
    body: `Protokollauszug der Sitzung des Verwaltungsrates vom 3. Juni 2025. Der Verwaltungsrat hat aus seinen Reihen gewählt: als Vorsitzenden Herrn Emil Förster, als Stellvertreter Herrn Peter Richter, als Schriftführerin Frau Anna Vogt, als Kassierer Herrn Max Zwirn.`,
    facts: [
      'appointment chair Emil Förster',
      'appointment vice_chair Peter Richter',
      'appointment secretary Anna Vogt',
      'appointment other Max Zwirn',
    ],
  },
  {
    language: 'de',
    body: `Die Gesellschafterversammlung entlastet den Geschäftsführer Emil Förster und bestellt ihn erneut auf die Dauer von sechs Jahren.`,
    facts: ['reappointment manager Emil Förster 6y'],
  },
  {
    language: 'de',
    body: `Die Stiftung teilt mit, dass Herr Emil Förster als Stiftungsverwalter am 3. Juni 2025 verstorben ist und der Verwaltungsrat Frau Anna Vogt an seiner Stelle ernannt hat.`,
    facts: ['death director Emil Förster 2025-06-03', 'appointment director Anna Vogt'],
  },
  {
    language: 'de',
    body: `Verwaltungsmandate: Die Versammlung erneuert die Mandate von Herrn Emil Förster, Herrn Peter Richter und Frau Anna Vogt für vier Jahre. Das Mandat von Herrn Max Zwirn wird auf dessen Wunsch nicht erneuert.`,
    facts: [
      'reappointment director Emil Förster 4y',
      'reappointment director Peter Richter 4y',
      'reappointment director Anna Vogt 4y',
      'end_of_term director Max Zwirn',
    ],
  },
  {
    language: 'de',
    body: `Die Genossenschaft hat in der Generalversammlung vom 3. Juni 2025 in den Verwaltungsrat berufen: Frau Anna Vogt, Landwirtin in Amel, und Herrn Max Zwirn, Milchbauer in Büllingen.`,
    facts: ['appointment director Anna Vogt', 'appointment director Max Zwirn'],
  },
  {
    language: 'de',
    body: `Umwandlung: Der bisherige Geschäftsführer, Herr Emil Förster, wird seines Amtes entbunden. Zum Verwalter der Gesellschaft wird für unbestimmte Dauer Frau Anna Vogt bestellt.`,
    facts: ['dismissal manager Emil Förster', 'appointment director Anna Vogt indefinite'],
  },
  {
    language: 'de',
    body: `Kommissar: Die Versammlung verlängert auf Vorschlag des Verwaltungsrates das Mandat der VOGT AUDIT GmbH (B00123), vertreten durch Frau Anna Vogt, um drei Jahre.`,
    facts: ['reappointment statutory_auditor VOGT AUDIT GmbH / Anna Vogt'],
  },
  {
    language: 'fr',
    body: `Par décision de l'assemblée générale du 3 juin 2025, ont été renouvelés pour un terme de trois ans les mandats d'administrateurs de Mesdames Rose Aune et Lise Peigne, et a été nommé administrateur, pour le même terme, Monsieur Luc Fil.`,
    facts: [
      'reappointment director Rose Aune 3y',
      'reappointment director Lise Peigne 3y',
      'appointment director Luc Fil',
    ],
  },
  {
    language: 'fr',
    body: `L'assemblée renouvelle Monsieur Luc Fil dans son mandat d'administrateur, et Madame Rose Aune dans son mandat d'administratrice déléguée, pour six ans.`,
    facts: ['reappointment director Luc Fil 6y', 'reappointment managing_director Rose Aune 6y'],
  },
  {
    language: 'fr',
    body: `Le conseil d'administration acte le départ de Monsieur Luc Fil, administrateur délégué, au 30 juin 2025. Il nomme en cette qualité Madame Rose Aune à dater du 1er juillet 2025.`,
    facts: [
      'resignation managing_director Luc Fil 2025-06-30',
      'appointment managing_director Rose Aune 2025-07-01',
    ],
  },
  {
    language: 'fr',
    body: `La société FIDUCIAIRE DU LIN SRL est désignée commissaire pour les exercices 2025-2027 ; elle sera représentée par Monsieur Alain Fuseau.`,
    facts: ['appointment statutory_auditor FIDUCIAIRE DU LIN SRL 3y'],
  },
  {
    language: 'fr',
    body: `Décision : nommer Madame Rose Aune présidente, Monsieur Luc Fil vice-président et Monsieur Guy Revers trésorier-secrétaire.`,
    facts: ['appointment chair Rose Aune', 'appointment vice_chair Luc Fil', 'appointment other Guy Revers'],
  },
  {
    language: 'fr',
    body: `Monsieur Luc Fil et Madame Rose Aune ont cessé d'exercer leur mandat d'administrateur le 3 juin 2025, date de leur démission.`,
    facts: ['resignation director Luc Fil', 'resignation director Rose Aune'],
  },
  {
    language: 'fr',
    body: `Le conseil prend acte que la SRL ROUET, administrateur, sera dorénavant représentée par Madame Lise Peigne, en remplacement de Monsieur Guy Revers, à compter du 1er juillet 2025.`,
    facts: [
      'resignation permanent_representative Guy Revers 2025-07-01',
      'appointment permanent_representative Lise Peigne 2025-07-01',
    ],
  },
  {
    language: 'fr',
    body: `Suite au décès inopiné de son président, Monsieur Luc Fil, le conseil d'administration a élu à cette fonction Madame Rose Aune, vice-présidente sortante.`,
    facts: ['death chair Luc Fil', 'appointment chair Rose Aune'],
  },
]
