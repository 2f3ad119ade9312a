import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMPTY_SUPPRESSION } from '../../../test/fixtures/empty-suppression.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import type { LifecycleEvent, Rollup } from '../../domain/timeline/lifecycle-event.ts'
import { createGetRollup } from './get-rollup.ts'
import { createListEvents } from './list-events.ts'

const number = '0403449823' as EnterpriseNumber
const other = '0403449922' as EnterpriseNumber
const company = {
  enterpriseNumber: number,
  legalName: 'Voorbeeld',
  legalForm: '014',
  primaryNace: '62100',
  address: null,
  situationCode: '000',
  naturalPerson: false,
  inRegister: true,
}
const event: LifecycleEvent = {
  source: 'reorg',
  severity: 'med',
  numac: '2025807259',
  pubDate: '2025-03-01',
  eventKind: null,
  court: null,
  eventDate: null,
  detail: null,
  cessationDate: null,
  suspensionEnd: null,
}
const rollup: Rollup = {
  totalEvents: 1,
  interimSignals: 0,
  reorgEvents: 1,
  faillissementEvents: 0,
  firstSignalDate: null,
  lastSignalDate: null,
  hasOpenFaillissement: false,
}
const DAY_MS = 24 * 3_600_000

function setUp(limits: { maxBytes?: number } = {}) {
  const state = {
    now: 0,
    inRegister: true as boolean | undefined,
    events: [event] as LifecycleEvent[] | undefined,
    waiting: 0,
    failing: new Set<'register' | 'gazette'>(),
  }
  const answer = async <T>(source: 'register' | 'gazette', value: T): Promise<T> => {
    if (state.failing.has(source)) throw new SourceUnavailableError(source)
    return value
  }
  const listEvents = createListEvents({
    companies: {
      read: () =>
        answer(
          'register',
          state.inRegister === undefined ? undefined : { ...company, inRegister: state.inRegister },
        ),
    },
    timeline: { read: () => answer('gazette', { value: state.events, waiting: state.waiting }) },
    suppression: EMPTY_SUPPRESSION,
    now: () => state.now,
    ...limits,
  })
  return { state, listEvents: (of = number) => listEvents(of) }
}

const gazetteUnavailable = { name: 'SourceUnavailableError', source: 'gazette' }
const registerUnavailable = { name: 'SourceUnavailableError', source: 'register' }

test('with both sources events are current and read each time', async () => {
  const { state, listEvents } = setUp()
  assert.deepEqual(await listEvents(), { value: [event], current: true })
  state.events = [event, event]
  assert.deepEqual(await listEvents(), { value: [event, event], current: true })
  state.events = undefined
  assert.deepEqual(await listEvents(), { value: undefined, current: true })
})

test('a company outside the newest extract is unknown, with or without the gazette', async () => {
  const { state, listEvents } = setUp()
  for (const inRegister of [undefined, false]) {
    state.inRegister = inRegister
    state.failing.clear()
    await assert.rejects(listEvents(), UnknownCompanyError)
    state.failing.add('gazette')
    await assert.rejects(listEvents(), UnknownCompanyError)
  }
})

test('without the gazette cached events are served for a day', async () => {
  const { state, listEvents } = setUp()
  await listEvents()
  state.failing.add('gazette')
  assert.deepEqual(await listEvents(), { value: [event], current: false })
  await assert.rejects(listEvents(other), gazetteUnavailable)
  state.now = DAY_MS
  assert.deepEqual(await listEvents(), { value: [event], current: false })
  state.now = DAY_MS + 1
  await assert.rejects(listEvents(), gazetteUnavailable)
})

test('serving cached events does not extend their lifetime', async () => {
  const { state, listEvents } = setUp()
  await listEvents()
  state.failing.add('gazette')
  state.now = DAY_MS - 1
  await listEvents()
  state.now = DAY_MS + 1
  await assert.rejects(listEvents(), gazetteUnavailable)
})

