// OpenAPI paths of the routes without authentication, written by hand: route schemas cannot describe images, feeds and
// redirects. HTML pages are not part of the API.

import { FEEDS, KBO } from './feed-paths.ts'
import {
  document,
  error,
  get,
  json,
  jsonDocument,
  language,
  NO_ANSWER,
  NOT_MODIFIED,
} from './public-operations.ts'
import { RECONCILE_PATHS } from './reconcile-paths.ts'

const objects = { type: 'array', items: { type: 'object' } }

// RFC 9264, 4.2
const LINK_SET = { linkset: objects }

export const PUBLIC_PATHS: Record<string, Record<string, object>> = {
  '/healthz': get({
    operationId: 'getLiveness',
    summary: 'Liveness',
    description: 'Always 200 while the process runs, independent of its sources. Never cached.',
    responses: { 200: json('Liveness', 'The process is running.') },
  }),
  '/health/status': get({
    operationId: 'getHealthStatus',
    summary: 'Readiness and freshness',
    description:
      'Probes of the database, the view and the job queue, and data freshness. 200 also when degraded: check ' +
      '`status`. Shares the rate limit of the API, per client IP.',
    responses: {
      200: json('HealthStatus', 'The probe results and freshness. Not cacheable.'),
      429: error('Rate limit exceeded. `Retry-After` gives the seconds to wait.'),
    },
  }),
  '/internal/search': get({
    operationId: 'suggest',
    summary: 'Suggestions for the search box of the site',
    description:
      'Companies, then towns, NACE codes and pages of the site, as a bare array of hits like those of the API. For the ' +
      'site only: programs should use the API. Shares the rate limit of the API, per client IP.',
    parameters: [
      {
        name: 'q',
        in: 'query',
        description: 'The search text. Blank or missing gives `[]`.',
        schema: { type: 'string' },
        example: 'molen gent',
      },
      {
        name: 'limit',
        in: 'query',
        description:
          'Maximum number of companies. Clamped to 1..20; a value that is not a number counts as 8.',
        schema: { type: 'integer', format: 'int32', default: 8, minimum: 1, maximum: 20 },
      },
      language('the suggestions and their pages'),
    ],
    responses: {
      200: {
        description: 'The suggestions. Cacheable by the client for one minute.',
        content: {
          'application/json': {
            schema: { type: 'array', items: { $ref: '#/components/schemas/Suggestion' } },
          },
        },
      },
      304: NOT_MODIFIED,
      400: error('The query cannot be decoded.'),
      429: error('Rate limit exceeded. `Retry-After` gives the seconds to wait.'),
      503: error(NO_ANSWER),
    },
  }),
  ...RECONCILE_PATHS,
  '/version': get({
    operationId: 'getVersion',
    summary: 'The running build',
    description: 'Release, commit and build time.',
    responses: { 200: json('Version', 'The running build.'), 304: NOT_MODIFIED },
  }),
  '/badge/{kbo}.svg': get({
    operationId: 'getBadge',
    summary: 'A status badge to embed',
    description:
      'The number and the state of one company as an image: bankrupt by register or gazette, dissolved by a court by ' +
      'the gazette, else the situation in the register. Embeddable in any page; cached for five minutes.',
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
  '/picture/company/{kbo}.png': get({
    operationId: 'getCompanyPicture',
    summary: 'A picture for previews',
    description:
      'Name, number, town and state of a legal person, 1200 by 630 pixels, for previews of its page. Embeddable in any ' +
      'page; cached for five minutes.',
    parameters: [KBO, language('the state')],
    responses: {
      200: document('image/png', 'The picture.'),
      304: NOT_MODIFIED,
      404: error('No legal person of this number is in the latest register extract.'),
      429: error('Rate limit exceeded. `Retry-After` gives the seconds to wait.'),
      503: error(`${NO_ANSWER} Never a picture without the state.`),
    },
  }),
  '/kbo/{kbo}': get({
    operationId: 'redirectToPage',
    summary: 'The page of a company',
    description: 'Redirects any notation of an enterprise number to the page of the company.',
    parameters: [KBO],
    responses: {
      301: {
        description: 'The page, in the language of the service.',
        headers: { Location: { description: 'Its path.', schema: { type: 'string' } } },
      },
      404: error(
        'No company of this number is in the latest register extract. HTML when the client accepts it.',
      ),
      default: error('Internal server error.'),
      503: error(NO_ANSWER),
    },
  }),
  ...FEEDS.insolvencies,
  ...FEEDS.insolvencyArchives,
  ...FEEDS.company,
  ...FEEDS.town,
  ...FEEDS.nace,
  '/sitemap.xml': get({
    operationId: 'getSitemap',
    summary: 'The sitemap index',
    description: 'Sitemaps with language alternates. Natural persons are not included.',
    responses: { 200: document('application/xml', 'The index.'), 304: NOT_MODIFIED },
  }),
  '/robots.txt': get({
    operationId: 'getRobots',
    summary: 'Crawler policy',
    description: 'Rules for crawlers (RFC 9309).',
    responses: { 200: document('text/plain', 'The policy.'), 304: NOT_MODIFIED },
  }),
  '/llms.txt': get({
    operationId: 'getLlmsTxt',
    summary: 'The service for language models',
    description: 'What the service is, with links to documentation, APIs, feeds and status (llmstxt.org).',
    responses: { 200: document('text/plain', 'The text, Markdown.'), 304: NOT_MODIFIED },
  }),
  '/.well-known/api-catalog': get({
    operationId: 'getApiCatalog',
    summary: 'The APIs of the service',
    description: 'REST and MCP with their descriptions as a link set (RFC 9727). Also as `Link` headers.',
    responses: {
      200: jsonDocument('application/linkset+json', 'The link set.', LINK_SET),
      304: NOT_MODIFIED,
    },
  }),
  '/.well-known/security.txt': get({
    operationId: 'getSecurityTxt',
    summary: 'Where to report vulnerabilities',
    description: 'The contact of the operator (RFC 9116).',
    responses: {
      200: document('text/plain', 'The contact.'),
      304: NOT_MODIFIED,
      404: error('The operator has set no contact.'),
    },
  }),
  '/opensearch.xml': get({
    operationId: 'getOpenSearch',
    summary: 'The search of the site, for browsers',
    description: 'OpenSearch 1.1, without suggestions.',
    parameters: [language('the description and of the results')],
    responses: {
      200: document('application/opensearchdescription+xml', 'The description.'),
      304: NOT_MODIFIED,
    },
  }),
  '/openapi.json': get({
    operationId: 'getApiDescription',
    summary: 'This description',
    description: 'OpenAPI 3.1. Cached for an hour.',
    responses: {
      200: {
        description: 'The description.',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      304: NOT_MODIFIED,
    },
  }),
}
