// GET /api/v1/watch and /api/v1/watch/changes: the watch list of the key, and the changes of its companies.

import type { FastifyInstance } from 'fastify'
import type { ActiveKey } from '../../../../domain/access/api-key.ts'
import { ParameterError } from '../../../../domain/errors.ts'
import type { ListChanges } from '../../../../usecases/changes/list-changes.ts'
import type { ListWatched } from '../../../../usecases/changes/list-watched.ts'
import { CACHE_NO_STORE, renderJson, sendRendered } from '../../../caching.ts'
import { clientProblem, sendProblem } from '../../../problem.ts'
import { ENTERPRISE_NUMBERS, isUndecodable, readCursor, readLimit } from '../../../query-parameters.ts'
import { CHANGE_LIMITS, readKinds } from './change-body.ts'
import { type ChangesQuery, sendChanges } from './changes.ts'
import { watchedChangesRoute, watchRoute } from './changes-routes.ts'
import type { WatchBody } from './changes-schema.ts'

export type WatchDeps = { listWatched: ListWatched; listChanges: ListChanges }

export function registerWatch(app: FastifyInstance, deps: WatchDeps): void {
  app.get<{ Querystring: ChangesQuery }>('/watch', { schema: watchRoute }, async (request, reply) => {
    const { keyId } = request.apiKey as ActiveKey
    if (isUndecodable(request.url)) return sendProblem(reply, clientProblem(400))
    const after = readCursor(request.query.cursor, ENTERPRISE_NUMBERS)
    if (after === undefined)
      throw new ParameterError('cursor', 'take it from `next_cursor` of the page before, or leave it out.')
    const limit = readLimit(request.query.limit, CHANGE_LIMITS)
    const { total, companies, next } = await deps.listWatched(keyId, { after, limit })
    const body: WatchBody = {
      total,
      companies: companies.map(({ enterpriseNumber, addedAt }) => ({
        enterprise_number: enterpriseNumber,
        added_at: addedAt.toISOString(),
      })),
      next_cursor: next,
    }
    sendRendered(request, reply, renderJson(JSON.stringify(body), CACHE_NO_STORE))
  })
  app.get<{ Querystring: ChangesQuery }>(
    '/watch/changes',
    { schema: watchedChangesRoute },
    async (request, reply) => {
      if (isUndecodable(request.url)) return sendProblem(reply, clientProblem(400))
      const { keyId } = request.apiKey as ActiveKey
      const filter = { kinds: readKinds(request.query.kinds), companies: null, watchedBy: keyId }
      await sendChanges(request, reply, deps.listChanges, filter)
    },
  )
}
