import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeAct } from '../../../../../test/fixtures/acts/compose-act.ts'
import { shorten } from '../../../../../test/fixtures/acts/shorten-fact.ts'
import { hasNamedHolder } from '../../../../domain/publications/named-facts.ts'
import { extractAct } from '../../extract-act.ts'

const read = (body: string, language: 'de' | 'nl' = 'de') =>
  extractAct(composeAct(language, 'ERNENNUNGEN', body))
    .filter(hasNamedHolder)
    .map(shorten)
    .sort()

test('who is replaced and said to have resigned in German has left, and the other one begins', () => {
  const ernannt = 'Petra Varlin, wohnhaft in Eupen, wird anstelle der zurückgetretenen Frau Anna Tarnel'
  assert.deepEqual(read(`${ernannt} für sechs Jahre zum Verwalter ernannt.`), [
    'appointment director Petra Varlin 6y',
    'resignation director Anna Tarnel',
  ])
  assert.deepEqual(
    read('Die Versammlung bestellt Herrn Kurt Varlin anstelle von Herrn Hans Tarnel zum Verwalter.'),
    ['appointment director Kurt Varlin'],
  )
})

test('a German company names its permanent representative with `mit`', () => {
  assert.deepEqual(
    read(
      'Die Versammlung ernennt die Varlin AG, mit Frau Anna Tarnel als ständigem Vertreter, zum Verwalter.',
    ),
    ['appointment director Varlin AG / Anna Tarnel'],
  )
})

test('an office far behind `wählt` is that of all who are elected', () => {
  const home = 'wohnhaft in 4700 Eupen, Hauptstraße 4'
  const body = `Die Versammlung wählt Frau Anna Varlin, ${home}, Frau Petra Tarnel, ${home} und Herrn Kurt Dohmen, ${home}, zu Verwaltern.`
  assert.equal(read(body).length, 3)
})

const readFrench = (body: string) =>
  extractAct(composeAct('fr', 'DEMISSIONS - NOMINATIONS', body))
    .filter(hasNamedHolder)
    .map(shorten)
    .sort()

const HOME = 'domicilié à 5000 Namur, rue du Bac 4'

test('what is told of the one replaced is no change of those beside, wherever it stands', () => {
  const cases: [string, string[]][] = [
    [
      `L'assemblée nomme, en remplacement de Monsieur Luc Varlin, ${HOME}, dont le mandat a pris fin, Madame Anne Tarnel en qualité de gérante.`,
      ['appointment manager Anne Tarnel', 'end_of_term manager Luc Varlin'],
    ],
    [
      `L'assemblée désigne Madame Anne Tarnel comme gérante en lieu et place de Monsieur Luc Varlin, ${HOME}, qui a démissionné de ses fonctions, pour une durée de six ans.`,
      ['appointment manager Anne Tarnel 6y', 'resignation manager Luc Varlin'],
    ],
    [
      `Le conseil coopte la SRL Tarnel, représentée par Madame Anne Tarnel, en qualité d'administrateur et président afin d'achever le mandat de la SRL Varlin, représentée par Monsieur Luc Varlin, démissionnaire.`,
      [
        'appointment chair SRL Tarnel / Anne Tarnel',
        'appointment director SRL Tarnel / Anne Tarnel',
        'resignation chair SRL Varlin / Luc Varlin',
        'resignation director SRL Varlin / Luc Varlin',
      ],
    ],
    [
      `Le conseil élit Madame Anne Tarnel à la présidence. Elle succède à Monsieur Luc Varlin, dont le mandat a pris fin.`,
      ['appointment chair Anne Tarnel', 'end_of_term chair Luc Varlin'],
    ],
    [
      'La SA Varlin, ayant pour représentant permanent Monsieur Luc Varlin, qui a démissionné, est remplacée par Madame Anne Tarnel comme administratrice.',
      ['appointment director Anne Tarnel', 'resignation director SA Varlin / Luc Varlin'],
    ],
  ]
  for (const [body, facts] of cases) assert.deepEqual(readFrench(body), facts)
})

