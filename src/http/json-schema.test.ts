import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastify } from 'fastify'
import { z } from 'zod'
import { jsonSchema, NO_SERIALIZER_COMPILER, namedSchemas } from './json-schema.ts'

test('a nullable schema adds null to its type and keeps other keywords', () => {
  assert.deepEqual(jsonSchema(z.string().describe('inner').nullable().describe('outer')), {
    type: ['string', 'null'],
    description: 'outer',
  })
  assert.deepEqual(jsonSchema(z.array(z.string()).nullable()), {
    type: ['array', 'null'],
    items: { type: 'string' },
  })
  assert.deepEqual(jsonSchema(z.enum(['a', 'b']).nullable()), {
    anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }],
  })
})

test('numbers have a format and only explicit bounds', () => {
  assert.deepEqual(jsonSchema(z.int32()), { type: 'integer', format: 'int32' })
  assert.deepEqual(jsonSchema(z.int32().nonnegative()), { type: 'integer', format: 'int32', minimum: 0 })
  assert.deepEqual(jsonSchema(z.int32().min(0).max(100).nullable()), {
    type: ['integer', 'null'],
    format: 'int32',
    minimum: 0,
    maximum: 100,
  })
  assert.deepEqual(jsonSchema(z.number()), { type: 'number', format: 'double' })
  assert.deepEqual(jsonSchema(z.int()), { type: 'integer', format: 'int64' }, 'a size in bytes')
  assert.deepEqual(jsonSchema(z.int().min(0).max(50)), {
    type: 'integer',
    format: 'int32',
    minimum: 0,
    maximum: 50,
  })
})

test('dates and timestamps have a format and no pattern', () => {
  assert.deepEqual(jsonSchema(z.iso.date()), { type: 'string', format: 'date' })
  assert.deepEqual(jsonSchema(z.iso.datetime({ offset: true }).nullable()), {
    type: ['string', 'null'],
    format: 'date-time',
  })
})

test('strict objects allow additional properties in JSON Schema', () => {
  assert.deepEqual(jsonSchema(z.strictObject({ a: z.string() })), {
    type: 'object',
    properties: { a: { type: 'string' } },
    required: ['a'],
  })
})

test('named schemas refer to each other by $ref', () => {
  const registry = z.registry<{ id: string }>()
  const inner = z.strictObject({ a: z.string() }).register(registry, { id: 'Inner' })
  z.strictObject({ one: inner, maybe: inner.nullable(), many: z.array(inner) }).register(registry, {
    id: 'Outer',
  })
  const outer = namedSchemas(registry).find(({ $id }) => $id === 'Outer')
  assert.deepEqual(outer?.properties, {
    one: { $ref: 'Inner#' },
    maybe: { anyOf: [{ $ref: 'Inner#' }, { type: 'null' }] },
    many: { type: 'array', items: { $ref: 'Inner#' } },
  })
})

test('response schemas are not compiled and change no body, also in a plugin that adds schemas', async () => {
  const app = fastify({ schemaController: NO_SERIALIZER_COMPILER })
  await app.register(async plugin => {
    plugin.addSchema({ $id: 'Answer', type: 'object', properties: { name: { type: 'string' } } })
    // Compiling the second reference would be an error.
    const response = { 200: { $ref: 'Answer#' }, 404: { $ref: 'Nowhere#' } }
    plugin.get('/', { schema: { response } }, () => ({ name: null, more: 1 }))
  })
  assert.deepEqual((await app.inject('/')).json(), { name: null, more: 1 })
})
