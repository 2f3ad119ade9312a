// GET /.well-known/api-catalog: the APIs of the service and their descriptions, as a link set (RFC 9727, RFC 9264).

import type { FastifyInstance } from 'fastify'
import type { Site } from '../site/page.ts'
import {
  API_CATALOG_PATH,
  API_DOCS_PATH,
  API_PATH,
  HEALTH_PATH,
  MCP_PATH,
  OPENAPI_PATH,
} from '../site/paths.ts'
import { ONE_DAY, registerReadOnly, sendText } from './respond.ts'

const TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

export function registerApiCatalog(app: FastifyInstance, { origin }: Site): void {
  const body = JSON.stringify(composeCatalog(origin))
  // For HEAD, with which clients look for a catalog: RFC 9727, 2.
  const links = [
    `<${origin + API_CATALOG_PATH}>; rel="api-catalog"; type="application/linkset+json"`,
    ...[API_PATH, MCP_PATH].map(path => `<${origin + path}>; rel="item"`),
  ].join(', ')
  registerReadOnly(app, API_CATALOG_PATH, (request, reply) =>
    sendText(request, reply.header('link', links), { body, type: TYPE, cacheControl: ONE_DAY }),
  )
}

function composeCatalog(origin: string): object {
  const docs = [{ href: origin + API_DOCS_PATH, type: 'text/html', hreflang: ['en'] }]
  const status = [{ href: origin + HEALTH_PATH, type: 'application/json' }]
  return {
    linkset: [
      {
        anchor: origin + API_CATALOG_PATH,
        item: [
          { href: origin + API_PATH, title: 'REST API, v1' },
          { href: origin + MCP_PATH, title: 'MCP server (Streamable HTTP)' },
        ],
      },
      {
        anchor: origin + API_PATH,
        'service-desc': [{ href: origin + OPENAPI_PATH, type: 'application/json' }],
        'service-doc': docs,
        status,
      },
      { anchor: origin + MCP_PATH, 'service-doc': docs, status },
    ],
  }
}