test('whoever leaves without an office told leaves those that the successor takes over', () => {
  const successor = [
    'appointment daily_management Anne Tarnel 2025-07-01',
    'appointment director Anne Tarnel 2025-07-01',
  ]
  const offices = "d'administrateur et délégué à la gestion journalière à partir du 1er juillet 2025"
  const cases: [string, string[]][] = [
    [
      `Suite au décès de Monsieur Luc Varlin, ${HOME}, l'assemblée nomme Madame Anne Tarnel aux fonctions ${offices}.`,
      [...successor, 'death daily_management Luc Varlin', 'death director Luc Varlin'],
    ],
    [
      `Monsieur Luc Varlin, ${HOME}, est remplacé par Madame Anne Tarnel en qualité ${offices}.`,
      [
        ...successor,
        'end_of_term daily_management Luc Varlin 2025-07-01',
        'end_of_term director Luc Varlin 2025-07-01',
      ],
    ],
    [
      `L'assemblée remplace Monsieur Luc Varlin, ${HOME}, qui a démissionné, par Madame Anne Tarnel en qualité ${offices}.`,
      [
        ...successor,
        'resignation daily_management Luc Varlin 2025-07-01',
        'resignation director Luc Varlin 2025-07-01',
      ],
    ],
    [
      `Le mandat de gérant de Monsieur Luc Varlin, ${HOME}, est repris par Madame Anne Tarnel.`,
      ['appointment manager Anne Tarnel', 'end_of_term manager Luc Varlin'],
    ],
  ]
  for (const [body, facts] of cases) assert.deepEqual(readFrench(body), facts)
})

test('a change is not that of those present, of another verb or of the day of the accounts', () => {
  const cases: [string, string[]][] = [
    [
      `Sont présents :\n- Monsieur Luc Varlin, titulaire de 50 actions ;\n- Madame Rose Odon, titulaire de 50 actions.\nLe mandat de gérant de Madame Anne Tarnel, née à Namur le 3 mars 1960, ${HOME}, prend fin ce jour.`,
      ['end_of_term manager Anne Tarnel'],
    ],
    [
      `Il résulte du procès-verbal que l'assemblée a accepté la démission de Monsieur Luc Varlin, ${HOME}, de son mandat de gérant et nommé Madame Anne Tarnel en qualité de commissaire.`,
      ['appointment statutory_auditor Anne Tarnel', 'resignation manager Luc Varlin'],
    ],
    [
      `L'assemblée approuve les comptes annuels arrêtés au 31 décembre 2024. Elle accepte la démission de Monsieur Luc Varlin de ses fonctions de gérant, avec effet immédiat.`,
      ['resignation manager Luc Varlin'],
    ],
  ]
  for (const [body, facts] of cases) assert.deepEqual(readFrench(body), facts)
})

const GERMAN: [string, string, string[]][] = [
  [
    'who follows in German stands far before the verb, with an address or a representative',
    'Frau Petra Varlin wird zum 1. Juli 2025 als Verwalter durch die GmbH TARNEL, vertreten durch Herrn Olaf Dohmen, wohnhaft in 4700 Eupen, Hauptstraße 4, ersetzt.',
    [
      'appointment director GmbH TARNEL / Olaf Dohmen 2025-07-01',
      'end_of_term director Petra Varlin 2025-07-01',
    ],
  ],
  [
    'a German relative clause tells why somebody is replaced',
    'Die Versammlung ernennt Frau Petra Varlin anstelle von Herrn Kurt Tarnel, der sein Mandat niedergelegt hat, zum Verwalter.',
    ['appointment director Petra Varlin', 'resignation director Kurt Tarnel'],
  ],
  [
    'a German company is no longer represented by one but by another',
    'Der Verwaltungsrat stellt fest, dass die Varlin GmbH nicht mehr durch Kurt Tarnel, sondern durch Petra Dohmen vertreten wird.',
    ['appointment permanent_representative Petra Dohmen', 'resignation permanent_representative Kurt Tarnel'],
  ],
  [
    'secretary and teller of a German meeting hold no office',
    'Der Vorsitzende bestimmt Petra Varlin zum Schriftführer und Kurt Tarnel zum Stimmenzähler.',
    [],
  ],
]

