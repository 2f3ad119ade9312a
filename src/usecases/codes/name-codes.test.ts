import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SourceUnavailableError } from '../../domain/errors.ts'
import type { CodeName } from '../../store/register/code-names.ts'
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

function play() {
  const state = { now: 0, reads: 0, failing: false }
  const nameCodes = createNameCodes({
    register: {
      // The source is played: what would be asked of a database is given.
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
    ask: (primaryNace: string | null, reader: Reader = 'nl') =>
      nameCodes({ legalForm: '610', situationCode: '000', primaryNace }, reader),
  }
}

test('codes are named by their own category; one without a name has none', async () => {
  assert.deepEqual(await play().ask('10611'), {
    legalForm: { text: 'Verzonnen vorm', language: 'nl' },
    situation: null,
    activity: { text: 'Malen', language: 'nl', broader: null },
  })
})

test('names are in the reader’s language where the register has one, else in a neighbour’s', async () => {
  const { ask } = play()
  const inGerman = await ask('10611', 'de')
  assert.deepEqual(inGerman.legalForm, { text: 'Erfundene Form', language: 'de' })
  assert.deepEqual(inGerman.activity, {
    text: 'Moudre',
    language: 'fr',
    broader: { text: 'Herstellung von Nahrungs- und Futtermitteln', language: 'de' },
  })
  assert.deepEqual((await ask('43911', 'fr')).activity, null)
  assert.deepEqual((await ask('99999', 'en')).activity, { text: 'Vroeger', language: 'nl', broader: null })
})

test('English names are our own, and an activity is placed by what its division is called', async () => {
  const named = await play().ask('10611', 'en')
  assert.deepEqual(named.legalForm, { text: 'BV/SRL – private limited company', language: 'en' })
  assert.deepEqual(named.activity, {
    text: 'Malen',
    language: 'nl',
    broader: { text: 'Manufacture of food products', language: 'en' },
  })
})

test('a division is called by its title where the register has none in the reader’s language', async () => {
  const { ask } = play()
  assert.deepEqual((await ask('10', 'en')).activity, {
    text: 'Manufacture of food products',
    language: 'en',
    broader: null,
  })
  assert.equal((await ask('10', 'nl')).activity?.text, 'Voeding')
})

test('an activity that editions call differently is not named; an old code is by its own edition', async () => {
  const { ask } = play()
  assert.equal((await ask('43910')).activity, null)
  assert.equal((await ask('99999')).activity?.text, 'Vroeger')
  assert.equal((await ask(null)).activity, null)
})

test('names are read once an hour, and those held serve while the register does not answer', async () => {
  const { state, ask } = play()
  await ask('10611')
  await ask('10611')
  assert.equal(state.reads, 1)
  state.now = 3_600_000
  state.failing = true
  assert.equal((await ask('10611')).activity?.text, 'Malen')
  assert.equal(state.reads, 2)
})

test('without the register and without names held, codes stay codes', async () => {
  const { state, ask } = play()
  state.failing = true
  assert.deepEqual(await ask('10611'), { legalForm: null, situation: null, activity: null })
})
