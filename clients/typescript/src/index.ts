// Typed client for the REST API of Griffie. Runs wherever `fetch` does: Node, Deno, Bun, workers.

import createFetchClient, { type Client } from 'openapi-fetch'
import { retryingFetch } from './retrying-fetch.ts'
import type { components, operations, paths } from './schema.ts'

export type { components, paths }

export type ClientOptions = {
  /** Origin of the service, such as `https://griffie.example.org`. */
  baseUrl: string
  apiKey: string
  /** Tries after the first one. Default: 4. */
  retries?: number
  /** Default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

export type ChangePage = components['schemas']['ChangePage']
export type ChangeFilter = Pick<
  NonNullable<operations['listChanges']['parameters']['query']>,
  'cursor' | 'limit' | 'kinds' | 'companies'
> & { signal?: AbortSignal }

/** An answer other than 2xx; `body` is the answer's, in general `{ error }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`${status}: ${(body as { error?: string } | null)?.error ?? 'no message'}`)
    this.status = status
    this.body = body
  }
}

/** `GET` takes a path of the API; answers and parameters are typed by its description. */
export function createClient({ baseUrl, apiKey, retries = 4, fetch }: ClientOptions): Client<paths> {
  return createFetchClient<paths>({
    baseUrl,
    headers: { 'X-Api-Key': apiKey },
    fetch: retryingFetch(fetch ?? (request => globalThis.fetch(request)), retries),
  })
}

/**
 * Pages of the change feed from `cursor` on (default: the oldest change that is kept), up to the newest. Store
 * `next_cursor` after you have processed a page: then nothing is missed, and a page may come twice.
 * @throws ApiError; status 410 when changes since `cursor` are no longer kept: `body.oldest_cursor` is where to begin.
 */
export async function* readChanges(
  client: Client<paths>,
  { cursor, signal, ...filter }: ChangeFilter = {},
): AsyncGenerator<ChangePage, void, undefined> {
  for (let more = true; more; ) {
    const query = { limit: 1_000, ...filter, cursor }
    const { data, error, response } = await client.GET('/api/v1/changes', { params: { query }, signal })
    if (data === undefined) throw new ApiError(response.status, error)
    yield data
    cursor = data.next_cursor
    more = data.more
  }
}
