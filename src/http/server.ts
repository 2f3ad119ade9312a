// Builds the HTTP server from its dependencies, without listening.

import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { Config } from '../config.ts'
import type { Logger } from '../platform/log.ts'
import { isTracing } from '../platform/tracing/trace.ts'
import type { ApiKeyCache } from '../usecases/access/api-key-cache.ts'
import { type ApiGuard, createApiGuard } from './api-guard.ts'
import { type BulkDeps, registerBulk } from './bulk/router.ts'
import { registerLiveness } from './feeds/monitoring.ts'
import { keepNewConnectionsOpen } from './graceful-shutdown.ts'
import { NO_SERIALIZER_COMPILER } from './json-schema.ts'
import type { RequestQuota } from './limits/request-quota.ts'
import { decorateRequests, type RequestCounters } from './metrics/request-counters.ts'
import {
  answerMalformedRequest,
  clientProblem,
  createErrorHandler,
  NOT_FOUND,
  problemOf,
  sendProblem,
} from './problem.ts'
import { logRequests, logRequestsAtDebug, traceRequests } from './request-telemetry.ts'
import { type RestDeps, registerRestV1 } from './rest/v1/router.ts'
import { sendErrorPage } from './site/error-pages.ts'
import type { Site } from './site/page.ts'

type ServerDeps = Omit<RestDeps, 'guard'> &
  Omit<BulkDeps, 'apiKeyCache' | 'logger'> & {
    config: Pick<Config, 'trustedProxies'> & Partial<Pick<Config, 'logRequests' | 'maxConnections'>>
    logger: Logger
    apiKeyCache: ApiKeyCache
    /** Shared by all rate-limited routes. */
    quota: RequestQuota
    site: Site
    /** Timeout for receiving a whole request. */
    requestMs?: number
    /** Null: no request metrics. */
    requestCounters?: RequestCounters | null
  }

export const REST_PREFIX = '/api/v1'
export const BULK_PREFIX = '/bulk'
// Requests are a few hundred bytes. Node applies the longer of the header and request timeouts to bodies, so both are
// equal.
const REQUEST_TIMEOUT_MS = 15_000
const TIMEOUT_CHECKS = 3 // checks per timeout
// Node's limit for all headers, so that every notation of an enterprise number reaches its parser.
const MAX_PATH_LENGTH = 16_384

export function createServer(deps: ServerDeps): FastifyInstance {
  const guard = createApiGuard(deps.apiKeyCache, deps.quota)
  const { requestMs = REQUEST_TIMEOUT_MS } = deps
  const app = fastify({
    logger: false, // Fastify's child logger per request is expensive; see `logRequests`
    trustProxy: deps.config.trustedProxies ?? false,
    return503OnClosing: false, // drain: requests that still arrive are served, then their connection is closed
    requestTimeout: requestMs,
    http: {
      requireHostHeader: false, // `requireHost` responds with a body, Node does not
      optimizeEmptyRequests: true, // skips the body stream of GETs
      headersTimeout: requestMs,
      connectionsCheckingInterval: requestMs / TIMEOUT_CHECKS,
    },
    routerOptions: { maxParamLength: MAX_PATH_LENGTH },
    schemaController: NO_SERIALIZER_COMPILER,
    frameworkErrors: (error, request, reply) => {
      deps.requestCounters?.instrumentUnroutable(request, reply)
      handleUnroutable(error, request, reply, guard)
    },
    clientErrorHandler: answerMalformedRequest,
  })
  keepNewConnectionsOpen(app.server)
  limitConnections(app.server, deps.config.maxConnections ?? null)
  app.decorateRequest('allowance', null)
  app.decorateRequest('apiKey', null)
  requireHost(app)
  // No route here reads a body. With `optimizeEmptyRequests`, a request with Content-Type but no body would hang.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.setErrorHandler(createErrorHandler(deps.logger))
  app.setNotFoundHandler((request, reply) => sendErrorPage(request, reply, NOT_FOUND, deps.site))
  // Hooks must be added before the routes. The request log is opt-in, because a line costs more than a cached response.
  decorateRequests(app)
  if (isTracing()) traceRequests(app)
  deps.requestCounters?.instrument(app, REST_PREFIX)
  if (deps.config.logRequests) logRequests(app, deps.logger)
  else if (deps.logger.isLevelEnabled('debug')) logRequestsAtDebug(app, deps.logger)

  registerLiveness(app)
  app.register(async rest => registerRestV1(rest, { ...deps, guard }), { prefix: REST_PREFIX })
  app.register(async bulk => registerBulk(bulk, deps), { prefix: BULK_PREFIX })
  return app
}

// RFC 9112, 3.2: an HTTP/1.1 request without Host is malformed. First hook, so that it does not count against a quota.
function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.headers.host !== undefined || request.raw.httpVersion !== '1.1') done()
    else sendProblem(reply.header('connection', 'close'), clientProblem(400))
  })
}

// Excess connections are closed. `dropMaxConnection`: a cluster worker must not pass them to other workers.
function limitConnections(server: FastifyInstance['server'], maxConnections: number | null): void {
  if (maxConnections === null) return
  Object.assign(server, { maxConnections, dropMaxConnection: true })
}

// A path that cannot be decoded matches no route, so no hook runs.
function handleUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply, guard: ApiGuard): void {
  const respond = () => void sendProblem(reply, problemOf(error))
  if (request.url.startsWith(REST_PREFIX)) guard(request, reply, respond)
  else respond()
}
