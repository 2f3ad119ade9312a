// Invented French acts with what they state: change, office, holder, representative, day, term.

import type { ActCase } from './act-case.ts'

export const FRENCH: ActCase[] = [
  {
    body: `Extrait du procès-verbal de l'assemblée générale ordinaire du 10 juin 2025 :

L'assemblée accepte la démission de Monsieur Paul TISSERAND, domicilié à 5000 Namur, rue du Fil 3, de son mandat
d'administrateur, avec effet au 30 juin 2025.
Elle nomme en remplacement Madame Claire NAVETTE, domiciliée à 4000 Liège, quai de la Laine 8, en qualité d'administratrice
pour une durée de six ans.`,
    facts: ['resignation director Paul TISSERAND 2025-06-30', 'appointment director Claire NAVETTE 6y'],
  },
  {
    body: `Sont nommés administrateurs pour une durée de 6 ans :
- Monsieur Jean-Luc de la Trame, domicilié à 1000 Bruxelles, avenue des Fileurs 12 ;
- Madame Anne-Sophie Van Chaîne, domiciliée à 1050 Bruxelles, rue du Métier 4 ;
- la SRL COTONNIÈRE, dont le siège est établi à 6000 Charleroi, rue du Coton 1 (RPM 0456.789.133), représentée par
Monsieur Luc Bobineau, représentant permanent.
Leur mandat prendra fin à l'issue de l'assemblée générale ordinaire de 2031.`,
    facts: [
      'appointment director Jean-Luc de la Trame m2031 6y',
      'appointment director Anne-Sophie Van Chaîne m2031 6y',
      'appointment director COTONNIÈRE / Luc Bobineau #0456789133 m2031 6y',
    ],
  },
  {
    body: `L'assemblée prend acte de la démission de :
Monsieur Marc LISSE, administrateur
Madame Jeanne LISSE, administratrice
avec effet à dater du 1er avril 2025.`,
    facts: ['resignation director Marc LISSE 2025-04-01', 'resignation director Jeanne LISSE 2025-04-01'],
  },
  {
    body: `Les mandats d'administrateur de Messieurs Pol Ourlet, Guy Revers et de Madame Lise Pli étant arrivés à échéance,
l'assemblée décide de les renouveler pour une période de six ans, soit jusqu'à l'assemblée générale de 2030.`,
    facts: [
      'reappointment director Pol Ourlet m2030 6y',
      'reappointment director Guy Revers m2030 6y',
      'reappointment director Lise Pli m2030 6y',
    ],
  },
  {
    body: `Le mandat de gérant de Monsieur Eric Ruban vient à échéance. L'assemblée décide de le renouveler pour une durée indéterminée.`,
    facts: ['reappointment manager Eric Ruban indefinite'],
  },
  {
    body: `Monsieur Eric RUBAN démissionne de ses fonctions de gérant à compter du 31/12/2024. Décharge lui est donnée pour
l'exercice de son mandat.`,
    facts: ['resignation manager Eric RUBAN 2024-12-31'],
  },
  {
    body: `Le conseil d'administration réuni le 3 mars 2025 décide de révoquer Monsieur Denis Accroc de ses fonctions
d'administrateur délégué avec effet immédiat.`,
    facts: ['dismissal managing_director Denis Accroc 2025-03-03'],
  },
  {
    body: `L'assemblée décide de désigner la société « Fuseau Réviseurs d'Entreprises » SRL, ayant son siège à 4020 Liège, rue du
Peigne 2, représentée par Monsieur Alain Fuseau, en qualité de commissaire pour une durée de trois exercices, soit
jusqu'à l'issue de l'assemblée générale de 2028.`,
    facts: ["appointment statutory_auditor Fuseau Réviseurs d'Entreprises / Alain Fuseau m2028 3y"],
  },
  {
    body: `Suite au décès de Monsieur Henri Cardeur, administrateur, survenu le 2 janvier 2025, l'assemblée nomme Madame Louise
Cardeur en qualité d'administratrice à partir du 1er février 2025.`,
    facts: ['death director Henri Cardeur 2025-01-02', 'appointment director Louise Cardeur 2025-02-01'],
  },
  {
    body: `L'assemblée donne procuration à Maître Odile SCEAU, avocate, et à la SA FORMULAIRES, avec faculté de substitution, pour
accomplir toutes les formalités de publication. Elle désigne Monsieur Guy Dépôt comme mandataire spécial.`,
    facts: [],
  },
  {
    body: `La séance est ouverte sous la présidence de Monsieur Paul TISSERAND. Le président désigne comme secrétaire Madame Eva
PLUME et comme scrutateur Monsieur Sam COMPTE.
L'assemblée donne décharge aux administrateurs Paul TISSERAND et Claire NAVETTE.`,
    facts: [],
  },
  {
    body: `Le conseil d'administration se compose désormais comme suit :
- Monsieur Paul TISSERAND, président
- Madame Claire NAVETTE, administratrice déléguée
- Monsieur Luc Bobineau, administrateur`,
    facts: [
      'confirmation chair Paul TISSERAND',
      'confirmation managing_director Claire NAVETTE',
      'confirmation director Luc Bobineau',
    ],
  },
  {
    body: `Monsieur Noël AIGUILLE est nommé administrateur en remplacement de Monsieur Serge DÉFAUT, démissionnaire, dont il achèvera
le mandat, soit jusqu'à l'assemblée générale de 2027.`,
    facts: ['appointment director Noël AIGUILLE m2027', 'resignation director Serge DÉFAUT'],
  },
  {
    body: `L'assemblée décide d'appeler aux fonctions de gérant, pour une durée illimitée, Madame Zoé Dentelle, ici présente et
qui accepte.`,
    facts: ['appointment manager Zoé Dentelle indefinite'],
  },
  {
    body: `Première résolution
La démission de Monsieur Alain Bouton en tant qu'administrateur est acceptée et Monsieur Benoît Bouton est nommé
administrateur à partir du 1er mars 2025.

Deuxième résolution
Le mandat du commissaire, la SRL AUDIT LAINE, représentée par Madame Rose Mohair, est renouvelé pour trois ans.`,
    facts: [
      'resignation director Alain Bouton',
      'appointment director Benoît Bouton 2025-03-01',
      'reappointment statutory_auditor AUDIT LAINE / Rose Mohair 3y',
    ],
  },
  {
    body: `La société VELOURS MANAGEMENT désigne Monsieur Théo Velours en qualité de représentant permanent dans le cadre de son
mandat d'administrateur.`,
    facts: ['appointment permanent_representative Théo Velours'],
  },
  {
    body: `L'assemblée générale réélit comme administrateurs Messieurs Yves Feutre et Jean Feutre. Leur mandat viendra à échéance
lors de l'assemblée générale ordinaire de deux mille vingt-neuf.`,
    facts: ['reappointment director Yves Feutre m2029', 'reappointment director Jean Feutre m2029'],
  },
  {
    body: `Le conseil confie la gestion journalière à Monsieur Igor Crochet, avec le titre d'administrateur délégué, à dater de ce jour.`,
    facts: ['appointment managing_director Igor Crochet'],
    loose: true,
  },
  {
    body: `L'assemblée décide la dissolution anticipée de la société et sa mise en liquidation. Elle nomme comme liquidateur
Monsieur Rémi Solde.`,
    subject: 'Dissolution - Mise en liquidation',
    facts: ['appointment liquidator Rémi Solde', 'dissolution'],
  },
  {
    body: `Le conseil d'administration décide de transférer le siège social de la Rue de la Bobine 12, 5000 Namur à l'adresse
suivante : Avenue du Lin 45, 5100 Jambes, à dater du 1er mai 2025.`,
    subject: 'Transfert du siège social',
    facts: ['seat Rue de la Bobine 12, 5000 Namur > Avenue du Lin 45, 5100 Jambes 2025-05-01'],
  },
  {
    body: `L'assemblée décide de modifier la dénomination sociale « La Bobine d'Or » en « Bobine & Fils ».`,
    subject: 'Changement de dénomination',
    facts: ["name La Bobine d'Or > Bobine & Fils"],
  },
  {
    body: `L'assemblée prononce la clôture de la liquidation et constate que la société a définitivement cessé d'exister.`,
    subject: 'Clôture de liquidation',
    facts: ['liquidation_closed'],
  },
  {
    body: `Ordre du jour :
1. Démission de Monsieur Paul TISSERAND comme administrateur
2. Nomination de Madame Claire NAVETTE comme administratrice

Résolutions :
1. L'assemblée accepte la démission de Monsieur Paul TISSERAND comme administrateur à la date du 30 juin 2025.
2. L'assemblée nomme Madame Claire NAVETTE comme administratrice à partir du 1er juillet 2025.`,
    facts: [
      'resignation director Paul TISSERAND 2025-06-30',
      'appointment director Claire NAVETTE 2025-07-01',
    ],
  },
  {
    body: `L'assemblée nomme comme administrateur non statutaire, pour une durée indéterminée, Madame DUPLI Marie (NN 80.01.01-001.23),
née à Mons le 1er janvier 1980, domiciliée à 7000 Mons, rue Haute 9.`,
    facts: ['appointment director DUPLI Marie indefinite'],
  },
]
