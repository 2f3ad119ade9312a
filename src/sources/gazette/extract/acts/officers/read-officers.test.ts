// How acts that nobody wrote for a reader are put together: lists under a head, lines that a scanner frayed, what is said of
// several at once. Names are invented.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOfficers } from './read-officers.ts'

type Case = {
  what: string
  text: string
  states: string[]
  /** Years of the annual meetings with which the mandates end. */
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
]

for (const { what, text, states, until, recognised = false, ownName = null } of CASES)
  test(what, () => {
    const { statements } = readOfficers(text, 0, { ownName, legalForm: null, subject: '', recognised })
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

test('spans point into the text that was given', () => {
  const text = "Titre.\n\nL'assemblée nomme Monsieur Paul Varlin comme gérant."
  const [statement] = readOfficers(text, 8, {
    ownName: null,
    legalForm: null,
    subject: '',
    recognised: false,
  }).statements
  assert.equal(text.slice(statement?.span.start, statement?.span.end), 'nomme Monsieur Paul Varlin')
})
