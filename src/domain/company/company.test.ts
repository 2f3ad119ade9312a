import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { slug } from './company.ts'
import type { EnterpriseNumber } from './enterprise-number.ts'

const number = '0403449823' as EnterpriseNumber

test('a slug is the name in plain letters, words joined by hyphens, and the number', () => {
  assert.equal(slug("Crèmerie d'Été & Zoon", number), 'cremerie-d-ete-zoon-0403449823')
  assert.equal(slug('  STRAẞE Œuvre (België) ', number), 'strasse-oeuvre-belgie-0403449823')
})

test('a name without Latin letters gives the number only', () => {
  assert.equal(slug('Ελλάς', number), number)
})

test('the name part has at most 80 characters and no trailing hyphen', () => {
  assert.equal(slug(`${'a'.repeat(79)} bcd`, number), `${'a'.repeat(79)}-${number}`)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), name => {
      assert.match(slug(name, number), /^(?=.{10,91}$)(?:[a-z\d]+-)*\d{10}$/)
    }),
  )
})
