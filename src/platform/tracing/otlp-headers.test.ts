import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseOtlpHeaders } from './export-traces.ts'

test('pairs are parsed with decoded values, and malformed ones ignored', () => {
  const read = parseOtlpHeaders('authorization=Bearer%20abc%3D, x-tenant = one=two ,odd,=nothing,')
  assert.deepEqual(read, { authorization: 'Bearer abc=', 'x-tenant': 'one=two' })
})

test('values that are not percent-encoded are used literally, and null has no headers', () => {
  assert.deepEqual(parseOtlpHeaders('share=100%'), { share: '100%' })
  assert.deepEqual(parseOtlpHeaders(null), {})
})
