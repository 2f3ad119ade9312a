// Sections of the API documentation on MCP, badges, feeds and routes without authentication.

import { type Html, html } from '../html.ts'
import { badgePath, feedPath } from '../paths.ts'
import type { Endpoint } from './endpoints.ts'
import { renderMarkdown, renderTable } from './fields.ts'
import type { DocsSection } from './section.ts'
import { renderCode } from './snippets.ts'

const EXAMPLE_NUMBER = '0730096036'

export function composeOtherInterfaces(origin: string, surfaces: readonly Endpoint[]): DocsSection[] {
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
      id: 'surfaces',
      title: 'Without a key',
      body: renderTable(
        'Endpoints without a key',
        ['Path', 'Description'],
        surfaces.map(({ path, operation }) => [
          html`<code>${path}</code>`,
          html`${operation.summary}. ${renderMarkdown(operation.description)}`,
        ]),
      ),
    },
  ]
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
