// Spans of requests to upstreams: host and status. URLs are left out, since they contain numbers and dates.

import { failureOf, startSpan, withSpan } from './trace.ts'

type Fetch = typeof globalThis.fetch

/** `fetch` with a span per request, ending when the response headers arrive. */
export function traceFetch(fetch: Fetch): Fetch {
  return async (input, init) => {
    const span = startSpan(methodOf(init), 'client', describe(input, init))
    if (span === null) return fetch(input, init)
    try {
      const answer = await withSpan(span, () => fetch(input, init))
      span.set({ 'http.response.status_code': answer.status })
      span.end(answer.status >= 400 ? String(answer.status) : null)
      return answer
    } catch (error) {
      span.end(failureOf((error as Error).cause ?? error)) // network errors are the cause
      throw error
    }
  }
}

function describe(input: Parameters<Fetch>[0], init: RequestInit | undefined) {
  const { hostname, port, protocol } = new URL(input instanceof Request ? input.url : input)
  return {
    'http.request.method': methodOf(init),
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  }
}

function methodOf(init: RequestInit | undefined): string {
  return init?.method ?? 'GET'
}
