// Who is named beside officers without being one, and sentences that a scan has cut. Names are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOfficers } from './read-officers.ts'

const CONTEXT = { ownName: null, legalForm: null, recognised: true }

type Case = { what: string; text: string; states: string[]; subject?: string; recognised?: boolean }

const CASES: Case[] = [
  {
    what: 'the daily management that a managing director is charged with is no office of its own',
    text: `Sont nommés administrateurs délégués, chargés de la gestion journalière de la société : Monsieur Paul VARLIN et Madame
Lise DAXE. De raad benoemt tot gedelegeerd bestuurder, belast met het dagelijks bestuur: de heer Luc TARNEL.`,
    states: [
      'appointment managing_director Paul VARLIN',
      'appointment managing_director Lise DAXE',
      'appointment managing_director Luc TARNEL',
    ],
  },
  {
    what: "a resolution's heading tells of discharge, and the person below it resigns",
    text: `Chacune de ces actions a été entièrement libérée.
Troisième résolution : Démission du gérant de l'ancienne société privée à responsabilité limitée — décharge

Monsieur Paul VARLIN, domicilié à Namur, rue du Bac 4, présente sa démission de ses fonctions de gérant de l'ancienne
société privée à responsabilité limitée.`,
    states: ['resignation manager Paul VARLIN'],
  },
  {
    what: "an item tells of the representative's own mandates, and a name begins like a form or with initials",
    text: `L'assemblée appelle aux fonctions d'administrateurs :
- Monsieur Paul VARLIN, précité,
- la société privée à responsabilité limitée SOLVANE, ici représentée par son gérant unique, Monsieur Jean PEER, désigné à
cette fonction aux termes de l'acte constitutif, mandat non révoqué ;
- la société privée à responsabilité limitée J-C TARNEL, représentée par Madame Lise DAXE, désignée à cette fonction aux
termes de l'acte constitutif, est désignée comme représentant permanent chargé de l'exécution de cette mission ;
- la société anonyme Société de Participation du Plateau, en abrégé, TARNELINVEST, rue du Bac 4 à 5000 Namur.`,
    states: [
      'appointment director Paul VARLIN',
      'appointment director SOLVANE / Jean PEER',
      'appointment director J-C TARNEL / Lise DAXE',
      'appointment director Société de Participation du Plateau, en abrégé, TARNELINVEST',
    ],
  },
  {
    what: 'one sentence gives two offices to the same people',
    text: `Monsieur Paul Varlin et Madame Claire Odon sont nommés administrateurs et sont également désignés administrateurs délégués.
De heer Jean Peer wordt benoemd tot bestuurder en wordt aangesteld als voorzitter.
Madame Lise Tarnel démissionne de son mandat d'administrateur et est nommée commissaire.`,
    states: [
      'appointment director Paul Varlin',
      'appointment managing_director Paul Varlin',
      'appointment director Claire Odon',
      'appointment managing_director Claire Odon',
      'appointment director Jean Peer',
      'appointment chair Jean Peer',
      'resignation director Lise Tarnel',
      'appointment statutory_auditor Lise Tarnel',
    ],
  },
  {
    what: 'an office for several people stands before them in an item',
    text: `Le conseil décide de désigner comme :
- président du conseil d'administration Monsieur Paul VARLIN, qui accepte ;
- administrateurs-délégués Madame Claire ODON et Messieurs Paul VARLIN et Jean PEER, qui acceptent.`,
    states: [
      'appointment chair Paul VARLIN',
      'appointment managing_director Claire ODON',
      'appointment managing_director Paul VARLIN',
      'appointment managing_director Jean PEER',
    ],
  },
  {
    what: 'a relative sentence is about those before it, not the heading of a list of founders',
    text: `1. La société anonyme TARNEL est représentée par deux de ses administrateurs.
Dont les mandats d'administrateur ont été renouvelés par l'assemblée tenue ce jour.
2. Monsieur Paul VARLIN, domicilié rue du Bac 4 à 5000 Namur.
3. Madame Claire ODON, domiciliée quai Neuf 12 à 4000 Liège.
Ont constitué une société anonyme.`,
    states: [],
  },
  {
    what: 'a substitute holds no office yet',
    text: `Est désigné comme administrateur statutaire Monsieur Paul VARLIN, présent et qui accepte
En cas de décès ou démission d'un administrateur statutaire, est nommé administrateur subsidiaire Monsieur Jean PEER,
présent et qui accepte.
L'assemblée nomme comme administrateur subsidiaire Madame Claire ODON.`,
    states: ['appointment director Paul VARLIN', 'appointment other Claire ODON'],
    recognised: false,
  },
  {
    what: 'those beside whom somebody is appointed are not appointed, and a stray colon does not end the line',
    text: `L'assemblée décide de porter le nombre de gérants à trois et de nommer, aux côtés de Paul VARLIN et:
Claire ODON, en qualité de gérant pour une durée indéterminée, Jean TARNEL, domicilié rue du Bac 4 à 5000 Namur.`,
    states: ['appointment manager Jean TARNEL'],
  },
  {
    what: 'the representative goes on below the office that represents the company',
    text: `Il a été approuvé à l'unanimité :
- la démission de Monsieur VARLIN Paul de son mandat d'Administrateur de la société en date
du 30/06/2031.
- la nomination de la SRL TARNEL, représentée par son Administrateur

Monsieur VARLIN Paul en tant que nouveau Administrateur de la Société et ce en date du 01/07/2031.
- Monsieur VARLIN Paul reste actionnaire de la société.`,
    states: ['resignation director VARLIN Paul', 'appointment director SRL TARNEL / VARLIN Paul'],
  },
  {
    what: 'whoever is excepted from a renewal is not renewed',
    text: `Le renouvellement des mandats d'administrateur de Monsieur Paul Varlin et de Madame Claire Odon est décidé, sauf en ce qui concerne Monsieur Paul Varlin.`,
    states: ['reappointment director Claire Odon'],
  },
  {
    what: 'a company without a form before its representative is listed among people',
    text: `L'assemblée désigne les administrateurs suivants :
Mr A. Varlin,
Mr 8. Odon,
TARNEX représentée par Mr C. Peer,
SOLVANE représentée Mr D. Lambot.
Leur mandat se terminera à l'assemblée générale du 05.06.2033.
M. Brasseur,
Pour la scrl PLATEX
Administrateur délégué`,
    states: [
      'appointment director A. Varlin',
      'appointment director B. Odon',
      'appointment director TARNEX / C. Peer',
      'appointment director SOLVANE / D. Lambot',
    ],
  },
  {
    what: 'two family names joined behind a title of several are two persons, a firm of kin is none',
    text: `L'assemblée accepte la démission de Messieurs Varlin et De Bloem de leurs mandats d'administrateurs.
Messieurs Tarnel et Fils sont remerciés.`,
    states: ['resignation director Varlin', 'resignation director De Bloem'],
  },
  {
    what: 'a company behind the office that it is named to',
    text: `Est nommée commissaire la SRL TARNEL, représentée par Monsieur Paul Varlin.`,
    states: ['appointment statutory_auditor SRL TARNEL / Paul Varlin'],
  },
  {
    what: 'a pronoun takes another office by the same verb, and none by an impersonal one',
    text: `Monsieur Paul Varlin est réélu administrateur. Il est également reconduit dans ses fonctions de président.
Madame Claire Odon est nommée administrateur. Il est nommé un commissaire pour trois ans.`,
    states: [
      'reappointment director Paul Varlin',
      'reappointment chair Paul Varlin',
      'appointment director Claire Odon',
    ],
  },
  {
    what: 'family names behind a title of several are one person each',
    text: `L'assemblée confirme le renouvellement du mandat d'administrateur de Messieurs Adam, Tarnel, De Bloem,
Varlin ainsi que de la TARNEX SA représentée par Monsieur Peer.`,
    states: [
      'reappointment director Adam',
      'reappointment director Tarnel',
      'reappointment director De Bloem',
      'reappointment director Varlin',
      'reappointment director TARNEX SA / Peer',
    ],
  },
  {
    what: 'an address between dashes is no name',
    text: `- Monsieur Varlin Didier - Thiers Neuf, 138 à 4460 Namur - est nommé administrateur en remplacement de Monsieur Odon.`,
    states: ['appointment director Varlin Didier'],
  },
  {
    what: 'a mandate to which somebody is designated is theirs',
    text: `L'assemblée désigne Madame Rose Varlin au mandat de commissaire pour les exercices 2013, 2014 et 2015.`,
    subject: 'Administrateurs',
    states: ['appointment statutory_auditor Rose Varlin'],
  },
  {
    what: 'whoever is designated to represent a company holds no office, and the next sentence begins',
    text: `La société TARNEX devient elle-même administrateur. Celle-ci a désigné Monsieur Paul Varlin,
domicilié rue des Etangs Neufs, 4 à 5000 Namur-Saint-Servais, aux fins de la représenter

Monsieur Jean Odon ayant remis sa démission d'administrateur, l'assemblée acte son remplacement
par Monsieur Luc Peer, domicilié rue Neuve 37 à 5380 Fernelmont.`,
    states: [
      'appointment director TARNEX / Paul Varlin',
      'resignation director Jean Odon',
      'appointment director Luc Peer',
    ],
  },
  {
    what: 'the office of the sentences before goes on as long as they take it',
    text: `L'assemblée accepte la démission des administrateurs suivants :
- Monsieur Paul VARLIN
- Madame Claire ODON
- Monsieur Jean TARNEL
Monsieur Luc PEER a été désigné pour pourvoir au remplacement de Monsieur Paul VARLIN.
Madame Rose LAMBOT a été désignée pour pouvoir au remplacement de Madame Claire ODON.
Madame Anne BRASSEUR a été désignée pour pourvoir au remplacement de Monsieur Jean TARNEL.`,
    states: [
      'resignation director Paul VARLIN',
      'resignation director Claire ODON',
      'resignation director Jean TARNEL',
      'appointment director Luc PEER',
      'appointment director Rose LAMBOT',
      'appointment director Anne BRASSEUR',
    ],
  },
  {
    what: 'a shortened given name is one of a representative',
    text: `Le mandat de commissaire du CABINET TARNEL et CO, représenté par Ch. VARLIN, est renouvelé pour trois ans.`,
    states: ['reappointment statutory_auditor CABINET TARNEL et CO / Ch. VARLIN'],
  },
  {
    what: 'those who appoint others are not appointed, and whoever is replaced has left behind an address',
    text: `Monsieur Paul VARLIN et Madame Claire ODON, administrateurs restant en place, appellent aux fonctions d'administrateur

Monsieur Jean TARNEL, Directeur technique, Rue du Bac n° 35 à 5000 NAMUR (JAMBES), en remplacement de Madame Rose PEER, Impasse Neuve n° 11 à 6700 ARLON, démissionnaire en date du 11/12/2031.`,
    states: ['appointment director Jean TARNEL', 'resignation director Rose PEER'],
  },
  {
    what: 'the office of those who appoint is not the one that they give',
    text: `Les administrateurs nomment les délégués à la gestion journalière suivants :
- La S.R.L TARNEX dont le représentant permanent est Monsieur Paul VARLIN ;
- La S.R.L SOLVANE dont le représentant permanent est Madame Claire ODON ;`,
    states: [
      'appointment daily_management S.R.L TARNEX / Paul VARLIN',
      'appointment daily_management S.R.L SOLVANE / Claire ODON',
    ],
  },
  {
    what: 'an office behind two coordinated names of an item is held by both',
    text: `L'assemblée décide de nommer:
Mrs Varlin Philippe et Varlin Pierre en tant qu'administrateurs délégués ainsi que Mme Odon Maria en tant qu'administratrice qui acceptent.`,
    states: [
      'appointment managing_director Varlin Philippe',
      'appointment managing_director Varlin Pierre',
      'appointment director Odon Maria',
    ],
  },
  {
    what: 'a word cut short behind a director makes a managing director',
    text: `Le conseil d'administration ainsi composé a nommé à la fonction d'administrateur délé Madame Annie VARLIN, domiciliée à Namur.`,
    states: ['appointment managing_director Annie VARLIN'],
  },
  {
    what: 'a name in capitals with its seat is a company in a list',
    text: `L'actionnaire unique décide de nommer en qualité d'administrateur de la société :
- Monsieur Roger VARLIN, domicilié à 4960 Malmedy, Houyire 2 ;
- SOLVANE, dont le siège est situé à 4821 Andrimont, Chemin Neuf 11, immatriculée sous le numéro 0471.482.554.`,
    states: ['appointment director Roger VARLIN', 'appointment director SOLVANE'],
  },
  {
    what: 'a word goes on over a blank line, with a hyphen or without it',
    text: `Désignation de Commissaires aux Comptes
Suivant Conseil Communal de Solvane en date du 21 mai 2031, il est dési-

gné Monsieur Paul VARLIN en remplace :
ment de Madame Claire ODON, démissionnaire.`,
    states: ['appointment statutory_auditor Paul VARLIN', 'resignation statutory_auditor Claire ODON'],
  },
  {
    what: 'an appointment behind a discharge, and a given name that is a month elsewhere',
    text: `L'Assemblée a donné décharge aux anciens administrateurs et a nommé Messieurs Jean TARNEL et August Van Peerstal
administrateurs pour une durée de six ans.`,
    states: ['appointment director Jean TARNEL', 'appointment director August Van Peerstal'],
  },
  {
    what: 'a form in small letters with a dot',
    text: `L'assemblée générale confirme la démission de Monsieur Paul Varlin, administrateur, et la nomination de la sa. Tarnex,
représentée par Monsieur Jean Peer, en cette qualité.`,
    states: ['resignation director Paul Varlin', 'appointment director sa. Tarnex / Jean Peer'],
  },
  {
    what: 'the partners of a firm go on in the next line',
    text: `L'assemblée a renouvelé le mandat du commissaire la SC Varlin, Odon et
C°, chaussée du Bac 32 à 4802 Verviers, représentée par Monsieur J. Tarnel.`,
    states: ['reappointment statutory_auditor SC Varlin, Odon et C° / J. Tarnel'],
  },
  {
    what: 'the partners of a firm go on in the next line, its form behind',
    text: `Le mandat du commissaire-reviseur DELVAIN,
FRONVARLIN, SERVAIN & ASSOCIES SCRL
représentée par son associé Monsieur Jean PEER étant venu à échéance, l'assemblée générale décide de le renouveler.`,
    states: ['reappointment statutory_auditor DELVAIN, FRONVARLIN, SERVAIN & ASSOCIES SCRL / Jean PEER'],
  },
  {
    what: 'an item with a full stop among items without one, before the verb',
    text: `L'assemblée a décidé de fixer le nombre des administrateurs à trois :
- Madame ODON Claire, prénommée
- Monsieur VARLIN Paul, né à Marcinelle, domicilié à Bovesse, rue du Bac 4.
- Monsieur TARNEL Jean, prénommé
Ils sont nommés jusqu'à révocation.`,
    states: [
      'appointment director ODON Claire',
      'appointment director VARLIN Paul',
      'appointment director TARNEL Jean',
    ],
  },
]

for (const { what, text, states, subject = '', recognised = true } of CASES)
  test(what, () => {
    const { statements } = readOfficers(text, 0, { ...CONTEXT, subject, recognised })
    const said = statements.map(({ change, office, holder, representative }) =>
      [change, office, holder.name, ...(representative ? ['/', representative] : [])].join(' '),
    )
    assert.deepEqual(said, states)
  })
