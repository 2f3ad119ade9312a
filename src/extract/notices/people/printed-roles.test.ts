import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Practitioner, PractitionerRole } from '../../../domain/publications/gazette-fact.ts'
import { addPrintedRoles, readRoleLabel } from './practitioners.ts'

test('a label is kept as printed, without article and colon', () => {
  for (const [printed, label] of [
    ['Curator: ', 'Curator'],
    ['Curateurs : ', 'Curateurs'],
    ['Konkursverwalter:', 'Konkursverwalter'],
    ['Vereffenaar(s) :', 'Vereffenaar(s)'],
    ["L'administrateur  provisoire désigné", 'administrateur provisoire désigné'],
    ['Les praticiens de la liquidation désignés:', 'praticiens de la liquidation désignés'],
    ['Stelt aan als vereffeningsdeskundige', 'vereffeningsdeskundige'],
    [' : ', null],
  ] as const)
    assert.equal(readRoleLabel(printed), label)
})

function person(role: PractitionerRole, label?: string): Practitioner {
  const one = { role, change: 'appointed' as const, name: 'AN DUMOULIN', officeAddress: null, email: null }
  return label === undefined ? one : { ...one, label }
}

test('without a label the role word of the text is used; without one the role is null', () => {
  const labelOf = (role: PractitionerRole, text: string) => addPrintedRoles([person(role)], text)[0]?.label
  assert.equal(labelOf('curator', 'De curator: X is vervangen door Y'), 'curator')
  assert.equal(labelOf('curator', 'Le curateur X est remplacé par Y'), 'curateur')
  assert.equal(labelOf('curator', 'Der Konkursverwalter X wird ersetzt durch Y'), 'Konkursverwalter')
  assert.equal(labelOf('liquidator', 'désigne Me X en qualité de liquidateur'), 'liquidateur')
  assert.equal(labelOf('provisional_administrator', 'als voorlopig bewindvoerder'), 'voorlopig bewindvoerder')
  assert.equal(
    labelOf('provisional_administrator', 'als voorlopige\n bewindvoerder'),
    'voorlopige bewindvoerder',
  )
  assert.equal(labelOf('judicial_mandatary', 'de rechtbank'), undefined)
  assert.equal(addPrintedRoles([person('curator', 'Co-Curateur')], 'Le curateur')[0]?.label, 'Co-Curateur')
})
