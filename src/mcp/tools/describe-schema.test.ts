import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { describeSchema } from './define-tool.ts'

test('a nullable object has one schema with two types', () => {
  assert.deepEqual(describeSchema(z.object({ a: z.object({ b: z.int() }).nullable() })), {
    type: 'object',
    properties: { a: { type: ['object', 'null'], properties: { b: { type: 'integer' } } } },
    required: ['a'],
  })
})

test('a union of number, literal and null has one schema with three types', () => {
  const figure = z.union([z.number(), z.literal('not_applicable')]).nullable()
  const { properties } = describeSchema(z.object({ a: figure })) as unknown as {
    properties: Record<string, unknown>
  }
  assert.deepEqual(properties.a, { type: ['number', 'string', 'null'] })
})

test('input schemas have required and additionalProperties', () => {
  const schema = z.strictObject({ kbo: z.string(), limit: z.int().min(1).max(100).default(10) })
  assert.deepEqual(describeSchema(schema), {
    type: 'object',
    properties: {
      kbo: { type: 'string' },
      limit: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    },
    required: ['kbo'],
    additionalProperties: false,
  })
})

test('list items are shared definitions with all their properties', () => {
  const item = z.object({ a: z.string(), b: z.string().optional() }).meta({ id: 'SharedItem' })
  const list = z.array(item).nullable()
  const { $defs, properties } = describeSchema(z.object({ x: list, y: list })) as unknown as {
    $defs: Record<string, { properties: object }>
    properties: Record<string, unknown>
  }
  assert.deepEqual(properties.x, { type: ['array', 'null'], items: { $ref: '#/$defs/SharedItem' } })
  assert.deepEqual(properties.y, properties.x)
  assert.deepEqual(Object.keys($defs.SharedItem?.properties ?? {}), ['a', 'b'])
})
