// One span per request, by OpenTelemetry's HTTP conventions: method, route pattern and status. URL, query, client and
// key are left out.

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { type Span, startRoot, withSpan } from '../platform/tracing/trace.ts'
import { parseTraceparent } from '../platform/tracing/traceparent.ts'
import { cameThroughProxy } from './request-log.ts'

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
