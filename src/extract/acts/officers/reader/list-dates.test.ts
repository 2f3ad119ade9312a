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
