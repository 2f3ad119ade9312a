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

test('a home goes on below a line that ends with the word for a street, whatever stray sign stands between', () => {
  const body = `L'assemblée prend note et accepte la démission comme administrateur de :
1°) la société Varlin s.a. dont le siège social est situé au;
23, rue Bois Robert à 1380 Lasne dont le représentant permanent est M. Paul Varlin domicilié 23, rue;
: Bois Robert à Lasne et ce, en date du 24/01/2031 :
2°) M. Olaf Dohmen domicilié 21, rue Saint-Hubert à 7020 Nimy.`
  const facts = extractAct({ ...composeAct('fr', 'DEMISSIONS', body), reading: 'ocr' })
  assert.doesNotMatch(JSON.stringify(facts), /Bois Robert/)
})

test('the place behind a street without a number is part of the seat, also where it reads like a person', () => {
  const body = `L'assemblée acte la démission des administrateurs :
1) la société « Varlin Ltd », dont le siège social est situé à l'Ile Brune, rue du Vieux Pont, Port Louis.
2) Monsieur Olaf Dohmen.`
  const facts = extractAct(composeAct('fr', 'DEMISSIONS', body)).filter(hasNamedHolder)
  assert.deepEqual(
    facts.map(fact => (fact.fact === 'mandate' ? fact.holder.name : null)),
    ['Varlin Ltd', 'Olaf Dohmen'],
  )
})
