// Parsing of query batches and extension queries. Malformed ones are 400: an empty result would look like no company.

import { z } from 'zod'
import { ParameterError } from '../../domain/errors.ts'
import type { BatchQuery } from '../../usecases/reconcile/reconcile-batch.ts'
import { MAX_CANDIDATES } from '../../usecases/reconcile/reconcile-companies.ts'
import { BATCH_SIZE, CONTENT_SETTING } from './manifest.ts'

const DEFAULT_CANDIDATES = 3
/** Longer names are not searched in full anyway. */
const MAX_TEXT_LENGTH = 1_000

const simpleValue = z.union([z.string(), z.number(), z.boolean()])
const value = z.union([simpleValue, z.object({ id: z.string(), name: z.string().optional() })])

const queryBatch = z.record(
  z.string(),
  z
    .object({
      query: z.string().optional(),
      limit: z.number().optional(),
      properties: z.array(z.object({ pid: z.string(), v: z.union([value, z.array(value)]) })).optional(),
    })
    .refine(({ query, properties }) => query !== undefined || (properties?.length ?? 0) > 0),
)

const extensionQuery = z.object({
  ids: z.array(z.string()),
  properties: z.array(z.object({ id: z.string(), settings: z.record(z.string(), z.unknown()).optional() })),
})

/** A query and its key in the batch. */
type KeyedQuery = { key: string; query: BatchQuery }

/** What an extension asks for. */
export type ExtensionQuery = { ids: string[]; properties: { id: string; asCode: boolean }[] }

/** Throws `ParameterError`. */
export function readQueryBatch(text: string): KeyedQuery[] {
  const parsed = queryBatch.safeParse(parseJson('queries', text))
  if (!parsed.success)
    throw new ParameterError(
      'queries',
      'write an object of queries, each with "query" or "properties", such as {"q0":{"query":"…"}}.',
    )
  const queries = Object.entries(parsed.data)
  requireSize('queries', queries.length, 'queries')
  return queries.map(([key, { query = '', limit, properties = [] }]) => {
    const property = (pid: string) => readValue(properties.find(one => one.pid === pid)?.v)
    return {
      key,
      query: {
        text: clean(query),
        town: property('town'),
        zip: property('zip'),
        vat: property('vat') ?? property('number'),
        nace: property('nace'),
        street: property('street'),
        limit: clampLimit(limit),
      },
    }
  })
}

/** Throws `ParameterError`. */
export function readExtensionQuery(text: string): ExtensionQuery {
  const parsed = extensionQuery.safeParse(parseJson('extend', text))
  if (!parsed.success) throw new ParameterError('extend', 'write {"ids":["…"],"properties":[{"id":"…"}]}.')
  const { ids, properties } = parsed.data
  requireSize('extend', ids.length, 'companies')
  return {
    ids: [...new Set(ids)],
    properties: properties.map(({ id, settings }) => ({
      id,
      asCode: settings?.[CONTENT_SETTING] === 'code',
    })),
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ParameterError(name, 'this is not JSON.')
  }
}

function requireSize(name: string, count: number, of: string): void {
  if (count > BATCH_SIZE) throw new ParameterError(name, `at most ${BATCH_SIZE} ${of} in one request.`)
}

type Value = z.infer<typeof value>

// Of several values the first: a company has one town. Of an entity reconciled before, its name, else its id.
function readValue(given: Value | Value[] | undefined): string | null {
  const first = Array.isArray(given) ? given[0] : given
  if (first === undefined) return null
  const text = typeof first === 'object' ? (first.name ?? first.id) : String(first)
  return clean(text) || null
}

function clampLimit(limit = DEFAULT_CANDIDATES): number {
  return Math.min(MAX_CANDIDATES, Math.max(1, Math.trunc(limit)))
}

// PostgreSQL text cannot contain NUL.
function clean(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH).replaceAll('\0', ' ').trim()
}
