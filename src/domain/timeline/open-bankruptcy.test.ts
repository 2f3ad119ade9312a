import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeEventFact } from '../../../test/fixtures/event-facts.ts'
import type { EventKind } from '../publications/gazette-fact.ts'
import type { CourtCase } from './court-cases.ts'
import { findOpenBankruptcy } from './open-bankruptcy.ts'

function bankruptcy(openedOn: string, numac: string, ...later: EventKind[]): CourtCase {
  const opening = makeEventFact({ eventDate: openedOn, numac })
  const rest = later.map(eventKind =>
    makeEventFact({ eventKind, eventDate: '2026-01-01', numac: '2026800001' }),
  )
  return { procedure: 'bankruptcy', facts: [opening, ...rest] }
}

const first = bankruptcy('2024-03-01', '2024800001')
const second = bankruptcy('2025-03-01', '2025800001')

test('of several open bankruptcies the one that was opened last counts, in any order', () => {
  const expected = { openedOn: '2025-03-01', numac: '2025800001' }
  assert.deepEqual(findOpenBankruptcy([first, second]), expected)
  assert.deepEqual(findOpenBankruptcy([second, first]), expected)
})

test('a case that was closed or is of another procedure is no open bankruptcy', () => {
  const closed = bankruptcy('2025-03-01', '2025800001', 'bankruptcy_closing')
  assert.deepEqual(findOpenBankruptcy([first, closed]), { openedOn: '2024-03-01', numac: '2024800001' })
  assert.equal(findOpenBankruptcy([closed, { ...second, procedure: 'reorganisation' }]), null)
})
