// Compares responses with the committed OpenAPI document. Stricter than clients may be: an undocumented field fails.

import assert from 'node:assert/strict'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { JsonSchema } from '../../src/http/json-schema.ts'
import {
  type ResponseObject,
  readApiDescription,
  referenceName,
} from '../../src/http/openapi/api-description.ts'

export const { text, description } = readApiDescription()

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true })
ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/)
ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/)
// JSON has no larger whole number that every reader keeps.
ajv.addFormat('int64', { type: 'number', validate: Number.isSafeInteger })
ajv.addFormat('int32', {
  type: 'number',
  validate: value => Number.isInteger(value) && Math.abs(value) < 2 ** 31,
})
ajv.addFormat('int64', { type: 'number', validate: Number.isSafeInteger })
ajv.addFormat('double', { type: 'number', validate: Number.isFinite })
ajv.addSchema({
  $id: 'description',
  ...(withoutAdditionalProperties({ components: description.components }) as object),
})
ajv.addVocabulary(['components'])

/** The documented response of GET `path` with a status. */
export function describedAnswer(path: string, status: number): ResponseObject {
  const given = description.paths[path]?.get?.responses[status]
  assert.ok(given, `${path} describes no ${status}`)
  if (given.$ref === undefined) return given
  const shared = description.components.responses?.[referenceName(given.$ref)]
  assert.ok(shared, given.$ref)
  return shared as ResponseObject
}

// Absent on a last page.
const OPTIONAL_HEADERS = new Set(['Link'])

/** Fails unless the response has the documented headers, content type and body. Returns the body. */
export async function assertDocumented(answer: Response, path: string): Promise<unknown> {
  const described = describedAnswer(path, answer.status)
  for (const header of Object.keys(described.headers ?? {}).filter(name => !OPTIONAL_HEADERS.has(name)))
    assert.ok(answer.headers.has(header), `${path} ${answer.status}: ${header} is described and not sent`)
  const text = await answer.text()
  const [type] = (answer.headers.get('content-type') ?? '').split(';') as [string]
  if (described.content === undefined) {
    assert.equal(text, '', `${path} ${answer.status} describes no body`)
    return null
  }
  const media = described.content[type]
  assert.ok(media, `${path} ${answer.status} is ${type}, which is not described`)
  if (type !== 'application/json') return text
  const body = JSON.parse(text)
  assertMatchesSchema(body, media.schema, `${path} ${answer.status}`)
  return body
}

/** Additional fields fail too. */
export function assertMatchesSchema(value: unknown, schema: JsonSchema, of: string): void {
  const validate = ajv.compile(withoutAdditionalProperties(schema) as JsonSchema)
  assert.ok(validate(value), `${of}: ${ajv.errorsText(validate.errors)}`)
}

// Disallows additional properties and rewrites references to the registered document.
function withoutAdditionalProperties(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutAdditionalProperties)
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(
    Object.entries(node).map(([keyword, value]) => [
      keyword,
      keyword === '$ref' ? `description${value}` : withoutAdditionalProperties(value),
    ]),
  )
  return copy.type === 'object' && copy.properties ? { ...copy, additionalProperties: false } : copy
}
