// OpenAPI paths of the reconciliation service. Its bodies are described by the specification it follows.

import {
  document,
  error,
  get,
  language,
  NO_ANSWER,
  NOT_MODIFIED,
  type PublicOperation,
} from './public-operations.ts'

const SPECIFICATION = 'Reconciliation Service API 0.2 (https://reconciliation-api.github.io/specs/0.2/). '
const ANY_SITE = 'Readable by scripts of any site (`Access-Control-Allow-Origin: *`). '
const OBJECT = { 'application/json': { schema: { type: 'object' } } }

function parameter(name: string, description: string, type = 'string'): object {
  return { name, in: 'query', description, schema: { type } }
}

const QUERIES =
  'JSON: an object of at most 50 queries, each with `query`, `limit` (1 to 10, default 3) and `properties` of `town`, `zip`, `vat`, `nace` or `street`.'
const EXTEND =
  'JSON: `ids` (at most 50) and `properties`, each with an `id` and perhaps `settings` whose `content` is `name` or `code`.'
const LIMITED = error('Rate limit exceeded. `Retry-After` gives the seconds to wait.')

const ANSWERS: PublicOperation['responses'] = {
  200: { description: 'The manifest, the candidates or the values.', content: OBJECT },
  400: error('Malformed, or more than 50 queries or companies.'),
  429: LIMITED,
  503: error(NO_ANSWER),
}

function suggest(of: string, name: string, others: object[], counted: string): Record<string, object> {
  return get({
    operationId: `suggest${name}`,
    summary: `Suggestions of ${of}`,
    description: `${SPECIFICATION}${ANY_SITE}${counted}`,
    parameters: [parameter('prefix', 'The text typed so far.'), ...others, language('the names')],
    responses: {
      200: { description: 'The suggestions.', content: OBJECT },
      304: NOT_MODIFIED,
      429: LIMITED,
      ...(of === 'companies' && { 503: error(NO_ANSWER) }),
    },
  })
}

const COUNTED_AS_PAGE = 'Counts as a page, per client network.'

const reconcile = get({
  operationId: 'reconcile',
  summary: 'Reconciliation of a table of companies',
  description: `${SPECIFICATION}${ANY_SITE}Without parameters the service manifest. Each query counts as a search without a key, each company of an extension as a page, per client network.`,
  parameters: [
    parameter('queries', QUERIES),
    parameter('extend', EXTEND),
    language('names and descriptions'),
  ],
  responses: { ...ANSWERS, 304: NOT_MODIFIED },
})

const reconcileByForm = {
  operationId: 'reconcileByForm',
  summary: 'Reconciliation, by a form',
  description: `${SPECIFICATION}As GET, for batches that are too long for an address. Never cached.`,
  parameters: [language('names and descriptions')],
  requestBody: {
    required: true,
    content: {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          properties: {
            queries: { type: 'string', description: QUERIES },
            extend: { type: 'string', description: EXTEND },
          },
        },
      },
    },
  },
  responses: ANSWERS,
  tags: ['Without a key'],
  security: [],
}

/** Paths under `/reconcile`. */
export const RECONCILE_PATHS: Record<string, Record<string, object>> = {
  '/reconcile': { ...reconcile, post: reconcileByForm },
  '/reconcile/suggest/entity': suggest(
    'companies',
    'Companies',
    [parameter('cursor', 'Number of suggestions to skip.', 'integer')],
    'Counts as a search without a key, per client network.',
  ),
  '/reconcile/suggest/property': suggest('properties', 'Properties', [], COUNTED_AS_PAGE),
  '/reconcile/suggest/type': suggest('types', 'Types', [], COUNTED_AS_PAGE),
  '/reconcile/extend/propose': get({
    operationId: 'proposeProperties',
    summary: 'Properties that companies can be extended by',
    description: `${SPECIFICATION}${ANY_SITE}${COUNTED_AS_PAGE}`,
    parameters: [
      parameter('type', 'The type; there is one, `company`.'),
      parameter('limit', 'Maximum number of properties.', 'integer'),
      language('the names'),
    ],
    responses: { 200: { description: 'The properties.', content: OBJECT }, 304: NOT_MODIFIED, 429: LIMITED },
  }),
  '/reconcile/preview': get({
    operationId: 'previewCompany',
    summary: 'A company in a few lines',
    description: `${SPECIFICATION}HTML that any site may frame. ${COUNTED_AS_PAGE}`,
    parameters: [parameter('id', 'The enterprise number.'), language('the text')],
    responses: {
      200: document('text/html', 'The preview.'),
      304: NOT_MODIFIED,
      404: error('No company of this number is known.'),
      429: LIMITED,
      503: error(NO_ANSWER),
    },
  }),
}
