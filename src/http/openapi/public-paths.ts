// OpenAPI paths of the routes without authentication, written by hand: route schemas cannot describe images, feeds and
// redirects. HTML pages are not part of the API.

type ResponseObject = { description: string; headers?: object; content?: object }
type PublicOperation = {
  operationId: string
  summary: string
  description: string
  parameters?: object[]
  responses: Record<string, ResponseObject>
}

const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } }

const KBO = {
  name: 'kbo',
  in: 'path',
  required: true,
  description: 'The enterprise number, in any writing whose digits end in the ten of the number.',
  schema: { type: 'string' },
  example: '0730096036',
}

function language(of: string): object {
  return {
    name: 'lang',
    in: 'query',
    description: `The language of ${of}. Without it, that of the service.`,
    schema: { type: 'string', enum: ['nl', 'fr', 'de', 'en'] },
  }
}

function json(name: string, description: string): ResponseObject {
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  }
}

function document(type: string, description: string): ResponseObject {
  return { description, content: { [type]: { schema: { type: 'string' } } } }
}

function error(description: string): ResponseObject {
  return { description, content: ERROR }
}

const NOT_MODIFIED: ResponseObject = { description: 'The body is still the one whose `ETag` was sent along.' }
const METHOD_NOT_ALLOWED = error('Another method than GET and HEAD. `Allow` names those there are.')
const NO_ANSWER = 'A source did not answer: we could not look. Not to be stored.'

function get(surface: PublicOperation): Record<string, object> {
  const responses = { ...surface.responses, 405: METHOD_NOT_ALLOWED }
  return { get: { ...surface, responses, tags: ['Without a key'], security: [] } }
}

export const PUBLIC_PATHS: Record<string, Record<string, object>> = {
  '/healthz': get({
    operationId: 'getLiveness',
    summary: 'Liveness',
    description: 'Always 200 while the process lives, whatever its sources do. Never cached.',
    responses: { 200: json('Liveness', 'The process lives.') },
  }),
  '/health/status': get({
    operationId: 'getHealthStatus',
    summary: 'Readiness and freshness',
    description:
      'Probes of the database, the view and the job queue, and how fresh the data are. 200 also when degraded: look at ' +
      '`status`. Counted in the same budget as the API, per client address.',
    responses: {
      200: json('HealthStatus', 'What was found. Not to be stored.'),
      429: error('Over the limit. `Retry-After` says how many seconds to wait.'),
    },
  }),
  '/internal/search': get({
    operationId: 'suggest',
    summary: 'What the search box of the site suggests',
    description:
      'Companies, then towns, NACE codes and pages of the site, as a bare array of hits like those of the API. For the ' +
      'site itself: programs are better served by the API. Counted in the same budget, per client address.',
    parameters: [
      {
        name: 'q',
        in: 'query',
        description: 'What is looked for. Blank or missing gives `[]`.',
        schema: { type: 'string' },
        example: 'molen gent',
      },
      {
        name: 'limit',
        in: 'query',
        description:
          'How many companies at most. What is beyond 1 to 20 counts as 1 or 20; what is no number, as 8.',
        schema: { type: 'integer', format: 'int32', default: 8, minimum: 1, maximum: 20 },
      },
      language('lines and pages'),
    ],
    responses: {
      200: {
        description: 'What was found. May be kept for a minute by the client.',
        content: {
          'application/json': {
            schema: { type: 'array', items: { $ref: '#/components/schemas/Suggestion' } },
          },
        },
      },
      304: NOT_MODIFIED,
      400: error('The query cannot be decoded.'),
      429: error('Over the limit. `Retry-After` says how many seconds to wait.'),
      503: error(NO_ANSWER),
    },
  }),
  '/version': get({
    operationId: 'getVersion',
    summary: 'The running build',
    description: 'Release, commit and build time.',
    responses: { 200: json('Version', 'The build that answers.'), 304: NOT_MODIFIED },
  }),
  '/badge/{kbo}.svg': get({
    operationId: 'getBadge',
    summary: 'A status badge to embed',
    description:
      'The number and the state of one company as an image. Made to be embedded in any page; kept for five minutes.',
    parameters: [KBO, language('the text')],
    responses: {
      200: document('image/svg+xml', 'The badge.'),
      304: NOT_MODIFIED,
      404: document(
        'image/svg+xml',
        'A grey badge: no company of this number is in the latest register extract.',
      ),
      503: document('image/svg+xml', `A grey badge. ${NO_ANSWER}`),
    },
  }),
  '/kbo/{kbo}': get({
    operationId: 'redirectToPage',
    summary: 'The page of a company',
    description: 'From any writing of a number to the address of the page of the company.',
    parameters: [KBO],
    responses: {
      301: {
        description: 'The page, in the language of the service.',
        headers: { Location: { description: 'Its path.', schema: { type: 'string' } } },
      },
      404: error(
        'No company of this number is in the latest register extract. A page for those who ask for HTML.',
      ),
      default: error('A fault on our side.'),
      503: error(NO_ANSWER),
    },
  }),
  '/insolventies/rss.xml': get({
    operationId: 'getInsolvencyFeed',
    summary: 'The newest insolvency publications',
    description: 'RSS 2.0, newest first, legal persons only. Kept for five minutes.',
    parameters: [language('titles and descriptions')],
    responses: {
      200: document('application/rss+xml', 'The feed.'),
      304: NOT_MODIFIED,
      503: error(`${NO_ANSWER} Never an empty feed.`),
    },
  }),
  '/sitemap.xml': get({
    operationId: 'getSitemap',
    summary: 'The sitemap index',
    description: 'Sitemaps with alternates in every language. Natural persons are in none.',
    responses: { 200: document('application/xml', 'The index.'), 304: NOT_MODIFIED },
  }),
  '/robots.txt': get({
    operationId: 'getRobots',
    summary: 'Crawler policy',
    description: 'What crawlers may visit (RFC 9309).',
    responses: { 200: document('text/plain', 'The policy.'), 304: NOT_MODIFIED },
  }),
  '/openapi.json': get({
    operationId: 'getApiDescription',
    summary: 'This description',
    description: 'OpenAPI 3.1. Kept for an hour.',
    responses: {
      200: {
        description: 'The description.',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      304: NOT_MODIFIED,
    },
  }),
}
