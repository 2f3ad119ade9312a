// GET /api/v1/companies?kbo=…,…: the dossiers of up to fifty companies.

import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { ParameterError, SourceUnavailableError, UnknownCompanyError } from '../../../../domain/errors.ts'
import type { GetCompany } from '../../../../usecases/dossier/get-company.ts'
import { CACHE_NO_STORE, CACHEABLE, type Rendered, renderJson, sendRendered } from '../../../caching.ts'
import type { Allowance, RequestQuota } from '../../../limits/request-quota.ts'
import { clientProblem, rateLimitProblem, sendProblem } from '../../../problem.ts'
import { isUndecodable, type Parameter } from '../../../query-parameters.ts'
import type { MomentQuery } from '../moment.ts'
import { BATCH_SCHEMA, MAX_NUMBERS, NUMBERS_PER_CALL } from './batch-schema.ts'
import { isDegraded, renderDossier } from './companies.ts'

/** A number as given, cut to a length that can be repeated in an answer, and what it means. */
type Requested = { text: string; number: EnterpriseNumber | null }

type Query = { kbo?: Parameter } & MomentQuery

const MAX_TEXT = 40
const DIGITS_OF_A_NUMBER = 10

export type BatchDeps = { getCompany: GetCompany; quota: RequestQuota }

export function registerBatch(app: FastifyInstance, { getCompany, quota }: BatchDeps): void {
  app.get<{ Querystring: Query }>('/companies', { schema: BATCH_SCHEMA }, async (request, reply) => {
    if (isUndecodable(request.url)) return sendProblem(reply, clientProblem(400))
    const given = readNumbers(request.query)
    const allowance = await countCalls(request, quota, given.length)
    if (!allowance.withinLimit) return sendProblem(reply, rateLimitProblem(allowance))
    return sendBatch(request, reply, await readCompanies(withoutDuplicates(given), getCompany))
  })
}

function readNumbers({ kbo, as_of: asOf, known_at: knownAt }: Query): Requested[] {
  // Ignoring them would answer a question about the past with the present.
  if (asOf !== undefined || knownAt !== undefined)
    throw new ParameterError(asOf === undefined ? 'known_at' : 'as_of', 'ask for one company at a time.')
  const texts = [kbo ?? []]
    .flat()
    .flatMap(text => text.split(','))
    .map(text => text.trim())
    .filter(text => text !== '')
  if (texts.length === 0 || texts.length > MAX_NUMBERS)
    throw new ParameterError(
      'kbo',
      `write 1 to ${MAX_NUMBERS} enterprise numbers, separated by commas; ${texts.length} were given.`,
    )
  return texts.map(text => ({ text: cut(text), number: parseNumber(text) }))
}

// Digits before a number may be another one, separated by something else than a comma: it would be lost without a word.
function parseNumber(text: string): EnterpriseNumber | null {
  return text.replaceAll(/\D/g, '').length > DIGITS_OF_A_NUMBER ? null : parseEnterpriseNumber(text)
}

// By code points, so that no character is cut in half.
function cut(text: string): string {
  return Array.from(text).slice(0, MAX_TEXT).join('')
}

// The guard has counted the request as one call.
function countCalls(
  request: FastifyRequest,
  quota: RequestQuota,
  numbers: number,
): Allowance | Promise<Allowance> {
  const more = Math.ceil(numbers / NUMBERS_PER_CALL) - 1
  if (more === 0) return request.allowance as Allowance
  const counted = quota.count(request.ip, request.apiKey, more)
  const keep = (allowance: Allowance) => {
    request.allowance = allowance
    return allowance
  }
  return counted instanceof Promise ? counted.then(keep) : keep(counted)
}

// The first place of each counts.
function withoutDuplicates(given: Requested[]): Requested[] {
  const seen = new Set<string>()
  return given.filter(({ number, text }) => {
    const name = number ?? text
    return !seen.has(name) && seen.add(name)
  })
}

type Batch = {
  found: { rendered: Rendered; isDegraded: boolean }[]
  unknown: string[]
  unavailable: string[]
}

async function readCompanies(requested: Requested[], getCompany: GetCompany): Promise<Batch> {
  const results = await Promise.allSettled(requested.map(({ number }) => readCompany(number, getCompany)))
  const batch: Batch = { found: [], unknown: [], unavailable: [] }
  for (const [at, result] of results.entries()) {
    const { text } = requested[at] as Requested
    if (result.status === 'fulfilled') batch.found.push(result.value)
    else if (result.reason instanceof UnknownCompanyError) batch.unknown.push(text)
    else if (result.reason instanceof SourceUnavailableError) batch.unavailable.push(text)
    else throw result.reason
  }
  return batch
}

async function readCompany(number: EnterpriseNumber | null, getCompany: GetCompany) {
  if (number === null) throw new UnknownCompanyError()
  const dossier = await getCompany(number)
  return { rendered: renderDossier(dossier), isDegraded: isDegraded(dossier) }
}

// Joins the serialised dossiers. The ETag is of their ETags, which ignore `as_of`.
function sendBatch(request: FastifyRequest, reply: FastifyReply, batch: Batch): void {
  const { found, unknown, unavailable } = batch
  const bodies = found.map(({ rendered }) => rendered.body).join(',')
  const rest = `"unknown":${JSON.stringify(unknown)},"unavailable":${JSON.stringify(unavailable)}`
  const isCacheable = unavailable.length === 0 && !found.some(one => one.isDegraded)
  const stable = hash('sha1', found.map(({ rendered }) => rendered.etag).join() + rest)
  const body = `{"companies":[${bodies}],${rest}}`
  sendRendered(
    request,
    reply,
    renderJson(body, isCacheable ? CACHEABLE : CACHE_NO_STORE, { stableBody: stable }),
  )
}
