// Invented French acts whose verbs say only together with their object that a mandate begins or ends, and what several verbs, pronouns and headings of one act say of the same person.

import type { ActCase } from './act-case.ts'

export const FRENCH_PHRASES: ActCase[] = [
  {
    body: `L'assemblée élit Monsieur Luc Fil comme membre du conseil d'administration. Il succède à Madame Rose Aune, dont le mandat s'achève ce jour et n'est pas renouvelé.`,
    facts: ['appointment director Luc Fil', 'end_of_term director Rose Aune'],
  },
  {
    body: `Le conseil élit Madame Lise Peigne à la présidence. Elle succède à Monsieur Guy Revers, qui a renoncé à cette fonction.`,
    facts: ['appointment chair Lise Peigne', 'resignation chair Guy Revers'],
  },
  {
    body: `Monsieur Luc Fil est élu président en remplacement de Monsieur Guy Revers, lequel reste administrateur mais abandonne la présidence.`,
    facts: ['appointment chair Luc Fil', 'resignation chair Guy Revers'],
  },
  {
    body: `Monsieur Guy Revers renonce à la présidence mais conserve son mandat d'administrateur.`,
    facts: ['resignation chair Guy Revers'],
  },
  {
    body: `L'assemblée prend acte de la démission de Mme Lise Peigne comme trésorière, Mme Peigne demeurant administratrice.`,
    facts: ['resignation other Lise Peigne'],
  },
  {
    body: `Madame Rose Aune quitte ses fonctions d'administratrice déléguée tout en restant administratrice.`,
    facts: ['resignation managing_director Rose Aune'],
  },
  {
    body: `Entrées (administrateurs) :
- FIL Luc, rue du Lin 3, 5000 Namur
- AUNE Rose, rue du Lin 4, 5000 Namur
Sorties (administrateurs) :
- REVERS Guy, au 30 juin 2025`,
    facts: [
      'appointment director FIL Luc',
      'appointment director AUNE Rose',
      'resignation director REVERS Guy 2025-06-30',
    ],
  },
  {
    body: `Démissions (administrateurs) :
- REVERS Guy
Arrivées (administrateurs) :
- FIL Luc, rue du Lin 3, 5000 Namur`,
    facts: ['resignation director REVERS Guy', 'appointment director FIL Luc'],
  },
  {
    body: `Sortante : Rose Aune (administratrice, trésorière).
Entrant : Luc Fil, rue du Lin 3, 5000 Namur (administrateur, trésorier).`,
    facts: [
      'resignation director Rose Aune',
      'resignation other Rose Aune',
      'appointment director Luc Fil',
      'appointment other Luc Fil',
    ],
  },
  {
    body: `Est nommée administrateur : la SA TOILES DU NORD, qui a désigné Monsieur Luc Fil pour la représenter.`,
    facts: ['appointment director TOILES DU NORD / Luc Fil'],
  },
  {
    body: `Sont nommés administrateurs :
- la SRL ROUET, laquelle a choisi Madame Rose Aune comme représentante pour l'exercice de ce mandat ;
- Madame Lise Peigne.`,
    facts: ['appointment director ROUET / Rose Aune', 'appointment director Lise Peigne'],
  },
  {
    body: `La SRL ROUET, administrateur, nous informe que Monsieur Guy Revers n'est plus son représentant permanent depuis le 1er mai 2025 et que Madame Lise Peigne est désignée représentante permanente à sa place.`,
    facts: [
      'end_of_term permanent_representative Guy Revers',
      'appointment permanent_representative Lise Peigne 2025-05-01',
    ],
  },
  {
    body: `La SRL ROUET, administrateur de la société, communique :
- Monsieur Guy Revers cesse d'être représentant permanent le 30 avril 2025 ;
- Madame Lise Peigne, domiciliée à 5000 Namur, rue du Fil 3, devient représentante permanente le 1er mai 2025.`,
    facts: [
      'resignation permanent_representative Guy Revers',
      'appointment permanent_representative Lise Peigne',
    ],
  },
  {
    body: `Monsieur Luc Fil quitte également le conseil d'administration.`,
    facts: ['resignation director Luc Fil'],
  },
  {
    body: `Le conseil décide de mettre fin, à la demande de celui-ci, aux fonctions d'administrateur délégué de Monsieur Luc Fil.`,
    facts: ['resignation managing_director Luc Fil'],
  },
  {
    body: `Le mandat de commissaire de la SRL FUSEAU RÉVISEURS étant venu à échéance, l'assemblée décide de le confier à la SRL PEIGNE AUDIT pour un terme de trois ans.`,
    facts: [
      'end_of_term statutory_auditor FUSEAU RÉVISEURS',
      'appointment statutory_auditor PEIGNE AUDIT 3y',
    ],
  },
  {
    body: `Le mandat de commissaire est attribué, pour les exercices 2025 à 2027, à la SRL PEIGNE AUDIT, représentée par Madame Lise Peigne.`,
    facts: ['appointment statutory_auditor PEIGNE AUDIT / Lise Peigne 3y'],
  },
  {
    body: `L'assemblée accepte la démission de Monsieur Luc Fil de son poste de gérant et le remplace par Monsieur Guy Revers. Ces démission et nomination sortent leurs effets ce jour.`,
    facts: ['resignation manager Luc Fil', 'appointment manager Guy Revers'],
  },
  {
    body: `Le président signale que Monsieur Luc Fil a remis sa démission d'administrateur par lettre du 3 mai 2025. La démission prend effet le 30 juin 2025.`,
    facts: ['resignation director Luc Fil 2025-06-30'],
  },
  {
    body: `La présidente du conseil indique avoir reçu la lettre par laquelle Monsieur Luc Fil renonce à son mandat d'administrateur.`,
    facts: ['resignation director Luc Fil'],
  },
  {
    body: `À partir du 1er juillet 2025, c'est Madame Rose Aune qui assure la gestion journalière.`,
    facts: ['appointment daily_management Rose Aune 2025-07-01'],
  },
  {
    body: `Monsieur Luc Fil passe le relais à Madame Rose Aune comme présidente.`,
    facts: ['resignation chair Luc Fil', 'appointment chair Rose Aune'],
  },
  {
    body: `Bienvenue à Madame Rose Aune, qui rejoint le conseil d'administration.`,
    facts: ['appointment director Rose Aune'],
  },
  {
    body: `Le conseil d'administration s'adjoint Madame Rose Aune en qualité d'administratrice.`,
    facts: ['appointment director Rose Aune'],
  },
  {
    body: `L'assemblée choisit Madame Rose Aune comme nouvelle administratrice et Monsieur Luc Fil comme commissaire.`,
    facts: ['appointment director Rose Aune', 'appointment statutory_auditor Luc Fil'],
  },
  {
    body: `L'assemblée a validé la candidature de Madame Rose Aune au poste d'administratrice.`,
    facts: ['appointment director Rose Aune'],
  },
  {
    body: `Madame Rose Aune est désormais administratrice déléguée de la société.`,
    facts: ['appointment managing_director Rose Aune'],
  },
  {
    body: `Le mandat d'administrateur de Monsieur Luc Fil a expiré et n'a pas été reconduit.`,
    facts: ['end_of_term director Luc Fil'],
  },
  {
    body: `Monsieur Luc Fil, administrateur sortant, n'a pas souhaité se représenter.`,
    facts: ['end_of_term director Luc Fil'],
  },
  {
    body: `L'assemblée remercie Monsieur Luc Fil, administrateur, dont le mandat arrive à son terme ce jour, et élit à sa place Madame Rose Aune.`,
    facts: ['end_of_term director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    body: `Le mandat d'administrateur de Madame Rose Aune est prolongé jusqu'à l'assemblée de 2031.`,
    facts: ['reappointment director Rose Aune m2031'],
  },
  {
    body: `L'assemblée reconduit dans leurs fonctions d'administrateurs, pour six ans : Monsieur Luc Fil et Madame Rose Aune.`,
    facts: ['reappointment director Luc Fil 6y', 'reappointment director Rose Aune 6y'],
  },
  {
    body: `Madame Rose Aune se voit confier un nouveau mandat d'administratrice pour six ans.`,
    facts: ['reappointment director Rose Aune 6y'],
  },
  {
    body: `Madame Rose Aune se voit confier la gestion journalière.`,
    facts: ['appointment daily_management Rose Aune'],
  },
  {
    body: `L'assemblée générale donne son accord sur la nomination de Monsieur Luc Fil au poste d'administrateur, au départ de Monsieur Guy Revers, démissionnaire.`,
    facts: ['appointment director Luc Fil', 'resignation director Guy Revers'],
  },
  {
    body: `Il est mis fin, de commun accord, au mandat de gérant de Monsieur Luc Fil.`,
    facts: ['end_of_term manager Luc Fil'],
  },
  {
    body: `L'associé unique a retiré à Monsieur Luc Fil son mandat de gérant.`,
    facts: ['dismissal manager Luc Fil'],
  },
  {
    body: `L'associé unique relève Monsieur Luc Fil de son mandat de gérant.`,
    facts: ['dismissal manager Luc Fil'],
  },
  {
    body: `Monsieur Luc Fil ne fait plus partie du conseil d'administration depuis le 3 mai 2025.`,
    facts: ['end_of_term director Luc Fil 2025-05-03'],
  },
  {
    body: `Comme administrateurs, l'assemblée désigne, sur proposition de la commune : Luc Fil, Rose Aune et Guy Revers.`,
    facts: [
      'appointment director Luc Fil',
      'appointment director Rose Aune',
      'appointment director Guy Revers',
    ],
  },
  {
    body: `Monsieur Luc Fil a fait part de son intention de se retirer ; l'assemblée accepte sa démission comme administrateur.`,
    facts: ['resignation director Luc Fil'],
  },
  {
    body: `Par lettre du 2 mai 2025, Madame Rose Aune a présenté sa démission de sa fonction de secrétaire du conseil. L'assemblée l'accepte et désigne Monsieur Luc Fil pour lui succéder.`,
    facts: ['resignation secretary Rose Aune', 'appointment secretary Luc Fil'],
  },
  {
    body: `L'assemblée regrette la disparition de Monsieur Luc Fil, administrateur, survenue le 3 mai 2025.`,
    facts: ['death director Luc Fil 2025-05-03'],
  },
  {
    body: `Administrateur démissionnaire : Luc Fil
Nouvel administrateur : Rose Aune`,
    facts: ['resignation director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    body: `Fin de fonctions : Luc Fil, administrateur, le 3 mai 2025
Prise de fonctions : Rose Aune, administratrice, le 4 mai 2025`,
    facts: ['resignation director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    body: `Il est pris acte du souhait de Monsieur Luc Fil de ne plus exercer la fonction de président ; il restera toutefois administrateur.`,
    facts: ['resignation chair Luc Fil'],
  },
  {
    body: `Après en avoir délibéré, les associés confèrent à Madame Rose Aune la qualité de gérante, avec Monsieur Luc Fil, déjà en fonction.`,
    facts: ['appointment manager Rose Aune'],
  },
  {
    body: `L'assemblée appelle Monsieur Luc Fil à siéger au conseil d'administration à la place de Madame Rose Aune, sortante et non rééligible.`,
    facts: ['appointment director Luc Fil', 'end_of_term director Rose Aune'],
  },
  {
    body: `Le nouvel administrateur est Luc Fil, rue du Lin 3 à 5000 Namur ; il achève le mandat de Rose Aune, qui a donné sa démission.`,
    facts: ['appointment director Luc Fil', 'resignation director Rose Aune'],
  },
]
