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

// Uses the first example of each path parameter, and the first query parameter that has an example or a default.
function exampleCall(path: string, { parameters = [] }: Operation): Call {
  const given = parameters.flatMap(({ name, in: place, schema, examples }) => {
    const value = Object.values(examples ?? {})[0]?.value ?? schema.default
    return value === undefined
      ? []
      : { name, place, value: typeof value === 'number' ? value : String(value) }
  })
  const ofPath = given.filter(({ place }) => place === 'path')
  const inPath = Object.fromEntries(ofPath.map(({ name, value }) => [name, String(value)]))
  const query = given.find(({ place }) => place === 'query')
  return {
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => inPath[name] ?? ''),
    route: { template: path, parameters: inPath },
    ...(query && { query: { [query.name]: query.value } }),
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
