import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeEventFact } from '../../../test/fixtures/event-facts.ts'
import { checkEventDates } from './event-dates.ts'

const text = { pubDate: '2031-04-01', isBirth: () => false }
const doubts = (openedOn: string, cessationOfPayments: string) =>
  checkEventDates(
    makeEventFact({
      eventKind: 'bankruptcy_closing',
      eventDate: '2031-03-10',
      keyDates: { openedOn, cessationOfPayments },
    }),
    text,
  ).doubts.map(({ field, reason }) => `${field} ${reason}`)

test('what was opened can be ruled on, and payments can cease, on the very day of the opening', () => {
  assert.deepEqual(doubts('2031-03-10', '2031-03-10'), [])
  assert.deepEqual(doubts('2031-03-11', '2031-03-10'), ['openedOn after_ruling'])
  assert.deepEqual(doubts('2031-03-09', '2031-03-10'), ['cessationOfPayments after_opening'])
})
