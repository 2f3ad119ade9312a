import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeAct } from '../../../../../test/fixtures/acts/compose-act.ts'
import { shorten } from '../../../../../test/fixtures/acts/shorten-fact.ts'
import { hasNamedHolder } from '../../../../domain/publications/named-facts.ts'
import { extractAct } from '../../extract-act.ts'

const read = (body: string) =>
  extractAct(composeAct('de', 'ERNENNUNGEN', body))
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
