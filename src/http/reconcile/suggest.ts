// GET /reconcile/suggest/entity, property, type and /reconcile/extend/propose: auto-completion of companies and names.

import type { FastifyInstance } from 'fastify'
import { foldWords } from '../../domain/search/fold.ts'
import type { SearchCompanies } from '../../usecases/search/search-companies.ts'
import { requestedLanguage } from '../feeds/respond.ts'
import type { RequestQuota } from '../limits/request-quota.ts'
import { readLimit } from '../query-parameters.ts'
import type { Site } from '../site/page.ts'
import { type DescribeDeps, renderSuggestion } from './candidates.ts'
import { PROPOSE_PATH, suggestPath } from './manifest.ts'
import { allProperties, COMPANY_TYPE, companyType, extensionProperties } from './properties.ts'
import { countOrReject, readParameter, registerOpen, sendJson } from './respond.ts'

export type SuggestDeps = DescribeDeps & {
  site: Site
  searchCompanies: SearchCompanies
  searchQuota: RequestQuota
}

const PAGE_LENGTH = 10
// As many hits as the search page has.
const MAX_HITS = 50

export function registerSuggest(app: FastifyInstance, deps: SuggestDeps): void {
  registerSuggestEntity(app, deps)
  for (const [of, list] of [
    ['property', allProperties],
    ['type', (lang: Parameters<typeof companyType>[0]) => [companyType(lang)]],
  ] as const)
    registerOpen(app, suggestPath(of), ['GET'], async (request, reply) => {
      const words = foldWords(readParameter(request, 'prefix'))
      const found = list(requestedLanguage(request, deps.site)).filter(
        ({ id, name }) => id === words.join(' ') || beginsWith(name, words) || beginsWith(id, words),
      )
      return sendJson(request, reply, { result: found })
    })
  registerOpen(app, PROPOSE_PATH, ['GET'], async (request, reply) => {
    const all = extensionProperties(requestedLanguage(request, deps.site))
    const limit = readLimit(readParameter(request, 'limit'), {
      maxLimit: all.length,
      defaultLimit: all.length,
    })
    return sendJson(request, reply, { type: COMPANY_TYPE, limit, properties: all.slice(0, limit) })
  })
}

function registerSuggestEntity(app: FastifyInstance, deps: SuggestDeps): void {
  registerOpen(app, suggestPath('entity'), ['GET'], async (request, reply) => {
    const prefix = readParameter(request, 'prefix')
    if (prefix !== '' && !(await countOrReject(request, reply, deps.searchQuota))) return reply
    const lang = requestedLanguage(request, deps.site)
    const cursor = readParameter(request, 'cursor')
    const skipped = /^\d{1,4}$/.test(cursor) ? Number(cursor) : 0
    const limit = Math.min(MAX_HITS, skipped + PAGE_LENGTH)
    const hits = prefix === '' || skipped >= MAX_HITS ? [] : await deps.searchCompanies(prefix, limit)
    const shown = hits.slice(skipped)
    const result = await Promise.all(shown.map(hit => renderSuggestion(hit, deps, lang)))
    return sendJson(request, reply, { result })
  })
}

// Every word is the beginning of a word of the name; no word: all names.
function beginsWith(name: string, words: readonly string[]): boolean {
  const own = foldWords(name)
  return words.every(word => own.some(other => other.startsWith(word)))
}