test('empty timelines are not cached, and evict earlier events', async () => {
  const { state, listEvents } = setUp()
  await listEvents()
  state.events = undefined
  await listEvents()
  state.failing.add('gazette')
  await assert.rejects(listEvents(), gazetteUnavailable)
})

test('events of a company that left the register are evicted', async () => {
  const { state, listEvents } = setUp()
  await listEvents()
  state.inRegister = false
  await assert.rejects(listEvents(), UnknownCompanyError)
  state.failing.add('gazette').add('register')
  await assert.rejects(listEvents(), gazetteUnavailable)
})

test('without the register a cached company still exists, and no timeline is empty', async () => {
  const { state, listEvents } = setUp()
  state.failing.add('register')
  await assert.rejects(listEvents(), registerUnavailable)
  state.failing.clear()
  await listEvents()
  state.failing.add('register')
  state.events = [event, event]
  assert.deepEqual(await listEvents(), { value: [event, event], current: false })
  state.now = DAY_MS + 1
  await assert.rejects(listEvents(), registerUnavailable)
  state.now = 0
  state.events = undefined
  await assert.rejects(listEvents(), registerUnavailable)
})

test('without both the gazette is reported, unless events are cached', async () => {
  const { state, listEvents } = setUp()
  await listEvents()
  state.failing.add('register').add('gazette')
  assert.deepEqual(await listEvents(), { value: [event], current: false })
  await assert.rejects(listEvents(other), gazetteUnavailable)
})

test('recovered sources are used by the next call', async () => {
  const { state, listEvents } = setUp()
  state.failing.add('gazette')
  await assert.rejects(listEvents(), gazetteUnavailable)
  state.failing.clear()
  assert.deepEqual(await listEvents(), { value: [event], current: true })
})

test('the cache is bounded by size, with LRU eviction', async () => {
  const { state, listEvents } = setUp({ maxBytes: 1_000 })
  await listEvents(number)
  await listEvents(other)
  state.failing.add('gazette')
  assert.equal((await listEvents(other)).current, false)
  await assert.rejects(listEvents(number), gazetteUnavailable)
})

test('with unread publications known events are not current, and an empty timeline is an error', async () => {
  const { state, listEvents } = setUp()
  state.waiting = 2
  assert.deepEqual(await listEvents(), { value: [event], current: false })
  state.events = undefined
  await assert.rejects(listEvents(), { name: 'UnreadTextsError', source: 'gazette', waiting: 2 })
  state.waiting = 0
  assert.deepEqual(await listEvents(), { value: undefined, current: true })
})

test('unread publications evict cached events', async () => {
  const { state, listEvents } = setUp()
  await listEvents()
  state.waiting = 1
  state.events = undefined
  await assert.rejects(listEvents(), { name: 'UnreadTextsError' })
  state.failing.add('gazette')
  await assert.rejects(listEvents(), gazetteUnavailable)
})

test('with unread publications there is no rollup', async () => {
  const summary = { rollup, insolvencyEventCount: 1, adminEventCount: 0 }
  const getRollup = createGetRollup({
    companies: { read: async () => company },
    summaries: { read: async () => ({ value: summary, waiting: 1 }) },
    suppression: EMPTY_SUPPRESSION,
  })
  await assert.rejects(getRollup(number), { name: 'UnreadTextsError', waiting: 1 })
})

test('strike-offs alone are no rollup', async () => {
  const summaries = new Map([
    [number, { value: { rollup, insolvencyEventCount: 1, adminEventCount: 1 }, waiting: 0 }],
    [other, { value: { rollup: null, insolvencyEventCount: 0, adminEventCount: 1 }, waiting: 0 }],
  ])
  const getRollup = createGetRollup({
    companies: { read: async () => company },
    summaries: { read: async n => summaries.get(n) },
    suppression: EMPTY_SUPPRESSION,
  })
  assert.deepEqual(await getRollup(number), { value: rollup, current: true })
  assert.deepEqual(await getRollup(other), { value: undefined, current: true })
})
