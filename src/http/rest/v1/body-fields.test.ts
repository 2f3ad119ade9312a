import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { bodyOf } from './body-fields.ts'

test('a body has the fields of its schema in that order, and nothing else of the record', () => {
  const toBody = bodyOf(z.strictObject({ legal_name: z.string(), left_on: z.string().nullable() }))
  const company = { address: 'Geheimlaan 1', leftOn: null, legalName: 'De Verzonnen Molen' }
  assert.equal(JSON.stringify(toBody(company)), '{"legal_name":"De Verzonnen Molen","left_on":null}')
})
