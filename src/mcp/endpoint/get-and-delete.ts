// GET opens the event stream of a session; DELETE ends the session.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '../../platform/log.ts'
import type { ApiKeyCache } from '../../usecases/access/api-key-cache.ts'
import type { EventStreams } from './event-streams.ts'
import { type Admission, rateRefusal } from './guard.ts'
import { SESSION_VERSIONS } from './protocol.ts'
import {
  commonHeaders,
  type ErrorResponse,
  NOT_ACCEPTABLE,
  POST_ONLY,
  SESSION_MISSING,
  SESSION_NOT_FOUND,
  sendError,
  TOO_MANY_STREAMS,
  UNAVAILABLE,
  unsupportedVersion,
} from './responses.ts'
import type { Session } from './session-id.ts'
import type { Sessions } from './sessions.ts'

type SessionDeps = {
  sessions: Sessions
  streams: EventStreams
  apiKeyCache: ApiKeyCache
  logger: Logger
}

/** The handler of GET. Runs after the guard. */
export function createGet({ sessions, streams, apiKeyCache }: SessionDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { key, presentedKey: presented } = request.admission as Admission
    if (!acceptsEventStream(request.headers.accept)) return sendError(reply, NOT_ACCEPTABLE)
    const session = sessionOf(request, sessions)
    if ('status' in session) return sendError(reply, session)
    const stream = {
      keyId: key.keyId,
      isAllowed: () => sessions.isOpen(session) && typeof apiKeyCache.check(presented) === 'object',
    }
    return streams.open(session.nonce, stream, reply.raw, commonHeaders(reply))
      ? reply.hijack()
      : sendError(reply, TOO_MANY_STREAMS)
  }
}

// RFC 9110, 12.5.1: a missing Accept header accepts everything.
function acceptsEventStream(accept = '*/*'): boolean {
  return accept.split(',').some(range => {
    const [type = '', ...parameters] = range
      .toLowerCase()
      .split(';')
      .map(part => part.trim())
    const isRefused = parameters.some(parameter => /^q=0(?:\.0*)?$/.test(parameter))
    return !isRefused && ['text/event-stream', 'text/*', '*/*'].includes(type)
  })
}

/** The handler of DELETE. Runs after the guard. */
export function createDelete({ sessions, logger }: SessionDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = sessionOf(request, sessions)
    if ('status' in session) return sendError(reply, session)
    try {
      await sessions.end(session)
    } catch (error) {
      logger.warn({ code: (error as NodeJS.ErrnoException).code }, 'a session could not be ended')
      return sendError(reply, UNAVAILABLE)
    }
    return reply.code(200).headers(commonHeaders(reply)).send()
  }
}

function sessionOf(request: FastifyRequest, sessions: Sessions): Session | ErrorResponse {
  const admission = request.admission as Admission
  const refusal = rateRefusal(admission)
  if (refusal) return refusal
  const { 'mcp-session-id': id, 'mcp-protocol-version': version } = request.headers
  const knowsVersion = version === undefined || SESSION_VERSIONS.includes(String(version))
  if (typeof id !== 'string') return knowsVersion ? SESSION_MISSING : POST_ONLY
  const session = sessions.find(id, admission.key.keyId)
  if (!session) return SESSION_NOT_FOUND
  return knowsVersion ? session : unsupportedVersion(SESSION_VERSIONS)
}
