// Officer statements from awkward layouts: lists under a heading, OCR noise, statements about several people.
// Names are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOfficers } from './read-officers.ts'

const CONTEXT = { ownName: null, legalForm: null, subject: '', recognised: false }

type Case = {
  what: string
  text: string
  states: string[]
  /** Years of the annual meetings at which the mandates end. */
  until?: number[]
  recognised?: boolean
  ownName?: string
}

const CASES: Case[] = [
  {
    what: 'a head with a colon gives its change and office to every item',
    text: `L'assemblée décide de renouveler pour une durée de six ans le mandat des administrateurs suivants :
- Monsieur Paul Varlin, rue du Bac 4 à 5000 Namur ;
- Madame Claire Odon, domiciliée à 4000 Liège, quai Neuf 12 ;
- la SPRL TARNEL GESTION, représentée par Madame Lise Tarnel.`,
    states: [
      'reappointment director Paul Varlin',
      'reappointment director Claire Odon',
      'reappointment director SPRL TARNEL GESTION / Lise Tarnel',
    ],
  },
  {
    what: 'an address, a bracket and a name go on below a short line',
    text: `Sont nommés administrateurs pour une durée de six ans :
- La SPRL TARNEL GESTION, quai Neuf 12 à 4000 Liège (RPM
Namur : 0471.482.554), représentée par son gérant, domicilié au
Vieux Chemin 3 à 5000
Namur ;
- Madame Claire ODON domiciliée quai Neuf 12 à 4000 Liège ;
L'assemblée accepte la démission de l'administratrice, Madame VARLIN Rose
Anne Marie, née à Liège.
L'assemblée nomme en outre administrateur Monsieur PEER
LAMBOT Jean et Monsieur Odilon Peer.`,
    states: [
      'appointment director SPRL TARNEL GESTION',
      'appointment director Claire ODON',
      'resignation director VARLIN Rose Anne Marie',
      'appointment director PEER LAMBOT Jean',
      'appointment director Odilon Peer',
    ],
  },
  {
    what: 'who signs below an address that ends in a bracket is no entry of the list',
    text: `Réélection d'administratrices :
Madame Claire ODON, demeurant à Namur (Jambes),
Madame Lise DAXE, demeurant à Namur (Jambes).
Pour extrait conforme,
Madame Rose Lambot
Administrateur délégué`,
    states: ['reappointment director Claire ODON', 'reappointment director Lise DAXE'],
  },
  {
    what: 'in text in capitals only names count as capitals',
    text: `DE VERGADERING BESLIST MET EENPARIGHEID VAN STEMMEN HET ONTSLAG VAN GRIET WOUTERS, WONENDE TE 9000 GENT,
KERKSTRAAT 4, EN VAN DE HEER JAN VAN DEN BROECK, ALS BESTUURDERS, MET ONMIDDELLIJKE INGANG TE AANVAARDEN.`,
    states: ['resignation director GRIET WOUTERS', 'resignation director JAN van den BROECK'],
    recognised: true,
  },
  {
    what: 'names without titles begin behind an address',
    text: `L'assemblée reconduit les mandats des administrateurs suivants : Paul Varlin, domicilié allée Verte 6 à 5101
Erpent, de Claire Odon, domiciliée avenue du Parc 31 à 5000 Namur et de Jean Peer.`,
    states: [
      'reappointment director Paul Varlin',
      'reappointment director Claire Odon',
      'reappointment director Jean Peer',
    ],
  },
  {
    what: 'nothing inside an address is a verb, an office or the next name',
    text: `Sont nommés administrateurs :
Paul Varlin domicilié 5 A, rue du Bac à 5000 Namur
Claire Odon, rue du Président 12 à 4000 Liège
Jean Peer B-4840 Welkenraedt, rue du Notaire 4
Luc Daxe, rue Haute 5, B-4000 Liège`,
    states: [
      'appointment director Paul Varlin',
      'appointment director Claire Odon',
      'appointment director Jean Peer',
      'appointment director Luc Daxe',
    ],
  },
  {
    what: 'a given name behind a comma, and a particle behind a title',
    text: `L'assemblée nomme administrateurs Madame VAN VARLIN, Anne, et M. de Tarnel Luc.`,
    states: ['appointment director VAN VARLIN, Anne', 'appointment director de Tarnel Luc'],
  },
  {
    what: 'both of two who leave',
    text: "Paul Varlin et Claire Odon sont démissionnaires de leurs mandats d'administrateur.",
    states: ['resignation director Paul Varlin', 'resignation director Claire Odon'],
  },
  {
    what: 'lines with a name and an address are a list below a full stop too',
    text: `L'assemblée a procédé à la constitution du nouveau conseil d'administration.
Composition
Paul Varlin Rue des Aviateurs, 18 5590 Ciney
Claire Odon Rue Haute, 25 5590 Achêne`,
    states: ['appointment director Paul Varlin', 'appointment director Claire Odon'],
  },
  {
    what: 'those who represent a company as its managers hold nothing themselves',
    text: `L'assemblée accepte la nomination au poste d'administrateur de la SPRL TARNEL GESTION, ici représentée par
ses gérants, Monsieur Paul Varlin et Madame Claire Odon.`,
    states: ['appointment director SPRL TARNEL GESTION / Paul Varlin'],
  },
  {
    what: 'an item adds its own office to that of the head',
    text: `L'assemblée renouvelle le mandat des administrateurs suivants :
- Paul Varlin au poste d'administrateur-délégué ;
- Claire Odon au poste d'administrateur.`,
    states: [
      'reappointment director Paul Varlin',
      'reappointment managing_director Paul Varlin',
      'reappointment director Claire Odon',
    ],
  },
  {
    what: 'each verb keeps those who stand with it',
    text: "L'assemblée accepte la démission de Monsieur Paul Varlin de son mandat d'administrateur et nomme en remplacement Madame Claire Odon.",
    states: ['resignation director Paul Varlin', 'appointment director Claire Odon'],
  },
  {
    what: 'who is appointed in place of another is not the other',
    text: 'Est nommée administratrice Madame Claire Odon, en remplacement de Monsieur Paul Varlin.',
    states: ['appointment director Claire Odon'],
  },
  {
    what: 'a mandate that is not renewed has ended',
    text: "Le mandat d'administratrice de Madame Claire Odon n'est pas renouvelé.",
    states: ['end_of_term director Claire Odon'],
  },
  {
    what: 'the one goes and the other comes',
    text: "L'assemblée prend acte de la démission de Monsieur Paul Varlin de son poste d'administrateur. Celui-ci est remplacé par Madame Claire Odon.",
    states: ['resignation director Paul Varlin', 'appointment director Claire Odon'],
  },
  {
    what: 'two given names before one family name are two people',
    text: "L'assemblée renouvelle les mandats d'administrateur de Messieurs Paul et Marc Varlin.",
    states: ['reappointment director Paul Varlin', 'reappointment director Marc Varlin'],
  },
  {
    what: 'a family name alone is the person named in full before',
    text: "Monsieur Paul Varlin cède ses parts à Madame Claire Odon. L'assemblée accepte la démission de Monsieur Varlin comme gérant.",
    states: ['resignation manager Paul Varlin'],
  },
  {
    what: 'proxies, notaries, chairs of the meeting and signers hold nothing',
    text: `L'assemblée est ouverte sous la présidence de Madame Claire Odon.
Monsieur Paul Varlin est nommé administrateur.
L'assemblée donne procuration à Madame Lise Tarnel aux fins de publication.
Pour extrait conforme, Marc Dorval, notaire.`,
    states: ['appointment director Paul Varlin'],
  },
  {
    what: 'for how long is told of those before, and of those to come',
    text: `L'assemblée nomme comme administrateurs pour :
une période qui finira immédiatement après l'assemblée générale de 2033 :
- Monsieur Paul Varlin
- Madame Claire Odon`,
    states: ['appointment director Paul Varlin', 'appointment director Claire Odon'],
    until: [2033, 2033],
  },
  {
    what: 'a later sentence says until when, though it speaks of an end',
    text: `Madame Claire Odon et Monsieur Paul Varlin sont nommés administrateurs. Leurs mandats prendront fin à l'issue de l'assemblée générale de 2033.`,
    states: ['appointment director Claire Odon', 'appointment director Paul Varlin'],
    until: [2033, 2033],
  },
  {
    what: 'the company whose act it is holds nothing in itself',
    text: "L'assemblée nomme Monsieur Paul Varlin comme administrateur de la SA LAMBRIS DU NORD.",
    states: ['appointment director Paul Varlin'],
    ownName: 'LAMBRIS DU NORD',
  },
  {
    what: 'who acts for a company holds nothing himself, named before or behind it',
    text: "Monsieur Paul Varlin, représentant permanent de la SA TARNEL INVEST, est absent. L'assemblée nomme administrateur la SA TARNEL INVEST, laquelle a désigné comme représentant permanent Monsieur Paul Varlin.",
    states: ['appointment director SA TARNEL INVEST / Paul Varlin'],
  },
  {
    what: 'debris of the scan at both margins is no text',
    text: `! 5 : L'assemblée décide de nommer comme administrateurs : !
‘| : ; - Monsieur Paul Varlin, rue du Bac 4 à 5000 Namur !
1 ii - Madame Claire Odon, quai Neuf 12 à 4000 Liège ï`,
    states: ['appointment director Paul Varlin', 'appointment director Claire Odon'],
    recognised: true,
  },
  {
    what: 'a letter or two misread leaves the word what it was',
    text: "L'assembiée renomme Monsieur Paul Varlin adminisirateur déiégué.",
    states: ['reappointment managing_director Paul Varlin'],
    recognised: true,
  },
  {
    what: 'what might happen has not happened',
    text: "Le mandat de Monsieur Paul Varlin court jusqu'à révocation. Les gérants sont nommés pour six ans au plus. Il n'y a pas lieu de nommer de commissaire.",
    states: [],
  },
  {
    what: 'the composition of a board is no appointment',
    text: `L'assemblée nomme administrateur Monsieur Paul Varlin.
Le conseil d'administration se compose comme suit :
- Madame Claire Odon ;
- Monsieur Paul Varlin.`,
    states: ['appointment director Paul Varlin'],
  },
  {
    what: 'in German the verb may stand at the end',
    text: `Die Generalversammlung beschließt, die Verwaltungsratsmandate von
- Karl Hörnig
- Frau Ute Brammer
bis zur Generalversammlung des Jahres 2030 zu verlängern.`,
    states: ['reappointment director Karl Hörnig', 'reappointment director Ute Brammer'],
  },
  {
    what: 'a verb in two parts means what both say',
    text: 'Die Generalversammlung beruft Frau Ute Brammer mit sofortiger Wirkung als Verwalterin ab.',
    states: ['dismissal director Ute Brammer'],
  },
  {
    what: 'in Dutch the verb may stand behind its object, and be negated there',
    text: `De vergadering beslist:
- mevrouw Claire Odon, wonende te 9000 Gent, Kouterlaan 5, te benoemen tot bestuurder;
- het mandaat van bestuurder van de heer Paul Varlin niet te hernieuwen.`,
    states: ['appointment director Claire Odon', 'end_of_term director Paul Varlin'],
  },
  {
    what: 'digits, a lost first letter and short words are read for the letters they were',
    text: 'Mevrouw Claire Odon wordl berbenoemd als bcstuurder en vert0egenwoordigt de vennootschap. De beer Paul Varlin wordt be1ast met het dagelijks be5tuur.',
    states: ['reappointment director Claire Odon', 'appointment daily_management Paul Varlin'],
    recognised: true,
  },
  {
    what: 'one who acts for a company is replaced by another',
    text: 'De raad neemt kennis van de beslissing van TARNEL INVEST BV, bestuurder, om de heer Paul Varlin te vervangen als haar vaste vertegenwoordiger door mevrouw Claire Odon.',
    states: [
      'end_of_term permanent_representative Paul Varlin',
      'appointment permanent_representative Claire Odon',
    ],
  },
  {
    what: 'whom a company names to act for it holds nothing himself',
    text: 'De vergadering benoemt als commissaris Audit Tarnel BV, die de heer Paul Varlin, bedrijfsrevisor, als vaste vertegenwoordiger aanduidt.',
    states: ['appointment statutory_auditor Audit Tarnel BV / Paul Varlin'],
  },
  {
    what: 'firms with a sign, a particle or a dotted form in their name',
    text: 'De vergadering benoemt als commissaris Varlin & C° Bedrijfsrevisoren CV. Tot bestuurder wordt benoemd Odon Advies Comm.V., met zetel te 9000 Gent.',
    states: [
      'appointment statutory_auditor Varlin & C° Bedrijfsrevisoren CV',
      'appointment director Odon Advies Comm.V.',
    ],
  },
  {
    what: 'who stays changes nothing, who becomes something does',
    text: `Worden benoemd tot bestuurder:
- de heer Paul Varlin;
De heer Luc Dorval blijft bestuurder.
Mevrouw Claire Odon wordt voorzitter.`,
    states: ['appointment director Paul Varlin', 'appointment chair Claire Odon'],
  },
  {
    what: 'headings without a verb; streets that no list knows',
    text: `Ontslagnemende bestuurders
Varlin Paul, Grote Hoek 7, 9000 Gent
Odon Claire, Kuip 147, 9000 Gent
Nieuwe bestuurders
Dorval Luc, Molenstraat 4, 9000 Gent
Uittredend: Tarnel Lieve`,
    states: [
      'resignation director Varlin Paul',
      'resignation director Odon Claire',
      'appointment director Dorval Luc',
      'end_of_term director Tarnel Lieve',
    ],
  },
  {
    what: 'offices that are shared out among directors',
    text: `De functies worden als volgt verdeeld:
voorzitter: Paul Varlin
secretaris: Claire Odon`,
    states: ['appointment chair Paul Varlin', 'appointment secretary Claire Odon'],
  },
  {
    what: 'a possessive before a noun of change points back',
    text: 'Het ontslag te aanvaarden van de heer Paul Varlin als zaakvoerder en over te gaan tot zijn onmiddellijke benoeming als bestuurder.',
    states: ['resignation manager Paul Varlin', 'appointment director Paul Varlin'],
  },
  {
    what: 'a relative clause is about the last name before it',
    text: 'De vergadering benoemt mevrouw Claire Odon tot bestuurder ter vervanging van de heer Paul Varlin, die ontslag neemt.',
    states: ['appointment director Claire Odon', 'resignation director Paul Varlin'],
  },
  {
    what: 'a verb is about what is coordinated behind it too',
    text: 'De raad heeft Paul Varlin verkozen tot voorzitter en Claire Odon tot secretaris.',
    states: ['appointment chair Paul Varlin', 'appointment secretary Claire Odon'],
  },
  {
    what: 'mandates that expire and are renewed at once have not ended',
    text: 'De bestuursmandaten van Paul Varlin en Claire Odon vervallen op heden en worden verlengd voor zes jaar.',
    states: ['reappointment director Paul Varlin', 'reappointment director Claire Odon'],
  },
  {
    what: 'what is entrusted is the office, whatever the holder is besides',
    text: 'Het dagelijks bestuur wordt toevertrouwd aan mevrouw Claire Odon, directeur. De raad aanvaardt het ontslag van de heer Paul Varlin als persoon belast met het dagelijks bestuur.',
    states: ['appointment daily_management Claire Odon', 'resignation daily_management Paul Varlin'],
  },
  {
    what: 'what is only proposed, or stands for the past, is no change',
    text: 'Op de jaarvergadering zal worden voorgesteld om mevrouw Claire Odon tot bestuurder te benoemen. De voorzitter stelt de heer Paul Varlin aan als secretaris.',
    states: [],
  },
  {
    what: 'the one is exchanged for the other',
    text: 'De vergadering keurt de vervanging goed van bestuurder Paul Varlin door mevrouw Claire Odon. De heer Luc Dorval, bestuurder, wordt opgevolgd door mevrouw Lieve Tarnel.',
    states: [
      'end_of_term director Paul Varlin',
      'appointment director Claire Odon',
      'end_of_term director Luc Dorval',
      'appointment director Lieve Tarnel',
    ],
  },
  {
    what: 'those who are not candidates again have ended',
    text: 'Paul Varlin en Elke Odon hebben zich niet opnieuw kandidaat gesteld als bestuurder.',
    states: ['end_of_term director Paul Varlin', 'end_of_term director Elke Odon'],
  },
  {
    what: 'a mandate that ends by a death is told once; a term that lies ahead is no end',
    text: 'Het mandaat van bestuurder van de heer Paul Varlin heeft een einde genomen door zijn overlijden. Het mandaat van bestuurder van mevrouw Claire Odon vervalt na de jaarvergadering van 2033.',
    states: ['end_of_term director Paul Varlin'],
  },
  {
    what: 'two who sign side by side are two people, and hold nothing by it',
    text: `De vergadering herbenoemt als bestuurder:
- de heer Luc Dorval

Paul Varlin          Claire Odon
bestuurder           voorzitter`,
    states: ['reappointment director Luc Dorval'],
  },
  {
    what: 'separable verbs in the middle of a clause',
    text: 'Mevrouw Claire Odon neemt het voorzitterschap waar. De heer Paul Varlin stelt zijn mandaat van bestuurder ter beschikking. De voorzitter stelt vast dat het bestuur deze functie aan niemand toekent.',
    states: ['appointment chair Claire Odon', 'resignation director Paul Varlin'],
  },
  {
    what: 'a family name that ends like a word of kinship is no relative',
    text: "L'assemblée nomme comme administrateurs : Monsieur Paul Varlinfils, Madame Claire Odon et Monsieur Luc Tarnel.",
    states: [
      'appointment director Paul Varlinfils',
      'appointment director Claire Odon',
      'appointment director Luc Tarnel',
    ],
  },
  {
    what: '`ne` is a negation unless a place or a date of birth follows',
    text: "Le mandat d'administrateur de Monsieur Paul Varlin ne sera pas renouvelé à sa demande. Est nommée administratrice pour trois ans : Madame Claire Odon.",
    states: ['end_of_term director Paul Varlin', 'appointment director Claire Odon'],
  },
  {
    what: 'offices introduced before each name belong to the name behind them',
    text: 'Le conseil élit en son sein : comme président, Monsieur Paul Varlin, comme secrétaire, Madame Claire Odon.',
    states: ['appointment chair Paul Varlin', 'appointment secretary Claire Odon'],
  },
  {
    what: 'an office in the plural belongs to all names before it',
    text: "L'assemblée acte les démissions de MM. Paul Varlin et Luc Tarnel ainsi que de Mme Claire Odon, administrateurs.",
    states: [
      'resignation director Paul Varlin',
      'resignation director Luc Tarnel',
      'resignation director Claire Odon',
    ],
  },
  {
    what: 'a person in brackets behind a company represents it',
    text: "Le conseil accepte la démission d'administrateur de TARNEL SRL (M. Paul Varlin) au 31 mars 2024.",
    states: ['resignation director TARNEL SRL / Paul Varlin'],
  },
  {
    what: 'a family name in either order is the same person',
    text: `L'assemblée nomme administrateur Monsieur VARLIN Paul. Paul Varlin accepte.
Le conseil élit Monsieur VARLIN comme président.`,
    states: ['appointment director VARLIN Paul', 'appointment chair VARLIN Paul'],
  },
  {
    what: 'titles and verbs whose letters were read as others',
    text: `Emennung von Herrn Paul Varlin als Verwalter. L'assemblée nomme Madarne Claire Odon et Mrne Lise Tarnel administrateurs.`,
    states: [
      'appointment director Paul Varlin',
      'appointment director Claire Odon',
      'appointment director Lise Tarnel',
    ],
    recognised: true,
  },
  {
    what: 'a pronoun before the verb means those named just before',
    text: `Les mandats d'administrateur de Messieurs Paul Varlin et Luc Tarnel sont arrivés à leur terme. L'assemblée les réélit pour six ans.
Le conseil accepte la démission de Monsieur Paul Varlin de son poste d'administrateur-délégué et le nomme président.`,
    states: [
      'reappointment director Paul Varlin',
      'reappointment director Luc Tarnel',
      'resignation managing_director Paul Varlin',
      'appointment chair Paul Varlin',
    ],
  },
  {
    what: 'a name in capitals behind an office is a company where no given name is in it',
    text: "L'assemblée désigne comme nouvel administrateur TARNEL, rue du Bac 4 à 5000 Namur. Est nommée commissaire : VARLIN, ODON & Cie, société civile.",
    states: ['appointment director TARNEL', 'appointment statutory_auditor VARLIN, ODON & Cie'],
  },
  {
    what: 'an address ends before the next person',
    text: "L'assemblée désigne comme liquidateurs Messieurs Paul Varlin, rue du Bac 4 à 5000 Namur, et Jules Tarnel, quai Neuf 12 à 4000 Liège.",
    states: ['appointment liquidator Paul Varlin', 'appointment liquidator Jules Tarnel'],
  },
  {
    what: 'functions that are shared out are begun, whatever the sentence before ends',
    text: `Paul Varlin, administrateur, ne se représente pas.
Le conseil a réparti les fonctions comme suit :
- Président : Luc Tarnel
- Trésorière : Claire Odon`,
    states: [
      'end_of_term director Paul Varlin',
      'appointment chair Luc Tarnel',
      'appointment other Claire Odon',
    ],
  },
  {
    what: 'a company that names another representative states one, where it is not appointed itself',
    text: `TARNEL SA a désigné, à dater du 1er octobre 2008, comme nouveau représentant permanent :
Monsieur Paul Varlin, domicilié à 1050 Ixelles.`,
    states: ['appointment permanent_representative Paul Varlin'],
  },
  {
    what: 'an agenda opens no list',
    text: `Ordre du jour : démission et nomination d'administrateurs ; procurations.
Le conseil d'administration se compose comme suit :
- Monsieur Paul Varlin, administrateur ;
- Madame Claire Odon, administrateur ;`,
    states: [],
  },
  {
    what: 'a verb in the singular has one subject',
    text: `- Monsieur Paul Varlin, rue du Bac 4 à 5000 Namur
- Madame Claire Odon, quai Neuf 12 à 4000 Liège
La SRL TARNEL AUDIT, représentée par Monsieur Luc Tarnel, est nommée commissaire.`,
    states: ['appointment statutory_auditor SRL TARNEL AUDIT / Luc Tarnel'],
  },
  {
    what: 'councils of direction and of supervision are bodies of their own',
    text: "L'assemblée ratifie la nomination comme membre du conseil de surveillance de Monsieur Luc Tarnel. Le conseil nomme Madame Claire Odon membre du comité de direction.",
    states: ['appointment supervisory_board Luc Tarnel', 'appointment executive_committee Claire Odon'],
  },
  {
    what: 'each row of a table is read by itself',
    text: `Naam              Functie       Aard          Datum
Varlin Paul       bestuurder    ontslag       30/04/2024
Odon Claire       bestuurder    benoeming     01/05/2024`,
    states: ['resignation director Varlin Paul', 'appointment director Odon Claire'],
  },
  {
    what: 'numbers within a line count a list, its last name included',
    text: 'Sont nommés administrateurs : 1. Monsieur Paul Varlin, rue du Bac 2, 5000 Namur, 2. Madame Claire Odon, 3. Monsieur Luc Tarnel.',
    states: [
      'appointment director Paul Varlin',
      'appointment director Claire Odon',
      'appointment director Luc Tarnel',
    ],
  },
  {
    what: 'numbers within a line need no commas',
    text: 'Tot bestuurder worden benoemd: 1. Paul Varlin 2. Claire Odon 3. Luc Tarnel',
    states: [
      'appointment director Paul Varlin',
      'appointment director Claire Odon',
      'appointment director Luc Tarnel',
    ],
  },
  {
    what: 'a hyphen in an office changes nothing',
    text: 'De raad van bestuur besluit mevrouw Claire Odon te benoemen tot gedelegeerd-bestuurder en voorzitter van de raad van bestuur.',
    states: ['appointment chair Claire Odon', 'appointment managing_director Claire Odon'],
  },
  {
    what: 'each office stands before its own name',
    text: 'Worden benoemd tot gedelegeerd-bestuurder: de heer Paul Varlin, en tot voorzitter: mevrouw Claire Odon.',
    states: ['appointment chair Claire Odon', 'appointment managing_director Paul Varlin'],
  },
  {
    what: 'who left and is replaced is not appointed',
    text: 'In vervanging van de ontslagnemende bestuurder Paul Varlin wordt mevrouw Claire Odon benoemd tot bestuurder.',
    states: ['appointment director Claire Odon', 'resignation director Paul Varlin'],
  },
  {
    what: 'who left and is replaced is not appointed, before the decision either',
    text: "En remplacement de l'administrateur démissionnaire Paul Varlin, Madame Claire Odon est nommée administrateur.",
    states: ['appointment director Claire Odon', 'resignation director Paul Varlin'],
  },
  {
    what: "the office of a represented company is not its representative's",
    text: 'Monsieur Paul Varlin est désigné en qualité de représentant permanent de la société TARNEL SA, administrateur.',
    states: ['appointment permanent_representative Paul Varlin'],
  },
  {
    what: 'who is given powers and elects domicile is no officer',
    text: 'Les administrateurs accordent un mandat spécial à Paul Varlin et Claire Odon, qui élisent domicile à Namur, pour accomplir les formalités.',
    states: [],
  },
  {
    what: 'a relieved liquidator has ended',
    text: 'De vergadering beslist de heer Paul Varlin, vereffenaar, van zijn mandaat te ontlasten en mevrouw Claire Odon als vereffenaar te benoemen.',
    states: ['appointment liquidator Claire Odon', 'dismissal liquidator Paul Varlin'],
  },
  {
    what: 'who is excepted is not renewed',
    text: "L'assemblée renouvelle le mandat de tous les administrateurs, à l'exception de celui de Monsieur Paul Varlin, qui prend fin.",
    states: [],
  },
  {
    what: 'a provisional administrator is no director',
    text: 'Par décision du tribunal, Madame Claire Odon, avocate, est désignée administrateur provisoire de la société.',
    states: ['appointment other Claire Odon'],
  },
  {
    what: 'a heading of those who come ends that of those who leave',
    text: `Administrateurs démissionnaires : Monsieur Paul Varlin et Madame Claire Odon
Nouvel administrateur : Monsieur Luc Tarnel`,
    states: [
      'resignation director Paul Varlin',
      'resignation director Claire Odon',
      'appointment director Luc Tarnel',
    ],
  },
  {
    what: 'headings in capitals are none of the names',
    text: `ONTSLAGNEMENDE BESTUURDERS : Paul Varlin en Claire Odon
NIEUWE BESTUURDERS : Luc Tarnel`,
    states: [
      'resignation director Paul Varlin',
      'resignation director Claire Odon',
      'appointment director Luc Tarnel',
    ],
  },
  {
    what: 'initials of one letter and of two are given names',
    text: `L'Assemblée désigne les administrateurs suivants :
Mr M. Varlin,
Mr Ch. Varlin,
Mr Ph. Tarnel.`,
    states: [
      'appointment director M. Varlin',
      'appointment director Ch. Varlin',
      'appointment director Ph. Tarnel',
    ],
  },
  {
    what: 'those who are to compose the board are appointed',
    text: `L'assemblée désigne les mandataires qui composent le conseil d'administration comme suit :
- Monsieur Paul Varlin
- Madame Claire Odon`,
    states: ['appointment director Paul Varlin', 'appointment director Claire Odon'],
  },
  {
    what: 'the office of manager ends for those who are renewed as directors, in one sentence',
    text: `L'assemblée décide de mettre fin à la fonction du gérant actuel, mentionné ci-après, et procède immédiatement au
renouvellement de sa nomination comme administrateur pour une durée illimitée : Monsieur Paul Varlin, prénommé.`,
    states: ['resignation manager Paul Varlin', 'appointment director Paul Varlin'],
  },
  {
    what: 'the office of manager ends for those who are renewed as directors, before a list',
    text: `De vergadering beslist een einde te stellen aan het mandaat van de huidige zaakvoerders, hierna genoemd, en gaat
onmiddellijk over tot hun herbenoeming als bestuurder voor onbepaalde duur:
- de heer Paul Varlin;
- mevrouw Claire Odon.`,
    states: [
      'resignation manager Paul Varlin',
      'resignation manager Claire Odon',
      'appointment director Paul Varlin',
      'appointment director Claire Odon',
    ],
  },
  {
    what: 'a manager who gets the title of director',
    text: `L'assemblée confirme le mandat du gérant, Monsieur Paul Varlin, qui portera désormais le titre d'administrateur.
De vergadering bevestigt het mandaat van de zaakvoerder, mevrouw Claire Odon, die voortaan de titel van bestuurder draagt.`,
    states: ['reappointment director Paul Varlin', 'reappointment director Claire Odon'],
  },
  {
    what: 'who represents the company of the act in others',
    text: `Est nommée administrateur : la SA Alvarin, représentée par son représentant permanent Monsieur Paul Varlin.
Monsieur Paul Varlin est en outre désigné comme représentant permanent de la société.`,
    states: [
      'appointment director SA Alvarin / Paul Varlin',
      'appointment permanent_representative Paul Varlin',
    ],
  },
  {
    what: 'who would follow in a case that has not come',
    text: `Est nommé administrateur : Monsieur Paul Varlin.
Le décès, l'interdiction ou l'incapacité de l'administrateur Monsieur Paul Varlin entraîne de plein droit la fin de ses fonctions.
En cas de cessation des fonctions de l'administrateur, sont désignés administrateurs :
1. Madame Claire Odon.
2. Monsieur Luc Tarnel.`,
    states: ['appointment director Paul Varlin'],
  },
  {
    what: 'the latter',
    text: `L'assemblée décide de confirmer la fonction d'administrateur de Monsieur Paul Varlin et d'acter la démission de ce
dernier de sa fonction d'administrateur-délégué.`,
    states: ['reappointment director Paul Varlin', 'resignation managing_director Paul Varlin'],
  },
  {
    what: 'places of birth and streets that look like names',
    text: `L'assemblée révoque les administrateurs suivants :
- Monsieur Paul Varlin, né à Saint Jean de Luz (France) le sept mai mille neuf cent soixante-quatre ;
- Madame Claire Odon, domiciliée à 7180 Seneffe, rue du Docteur
Carlier, 37.`,
    states: ['dismissal director Paul Varlin', 'dismissal director Claire Odon'],
  },
  {
    what: 'a party that is described above is not appointed by that',
    text: `L'assemblée met fin à la fonction du gérant actuel et le renouvelle comme administrateur :
La SRL Alvarin, ci-avant mieux désignée, laquelle désigne comme représentant permanent Monsieur Paul Varlin.`,
    states: [
      'resignation manager SRL Alvarin / Paul Varlin',
      'appointment director SRL Alvarin / Paul Varlin',
    ],
  },
  {
    what: 'lines that are indented by a wide margin',
    text: `${' '.repeat(86)}L'assemblée décide de nommer un gérant et appelle à cette fonction Monsieur Varlin Christophe
${' '.repeat(86)}Gilbert Maurice, né à Namur le 7 mai 1993, domicilié à 5000 Namur, rue Haute 1, qui accepte.`,
    states: ['appointment manager Varlin Christophe Gilbert Maurice'],
  },
  {
    what: 'a line that ends with the verb',
    text: `L'organe d'administration, composé de Monsieur Paul Varlin et Madame Claire Odon, nomme
Monsieur Paul Varlin et Madame Claire Odon en qualité d'administrateurs-délégués de la présente
société, ce qui est expressément accepté par eux, sans que ce mandat soit rémunéré à quelque titre.`,
    states: ['appointment managing_director Paul Varlin', 'appointment managing_director Claire Odon'],
  },
  {
    what: 'a surname alone is the only person of that family, however often named in full',
    text: `Madame Varlin Claire Marie, domiciliée à 5000 Namur, souscrit cent parts. Madame Varlin Claire libère sa part.
L'assemblée appelle aux fonctions de gérant Madame Varlin, précitée, qui accepte.`,
    states: ['appointment manager Varlin Claire'],
  },
  {
    what: 'one who accepts through a proxy',
    text: `L'assemblée nomme administrateurs :
- Monsieur Paul Varlin, ici présent ;
- Monsieur Luc Tarnel, représenté aux présentes par Madame Claire Odon, qui accepte en son nom, en vertu d'une procuration.`,
    states: ['appointment director Paul Varlin', 'appointment director Luc Tarnel'],
  },
  {
    what: 'an office that is renewed as another, an item below',
    text: `* L'assemblée décide de mettre fin au mandat de gérant de Monsieur Paul Varlin.
* L'assemblée procède immédiatement au renouvellement de sa nomination comme administrateur.`,
    states: ['resignation manager Paul Varlin', 'appointment director Paul Varlin'],
  },
  {
    what: 'a website is nobody',
    text: 'Démission du gérant et nomination de l’administrateur - Site Internet : la société n’en a pas.',
    states: [],
  },
  {
    what: 'who comes in place of one who left, with the end of the other',
    text: `Le conseil coopte Monsieur Paul Varlin comme administrateur en remplacement de Madame Claire Odon, démissionnaire.
De raad coöpteert de heer Luc Tarnel als bestuurder ter vervanging van mevrouw Anna Merval, ontslagnemend bestuurder.`,
    states: [
      'appointment director Paul Varlin',
      'resignation director Claire Odon',
      'appointment director Luc Tarnel',
      'resignation director Anna Merval',
    ],
  },
  {
    what: 'those appointed in his place',
    text: `De vergadering ontslaat de heer Paul Varlin als zaakvoerder; zij benoemt in zijn plaats de heer
Luc Tarnel en mevrouw Claire Odon, elk met de bevoegdheid om afzonderlijk op te treden.`,
    states: [
      'dismissal manager Paul Varlin',
      'appointment manager Luc Tarnel',
      'appointment manager Claire Odon',
    ],
  },
  {
    what: 'offices that end at once',
    text: `Het mandaat van de bestuurders, de heer Luc Tarnel en mevrouw Claire Odon, eindigt van rechtswege.
Das Mandat des Verwalters Paul Varlin endet mit sofortiger Wirkung. Das Mandat von Anna Merval endet nach der Generalversammlung 2029.`,
    states: [
      'end_of_term director Luc Tarnel',
      'end_of_term director Claire Odon',
      'end_of_term director Paul Varlin',
    ],
  },
  {
    what: 'an auxiliary before the represented company',
    text: `De vergadering heeft het mandaat van de commissaris Alvarin BV, vertegenwoordigd door de heer Paul Varlin, hernieuwd voor drie
jaar.`,
    states: ['reappointment statutory_auditor Alvarin BV / Paul Varlin'],
  },
  {
    what: 'an agent of the company holds no office',
    text: `3. Commissaris
De comparanten benoemen geen commissaris.
4. Volmachten
De heer Luc Tarnel wordt aangewezen als ad hoc gevolmachtigde van de vennootschap.`,
    states: [],
  },
  {
    what: 'headings of those who left, came and stay',
    text: `Ontslagnemende bestuurders: Anna Merval, Jan Korten
Toegetreden bestuurders: Claire Odon, Luc Tarnel
Blijvende bestuurders: Paul Varlin`,
    states: [
      'resignation director Anna Merval',
      'resignation director Jan Korten',
      'appointment director Claire Odon',
      'appointment director Luc Tarnel',
    ],
  },
  {
    what: 'names with addresses in one sentence',
    text: `De algemene vergadering heeft als bestuurder verkozen: Varlin Paul, Kerkstraat 3, 9000 Gent, Odon Claire, Veldstraat 5,
9000 Gent en Tarnel Luc, Markt 7, 9300 Aalst.`,
    states: [
      'appointment director Varlin Paul',
      'appointment director Odon Claire',
      'appointment director Tarnel Luc',
    ],
  },
  {
    what: 'a mandate that is stopped, and one that another completes',
    text: `De vergadering beslist om het mandaat van de heer Paul Varlin als zaakvoerder stop te zetten.
De raad coöpteert de heer Luc Tarnel als bestuurder, die het mandaat van mevrouw Claire Odon zal voleindigen.`,
    states: ['end_of_term manager Paul Varlin', 'appointment director Luc Tarnel'],
  },
  {
    what: 'the successor of one who died',
    text: `Ten gevolge van het overlijden van zaakvoerder Paul Varlin wordt zijn echtgenote, mevrouw Claire Odon, als
nieuwe zaakvoerder aangesteld.`,
    states: ['death manager Paul Varlin', 'appointment manager Claire Odon'],
  },
  {
    what: 'German verbs with their particle before another verb',
    text: 'Die Generalversammlung beruft Frau Claire Odon als Verwalterin ab und bestellt Herrn Luc Tarnel zum Verwalter.',
    states: ['dismissal director Claire Odon', 'appointment director Luc Tarnel'],
  },
  {
    what: 'an office that is ended, and its holder appointed to another, in German',
    text: `Die Generalversammlung beschließt, die Funktion des Geschäftsführers, Herrn Paul Varlin, zu beenden und ernennt ihn
unmittelbar als Verwalter für eine unbegrenzte Dauer.`,
    states: ['end_of_term manager Paul Varlin', 'appointment director Paul Varlin'],
  },
  {
    what: 'the office of manager ends for those whom the next sentence appoints directors',
    text: `L'assemblée décide de mettre fin à la fonction des gérants actuels et procède immédiatement au renouvellement de leur
mandat comme administrateur pour une durée illimitée.
Sont nommés :
- Monsieur Paul Varlin ;
- Madame Claire Odon.`,
    states: [
      'resignation manager Paul Varlin',
      'resignation manager Claire Odon',
      'appointment director Paul Varlin',
      'appointment director Claire Odon',
    ],
  },
  {
    what: 'one who was appointed by mistake, and whose resignation is accepted in the next sentence',
    text: `L'assemblée constate que Madame Claire Odon a été nommée administrateur par erreur.
Dès lors, l'assemblée prend acte de sa démission.`,
    states: ['resignation director Claire Odon'],
  },
  {
    what: 'a list keeps the office that its first item took from a sentence before',
    text: `Le nombre d'administrateurs est fixé à trois.
Sont appelés à ces fonctions :
- la SRL Alvarin, dont le siège est établi à 5000 Namur, rue Haute 1, représentée par son représentant permanent
Monsieur Paul Varlin ;
- la SRL Tarnelin, dont le siège est établi à 5000 Namur, rue Basse 2, représentée par son représentant permanent
Monsieur Luc Tarnel ;
- Madame Claire Odon.`,
    states: [
      'appointment director SRL Alvarin / Paul Varlin',
      'appointment director SRL Tarnelin / Luc Tarnel',
      'appointment director Claire Odon',
    ],
  },
  {
    what: 'one who is replaced, before a colon and before the successor',
    text: `Est appelé aux fonctions d'administrateur, en remplacement de Monsieur Paul Varlin, démissionnaire : Monsieur Luc Tarnel.
Le conseil appelle en remplacement de Monsieur Jean Korten, décédé, Madame Anna Merval, qui achèvera son mandat d'administrateur.
L'assemblée ratifie la nomination de Madame Claire Odon en qualité d'administrateur, cooptée en remplacement de Monsieur
Marc Dorp, démissionnaire, et la nomme définitivement.`,
    states: [
      'appointment director Luc Tarnel',
      'resignation director Paul Varlin',
      'appointment director Anna Merval',
      'death director Jean Korten',
      'appointment director Claire Odon',
      'resignation director Marc Dorp',
    ],
  },
  {
    what: 'one office each, whatever stands behind the last name',
    text: `Les administrateurs appellent aux fonctions de président du conseil Monsieur Paul Varlin et aux fonctions
d'administrateur-délégué Madame Claire Odon, laquelle est chargée de la gestion journalière.`,
    states: ['appointment chair Paul Varlin', 'appointment managing_director Claire Odon'],
  },
  {
    what: 'substitutes are no directors',
    text: `Monsieur Paul Varlin est nommé administrateur suppléant. De heer Luc Tarnel wordt benoemd tot plaatsvervangend bestuurder.`,
    states: ['appointment other Paul Varlin', 'appointment other Luc Tarnel'],
  },
  {
    what: 'who is not renewed, by a negation before the participle',
    text: `Mandat non renouvelé : Monsieur Paul Varlin, administrateur.`,
    states: ['end_of_term director Paul Varlin'],
  },
  {
    what: 'the bureau of the meeting holds no office',
    text: `De heer Luc Tarnel werd benoemd tot voorzitter van de vergadering, die als secretaris mevrouw Anna Merval aanduidt.
De vergadering herbenoemt de heer Paul Varlin als bestuurder.`,
    states: ['reappointment director Paul Varlin'],
  },
  {
    what: 'the successor of one who resigned, and one who is no longer in office',
    text: `De raad benoemt de heer Paul Varlin als gedelegeerd bestuurder in opvolging van mevrouw Claire Odon die ontslag nam.
De vergadering beslist dat de heer Luc Tarnel geen bestuurder meer is.`,
    states: [
      'appointment managing_director Paul Varlin',
      'resignation managing_director Claire Odon',
      'end_of_term director Luc Tarnel',
    ],
  },
  {
    what: 'who receives shares does not resign, and those below a heading with a verb have left',
    text: `Monsieur Paul Varlin, administrateur, cède ses actions à Madame Claire Odon et démissionne.
Sont sortants : Monsieur Luc Tarnel et Madame Anna Merval, administrateurs`,
    states: [
      'resignation director Paul Varlin',
      'end_of_term director Luc Tarnel',
      'end_of_term director Anna Merval',
    ],
  },
  {
    what: 'the subject of the main clause does not resign',
    text: 'De voorzitter, de heer Paul Varlin, deelt mee dat mevrouw Claire Odon ontslag neemt als bestuurder.',
    states: ['resignation director Claire Odon'],
  },
  {
    what: 'a Dutch negation is that of its own verb',
    text: `De vergadering beslist het mandaat van de commissaris niet te hernieuwen en benoemt Odon Audit BV, vertegenwoordigd door mevrouw
Claire Odon, als commissaris.`,
    states: ['appointment statutory_auditor Odon Audit BV / Claire Odon'],
  },
  {
    what: 'German infinitives with their object before them, and one who does not stand again',
    text: `Die Generalversammlung beschließt, Herrn Paul Varlin von seinem Amt als Verwalter zu entbinden und Frau Claire Odon zum Verwalter
zu ernennen. Herr Luc Tarnel, Verwalter, stellt sich nicht mehr zur Wahl.`,
    states: [
      'dismissal director Paul Varlin',
      'appointment director Claire Odon',
      'end_of_term director Luc Tarnel',
    ],
  },
  {
    what: 'an office that is entrusted to somebody',
    text: `La gestion journalière de la société est déléguée à Monsieur Paul Varlin, qui accepte. La gérance sera assurée par Madame
Claire Odon. De raad draagt het dagelijks bestuur op aan de heer Luc Tarnel.`,
    states: [
      'appointment daily_management Paul Varlin',
      'appointment manager Claire Odon',
      'appointment daily_management Luc Tarnel',
    ],
  },
  {
    what: 'how things are and other errands appoint nobody',
    text: `La gestion journalière est assurée par Monsieur Paul Varlin. La gérance décide de transférer le siège et confie les formalités à
Madame Claire Odon. De vergadering draagt de bestuurder, de heer Luc Tarnel, op de publicatie te doen.`,
    states: [],
  },
  {
    what: 'one who ceases to be in office',
    text: "Madame Claire Odon cesse d'être gérante le 3 mars 2034. Monsieur Paul Varlin cesse d'être chargé de la gestion journalière.",
    states: ['resignation manager Claire Odon', 'resignation daily_management Paul Varlin'],
  },
  {
    what: 'what is refused or possible beside it leaves an appointment as it is',
    text: `L'assemblée décide de ne pas nommer de commissaire et désigne comme gérant Monsieur Paul Varlin.
L'assemblée constate qu'elle peut valablement délibérer et nomme Madame Claire Odon administratrice.
De vergadering, die geldig kan beraadslagen, besluit de heer Luc Tarnel te benoemen tot bestuurder.
Wenn mehrere Geschäftsführer bestellt sind, handeln sie gemeinsam. Frau Anna Merval wird zur Geschäftsführerin bestellt.`,
    states: [
      'appointment manager Paul Varlin',
      'appointment director Claire Odon',
      'appointment director Luc Tarnel',
      'appointment manager Anna Merval',
    ],
  },
  {
    what: 'a resignation that is pointed at is of somebody named before',
    text: `De heer Jan Merval heeft ontslag genomen als bestuurder. De raad heeft dit ontslag aanvaard en de heer Paul Varlin gecoöpteerd
als bestuurder.`,
    states: ['resignation director Jan Merval', 'appointment director Paul Varlin'],
  },
  {
    what: 'the office of one who is replaced is not that of the successor',
    text: "Par décision du tribunal, Maître Claire Odon, avocate, a été désignée en qualité d'administrateur provisoire en remplacement de Monsieur Paul Varlin, gérant.",
    states: ['appointment other Claire Odon'],
  },
  {
    what: 'who represents the company in another one holds no office of the other',
    text: `Het bestuursorgaan beslist om als vaste vertegenwoordiger van de vennootschap, in haar hoedanigheid van bestuurder van Tarnel
Invest NV, aan te stellen: de heer Paul Varlin, ter vervanging van mevrouw Claire Odon.`,
    states: [
      'appointment permanent_representative Paul Varlin',
      'resignation permanent_representative Claire Odon',
    ],
  },
  {
    what: 'one subject of a verb',
    text: `Madame Claire Odon, gérante démissionnaire, cède la place à Monsieur Paul Varlin qui est nommé gérant. Monsieur Luc Tarnel
conserve la présidence, et Madame Anna Merval devient administratrice déléguée.`,
    states: ['appointment manager Paul Varlin', 'appointment managing_director Anna Merval'],
  },
  {
    what: 'one who would follow is not in office yet',
    text: `Wordt tot zaakvoerder benoemd: de heer Paul Varlin. Als opvolgend zaakvoerder wordt aangesteld: mevrouw Claire Odon, bij
overlijden of onbekwaamheid van de heer Paul Varlin.`,
    states: ['appointment manager Paul Varlin', 'appointment other Claire Odon'],
  },
  {
    what: 'who achieves the mandate of another',
    text: `Frau Claire Odon wird für die restliche Dauer des Mandats von Herrn Paul Varlin zum Verwalter gewählt. Madame Anna Merval est
nommée administratrice pour la durée restant à courir du mandat de Monsieur Luc Tarnel.`,
    states: ['appointment director Claire Odon', 'appointment director Anna Merval'],
  },
  {
    what: 'another representative of an auditor is no other auditor',
    text: `Le mandat du commissaire Merval Réviseurs SRL, représentée par Madame Anna Merval, est prolongé d'un an. Madame Anna Merval est
remplacée, en tant que représentante, par Monsieur Jean Dorval.`,
    states: [
      'reappointment statutory_auditor Merval Réviseurs SRL / Anna Merval',
      'end_of_term permanent_representative Anna Merval',
      'appointment permanent_representative Jean Dorval',
    ],
  },
  {
    what: 'who declares is not appointed; a daughter is',
    text: `De heer Paul Varlin en mevrouw Claire Odon, oprichters, verklaren tot eerste bestuurders te benoemen:
1. de heer Paul Varlin;
2. Odon Beheer BV, vertegenwoordigd door mevrouw Claire Odon.
L'assemblée nomme en qualité de commissaire sa fille, Mademoiselle Anna Merval.`,
    states: [
      'appointment director Paul Varlin',
      'appointment director Odon Beheer BV / Claire Odon',
      'appointment statutory_auditor Anna Merval',
    ],
  },
  {
    what: 'the latter resigns, not who is named behind',
    text: `Madame Claire Odon a acquis toutes les parts de Monsieur Paul Varlin. En conséquence, ce dernier présente sa démission de gérant,
et Madame Odon est nommée à cette fonction.`,
    states: ['resignation manager Paul Varlin', 'appointment manager Claire Odon'],
  },
  {
    what: 'those whose term ended and who are re-elected, behind an abbreviated title',
    text: 'Les administrateurs sortants et rééligibles, MM. Paul Varlin et Luc Tarnel, sont réélus pour un terme de six ans.',
    states: ['reappointment director Paul Varlin', 'reappointment director Luc Tarnel'],
  },
  {
    what: 'a line with a heading of its own leaves the list above',
    text: `Rücktritte: Paul Varlin, Präsident, und Claire Odon, Schriftführerin.
Neuwahlen: Luc Tarnel, Präsident, und Anna Merval, Beisitzerin.
Kassenprüfung: Jean Dorval`,
    states: [
      'resignation chair Paul Varlin',
      'resignation secretary Claire Odon',
      'appointment chair Luc Tarnel',
      'appointment director Anna Merval',
    ],
  },
  {
    what: 'each verb its own people, and another noun nobody',
    text: `De vergadering verlengt het mandaat van bestuurder van Varlin Paul en van Odon Claire en beëindigt dat van Tarnel Luc.
L'assemblée prend acte de la démission de Madame Anna Merval comme gérante et de la volonté de Monsieur Jean Dorval, gérant, de
poursuivre seul.`,
    states: [
      'reappointment director Varlin Paul',
      'reappointment director Odon Claire',
      'end_of_term director Tarnel Luc',
      'resignation manager Anna Merval',
    ],
  },
  {
    what: 'relatives of those who are appointed',
    text: `L'assemblée nomme administrateurs Sœur Claire Odon, et Monsieur Paul Varlin, frère de Monsieur Luc Tarnel. Elle nomme
administrateur Monsieur Jean Merval, gendre de Monsieur Max Dorval, administrateur sortant, qui n'a pas souhaité le renouvellement de son mandat.`,
    states: [
      'appointment director Sœur Claire Odon',
      'appointment director Paul Varlin',
      'appointment director Jean Merval',
    ],
  },
  {
    what: 'a pronoun resigns, not who is named behind',
    text: `Monsieur Paul Varlin exerce les fonctions de gérant depuis la démission de Madame Claire Odon. Il démissionne à son tour et Luc
Tarnel lui succède.`,
    states: [],
  },
  {
    what: 'several representatives of one company',
    text: `Aanstelling commissaris: Merval Bedrijfsrevisoren BV, met als vertegenwoordigers Jan Merval en An Dorval. L'assemblée nomme
administrateur la SRL Odon Conseil, dont les représentants sont Paul Varlin et Luc Tarnel.`,
    states: [
      'appointment statutory_auditor Merval Bedrijfsrevisoren BV / Jan Merval',
      'appointment director SRL Odon Conseil / Paul Varlin',
    ],
  },
  {
    what: 'other roles and sentences behind a list state no office of the list',
    text: `L'assemblée élit comme administrateurs : Paul Varlin et Claire Odon ; comme vérificateur aux comptes : Jean Dorval.
De vergadering beslist: benoeming van de heer Luc Tarnel tot bestuurder; de heer Jan Merval wordt niet vervangen.`,
    states: [
      'appointment director Paul Varlin',
      'appointment director Claire Odon',
      'appointment director Luc Tarnel',
    ],
  },
  {
    what: 'one subject of two verbs',
    text: `De zaakvoerders, de heer Paul Varlin en mevrouw Claire Odon, worden ontslagen en onmiddellijk benoemd tot bestuurders.
Frau Anna Merval wird vom Amt der delegierten Verwalterin entbunden und bleibt einfache Verwalterin.`,
    states: [
      'resignation manager Paul Varlin',
      'resignation manager Claire Odon',
      'appointment director Paul Varlin',
      'appointment director Claire Odon',
      'dismissal managing_director Anna Merval',
    ],
  },
  {
    what: 'offices before a colon are of all names behind it, and `rep. perm.` is a representative',
    text: `Sont nommés : administrateur-délégué : Tarnel Invest SRL, rep. perm. Luc Tarnel ; administrateurs : Paul Varlin, Claire Odon ;
commissaire : Merval SRL.`,
    states: [
      'appointment managing_director Tarnel Invest SRL / Luc Tarnel',
      'appointment director Paul Varlin',
      'appointment director Claire Odon',
      'appointment statutory_auditor Merval SRL',
    ],
  },
  {
    what: 'those who stay are not on the list of those who leave',
    text: `Sont démissionnaires : Paul Varlin, administrateur, et Claire Odon, administratrice.
Les autres administrateurs restent en place : Luc Tarnel, Anna Merval.
Ontslagnemend bestuurder: An Wol. Voorgedragen als nieuwe bestuurder: Jan Wol.
Le mandat d'administrateur de Monsieur Jean Dorval prendra fin en 2035 et celui de Madame Marie Lessel est prolongé.`,
    states: [
      'resignation director Paul Varlin',
      'resignation director Claire Odon',
      'resignation director An Wol',
      'reappointment director Marie Lessel',
    ],
  },
  {
    what: 'representatives of two companies, and of a municipality',
    text: `L'assemblée nomme administrateurs la SA TARNEL INVEST et la SA MERVAL PARTICIPATIONS, représentées respectivement par Luc Tarnel
et Anna Merval. Nomination de la commune de Namur, représentée par son bourgmestre Paul Varlin, comme administrateur.`,
    states: [
      'appointment director SA TARNEL INVEST / Luc Tarnel',
      'appointment director SA MERVAL PARTICIPATIONS / Anna Merval',
    ],
  },
  {
    what: 'who decides to appoint is not appointed',
    text: 'De enige vennoot, de heer Paul Varlin, beslist om mevrouw Claire Odon als bestuurder te benoemen. Die Gesellschafter Jean Peer und Rose Tarnel beschließen, Herrn Emil Vogt zum Geschäftsführer zu bestellen.',
    states: ['appointment director Claire Odon', 'appointment manager Emil Vogt'],
  },
  {
    what: 'the subject of an inverted participle stands behind its auxiliary',
    text: 'Op voordracht van de heer Paul Varlin, houder van de aandelen van categorie A, wordt mevrouw Claire Odon tot bestuurder van categorie A benoemd.',
    states: ['appointment director Claire Odon'],
  },
  {
    what: 'a verb that follows has names of its own',
    text: 'De raad, kennis nemend van het ontslag van de heer Paul Varlin als voorzitter, beslist om mevrouw Claire Odon, bestuurder, te benoemen tot voorzitter.',
    states: ['resignation chair Paul Varlin', 'appointment chair Claire Odon'],
  },
  {
    what: 'a change ends with its clause',
    text: 'De vergadering aanvaardt het ontslag van de heer Paul Varlin als bestuurder, zodat mevrouw Claire Odon de enige bestuurder is.',
    states: ['resignation director Paul Varlin'],
  },
  {
    what: 'German objects stand before their infinitive',
    text: 'Die Versammlung beschließt, Herrn Paul Varlin als Geschäftsführer abzuberufen und Frau Claire Odon zur Geschäftsführerin zu bestellen.',
    states: ['dismissal manager Paul Varlin', 'appointment manager Claire Odon'],
  },
  {
    what: 'who proposes, leaves room or stands beside is not appointed',
    text: 'Naast de huidige zaakvoerder, de heer Paul Varlin, en op voorstel van de heer Jean Peer, wordt mevrouw Claire Odon benoemd tot tweede zaakvoerder. Auf Vorschlag des Präsidenten wird Frau Rose Tarnel zur Geschäftsführerin bestellt.',
    states: ['appointment manager Claire Odon', 'appointment manager Rose Tarnel'],
  },
  {
    what: 'the term of another mandate states no office',
    text: "De raad herbenoemt de heer Paul Varlin als gedelegeerd bestuurder voor de duur van zijn mandaat als bestuurder. Le conseil renouvelle le mandat d'administrateur délégué de Madame Claire Odon pour la durée de son mandat d'administrateur.",
    states: ['reappointment managing_director Paul Varlin', 'reappointment managing_director Claire Odon'],
  },
  {
    what: 'a company that designates its representative is not appointed',
    text: 'De BV TARNEL GESTION heeft als nieuwe vaste vertegenwoordiger aangesteld de heer Paul Varlin.',
    states: ['appointment permanent_representative Paul Varlin'],
  },
  {
    what: 'members and other functions are no officers',
    text: 'Mevrouw Claire Odon wordt aangesteld als preventieadviseur. De heer Paul Varlin neemt ontslag als werkend lid. De heer Jean Peer wordt aangesteld om de aangifte in te dienen.',
    states: [],
  },
  {
    what: 'the office of a change may stand in a clause behind',
    text: 'Na het ontslag van de heer Paul Varlin blijft mevrouw Claire Odon als enige zaakvoerder over.',
    states: ['resignation manager Paul Varlin'],
  },
  {
    what: 'the subject may stand between the verb and the word that completes it',
    text: 'Na de inbreng in TARNEL GESTION BV neemt mevrouw Claire Odon ontslag als bestuurder. Na de verkoop aan Rose Tarnel treedt Jean Peer terug als bestuurder.',
    states: ['resignation director Claire Odon', 'resignation director Jean Peer'],
  },
  {
    what: 'who follows may stand before the verb of replacement',
    text: 'Die Versammlung beschließt, den verstorbenen Verwalter Emil Vogt durch Frau Claire Odon zu ersetzen.',
    states: ['death director Emil Vogt', 'appointment director Claire Odon'],
  },
  {
    what: 'an adjective of leaving concerns only the officer behind it',
    text: 'In de plaats van de ontslagnemende bestuurder treedt Claire Odon. De vergadering gaat over tot de herbenoeming van de aftredende bestuurders, met name Rose Tarnel en Emil Vogt.',
    states: [
      'appointment director Claire Odon',
      'reappointment director Rose Tarnel',
      'reappointment director Emil Vogt',
    ],
  },
  {
    what: 'two participles have their names behind them',
    text: 'In de vergadering zijn als bestuurder afgetreden Paul Varlin en Jean Peer en als bestuurder aangetreden Claire Odon.',
    states: [
      'resignation director Paul Varlin',
      'resignation director Jean Peer',
      'appointment director Claire Odon',
    ],
  },
  {
    what: 'a past appointment is background',
    text: 'Claire Odon werd in 2018 benoemd tot bestuurder en haar mandaat loopt nog. Mevrouw Rose Tarnel, benoemd tot bestuurder bij akte van 3 mei 2019, verklaart de zetel te verplaatsen.',
    states: [],
  },
  {
    what: 'a mandate that ends and is renewed has not ended',
    text: 'De opdracht van de commissaris TARNEL AUDIT BV, vertegenwoordigd door Claire Odon, loopt ten einde. Deze opdracht wordt vernieuwd voor een periode van drie jaar. De vergadering stelt vast dat het mandaat van de commissaris VARLIN REVISOREN BV op heden een einde neemt en beslist dit mandaat te hernieuwen.',
    states: [
      'reappointment statutory_auditor TARNEL AUDIT BV / Claire Odon',
      'reappointment statutory_auditor VARLIN REVISOREN BV',
    ],
  },
  {
    what: 'offices are given respectively, and a verb governs names behind it',
    text: 'Frau Claire Odon und Herr Paul Varlin werden zur Präsidentin beziehungsweise zum Schriftführer gewählt. Zum Verwalter wurde Jean Peer gewählt, zum Geschäftsführer Emil Vogt und zur Sekretärin Rose Tarnel.',
    states: [
      'appointment chair Claire Odon',
      'appointment secretary Paul Varlin',
      'appointment director Jean Peer',
      'appointment manager Emil Vogt',
      'appointment secretary Rose Tarnel',
    ],
  },
  {
    what: 'a heading of both changes tells neither',
    text: 'Ontslag en benoeming van bestuurders: Jean Peer komt erbij als bestuurder.',
    states: [],
  },
  {
    what: 'the main clause behind the cause is about another',
    text: 'Suite à la démission de Madame Claire Odon de ses fonctions de présidente, Monsieur Paul Varlin reprend la présidence. De raad stelt vast dat de heer Jean Peer, als gevolg van zijn benoeming tot rechter, ontslagnemend is als bestuurder.',
    states: [
      'resignation chair Claire Odon',
      'appointment chair Paul Varlin',
      'resignation director Jean Peer',
    ],
  },
  {
    what: 'the officers of the meeting are none of the company',
    text: 'De heer Paul Varlin, voorzitter van de vergadering, opent de zitting om 18 uur en stelt mevrouw Claire Odon aan als secretaris.',
    states: [],
  },
  {
    what: 'whoever a successor follows is not appointed',
    text: "L'assemblée élit Monsieur Paul Varlin comme administrateur. Il succède à Madame Claire Odon, dont le mandat s'achève. Les administrateurs ont coopté Rose Tarnel au poste d'administratrice laissé vacant par Jean Peer.",
    states: ['appointment director Paul Varlin', 'appointment director Rose Tarnel'],
  },
  {
    what: 'contracts are renewed too, and a request is no decision',
    text: 'De gedelegeerd bestuurder, de heer Paul Varlin, verlengt de huurovereenkomst met mevrouw Claire Odon voor negen jaar. Aandeelhouder Rose Tarnel vraagt het ontslag van bestuurder Jean Peer. Het mandaat van Emil Vogt als bestuurder werd hernieuwd in 2021.',
    states: [],
  },
  {
    what: 'delegates of a body, a relieved officer, those who are no longer members',
    text: 'De stad vaardigt mevrouw Claire Odon af als bestuurder ter vervanging van de heer Paul Varlin. Die Generalversammlung enthebt Herrn Emil Vogt seines Amtes als Geschäftsführer. Jean Peer en Rose Tarnel maken niet langer deel uit van de raad van bestuur.',
    states: [
      'appointment director Claire Odon',
      'dismissal manager Emil Vogt',
      'end_of_term director Jean Peer',
      'end_of_term director Rose Tarnel',
    ],
  },
  {
    what: 'confirmed in office without a term is no renewal',
    text: 'Frau Claire Odon wird als Präsidentin in ihrem Amt bestätigt. Le secrétaire, Paul Varlin, est confirmé dans ses fonctions.',
    states: [],
  },
  {
    what: 'a heading concerns the names below it',
    text: `NOUVEAUX ADMINISTRATEURS
1. VARLIN Paul - rue du Bac 3 à 5000 Namur
2. ODON Claire - rue du Lin 8 à 5000 Namur
ADMINISTRATEURS DEMISSIONNAIRES
1. PEER Jean - quai Neuf 1 à 4000 Liège`,
    states: [
      'appointment director VARLIN Paul',
      'appointment director ODON Claire',
      'resignation director PEER Jean',
    ],
  },
  {
    what: 'one verb in the singular has one subject, and its particle is its own',
    text: 'De kandidatuur van mevrouw Claire Odon als bestuurder wordt niet weerhouden; de heer Paul Varlin haalt de meerderheid en wordt bestuurder. De heer Jean Peer treedt op als voorzitter en duidt aan als stemopnemer: Rose Tarnel.',
    states: ['appointment director Paul Varlin'],
  },
  {
    what: 'confirmations, leases, partners, reports and honours are no mandates',
    text: "De heer Paul Varlin, bestuurder, verklaart dat mevrouw Claire Odon haar inschrijving heeft bevestigd. Herr Emil Vogt, Geschäftsführer, bestätigt den Erhalt der Einladung. Der Mietvertrag mit Herrn Emil Vogt, Geschäftsführer, wird verlängert. Herr Emil Vogt scheidet als Gesellschafter aus. Monsieur Jean Peer, réviseur, a été désigné pour dresser le rapport. Madame Rose Tarnel est nommée présidente d'honneur. Zum Versammlungsleiter wird Herr Emil Vogt gewählt.",
    states: [],
  },
  {
    what: 'a French verb governs every subject that has an office of its own',
    text: 'Madame Claire Odon est élue présidente, Monsieur Paul Varlin trésorier et Madame Rose Tarnel secrétaire. Sont désignés : vice-président, Luc Peer ; secrétaire, Jean Varlin.',
    states: [
      'appointment chair Claire Odon',
      'appointment other Paul Varlin',
      'appointment secretary Rose Tarnel',
      'appointment vice_chair Luc Peer',
      'appointment secretary Jean Varlin',
    ],
  },
  {
    what: 'who replaces another begins, who is relieved or excluded ends',
    text: "Madame Claire Odon remplace Monsieur Paul Varlin comme présidente. L'associé unique a retiré à Monsieur Luc Peer son mandat de gérant. Monsieur Jean Varlin est exclu du conseil d'administration. Madame Rose Tarnel renonce à la présidence mais conserve son mandat d'administratrice.",
    states: [
      'appointment chair Claire Odon',
      'dismissal manager Luc Peer',
      'dismissal director Jean Varlin',
      'resignation chair Rose Tarnel',
    ],
  },
  {
    what: 'who holds an office from now on begins',
    text: "Madame Claire Odon est désormais administratrice déléguée. Monsieur Paul Varlin ne souhaite pas poursuivre son mandat d'administrateur. Monsieur Luc Peer assumera cette fonction à compter du 1er juin 2025.",
    states: [
      'appointment managing_director Claire Odon',
      'resignation director Paul Varlin',
      'appointment director Luc Peer',
    ],
  },
  {
    what: 'a company has one permanent representative: another one ends the first',
    text: 'La SRL TARNEL, administrateur, a désigné Madame Claire Odon comme représentante permanente en remplacement de Monsieur Paul Varlin.',
    states: [
      'appointment permanent_representative Claire Odon',
      'resignation permanent_representative Paul Varlin',
    ],
  },
  {
    what: 'a mandate whose term is over ends where another one follows',
    text: "Le mandat de commissaire de la SRL TARNEL est venu à échéance. L'assemblée décide de le confier à la SRL ODON AUDIT.",
    states: ['end_of_term statutory_auditor SRL TARNEL', 'appointment statutory_auditor SRL ODON AUDIT'],
  },
  {
    what: 'a mandate whose term is over is renewed by the sentence behind',
    text: "Les mandats d'administrateur de Monsieur Paul Varlin et de Madame Claire Odon arrivent à échéance ce jour. L'assemblée décide de renouveler leurs mandats pour une durée de six ans.",
    states: ['reappointment director Paul Varlin', 'reappointment director Claire Odon'],
  },
  {
    what: 'a mandate whose term is over that day ends where nothing follows, another one does not',
    text: "Le mandat de gérant de Monsieur Paul Varlin se termine ce jour. Le mandat de Madame Claire Odon, gérante, vient à échéance lors de l'assemblée de 2031.",
    states: ['end_of_term manager Paul Varlin'],
  },
  {
    what: 'a remark in brackets changes its entry alone',
    text: `Le conseil d'administration est composé comme suit :
- Madame Claire Odon, administratrice (mandat renouvelé) ;
- Monsieur Paul Varlin, administrateur (mandat en cours) ;
- Monsieur Luc Peer, administrateur (nouveau).`,
    states: ['reappointment director Claire Odon', 'appointment director Luc Peer'],
  },
  {
    what: 'who follows to the same function or is named by a pronoun',
    text: "Suite au décès de son président, Monsieur Paul Varlin, le conseil d'administration a élu à cette fonction Madame Claire Odon, vice-présidente sortante. L'assemblée, présidée par Monsieur Luc Peer, renomme Monsieur Jean Tarnel administrateur et le conseil le désigne à nouveau comme administrateur délégué.",
    states: [
      'death chair Paul Varlin',
      'appointment chair Claire Odon',
      'reappointment director Jean Tarnel',
      'reappointment managing_director Jean Tarnel',
    ],
  },
  {
    what: 'headings of those who come and of those who leave, with or without a colon',
    text: `Sorties (administrateurs)
- VARLIN Paul, rue du Bac 3, 5000 Namur
- ODON, Claire, rue du Bac 4, 5000 Namur
Entrées (administrateurs) :
- TARNEL Rose, rue du Bac 5, 5000 Namur
- PEER Luc, rue du Bac 6, 5000 Namur`,
    states: [
      'resignation director VARLIN Paul',
      'resignation director ODON Claire',
      'appointment director TARNEL Rose',
      'appointment director PEER Luc',
    ],
  },
  {
    what: 'the members below the chair of a board are directors',
    text: `L'assemblée générale a élu le conseil d'administration suivant :
Présidente : Claire Odon
Trésorier : Paul Varlin
Membres : Luc Peer, Rose Tarnel`,
    states: [
      'appointment chair Claire Odon',
      'appointment other Paul Varlin',
      'appointment director Luc Peer',
      'appointment director Rose Tarnel',
    ],
  },
  {
    what: 'who gives up a place ends and who takes it begins, an affiliation in brackets is nobody',
    text: "Monsieur Paul Varlin cède sa place d'administrateur à Madame Claire Odon (Fédération du Plateau). Le mandat de commissaire est attribué, pour trois exercices, à la SRL TARNEL AUDIT.",
    states: [
      'resignation director Paul Varlin',
      'appointment director Claire Odon',
      'appointment statutory_auditor SRL TARNEL AUDIT',
    ],
  },
  {
    what: 'the adjective before a title concerns the name behind it',
    text: 'Frau Claire Odon rückt als Verwalterin für den verstorbenen Herrn Paul Varlin nach.',
    states: ['death director Paul Varlin'],
  },
]

