// Requests counted by route pattern, method and status, at a price that a held dossier, answered in seventeen
// microseconds, does not feel: plain numbers (prom-client's counters hash their labels at every step), and on the API no
// hook after the answer (which makes Fastify listen to each response: 7 % of a held dossier).

import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onResponseHookHandler,
  onSendHookHandler,
  RouteOptions,
} from 'fastify'

/** Upper bounds in seconds: from a held dossier to a source that hangs until it is given up. */
export const DURATION_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The route of what fits none: unknown addresses are as many as anybody likes. */
export const UNMATCHED = 'unmatched'

export type RouteCounters = {
  route: string
  /** Requests by status, for each method that came. */
  byMethod: Map<string, Map<number, number>>
  /** Answers in each bucket of `DURATION_BUCKETS_S`, not cumulative, and in one more for all slower ones. */
  bucketCounts: Float64Array
  sumS: number
}

export type RequestCounters = {
  /**
   * Counts whatever `app` answers on routes that are added afterwards, once it is sent. Those under `atOncePrefix` are
   * counted when the answer is handed to Node: their answers are short, and then as good as sent.
   */
  instrument(app: FastifyInstance, atOncePrefix: string): void
  /** Counts an answer that reaches no hook. */
  instrumentUnroutable(request: FastifyRequest, reply: FastifyReply): void
  routes(): Iterable<RouteCounters>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Where an answer that goes past Fastify's reply is to be counted; null where nothing is. */
    tally: RouteCounters | null
  }
}

/** What `countPastReply` needs on each request, whether anything is counted or not. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('tally', null)
}

/** Counts an answer that goes past Fastify's reply and its hooks. */
export function countHijackedReply(request: FastifyRequest, status: number): void {
  if (request.tally !== null) countAnswer(request.tally, request, status)
}

export function createRequestCounters(): RequestCounters {
  const tallies = new Map<string, RouteCounters>()

  function countersOf(route: string): RouteCounters {
    const tally = tallies.get(route) ?? createRouteCounters(route)
    tallies.set(route, tally)
    return tally
  }

  return {
    instrument(app, atOncePrefix) {
      app.addHook('onRoute', route => {
        const tally = countersOf(route.url)
        if (route.url.startsWith(atOncePrefix)) countInHandler(route, tally)
        else countOnResponse(route, tally)
      })
      // Not on request: what is found would pay for what is not.
      app.addHook('onSend', (request, reply, payload, done) => {
        if (request.is404) count(countersOf(UNMATCHED), request.method, reply.statusCode)
        done(null, payload)
      })
    },
    instrumentUnroutable(request, reply) {
      reply.raw.once('finish', () => count(countersOf(UNMATCHED), request.method, reply.raw.statusCode))
    },
    routes: () => tallies.values(),
  }
}

// By its handler, which may go past the reply, and by the hook that all other answers pass, refusals included.
function countInHandler(route: RouteOptions, tally: RouteCounters): void {
  const { handler } = route
  route.handler = function (request, reply) {
    request.tally = tally
    return handler.call(this, request, reply)
  }
  const counted: onSendHookHandler = (request, reply, payload, done) => {
    countAnswer(tally, request, reply.statusCode)
    done(null, payload)
  }
  route.onSend = [counted, ...[route.onSend ?? []].flat()]
}

function countOnResponse(route: RouteOptions, tally: RouteCounters): void {
  const counted: onResponseHookHandler = (request, reply, done) => {
    count(tally, request.method, reply.raw.statusCode)
    time(tally, reply.elapsedTime)
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

// The moment when it was counted against its limit is when it came: one look at the clock is saved.
function countAnswer(tally: RouteCounters, { method, allowance }: FastifyRequest, status: number): void {
  count(tally, method, status)
  if (allowance !== null) time(tally, performance.now() - allowance.countedAt)
}

function count({ byMethod }: RouteCounters, method: string, status: number): void {
  let byStatus = byMethod.get(method)
  if (byStatus === undefined) {
    byStatus = new Map()
    byMethod.set(method, byStatus)
  }
  byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
}

function time(tally: RouteCounters, elapsedMs: number): void {
  const elapsedS = elapsedMs / 1_000
  let bucket = 0
  while (elapsedS > (DURATION_BUCKETS_S[bucket] ?? Number.POSITIVE_INFINITY)) bucket++
  tally.bucketCounts[bucket] = (tally.bucketCounts[bucket] ?? 0) + 1
  tally.sumS += elapsedS
}
