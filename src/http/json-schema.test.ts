import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastify } from 'fastify'
import { DOCUMENTATION_ONLY } from './json-schema.ts'

test('response schemas neither take time to compile nor change a body, also where a plugin adds schemas', async () => {
  const app = fastify({ schemaController: DOCUMENTATION_ONLY })
  await app.register(async plugin => {
    plugin.addSchema({ $id: 'Answer', type: 'object', properties: { name: { type: 'string' } } })
    // Compiled, the second reference would be an error.
    const response = { 200: { $ref: 'Answer#' }, 404: { $ref: 'Nowhere#' } }
    plugin.get('/', { schema: { response } }, () => ({ name: null, more: 1 }))
  })
  assert.deepEqual((await app.inject('/')).json(), { name: null, more: 1 })
})
