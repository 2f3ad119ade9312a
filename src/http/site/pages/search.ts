// GET /{lang}/search?q=…: search results page, with filters and an order. Works without JavaScript; rate-limited.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import wordings from '../../../../data/wordings/site/search.json' with { type: 'json' }
import type { Member } from '../../../domain/access/member.ts'
import type { UseCases } from '../../../usecases/create-use-cases.ts'
import type { SuggestTownsAndCodes } from '../../../usecases/search/suggest-towns-and-codes.ts'
import { isLang, phrases, sentence } from '../../i18n/languages.ts'
import type { RequestQuota } from '../../limits/request-quota.ts'
import { rateLimitProblem } from '../../problem.ts'
import { type Parameter, parseSearchText } from '../../query-parameters.ts'
import { sendErrorPage, sendNotFound } from '../error-pages.ts'
import { html } from '../html.ts'
import { renderPage, renderSearch, type Site } from '../page.ts'
import { searchPagePath } from '../paths.ts'
import { sendPage } from '../send-page.ts'
import { describeFault, readAsked, renderFilters, sortHits } from './search-filters.ts'
import { describeInsolvencies, nameActivities, renderHits, renderPages } from './search-hits.ts'

export type SearchPageDeps = Pick<UseCases, 'searchCompanies' | 'nameCodes' | 'readCompanyState'> & {
  site: Site
  /** Separate from the quota of the suggestions. */
  searchQuota: RequestQuota
  suggest: SuggestTownsAndCodes
  readMember(request: FastifyRequest): Promise<Member | null>
}

const MAX_HITS = 50
// Equals the maxlength of the search box.
const MAX_QUERY_LENGTH = 200

const words = {
  ...phrases(wordings.words),
  titleFor: sentence(wordings.sentences.titleFor, 'q'),
}

type SearchRequest = { Params: { lang: string }; Querystring: Record<string, Parameter> }

export function registerSearchPage(app: FastifyInstance, deps: SearchPageDeps): void {
  app.get<SearchRequest>('/:lang/search', async (request, reply) => {
    const { lang } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    const query = parseSearchText(request.query.q).slice(0, MAX_QUERY_LENGTH)
    if (query !== '') {
      const allowance = await deps.searchQuota.count(request.ip, null)
      if (!allowance.withinLimit) return sendErrorPage(request, reply, rateLimitProblem(allowance), deps.site)
    }
    const asked = readAsked(request.query)
    const [viewer, hits, pages] = await Promise.all([
      deps.readMember(request),
      query === '' || asked.fault !== null ? [] : deps.searchCompanies(query, MAX_HITS, asked.filter),
      query === '' ? [] : deps.suggest(query, lang),
    ])
    const [activities, insolvencies] = await Promise.all([
      nameActivities(deps.nameCodes, hits, lang),
      describeInsolvencies(deps.readCompanyState, hits, lang),
    ])
    const page = renderPage(
      {
        lang,
        title: query === '' ? words.title[lang] : words.titleFor[lang](query),
        description: words.description[lang],
        path: to => searchPagePath(to) + (query === '' ? '' : `?${new URLSearchParams({ q: query })}`),
        noindex: true,
        withoutSearch: true,
        viewer: viewer?.email,
        body: html`<h1>${words.title[lang]}</h1>
<div class="search-large">${renderSearch(lang, query, 'q')}
${renderFilters(lang, asked, 'q-form')}</div>
${query === '' ? html`<p class="soft">${words.hint[lang]}</p>` : html`${renderPages(lang, pages)}${renderHits(lang, { hits: sortHits(hits, asked.order, lang), most: MAX_HITS, activities, insolvencies, query, fault: asked.fault && describeFault(asked.fault, lang) })}`}`,
      },
      deps.site,
    )
    return sendPage(request, reply, page, viewer ? 'private' : 'public')
  })
}
