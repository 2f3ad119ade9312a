import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeEventFact } from '../../../test/fixtures/event-facts.ts'
import type { EventKind } from '../publications/gazette-fact.ts'
import { isRunning, startOf } from './procedures.ts'

const on = (eventDate: string, eventKind: EventKind, openedOn?: string) =>
  makeEventFact({ eventDate, eventKind, ...(openedOn && { keyDates: { openedOn } }) })

test('a case runs on the day of its end, not on the day after, and again once reopened', () => {
  const ended = [on('2025-03-01', 'bankruptcy_opening'), on('2025-06-01', 'bankruptcy_closing')]
  assert.deepEqual([isRunning(ended, '2025-06-01'), isRunning(ended, '2025-06-02')], [true, false])
  const reopened = [on('2025-09-01', 'bankruptcy_reopening'), ...ended]
  assert.deepEqual([isRunning(reopened, '2025-09-01'), isRunning(reopened, '2025-09-02')], [false, true])
})

test('a case starts with its opening where one is told, though another fact is older', () => {
  const early = on('2025-01-01', 'curator_replaced')
  assert.equal(startOf([early, on('2025-03-01', 'bankruptcy_opening')]), '2025-03-01')
  assert.equal(startOf([on('2025-05-01', 'bankruptcy_closing', '2025-02-01'), early]), '2025-02-01')
  assert.equal(startOf([on('2025-05-01', 'curator_replaced'), early]), '2025-01-01')
})
