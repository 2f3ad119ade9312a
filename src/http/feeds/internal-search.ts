// GET /internal/search?q=…&limit=…&lang=…: autocomplete of the site's search box. Suggestions extend the hits of the API
// search by `kind`, `href` and `subtitle`.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { SearchHit } from '../../domain/search/search-hit.ts'
import type { NameCodes } from '../../usecases/codes/name-codes.ts'
import type { SearchCompanies } from '../../usecases/search/search-companies.ts'
import type { Suggestion, SuggestTownsAndCodes } from '../../usecases/search/suggest-towns-and-codes.ts'
import { clientProblem } from '../errors/problem.ts'
import { type Lang, phrase } from '../i18n/languages.ts'
import { isUndecodable, type Parameter, parseSearchText, readLimit } from '../query-parameters.ts'
import type { Site } from '../site/page.ts'
import { activityPath, dossierPath, townPath } from '../site/paths.ts'
import { findPages, type NamedPage } from './find-pages.ts'
import { requestedLanguage } from './requested-language.ts'
import { JSON_TYPE, registerReadOnly, sendJsonProblem, sendText } from './respond.ts'

export type InternalSearchDeps = {
  searchCompanies: SearchCompanies
  suggest: SuggestTownsAndCodes
  nameCodes: NameCodes
  site: Site
}

const words = {
  gone: phrase(
    'niet meer in het ondernemingsregister',
    'ne figure plus au registre des entreprises',
    'nicht mehr im Unternehmensregister',
    'no longer in the enterprise register',
  ),
  town: phrase('gemeente', 'commune', 'Gemeinde', 'town'),
  activity: phrase('activiteit', 'activité', 'Tätigkeit', 'activity'),
  page: phrase('pagina', 'page', 'Seite', 'page'),
}

const LIMITS = { defaultLimit: 8, maxLimit: 20 }
// Deleting a letter repeats the previous query, so the browser caches suggestions for a minute.
const ONE_MINUTE = 'private, max-age=60'

type Query = { q?: Parameter; limit?: Parameter }

export function registerInternalSearch(app: FastifyInstance, deps: InternalSearchDeps): void {
  registerReadOnly(app, '/internal/search', async (request, reply) => {
    if (isUndecodable(request.url)) return sendJsonProblem(reply, clientProblem(400))
    const lang = requestedLanguage(request, deps.site)
    const { q, limit } = (request as FastifyRequest<{ Querystring: Query }>).query
    const body = JSON.stringify(
      await findSuggestions(deps, parseSearchText(q), readLimit(limit, LIMITS), lang),
    )
    return sendText(request, reply, { body, type: JSON_TYPE, cacheControl: ONE_MINUTE })
  })
}

async function findSuggestions(
  deps: InternalSearchDeps,
  q: string,
  limit: number,
  lang: Lang,
): Promise<object[]> {
  if (q === '') return []
  const hits = await deps.searchCompanies(q, limit)
  const companies = await Promise.all(hits.map(hit => toCompanySuggestion(hit, deps.nameCodes, lang)))
  return [
    ...companies,
    ...deps.suggest(q, lang).map(suggestion => toSuggestion(suggestion, lang)),
    ...findPages(q, lang).map(page => toPageSuggestion(page, lang)),
  ]
}

async function toCompanySuggestion(hit: SearchHit, nameCodes: NameCodes, lang: Lang) {
  const names = await nameCodes({ legalForm: null, situationCode: null, primaryNace: hit.primaryNace }, lang)
  const known = [hit.city, names.activity?.text].filter(text => text)
  return {
    enterprise_number: hit.enterpriseNumber,
    legal_name: hit.legalName,
    slug: hit.slug,
    city: hit.city,
    primary_nace: hit.primaryNace,
    match_kind: hit.matchKind,
    matched_address: hit.matchedAddress,
    kind: 'company',
    href: hit.notInRegister ? null : dossierPath(lang, hit.slug),
    subtitle: hit.notInRegister
      ? words.gone[lang]
      : known.join(' · ') || formatEnterpriseNumber(hit.enterpriseNumber),
    not_in_register: hit.notInRegister,
  }
}

// Fields that only companies have are null in other suggestions.
const NO_COMPANY = {
  enterprise_number: null,
  slug: null,
  city: null,
  primary_nace: null,
  match_kind: 'name',
  matched_address: null,
  not_in_register: false,
}

function toSuggestion(suggestion: Suggestion, lang: Lang) {
  if (suggestion.kind === 'town') {
    const { zip, name } = suggestion
    const shown = { legal_name: `${zip} ${name}`, kind: 'town', href: townPath(lang, zip) }
    return { ...NO_COMPANY, city: name, ...shown, subtitle: words.town[lang] }
  }
  const { code, name } = suggestion
  const shown = { legal_name: name, kind: 'nace', href: activityPath(lang, code) }
  return { ...NO_COMPANY, primary_nace: code, ...shown, subtitle: `NACE ${code} · ${words.activity[lang]}` }
}

function toPageSuggestion({ name, href }: NamedPage, lang: Lang) {
  return { ...NO_COMPANY, legal_name: name, kind: 'page', href, subtitle: words.page[lang] }
}
