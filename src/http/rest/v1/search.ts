// GET /api/v1/search?q=…&limit=…

import type { FastifyInstance } from 'fastify'
import type { SearchHit } from '../../../domain/search-hit.ts'
import type { SearchCompanies } from '../../../usecases/search-companies.ts'
import { CACHEABLE, renderJson, sendRendered } from '../../caching.ts'
import { responses, type SearchHitBody, searchSchema } from './schema.ts'

const DEFAULT_LIMIT = 20
const MAX_LIMIT = 50

const schema = { response: responses(searchSchema, [401, 405, 429, 500, 503]) }

type Parameter = string | string[] | undefined

export function registerSearch(app: FastifyInstance, searchCompanies: SearchCompanies): void {
  app.get<{ Querystring: { q?: Parameter; limit?: Parameter } }>(
    '/search',
    { schema },
    async (request, reply) => {
      const q = readQuery(request.query.q)
      const hits = q === '' ? [] : await searchCompanies(q, readLimit(request.query.limit))
      sendRendered(request, reply, renderJson(JSON.stringify(hits.map(toBody)), CACHEABLE))
    },
  )
}

// PostgreSQL has no text with a NUL in it; to a reader it is nothing but a gap.
function readQuery(given: Parameter): string {
  return (first(given) ?? '').replaceAll('\0', ' ').trim()
}

/** A whole number between 1 and 50; 20 for what is missing or no number. */
export function readLimit(given: Parameter): number {
  const text = first(given)?.trim() ?? ''
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) return DEFAULT_LIMIT
  return Math.min(MAX_LIMIT, Math.max(1, Math.trunc(Number(text))))
}

function first(given: Parameter): string | undefined {
  return Array.isArray(given) ? given[0] : given
}

function toBody(hit: SearchHit): SearchHitBody {
  return {
    enterprise_number: hit.enterpriseNumber,
    legal_name: hit.legalName,
    slug: hit.slug,
    city: hit.city,
    primary_nace: hit.primaryNace,
    match_kind: hit.matchKind,
    matched_address: hit.matchedAddress,
    kind: 'company',
    href: null,
    subtitle: null,
    not_in_register: hit.notInRegister,
  }
}
