// GET /{lang}/search?q=…: search results page. Works without JavaScript; rate-limited.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '../../../domain/access/member.ts'
import type { SearchHit } from '../../../domain/search/query.ts'
import type { SearchCompanies } from '../../../usecases/search/search-companies.ts'
import { formatCount, formatNumberWithDots } from '../../i18n/format.ts'
import { isLang, type Lang, phrase } from '../../i18n/languages.ts'
import type { RequestQuota } from '../../limits/request-quota.ts'
import { rateLimitProblem } from '../../problem.ts'
import { type Parameter, parseSearchText } from '../../query-parameters.ts'
import { sendErrorPage, sendNotFound } from '../error-pages.ts'
import { type Content, type Html, html } from '../html.ts'
import { renderPage, renderSearch, type Site } from '../page.ts'
import { dossierPath, searchPagePath } from '../paths.ts'
import { sendPage } from '../send-page.ts'

export type SearchPageDeps = {
  site: Site
  /** Separate from the quota of the suggestions. */
  searchQuota: RequestQuota
  searchCompanies: SearchCompanies
  readMember(request: FastifyRequest): Promise<Member | null>
}

const MAX_HITS = 50
// Equals the maxlength of the search box.
const MAX_QUERY_LENGTH = 200

const words = {
  title: phrase('Zoeken', 'Rechercher', 'Suche', 'Search'),
  titleFor: phrase<(q: string) => string>(
    q => `Zoeken: ${q}`,
    q => `Rechercher : ${q}`,
    q => `Suche: ${q}`,
    q => `Search: ${q}`,
  ),
  description: phrase(
    'Zoek een Belgische onderneming op naam, ondernemingsnummer, adres of NACE-code.',
    'Cherchez une entreprise belge par nom, numéro d’entreprise, adresse ou code NACE.',
    'Suchen Sie ein belgisches Unternehmen nach Name, Unternehmensnummer, Adresse oder NACE-Code.',
    'Find a Belgian company by name, enterprise number, address or NACE code.',
  ),
  found: phrase<(count: string) => string>(
    count => `${count} gevonden`,
    count => `${count} trouvés`,
    count => `${count} gefunden`,
    count => `${count} found`,
  ),
  most: phrase<(count: string) => string>(
    count => `De ${count} beste resultaten. Voeg een gemeente of meer van de naam toe om te verfijnen.`,
    count =>
      `Les ${count} meilleurs résultats. Ajoutez une commune ou une plus grande partie du nom pour affiner.`,
    count =>
      `Die ${count} besten Treffer. Fügen Sie eine Gemeinde oder mehr vom Namen hinzu, um einzugrenzen.`,
    count => `The best ${count} results. Add a town or more of the name to narrow them down.`,
  ),
  nothing: phrase(
    'Niets gevonden. Probeer een ander woord, een ondernemingsnummer of een adres.',
    'Rien trouvé. Essayez un autre mot, un numéro d’entreprise ou une adresse.',
    'Nichts gefunden. Versuchen Sie ein anderes Wort, eine Unternehmensnummer oder eine Adresse.',
    'Nothing found. Try another word, an enterprise number or an address.',
  ),
  hint: phrase(
    'Een naam (ook met een tikfout), een nummer in eender welke schrijfwijze, een adres of een NACE-code.',
    'Un nom (même avec une faute de frappe), un numéro sous n’importe quelle forme, une adresse ou un code NACE.',
    'Ein Name (auch mit Tippfehler), eine Nummer in beliebiger Schreibweise, eine Adresse oder ein NACE-Code.',
    'A name (typos tolerated), an enterprise number in any notation, an address or a NACE code.',
  ),
  left: phrase(
    'niet meer in het register',
    'n’est plus au registre',
    'nicht mehr im Register',
    'no longer in the register',
  ),
}

type SearchRequest = { Params: { lang: string }; Querystring: { q?: Parameter } }

export function registerSearchPage(app: FastifyInstance, deps: SearchPageDeps): void {
  app.get<SearchRequest>('/:lang/search', async (request, reply) => {
    const { lang } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    const query = parseSearchText(request.query.q).slice(0, MAX_QUERY_LENGTH)
    if (query !== '') {
      const allowance = await deps.searchQuota.count(request.ip, null)
      if (!allowance.withinLimit) return sendErrorPage(request, reply, rateLimitProblem(allowance), deps.site)
    }
    const [viewer, hits] = await Promise.all([
      deps.readMember(request),
      query === '' ? [] : deps.searchCompanies(query, MAX_HITS),
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
        body: renderResults(lang, query, hits),
      },
      deps.site,
    )
    return sendPage(request, reply, page, viewer ? 'private' : 'public')
  })
}

function renderResults(lang: Lang, query: string, hits: readonly SearchHit[]): Html {
  return html`<h1>${words.title[lang]}</h1>
<div class="search-large">${renderSearch(lang, query, 'q')}</div>
${query === '' ? html`<p class="soft">${words.hint[lang]}</p>` : renderHits(lang, hits)}`
}

function renderHits(lang: Lang, hits: readonly SearchHit[]): Content {
  if (hits.length === 0) return html`<p class="gap" role="status">${words.nothing[lang]}</p>`
  const count = formatCount(lang, hits.length)
  return html`<p class="soft" role="status">${(hits.length < MAX_HITS ? words.found : words.most)[lang](count)}</p>
<ol class="hits">${hits.map(hit => renderHit(lang, hit))}</ol>`
}

function renderHit(lang: Lang, hit: SearchHit): Html {
  const { legalName, enterpriseNumber, city, primaryNace, matchedAddress, notInRegister } = hit
  const more = [matchedAddress ?? city, primaryNace && `NACE ${primaryNace}`].filter(text => text)
  return html`<li>
<p>${
    notInRegister
      ? html`<b>${legalName}</b> <span class="chip plain">${words.left[lang]}</span>`
      : html`<a href="${dossierPath(lang, hit.slug)}">${legalName}</a>`
  }</p>
<p class="soft small"><span class="number">${formatNumberWithDots(enterpriseNumber)}</span>${more.map(text => html` · ${text}`)}</p>
</li>\n`
}
