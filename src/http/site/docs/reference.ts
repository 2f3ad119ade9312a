// GET /docs/reference: all operations of the OpenAPI document, rendered on the server. The forms that send requests need
// JavaScript; everything else works without it.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { registerReadOnly } from '../../feeds/respond.ts'
import {
  type ApiDescription,
  type Operation,
  type Parameter,
  type ResponseObject,
  referenceName,
} from '../../openapi/api-description.ts'
import { type Content, type Html, html } from '../html.ts'
import type { Page } from '../page.ts'
import { API_DOCS_PATH, OPENAPI_PATH, REFERENCE_PATH } from '../paths.ts'
import { type Endpoint, endpointsOf } from './endpoints.ts'
import { bodyId, renderBody, renderMarkdown, renderParameters, renderTable, renderType } from './fields.ts'
import { renderContents, renderDocsSection } from './section.ts'
import { renderCode } from './snippets.ts'

export const REFERENCE_SCRIPT_PATH = `${REFERENCE_PATH}/try.js`
const SCRIPT = readFileSync(fileURLToPath(import.meta.resolve('./reference.js')), 'utf8')
const ONE_HOUR = 'public, max-age=3600'

export function registerReferenceScript(app: FastifyInstance): void {
  registerReadOnly(app, REFERENCE_SCRIPT_PATH, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': ONE_HOUR })
      .send(SCRIPT),
  )
}

/** `origin` has no trailing slash. */
export function composeReference(description: ApiDescription, origin: string): Page {
  const { components } = description
  const groups = (description.tags as { name: string; description?: string }[]).map(
    ({ name, description: about }) => {
      const endpoints = endpointsOf(description, name)
      return {
        id: `tag-${name.toLowerCase().replaceAll(/\W+/g, '-')}`,
        title: name,
        subsections: endpoints.map(({ operation }) => ({
          id: operation.operationId,
          title: operation.summary,
        })),
        body: html`${about && html`<p>${renderMarkdown(about)}</p>`}${endpoints.map(one => renderEndpoint(one, description))}`,
      }
    },
  )
  const bodies = Object.keys(components.schemas)
  const parts = [
    ...groups,
    {
      id: 'bodies',
      title: 'Bodies',
      subsections: bodies.map(name => ({ id: bodyId(name), title: name })),
      body: html`${bodies.map(name => renderBody(name, components.schemas, 3))}`,
    },
  ]
  return {
    lang: 'en',
    title: 'API reference',
    description:
      'Every operation of the API with its parameters, responses and bodies, and forms to send requests.',
    path: null,
    body: html`<div class="docs">
<header>
<h1>API reference</h1>
<p class="lead">Generated from the <a href="${OPENAPI_PATH}">OpenAPI description</a>. Concepts are explained in the
<a href="${API_DOCS_PATH}">documentation</a>.</p>
<p>Base address: <code>${origin}</code></p>
<p class="field try" hidden><label for="api-key">Your API key for test requests</label>
<span class="hint" id="api-key-hint">Sent only to this service and discarded when you leave the page.</span>
<input id="api-key" type="password" autocomplete="new-password" spellcheck="false" aria-describedby="api-key-hint"></p>
</header>
${renderContents(parts)}
<article class="prose">${parts.map(renderDocsSection)}</article>
</div>`,
  }
}

function renderEndpoint({ path, operation }: Endpoint, { components }: ApiDescription): Html {
  const { operationId, summary, parameters = [], responses } = operation
  return html`<section class="endpoint" aria-labelledby="${operationId}">
<h3 id="${operationId}">${summary}</h3>
<p class="path"><code>GET ${path}</code></p>
<p>${renderMarkdown(operation.description)}</p>
${parameters.length > 0 && renderParameters(parameters, `Parameters: ${summary}`)}
${renderAnswers(summary, responses, components.responses as Record<string, ResponseObject>)}
${renderTryForm(path, operation)}
</section>`
}

function renderAnswers(
  summary: string,
  responses: Operation['responses'],
  shared: Record<string, ResponseObject>,
): Content {
  return renderTable(
    `Responses: ${summary}`,
    ['Status', 'Meaning', 'Body', 'Headers'],
    Object.entries(responses).map(([status, given]) => {
      const answer = (given.$ref ? shared[referenceName(given.$ref)] : given) ?? {}
      const headers = Object.keys(answer.headers ?? {})
      return [
        status,
        renderMarkdown(answer.description),
        html`${Object.entries(answer.content ?? {}).map(
          ([type, { schema }]) => html`${renderType(schema)} <span class="soft small">${type}</span>`,
        )}`,
        html`${headers.map((name, at) => html`${at > 0 && ', '}<code>${name}</code>`)}`,
      ]
    }),
  )
}

// Only for operations with a JSON response.
function renderTryForm(
  path: string,
  { operationId, summary, parameters = [], responses }: Operation,
): Content {
  const json = responses[200]?.content?.['application/json']
  if (json === undefined) return null
  return html`<form class="try" data-path="${path}" hidden>
${parameters.map(parameter => renderInput(operationId, parameter))}
<p><button class="button" type="submit">Try it<span class="unseen">: ${summary}</span></button></p>
<p role="status"></p>
<pre tabindex="0" role="group" aria-label="Response: ${summary}" hidden></pre>
</form>
${Object.values(json.examples ?? {}).map(
  example => html`<details><summary>Example: ${example.summary}</summary>
${renderCode(example.summary, JSON.stringify(example.value, null, 2))}</details>`,
)}`
}

function renderInput(operationId: string, { name, required, examples = {} }: Parameter): Html {
  const id = `${operationId}-${name}`
  const [first] = Object.values(examples)
  const value = required && first !== undefined ? String(first.value) : ''
  return html`<p class="field"><label for="${id}"><code>${name}</code></label>
<input id="${id}" name="${name}" type="text" value="${value}" autocomplete="off" spellcheck="false"${required && html` required`}></p>`
}
