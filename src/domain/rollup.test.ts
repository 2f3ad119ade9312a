import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareEvents } from './lifecycle-event.ts'
import { type RolledEvent, summariseEvents } from './rollup.ts'

const event: RolledEvent = { source: 'faillissement', eventKind: null, pubDate: null, eventDate: null }
const opening = { ...event, eventKind: 'bankruptcy_opening' }
const closing = { ...event, eventKind: 'bankruptcy_closing' }
const revocation = { ...event, eventKind: 'bankruptcy_revocation' }

test('nothing on record is no rollup and two counts of 0', () => {
  assert.deepEqual(summariseEvents([]), { rollup: null, insolvencyEventCount: 0, adminEventCount: 0 })
})

test('strike-offs alone are counted, but are no insolvency to roll up', () => {
  const summary = summariseEvents([{ ...event, source: 'kbo_admin', pubDate: '2020-01-01' }])
  assert.deepEqual(summary, { rollup: null, insolvencyEventCount: 0, adminEventCount: 1 })
})

test('a rollup counts insolvency events by kind, between the first and the last date', () => {
  const summary = summariseEvents([
    { ...opening, pubDate: '2024-03-05', eventDate: '2024-02-28' },
    { ...event, source: 'reorg', pubDate: '2023-05-01' },
    { ...event, source: 'insolvency_interim', eventDate: '2022-12-24' },
    { ...event, source: 'kbo_admin', pubDate: '2010-01-01' },
  ])
  assert.deepEqual(summary, {
    rollup: {
      totalEvents: 3,
      interimSignals: 1,
      reorgEvents: 1,
      faillissementEvents: 1,
      firstSignalDate: '2022-12-24',
      lastSignalDate: '2024-03-05',
      hasOpenFaillissement: true,
    },
    insolvencyEventCount: 3,
    adminEventCount: 1,
  })
})

test('a bankruptcy is open until a closing or a revocation, and again after a later opening', () => {
  const isOpen = (...events: RolledEvent[]) => summariseEvents(events).rollup?.hasOpenFaillissement
  const in2020 = { ...opening, eventDate: '2020-01-01' }
  assert.equal(isOpen(in2020), true)
  assert.equal(isOpen(in2020, { ...closing, eventDate: '2021-01-01' }), false)
  assert.equal(isOpen(in2020, { ...revocation, pubDate: '2020-01-01' }), false)
  assert.equal(isOpen(in2020, { ...closing, eventDate: '2019-01-01' }), true)
  assert.equal(isOpen(in2020, closing), false)
  assert.equal(isOpen(opening), true)
  assert.equal(isOpen(closing), false)
})

test('a timeline is sorted newest publication first, undated last, then by descending numac', () => {
  const timeline = [
    { pubDate: null, numac: '9' },
    { pubDate: '2020-01-01', numac: '1' },
    { pubDate: '2024-01-01', numac: '1' },
    { pubDate: '2024-01-01', numac: '2' },
  ]
  assert.deepEqual(
    timeline.toSorted(compareEvents).map(({ pubDate, numac }) => `${pubDate} ${numac}`),
    ['2024-01-01 2', '2024-01-01 1', '2020-01-01 1', 'null 9'],
  )
})
