// Renders the endpoints of the OpenAPI document: parameters, responses and code snippets.

import type { JsonSchema } from '../../json-schema.ts'
import {
  type ApiDescription,
  type Operation,
  type ResponseObject,
  referenceName,
} from '../../openapi/api-description.ts'
import { type Content, type Html, html } from '../html.ts'
import { bodyId, renderBody, renderMarkdown, renderParameters, renderTable } from './fields.ts'
import { type Call, curl, renderCode, renderSnippets } from './snippets.ts'

export type Endpoint = { path: string; operation: Operation }

/** Endpoints of one tag, in document order. */
export function endpointsOf({ paths }: ApiDescription, tag: string): Endpoint[] {
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get?.tags.includes(tag) ? [{ path, operation: get }] : [],
  )
}

/** A body schema is described at its first endpoint. */
export function renderEndpoints(
  description: ApiDescription,
  endpoints: readonly Endpoint[],
  origin: string,
): Html {
  const described = new Set<string>()
  return html`${endpoints.map(endpoint => renderEndpoint(description, endpoint, origin, described))}`
}

function renderEndpoint(
  { components }: ApiDescription,
  { path, operation }: Endpoint,
  origin: string,
  described: Set<string>,
): Html {
  const { operationId, summary, parameters = [], responses } = operation
  const json = responses[200]?.content?.['application/json']
  const isStream = responses[200]?.content?.['text/event-stream'] !== undefined
  const call = exampleCall(path, operation)
  const bodies = json ? reachableSchemas(json.schema, components.schemas) : []
  const fresh = bodies.filter(name => !described.has(name))
  for (const name of fresh) described.add(name)
  return html`<section class="endpoint" aria-labelledby="${operationId}">
<h3 id="${operationId}">${summary}</h3>
<p class="path"><code>GET ${path}</code></p>
<p>${renderMarkdown(operation.description)}</p>
${isStream ? renderCode('curl', curl(origin, call)) : renderSnippets(origin, call, `snippet-${operationId}`)}
${renderParameters(parameters)}
${renderAnswers(responses, components.responses as Record<string, ResponseObject>)}
${fresh.map(name => renderBody(name, components.schemas))}
${fresh.length === 0 && bodies[0] && html`<p>The body is <a href="#${bodyId(bodies[0])}">${bodies[0]}</a>.</p>`}
${Object.values(json?.examples ?? {}).map(
  example => html`<details><summary>Example: ${example.summary}</summary>
${renderCode(example.summary, JSON.stringify(example.value, null, 2))}</details>`,
)}
</section>`
}

function renderAnswers(responses: Operation['responses'], shared: Record<string, ResponseObject>): Content {
  return renderTable(
    'Responses',
    ['Status', 'Meaning'],
    Object.entries(responses).map(([status, given]) => {
      const answer = given.$ref ? shared[referenceName(given.$ref)] : given
      return [status, renderMarkdown(answer?.description)]
    }),
  )
}

// Uses the first example of each path parameter and of the first query parameter.
function exampleCall(path: string, { parameters = [] }: Operation): Call {
  const first = (name: string) => {
    const examples = parameters.find(parameter => parameter.name === name)?.examples ?? {}
    return String(Object.values(examples)[0]?.value ?? '')
  }
  const query = parameters.find(parameter => parameter.in === 'query')
  return {
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => first(name)),
    ...(query && { query: { [query.name]: first(query.name) } }),
  }
}

/** Names of the schemas referenced by a schema, transitively, in depth-first order. */
function reachableSchemas(
  schema: unknown,
  schemas: Record<string, JsonSchema>,
  found: string[] = [],
): string[] {
  if (typeof schema !== 'object' || schema === null) return found
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword !== '$ref') reachableSchemas(value, schemas, found)
    else if (!found.includes(referenceName(String(value)))) {
      found.push(referenceName(String(value)))
      reachableSchemas(schemas[referenceName(String(value))], schemas, found)
    }
  }
  return found
}
