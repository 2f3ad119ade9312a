import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type HistoryEntry, pageHistory } from './history-entry.ts'

const entry = (reference: string, event_kind: string): HistoryEntry => ({
  date: '2031-03-04',
  kind: 'gazette.insolvency_event',
  source: 'gazette',
  reference,
  recordedAt: null,
  establishmentNumber: null,
  before: null,
  after: { event_kind },
})

test('events of one publication are in the order of the timeline, publications the newest first, page by page', () => {
  const expected = [
    entry('2031800002', 'bankruptcy_opening'),
    entry('2031800002', 'reorganisation_early_end'),
    entry('2031800001', 'reorganisation_opening'),
  ]
  const query = { limit: 1, from: null, to: null, kinds: null }
  const read: HistoryEntry[] = []
  for (let after: Parameters<typeof pageHistory>[1]['after'] | undefined; after !== null; ) {
    const page = pageHistory(expected.toReversed(), { ...query, after: after ?? null })
    read.push(...page.entries)
    after = page.next
  }
  assert.deepEqual(read, expected)
})
