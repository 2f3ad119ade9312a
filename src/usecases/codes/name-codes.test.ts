import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SourceUnavailableError } from '../../domain/errors.ts'
import { versionOfMain } from '../../domain/nace-codes.ts'
import type { CodeName } from '../../store/register/codes.ts'
import { createNameCodes, type Reader } from './name-codes.ts'

const ROWS: CodeName[] = [
  { category: 'JuridicalForm', code: '610', language: 'nl', name: 'Verzonnen vorm' },
  { category: 'JuridicalForm', code: '610', language: 'de', name: 'Erfundene Form' },
  { category: 'JuridicalSituation', code: '610', language: 'nl', name: 'Verzonnen toestand' },
  { category: 'Nace2025', code: '10', language: 'nl', name: 'Voeding' },
  { category: 'Nace2025', code: '10611', language: 'nl', name: 'Malen' },
  { category: 'Nace2025', code: '10611', language: 'fr', name: 'Moudre' },
  { category: 'Nace2008', code: '10611', language: 'nl', name: 'Malen' },
  { category: 'Nace2025', code: '43910', language: 'nl', name: 'Daken' },
  { category: 'Nace2008', code: '43910', language: 'nl', name: 'Gevels' },
  { category: 'Nace2003', code: '99999', language: 'nl', name: 'Vroeger' },
]

function setUp() {
  const state = { now: 0, reads: 0, failing: false }
  const nameCodes = createNameCodes({
    register: {
      // Answers in place of the database.
      run: async () => {
        state.reads++
        if (state.failing) throw new SourceUnavailableError('register')
        return ROWS as never
      },
    },
    now: () => state.now,
  })
  return {
    state,
    nameCodes,
    nameFor: (primaryNace: string | null, reader: Reader = 'nl') =>
      nameCodes({ legalForm: '610', situationCode: '000', primaryNace }, reader),
  }
}

test('codes are looked up in their own category; unknown codes have no name', async () => {
  assert.deepEqual(await setUp().nameFor('10611'), {
    legalForm: { text: 'Verzonnen vorm', language: 'nl' },
    situation: null,
    activity: { text: 'Malen', language: 'nl', broader: null },
  })
})

test('names fall back to the language readers are most likely to know', async () => {
  const { nameFor } = setUp()
  const inGerman = await nameFor('10611', 'de')
  assert.deepEqual(inGerman.legalForm, { text: 'Erfundene Form', language: 'de' })
  assert.deepEqual(inGerman.activity, {
    text: 'Moudre',
    language: 'fr',
    broader: { text: 'Herstellung von Nahrungs- und Futtermitteln', language: 'de' },
  })
  assert.deepEqual((await nameFor('43911', 'fr')).activity, null)
  assert.deepEqual((await nameFor('99999', 'en')).activity, {
    text: 'Vroeger',
    language: 'nl',
    broader: null,
  })
})

test('English names are built in; an activity without one gets the name of its division', async () => {
  const named = await setUp().nameFor('10611', 'en')
  assert.deepEqual(named.legalForm, { text: 'BV/SRL – private limited company', language: 'en' })
  assert.deepEqual(named.activity, {
    text: 'Malen',
    language: 'nl',
    broader: { text: 'Manufacture of food products', language: 'en' },
  })
})

test('a division without a name in the register has its built-in title', async () => {
  const { nameFor } = setUp()
  assert.deepEqual((await nameFor('10', 'en')).activity, {
    text: 'Manufacture of food products',
    language: 'en',
    broader: null,
  })
  assert.equal((await nameFor('10', 'nl')).activity?.text, 'Voeding')
})

test('a code named differently by two editions has no name; an old code has that of its edition', async () => {
  const { nameFor } = setUp()
  assert.equal((await nameFor('43910')).activity, null)
  assert.equal((await nameFor('99999')).activity?.text, 'Vroeger')
  assert.equal((await nameFor(null)).activity, null)
})

test('names are cached for an hour, and longer while the register does not answer', async () => {
  const { state, nameFor } = setUp()
  await nameFor('10611')
  await nameFor('10611')
  assert.equal(state.reads, 1)
  state.now = 3_600_000
  state.failing = true
  assert.equal((await nameFor('10611')).activity?.text, 'Malen')
  assert.equal(state.reads, 2)
})

test('without the register and without cached names there are no names', async () => {
  const { state, nameFor } = setUp()
  state.failing = true
  assert.deepEqual(await nameFor('10611'), { legalForm: null, situation: null, activity: null })
})

test('a code whose editions differ is named by the edition of the company', async () => {
  const { nameCodes } = setUp()
  const named = async (naceVersion?: '2008' | '2025') => {
    const company = { legalForm: null, situationCode: null, primaryNace: '43910', naceVersion }
    return (await nameCodes(company, 'nl')).activity?.text ?? null
  }
  assert.deepEqual([await named('2008'), await named('2025'), await named()], ['Gevels', 'Daken', null])
})

test('the edition of a main activity is known beside the one of 2008', () => {
  assert.equal(versionOfMain('56111', '56101'), '2025')
  assert.equal(versionOfMain('56101', '56101'), '2008')
  assert.equal(versionOfMain('56101', null), null)
  assert.equal(versionOfMain(null, null), null)
})
