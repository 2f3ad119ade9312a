import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareEvents, type RolledEvent, summariseEvents } from './lifecycle-event.ts'

const event: RolledEvent = { source: 'faillissement', pubDate: null, eventDate: null }

test('nothing on record gives no rollup and two zero counts', () => {
  assert.deepEqual(summariseEvents([], false), { rollup: null, insolvencyEventCount: 0, adminEventCount: 0 })
})

test('strike-offs alone are counted, but give no insolvency rollup', () => {
  const summary = summariseEvents([{ ...event, source: 'kbo_admin', pubDate: '2020-01-01' }], false)
  assert.deepEqual(summary, { rollup: null, insolvencyEventCount: 0, adminEventCount: 1 })
})

test('a rollup counts insolvency events by kind, with first and last date', () => {
  const summary = summariseEvents(
    [
      { ...event, pubDate: '2024-03-05', eventDate: '2024-02-28' },
      { ...event, source: 'reorg', pubDate: '2023-05-01' },
      { ...event, source: 'insolvency_interim', eventDate: '2022-12-24' },
      { ...event, source: 'kbo_admin', pubDate: '2010-01-01' },
    ],
    true,
  )
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
