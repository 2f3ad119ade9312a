import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { z } from 'zod'
import { readMailAddress } from './member.ts'

test('an e-mail address is normalised', () => {
  assert.equal(readMailAddress('  Desk@Example.ORG '), 'desk@example.org')
  assert.equal(readMailAddress('first.last+tag@sub.example.be'), 'first.last+tag@sub.example.be')
})

test('invalid addresses are rejected', () => {
  for (const text of [
    '',
    'desk',
    'desk@',
    '@example.org',
    'desk@localhost',
    'a b@example.org',
    'a@b..be',
    '.a@b.be',
  ])
    assert.equal(readMailAddress(text), null, text)
  assert.equal(readMailAddress(`${'a'.repeat(250)}@b.be`), null)
})

test('every accepted address is accepted by better-auth', () => {
  const part = fc.string({ unit: fc.constantFrom(..."ab09_'+-."), minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(part, part, (name, domain) => {
      const address = readMailAddress(`${name}@${domain}.be`)
      return address === null || z.email().safeParse(address).success
    }),
    { numRuns: 2_000 },
  )
})
