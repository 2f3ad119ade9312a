// Route schemas of REST v1: shared error responses, headers and parameters. They only document the API: bodies are
// serialised and parameters parsed by hand.

import { type EnterpriseNumber, formatEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { JsonSchema } from '../../json-schema.ts'

/** An OpenAPI example object. */
type Example = { summary: string; value: unknown }

/** The OpenAPI part of a route schema. */
export type RouteDescription = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  response: Record<number, object>
  /** Not under Fastify's own keys, which would validate each request. */
  parameterSchemas: { params?: JsonSchema; querystring?: JsonSchema }
}

type RouteDocumentation = Pick<RouteDescription, 'operationId' | 'summary' | 'description'> & {
  params?: JsonSchema
  /** The parameters of the query by name. */
  query?: Record<string, JsonSchema>
  /** Those of them without which there is no answer. */
  required?: string[]
  /** The 200 response. */
  answer:
    | {
        description: string
        schema: JsonSchema
        examples: Record<string, Example>
        /** Besides those of every response. */
        headers?: Record<string, JsonSchema>
      }
    | { description: string; events: string }
  /** Description of the 404 response. */
  notFound?: string
  /** The error text of the 404 response, unless it is about a company. */
  notFoundError?: string
  /** The error text of the 403 response, where keys need a right. */
  forbidden?: string
  /** Example of the 410 response, where positions in the feed can be purged. */
  gone?: { error: string; oldest_cursor: string }
  /** Description of the 503 response, and its error text. */
  unavailable: { description: string; error: string }
}

const RATE_HEADERS = {
  RateLimit: {
    type: 'string',
    description: 'Remaining requests, and the seconds until the window resets (IETF draft).',
    examples: ['"default";r=59;t=60'],
  },
  'RateLimit-Policy': {
    type: 'string',
    description: 'The quota: requests, and the length of the window in seconds (IETF draft).',
    examples: ['"default";q=60;w=60'],
  },
}

const CACHE_HEADERS = {
  'Cache-Control': {
    type: 'string',
    description:
      '`public, max-age=300`, errors included; `no-store` on a response built while a source was unavailable.',
    examples: ['public, max-age=300'],
  },
  Vary: {
    type: 'string',
    description:
      '`X-Api-Key`: a shared cache stores responses per key. `*` on 401 and 429: a shared cache never reuses them.',
    examples: ['X-Api-Key', '*'],
  },
}

const ETAG = {
  ETag: {
    type: 'string',
    description:
      'Weak validator of the body without `as_of`. Send it in `If-None-Match` to get a 304 when the body is unchanged.',
    examples: ['W/"mB3sU1vX0oYp2cQ4tR6wZ8aD5eF"'],
  },
}

const RETRY_AFTER = {
  'Retry-After': {
    type: 'integer',
    description: 'Seconds to wait: 60 after a 429, 180 after a 503.',
    examples: [60],
  },
}

const ALLOW = {
  Allow: { type: 'string', description: 'The supported methods.', examples: ['GET, HEAD'] },
}

const COMMON_HEADERS = { ...RATE_HEADERS, ...CACHE_HEADERS }

function error(description: string, texts: Record<string, string>, headers: JsonSchema = {}): object {
  const examples = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, { summary: text, value: { error: text } }]),
  )
  return {
    description,
    headers: { ...COMMON_HEADERS, ...headers },
    content: { 'application/json': { schema: { $ref: 'ApiError#' }, examples } },
  }
}

const COMMON_ERRORS = {
  401: error('No valid key. The error text gives the reason.', {
    missing: 'Missing X-Api-Key header.',
    invalid: 'Invalid API key.',
    disabled: 'API access is not enabled.',
  }),
  400: error('The path or the query cannot be decoded, or the request has no `Host`.', {
    unreadable: 'Malformed request.',
  }),
  405: error(
    'Method other than GET and HEAD.',
    { read_only: 'This service is read-only: use GET or HEAD.' },
    ALLOW,
  ),
  429: error(
    'Rate limit exceeded. Error responses count too.',
    { exceeded: 'Rate limit exceeded: 60 requests per minute.' },
    RETRY_AFTER,
  ),
  500: error('Internal server error. Not cacheable.', { fault: 'Internal server error.' }),
}

