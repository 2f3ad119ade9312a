// The HTTP server, built from its parts. It neither listens nor knows where the parts come from.

import type { Socket } from 'node:net'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import type { KeyRing } from '../usecases/key-ring.ts'
import { createGate, type Gate } from './gate.ts'
import { registerHealth } from './health.ts'
import type { Budget } from './limits.ts'
import {
  clientFault,
  createErrorHandler,
  problemBody,
  problemOf,
  sendProblem,
  UNKNOWN_PATH,
} from './problem.ts'
import { type RestDeps, registerRestV1 } from './rest/v1/router.ts'
import { sendFailure } from './site/failures.ts'
import type { Site } from './site/page.ts'

export type ServerDeps = Omit<RestDeps, 'gate'> & {
  config: Pick<Config, 'trustedProxies'>
  logger: Logger
  keyRing: KeyRing
  /** Shared by every counted surface. */
  budget: Budget
  site: Site
}

const REST_PREFIX = '/api/v1'
// For a request to arrive whole: ours are a few hundred bytes.
const REQUEST_TIMEOUT_MS = 15_000
// As long as a whole request head may be: any writing of an enterprise number is read.
const MAX_PATH_LENGTH = 16_384

export function createServer(deps: ServerDeps): FastifyInstance {
  const gate = createGate(deps.keyRing, deps.budget)
  const app = fastify({
    logger: false, // a child logger per request would cost more than the answer; `logResponses` logs
    trustProxy: deps.config.trustedProxies ?? false,
    return503OnClosing: false, // requests that still arrive are answered, and their connection then closed
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { optimizeEmptyRequests: true }, // GETs have no body to wait for: about a microsecond of sixteen
    routerOptions: { maxParamLength: MAX_PATH_LENGTH },
    frameworkErrors: (error, request, reply) => answerUnroutable(error, request, reply, gate),
    clientErrorHandler: answerUnreadable,
  })
  app.setSerializerCompiler(() => JSON.stringify) // bodies are sent as text already; schemas describe them
  app.decorateRequest('allowance', null)
  // Nothing here takes a body, and a request that only announces its type would be waited for (see `http` above).
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.setErrorHandler(createErrorHandler(deps.logger))
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, UNKNOWN_PATH, deps.site))
  if (deps.logger.isLevelEnabled('debug')) logResponses(app, deps.logger)

  registerHealth(app)
  app.register(async rest => registerRestV1(rest, { ...deps, gate }), { prefix: REST_PREFIX })
  return app
}

// A path that cannot be decoded reaches no route, and so no hook.
function answerUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply, gate: Gate): void {
  const answer = () => void sendProblem(reply, problemOf(error))
  if (request.url.startsWith(REST_PREFIX)) gate(request, reply, answer)
  else answer()
}

// What is no HTTP at all: Node has read no request that could be answered in the usual way.
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const problem = clientFault(error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400)
  const body = problemBody(problem)
  socket.end(
    `HTTP/1.1 ${problem.status} ${problem.status === 431 ? 'Request Header Fields Too Large' : 'Bad Request'}\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Connection: close\r\n\r\n${body}`,
  )
}

// The route's pattern, never the address: that holds numbers and names.
function logResponses(app: FastifyInstance, logger: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    logger.debug(
      {
        route: request.routeOptions.url,
        status: reply.statusCode,
        duration_ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
