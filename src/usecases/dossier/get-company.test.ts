import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { EMPTY_SUPPRESSION } from '../../../test/fixtures/empty-suppression.ts'
import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import type { Timeline } from '../../store/gazette/dossier-timeline.ts'
import type { CacheLimits } from './dossier-cache.ts'
import { createGetCompany } from './get-company.ts'

const number = '0403449823' as EnterpriseNumber
const facts: CompanyFacts = {
  enterpriseNumber: number,
  legalName: 'Voorbeeld',
  legalForm: '014',
  primaryNace: '62100',
  address: null,
  situationCode: '000',
  naturalPerson: false,
  inRegister: true,
}

function setUp(limits: Partial<CacheLimits> = {}) {
  const state = {
    reads: 0,
    version: '1' as string | null,
    blocked: Promise.resolve(),
    company: facts as CompanyFacts | undefined,
    failing: null as 'register' | 'gazette' | 'risk' | null,
    alsoFailing: null as 'gazette' | null,
    timeline: undefined as Timeline | undefined,
    passedMs: 0,
  }
  const reader = <T>(source: 'register' | 'gazette' | 'risk', answer: () => T | undefined) => ({
    async read() {
      if (state.failing === source || state.alsoFailing === source) throw new SourceUnavailableError(source)
      const answered = answer()
      await state.blocked
      return answered
    },
  })
  const getCompany = createGetCompany({
    readers: {
      companies: reader('register', () => {
        state.reads++
        return state.company
      }),
      timelines: reader('gazette', () => state.timeline),
      scores: reader('risk', () => undefined),
    },
    suppression: EMPTY_SUPPRESSION,
    dataVersion: () => state.version,
    limits,
    now: () => performance.now() + state.passedMs,
  })
  return { state, getCompany: () => getCompany(number), getOther: getCompany }
}

test('a dossier is cached as the same object until it expires', async () => {
  const { state, getCompany } = setUp({ healthyMs: 150 })
  const first = await getCompany()
  assert.equal(getCompany(), first)
  await sleep(160)
  assert.notEqual(await getCompany(), first)
  assert.equal(state.reads, 2)
})

test('concurrent requests share one composition', async () => {
  const { state, getCompany } = setUp()
  const [a, b] = await Promise.all([getCompany(), getCompany()])
  assert.equal(a, b)
  assert.equal(state.reads, 1)
})

test('a new register load invalidates all dossiers', async () => {
  const { state, getCompany } = setUp()
  await getCompany()
  state.version = '2'
  state.company = undefined
  await assert.rejects(async () => getCompany(), UnknownCompanyError)
})

test('a request after a change does not share a composition started before it', async () => {
  const { state, getCompany } = setUp()
  const block = Promise.withResolvers<void>()
  state.blocked = block.promise
  const before = getCompany()
  state.version = '2'
  state.company = { ...facts, legalName: 'Anders' }
  const after = getCompany()
  block.resolve()
  assert.equal((await after).company.legalName, 'Anders')
  assert.equal((await before).company.legalName, 'Voorbeeld')
  assert.equal((await getCompany()).company.legalName, 'Anders', 'the later one is cached')
})

test('a composition started before a change does not replace a newer dossier', async () => {
  const { state, getCompany } = setUp()
  const block = Promise.withResolvers<void>()
  state.blocked = block.promise
  const before = getCompany()
  state.version = '2'
  state.blocked = Promise.resolve()
  const newer = await getCompany()
  block.resolve()
  await before
  assert.equal(await getCompany(), newer)
})

test('a dossier composed during a change is not cached', async () => {
  const { state, getCompany } = setUp()
  const block = Promise.withResolvers<void>()
  state.blocked = block.promise
  const composing = getCompany()
  state.version = '2'
  block.resolve()
  await composing
  await getCompany()
  assert.equal(state.reads, 2)
})

test('nothing is cached while the data version is unknown', async () => {
  const { state, getCompany } = setUp()
  const known = await getCompany()
  state.version = null
  assert.notEqual(await getCompany(), known)
  await getCompany()
  assert.equal(state.reads, 3)
  state.version = '1'
  await getCompany()
  await getCompany()
  assert.equal(state.reads, 4)
})

