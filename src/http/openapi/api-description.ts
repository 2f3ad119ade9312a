// Types of the OpenAPI document, as far as it is processed here.

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

/** A response, or a reference to one under `components`. */
export type ResponseObject = {
  $ref?: string
  description?: string
  headers?: Record<string, object>
  content?: Record<
    string,
    { schema: JsonSchema; examples?: Record<string, { summary: string; value: unknown }> }
  >
}

/** The last path segment of a `$ref`. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}
