// Response schemas are written once, in zod; routes carry them as JSON Schema.

import { z } from 'zod'

/** A zod schema as JSON Schema, without the mark of its dialect. */
export function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' })
  return rest
}
