import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import type { LifecycleEvent } from '../../domain/timeline/lifecycle-event.ts'
import type { Rollup } from '../../domain/timeline/rollup.ts'
import { EMPTY_SUPPRESSION } from '../suppression/empty-suppression.ts'
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

function play(limits: { maxBytes?: number } = {}) {
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

test('events that both sources answered for are current, and read anew each time', async () => {
  const { state, listEvents } = play()
  assert.deepEqual(await listEvents(), { value: [event], current: true })
  state.events = [event, event]
  assert.deepEqual(await listEvents(), { value: [event, event], current: true })
  state.events = undefined
  assert.deepEqual(await listEvents(), { value: undefined, current: true })
})

test('a company that is not in the newest extract is unknown, whatever the gazette does', async () => {
  const { state, listEvents } = play()
  for (const inRegister of [undefined, false]) {
    state.inRegister = inRegister
    state.failing.clear()
    await assert.rejects(listEvents(), UnknownCompanyError)
    state.failing.add('gazette')
    await assert.rejects(listEvents(), UnknownCompanyError)
  }
})

test('without the gazette, events read before are given up to a day, then none', async () => {
  const { state, listEvents } = play()
  await listEvents()
  state.failing.add('gazette')
  assert.deepEqual(await listEvents(), { value: [event], current: false })
  await assert.rejects(listEvents(other), gazetteUnavailable)
  state.now = DAY_MS
  assert.deepEqual(await listEvents(), { value: [event], current: false })
  state.now = DAY_MS + 1
  await assert.rejects(listEvents(), gazetteUnavailable)
})

test('giving what is held does not make it younger', async () => {
  const { state, listEvents } = play()
  await listEvents()
  state.failing.add('gazette')
  state.now = DAY_MS - 1
  await listEvents()
  state.now = DAY_MS + 1
  await assert.rejects(listEvents(), gazetteUnavailable)
})

test('an empty timeline is never given from what is held, nor one that was emptied since', async () => {
  const { state, listEvents } = play()
  await listEvents()
  state.events = undefined
  await listEvents()
  state.failing.add('gazette')
  await assert.rejects(listEvents(), gazetteUnavailable)
})

test('events of a company that has left the register are held no longer', async () => {
  const { state, listEvents } = play()
  await listEvents()
  state.inRegister = false
  await assert.rejects(listEvents(), UnknownCompanyError)
  state.failing.add('gazette').add('register')
  await assert.rejects(listEvents(), gazetteUnavailable)
})

test('without the register, a company seen within the day still exists; nothing is said to be empty', async () => {
  const { state, listEvents } = play()
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

test('without both, it is the gazette that did not answer, unless events are held', async () => {
  const { state, listEvents } = play()
  await listEvents()
  state.failing.add('register').add('gazette')
  assert.deepEqual(await listEvents(), { value: [event], current: false })
  await assert.rejects(listEvents(other), gazetteUnavailable)
})

test('once the sources answer again, so does the next call', async () => {
  const { state, listEvents } = play()
  state.failing.add('gazette')
  await assert.rejects(listEvents(), gazetteUnavailable)
  state.failing.clear()
  assert.deepEqual(await listEvents(), { value: [event], current: true })
})

test('what is held is bounded by its size, the least used going first', async () => {
  const { state, listEvents } = play({ maxBytes: 1_000 })
  await listEvents(number)
  await listEvents(other)
  state.failing.add('gazette')
  assert.equal((await listEvents(other)).current, false)
  await assert.rejects(listEvents(number), gazetteUnavailable)
})

test('while texts wait to be read, events that are known are not current, and none is no answer', async () => {
  const { state, listEvents } = play()
  state.waiting = 2
  assert.deepEqual(await listEvents(), { value: [event], current: false })
  state.events = undefined
  await assert.rejects(listEvents(), { name: 'UnreadTextsError', source: 'gazette', waiting: 2 })
  state.waiting = 0
  assert.deepEqual(await listEvents(), { value: undefined, current: true })
})

test('what was read before is given when the gazette falls silent, not while texts wait', async () => {
  const { state, listEvents } = play()
  await listEvents()
  state.waiting = 1
  state.events = undefined
  await assert.rejects(listEvents(), { name: 'UnreadTextsError' })
  state.failing.add('gazette')
  await assert.rejects(listEvents(), gazetteUnavailable)
})

test('while texts wait there is no rollup, also where events are known', async () => {
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
    summaries: { read: async asked => summaries.get(asked) },
    suppression: EMPTY_SUPPRESSION,
  })
  assert.deepEqual(await getRollup(number), { value: rollup, current: true })
  assert.deepEqual(await getRollup(other), { value: undefined, current: true })
})
