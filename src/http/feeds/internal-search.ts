// GET /internal/search?q=…&limit=…&lang=…: autocomplete of the site's search box. Suggestions extend the hits of the API
// search by `kind`, `href` and `subtitle`.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import wordings from '../../../data/wordings/internal-search.json' with { type: 'json' }
import { formatEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { foldWords } from '../../domain/search/fold.ts'
import { addressOfHit, type SearchHit } from '../../domain/search/query.ts'
import type { UseCases } from '../../usecases/create-use-cases.ts'
import type { Suggestion, SuggestTownsAndCodes } from '../../usecases/search/suggest-towns-and-codes.ts'
import { describeInsolvency } from '../i18n/insolvency-state.ts'
import { LANGUAGES, type Lang, type Phrase, phrase, phrases } from '../i18n/languages.ts'
import { clientProblem } from '../problem.ts'
import { isUndecodable, type Parameter, parseSearchText, readLimit } from '../query-parameters.ts'
import type { Site } from '../site/page.ts'
import {
  API_DOCS_PATH,
  activitiesPath,
  activityPath,
  CHANGELOG_PATH,
  dossierPath,
  homePath,
  type Localised,
  REFERENCE_PATH,
  searchPagePath,
  statusPath,
  townPath,
  townsPath,
} from '../site/paths.ts'
import { JSON_TYPE, registerReadOnly, requestedLanguage, sendJsonProblem, sendText } from './respond.ts'

// Search suggestions for pages of the site, matched by page name.

type NamedPage = { name: string; href: string }

const PAGES: { name: Phrase; path: Localised }[] = [
  { name: phrase('Startpagina', 'Page d’accueil', 'Startseite', 'Home page'), path: homePath },
  { name: phrase('Zoeken', 'Recherche', 'Suche', 'Search'), path: searchPagePath },
  {
    name: phrase('Activiteiten (NACE)', 'Activités (NACE)', 'Tätigkeiten (NACE)', 'Activities (NACE)'),
    path: activitiesPath,
  },
  { name: phrase('Gemeenten', 'Communes', 'Gemeinden', 'Towns'), path: townsPath },
  {
    name: phrase('Status van de dienst', 'État du service', 'Status des Dienstes', 'Service status'),
    path: statusPath,
  },
  {
    name: phrase('API-documentatie', 'Documentation de l’API', 'API-Dokumentation', 'API documentation'),
    path: () => API_DOCS_PATH,
  },
  {
    name: phrase('API-referentie', 'Référence de l’API', 'API-Referenz', 'API reference'),
    path: () => REFERENCE_PATH,
  },
  {
    name: phrase('Wijzigingen', 'Historique des modifications', 'Änderungen', 'Changelog'),
    path: () => CHANGELOG_PATH,
  },
]

const FOLDED_NAMES = PAGES.map(({ name }) =>
  Object.fromEntries(LANGUAGES.map(lang => [lang, foldWords(name[lang])])),
)
const MAX_PAGES = 3
// A single letter matches nearly every page.
const MIN_QUERY_LENGTH = 2

/** At most three pages. Every word of `q` must be a prefix of a word of the page name. */
function findPages(q: string, lang: Lang): NamedPage[] {
  const words = foldWords(q)
  if (words.length === 0 || words.join('').length < MIN_QUERY_LENGTH) return []
  return PAGES.filter((_page, at) =>
    words.every(word => FOLDED_NAMES[at]?.[lang]?.some(other => other.startsWith(word))),
  )
    .slice(0, MAX_PAGES)
    .map(({ name, path }) => ({ name: name[lang], href: path(lang) }))
}

export type InternalSearchDeps = Pick<UseCases, 'searchCompanies' | 'nameCodes' | 'readCompanyState'> & {
  suggest: SuggestTownsAndCodes
  site: Site
}

const words = phrases(wordings.words)

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
  const [hits, pages] = await Promise.all([deps.searchCompanies(q, limit), deps.suggest(q, lang)])
  const companies = await Promise.all(hits.map(hit => toCompanySuggestion(hit, deps, lang)))
  return [
    ...companies,
    ...pages.map(suggestion => toSuggestion(suggestion, lang)),
    ...findPages(q, lang).map(page => toPageSuggestion(page, lang)),
  ]
}

async function toCompanySuggestion(hit: SearchHit, deps: InternalSearchDeps, lang: Lang) {
  const [insolvency, names] = await Promise.all([
    deps.readCompanyState(hit),
    deps.nameCodes({ ...hit, legalForm: null, situationCode: null }, lang),
  ])
  const known = [
    insolvency && describeInsolvency(lang, insolvency),
    ...(hit.notInRegister ? [words.gone[lang]] : [hit.city, names.activity?.text]),
  ]
  return {
    enterprise_number: hit.enterpriseNumber,
    legal_name: hit.legalName,
    slug: hit.slug,
    city: hit.city,
    primary_nace: hit.primaryNace,
    match_kind: hit.matchKind,
    matched_address: addressOfHit(hit),
    kind: 'company',
    href: dossierPath(lang, hit.slug),
    subtitle: known.filter(text => text).join(' · ') || formatEnterpriseNumber(hit.enterpriseNumber),
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
