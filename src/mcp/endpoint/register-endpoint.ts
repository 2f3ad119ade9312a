// Registers the MCP endpoint `/mcp` on a Fastify server.

import { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '../../platform/log.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { ApiKeyCache } from '../../usecases/access/api-key-cache.ts'
import { type DbNotifications, openDbNotifications } from '../../usecases/changes/db-notifications.ts'
import type { SharedRateLimits } from '../../usecases/rate-limits/open-shared-limits.ts'
import type { Tool } from '../tools/tool.ts'
import { createCallQuota } from './call-quota.ts'
import { createCallTool } from './call-tool.ts'
import { createEventStreams, type EventStreamLimits } from './event-streams.ts'
import { createDelete, createGet } from './get-and-delete.ts'
import { createHostCheck, createMcpGuard, type HostCheck, type McpGuard } from './guard.ts'
import { createPost } from './post.ts'
import {
  bodyTooLarge,
  MALFORMED_REQUEST,
  METHOD_NOT_ALLOWED,
  sendError,
  UNEXPECTED,
  UNSUPPORTED_MEDIA_TYPE,
} from './responses.ts'
import { openSessions, type SessionTiming } from './sessions.ts'
import { createStateless } from './stateless.ts'
import { createToolSet } from './tool-server.ts'

// OAuth discovery endpoints that clients request. There is no OAuth: a JSON 404 makes clients fall back to their API
// key, which an HTML page or a 401 would not.

const NO_OAUTH_BODY = JSON.stringify({ error: 'OAuth is not supported: send the header X-Api-Key.' })

const OAUTH_DOCUMENTS = ['oauth-protected-resource', 'oauth-authorization-server', 'openid-configuration']

function registerOAuthDiscovery(app: FastifyInstance): void {
  const sendNoOAuth = (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(404)
      .headers({ 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' })
      .send(NO_OAUTH_BODY)
  for (const document of OAUTH_DOCUMENTS) {
    app.get(`/.well-known/${document}`, sendNoOAuth)
    app.get(`/.well-known/${document}/*`, sendNoOAuth)
    app.get(`/mcp/.well-known/${document}`, sendNoOAuth)
  }
  for (const path of ['/register', '/authorize', '/token']) app.post(path, sendNoOAuth)
}

export type McpOptions = {
  tools: Tool[]
  apiKeyCache: ApiKeyCache
  logger: Logger
  /** The database of API keys and sessions. */
  pool: Pool
  /** Existing DB notifications, or a connection string to open them. */
  from: { notices: DbNotifications } | { databaseUrl: string }
  /** The public origin without a trailing slash; null: the requested one. */
  baseUrl?: string | null
  /** Allowed host names besides the public origin and localhost. */
  allowedHosts?: readonly string[]
  /** State shared with other processes; none by default. */
  sharing?: Pick<SharedRateLimits, 'windows' | 'news'>
  timing?: Partial<McpTiming>
}

/** Intervals, timeouts and limits, configurable for tests. */
export type McpTiming = SessionTiming & EventStreamLimits & { windowS: number; toolTimeoutMs: number }

/** Far more than any tool call needs. */
const MAX_BODY_BYTES = 65_536

/** Call before `listen`; closes with the server. */
export async function registerMcp(app: FastifyInstance, options: McpOptions): Promise<void> {
  const { apiKeyCache, logger, baseUrl = null, timing = {} } = options
  const streams = createEventStreams(withoutUndefined(timing))
  const notices = await notificationsOf(options)
  const sessions = await openSessions({
    pool: options.pool,
    notices: notices.notifications,
    logger,
    timing: withoutUndefined({ pollMs: timing.pollMs }),
    news: options.sharing?.news,
    onEnded: nonce => streams.end(nonce),
  })
  const toolSet = createToolSet(options.tools, createCallTool(logger, timing.toolTimeoutMs))
  const stateless = createStateless({ toolSet, streams, apiKeyCache, keepAliveMs: timing.keepAliveMs })
  const counted = { windowS: timing.windowS, sharing: options.sharing?.windows }
  const calls = createCallQuota({ name: 'mcp calls', ...counted })
  const failures = createCallQuota({ name: 'mcp failures', ...counted })
  const handlers: Record<string, Handler> = {
    POST: createPost({ toolSet, stateless, sessions, calls, baseUrl }),
    GET: createGet({ sessions, streams, apiKeyCache, logger }),
    DELETE: createDelete({ sessions, streams, apiKeyCache, logger }),
  }

  const guard = createMcpGuard({ apiKeyCache, hosts: hostCheckOf(options), calls, failures })

  app.decorateRequest('admission', null)
  registerOAuthDiscovery(app)
  app.register(async scope => mountRoutes(scope, { guard, handlers, logger }))
  app.addHook('preClose', async () => {
    streams.close()
    await stateless.close()
  })
  app.addHook('onClose', async () => {
    await sessions.close()
    await notices.close()
  })
}

// Only notifications opened here are closed here.
async function notificationsOf({ from, logger, timing }: McpOptions) {
  if ('notices' in from) return { notifications: from.notices, close: async () => {} }
  const opened = await openDbNotifications({ url: () => from.databaseUrl, logger, everyMs: timing?.pollMs })
  return { notifications: opened, close: () => opened.close() }
}

function hostCheckOf({ baseUrl, allowedHosts = [] }: McpOptions): HostCheck {
  return createHostCheck([...(baseUrl ? [new URL(baseUrl).host] : []), ...allowedHosts])
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

type RouteParts = { guard: McpGuard; handlers: Record<string, Handler>; logger: Logger }

function mountRoutes(scope: FastifyInstance, { guard, handlers, logger }: RouteParts): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  scope.addHook('preParsing', (request, _reply, payload, done) =>
    done(null, hasBody(request) ? payload : Readable.from([])),
  )
  scope.addHook('onRequest', guard)
  scope.setErrorHandler(createErrorHandler(logger))
  scope.all('/mcp', { bodyLimit: MAX_BODY_BYTES, exposeHeadRoute: false }, (request, reply) => {
    const handle = handlers[request.method]
    return handle ? handle(request, reply) : sendError(reply, METHOD_NOT_ALLOWED)
  })
}

// With `optimizeEmptyRequests`, Node provides no body stream for requests without a body. The body parser would wait for
// it forever when a Content-Type was sent.
function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

// Spreading an undefined property would override a default.
function withoutUndefined<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T
}

function createErrorHandler(logger: Logger) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const { statusCode = 500 } = error
    if (statusCode === 413) return void sendError(reply, bodyTooLarge(MAX_BODY_BYTES))
    if (statusCode === 415) return void sendError(reply, UNSUPPORTED_MEDIA_TYPE)
    if (statusCode < 500) return void sendError(reply, MALFORMED_REQUEST)
    logger.error({ route: '/mcp', kind: error.name, code: error.code }, 'unexpected failure')
    sendError(reply, UNEXPECTED)
  }
}