for (const { what, text, states, until, recognised = false, ownName = null } of CASES)
  test(what, () => {
    const { statements } = readOfficers(text, 0, { ...CONTEXT, ownName, recognised })
    const told = statements.map(({ change, office, holder, representative }) =>
      [change, office, holder.name, representative && `/ ${representative}`].filter(Boolean).join(' '),
    )
    assert.deepEqual(told.sort(), [...states].sort())
    if (until)
      assert.deepEqual(
        statements.map(({ term }) => term.endsAtMeetingOf),
        until,
      )
  })

const UNDONE = [
  'Madame Claire Odon reste gérante jusqu’au 30 juin 2034, date à laquelle elle sera remplacée par Monsieur Paul Varlin.',
  'De benoeming van mevrouw Claire Odon als bestuurder was nietig.',
  'In de publicatie werd verkeerdelijk vermeld dat de heer Paul Varlin ontslag nam als bestuurder.',
  "La SA Tarnel Invest, administrateur, s'appelle désormais SA Merval Invest.",
  "L'assemblée rejette la proposition de révoquer Monsieur Paul Varlin comme administrateur.",
  "La démission de Monsieur Paul Varlin comme administrateur n'est pas acceptée.",
  'Monsieur Paul Varlin a retiré sa démission comme administrateur.',
  "L'assemblée refuse la démission de Monsieur Paul Varlin en qualité de gérant.",
  'La proposition de nommer Monsieur Paul Varlin administrateur est rejetée.',
  'Annulation de la démission de Monsieur Paul Varlin publiée le 3 mars 2014.',
  'De vergadering verwerpt het voorstel om de heer Paul Varlin te ontslaan als bestuurder.',
  'De vergadering weigert het ontslag van de heer Paul Varlin als bestuurder te aanvaarden.',
  'Het voorstel om de heer Paul Varlin te benoemen tot bestuurder wordt verworpen.',
  'Het ontslag van de heer Paul Varlin als bestuurder wordt niet aanvaard.',
  'De vergadering neemt akte van het feit dat de heer Paul Varlin zijn ontslag als bestuurder heeft ingetrokken.',
  'Der Vorschlag, Herrn Paul Varlin als Verwalter abzuberufen, wird abgelehnt.',
  'Monsieur Paul Varlin, gérant, peut démissionner à tout moment moyennant préavis de trois mois.',
  'Si Monsieur Paul Varlin devait démissionner de son mandat de gérant, Madame Claire Odon serait nommée gérante.',
  "Il n'est pas mis fin au mandat d'administrateur de Monsieur Paul Varlin.",
  "Le tribunal a suspendu la décision de révoquer Monsieur Paul Varlin de son mandat d'administrateur.",
  "L'assemblée reporte la nomination de Madame Claire Odon comme administratrice.",
  'Madame Claire Odon renonce à démissionner de son poste de gérante.',
  "L'assemblée rappelle que Monsieur Paul Varlin a été nommé administrateur par l'assemblée du 3 mai 2031.",
  'De heer Paul Varlin, bestuurder, kan te allen tijde ontslag nemen.',
  'Indien de heer Paul Varlin ontslag zou nemen als bestuurder, wordt mevrouw Claire Odon bestuurder.',
  'Zolang de heer Paul Varlin geen ontslag neemt als bestuurder, behoudt hij zijn vergoeding.',
  'Er wordt geen einde gesteld aan het mandaat van bestuurder van de heer Paul Varlin.',
  'De vergadering beslist de heer Paul Varlin niet te ontslaan als zaakvoerder.',
  'De vergadering stelt de benoeming van mevrouw Claire Odon als bestuurder uit tot een volgende vergadering.',
  'De vergadering gaat niet over tot de benoeming van mevrouw Claire Odon als commissaris.',
  'De rechtbank heeft het ontslag van de heer Paul Varlin als bestuurder vernietigd.',
  'Herr Paul Varlin kann jederzeit als Geschäftsführer abberufen werden.',
  'Die Versammlung beschließt, Herrn Paul Varlin nicht als Verwalter abzuberufen.',
  'Die Versammlung vertagt die Ernennung von Frau Claire Odon zur Verwalterin.',
  'Herr Paul Varlin hat seinen Rücktritt als Verwalter zurückgezogen.',
  'Frau Claire Odon hat die Ernennung zur Verwalterin nicht angenommen.',
]

