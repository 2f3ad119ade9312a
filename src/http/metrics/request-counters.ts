// Counts requests by route pattern, method and status. Uses plain numbers, because prom-client hashes labels at every
// increment, and no onResponse hook on the API, because the hook makes Fastify attach listeners to each response.

import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onResponseHookHandler,
  onSendHookHandler,
  RouteOptions,
} from 'fastify'

/** Upper bounds in seconds, from a cached dossier to a source timeout. */
export const DURATION_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Label of unknown paths, which would otherwise create unbounded label values. */
export const UNMATCHED = 'unmatched'

export type RouteCounters = {
  route: string
  /** Requests by method and status. */
  byMethod: Map<string, Map<number, number>>
  /** Non-cumulative counts per bucket of `DURATION_BUCKETS_S`, and one overflow bucket. */
  bucketCounts: Float64Array
  sumS: number
}

export type RequestCounters = {
  /**
   * Counts responses of routes that are added afterwards, once they are sent. Responses under `inHandlerPrefix` are
   * short and counted when they are handed to Node.
   */
  instrument(app: FastifyInstance, inHandlerPrefix: string): void
  /** Counts a response that reaches no hook. */
  instrumentUnroutable(request: FastifyRequest, reply: FastifyReply): void
  routes(): Iterable<RouteCounters>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Counters for a hijacked reply; null where metrics are off. */
    routeCounters: RouteCounters | null
  }
}

/** Declares the property that `countHijackedReply` reads. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('routeCounters', null)
}

/** Counts a response that bypasses Fastify's reply and hooks. */
export function countHijackedReply(request: FastifyRequest, status: number): void {
  if (request.routeCounters !== null) countResponse(request.routeCounters, request, status)
}

export function createRequestCounters(): RequestCounters {
  const byRoute = new Map<string, RouteCounters>()
  function countersOf(route: string): RouteCounters {
    const counters = byRoute.get(route) ?? createRouteCounters(route)
    byRoute.set(route, counters)
    return counters
  }
  return {
    instrument(app, inHandlerPrefix) {
      app.addHook('onRoute', route => {
        const counters = countersOf(route.url)
        if (route.url.startsWith(inHandlerPrefix)) countInHandler(route, counters)
        else countOnResponse(route, counters)
      })
      // onSend: hijacked replies skip it, so cached responses do not pay for this check.
      app.addHook('onSend', (request, reply, payload, done) => {
        if (request.is404) count(countersOf(UNMATCHED), request.method, reply.statusCode)
        done(null, payload)
      })
    },
    instrumentUnroutable(request, reply) {
      reply.raw.once('finish', () => count(countersOf(UNMATCHED), request.method, reply.raw.statusCode))
    },
    routes: () => byRoute.values(),
  }
}

// The handler may hijack the reply, which skips onSend; all other responses, refusals included, pass onSend.
function countInHandler(route: RouteOptions, counters: RouteCounters): void {
  const { handler } = route
  route.handler = function (request, reply) {
    request.routeCounters = counters
    return handler.call(this, request, reply)
  }
  const counted: onSendHookHandler = (request, reply, payload, done) => {
    countResponse(counters, request, reply.statusCode)
    done(null, payload)
  }
  route.onSend = [counted, ...[route.onSend ?? []].flat()]
}

function countOnResponse(route: RouteOptions, counters: RouteCounters): void {
  const counted: onResponseHookHandler = (request, reply, done) => {
    count(counters, request.method, reply.raw.statusCode)
    recordDuration(counters, reply.elapsedTime)
    done()
  }
  route.onResponse = [counted, ...[route.onResponse ?? []].flat()]
}

function createRouteCounters(route: string): RouteCounters {
  return {
    route,
    byMethod: new Map(),
    bucketCounts: new Float64Array(DURATION_BUCKETS_S.length + 1),
    sumS: 0,
  }
}

// The rate limiter's timestamp serves as the start time, which saves a clock read.
function countResponse(counters: RouteCounters, { method, allowance }: FastifyRequest, status: number): void {
  count(counters, method, status)
  if (allowance !== null) recordDuration(counters, performance.now() - allowance.countedAt)
}

function count({ byMethod }: RouteCounters, method: string, status: number): void {
  let byStatus = byMethod.get(method)
  if (byStatus === undefined) {
    byStatus = new Map()
    byMethod.set(method, byStatus)
  }
  byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
}

function recordDuration(counters: RouteCounters, elapsedMs: number): void {
  const elapsedS = elapsedMs / 1_000
  let bucket = 0
  while (elapsedS > (DURATION_BUCKETS_S[bucket] ?? Number.POSITIVE_INFINITY)) bucket++
  counters.bucketCounts[bucket] = (counters.bucketCounts[bucket] ?? 0) + 1
  counters.sumS += elapsedS
}
