// The shape of the API description, as far as we look into it.

import type { JsonSchema } from '../json-schema.ts'

/** An OpenAPI 3.1 document. */
export type ApiDescription = {
  openapi: string
  info: { title: string; version: string; [keyword: string]: unknown }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; [kind: string]: Record<string, unknown> }
  [keyword: string]: unknown
}

export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: Parameter[]
  responses: Record<string, ResponseObject>
  security?: object[]
}

export type Parameter = {
  name: string
  in: 'path' | 'query'
  description: string
  required?: boolean
  schema: JsonSchema
  examples?: Record<string, { summary: string; value: unknown }>
}

/** An answer, or a reference to one under `components`. */
export type ResponseObject = {
  $ref?: string
  description?: string
  headers?: Record<string, object>
  content?: Record<
    string,
    { schema: JsonSchema; examples?: Record<string, { summary: string; value: unknown }> }
  >
}

/** The name at the end of a reference. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}
