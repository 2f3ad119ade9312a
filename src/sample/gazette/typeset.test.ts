import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { SeededRandom } from '../random.ts'
import { breakLines, NO_BREAK_SPACE } from './typeset.ts'

const PROSE =
  'Neerlegging van het eerste proces-verbaal van de verificatie van de schuldvorderingen in het Centraal Register ' +
  'Solvabiliteit via de website www.regsol.be: op 4 april 2025, te Vandersteenbergenhove.'

test('no line is wider than the column', () => {
  for (let seed = 0; seed < 200; seed++) {
    for (const line of breakLines([PROSE], new SeededRandom(seed)).split('\n')) {
      // A justified line holds one blank more; a print hyphen hangs.
      assert.ok(line.length <= 67, line)
    }
  }
})

test('setting lines loses and adds no letter', () => {
  const words = fc.array(fc.stringMatching(/^[A-Za-zé]{1,24}$/), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(words, fc.integer(), (text, seed) => {
      const set = breakLines([text.join(' ')], new SeededRandom(seed))
      assert.equal(set.replace(/[\s-]/g, ''), text.join(''))
    }),
  )
})

test('what is glued stays on one line', () => {
  for (let width = 20; width < 60; width++) {
    const set = breakLines(
      [`MEESTER JANSSEN, LANGE LINDEDREEF${NO_BREAK_SPACE}33, 9220${NO_BREAK_SPACE}HAMME, ADVOCAAT`],
      new SeededRandom(1),
      width,
    )
    assert.match(set, /9220 HAMME/)
    assert.match(set, /LINDEDREEF 33/)
  }
})

test('words are cut only where chance is given', () => {
  const line = `${'x'.repeat(52)} schuldvorderingen`
  assert.match(breakLines([line], new SeededRandom(1)), /-\n/)
  assert.doesNotMatch(breakLines([line], null), /-\n/)
})
