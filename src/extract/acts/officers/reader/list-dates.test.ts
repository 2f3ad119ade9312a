import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeAct } from '../../../../../test/fixtures/acts/compose-act.ts'
import { hasNamedHolder } from '../../../../domain/publications/named-facts.ts'
import { extractAct } from '../../extract-act.ts'

const datesIn = (body: string) =>
  extractAct({ ...composeAct('fr', 'DEMISSIONS - NOMINATIONS', body), reading: 'ocr' })
    .filter(hasNamedHolder)
    .map(fact => (fact.fact === 'mandate' ? [fact.holder.name, fact.effectiveOn] : null))

test('a day is that of its own item, also where the next item is read into the same line', () => {
  assert.deepEqual(
    datesIn(`Le conseil prend note et accepte la démission comme administrateur de :
1°) la société Varlin s.a. dont le siège social est situé au;
23, rue du Bac à 1380 Lasne dont le représentant permanent est M. Paul Varlin et ce, en date du 24/01/2025 :
2°) M. Olaf Dohmen domicilié 21, rue Saint-Hubert à 7020 Nimy.`),
    [
      ['Varlin s.a.', '2025-01-24'],
      ['Olaf Dohmen', null],
    ],
  )
  assert.deepEqual(
    datesIn(`Le conseil appelle aux fonctions d'administrateurs :
1°) M. Paul Varlin, domicilié 5, rue du Bac à 7050 Jurbise, avec effet rétroactif au 20/10/2024. u 3 fi 2° ) M. Xavier Odon, domicilié 4, rue du Pont à 7021 Mons,
3°) Mme Rose Tarnel, domiciliée 9, rue du Pont à 7021 Mons.`),
    [
      ['Paul Varlin', '2024-10-20'],
      ['Xavier Odon', null],
      ['Rose Tarnel', null],
    ],
  )
})

const MEETING = "D'un acte du 20 mai 2025, il résulte que l'assemblée a pris ces résolutions :\n"
const DATED: [what: string, body: string, dates: [string, string | null][]][] = [
  [
    'of the meeting, said in a sentence of its own',
    "L'assemblée prend acte de la démission de ses fonctions d'administrateur présentée par Monsieur Paul Varlin. Cette démission prend effet à dater de ce jour.",
    [['Paul Varlin', '2025-05-20']],
  ],
  [
    'of a meeting that the act quotes: not that of the deed',
    "L'assemblée fait publier les résolutions de l'assemblée générale qui s'est tenue le 30/03/2025 :\nElle prend acte de la démission de Monsieur Paul Varlin comme administrateur. Cette démission prend effet à dater de ce jour.",
    [['Paul Varlin', null]],
  ],
  [
    'said behind a comma of the entry before',
    "L'assemblée acte la démission des administrateurs :\n- Monsieur Paul Varlin ;\n- la société « TARNEL », dont le siège est à Mons.\nImmatriculée sous le numéro 0841.187.859, leur démission prend effet à dater du 13 mai 2025.",
    [
      ['Paul Varlin', '2025-05-13'],
      ['TARNEL', '2025-05-13'],
    ],
  ],
  [
    'of words that are hyphenated across lines',
    "L'assemblée accepte la démission de Monsieur Paul Varlin comme administrateur avec effet immé-\ndiat.",
    [['Paul Varlin', '2025-05-20']],
  ],
]

for (const [what, body, dates] of DATED)
  test(`the day is that ${what}`, () => assert.deepEqual(datesIn(MEETING + body), dates))
