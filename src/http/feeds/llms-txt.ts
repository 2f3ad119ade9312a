// GET /llms.txt: what the service is and where to read on, for language models (https://llmstxt.org).

import type { FastifyInstance } from 'fastify'
import type { Site } from '../site/page.ts'
import {
  API_CATALOG_PATH,
  API_DOCS_PATH,
  CHANGELOG_PATH,
  changeFeedFolder,
  HEALTH_PATH,
  MCP_PATH,
  OPENAPI_PATH,
  REFERENCE_PATH,
  searchPagePath,
  statusPath,
} from '../site/paths.ts'
import { ONE_DAY, registerReadOnly, sendText } from './respond.ts'

export function registerLlmsTxt(app: FastifyInstance, { origin }: Site): void {
  const body = compose(origin)
  registerReadOnly(app, '/llms.txt', (request, reply) =>
    sendText(request, reply, { body, type: 'text/plain; charset=utf-8', cacheControl: ONE_DAY }),
  )
}

function compose(origin: string): string {
  const link = (name: string, path: string, about: string) => `- [${name}](${origin}${path}): ${about}`
  return `# Griffie

> Belgian company data, read-only: register facts, insolvency events of the official gazette, officers and owners, filed annual accounts, and an estimated risk of bankruptcy.

A company has an enterprise number of ten digits, such as 0730096036; every notation is accepted (0730.096.036, BE 0730.096.036). Null means that a source did not answer or does not say; it never means zero or none. The API and MCP need a key in the header X-Api-Key, which the operator of this service issues. The pages are in Dutch, French, German and English.

## API

${link('API documentation', API_DOCS_PATH, 'authentication, endpoints, fields, errors and limits')}
${link('OpenAPI document', OPENAPI_PATH, 'OpenAPI 3.1, field by field, with examples')}
${link('API reference', REFERENCE_PATH, 'the same to try in a browser')}
${link('API catalog', API_CATALOG_PATH, 'the APIs as a link set (RFC 9727)')}
${link('MCP server', MCP_PATH, 'Streamable HTTP, with the same key: search, profiles, events, officers, accounts')}

## Feeds

${link('New insolvencies', '/insolventies/atom.xml?lang=en', 'Atom; rss.xml and feed.json too')}
${link('Changes in a town', `${changeFeedFolder('town', '1000')}/atom.xml?lang=en`, 'Atom, by postal code; /feed/nace/{code} and /feed/company/{number} likewise')}
${link('Sitemap', '/sitemap.xml', 'all pages of companies, activities and towns')}

## Pages

${link('Search', searchPagePath('en'), 'by name, number, address or activity: ?q=')}
${link('A company by number', '/kbo/0730096036', 'redirects any notation of a number to its page')}

## Status

${link('Health', HEALTH_PATH, 'probes, and how fresh each source is, as JSON')}
${link('Status page', statusPath('en'), 'the same for people')}

## Optional

${link('Changelog', CHANGELOG_PATH, 'what changed in the API')}
`
}
