// The revision without handshake and sessions (2026-07-28), served by the SDK's own handler: between it and us
// stands only the translation to the web's Request and Response.

import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiKeyCache } from '../../usecases/access/api-key-cache.ts'
import type { Caller } from './call-tool.ts'
import { requestIdOf } from './classify-message.ts'
import { TOO_MANY_STREAMS } from './error-responses.ts'
import type { EventStreams } from './event-streams.ts'
import type { Admission } from './guard.ts'
import { commonHeaders, sendError } from './reply.ts'
import type { ToolSet } from './tool-server.ts'

export type Stateless = {
  /** Answers a POST whose body is `body`. */
  answer(request: FastifyRequest, reply: FastifyReply, body: unknown, caller: Caller): Promise<FastifyReply>
  close(): Promise<void>
}

const AUTH_EXTRA_KEY = 'griffie'

export type StatelessDeps = {
  toolSet: ToolSet
  streams: EventStreams
  apiKeyCache: ApiKeyCache
  /** As for other event streams. */
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
      const gone = new AbortController()
      reply.raw.on('close', () => gone.abort())
      const answer = await handler.fetch(toWebRequest(request, gone.signal), {
        parsedBody: body,
        authInfo: { token: '', clientId: caller.keyId, scopes: [], extra: { [AUTH_EXTRA_KEY]: caller } },
      })
      reply.code(answer.status).headers({ ...Object.fromEntries(answer.headers), ...commonHeaders(reply) })
      return isStream(answer)
        ? reply.send(Readable.fromWeb(answer.body as ReadableStream))
        : reply.send(await answer.text())
    },
    close: () => handler.close(),
  }
}

// The one request that is answered by a stream which stays open.
function isSubscription(body: unknown): boolean {
  return (body as { method?: unknown } | null)?.method === 'subscriptions/listen'
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

const FORWARDED_HEADERS = /^(?:content-type|accept|mcp-.*|traceparent|tracestate)$/

// The key stays behind: nothing further in has a use for it.
function toWebRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = Object.entries(request.headers).filter(
    (entry): entry is [string, string] => FORWARDED_HEADERS.test(entry[0]) && typeof entry[1] === 'string',
  )
  return new Request('http://localhost/mcp', { method: 'POST', headers, signal })
}
