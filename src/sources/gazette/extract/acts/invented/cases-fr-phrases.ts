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
    body: `Rose Aune, qui tenait la caisse depuis dix ans, souhaite passer la main : elle quitte l'organe d'administration et cesse également d'être trésorière.`,
    facts: ['resignation other Rose Aune', 'resignation director Rose Aune'],
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
    body: `Composition du conseil : Madame Rose Aune remplace Monsieur Luc Fil, démissionnaire, comme administratrice.`,
    facts: ['appointment director Rose Aune', 'resignation director Luc Fil'],
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
  {
    body: `Est portée à la présidence du conseil Madame Rose Aune, Monsieur Luc Fil ayant exprimé le souhait de passer la main.`,
    facts: ['appointment chair Rose Aune', 'resignation chair Luc Fil'],
  },
  {
    body: `Madame Rose Aune intègre le conseil d'administration avec effet immédiat.`,
    facts: ['appointment director Rose Aune'],
  },
  {
    body: `Monsieur Luc Fil prend sa retraite et quitte dès lors ses fonctions de directeur général au 30 juin 2025.`,
    facts: ['resignation managing_director Luc Fil 2025-06-30'],
  },
  {
    body: `L'assemblée a retenu la candidature de Madame Rose Aune comme administratrice et celle de Monsieur Luc Fil comme commissaire.`,
    facts: ['appointment director Rose Aune', 'appointment statutory_auditor Luc Fil'],
  },
  {
    body: `Le mandat de gérant de Monsieur Luc Fil se termine ce jour ; il n'est pas pourvu à son remplacement.`,
    facts: ['end_of_term manager Luc Fil'],
  },
  {
    body: `Le mandat d'administrateur de Monsieur Luc Fil arrive à échéance à l'issue de la présente assemblée. Il est proposé de ne pas le renouveler, ce que l'assemblée accepte.`,
    facts: ['end_of_term director Luc Fil'],
  },
  {
    body: `Le mandat de Monsieur Luc Fil, administrateur, est renouvelé tandis que celui de Madame Rose Aune, administratrice, ne l'est pas.`,
    facts: ['reappointment director Luc Fil', 'end_of_term director Rose Aune'],
  },
  {
    body: `Monsieur Luc Fil voit son mandat d'administrateur renouvelé pour six ans.`,
    facts: ['reappointment director Luc Fil 6y'],
  },
  {
    body: `Messieurs Luc Fil et Guy Revers voient leur mandat de gérant prendre fin ce jour, suite à leur démission.`,
    facts: ['resignation manager Luc Fil', 'resignation manager Guy Revers'],
  },
  {
    body: `Administrateurs nommés pour six ans : Luc Fil, Rose Aune et la SRL ROUET (représentant permanent : Guy Revers).`,
    facts: [
      'appointment director Luc Fil 6y',
      'appointment director Rose Aune 6y',
      'appointment director ROUET / Guy Revers 6y',
    ],
  },
  {
    body: `Nouveaux administrateurs élus :
Luc Fil, rue du Lin 3, 5000 Namur
Rose Aune, rue du Lin 5, 5000 Namur
Administrateurs sortants et réélus :
Guy Revers
Lise Peigne`,
    facts: [
      'appointment director Luc Fil',
      'appointment director Rose Aune',
      'reappointment director Guy Revers',
      'reappointment director Lise Peigne',
    ],
  },
  {
    body: `Fonctions au sein du conseil : présidente, Rose Aune ; secrétaire, Luc Fil ; trésorier, Guy Revers.`,
    facts: ['appointment chair Rose Aune', 'appointment secretary Luc Fil', 'appointment other Guy Revers'],
  },
  {
    body: `Suite au départ de Monsieur Luc Fil, administrateur, le conseil coopte Madame Rose Aune, qui achèvera son mandat.`,
    facts: ['resignation director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    body: `Sur proposition de Monsieur Guy Revers, actionnaire, l'assemblée nomme Madame Rose Aune administratrice.`,
    facts: ['appointment director Rose Aune'],
  },
  {
    body: `Les actionnaires Guy Revers et Lise Peigne nomment à l'unanimité Madame Rose Aune administratrice et acceptent le retrait de Monsieur Luc Fil.`,
    facts: ['appointment director Rose Aune', 'resignation director Luc Fil'],
  },
  {
    body: `Monsieur Luc Fil, né à Namur le 3 mai 1970, est investi du mandat de gérant à compter du 1er juillet 2025.`,
    facts: ['appointment manager Luc Fil 2025-07-01'],
  },
  {
    body: `L'assemblée désigne Monsieur Luc Fil, avocat, dont le cabinet est sis à Namur, rue du Lin 3, liquidateur de la société.`,
    facts: ['appointment liquidator Luc Fil'],
  },
  {
    body: `Le mandat du liquidateur, Maître Luc Fil, prend fin par la clôture de la liquidation.`,
    facts: ['end_of_term liquidator Luc Fil'],
  },
  {
    body: `Madame Rose Aune fait savoir par courriel du 2 mai qu'elle se retire du conseil ; elle y siégeait depuis 2012.`,
    facts: ['resignation director Rose Aune'],
  },
  {
    body: `Par lettre du 3 mai 2025, adressée au président, Monsieur Luc Fil met fin à son mandat d'administrateur.`,
    facts: ['resignation director Luc Fil'],
  },
  {
    body: `Monsieur Luc Fil a souhaité être déchargé de sa mission de délégué à la gestion journalière. Madame Rose Aune lui succède.`,
    facts: ['resignation daily_management Luc Fil', 'appointment daily_management Rose Aune'],
  },
  {
    body: `Sont sortants et non rééligibles : Monsieur Luc Fil et Madame Rose Aune. Sont élus administrateurs en leur remplacement : Monsieur Guy Revers et Madame Lise Peigne.`,
    facts: [
      'end_of_term director Luc Fil',
      'end_of_term director Rose Aune',
      'appointment director Guy Revers',
      'appointment director Lise Peigne',
    ],
  },
  {
    body: `L'assemblée confirme Monsieur Luc Fil dans ses fonctions d'administrateur pour un nouveau terme de trois ans.`,
    facts: ['reappointment director Luc Fil 3y'],
  },
  {
    body: `Monsieur Luc Fil, coopté par le conseil le 3 mars 2025, est définitivement nommé administrateur.`,
    facts: ['appointment director Luc Fil'],
  },
  {
    body: `L'assemblée ratifie la cooptation de Monsieur Luc Fil en qualité d'administrateur, décidée par le conseil du 3 mars 2025.`,
    facts: ['appointment director Luc Fil'],
  },
  {
    body: `Madame Rose Aune exercera désormais seule la gérance, Monsieur Luc Fil ayant remis la sienne.`,
    facts: ['appointment manager Rose Aune', 'resignation manager Luc Fil'],
  },
  {
    body: `Il a été décidé à l'unanimité que Madame Rose Aune remplacera Monsieur Luc Fil au poste de trésorier.`,
    facts: ['appointment other Rose Aune'],
  },
  {
    body: `Monsieur Luc Fil est remplacé par Madame Rose Aune dans la fonction de secrétaire.`,
    facts: ['appointment secretary Rose Aune'],
  },
  {
    body: `La commissaire PEIGNE AUDIT SRL ayant donné sa démission, l'assemblée désigne FUSEAU RÉVISEURS SRL pour la durée restante du mandat.`,
    facts: [
      'resignation statutory_auditor PEIGNE AUDIT SRL',
      'appointment statutory_auditor FUSEAU RÉVISEURS SRL',
    ],
  },
  {
    body: `La SRL PEIGNE AUDIT est reconduite comme commissaire pour trois ans. Elle sera désormais représentée par Monsieur Luc Fil en lieu et place de Madame Lise Peigne.`,
    facts: [
      'reappointment statutory_auditor PEIGNE AUDIT 3y',
      'resignation permanent_representative Lise Peigne',
      'appointment permanent_representative Luc Fil',
    ],
  },
  {
    body: `L'assemblée charge Monsieur Luc Fil, qui accepte, des fonctions de gérant.`,
    facts: ['appointment manager Luc Fil'],
  },
  {
    body: `À l'unanimité, les membres présents élisent comme nouvelle présidente Rose Aune, comme nouveau secrétaire Luc Fil.`,
    facts: ['appointment chair Rose Aune', 'appointment secretary Luc Fil'],
  },
  {
    body: `Le président sortant Luc Fil cède son siège à Rose Aune.`,
    facts: ['resignation chair Luc Fil', 'appointment chair Rose Aune'],
  },
  {
    body: `Madame Rose Aune a été promue administratrice déléguée.`,
    facts: ['appointment managing_director Rose Aune'],
  },
  {
    body: `Madame Rose Aune siégera comme administratrice indépendante jusqu'à l'assemblée de 2029.`,
    facts: ['appointment director Rose Aune m2029'],
  },
  {
    body: `Monsieur Luc Fil (administrateur) et Madame Rose Aune (trésorière) ont présenté leur démission.`,
    facts: ['resignation director Luc Fil', 'resignation other Rose Aune'],
  },
  {
    body: `1. Démission de Luc Fil comme administrateur et nomination de Rose Aune à sa place.
Cette résolution est adoptée à l'unanimité.`,
    facts: ['resignation director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    body: `L'assemblée observe une minute de silence en mémoire de notre trésorier Luc Fil, décédé le 3 mai. Rose Aune s'occupera dorénavant de la trésorerie.`,
    facts: ['death other Luc Fil', 'appointment other Rose Aune'],
  },
  {
    body: `Procès-verbal de l'assemblée générale ordinaire tenue au siège le 3 juin 2025.
Bureau : la séance est ouverte à 18 h sous la présidence de M. Guy Revers. Le président désigne Mme Lise Peigne comme secrétaire et M. Paul Tisserand comme scrutateur.
Ordre du jour : 1. Comptes annuels 2. Décharge 3. Démission et nomination d'administrateurs 4. Divers
Décisions :
1. Les comptes annuels clos au 31/12/2024 sont approuvés.
2. Décharge est donnée aux administrateurs Luc Fil et Rose Aune pour l'exercice de leur mandat.
3. M. Luc Fil, arrivé au terme de son mandat, quitte ses fonctions. Il est remercié pour son travail. Mme Claire Navette, domiciliée à 5000 Namur, rue du Lin 3, reprend le siège laissé vacant, pour six ans.
4. Mme Sophie Bobine, comptable, est mandatée pour la publication.`,
    facts: ['end_of_term director Luc Fil', 'appointment director Claire Navette 6y'],
  },
  {
    body: `Par décision unanime et écrite des actionnaires du 12 mars 2025, il a été procédé aux modifications suivantes dans l'organe d'administration :
Sortie : Luc FIL, à sa demande, au 31 mars 2025
Entrée : Rose AUNE, domiciliée à 4000 Liège, quai de la Laine 8, à partir du 1er avril 2025`,
    facts: ['resignation director Luc FIL 2025-03-31', 'appointment director Rose AUNE 2025-04-01'],
  },
  {
    body: `L'organe d'administration de la société, composé de Messieurs Luc Fil et Guy Revers, s'est réuni ce jour et a constaté que Monsieur Guy Revers souhaite être déchargé de ses fonctions d'administrateur délégué. Il a décidé de lui donner suite et de pourvoir à son remplacement par la désignation de Madame Rose Aune.`,
    facts: ['resignation managing_director Guy Revers', 'appointment managing_director Rose Aune'],
  },
  {
    body: `Extrait des délibérations du conseil d'administration du 4 mai 2025 : le conseil, après avoir entendu Monsieur Luc Fil en ses explications, a pris note de sa volonté de ne pas poursuivre son mandat d'administrateur délégué et l'a remercié ; Madame Rose Aune assumera cette fonction à compter du 1er juin 2025.`,
    facts: ['resignation managing_director Luc Fil', 'appointment managing_director Rose Aune 2025-06-01'],
  },
  {
    body: `Le soussigné, Luc Fil, gérant, certifie que l'assemblée du 2 mai 2025 a nommé un second gérant en la personne de Madame Rose Aune, demeurant à 6000 Charleroi, rue du Coton 1.`,
    facts: ['appointment manager Rose Aune'],
  },
  {
    body: `L'assemblée générale constate la vacance d'un mandat d'administrateur à la suite du décès de Monsieur Luc Fil et appelle à ce mandat Madame Rose Aune, qui terminera le mandat de son prédécesseur.`,
    facts: ['death director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    body: `A l'unanimité, l'assemblée élit son nouveau comité :
Président : Luc Fil, rue du Lin 3, 5000 Namur
Vice-présidente : Rose Aune, rue du Lin 5, 5000 Namur
Trésorier : Guy Revers, rue du Lin 7, 5000 Namur
Secrétaire : Lise Peigne, rue du Lin 9, 5000 Namur
Membres : Paul Tisserand et Claire Navette`,
    facts: [
      'appointment chair Luc Fil',
      'appointment vice_chair Rose Aune',
      'appointment other Guy Revers',
      'appointment secretary Lise Peigne',
      'appointment director Paul Tisserand',
      'appointment director Claire Navette',
    ],
  },
  {
    body: `Le commissaire, la SRL FUSEAU RÉVISEURS, arrive en fin de mandat. Sur proposition de l'organe d'administration et après avis du conseil d'entreprise, l'assemblée confie le mandat pour les exercices 2025 à 2027 à la SRL PEIGNE AUDIT, représentée par Madame Lise Peigne.`,
    facts: [
      'end_of_term statutory_auditor FUSEAU RÉVISEURS',
      'appointment statutory_auditor PEIGNE AUDIT / Lise Peigne 3y',
    ],
  },
  {
    body: `Dissolution anticipée. L'assemblée décide la dissolution de la société et sa mise en liquidation. Il est mis fin aux fonctions des administrateurs, Monsieur Luc Fil et Madame Rose Aune. Est désigné en qualité de liquidateur, sous réserve de confirmation par le tribunal, Monsieur Guy Revers, prénommé.`,
    facts: [
      'end_of_term director Luc Fil',
      'end_of_term director Rose Aune',
      'appointment liquidator Guy Revers',
    ],
  },
  {
    body: `Clôture de liquidation. L'assemblée entend le rapport du liquidateur, Monsieur Luc Fil, approuve les comptes et lui donne décharge. La société a cessé d'exister. Les livres sont conservés au domicile de Monsieur Luc Fil.`,
    facts: [],
  },
  {
    body: `A l'issue du vote, sont élus avec respectivement 45 et 41 voix : Rose Aune et Luc Fil. Guy Revers, qui a recueilli 12 voix, n'est pas élu. Les nouveaux administrateurs entrent en fonction ce jour.`,
    facts: ['appointment director Rose Aune', 'appointment director Luc Fil'],
  },
  {
    body: `Les mandats suivants sont venus à échéance lors de la présente assemblée et ont été renouvelés jusqu'en 2031 : Luc Fil, Rose Aune. Le mandat de Guy Revers, également échu, n'a pas été renouvelé.`,
    facts: [
      'reappointment director Luc Fil m2031',
      'reappointment director Rose Aune m2031',
      'end_of_term director Guy Revers',
    ],
  },
  {
    body: `L'assemblée générale a enregistré le départ de deux administrateurs (Luc Fil et Rose Aune) et l'arrivée de trois nouveaux (Guy Revers, Lise Peigne et Paul Tisserand).`,
    facts: [
      'resignation director Luc Fil',
      'resignation director Rose Aune',
      'appointment director Guy Revers',
      'appointment director Lise Peigne',
      'appointment director Paul Tisserand',
    ],
  },
  {
    body: `Avec effet au 1er juillet 2025, la gestion journalière, jusqu'ici exercée par Monsieur Luc Fil, est confiée à Madame Rose Aune.`,
    facts: ['appointment daily_management Rose Aune 2025-07-01'],
  },
  {
    body: `La SA TOILES, administrateur délégué, a désigné pour représentant permanent, en remplacement de Monsieur Guy Revers, Madame Lise Peigne, à dater du 1er mai 2025.`,
    facts: [
      'resignation permanent_representative Guy Revers 2025-05-01',
      'appointment permanent_representative Lise Peigne 2025-05-01',
    ],
  },
  {
    body: `Deuxième résolution. L'assemblée décide de porter le nombre d'administrateurs à trois et désigne à cet effet Monsieur Luc Fil et Madame Rose Aune, lesquels rejoignent Monsieur Guy Revers, administrateur en place.`,
    facts: ['appointment director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    body: `Les comparants, Monsieur Guy Revers et Madame Lise Peigne, seuls actionnaires, décident de nommer comme administrateur non statutaire Monsieur Luc Fil, ici présent et qui accepte. Son mandat est gratuit.`,
    facts: ['appointment director Luc Fil'],
  },
  {
    body: `TROISIEME RESOLUTION - DEMISSION ET NOMINATION
L'assemblée accepte la démission de Monsieur Luc FIL de son mandat d'administrateur à compter de ce jour et lui donne décharge. Elle désigne en remplacement Monsieur Guy REVERS, né à Namur le 2 mars 1980, domicilié à 5000 Namur, rue du Lin 4, dont le mandat est exercé à titre gratuit.
QUATRIEME RESOLUTION - POUVOIRS
L'assemblée confère tous pouvoirs à Monsieur Paul TISSERAND pour l'exécution des résolutions et au notaire Emile Coton pour la coordination des statuts.`,
    facts: ['resignation director Luc FIL', 'appointment director Guy REVERS'],
  },
  {
    body: `Le mandat d'administrateur exercé par Monsieur Luc Fil prend fin de plein droit, celui-ci ayant atteint la limite d'âge.`,
    facts: ['end_of_term director Luc Fil'],
  },
  {
    body: `L'assemblée acte que Monsieur Luc Fil est réputé démissionnaire de son mandat d'administrateur pour absences répétées.`,
    facts: ['resignation director Luc Fil'],
  },
  {
    body: `Suspendu depuis mars, Monsieur Luc Fil est définitivement exclu du conseil d'administration.`,
    facts: ['dismissal director Luc Fil'],
  },
  {
    body: `Il résulte d'une décision de l'organe d'administration que Rose Aune a été désignée pour assurer la gestion journalière aux côtés de Luc Fil, lequel reste en fonction.`,
    facts: ['appointment daily_management Rose Aune'],
  },
  {
    body: `L'assemblée prend acte des démissions, avec effet au 30 juin 2025, de Luc Fil (administrateur), Rose Aune (administratrice et présidente) et Guy Revers (délégué à la gestion journalière).`,
    facts: [
      'resignation director Luc Fil 2025-06-30',
      'resignation director Rose Aune 2025-06-30',
      'resignation chair Rose Aune 2025-06-30',
      'resignation daily_management Guy Revers 2025-06-30',
    ],
  },
  {
    body: `L'assemblée générale approuve à l'unanimité :
a) le non-renouvellement du mandat d'administrateur de M. Luc Fil ;
b) le renouvellement du mandat d'administratrice de Mme Rose Aune ;
c) la désignation de M. Guy Revers en qualité d'administrateur.`,
    facts: [
      'end_of_term director Luc Fil',
      'reappointment director Rose Aune',
      'appointment director Guy Revers',
    ],
  },
  {
    body: `L'assemblée générale nomme la SRL ROUET, ayant son siège à 5000 Namur, rue du Lin 3, administrateur ; celle-ci désigne Monsieur Luc Fil comme représentant permanent.`,
    facts: ['appointment director ROUET / Luc Fil'],
  },
  {
    body: `La SRL ROUET démissionne de son mandat d'administrateur ; son représentant permanent, Monsieur Luc Fil, est nommé administrateur à titre personnel.`,
    facts: ['resignation director ROUET', 'appointment director Luc Fil'],
  },
  {
    body: `L'assemblée décide à l'unanimité de ne pas renouveler le mandat du commissaire FUSEAU RÉVISEURS SRL et de le remplacer par PEIGNE AUDIT SRL.`,
    facts: [
      'end_of_term statutory_auditor FUSEAU RÉVISEURS SRL',
      'appointment statutory_auditor PEIGNE AUDIT SRL',
    ],
  },
  {
    body: `La société n'étant plus tenue de nommer un commissaire, il est mis fin de commun accord au mandat de FUSEAU RÉVISEURS SRL.`,
    facts: ['end_of_term statutory_auditor FUSEAU RÉVISEURS SRL'],
  },
  {
    body: `Le conseil désigne en son sein : présidente : Rose Aune ; vice-président : Luc Fil ; trésorier : Guy Revers.`,
    facts: ['appointment chair Rose Aune', 'appointment vice_chair Luc Fil', 'appointment other Guy Revers'],
  },
  {
    body: `Madame Rose Aune et Monsieur Luc Fil sont élus respectivement présidente et trésorier.`,
    facts: ['appointment chair Rose Aune', 'appointment other Luc Fil'],
  },
  {
    body: `Sont élus à l'unanimité : présidente, Rose Aune ; secrétaire, Luc Fil ; trésorier, Guy Revers.`,
    facts: ['appointment chair Rose Aune', 'appointment secretary Luc Fil', 'appointment other Guy Revers'],
  },
  {
    body: `L'assemblée accepte que Monsieur Luc Fil se retire de l'organe d'administration et élit pour le remplacer Madame Rose Aune.`,
    facts: ['resignation director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    body: `À la demande de Monsieur Luc Fil, son mandat d'administrateur prend fin ce jour.`,
    facts: ['resignation director Luc Fil'],
  },
  {
    body: `Monsieur Luc Fil a perdu la qualité d'administrateur le 3 mai 2025 par suite de son décès.`,
    facts: ['death director Luc Fil 2025-05-03'],
  },
  {
    body: `Monsieur Luc Fil, dont la démission comme gérant a été actée ce jour, est remplacé dans cette fonction par Madame Rose Aune.`,
    facts: ['resignation manager Luc Fil', 'appointment manager Rose Aune'],
  },
  {
    body: `L'assemblée accueille favorablement la candidature de Madame Rose Aune, qui devient administratrice.`,
    facts: ['appointment director Rose Aune'],
  },
  {
    body: `Les trois administrateurs sortants, Luc Fil, Rose Aune et Guy Revers, se représentent et sont réélus pour trois ans.`,
    facts: [
      'reappointment director Luc Fil 3y',
      'reappointment director Rose Aune 3y',
      'reappointment director Guy Revers 3y',
    ],
  },
  {
    body: `Luc Fil et Rose Aune, administrateurs sortants, sont réélus. Guy Revers, également sortant, ne se représente pas ; Lise Peigne est élue à sa place.`,
    facts: [
      'reappointment director Luc Fil',
      'reappointment director Rose Aune',
      'end_of_term director Guy Revers',
      'appointment director Lise Peigne',
    ],
  },
  {
    body: `D'un procès-verbal dressé par le notaire Emile Coton, de résidence à Namur, le 3 juin 2025, il résulte que l'assemblée générale extraordinaire de la société à responsabilité limitée « LA BOBINE D'OR » a pris les résolutions suivantes :
1° transfert du siège à 5000 Namur, rue du Lin 12 ;
2° révocation, sans motif, du gérant Luc Fil et remplacement de celui-ci par Rose Aune ;
3° pouvoirs au notaire pour la coordination.`,
    facts: ['dismissal manager Luc Fil', 'appointment manager Rose Aune'],
  },
  {
    body: `L'AG décide : - de mettre un terme au mandat d'administrateur de M. Luc Fil, absent depuis deux ans ; - d'accueillir Mme Rose Aune comme administratrice.`,
    facts: ['dismissal director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    body: `L'organe d'administration prend acte de la démission, par courrier du 2 mai, de Monsieur Luc Fil, et décide, sur pied de l'article 7:88 du Code, de le remplacer par Madame Rose Aune jusqu'à la plus prochaine assemblée.`,
    facts: ['resignation director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    body: `L'assemblée procède à l'élection définitive de Madame Rose Aune, administratrice cooptée le 3 mars 2025 en remplacement de Monsieur Luc Fil, démissionnaire.`,
    facts: ['appointment director Rose Aune', 'resignation director Luc Fil'],
  },
  {
    body: `Après vote à bulletins secrets, l'assemblée renouvelle sa confiance à Rose Aune (présidente) et à Luc Fil (trésorier) pour un nouveau terme de quatre ans.`,
    facts: ['reappointment chair Rose Aune 4y', 'reappointment other Luc Fil 4y'],
  },
  {
    body: `Mandats renouvelés pour quatre ans : Rose Aune, Luc Fil
Mandat non renouvelé : Guy Revers
Nouveau mandat : Lise Peigne`,
    facts: [
      'reappointment director Rose Aune 4y',
      'reappointment director Luc Fil 4y',
      'end_of_term director Guy Revers',
      'appointment director Lise Peigne',
    ],
  },
  {
    body: `Administrateurs
Démissionnaires : Luc Fil - Rose Aune
Nommés : Guy Revers, rue du Lin 4, 5000 Namur - Lise Peigne, rue du Lin 6, 5000 Namur`,
    facts: [
      'resignation director Luc Fil',
      'resignation director Rose Aune',
      'appointment director Guy Revers',
      'appointment director Lise Peigne',
    ],
  },
  {
    body: `L'assemblée décide de ne pas pourvoir au remplacement de Monsieur Luc Fil, administrateur, dont le mandat expire ce jour.`,
    facts: ['end_of_term director Luc Fil'],
  },
  {
    body: `Les administrateurs restants, Rose Aune et Guy Revers, ont coopté Lise Peigne au poste laissé vacant par Luc Fil, démissionnaire.`,
    facts: ['appointment director Lise Peigne', 'resignation director Luc Fil'],
  },
  {
    body: `Sur la liste des candidats (Luc Fil, Rose Aune, Guy Revers), l'assemblée élit comme administrateurs Rose Aune et Guy Revers.`,
    facts: ['appointment director Rose Aune', 'appointment director Guy Revers'],
  },
  {
    body: `Le directeur, Monsieur Luc Fil, présente le rapport. L'assemblée nomme administratrice Madame Rose Aune.`,
    facts: ['appointment director Rose Aune'],
  },
  {
    body: `Monsieur Luc Fil, administrateur, est désigné en qualité de délégué à la gestion journalière en lieu et place de Monsieur Guy Revers.`,
    facts: ['appointment daily_management Luc Fil'],
  },
  {
    body: `L'actionnaire unique, la SA TOILES DU NORD, représentée par son administrateur délégué, Monsieur Guy Revers, nomme en qualité d'administrateur de la société Monsieur Luc Fil.`,
    facts: ['appointment director Luc Fil'],
  },
  {
    body: `L'assemblée, présidée par Monsieur Guy Revers, administrateur, nomme Madame Rose Aune en tant que commissaire suppléante.`,
    facts: ['appointment statutory_auditor Rose Aune'],
  },
  {
    body: `Le conseil est informé que le contrat de bail expire le 31 décembre et que Monsieur Luc Fil, administrateur, a été chargé de négocier son renouvellement.`,
    facts: [],
  },
  {
    body: `Monsieur Luc Fil, administrateur délégué, présente les comptes. L'assemblée lui renouvelle sa confiance et charge le secrétaire, Monsieur Guy Revers, de déposer les comptes.`,
    facts: [],
  },
  {
    body: `L'assemblée constate que les mandats de tous les administrateurs courent jusqu'en 2027. Aucune nomination n'est à prévoir.`,
    facts: [],
  },
  {
    body: `La séance est levée par le président, Luc Fil, après lecture du procès-verbal par la secrétaire, Rose Aune.`,
    facts: [],
  },
  {
    body: `Madame Rose Aune, administratrice, prend la parole et rejoint l'avis du président. Elle quitte la séance à 20 h.`,
    facts: [],
  },
  {
    body: `L'assemblée désigne Monsieur Luc Fil, réviseur d'entreprises, afin d'établir le rapport prévu à l'article 5:133. Le gérant, Monsieur Guy Revers, reprend les engagements au nom de la société.`,
    facts: [],
  },
  {
    body: `Monsieur Luc Fil cède ses parts à Madame Rose Aune, associée. Le gérant, Monsieur Guy Revers, met à jour le registre.`,
    facts: [],
  },
  {
    body: `Il est accordé à Monsieur Luc Fil, gérant, une rémunération de 1.000 euros par mois pour l'exercice de son mandat.`,
    facts: [],
  },
  {
    body: `Le mandat de Madame Rose Aune, administratrice, se poursuit jusqu'à l'assemblée de 2028. Monsieur Luc Fil conserve la présidence.`,
    facts: [],
  },
  {
    body: `Madame Rose Aune, trésorière, fait part de la clôture du compte de l'exercice qui se termine le 31 décembre 2024. Monsieur Luc Fil assure le suivi.`,
    facts: [],
  },
  {
    body: `Délégation de signature : Madame Lise Peigne, directrice, pourra engager l'association jusqu'à 2.500 euros avec un administrateur.`,
    facts: [],
  },
  {
    body: `L'assemblée décide de reporter la nomination d'un administrateur à la prochaine réunion. Monsieur Luc Fil, candidat, en est informé.`,
    facts: [],
  },
  {
    body: `CONSEIL D'ADMINISTRATION
Sortants
FIL Luc, rue du Lin 3, 5000 Namur
AUNE Rose, rue du Lin 5, 5000 Namur
Entrants
REVERS Guy, rue du Lin 7, 5000 Namur
PEIGNE Lise, rue du Lin 9, 5000 Namur`,
    facts: [
      'resignation director FIL Luc',
      'resignation director AUNE Rose',
      'appointment director REVERS Guy',
      'appointment director PEIGNE Lise',
    ],
  },
  {
    body: `L'assemblée du 3 mai 2025 a élu M. Luc Fil et Mme Rose Aune en qualité d'administrateurs. Lors du conseil du même jour, M. Fil a été choisi comme président et Mme Aune comme trésorière.`,
    facts: [
      'appointment director Luc Fil',
      'appointment director Rose Aune',
      'appointment chair Luc Fil',
      'appointment other Rose Aune',
    ],
  },
  {
    body: `Renouvellement du mandat du commissaire : sur proposition du conseil d'administration, l'assemblée renouvelle le mandat de commissaire de PEIGNE AUDIT SRL, Réviseurs d'Entreprises, dont le siège est établi à 5000 Namur, rue du Lin 3, pour une période de trois ans. La SRL sera représentée par Monsieur Luc Fil.`,
    facts: ['reappointment statutory_auditor PEIGNE AUDIT SRL 3y'],
  },
  {
    body: `Les mandats d'administrateur de la SA TOILES DU NORD, représentée par Monsieur Luc Fil, et de la SRL ROUET, représentée par Madame Rose Aune, sont renouvelés pour six ans. Monsieur Guy Revers n'a pas demandé le renouvellement du sien.`,
    facts: [
      'reappointment director TOILES DU NORD / Luc Fil 6y',
      'reappointment director ROUET / Rose Aune 6y',
      'end_of_term director Guy Revers',
    ],
  },
  {
    body: `Monsieur le Président informe l'assemblée de la démission de Monsieur Luc Fil de son poste d'administrateur et de secrétaire. L'assemblée remercie Monsieur Fil. Madame Rose Aune est élue pour le remplacer dans ces deux fonctions.`,
    facts: [
      'resignation director Luc Fil',
      'resignation secretary Luc Fil',
      'appointment director Rose Aune',
      'appointment secretary Rose Aune',
    ],
  },
  {
    body: `Vote : Luc Fil est élu administrateur par 12 voix contre 2. Rose Aune, avec 5 voix, n'est pas élue.`,
    facts: ['appointment director Luc Fil'],
  },
  {
    body: `Suite à la fusion, les mandats des administrateurs de la société absorbée prennent fin. L'assemblée de la société absorbante nomme administrateur Monsieur Luc Fil.`,
    facts: ['appointment director Luc Fil'],
  },
  {
    body: `A été admise la démission de Madame Rose Aune, gérante, avec effet au 31 mars 2025, la gérance étant désormais assurée par le seul Monsieur Luc Fil.`,
    facts: ['resignation manager Rose Aune 2025-03-31'],
  },
  {
    body: `Sont désormais administrateurs : Luc Fil (nouveau), Rose Aune (nouvelle), Guy Revers (reconduit).`,
    facts: [
      'appointment director Luc Fil',
      'appointment director Rose Aune',
      'reappointment director Guy Revers',
    ],
  },
  {
    body: `Le mandat de M. Luc Fil, président, venant à expiration, celui-ci est réélu à l'unanimité.`,
    facts: ['reappointment chair Luc Fil'],
  },
  {
    body: `L'assemblée met fin au mandat d'administrateur de Luc Fil et Rose Aune et nomme à ces fonctions Guy Revers et Lise Peigne.`,
    facts: [
      'dismissal director Luc Fil',
      'dismissal director Rose Aune',
      'appointment director Guy Revers',
      'appointment director Lise Peigne',
    ],
  },
  {
    body: `Le conseil d'administration a désigné comme délégués à la gestion journalière : Luc Fil et Rose Aune. La délégation de Guy Revers est retirée.`,
    facts: [
      'appointment daily_management Luc Fil',
      'appointment daily_management Rose Aune',
      'dismissal daily_management Guy Revers',
    ],
  },
  {
    body: `Suite à l'expiration du mandat de la société FUSEAU RÉVISEURS SRL, commissaire, l'assemblée décide de nommer en remplacement PEIGNE AUDIT SRL, ayant son siège à 5000 Namur, rue du Lin 3, qui désigne Madame Lise Peigne comme représentante.`,
    facts: [
      'end_of_term statutory_auditor FUSEAU RÉVISEURS SRL',
      'appointment statutory_auditor PEIGNE AUDIT SRL / Lise Peigne',
    ],
  },
  {
    body: `Démission d'un administrateur : Luc Fil. Nomination d'un administrateur : Rose Aune, rue du Lin 3, 5000 Namur.`,
    facts: ['resignation director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    body: `L'assemblée prend acte que le mandat d'administrateur de Luc Fil s'est terminé le 3 mai 2025 et qu'il n'a pas été pourvu à son remplacement.`,
    facts: ['end_of_term director Luc Fil'],
  },
  {
    body: `Rose Aune remplace Luc Fil, démissionnaire, en qualité de gérante depuis le 1er mai 2025.`,
    facts: ['appointment manager Rose Aune 2025-05-01', 'resignation manager Luc Fil'],
  },
  {
    body: `L'assemblée nomme deux administrateurs supplémentaires, à savoir Monsieur Luc Fil et Madame Rose Aune.`,
    facts: ['appointment director Luc Fil', 'appointment director Rose Aune'],
  },
  {
    body: `Il a été décidé de confirmer la nomination, à titre définitif, de Madame Rose Aune en qualité d'administratrice.`,
    facts: ['appointment director Rose Aune'],
  },
]
