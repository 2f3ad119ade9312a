// The reconciliation service. Source: Reconciliation Service API 0.2, https://reconciliation-api.github.io/specs/0.2/.

import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from '../../platform/log.ts'
import type { UseCases } from '../../usecases/create-use-cases.ts'
import { reconcileBatch } from '../../usecases/reconcile/reconcile-batch.ts'
import { requestedLanguage, sendJsonProblem } from '../feeds/respond.ts'
import type { RequestQuota } from '../limits/request-quota.ts'
import { clientProblem, createErrorHandler } from '../problem.ts'
import { isUndecodable } from '../query-parameters.ts'
import { acceptMissingBodies } from '../site/members/forms.ts'
import type { Site } from '../site/page.ts'
import { type DescribeDeps, renderCandidate } from './candidates.ts'
import { extendCompanies } from './extend.ts'
import { describeService, RECONCILE_PATH } from './manifest.ts'
import { type PreviewDeps, registerPreview } from './preview.ts'
import { readExtensionQuery, readQueryBatch } from './read-queries.ts'
import { allowOtherOrigins, countOrReject, readParameter, registerOpen, sendJson } from './respond.ts'
import { registerSuggest, type SuggestDeps } from './suggest.ts'

export type ReconcileDeps = SuggestDeps &
  PreviewDeps &
  DescribeDeps &
  Pick<UseCases, 'reconcileCompanies' | 'extendCompany'> & {
    /** Of searches without a key: each query of a batch counts. */
    searchQuota: RequestQuota
    /** Of pages: each request counts, and each company of an extension. */
    pageQuota: RequestQuota
    site: Site
    logger: Logger
  }

/** Fifty queries of a thousand characters, percent-encoded. */
const MAX_BODY_BYTES = 512 * 1024

export async function registerReconcile(app: FastifyInstance, deps: ReconcileDeps): Promise<void> {
  await app.register(async scope => {
    scope.setErrorHandler(createErrorHandler(deps.logger))
    await scope.register(formbody, { bodyLimit: MAX_BODY_BYTES })
    acceptMissingBodies(scope)
    allowOtherOrigins(scope)
    // Before the body is read, which may be malformed.
    scope.addHook('onRequest', async (request, reply) => {
      if (!(await countOrReject(request, reply, deps.pageQuota))) return reply
    })
    registerSuggest(scope, deps)
    registerPreview(scope, deps)
    registerOpen(scope, RECONCILE_PATH, ['GET', 'POST'], async (request, reply) => {
      if (isUndecodable(request.url)) return sendJsonProblem(reply, clientProblem(400))
      const queries = readParameter(request, 'queries')
      if (queries !== '') return sendCandidates(request, reply, queries, deps)
      const extend = readParameter(request, 'extend')
      if (extend !== '') return sendExtension(request, reply, extend, deps)
      if (request.method === 'POST') return sendJsonProblem(reply, NOTHING_ASKED)
      return sendJson(request, reply, describeService(deps.site, requestedLanguage(request, deps.site)))
    })
  })
}

const NOTHING_ASKED = { status: 400, message: 'Send a form with "queries" or "extend".' }

async function sendCandidates(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  deps: ReconcileDeps,
): Promise<FastifyReply> {
  const { searchQuota, reconcileCompanies, site } = deps
  const batch = readQueryBatch(text)
  if (!(await countOrReject(request, reply, searchQuota, batch.length))) return reply
  const lang = requestedLanguage(request, site)
  const found = await reconcileBatch(
    reconcileCompanies,
    batch.map(({ query }) => query),
  )
  const results = await Promise.all(
    found.map(candidates => Promise.all(candidates.map(one => renderCandidate(one, deps, lang)))),
  )
  const byKey = Object.fromEntries(batch.map(({ key }, at) => [key, { result: results[at] ?? [] }]))
  return sendJson(request, reply, byKey)
}

async function sendExtension(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  { pageQuota, extendCompany, site }: ReconcileDeps,
): Promise<FastifyReply> {
  const query = readExtensionQuery(text)
  if (!(await countOrReject(request, reply, pageQuota, query.ids.length))) return reply
  return sendJson(
    request,
    reply,
    await extendCompanies(extendCompany, query, requestedLanguage(request, site)),
  )
}