for (const [what, body, facts] of GERMAN) test(what, () => assert.deepEqual(read(body), facts))

const DUTCH: [string, string, string[]][] = [
  [
    'a clause behind each of two who are replaced tells of that one alone',
    'De vergadering benoemt als bestuurder Els Varlin ter vervanging van Jan Odon, ontslagnemend, en Luc Peer ter vervanging van Anne Tarnel, eveneens ontslagnemend.',
    [
      'appointment director Els Varlin',
      'appointment director Luc Peer',
      'resignation director Anne Tarnel',
      'resignation director Jan Odon',
    ],
  ],
  [
    'a clause behind the representative of a replaced company tells of the company',
    'De vergadering stelt Els Varlin, wonende te 9000 Gent, Kerkstraat 4, tot bestuurder, in vervanging van ODON BEHEER BV, vast vertegenwoordigd door de heer Marc Tarnel, wiens mandaat een einde heeft genomen, aan.',
    ['appointment director Els Varlin', 'end_of_term director ODON BEHEER BV / Marc Tarnel'],
  ],
  [
    'an office and a day in the clause are those of the end',
    'In opvolging van Jan Odon, die met ingang van 30 juni 2025 ontslag neemt als voorzitter, wordt Els Varlin benoemd tot bestuurder.',
    ['appointment director Els Varlin', 'resignation chair Jan Odon 2025-06-30'],
  ],
  [
    'the end told in a heading is stated by the list behind it',
    'Tot bestuurder wordt benoemd, in vervanging van Jan Odon, wiens mandaat een einde neemt : mevrouw Els Varlin.',
    ['appointment director Els Varlin', 'end_of_term director Jan Odon'],
  ],
  [
    'a company that is replaced may be told with its representative, and the day is that of both',
    'Odon Beheer BV, met als vaste vertegenwoordiger Marc Tarnel, wordt vanaf 1 juli 2025 als bestuurder vervangen door Els Varlin.',
    [
      'appointment director Els Varlin 2025-07-01',
      'end_of_term director Odon Beheer BV / Marc Tarnel 2025-07-01',
    ],
  ],
  [
    'whose mandate is completed is not appointed, whatever the verb',
    'De raad benoemt Els Varlin tot bestuurder, die het mandaat van Odon Beheer BV, vast vertegenwoordigd door Marc Tarnel, zal voltooien.',
    ['appointment director Els Varlin'],
  ],
  [
    'a description of a company names no office of those beside it',
    'De vergadering herbenoemt mevrouw Odon, Els en Varlin Beheer BV, met als vaste vertegenwoordiger Jan Peer, als bestuurder.',
    ['reappointment director Odon, Els', 'reappointment director Varlin Beheer BV / Jan Peer'],
  ],
  [
    'every one of several may accept',
    'De vergadering beslist Jan Odon, die aanvaardt en Els Varlin, die aanvaardt als bestuurders te benoemen.',
    ['appointment director Els Varlin', 'appointment director Jan Odon'],
  ],
  [
    'an item tells the office of its company behind the representative, where the heading tells none',
    'De algemene vergadering heeft verkozen :\n- Els Odon, Kerkstraat 4 te 9000 Gent, voorzitter ;\n- Varlin Beheer BV, met als vaste vertegenwoordiger Jan Peer, secretaris ;\n- de heer Luc Tarnel, bestuurder.',
    [
      'appointment chair Els Odon',
      'appointment director Luc Tarnel',
      'appointment secretary Varlin Beheer BV / Jan Peer',
    ],
  ],
  [
    'names of a person and of a company may begin with a capital particle',
    'De vergadering benoemt Anne De Varlin, wonende te Gent, en de heer Jan Peer tot bestuurder in de plaats van De Odon Beheer BV, ontslagnemend.',
    [
      'appointment director Anne De Varlin',
      'appointment director Jan Peer',
      'resignation director De Odon Beheer BV',
    ],
  ],
]

for (const [what, body, facts] of DUTCH) test(what, () => assert.deepEqual(read(body, 'nl'), facts))
