import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { SourceUnavailableError, UnknownCompanyError } from '../../domain/errors.ts'
import type { Timeline } from '../../store/gazette/dossier-timeline.ts'
import { EMPTY_SUPPRESSION } from '../suppression/empty-suppression.ts'
import { type CacheLimits, createGetCompany } from './get-company.ts'

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

function play(limits: Partial<CacheLimits> = {}) {
  const state = {
    reads: 0,
    version: '1' as string | null,
    gate: Promise.resolve(),
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
      await state.gate
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

test('a dossier that was composed is held, the same object, until it is too old', async () => {
  const { state, getCompany } = play({ healthyMs: 150 })
  const first = await getCompany()
  assert.equal(getCompany(), first)
  await sleep(160)
  assert.notEqual(await getCompany(), first)
  assert.equal(state.reads, 2)
})

test('callers who ask at the same time share one composition', async () => {
  const { state, getCompany } = play()
  const [a, b] = await Promise.all([getCompany(), getCompany()])
  assert.equal(a, b)
  assert.equal(state.reads, 1)
})

test('a new load of the register makes every dossier be composed anew', async () => {
  const { state, getCompany } = play()
  await getCompany()
  state.version = '2'
  state.company = undefined
  await assert.rejects(async () => getCompany(), UnknownCompanyError)
})

test('whoever asks after a change does not get what began to be composed before it', async () => {
  const { state, getCompany } = play()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  const before = getCompany()
  state.version = '2'
  state.company = { ...facts, legalName: 'Anders' }
  const after = getCompany()
  gate.resolve()
  assert.equal((await after).company.legalName, 'Anders')
  assert.equal((await before).company.legalName, 'Voorbeeld')
  assert.equal((await getCompany()).company.legalName, 'Anders', 'the later one is held')
})

test('what began to be composed before a change takes no place of what is newer, however late it is done', async () => {
  const { state, getCompany } = play()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  const before = getCompany()
  state.version = '2'
  state.gate = Promise.resolve()
  const newer = await getCompany()
  gate.resolve()
  await before
  assert.equal(await getCompany(), newer)
})

test('what was composed while the data changed is not held', async () => {
  const { state, getCompany } = play()
  const gate = Promise.withResolvers<void>()
  state.gate = gate.promise
  const composing = getCompany()
  state.version = '2'
  gate.resolve()
  await composing
  await getCompany()
  assert.equal(state.reads, 2)
})

test('while nobody can tell which data are live every dossier is composed anew, and none is held from then', async () => {
  const { state, getCompany } = play()
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

test('a degraded dossier is held for a shorter time', async () => {
  const { state, getCompany } = play({ degradedMs: 150 })
  state.failing = 'gazette'
  assert.deepEqual((await getCompany()).stagesDegraded, ['insolvency_timeline'])
  state.failing = null
  assert.deepEqual((await getCompany()).stagesDegraded, ['insolvency_timeline'])
  await sleep(160)
  assert.deepEqual((await getCompany()).stagesDegraded, [])
})

test('without the register, a dossier from before is given without its situation, up to a limit', async () => {
  const { state, getCompany } = play({ healthyMs: 0, withoutRegisterMs: 150 })
  const before = await getCompany()
  state.failing = 'register'
  const after = await getCompany()
  assert.deepEqual(after, { ...before, registerSituationCode: null, stagesDegraded: ['register'] })
  assert.equal(await getCompany(), after)
  await sleep(160)
  await assert.rejects(async () => getCompany(), SourceUnavailableError)
})

test('without the register the timeline is read anew, and stays as it was where the gazette is silent too', async () => {
  const { state, getCompany } = play({ healthyMs: 0 })
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

test('a degraded dossier is never given when it is older than three minutes, with or without the register', async () => {
  const { state, getCompany } = play()
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

test('without the register, a whole dossier from before goes before a later degraded one', async () => {
  const { state, getCompany } = play()
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

test('a company that has left the register is unknown, and its dossier is no longer held', async () => {
  const { state, getCompany } = play({ healthyMs: 0 })
  await getCompany()
  state.company = { ...facts, inRegister: false }
  await assert.rejects(async () => getCompany(), UnknownCompanyError)
  state.failing = 'register'
  await assert.rejects(async () => getCompany(), SourceUnavailableError)
})

test('what is held is bounded by its size', async () => {
  const { state, getCompany } = play({ maxBytes: 1_000 })
  await getCompany()
  await getCompany()
  assert.equal(state.reads, 2)
})

test('without room a company that is asked for once pushes out no other; asked for again it is held', async () => {
  const { state, getOther } = play({ maxBytes: 24_000 })
  const numberAt = (at: number) => String(400_000_000 + at).padStart(10, '0') as EnterpriseNumber
  for (let at = 0; at < 10; at++) await getOther(numberAt(at)) // fills it
  const often = await getOther(numberAt(9))
  for (let at = 10; at < 200; at++) await getOther(numberAt(at))
  assert.equal(await getOther(numberAt(9)), often)
  const before = state.reads
  await getOther(numberAt(199))
  assert.equal(state.reads, before + 1, 'it was not held the first time')
  await getOther(numberAt(199))
  assert.equal(state.reads, before + 1, 'it is the second time')
})
