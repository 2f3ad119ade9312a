import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseOtlpHeaders } from './otlp-headers.ts'

test('pairs are read with their values decoded, and what is no pair is left out', () => {
  const read = parseOtlpHeaders('authorization=Bearer%20abc%3D, x-tenant = one=two ,odd,=nothing,')
  assert.deepEqual(read, { authorization: 'Bearer abc=', 'x-tenant': 'one=two' })
})

test('a value that is not percent-encoded is meant as it stands, and no text is no header', () => {
  assert.deepEqual(parseOtlpHeaders('share=100%'), { share: '100%' })
  assert.deepEqual(parseOtlpHeaders(null), {})
})
