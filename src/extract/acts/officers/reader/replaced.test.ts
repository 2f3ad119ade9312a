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
