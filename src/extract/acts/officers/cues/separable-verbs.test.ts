import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeAct } from '../../../../../test/fixtures/acts/compose-act.ts'
import { shorten } from '../../../../../test/fixtures/acts/shorten-fact.ts'
import { hasNamedHolder } from '../../../../domain/publications/named-facts.ts'
import { extractAct } from '../../extract-act.ts'

const read = (body: string) =>
  extractAct(composeAct('nl', 'BENOEMINGEN', body))
    .filter(hasNamedHolder)
    .map(shorten)

test('the dot of a short title does not end the clause of a separable verb', () => {
  assert.deepEqual(read('De raad van bestuur stelt dhr. Jan VARLIN, voornoemd, tot bestuurder aan.'), [
    'appointment director Jan VARLIN',
  ])
})

test('the auxiliary may stand between an end and its participle', () => {
  const said = 'Er blijkt dat de vergadering een einde heeft gesteld aan het mandaat'
  assert.deepEqual(read(`${said} van de heer Jan Varlin als bestuurder.`), ['dismissal director Jan Varlin'])
})
