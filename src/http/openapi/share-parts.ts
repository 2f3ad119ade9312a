// What many answers have alike stands in the description once, under `components`, and is referred to.

import { isDeepStrictEqual } from 'node:util'
import type { ApiDescription, Operation, ResponseObject } from './document.ts'

/** Answers that are the same wherever a key is needed. */
const SHARED_RESPONSES: Record<string, string> = {
  400: 'Unreadable',
  401: 'Unauthorized',
  405: 'ReadOnly',
  429: 'TooManyRequests',
  500: 'Fault',
}

type Part = object

/** The same description with shared headers and error answers by reference. Throws when two of one name differ. */
export function extractComponents(document: ApiDescription): ApiDescription {
  const headers: Record<string, Part> = {}
  const responses: Record<string, Part> = {}
  for (const operation of operationsOf(document)) {
    for (const answer of Object.values(operation.responses)) shareHeaders(answer, headers)
    if (isKeyed(operation)) shareErrors(operation, responses)
  }
  return { ...document, components: { ...document.components, headers, responses } }
}

function isKeyed({ security = [] }: Operation): boolean {
  return security.length > 0
}

function shareErrors(operation: Operation, shared: Record<string, Part>): void {
  for (const [status, answer] of Object.entries(operation.responses)) {
    const name = SHARED_RESPONSES[status]
    if (name !== undefined) operation.responses[status] = share('responses', name, answer, shared)
  }
}

function shareHeaders({ headers: given }: ResponseObject, headers: Record<string, Part>): void {
  if (given === undefined) return
  for (const [name, header] of Object.entries(given)) given[name] = share('headers', name, header, headers)
}

function share(kind: string, name: string, part: Part, shared: Record<string, Part>): Part {
  shared[name] ??= part
  if (!isDeepStrictEqual(shared[name], part)) throw new Error(`Two ${kind} are called ${name} and differ.`)
  return { $ref: `#/components/${kind}/${name}` }
}

function operationsOf({ paths }: ApiDescription): Operation[] {
  return Object.values(paths).flatMap(path => Object.values(path))
}
