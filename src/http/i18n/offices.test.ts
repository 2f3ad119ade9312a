import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderRole } from './offices.ts'

const PRINTED: [string, string, string][] = [
  ['Curators', 'curator', 'curateur'],
  ['Co-Curateur', 'curator', 'curateur'],
  ['Konkursverwalter', 'curator', 'curateur'],
  ['L’Administrateur provisoire désigné', 'voorlopig bewindvoerder', 'administrateur provisoire'],
  ['Aangeduide vereffenaar(s)', 'vereffenaar', 'liquidateur'],
  ['Liquidateur(s) désigné(s)', 'vereffenaar', 'liquidateur'],
  ['Aangewezen vereffeningsdeskundige', 'vereffeningsdeskundige', 'praticien de la liquidation'],
  [
    'Le(s) praticien(s) de la liquidation désigné(s)',
    'vereffeningsdeskundige',
    'praticien de la liquidation',
  ],
  ['Aangewezen herstructureringsdeskundige', 'herstructureringsdeskundige', 'praticien de la réorganisation'],
  ['Le praticien de la réorganisation', 'herstructureringsdeskundige', 'praticien de la réorganisation'],
  ['Mandataire(s) de Justice', 'gerechtsmandataris', 'mandataire de justice'],
  ['provisional administrator', 'voorlopig bewindvoerder', 'administrateur provisoire'],
]

test('court-appointed roles are translated from every printed form', () => {
  for (const [role, nl, fr] of PRINTED)
    assert.deepEqual(
      [renderRole('nl', { role, office: null }), renderRole('fr', { role, office: null })],
      [nl, fr],
      role,
    )
})

test('offices of acts are translated, followed by the filed term where it differs', () => {
  assert.match(
    String(renderRole('fr', { role: 'zaakvoerder', office: 'manager' })),
    /^gérant .*\(zaakvoerder\)/,
  )
  assert.equal(
    String(renderRole('nl', { role: 'statutair zaakvoerder', office: 'manager' })),
    'statutair zaakvoerder',
  )
  const director = { role: 'Verwaltermandate', office: 'director' } as const
  assert.match(String(renderRole('de', director)), /^Verwalter .*\(Verwaltermandate\)/)
  assert.equal(String(renderRole('fr', { ...director, role: 'administrateurs' })), 'administrateurs')
})
