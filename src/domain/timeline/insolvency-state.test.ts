import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findJudicialDissolution, standsByRegister } from './insolvency-state.ts'

const event = (eventKind: string, eventDate: string | null = '2031-03-04', more = {}) => ({
  eventKind,
  eventDate,
  pubDate: '2031-03-20',
  detail: null,
  ...more,
})

test('a dissolution stands until it is revoked, and is closed by its closing', () => {
  const dissolution = event('judicial_dissolution')
  assert.equal(findJudicialDissolution([]), null)
  assert.equal(findJudicialDissolution([event('bankruptcy_opening')]), null)
  assert.equal(findJudicialDissolution([dissolution]), 'dissolved')
  assert.equal(findJudicialDissolution([event('judicial_dissolution_and_closing')]), 'dissolved_and_closed')
  const closing = event('judicial_dissolution_closing', '2031-09-01')
  assert.equal(findJudicialDissolution([closing, dissolution]), 'dissolved_and_closed')
  assert.equal(
    findJudicialDissolution([event('judicial_dissolution_revoked', '2031-04-01'), dissolution]),
    null,
  )
})

test('a reopened liquidation is a dissolution again; other interim notices say nothing', () => {
  const closed = event('judicial_dissolution_and_closing')
  for (const detail of ['closing_withdrawn', 'liquidation_reopened'])
    assert.equal(
      findJudicialDissolution([event('interim_other', '2031-05-01', { detail }), closed]),
      'dissolved',
    )
  const upheld = event('interim_other', '2031-05-01', { detail: 'dissolution_upheld' })
  assert.equal(findJudicialDissolution([upheld, closed]), 'dissolved_and_closed')
})

test('what only a running liquidation can have proves it, where nothing tells how it began', () => {
  const replaced = event('liquidator_replaced')
  assert.equal(findJudicialDissolution([replaced]), 'in_liquidation')
  for (const [kind, detail] of [
    ['interim_other', 'dissolution_upheld'],
    ['interim_correction', 'opening_restated'],
  ] as const)
    assert.equal(
      findJudicialDissolution([replaced, event(kind, '2031-05-01', { detail })]),
      'dissolved',
      kind,
    )
  assert.equal(
    findJudicialDissolution([event('bankruptcy_correction', null, { detail: 'opening_restated' })]),
    null,
  )
  assert.equal(findJudicialDissolution([replaced, event('judicial_dissolution', '2031-01-05')]), 'dissolved')
  const closing = event('judicial_dissolution_closing', '2031-02-01')
  assert.equal(findJudicialDissolution([replaced, closing]), 'dissolved_and_closed')
  assert.equal(findJudicialDissolution([replaced, event('judicial_dissolution_revoked')]), null)
})

test('events of one day are taken in the order of a procedure, undated ones by their publication', () => {
  assert.equal(
    findJudicialDissolution([event('judicial_dissolution_revoked'), event('judicial_dissolution')]),
    null,
  )
  assert.equal(
    findJudicialDissolution([
      event('judicial_dissolution', null),
      event('judicial_dissolution_revoked', '2031-03-19'),
    ]),
    'dissolved',
  )
})

test('only a register that lets the company stand is overruled', () => {
  for (const code of [null, '000', '020', '091']) assert.ok(standsByRegister(code), `${code}`)
  for (const code of ['010', '012', '013', '014', '021', '053', '112', '999'])
    assert.ok(!standsByRegister(code), code)
})

test('a revocation without any day ends every dissolution', () => {
  const revoked = event('judicial_dissolution_revoked', null, { pubDate: null })
  assert.equal(findJudicialDissolution([revoked, event('judicial_dissolution')]), null)
})
