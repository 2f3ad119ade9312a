// The HTTP server, built from its parts. It neither listens nor knows where the parts come from.

import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { Config } from '../config.ts'
import type { Logger } from '../platform/log.ts'
import { isTracing } from '../platform/tracing/trace.ts'
import type { ApiKeyCache } from '../usecases/access/api-key-cache.ts'
import { type ApiGuard, createApiGuard } from './api-guard.ts'
import { answerMalformedRequest } from './errors/malformed-request.ts'
import { clientProblem, createErrorHandler, NOT_FOUND, problemOf, sendProblem } from './errors/problem.ts'
import { keepNewConnectionsOpen } from './graceful-shutdown.ts'
import type { RequestQuota } from './limits/request-quota.ts'
import { registerLiveness } from './liveness.ts'
import { decorateRequests, type RequestCounters } from './metrics/request-counters.ts'
import { logRequests, logRequestsAtDebug } from './request-log.ts'
import { type RestDeps, registerRestV1 } from './rest/v1/router.ts'
import { sendErrorPage } from './site/error-pages.ts'
import type { Site } from './site/page.ts'
import { traceRequests } from './trace-requests.ts'

export type ServerDeps = Omit<RestDeps, 'gate'> & {
  config: Pick<Config, 'trustedProxies'> & Partial<Pick<Config, 'logRequests' | 'maxConnections'>>
  logger: Logger
  apiKeyCache: ApiKeyCache
  /** Shared by every counted surface. */
  quota: RequestQuota
  site: Site
  /** For a request to arrive whole. */
  requestMs?: number
  /** Counts what is answered; null counts nothing. */
  requestCounters?: RequestCounters | null
}

export const REST_PREFIX = '/api/v1'
// For a request to arrive whole: ours are a few hundred bytes. Where heads and requests have different times, Node gives
// bodies the longer one: so both have this one.
const REQUEST_TIMEOUT_MS = 15_000
const TIMEOUT_CHECKS = 3 // in that time
// As long as a whole request head may be: any writing of an enterprise number is read.
const MAX_PATH_LENGTH = 16_384

export function createServer(deps: ServerDeps): FastifyInstance {
  const gate = createApiGuard(deps.apiKeyCache, deps.quota)
  const { requestMs = REQUEST_TIMEOUT_MS } = deps
  const app = fastify({
    logger: false, // a child logger per request would cost more than the answer; `logRequests` logs
    trustProxy: deps.config.trustedProxies ?? false,
    return503OnClosing: false, // requests that still arrive are answered, and their connection then closed
    requestTimeout: requestMs,
    http: {
      requireHostHeader: false, // Node would refuse without a body: `refuseWithoutHost`
      optimizeEmptyRequests: true, // GETs have no body to wait for: about a microsecond of sixteen
      headersTimeout: requestMs,
      connectionsCheckingInterval: requestMs / TIMEOUT_CHECKS,
    },
    routerOptions: { maxParamLength: MAX_PATH_LENGTH },
    frameworkErrors: (error, request, reply) => {
      deps.requestCounters?.instrumentUnroutable(request, reply)
      handleUnroutable(error, request, reply, gate)
    },
    clientErrorHandler: answerMalformedRequest,
  })
  keepNewConnectionsOpen(app.server)
  limitConnections(app.server, deps.config.maxConnections ?? null)
  app.setSerializerCompiler(() => JSON.stringify) // bodies are sent as text already; schemas describe them
  app.decorateRequest('allowance', null)
  requireHost(app)
  // Nothing here takes a body, and a request that only announces its type would be waited for (see `http` above).
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.setErrorHandler(createErrorHandler(deps.logger))
  app.setNotFoundHandler((request, reply) => sendErrorPage(request, reply, NOT_FOUND, deps.site))
  // Before any route is added. The log is off unless asked for: a line costs more than the answer it is about.
  decorateRequests(app)
  if (isTracing()) traceRequests(app)
  deps.requestCounters?.instrument(app, REST_PREFIX)
  if (deps.config.logRequests) logRequests(app, deps.logger)
  else if (deps.logger.isLevelEnabled('debug')) logRequestsAtDebug(app, deps.logger)

  registerLiveness(app)
  app.register(async rest => registerRestV1(rest, { ...deps, gate }), { prefix: REST_PREFIX })
  return app
}

// RFC 9112, 3.2: HTTP/1.1 without a Host is malformed. Before any other hook: nothing of it is counted.
function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.headers.host !== undefined || request.raw.httpVersion !== '1.1') done()
    else sendProblem(reply.header('connection', 'close'), clientProblem(400))
  })
}

// One more is closed at once, and in a cluster not passed to another process: it has as many of its own.
function limitConnections(server: FastifyInstance['server'], most: number | null): void {
  if (most === null) return
  Object.assign(server, { maxConnections: most, dropMaxConnection: true })
}

// A path that cannot be decoded reaches no route, and so no hook.
function handleUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply, gate: ApiGuard): void {
  const answer = () => void sendProblem(reply, problemOf(error))
  if (request.url.startsWith(REST_PREFIX)) gate(request, reply, answer)
  else answer()
}
