import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeEventFact } from '../../../test/fixtures/event-facts.ts'
import type { EventFact, EventKind } from '../publications/gazette-fact.ts'
import type { CourtCase } from './court-cases.ts'
import { deriveTimeline } from './derive-timeline.ts'
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

const laterNotice = (eventKind: EventKind, more: Partial<EventFact> = {}): EventFact =>
  makeEventFact({
    eventKind,
    numac: '2026800007',
    pubDate: '2026-01-10',
    eventDate: '2026-01-06',
    court: 'Ondernemingsrechtbank Leuven',
    reference: '20240017',
    keyDates: { openedOn: '2024-03-01' },
    ...more,
  })
const openOf = (...facts: EventFact[]) => deriveTimeline(facts, '2026-06-01').openBankruptcy

test('a later notice of a running case proves the opening that it names', () => {
  const expected = { openedOn: '2024-03-01', numac: '2026800007' }
  for (const kind of ['judge_replaced', 'curator_replaced', 'curator_added', 'cessation_date_moved'] as const)
    assert.deepEqual(openOf(laterNotice(kind)), expected, kind)
  for (const detail of ['upheld', 'creditors_convened'])
    assert.deepEqual(openOf(laterNotice('bankruptcy_other', { detail })), expected, detail)
})

test('what may follow a closing, cannot be read or annuls proves no opening', () => {
  for (const kind of ['discharge_decision', 'excusability_decision', 'professional_ban'] as const)
    assert.equal(openOf(laterNotice(kind)), null, kind)
  for (const detail of [null, 'not_bankrupt', 'reinstated'])
    assert.equal(openOf(laterNotice('bankruptcy_other', { detail })), null, `${detail}`)
  const corrects = { numac: null, pubDate: null, effect: 'annulled' } as const
  assert.equal(openOf(laterNotice('bankruptcy_correction', { corrects })), null)
  assert.equal(
    openOf(laterNotice('bankruptcy_other', { detail: 'upheld', keyDates: {} })),
    null,
    'a discharge?',
  )
})

test('a later notice of a running case proves an opening whose day it does not name', () => {
  const undated = { keyDates: {}, reference: null }
  for (const kind of ['judge_replaced', 'curator_replaced', 'curator_added', 'cessation_date_moved'] as const)
    assert.deepEqual(openOf(laterNotice(kind, undated)), { openedOn: null, numac: '2026800007' }, kind)
  const dated = laterNotice('curator_added', { numac: '2026800008', pubDate: '2026-02-10' })
  assert.equal(openOf(laterNotice('judge_replaced', undated), dated)?.openedOn, '2024-03-01')
  const closing = laterNotice('bankruptcy_closing', {
    ...undated,
    numac: '2026800009',
    eventDate: '2026-02-06',
  })
  assert.equal(openOf(laterNotice('judge_replaced', undated), closing), null)
})

test('a closing or revocation ends the case that a later notice proves, whichever was published first', () => {
  for (const kind of ['bankruptcy_closing', 'bankruptcy_revocation'] as const) {
    const end = laterNotice(kind, { numac: '2026800009', pubDate: '2026-02-10', eventDate: '2026-02-06' })
    assert.equal(openOf(laterNotice('judge_replaced'), end), null)
    const early = { ...end, numac: '2026800001', pubDate: '2026-01-02' }
    assert.equal(openOf(laterNotice('judge_replaced'), early), null)
  }
  const ofOther = laterNotice('bankruptcy_closing', {
    numac: '2026800009',
    pubDate: '2026-02-10',
    eventDate: '2026-02-06',
    reference: '20250031',
    keyDates: { openedOn: '2025-03-01' },
  })
  assert.equal(openOf(laterNotice('judge_replaced'), ofOther)?.openedOn, '2024-03-01')
})

test('a reopened case stays open by the notices after its reopening', () => {
  const closing = laterNotice('bankruptcy_closing', { numac: '2025800003', eventDate: '2025-03-06' })
  const reopening = laterNotice('bankruptcy_reopening', { numac: '2025800009', eventDate: '2025-09-06' })
  assert.equal(openOf(closing, reopening, laterNotice('curator_replaced'))?.numac, '2025800009')
})
