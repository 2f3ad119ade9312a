// Bodies are written once, in zod; routes and the API description carry them as JSON Schema 2020-12, in the words of
// OpenAPI 3.1: formats instead of ranges and patterns, null as a type beside others.

import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** A zod schema as JSON Schema, without the mark of its dialect. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema)
  return simplify(rest) as JsonSchema
}

/** Every schema of a registry under its id, with references to the others by theirs, as `app.addSchema` takes them. */
export function namedSchemas(registry: z.core.$ZodRegistry<{ id: string }>): JsonSchema[] {
  const { schemas } = z.toJSONSchema(registry, { uri: id => `${id}#` })
  return Object.entries(schemas).map(([id, { $schema: _dialect, $id: _uri, ...schema }]) => ({
    $id: id,
    ...(simplify(schema) as JsonSchema),
  }))
}

const INT32_MAX = 2 ** 31 - 1
const INT32_MIN = -(2 ** 31)

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify)
  if (typeof node !== 'object' || node === null) return node
  const schema: JsonSchema = Object.fromEntries(
    Object.entries(node).map(([keyword, value]) => [keyword, simplify(value)]),
  )
  if (schema.type === 'integer') schema.format = 'int32'
  if (schema.type === 'number') schema.format = 'double'
  if (schema.maximum === INT32_MAX) delete schema.maximum
  if (schema.minimum === INT32_MIN) delete schema.minimum
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern
  // Fields are added without a new version: nobody's client may refuse them.
  if (schema.additionalProperties === false) delete schema.additionalProperties
  return mergeNullType(schema)
}

// `anyOf` a text and null is of type text or null. A reference and a list of values, which null is not in, stay one of two.
function mergeNullType({ anyOf, ...schema }: JsonSchema): JsonSchema {
  const [given, none, ...more] = (anyOf as JsonSchema[] | undefined) ?? []
  if (given === undefined) return schema
  const isPlain = !['$ref', 'enum', 'const'].some(keyword => keyword in given)
  if (none?.type !== 'null' || more.length > 0 || !isPlain) return { anyOf, ...schema }
  return { ...given, type: [given.type, 'null'], ...schema }
}
