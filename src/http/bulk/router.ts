// Routes under /bulk: snapshots of all data and daily deltas, for keys with the right to download them.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '../../platform/log.ts'
import type { ApiKeyCache } from '../../usecases/access/api-key-cache.ts'
import { findBulkFile, type ReadBulk } from '../../usecases/bulk/bulk-catalog.ts'
import { keyProblem } from '../api-guard.ts'
import { NOSNIFF_HEADER, VARY } from '../caching.ts'
import { countRequests, JSON_TYPE, registerReadOnly, sendJsonProblem, sendText } from '../feeds/respond.ts'
import type { RequestQuota } from '../limits/request-quota.ts'
import { BULK_NOT_ALLOWED, createErrorHandler, NOT_FOUND } from '../problem.ts'
import type { Downloads } from './downloads.ts'
import { toListingBody } from './listing-body.ts'
import { REVALIDATE, sendFile } from './send-file.ts'

export type BulkDeps = {
  readBulk: ReadBulk
  downloads: Downloads
  apiKeyCache: Pick<ApiKeyCache, 'check'>
  /** Of its own, by client address: readers of ranges send hundreds of requests. */
  bulkQuota: RequestQuota
  logger: Logger
}

export function registerBulk(app: FastifyInstance, deps: BulkDeps): void {
  const { readBulk, downloads } = deps
  app.addHook('preClose', () => downloads.close())
  app.setErrorHandler(createErrorHandler(deps.logger))
  app.setNotFoundHandler((_request, reply) => sendJsonProblem(reply, NOT_FOUND))
  countRequests(app, deps.bulkQuota, true)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...NOSNIFF_HEADER, vary: VARY })
    const problem = keyProblem(deps.apiKeyCache, request)
    if (problem) return sendJsonProblem(reply, problem)
  })
  registerReadOnly(app, '/', async (request, reply) => {
    const catalog = await readBulk.catalog()
    if (!request.apiKey?.bulk) return sendJsonProblem(reply, BULK_NOT_ALLOWED)
    return sendJson(request, reply, JSON.stringify(toListingBody(catalog)))
  })
  registerReadOnly(app, '/*', async (request, reply) => {
    const catalog = await readBulk.catalog()
    if (!request.apiKey?.bulk) return sendJsonProblem(reply, BULK_NOT_ALLOWED)
    const path = (request.params as { '*': string })['*']
    const listing = catalog.listings.get(path)
    if (listing !== undefined) return sendJson(request, reply, listing)
    return sendFile(request, reply, findBulkFile(catalog, path), {
      downloads,
      logger: deps.logger,
      open: readBulk.open,
      isAllowed: () => keyProblem(deps.apiKeyCache, request) === null && request.apiKey?.bulk === true,
    })
  })
}

function sendJson(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  return sendText(request, reply, { body, type: JSON_TYPE, cacheControl: REVALIDATE })
}
