// The committed OpenAPI document: its types, as far as it is processed here, and its reading.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../../config.ts'
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

// Reads the committed OpenAPI document, which is served and rendered as documentation.

/** The text and the parsed document. */
export function readApiDescription(): { text: string; description: ApiDescription } {
  const text = readFileSync(join(PROJECT_DIR, 'openapi.json'), 'utf8')
  return { text, description: JSON.parse(text) as ApiDescription }
}
