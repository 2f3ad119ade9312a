// Converts zod schemas to compact JSON Schema 2020-12, because the tool list costs tokens in every conversation. Only
// redundant keywords are dropped, except that string literals in unions become plain strings.

import { z } from 'zod'
import type { ObjectSchema } from './tool.ts'

type Schema = Record<string, unknown>

export function describeSchema(schema: z.ZodType): ObjectSchema {
  // Input mode: fields with defaults are optional, and objects that are not strict allow additional fields.
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema, path }) => shorten(jsonSchema as Schema, path),
  })
  return rest as ObjectSchema
}

// Called bottom-up.
function shorten(schema: Schema, path: readonly (string | number)[]): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  delete schema.propertyNames
  if (isEmpty(schema.additionalProperties)) delete schema.additionalProperties
  if (isEmpty(schema.properties)) delete schema.properties
  // `required` is kept for the result and its list items only, to save tokens.
  if (path.length > 0 && path.at(-1) !== 'items') delete schema.required
  if ('enum' in schema || 'const' in schema) delete schema.type
  joinTypes(schema)
}

// Merges `anyOf` into a type array; object keywords do not apply to null.
function joinTypes(schema: Schema): void {
  const choices = schema.anyOf as Schema[] | undefined
  if (choices === undefined || choices.some(choice => '$ref' in choice)) return
  const compound = choices.filter(choice => !isScalar(choice))
  if (compound.length > 1) return
  delete schema.anyOf
  Object.assign(schema, compound[0], { type: [...new Set(choices.flatMap(typesOf))] })
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
