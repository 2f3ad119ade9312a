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
      'appointment other Eva Faden',
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
]