test('degraded dossiers expire sooner', async () => {
  const { state, getCompany } = setUp({ degradedMs: 150 })
  state.failing = 'gazette'
  assert.deepEqual((await getCompany()).stagesDegraded, ['insolvency_timeline'])
  state.failing = null
  assert.deepEqual((await getCompany()).stagesDegraded, ['insolvency_timeline'])
  await sleep(160)
  assert.deepEqual((await getCompany()).stagesDegraded, [])
})

test('without the register a cached dossier is served without its situation, up to a limit', async () => {
  const { state, getCompany } = setUp({ healthyMs: 0, withoutRegisterMs: 150 })
  const before = await getCompany()
  state.failing = 'register'
  const after = await getCompany()
  assert.deepEqual(after, { ...before, registerSituationCode: null, stagesDegraded: ['register'] })
  assert.equal(await getCompany(), after)
  await sleep(160)
  await assert.rejects(async () => getCompany(), SourceUnavailableError)
})

test('without the register the timeline is current, or cached when the gazette does not answer either', async () => {
  const { state, getCompany } = setUp({ healthyMs: 0 })
  assert.equal((await getCompany()).insolvencyEventCount, 0)
  state.failing = 'register'
  const summary = { rollup: null, insolvencyEventCount: 3, adminEventCount: 1 }
  state.timeline = { summary, mandates: [], waiting: 0 }
  assert.equal((await getCompany()).insolvencyEventCount, 3)
  state.timeline = { summary, mandates: [], waiting: 2 }
  const waiting = await getCompany()
  assert.deepEqual([waiting.insolvencyEventCount, waiting.unreadTexts], [null, 2])
  assert.deepEqual(waiting.stagesDegraded, ['insolvency_timeline', 'register'])
  state.alsoFailing = 'gazette'
  assert.deepEqual(
    [(await getCompany()).insolvencyEventCount, (await getCompany()).stagesDegraded],
    [0, ['register']],
  )
})

test('degraded dossiers are never served after three minutes, with or without the register', async () => {
  const { state, getCompany } = setUp()
  state.failing = 'gazette'
  const degraded = await getCompany()
  state.passedMs += 29_000
  assert.equal(await getCompany(), degraded)
  state.passedMs += 2_000
  assert.notEqual(await getCompany(), degraded)
  state.failing = 'register'
  state.alsoFailing = 'gazette'
  state.passedMs += 179_000
  assert.deepEqual((await getCompany()).stagesDegraded, ['insolvency_timeline', 'register'])
  state.passedMs += 2_000
  await assert.rejects(async () => getCompany(), SourceUnavailableError)
})

test('without the register an older complete dossier is preferred to a later degraded one', async () => {
  const { state, getCompany } = setUp()
  const whole = await getCompany()
  state.passedMs += 301_000
  state.failing = 'gazette'
  assert.deepEqual((await getCompany()).stagesDegraded, ['insolvency_timeline'])
  state.failing = 'register'
  state.passedMs += 31_000
  const { asOf, stagesDegraded } = await getCompany()
  assert.equal(asOf, whole.asOf)
  assert.deepEqual(stagesDegraded, ['register'])
})

test('a company that left the register is unknown, and its dossier is evicted', async () => {
  const { state, getCompany } = setUp({ healthyMs: 0 })
  await getCompany()
  state.company = { ...facts, inRegister: false }
  await assert.rejects(async () => getCompany(), UnknownCompanyError)
  state.failing = 'register'
  await assert.rejects(async () => getCompany(), SourceUnavailableError)
})

test('the cache is bounded by size', async () => {
  const { state, getCompany } = setUp({ maxBytes: 1_000 })
  await getCompany()
  await getCompany()
  assert.equal(state.reads, 2)
})

test('in a full cache a company is admitted at its second request', async () => {
  const { state, getOther } = setUp({ maxBytes: 24_000 })
  const numberAt = (at: number) => String(400_000_000 + at).padStart(10, '0') as EnterpriseNumber
  for (let at = 0; at < 10; at++) await getOther(numberAt(at)) // fills the cache
  const popular = await getOther(numberAt(9))
  for (let at = 10; at < 200; at++) await getOther(numberAt(at))
  assert.equal(await getOther(numberAt(9)), popular)
  const before = state.reads
  await getOther(numberAt(199))
  assert.equal(state.reads, before + 1, 'not cached at the first request')
  await getOther(numberAt(199))
  assert.equal(state.reads, before + 1, 'cached at the second')
})
