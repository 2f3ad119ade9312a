import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CODE_POINT } from '../../../test/fixtures/code-points.ts'
import { foldName, foldWords } from './fold.ts'

const CASES: [string, string, string][] = [
  ['accents and case', 'CAFÉ Œuf & Crème', 'cafe oeuf creme'],
  ['punctuation', 'Dépôt-Vente "Chez Zoé"', 'depot vente chez zoe'],
  ['dotted acronyms', 'I.D.E.A.', 'idea'],
  ['spaced initials', 'A B C Construct', 'abc construct'],
  ['initials of a person', 'J. Wittebolle', 'j wittebolle'],
  ['a form at the end', 'Wittebolle N.V.', 'wittebolle'],
  ['a form at the start', 'SPRL Grandjean', 'grandjean'],
  ['a form in the middle', 'Wittebolle BV Gent', 'wittebolle gent'],
  ['a form written out', 'Grandjean Société à responsabilité limitée', 'grandjean'],
  ['CommV in its dotted form', 'Zeemeeuw Comm. V.', 'zeemeeuw'],
  ['short forms that are initials stay inside a name', 'Hof SC Heule', 'hof sc heule'],
  ['the word for and', 'Mertens en Zonen', 'mertens zonen'],
  ['a name that is a form', 'S.A.', 'sa'],
  ['letters of other alphabets', 'Ελλάς', 'ελλας'],
  ['nothing at all', '---', ''],
]

for (const [what, name, folded] of CASES) {
  test(`folds ${what}`, () => assert.equal(foldName(name), folded))
}

test('folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const once = foldWords(text).join(' ')
      assert.equal(foldWords(once).join(' '), once)
    }),
  )
})

test('a folded text consists of words of letters and digits, separated by one space', () => {
  fc.assert(
    fc.property(fc.string({ unit: CODE_POINT }), text => {
      assert.match(foldName(text), /^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u)
    }),
  )
})
