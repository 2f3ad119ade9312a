import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formerNamesOf } from './former-names.ts'
import type { HistoryEntry } from './history-entry.ts'

function entry(date: string, given: Partial<HistoryEntry>): HistoryEntry {
  return {
    date,
    kind: 'register.name',
    source: 'register',
    reference: null,
    recordedAt: null,
    establishmentNumber: null,
    before: null,
    after: null,
    ...given,
  }
}

test('former names come from register and acts, each once, without the present one', () => {
  const act = (date: string, change: string, before: string | null) =>
    entry(date, { kind: 'gazette.company_change', source: 'gazette', before, after: { change, value: 'x' } })
  const entries = [
    entry('2026-03-01', { before: { legal_name: 'Oude Naam', names: [] } }),
    entry('2026-02-01', { before: { legal_name: 'Nieuw', names: [] } }),
    entry('2026-01-02', { establishmentNumber: '2000000339', before: { legal_name: null, names: [] } }),
    act('2026-01-01', 'name', 'OUDE NAAM'),
    act('2019-01-01', 'name', 'Allereerste'),
    act('2018-01-01', 'seat', 'Dreef 1'),
    act('2017-01-01', 'name', null),
  ]
  assert.deepEqual(formerNamesOf(entries, 'Nieuw'), [
    { name: 'Oude Naam', until: '2026-03-01' },
    { name: 'Allereerste', until: '2019-01-01' },
  ])
})
