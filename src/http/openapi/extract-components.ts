// Moves shared headers and error responses to `components` and refers to them.

import { isDeepStrictEqual } from 'node:util'
import type { ApiDescription, Operation, ResponseObject } from './api-description.ts'

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
export function extractComponents(document: ApiDescription): ApiDescription {
  const headers: Record<string, Component> = {}
  const responses: Record<string, Component> = {}
  for (const operation of operationsOf(document)) {
    for (const answer of Object.values(operation.responses)) extractHeaders(answer, headers)
    if (needsKey(operation)) extractErrorResponses(operation, responses)
  }
  return { ...document, components: { ...document.components, headers, responses } }
}

function needsKey({ security = [] }: Operation): boolean {
  return security.length > 0
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

function operationsOf({ paths }: ApiDescription): Operation[] {
  return Object.values(paths).flatMap(path => Object.values(path))
}
