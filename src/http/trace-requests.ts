// A span a request, by OpenTelemetry's conventions for HTTP: method, pattern of the route and status. The address, its query,
// who asked and with what key stay out of it.

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { type Span, startRoot, withSpan } from '../platform/tracing/trace.ts'
import { parseTraceparent } from '../platform/tracing/traceparent.ts'
import { cameThroughProxy } from './request-log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request that is traced; null where it is not, absent where nothing is. */
    span?: Span | null
  }
}

/**
 * Traces what `app` answers on routes that are added afterwards. Ended when the answer is out or the client is gone: by the
 * response itself, since Fastify's own hook for it would make requests dearer that are not traced. A request whose address
 * cannot be decoded reaches no hook and is not traced.
 */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, reply, done) => {
    const span = startRequest(request)
    request.span = span
    if (span !== null) reply.raw.once('close', () => endRequest(span, reply))
    withSpan(span, done)
  })
  // A body that is waited for comes in a turn of the event loop that knows nothing of its request.
  app.addHook('onRoute', route => {
    const handler: RouteHandlerMethod = route.handler
    route.handler = function (request, reply) {
      return withSpan(request.span ?? null, () => handler.call(this, request, reply))
    }
  })
}

function startRequest(request: FastifyRequest): Span | null {
  // Strangers decide neither what is traced nor what traces it stands in.
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
