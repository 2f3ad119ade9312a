import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeAct } from '../../../../test/fixtures/acts/compose-act.ts'
import { hasNamedHolder } from '../../../domain/publications/named-facts.ts'
import { extractAct } from '../extract-act.ts'

const count = (language: 'fr' | 'de', body: string) =>
  extractAct(composeAct(language, 'NOMINATIONS', body)).filter(hasNamedHolder).length

test('who signs below a list without full stops is no entry of it', () => {
  const list = `Sont révoqués comme administratrices :
Mme Anne VARLIN, prénommée
Mme Claire TARNEL, prénommée`
  assert.equal(
    count('fr', `${list}\n\nPour extrait conforme,\nMadame Sophie Odon\nAdministrateur délégué`),
    2,
  )
  const liste = `Folgende Personen werden als Liquidatoren wiedergewählt :
Benno VARLIN, wohnhaft in 4700 Eupen, Hauptstraße 4
Petra TARNEL, wohnhaft in 4700 Eupen, Hauptstraße 4`
  assert.equal(
    count('de', `${liste}\n\nFür gleichlautenden Auszug,\nFrau Gerda Dohmen\nDelegierter Verwalter`),
    2,
  )
})
