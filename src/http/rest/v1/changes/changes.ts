// GET /api/v1/changes and /api/v1/changes/stream: the change feed.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ActiveKey } from '../../../../domain/access/api-key.ts'
import type { Change } from '../../../../domain/changes/change.ts'
import { formatCursor } from '../../../../domain/changes/cursor.ts'
import type { ChangeFilter } from '../../../../store/history/read-changes.ts'
import type { ApiKeyCache } from '../../../../usecases/access/api-key-cache.ts'
import type { ChangeTail } from '../../../../usecases/changes/change-tail.ts'
import { type ListChanges, showChanges } from '../../../../usecases/changes/list-changes.ts'
import type { SessionLocks } from '../../../../usecases/changes/stream-slots.ts'
import type { Suppression } from '../../../../usecases/suppression/suppression-cache.ts'
import { CACHE_NO_STORE, NOSNIFF_HEADER, renderJson, sendRendered, VARY } from '../../../caching.ts'
import { rateLimitHeader, rateLimitPolicyHeader } from '../../../limits/request-quota.ts'
import { countHijackedReply } from '../../../metrics/request-counters.ts'
import { clientProblem, sendProblem, TOO_MANY_STREAMS } from '../../../problem.ts'
import { isUndecodable, type Parameter, readLimit } from '../../../query-parameters.ts'
import { CHANGE_LIMITS, readCompanies, readFeedCursor, readKinds, toChangeBody } from './change-body.ts'
import { runChangeStream, type StreamSource } from './change-stream.ts'
import { type ChangeStreams, createChangeStreams, type StreamLimits } from './change-streams.ts'
import { changesRoute, streamRoute } from './changes-routes.ts'
import type { ChangesBody } from './changes-schema.ts'

export type ChangesDeps = {
  listChanges: ListChanges
  changeTail: ChangeTail
  suppression: Suppression
  apiKeyCache: Pick<ApiKeyCache, 'check'>
  /** Count the streams of a key over all processes. */
  sessionLocks: SessionLocks
  /** Of streams; for tests. */
  streams?: Partial<StreamLimits>
}

export type ChangesQuery = { cursor?: Parameter; limit?: Parameter; kinds?: Parameter; companies?: Parameter }

export function registerChanges(app: FastifyInstance, deps: ChangesDeps): void {
  const streams = createChangeStreams(deps.sessionLocks, deps.streams)
  app.addHook('preClose', async () => streams.close())
  app.get<{ Querystring: ChangesQuery }>('/changes', { schema: changesRoute }, async (request, reply) => {
    if (isUndecodable(request.url)) return sendProblem(reply, clientProblem(400))
    const { query } = request
    const filter = { kinds: readKinds(query.kinds), companies: readCompanies(query.companies) }
    await sendChanges(request, reply, deps.listChanges, filter)
  })
  app.get<{ Querystring: ChangesQuery }>(
    '/changes/stream',
    { schema: streamRoute },
    async (request, reply) => {
      if (isUndecodable(request.url)) return sendProblem(reply, clientProblem(400))
      return openStream(request, reply, deps, streams)
    },
  )
}

/** Sends the page of `filter` that the query asks for. */
export async function sendChanges(
  request: FastifyRequest<{ Querystring: ChangesQuery }>,
  reply: FastifyReply,
  listChanges: ListChanges,
  filter: ChangeFilter,
): Promise<void> {
  const from = readFeedCursor(request.query.cursor, 'oldest')
  const limit = readLimit(request.query.limit, CHANGE_LIMITS)
  const { changes, next, more } = await listChanges.page({ from, filter, limit })
  const body: ChangesBody = { changes: changes.map(toChangeBody), next_cursor: formatCursor(next), more }
  sendRendered(request, reply, renderJson(JSON.stringify(body), CACHE_NO_STORE))
}

type Request = FastifyRequest<{ Querystring: ChangesQuery }>

async function openStream(
  request: Request,
  reply: FastifyReply,
  deps: ChangesDeps,
  streams: ChangeStreams,
): Promise<FastifyReply> {
  const { query, headers } = request
  const filter = { kinds: readKinds(query.kinds), companies: readCompanies(query.companies) }
  // A client that connects again repeats its URL: what it has read since then counts.
  const from = readFeedCursor(headers['last-event-id'] ?? query.cursor, 'newest')
  const start = await deps.listChanges.findStart(from)
  const response = reply.raw
  const isAllowed = () => typeof deps.apiKeyCache.check(headers['x-api-key'] as string) === 'object'
  const { keyId } = request.apiKey as ActiveKey
  const isHead = request.method === 'HEAD'
  if (!isHead && !(await streams.open({ keyId, response, isAllowed })))
    return sendProblem(reply, TOO_MANY_STREAMS)
  reply.hijack()
  countHijackedReply(request, 200)
  response.writeHead(200, streamHeaders(request))
  if (isHead) {
    response.end()
    return reply
  }
  response.write(': open\n\n') // proxies buffer a response until its first byte
  // The client connects again where it was.
  void runChangeStream(response, start, { ...toSource(filter, deps), drainMs: streams.limits.drainMs }).catch(
    () => response.end(),
  )
  return reply
}

function toSource(
  filter: ChangeFilter,
  { listChanges, changeTail, suppression }: ChangesDeps,
): Omit<StreamSource, 'drainMs'> {
  const kinds = filter.kinds && new Set(filter.kinds)
  const companies = filter.companies && new Set(filter.companies)
  const isWanted = ({ kind, enterpriseNumber }: Change) =>
    (kinds?.has(kind) ?? true) && (companies?.has(Number(enterpriseNumber)) ?? true)
  return {
    tail: changeTail,
    readPage: from => listChanges.page({ from, filter, limit: CHANGE_LIMITS.defaultLimit }),
    select: changes => showChanges(changes.filter(isWanted), suppression),
  }
}

// `X-Accel-Buffering: no` disables response buffering in nginx.
function streamHeaders({ allowance }: FastifyRequest): Record<string, string> {
  return {
    'content-type': 'text/event-stream',
    'cache-control': CACHE_NO_STORE,
    vary: VARY,
    'x-accel-buffering': 'no',
    ...NOSNIFF_HEADER,
    ...(allowance && {
      'ratelimit-policy': rateLimitPolicyHeader(allowance),
      ratelimit: rateLimitHeader(allowance),
    }),
  }
}