for (const text of UNDONE)
  test(`nothing has changed: ${text}`, () => {
    assert.deepEqual(readOfficers(text, 0, CONTEXT).statements, [])
  })

test('what is rejected leaves the rest of the sentence as it is', () => {
  const text =
    "L'assemblée accepte la démission de Monsieur Paul Varlin comme gérant et rejette la proposition de nommer Madame Claire Odon comme gérante."
  const { statements } = readOfficers(text, 0, CONTEXT)
  assert.deepEqual(
    statements.map(({ change, holder }) => `${change} ${holder.name}`),
    ['resignation Paul Varlin'],
  )
})

const EFFECTS: [string, string | null][] = [
  [
    "L'assemblée accepte la démission de Paul Varlin de son mandat d'administrateur. La démission prend effet le 1er juin 2031.",
    '2031-06-01',
  ],
  [
    'De vergadering aanvaardt het ontslag van Paul Varlin als bestuurder. Dit ontslag gaat in op 1 juni 2031.',
    '2031-06-01',
  ],
  [
    'Die Versammlung nimmt den Rücktritt von Herrn Paul Varlin als Verwalter an. Der Rücktritt wird zum 1. Juni 2031 wirksam.',
    '2031-06-01',
  ],
  [
    "L'assemblée accepte la démission de Paul Varlin de son mandat d'administrateur. La nomination de son successeur prend effet le 1er juin 2031.",
    null,
  ],
]

for (const [text, effectiveOn] of EFFECTS)
  test(`a sentence of its own states the day of the change before it: ${text}`, () => {
    const [statement] = readOfficers(text, 0, CONTEXT).statements
    assert.equal(statement?.effectiveOn, effectiveOn)
  })

test('spans are offsets into the original text', () => {
  const text = "Titre.\n\nL'assemblée nomme Monsieur Paul Varlin comme gérant."
  const [statement] = readOfficers(text, 8, CONTEXT).statements
  assert.equal(text.slice(statement?.span.start, statement?.span.end), 'nomme Monsieur Paul Varlin')
})

test("a company's number may stand behind its name elsewhere in the act, and begin with 1", () => {
  const text = `L'assemblée nomme comme administrateur la SRL Odon Conseil, représentée par Madame Claire Odon.
La SRL Odon Conseil, numéro d'entreprise 1012.345.646, accepte son mandat.`
  const { statements } = readOfficers(text, 0, CONTEXT)
  assert.deepEqual(
    statements.map(({ holder }) => holder.enterpriseNumber),
    ['1012345646'],
  )
})
