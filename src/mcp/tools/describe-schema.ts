// zod schemas as JSON Schema 2020-12 in few words: a client pays for the tool list with every conversation. What is
// left out says nothing that is not said already, except that a marker beside numbers is only called a string.

import { z } from 'zod'
import type { ObjectSchema } from './tool.ts'

type Schema = Record<string, unknown>

/** The JSON Schema of what an agent may send, or of what it gets. */
export function describeSchema(schema: z.ZodType): ObjectSchema {
  // As input: what has a default may be left out, and fields may be added to objects that are not strict.
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema, path }) => shorten(jsonSchema as Schema, path),
  })
  return rest as ObjectSchema
}

// Called from the innermost schema outwards.
function shorten(schema: Schema, path: readonly (string | number)[]): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  delete schema.propertyNames
  if (isEmpty(schema.additionalProperties)) delete schema.additionalProperties
  if (isEmpty(schema.properties)) delete schema.properties
  // Which fields the answer and the items of its lists always have is told; of what lies deeper it costs too much.
  if (path.length > 0 && path.at(-1) !== 'items') delete schema.required
  if ('enum' in schema || 'const' in schema) delete schema.type
  joinTypes(schema)
}

// `anyOf` an object and null is an object or null: keywords about objects say nothing of null.
function joinTypes(schema: Schema): void {
  const choices = schema.anyOf as Schema[] | undefined
  if (choices === undefined || choices.some(choice => '$ref' in choice)) return
  const spoken = choices.filter(choice => !isScalar(choice))
  if (spoken.length > 1) return
  delete schema.anyOf
  Object.assign(schema, spoken[0], { type: [...new Set(choices.flatMap(typesOf))] })
}

function isScalar(schema: Schema): boolean {
  return typesOf(schema).every(type => type !== 'object' && type !== 'array')
}

function typesOf({ type, const: constant }: Schema): string[] {
  if (constant !== undefined) return [typeof constant]
  return [type].flat() as string[]
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
