// Builds the OpenAPI document from the route schemas, so that it lists exactly the registered routes. The document is
// committed; a running server only serves the file.

import { isDeepStrictEqual } from 'node:util'
import swagger from '@fastify/swagger'
import { type FastifyInstance, fastify } from 'fastify'
import { NO_SERIALIZER_COMPILER } from '../json-schema.ts'
import type { RouteDescription } from '../rest/v1/describe-route.ts'
import { type RestDeps, registerRestV1 } from '../rest/v1/router.ts'
import type { ApiDescription, Operation, ResponseObject } from './api-description.ts'
import { BULK_PATHS } from './bulk-paths.ts'
import { BULK_SCHEMAS } from './bulk-schemas.ts'
import { PUBLIC_PATHS } from './public-paths.ts'
import { PUBLIC_SCHEMAS } from './public-schemas.ts'

// Moves shared headers and error responses to `components` and refers to them.

/** Error responses that all authenticated routes share. */
const COMMON_RESPONSES: Record<string, string> = {
  400: 'Unreadable',
  401: 'Unauthorized',
  405: 'ReadOnly',
  429: 'TooManyRequests',
  500: 'Fault',
}

type Component = object

/** The document with references to shared headers and error responses. Throws when two components of a name differ. */
function extractComponents(document: ApiDescription): ApiDescription {
  const headers: Record<string, Component> = {}
  const responses: Record<string, Component> = {}
  for (const [path, operation] of operationsOf(document)) {
    for (const answer of Object.values(operation.responses)) extractHeaders(answer, headers)
    if (path.startsWith('/api/')) extractErrorResponses(operation, responses)
  }
  return { ...document, components: { ...document.components, headers, responses } }
}

function extractErrorResponses(operation: Operation, shared: Record<string, Component>): void {
  for (const [status, answer] of Object.entries(operation.responses)) {
    const name = COMMON_RESPONSES[status]
    if (name !== undefined) operation.responses[status] = extractComponent('responses', name, answer, shared)
  }
}

function extractHeaders({ headers: given }: ResponseObject, headers: Record<string, Component>): void {
  if (given === undefined) return
  for (const [name, header] of Object.entries(given))
    given[name] = extractComponent('headers', name, header, headers)
}

function extractComponent(
  kind: string,
  name: string,
  part: Component,
  shared: Record<string, Component>,
): Component {
  shared[name] ??= part
  if (!isDeepStrictEqual(shared[name], part)) throw new Error(`Two ${kind} are called ${name} and differ.`)
  return { $ref: `#/components/${kind}/${name}` }
}

function operationsOf({ paths }: ApiDescription): [path: string, Operation][] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).map((operation): [string, Operation] => [path, operation]),
  )
}

/** Date of the last change of v1; CHANGELOG.md has an entry of that date. */
const LAST_CHANGE = '2026-11-28'

const DOCUMENT_HEAD = {
  openapi: '3.1.1',
  info: {
    title: 'v1',
    version: LAST_CHANGE,
    summary: 'Belgian company data, read-only.',
    description:
      'Register facts, insolvency events, mandates and a risk band of Belgian companies.\n\n' +
      'Null means unknown: the source is unavailable or does not state the value. It never means zero or empty. A 404 from ' +
      'the rollup means that nothing is on record; a 503 means that the source is unavailable.\n\n' +
      'Fields may be added to any body without a new version: clients must tolerate unknown fields.\n\n' +
      'Documentation: [/docs/api](/docs/api) on this server.',
    contact: { name: 'The operator of this service' },
    license: { name: 'MIT (the code; the data have terms of their own)', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'This server' }],
  tags: [
    {
      name: 'Companies',
      description: 'Company data. Every call needs a key and counts against the rate limit.',
    },
    {
      name: 'Bulk files',
      description: 'Snapshots of all data and daily deltas, for keys with the right to download them.',
    },
    {
      name: 'Without a key',
      description: 'Health, version, badge, feeds, sitemap, crawler policy and descriptions of the service.',
    },
  ],
  components: {
    securitySchemes: {
      apiKey: {
        type: 'apiKey' as const,
        in: 'header',
        name: 'X-Api-Key',
        description:
          'Issued by hand by the operator of the service. Bearer tokens and query-string keys are not supported.',
      },
    },
    schemas: { ...BULK_SCHEMAS, ...PUBLIC_SCHEMAS },
  },
  paths: { ...BULK_PATHS, ...PUBLIC_PATHS },
}

/** Registers the routes without serving them. */
export async function buildApiDescription(): Promise<ApiDescription> {
  const app = fastify({ schemaController: NO_SERIALIZER_COMPILER })
  await app.register(swagger, {
    // The plugin's types expect compiled schemas; these are plain documents.
    openapi: structuredClone(DOCUMENT_HEAD) as never,
    convertConstToEnum: false,
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    transform: ({ schema, url }) => {
      const { parameterSchemas: described, ...rest } = schema as unknown as RouteDescription
      return { schema: { ...rest, ...described }, url }
    },
  })
  await app.register(describeRest, { prefix: '/api/v1' })
  await app.ready()
  const document = JSON.parse(JSON.stringify(app.swagger())) as ApiDescription
  await app.close()
  return orderDocument(extractComponents(document))
}

async function describeRest(app: FastifyInstance): Promise<void> {
  registerRestV1(app, { guard: (_request, _reply, done) => done() } as RestDeps)
}

// Authenticated routes and their schemas first.
function orderDocument({
  openapi,
  info,
  servers,
  tags,
  paths,
  components,
  ...rest
}: ApiDescription): ApiDescription {
  const schemas = authenticatedFirst(components.schemas, name => !(name in PUBLIC_SCHEMAS))
  return {
    openapi,
    info,
    servers,
    tags,
    paths: authenticatedFirst(paths, path => path.startsWith('/api/')),
    components: { ...components, schemas },
    ...rest,
  }
}

function authenticatedFirst<T>(
  parts: Record<string, T>,
  isKeyed: (name: string) => boolean,
): Record<string, T> {
  const entries = Object.entries(parts)
  return Object.fromEntries([
    ...entries.filter(([name]) => isKeyed(name)),
    ...entries.filter(([name]) => !isKeyed(name)),
  ])
}
