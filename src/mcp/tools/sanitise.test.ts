import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CODE_POINT } from '../../../test/fixtures/code-points.ts'
import { FORMATS, formatNumber, makeNationalNumber } from '../../../test/fixtures/national-numbers.ts'
import { type Json, sanitise, sanitiseText } from './sanitise.ts'

test('invisible characters are removed', () => {
  assert.equal(sanitiseText('Voor\u200bbeeld\u202e NV\ufeff'), 'Voorbeeld NV')
  assert.equal(sanitiseText('a\u{e0041}\u{e0042}b\ufe0f\u034fc\u3164d\u2800e\u00adf'), 'abcdef')
  assert.equal(sanitiseText('\ud800half \udfff'), 'half')
})

test('runs of line breaks and control characters become one space', () => {
  assert.equal(sanitiseText('een\r\n\u0000twee\u2028drie\tvier\u001b'), 'een twee drie vier')
})

test('visible text of any script is unchanged', () => {
  for (const text of [
    'Crème & Zoon N.V. – "Ünïted" (2025)',
    '東京 Ελλάδα Київ',
    "'t Zand 12A bus 3, 9000 Gent",
  ])
    assert.equal(sanitiseText(text), text)
})

test('national numbers and birth dates are redacted anywhere in a result', () => {
  const value = {
    a: [{ name: 'Odilon Van Pluim, geboren te Gent op 12 maart 1961' }],
    b: 'NN 61.03.12-901.23',
  }
  assert.doesNotMatch(JSON.stringify(sanitise(value)), /1961|901/)
})

test('generated national numbers are redacted in every notation', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const draws = fc.array(random, { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(draws, fc.constantFrom(...FORMATS), (drawn, writing) => {
      let at = 0
      const written = formatNumber(
        makeNationalNumber(() => drawn[at++] as number),
        writing,
      )
      assert.ok(!sanitiseText(`Odilon Van Pluim (${written})`).includes(written))
    }),
  )
})

test('text is truncated at 400 characters without splitting a surrogate pair', () => {
  assert.equal(sanitiseText('é'.repeat(400)), 'é'.repeat(400))
  const cut = sanitiseText('𝔸'.repeat(300))
  assert.ok(cut.length <= 400 && cut.isWellFormed() && cut.endsWith('…'))
})

test('sanitising removes all invisible characters and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: CODE_POINT, maxLength: 200 }), text => {
      const clean = sanitiseText(text)
      assert.doesNotMatch(clean, /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u)
      assert.equal(sanitiseText(clean), clean)
    }),
  )
})

test('numbers, null and false are kept; undefined fields are dropped', () => {
  const value: Json = { a: 0, b: null, c: false, d: undefined, e: [null, 1.5] }
  assert.deepEqual(sanitise(value), { a: 0, b: null, c: false, e: [null, 1.5] })
})