/** `answer.schema` may refer to named bodies. */
export function describeRoute({
  answer,
  notFound,
  notFoundError = 'Unknown enterprise number.',
  forbidden,
  gone,
  unavailable,
  params,
  query,
  required,
  ...route
}: RouteDocumentation): RouteDescription {
  const parameterSchemas = {
    ...(params && { params }),
    ...(query && { querystring: { type: 'object', properties: query, ...(required && { required }) } }),
  }
  const response: Record<number, object> = {
    ...('events' in answer ? describeStream(answer) : describeJson(answer)),
    ...COMMON_ERRORS,
    503: error(unavailable.description, { unavailable: unavailable.error }, RETRY_AFTER),
  }
  if (notFound !== undefined) {
    response[404] = error(notFound, { unknown: notFoundError })
  }
  if (gone !== undefined) response[410] = describeGone(gone)
  if (forbidden !== undefined)
    response[403] = error('The key lacks the right. Not cacheable.', { right: forbidden })
  return { ...route, parameterSchemas, tags: ['Companies'], security: [{ apiKey: [] }], response }
}

function describeJson({
  description,
  schema,
  examples,
  headers: more,
}: Extract<RouteDocumentation['answer'], { schema: JsonSchema }>): Record<number, object> {
  const headers = { ...COMMON_HEADERS, ...ETAG, ...more }
  return {
    200: { description, headers, content: { 'application/json': { schema, examples } } },
    304: {
      type: 'null',
      description: 'Not modified: the body still matches the `ETag` in `If-None-Match`.',
      headers,
    },
  }
}

function describeStream({
  description,
  events,
}: Extract<RouteDocumentation['answer'], { events: string }>): Record<number, object> {
  const examples = { events: { summary: 'A change and a keep-alive', value: events } }
  return {
    200: {
      description,
      headers: COMMON_HEADERS,
      content: { 'text/event-stream': { schema: { type: 'string' }, examples } },
    },
  }
}

function describeGone(value: { error: string; oldest_cursor: string }): object {
  return {
    description: 'Changes after the cursor were purged, so some were missed. Not cacheable.',
    headers: COMMON_HEADERS,
    content: {
      'application/json': {
        schema: { $ref: 'PurgedCursor#' },
        examples: { purged: { summary: value.error, value } },
      },
    },
  }
}

/** Path parameter of all routes about one company. */
export const KBO_PARAMETER = describeKbo('0730096036')

/** The same with another example: one of the invented companies that the route has an answer about. */
export function describeKbo(example: string): JsonSchema {
  const dotted = formatEnterpriseNumber(example as EnterpriseNumber)
  const kbo = {
    type: 'string',
    description:
      'The enterprise number, in any notation whose digits end in its ten digits. It begins with 0 or 1, and its ' +
      'last two digits are 97 minus the first eight modulo 97. Anything else is treated as an unknown company.',
    'x-examples': {
      plain: { summary: 'Ten digits', value: example },
      dotted: { summary: 'With dots', value: dotted },
      vat: { summary: 'VAT number', value: `BE${example}` },
      spaced: { summary: 'VAT number with blanks', value: `BE ${dotted}` },
    },
  }
  return { type: 'object', properties: { kbo } }
}

/** The parameter `limit` of a page of `items`; see `readLimit`. */
export function describeLimit(
  items: string,
  { defaultLimit, maxLimit }: { defaultLimit: number; maxLimit: number },
): JsonSchema {
  return {
    type: 'integer',
    format: 'int32',
    default: defaultLimit,
    minimum: 1,
    maximum: maxLimit,
    description: `Maximum number of ${items}. Clamped to 1..${maxLimit}; a value that is not a number counts as ${defaultLimit}.`,
  }
}
