// Parts of the OpenAPI operations of the routes without authentication.

type ResponseObject = { description: string; headers?: object; content?: object }
/** An operation without authentication. */
export type PublicOperation = {
  operationId: string
  summary: string
  description: string
  parameters?: object[]
  responses: Record<string, ResponseObject>
}

const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } }

/** The `lang` parameter. */
export function language(of: string): object {
  return {
    name: 'lang',
    in: 'query',
    description: `Language of ${of}. Default: the language of the service.`,
    schema: { type: 'string', enum: ['nl', 'fr', 'de', 'en'] },
  }
}

/** A JSON response of a named schema. */
export function json(name: string, description: string): ResponseObject {
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  }
}

/** A text of a media type. */
export function document(type: string, description: string): ResponseObject {
  return { description, content: { [type]: { schema: { type: 'string' } } } }
}

/** A JSON object of another media type, with its members. */
export function jsonDocument(type: string, description: string, properties: object): ResponseObject {
  const schema = { type: 'object', required: Object.keys(properties), properties }
  return { description, content: { [type]: { schema } } }
}

/** An error response. */
export function error(description: string): ResponseObject {
  return { description, content: ERROR }
}

export const NOT_MODIFIED: ResponseObject = {
  description: 'Not modified: the body still matches the `ETag` in `If-None-Match`.',
}
const METHOD_NOT_ALLOWED = error('Method other than GET and HEAD. `Allow` lists the supported methods.')
export const NO_ANSWER = 'Source unavailable. Not cacheable.'

/** GET of a path that has no other methods. */
export function get(surface: PublicOperation): Record<string, object> {
  const responses = { ...surface.responses, 405: METHOD_NOT_ALLOWED }
  return { get: { ...surface, responses, tags: ['Without a key'], security: [] } }
}
