// GET /docs/api: the API documentation on one page, in English, partly generated from the OpenAPI document. Rendered
// once at startup.

import type { ApiDescription } from '../../openapi/api-description.ts'
import { html } from '../html.ts'
import type { Page } from '../page.ts'
import { CHANGELOG_PATH, OPENAPI_PATH, REFERENCE_PATH } from '../paths.ts'
import { composeBasics } from './basics.ts'
import { composeBehaviour, composeVersioning, KNOWN_QUIRKS } from './behaviour.ts'
import { renderApiHistory } from './changelog.ts'
import { endpointsOf, renderEndpoints } from './endpoints.ts'
import { composeOtherInterfaces } from './other-interfaces.ts'
import { type DocsSection, renderContents, renderDocsSection } from './section.ts'

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
    ...composeOtherInterfaces(origin, endpointsOf(description, 'Without a key')),
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
