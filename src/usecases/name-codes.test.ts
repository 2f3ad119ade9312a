import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SourceUnavailableError } from '../domain/errors.ts'
import type { CodeName } from '../store/register/code-names.ts'
import { createNameCodes } from './name-codes.ts'

const ROWS: CodeName[] = [
  { category: 'JuridicalForm', code: '610', name: 'Verzonnen vorm' },
  { category: 'JuridicalSituation', code: '610', name: 'Verzonnen toestand' },
  { category: 'Nace2025', code: '10611', name: 'Malen' },
  { category: 'Nace2008', code: '10611', name: 'Malen' },
  { category: 'Nace2025', code: '43910', name: 'Daken' },
  { category: 'Nace2008', code: '43910', name: 'Gevels' },
  { category: 'Nace2003', code: '99999', name: 'Vroeger' },
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
    ask: (primaryNace: string | null) => nameCodes({ legalForm: '610', situationCode: '000', primaryNace }),
  }
}

test('codes are named by their own category; one without a name has none', async () => {
  assert.deepEqual(await play().ask('10611'), {
    legalForm: 'Verzonnen vorm',
    situation: null,
    activity: 'Malen',
  })
})

test('an activity that editions call differently is not named; an old code is by its own edition', async () => {
  const { ask } = play()
  assert.equal((await ask('43910')).activity, null)
  assert.equal((await ask('99999')).activity, 'Vroeger')
  assert.equal((await ask(null)).activity, null)
})

test('names are read once an hour, and those held serve while the register does not answer', async () => {
  const { state, ask } = play()
  await ask('10611')
  await ask('10611')
  assert.equal(state.reads, 1)
  state.now = 3_600_000
  state.failing = true
  assert.equal((await ask('10611')).activity, 'Malen')
  assert.equal(state.reads, 2)
})

test('without the register and without names held, codes stay codes', async () => {
  const { state, ask } = play()
  state.failing = true
  assert.deepEqual(await ask('10611'), { legalForm: null, situation: null, activity: null })
})
