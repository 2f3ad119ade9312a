// GET / and /{lang}/: home page with search box and newest insolvencies.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import wordings from '../../../../data/wordings/site/home.json' with { type: 'json' }
import type { Member } from '../../../domain/access/member.ts'
import { slug } from '../../../domain/company/company.ts'
import type { SourceName } from '../../../domain/errors.ts'
import type { Logger } from '../../../platform/log.ts'
import type { LoadStates } from '../../../store/db/require-loaded.ts'
import type { Freshness } from '../../../usecases/health/read-freshness.ts'
import type {
  InsolvencyPublication,
  ListNewestInsolvencies,
} from '../../../usecases/timeline/list-newest-insolvencies.ts'
import { toResult } from '../../../usecases/to-result.ts'
import { eventKindLabel } from '../../i18n/event-kinds.ts'
import { formatDate } from '../../i18n/format.ts'
import { isLang, type Lang, phrases } from '../../i18n/languages.ts'
import { NOT_LOADED, SOURCE_NAMES } from '../../i18n/source-names.ts'
import { type DataCoverage, dataCoverageOf, formatReadDays } from '../dossier/data-coverage.ts'
import { renderEmpty, renderUnavailable } from '../dossier/section.ts'
import { formatFreshness } from '../dossier/sources-section.ts'
import { preferredLanguage, sendNotFound } from '../error-pages.ts'
import { type Content, type Html, html } from '../html.ts'
import { renderPage, renderSearch, type Site } from '../page.ts'
import {
  API_DOCS_PATH,
  activitiesPath,
  comparePath,
  dossierPath,
  feedPath,
  homePath,
  statusPath,
  townsPath,
} from '../paths.ts'
import { sendPage } from '../send-page.ts'

export type HomeDeps = {
  site: Site
  logger: Logger
  listNewestInsolvencies: ListNewestInsolvencies
  /** Null when it could not be read. */
  readFreshness(): Promise<Freshness | null>
  loadStates(): LoadStates
  readMember(request: FastifyRequest): Promise<Member | null>
}

const NEWEST = 8

const words = phrases(wordings.words)

export function registerHome(app: FastifyInstance, deps: HomeDeps): void {
  app.get('/', (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'Accept-Language' })
      .redirect(homePath(preferredLanguage(request, deps.site)), 302),
  )
  app.get<{ Params: { lang: string } }>('/:lang', (request, reply) => {
    const { lang } = request.params
    return isLang(lang) ? reply.redirect(homePath(lang), 301) : sendNotFound(request, reply, deps)
  })
  app.get<{ Params: { lang: string } }>('/:lang/', async (request, reply) => {
    const { lang } = request.params
    if (!isLang(lang)) return sendNotFound(request, reply, deps)
    const [viewer, newest, freshness] = await Promise.all([
      deps.readMember(request),
      toResult(deps.listNewestInsolvencies(NEWEST)),
      deps.readFreshness(),
    ])
    const publications = 'answer' in newest ? newest.answer : null
    const page = renderPage(
      {
        lang,
        title: words.title[lang],
        description: words.lead[lang],
        path: homePath,
        withoutSearch: true,
        viewer: viewer?.email,
        jsonLd: describeSite(deps.site, lang),
        body: renderHome(lang, publications, freshness, dataCoverageOf(freshness, deps.loadStates())),
      },
      deps.site,
    )
    return sendPage(request, reply, page, viewer ? 'private' : publications ? 'public' : 'degraded')
  })
}

// Source: https://schema.org/WebSite, with a SearchAction for search engines.
function describeSite({ origin }: Site, lang: Lang): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Griffie',
    url: origin + homePath(lang),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/${lang}/search?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

function renderHome(
  lang: Lang,
  publications: readonly InsolvencyPublication[] | null,
  freshness: Freshness | null,
  basis: DataCoverage,
): Html {
  return html`<div class="hero">
<h1>${words.claim[lang]}</h1>
<p class="lead">${words.lead[lang]}</p>
<div class="search-large">${renderSearch(lang, '', 'q')}</div>
<p class="soft">${words.gaps[lang]}</p>
</div>
<div class="columns">
<section class="card" aria-labelledby="newest"><h2 id="newest">${words.newest[lang]}</h2>
${renderNewest(lang, publications, basis)}
<p><a href="${feedPath(lang)}">${words.feed[lang]}</a></p></section>
<div>
<section class="card" aria-labelledby="browse"><h2 id="browse">${words.browse[lang]}</h2>
<ul class="plain-list"><li><a href="${activitiesPath(lang)}">${words.byActivity[lang]}</a></li>
<li><a href="${townsPath(lang)}">${words.byTown[lang]}</a></li>
<li><a href="${comparePath(lang, [])}">${words.compare[lang]}</a></li></ul></section>
<section class="card" aria-labelledby="data"><h2 id="data">${words.data[lang]}</h2>
<dl>${(Object.keys(SOURCE_NAMES) as SourceName[]).map(
    source =>
      html`<dt>${SOURCE_NAMES[source][lang]}</dt><dd class="soft">${formatFreshness(lang, source, freshness, basis.loaded)}</dd>\n`,
  )}</dl>
<p><a href="${statusPath(lang)}">${words.status[lang]}</a></p></section>
<section class="card" aria-labelledby="build"><h2 id="build">${words.build[lang]}</h2>
<p><a href="${API_DOCS_PATH}" hreflang="en">${words.api[lang]}</a></p></section>
</div>
</div>`
}

function renderNewest(
  lang: Lang,
  publications: readonly InsolvencyPublication[] | null,
  { days, notLoaded: neverLoaded }: DataCoverage,
): Content {
  if (publications === null)
    return renderUnavailable((neverLoaded.has('gazette') ? NOT_LOADED.gazette : words.unread)[lang])
  if (publications.length === 0)
    return renderEmpty(`${words.nothing[lang]} ${formatReadDays(lang, days?.notices)}`)
  return html`<ul class="hits">${publications.map(({ company, event }) => {
    const { legalName, enterpriseNumber } = company
    return html`<li><p><a href="${dossierPath(lang, slug(legalName, enterpriseNumber))}">${legalName}</a></p>
<p class="soft small">${eventKindLabel(event.eventKind, lang)}${event.pubDate && html` · ${formatDate(lang, event.pubDate)}`}</p></li>\n`
  })}</ul>`
}
