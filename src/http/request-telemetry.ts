// The request log and request traces, both optional. They have the route pattern, never the URL, client
// address or key: URLs contain enterprise numbers and names.

import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Logger } from '../platform/log.ts'
import { parseTraceparent, type Span, startRoot, withSpan } from '../platform/tracing/trace.ts'
import { UNMATCHED } from './metrics/request-counters.ts'

// Optional request log, one line per request. It has the route pattern, never the URL, client address or key: URLs
// contain enterprise numbers and names.

const REQUEST_ID = 'x-request-id'

declare module 'fastify' {
  interface FastifyRequest {
    /** The id in the log and in the response; null where requests are not logged. */
    requestId: string | null
  }
}

// Fits UUIDs and trace ids; excludes line breaks and control characters.
const VALID_REQUEST_ID = /^[\w.:/+=-]{1,64}$/

/** Logs each response at `info` and returns its id in a header. */
export function logRequests(app: FastifyInstance, logger: Logger): void {
  app.decorateRequest('requestId', null)
  app.addHook('onRequest', (request, reply, done) => {
    request.requestId = requestIdOf(request)
    reply.raw.setHeader(REQUEST_ID, request.requestId) // on Node's response: cached dossiers bypass Fastify's reply
    done()
  })
  logResponses(app, line => logger.info(line, 'request completed'))
}

/** Logs each response at `debug`, without an id, so that responses stay unchanged. */
export function logRequestsAtDebug(app: FastifyInstance, logger: Logger): void {
  logResponses(app, line => logger.debug(line, 'request completed'))
}

function logResponses(app: FastifyInstance, write: (line: object) => void): void {
  const counted = new WeakMap<Socket, number>()
  app.addHook('onResponse', (request, reply, done) => {
    const { socket } = request.raw
    write({
      ...(request.requestId && { request_id: request.requestId }),
      ...(request.span && { trace_id: request.span.traceId }),
      method: request.method,
      route: request.routeOptions.url ?? UNMATCHED,
      status: reply.raw.statusCode,
      duration_ms: Math.round(100 * reply.elapsedTime) / 100,
      bytes: socket.bytesWritten - (counted.get(socket) ?? 0),
    })
    counted.set(socket, socket.bytesWritten)
    done()
  })
}

// Only a trusted proxy may set the request id.
function requestIdOf(request: FastifyRequest): string {
  const given = request.headers[REQUEST_ID]
  return cameThroughProxy(request) && typeof given === 'string' && VALID_REQUEST_ID.test(given)
    ? given
    : randomUUID()
}

/** `ips` has more than one address only behind a trusted proxy: the proxy's own and the forwarded one. */
function cameThroughProxy({ ips }: FastifyRequest): boolean {
  return (ips?.length ?? 0) > 1
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null when the request is not sampled; undefined when tracing is off. */
    span?: Span | null
  }
}

/**
 * Traces requests to routes that are added afterwards. Spans end on the response's `close` event: Fastify's onResponse
 * hook would slow down unsampled requests too. Requests with an undecodable path reach no hook and are not traced.
 */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, reply, done) => {
    const span = startRequest(request)
    request.span = span
    if (span !== null) reply.raw.once('close', () => endRequest(span, reply))
    withSpan(span, done)
  })
  // After reading a body, the handler runs without the request's async context; restore it.
  app.addHook('onRoute', route => {
    const handler: RouteHandlerMethod = route.handler
    route.handler = function (request, reply) {
      return withSpan(request.span ?? null, () => handler.call(this, request, reply))
    }
  })
}

function startRequest(request: FastifyRequest): Span | null {
  // Only a trusted proxy may control sampling and parent spans.
  const parent = cameThroughProxy(request) ? parseTraceparent(request.headers.traceparent) : null
  return startRoot(parent, () => {
    const route = request.is404 ? undefined : request.routeOptions.url
    return {
      name: route === undefined ? request.method : `${request.method} ${route}`,
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'url.scheme': request.protocol,
      },
    }
  })
}

function endRequest(span: Span, { raw }: FastifyReply): void {
  const { statusCode, writableFinished } = raw
  span.set(writableFinished ? { 'http.response.status_code': statusCode } : { 'griffie.client_left': true })
  span.end(writableFinished && statusCode >= 500 ? String(statusCode) : null)
}
