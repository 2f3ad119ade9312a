// GET /docs/api: the API documentation on one page, in English, partly generated from the OpenAPI document. Rendered
// once at startup.

import type { ApiDescription } from '../../openapi/api-description.ts'
import { type Content, type Html, html } from '../html.ts'
import type { Page } from '../page.ts'
import { badgePath, CHANGELOG_PATH, feedPath, OPENAPI_PATH, REFERENCE_PATH } from '../paths.ts'
import { composeBasics } from './basics.ts'
import { composeBehaviour, composeVersioning, KNOWN_QUIRKS } from './behaviour.ts'
import { renderApiHistory } from './changelog.ts'
import { type Endpoint, endpointsOf, renderEndpoints } from './endpoints.ts'
import { renderMarkdown, renderTable } from './fields.ts'
import { type DocsSection, renderContents, renderDocsSection } from './section.ts'
import { curl, renderCode } from './snippets.ts'

// Sections of the API documentation on MCP, badges, feeds and routes without authentication.

const EXAMPLE_NUMBER = '0730096036'

function composeOtherInterfaces(
  origin: string,
  bulk: readonly Endpoint[],
  surfaces: readonly Endpoint[],
): DocsSection[] {
  return [
    {
      id: 'mcp',
      title: 'For agents: MCP',
      body: html`<p>The same data with the same key over the Model Context Protocol at <code>${origin}/mcp</code>: streamable HTTP,
six read-only tools. Results are camelCase and name their source.</p>
${renderCode(
  'Adding the MCP endpoint',
  `claude mcp add --transport http griffie ${origin}/mcp --header "X-Api-Key: $GRIFFIE_KEY"`,
)}
<p>60 calls a minute for each key. A client without the header fails at initialize with 401.</p>`,
    },
    { id: 'badge', title: 'Badges', body: renderBadge(origin) },
    {
      id: 'feed',
      title: 'Feed',
      body: html`<p>The newest insolvency publications as RSS 2.0, legal persons only, in four languages:
<a href="${feedPath('en')}"><code>${origin}${feedPath('en')}</code></a>.</p>`,
    },
    {
      id: 'bulk',
      title: 'Bulk files',
      body: html`<p>Snapshots of all data as Parquet files, and the changes of each day, at <code>${origin}/bulk/</code>: for keys
that the operator issues with that right. The same header, single ranges, strong ETags; 429 with <code>Retry-After</code> when
too many downloads run at once. The minute of the API does not count them: 600 requests per minute and client IP.</p>
${renderCode('Listing the bulk files', curl(origin, { path: '/bulk/' }))}
${renderSurfaces('Endpoints of bulk files', bulk)}`,
    },
    { id: 'surfaces', title: 'Without a key', body: renderSurfaces('Endpoints without a key', surfaces) },
  ]
}

function renderSurfaces(caption: string, surfaces: readonly Endpoint[]): Content {
  return renderTable(
    caption,
    ['Path', 'Description'],
    surfaces.map(({ path, operation }) => [
      html`<code>${path}</code>`,
      html`${operation.summary}. ${renderMarkdown(operation.description)}`,
    ]),
  )
}

function renderBadge(origin: string): Html {
  const path = badgePath('en', EXAMPLE_NUMBER)
  const markup = `<a href="${origin}/kbo/${EXAMPLE_NUMBER}"><img src="${origin}${path}" alt="Registration of ${EXAMPLE_NUMBER}"></a>`
  return html`<p>The state of one company as an image, to embed in any page. This one is live:
<img class="badge" src="${path}" alt="Badge of the example company" height="20"> (for a fictitious company; grey when the loaded
register does not contain it).</p>
${renderCode('Embedding a badge', markup)}
<p>Cached for five minutes. An unknown company gives a grey badge with status 404; an unavailable source, a grey badge with
503, never a wrong state.</p>`
}

/** `origin` has no trailing slash. */
export function composeApiPage(description: ApiDescription, changelog: string, origin: string): Page {
  const endpoints = endpointsOf(description, 'Companies')
  const endpointsSection: DocsSection & { subsections: { id: string; title: string }[] } = {
    id: 'endpoints',
    title: 'Endpoints',
    subsections: endpoints.map(({ operation }) => ({ id: operation.operationId, title: operation.summary })),
    body: renderEndpoints(description, endpoints, origin),
  }
  const parts = [
    ...composeBasics(origin),
    endpointsSection,
    ...composeBehaviour(),
    ...composeOtherInterfaces(
      origin,
      endpointsOf(description, 'Bulk files'),
      endpointsOf(description, 'Without a key'),
    ),
    KNOWN_QUIRKS,
    composeVersioning(renderApiHistory(changelog)),
  ]
  return {
    lang: 'en',
    title: 'API documentation',
    description:
      'A read-only JSON API for Belgian company data: dossiers, insolvency events, search. Keys, limits, fields, examples.',
    path: null,
    body: html`<div class="docs">
<header>
<h1>API documentation</h1>
<p class="lead">Belgian company data over a read-only JSON API: identity and status, insolvency events, mandates, and the
probability of bankruptcy within a year.</p>
<p><a class="button" href="${REFERENCE_PATH}">Interactive reference</a></p>
<ul>
<li>REST at <code>${origin}/api/v1</code>, every call a GET</li>
<li><a href="${OPENAPI_PATH}">OpenAPI 3.1 description</a>, from which clients can be generated</li>
<li><a href="${CHANGELOG_PATH}">Changelog</a></li>
</ul>
</header>
${renderContents(parts)}
<article class="prose">
${parts.map(renderDocsSection)}
</article>
</div>`,
  }
}
