import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeEventFact } from '../../../test/fixtures/event-facts.ts'
import type { KeyDates } from '../../domain/publications/fact-fields.ts'
import type { EventKind } from '../../domain/publications/gazette-fact.ts'
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

const SET: [EventKind, KeyDates, string[]][] = [
  ['reorganisation_opening', { suspensionEnd: '2031-07-10', creditorsVote: '2031-07-10' }, []],
  [
    'reorganisation_opening',
    { suspensionEnd: '2030-07-10', creditorsVote: '2031-07-03' },
    ['suspensionEnd before_beginning'],
  ],
  [
    'reorganisation_opening',
    { suspensionEnd: '2031-07-10', creditorsVote: '2030-07-03' },
    ['creditorsVote before_beginning'],
  ],
  [
    'reorganisation_opening',
    { suspensionEnd: '2031-03-12', creditorsVote: '2031-07-03' },
    ['suspensionEnd before_vote'],
  ],
  ['reorganisation_extension', { suspensionEnd: '2030-07-10' }, ['suspensionEnd before_beginning']],
  ['reorganisation_extension', { suspensionEnd: '2031-07-10', creditorsVote: '2031-03-01' }, []],
  ['reorganisation_extension_refused', { suspensionEnd: '2031-03-01' }, []],
  ['reorganisation_other', { suspensionEnd: '2031-01-10' }, []],
  [
    'bankruptcy_opening',
    { firstVerificationReport: '2030-05-10' },
    ['firstVerificationReport before_beginning'],
  ],
]

for (const [eventKind, keyDates, expected] of SET) {
  test(`the days that a ruling sets are not before it: ${eventKind} ${JSON.stringify(keyDates)}`, () => {
    const { kept, doubts } = checkEventDates(
      makeEventFact({ eventKind, eventDate: '2031-03-10', keyDates }),
      text,
    )
    assert.deepEqual(
      doubts.map(({ field, reason }) => `${field} ${reason}`),
      expected,
    )
    const left = Object.keys(keyDates).filter(field => !expected.some(one => one.startsWith(field)))
    assert.deepEqual(Object.keys(kept.keyDates), left)
  })
}
