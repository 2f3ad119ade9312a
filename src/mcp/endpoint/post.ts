// POST: messages to the server. Checks batch size, rate limit, content type and JSON, then the session.

import { isJsonContentType, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallQuota } from './call-quota.ts'
import type { Caller } from './call-tool.ts'
import { type Admission, countBatch, rateRefusal } from './guard.ts'
import {
  BATCH_VERSION,
  classifyMessage,
  type IncomingMessage,
  requestIdOf,
  SESSION_VERSIONS,
} from './protocol.ts'
import {
  type ErrorResponse,
  INVALID_INITIALIZE,
  invalidBatch,
  NOT_JSON,
  SESSION_MISSING,
  SESSION_NOT_FOUND,
  sendAccepted,
  sendError,
  sendJson,
  UNAVAILABLE,
  UNSUPPORTED_MEDIA_TYPE,
  unsupportedVersion,
} from './responses.ts'
import type { Session } from './session-id.ts'
import type { Sessions } from './sessions.ts'
import type { Stateless } from './stateless.ts'
import { answerRequest, runRequest, type ToolSet } from './tool-server.ts'

type PostDeps = {
  toolSet: ToolSet
  stateless: Stateless
  sessions: Sessions
  calls: CallQuota
  /** The public origin; null: the requested one. */
  baseUrl: string | null
}

/** Messages per batch. */
const MAX_BATCH = 50

type PostContext = { request: FastifyRequest; reply: FastifyReply; admission: Admission; caller: Caller }

/** The handler of POST. Runs after the guard; the body is text. */
export function createPost(deps: PostDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const admission = request.admission as Admission
    const body = parse(request.body)
    const refusal = await checkPost(request, body, admission, deps.calls)
    if (refusal) return sendError(reply, refusal, requestIdOf(body))
    const { keyId, people } = admission.key
    const caller = {
      keyId,
      baseUrl: deps.baseUrl ?? requestOrigin(request),
      ...(people && { peopleKeyId: keyId }),
    }
    const post = { request, reply, admission, caller }
    const incoming = classifyMessage(body, request.headers)
    if (incoming.kind === 'stateless') return deps.stateless.answer(request, reply, body, caller)
    if (incoming.kind === 'malformed initialize')
      return sendError(reply, INVALID_INITIALIZE, requestIdOf(body))
    if (incoming.kind === 'initialize') return initialize(deps, post, incoming)
    const session = sessionOf(request, deps.sessions, caller.keyId)
    if ('status' in session) return sendError(reply, session, requestIdOf(body))
    return answer(deps, post, incoming, session)
  }
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(body as string)
  } catch {
    return undefined // not a JSON value, so it marks invalid JSON
  }
}

async function checkPost(
  request: FastifyRequest,
  body: unknown,
  admission: Admission,
  calls: CallQuota,
): Promise<ErrorResponse | null> {
  if (Array.isArray(body)) {
    if (body.length > MAX_BATCH) return invalidBatch(`Too many messages in one body: at most ${MAX_BATCH}.`)
    await countBatch(calls, admission, Math.max(0, body.length - 1))
  }
  const overLimit = rateRefusal(admission)
  if (overLimit) return overLimit
  if (!isJsonContentType(request.headers['content-type'] ?? null)) return UNSUPPORTED_MEDIA_TYPE
  return body === undefined ? NOT_JSON : null
}

// The session determines the revision; a header with another session-based revision is ignored.
function sessionOf(request: FastifyRequest, sessions: Sessions, keyId: string): Session | ErrorResponse {
  const id = request.headers['mcp-session-id']
  if (typeof id !== 'string') return SESSION_MISSING
  const session = sessions.find(id, keyId)
  if (!session) return SESSION_NOT_FOUND
  const version = request.headers['mcp-protocol-version']
  return version === undefined || SESSION_VERSIONS.includes(String(version))
    ? session
    : unsupportedVersion(SESSION_VERSIONS)
}

// A session id in the request is ignored: some clients send a lost one with initialize.
async function initialize(
  { toolSet, sessions }: PostDeps,
  { reply, caller }: PostContext,
  { request }: Extract<IncomingMessage, { kind: 'initialize' }>,
): Promise<FastifyReply> {
  const response = await runRequest(toolSet, request, caller)
  if (!('result' in response)) return sendJson(reply, JSON.stringify(response))
  const id = sessions.open(caller.keyId, String(response.result.protocolVersion))
  return id === null
    ? sendError(reply, UNAVAILABLE, request.id)
    : sendJson(reply, JSON.stringify(response), { 'mcp-session-id': id })
}

async function answer(
  { toolSet }: PostDeps,
  { reply, caller }: PostContext,
  incoming: Exclude<IncomingMessage, { kind: 'stateless' | 'initialize' | 'malformed initialize' }>,
  session: Session,
): Promise<FastifyReply> {
  if (incoming.kind === 'unanswered') return sendAccepted(reply)
  if (incoming.kind === 'request')
    return sendJson(reply, await answerRequest(toolSet, incoming.request, caller))
  const { requests, hasInitialize, invalid } = incoming
  if (session.version !== BATCH_VERSION)
    return sendError(
      reply,
      invalidBatch(`Protocol version ${session.version} does not support batches: send one message.`),
    )
  if (hasInitialize) return sendError(reply, invalidBatch('initialize cannot be part of a batch.'))
  if (requests.length + invalid === 0) return sendAccepted(reply)
  const answers = await Promise.all(requests.map(request => answerRequest(toolSet, request, caller)))
  return sendJson(reply, `[${[...answers, ...Array(invalid).fill(INVALID_MESSAGE)].join()}]`)
}

// An element of a batch that is no message has no id.
const INVALID_MESSAGE = JSON.stringify({
  jsonrpc: '2.0',
  id: null,
  error: { code: ProtocolErrorCode.InvalidRequest, message: 'Invalid message.' },
})

function requestOrigin({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`
}
