import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeAct } from '../../../../test/fixtures/acts/compose-act.ts'
import { hasNamedHolder } from '../../../domain/publications/named-facts.ts'
import { extractAct } from '../extract-act.ts'

const namesIn = (body: string) =>
  extractAct(composeAct('de', 'ERNENNUNGEN', body))
    .filter(hasNamedHolder)
    .map(fact => (fact.fact === 'mandate' ? fact.holder.name : null))

test('an address with its town in front ends with the house number, before the next person', () => {
  for (const home of ['4700 Eupen, Hauptstraße 4', 'wohnhaft in Eupen, Hauptstraße 4'])
    assert.deepEqual(
      namesIn(
        `Die Versammlung ernennt Anna Varlin, ${home}, Kurt Tarnel, ${home} und Olaf Dohmen, ${home} zu Verwaltern.`,
      ),
      ['Anna Varlin', 'Kurt Tarnel', 'Olaf Dohmen'],
    )
})

test('a family name that ends like a street is no street behind a given name', () => {
  assert.deepEqual(
    namesIn('Die Versammlung ernennt Frau Anna WAUTERSBERG Hauptstraße 4 4700 Eupen zur Verwalterin.'),
    ['Anna WAUTERSBERG'],
  )
})
