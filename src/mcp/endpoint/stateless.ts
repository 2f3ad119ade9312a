// The stateless revision (2026-07-28), handled by the SDK. This module converts between Fastify and the Fetch API's
// Request and Response.

import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiKeyCache } from '../../usecases/access/api-key-cache.ts'
import type { Caller } from './call-tool.ts'
import type { EventStreams } from './event-streams.ts'
import type { Admission } from './guard.ts'
import { requestIdOf } from './protocol.ts'
import { commonHeaders, sendError, TOO_MANY_STREAMS } from './responses.ts'
import type { ToolSet } from './tool-server.ts'

export type Stateless = {
  /** Handles a POST with the parsed `body`. */
  answer(request: FastifyRequest, reply: FastifyReply, body: unknown, caller: Caller): Promise<FastifyReply>
  close(): Promise<void>
}

const AUTH_EXTRA_KEY = 'griffie'

type StatelessDeps = {
  toolSet: ToolSet
  streams: EventStreams
  apiKeyCache: ApiKeyCache
  /** Keep-alive interval of event streams. */
  keepAliveMs?: number
}

export function createStateless({ toolSet, streams, apiKeyCache, keepAliveMs }: StatelessDeps): Stateless {
  const handler: McpHttpHandler = createMcpHandler(
    ({ authInfo }) => toolSet.makeServer(authInfo?.extra?.[AUTH_EXTRA_KEY] as Caller),
    { legacy: 'reject', maxSubscriptions: Number.MAX_SAFE_INTEGER, ...(keepAliveMs && { keepAliveMs }) },
  )
  return {
    async answer(request, reply, body, caller) {
      const { key, presentedKey: presented } = request.admission as Admission
      const isAllowed = () => typeof apiKeyCache.check(presented) === 'object'
      if (isSubscription(body) && !streams.watch({ keyId: key.keyId, isAllowed }, reply.raw))
        return sendError(reply, TOO_MANY_STREAMS, requestIdOf(body))
      const disconnected = new AbortController()
      reply.raw.on('close', () => disconnected.abort())
      const response = await handler.fetch(toWebRequest(request, disconnected.signal), {
        parsedBody: body,
        authInfo: { token: '', clientId: caller.keyId, scopes: [], extra: { [AUTH_EXTRA_KEY]: caller } },
      })
      reply
        .code(response.status)
        .headers({ ...Object.fromEntries(response.headers), ...commonHeaders(reply) })
      return isStream(response)
        ? reply.send(Readable.fromWeb(response.body as ReadableStream))
        : reply.send(await response.text())
    },
    close: () => handler.close(),
  }
}

// The only request with a long-lived response stream.
function isSubscription(body: unknown): boolean {
  return (body as { method?: unknown } | null)?.method === 'subscriptions/listen'
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

const FORWARDED_HEADERS = /^(?:content-type|accept|mcp-.*|traceparent|tracestate)$/

// The API key is not forwarded.
function toWebRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = Object.entries(request.headers).filter(
    (entry): entry is [string, string] => FORWARDED_HEADERS.test(entry[0]) && typeof entry[1] === 'string',
  )
  return new Request('http://localhost/mcp', { method: 'POST', headers, signal })
}
