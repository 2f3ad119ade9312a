// Converts zod schemas to JSON Schema 2020-12 in the style of OpenAPI 3.1: formats instead of ranges and patterns, null
// in a type array.

import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** A zod schema as JSON Schema, without `$schema`. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema)
  return simplify(rest) as JsonSchema
}

/** A registry of named schemas, and the function that adds one: an object of exactly these fields. */
export function createBodies() {
  const bodies = z.registry<{ id: string }>()
  const body = <T extends z.core.$ZodShape>(id: string, description: string, fields: T) =>
    z.strictObject(fields).describe(description).register(bodies, { id })
  return { bodies, body }
}

/** A field that may be null; `description` says when, or what it is. */
export function orNull<T extends z.ZodType>(schema: T, description: string): z.ZodNullable<T> {
  return schema.nullable().describe(description)
}

/** All schemas of a registry with `$id` and references by id, for `app.addSchema`. */
export function namedSchemas(registry: z.core.$ZodRegistry<{ id: string }>): JsonSchema[] {
  const { schemas } = z.toJSONSchema(registry, { uri: id => `${id}#` })
  return Object.entries(schemas).map(([id, { $schema: _dialect, $id: _uri, ...schema }]) => ({
    $id: id,
    ...(simplify(schema) as JsonSchema),
  }))
}

const INT32_MAX = 2 ** 31 - 1
const INT32_MIN = -(2 ** 31)

// Zod bounds every integer: `z.int32()` by that type, `z.int()` by what a double holds exactly.
function isWithinInt32({ minimum = INT32_MIN, maximum = INT32_MAX }: JsonSchema): boolean {
  return Number(minimum) >= INT32_MIN && Number(maximum) <= INT32_MAX
}

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify)
  if (typeof node !== 'object' || node === null) return node
  const schema: JsonSchema = Object.fromEntries(
    Object.entries(node).map(([keyword, value]) => [keyword, simplify(value)]),
  )
  if (schema.type === 'integer') schema.format = isWithinInt32(schema) ? 'int32' : 'int64'
  if (schema.type === 'number') schema.format = 'double'
  if (schema.maximum === INT32_MAX || schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === INT32_MIN || schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern
  // Fields are added without a new version, so clients must accept unknown ones.
  if (schema.additionalProperties === false) delete schema.additionalProperties
  return mergeNullType(schema)
}

// Merges `anyOf: [schema, null]` into a type array. References, enums and constants keep `anyOf`.
function mergeNullType({ anyOf, ...schema }: JsonSchema): JsonSchema {
  const [given, none, ...more] = (anyOf as JsonSchema[] | undefined) ?? []
  if (given === undefined) return schema
  const isPlain = !['$ref', 'enum', 'const'].some(keyword => keyword in given)
  if (none?.type !== 'null' || more.length > 0 || !isPlain) return { anyOf, ...schema }
  return { ...given, type: [given.type, 'null'], ...schema }
}

/**
 * Fastify's `schemaController` option without a serializer compiler: response schemas are documentation, and bodies are
 * rendered by the handlers. `setSerializerCompiler` does not apply in plugins that add schemas, where Fastify would compile
 * every response schema of every route at start.
 */
export const NO_SERIALIZER_COMPILER = { compilersFactory: { buildSerializer: () => () => JSON.stringify } }
