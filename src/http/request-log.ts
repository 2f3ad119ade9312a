// One line a request, for those who want it. It holds the route's pattern and never the address, whose parts are numbers
// and names; no query, no client, no key.

import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from '../platform/log.ts'
import { UNMATCHED } from './metrics/request-counters.ts'

export const REQUEST_ID = 'x-request-id'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request is called in the log and was told to the client; null where requests are not logged. */
    requestId: string | null
  }
}

// Long enough for a UUID or a trace id, and nothing that could break a line or a terminal.
const VALID_REQUEST_ID = /^[\w.:/+=-]{1,64}$/

/** Logs each answer at `info` and sends its id back. */
export function logRequests(app: FastifyInstance, logger: Logger): void {
  app.decorateRequest('loggedAs', null)
  app.addHook('onRequest', (request, reply, done) => {
    request.requestId = requestIdOf(request)
    reply.raw.setHeader(REQUEST_ID, request.requestId) // on Node's response: held dossiers go past Fastify's
    done()
  })
  logResponses(app, line => logger.info(line, 'answered'))
}

/** The same line at `debug` and without an id: whoever looks for a fault sees answers as they are. */
export function logRequestsAtDebug(app: FastifyInstance, logger: Logger): void {
  logResponses(app, line => logger.debug(line, 'answered'))
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

// Whoever connects without a proxy cannot choose what stands in the log.
function requestIdOf(request: FastifyRequest): string {
  const given = request.headers[REQUEST_ID]
  return cameThroughProxy(request) && typeof given === 'string' && VALID_REQUEST_ID.test(given)
    ? given
    : randomUUID()
}

/** Through a proxy that is trusted there is more than one address: the proxy's own, and the one it names. */
export function cameThroughProxy({ ips }: FastifyRequest): boolean {
  return (ips?.length ?? 0) > 1
}
