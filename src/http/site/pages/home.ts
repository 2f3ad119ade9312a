// GET / and /{lang}/: home page with search box and newest insolvencies.

import type { FastifyInstance, FastifyRequest } from 'fastify'
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
import { isLang, type Lang, phrase } from '../../i18n/languages.ts'
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

const words = {
  title: phrase(
    'Belgische ondernemingen',
    'Entreprises belges',
    'Belgische Unternehmen',
    'Belgian companies',
  ),
  claim: phrase(
    'Wie is deze onderneming, en hoe staat ze ervoor?',
    'Qui est cette entreprise, et comment se porte-t-elle ?',
    'Wer ist dieses Unternehmen, und wie steht es da?',
    'Who is this company, and how does it stand?',
  ),
  lead: phrase(
    'Register, Staatsblad en jaarrekeningen van elke Belgische onderneming op één pagina, elk feit met zijn bron en datum.',
    'Registre, Moniteur et comptes annuels de chaque entreprise belge sur une seule page, chaque fait avec sa source et sa date.',
    'Register, Staatsblatt und Jahresabschlüsse jedes belgischen Unternehmens auf einer Seite, jede Angabe mit Quelle und Datum.',
    'Register, gazette and annual accounts of every Belgian company on one page, with source and date of each fact.',
  ),
  newest: phrase(
    'Nieuwste insolventiepublicaties',
    'Dernières publications d’insolvabilité',
    'Neueste Insolvenzbekanntmachungen',
    'Newest insolvency publications',
  ),
  feed: phrase('Als RSS-feed', 'En flux RSS', 'Als RSS-Feed', 'As an RSS feed'),
  unread: phrase(
    'Het Belgisch Staatsblad kon niet worden geraadpleegd.',
    'Le Moniteur belge n’a pas pu être consulté.',
    'Das Belgische Staatsblatt konnte nicht gelesen werden.',
    'The official gazette is unavailable.',
  ),
  nothing: phrase(
    'Geen enkele, in wat van het Staatsblad is ingelezen.',
    'Aucune, dans ce qui a été lu du Moniteur.',
    'Keine, in dem, was vom Staatsblatt eingelesen ist.',
    'None in the processed gazette publications.',
  ),
  status: phrase('Status van de dienst', 'État du service', 'Status des Dienstes', 'Service status'),
  browse: phrase('Bladeren', 'Parcourir', 'Stöbern', 'Browse'),
  byActivity: phrase(
    'Ondernemingen per activiteit (NACE)',
    'Entreprises par activité (NACE)',
    'Unternehmen nach Tätigkeit (NACE)',
    'Companies by activity (NACE)',
  ),
  byTown: phrase(
    'Ondernemingen per gemeente',
    'Entreprises par commune',
    'Unternehmen nach Gemeinde',
    'Companies by town',
  ),
  compare: phrase(
    'Ondernemingen vergelijken',
    'Comparer des entreprises',
    'Unternehmen vergleichen',
    'Compare companies',
  ),
  data: phrase(
    'Van wanneer de gegevens zijn',
    'De quand datent les données',
    'Von wann die Daten sind',
    'Data freshness',
  ),
  build: phrase('Voor ontwikkelaars', 'Pour les développeurs', 'Für Entwickler', 'For developers'),
  api: phrase(
    'REST-API en MCP voor AI-agenten (documentatie in het Engels)',
    'API REST et MCP pour agents d’IA (documentation en anglais)',
    'REST-API und MCP für KI-Agenten (Dokumentation auf Englisch)',
    'REST API, and MCP for AI agents',
  ),
  gaps: phrase(
    'Wat onbekend is, staat als onbekend vermeld: “niet gevonden”, “niet neergelegd” en “bron niet beschikbaar” zijn verschillende toestanden.',
    'Une valeur inconnue est indiquée comme inconnue : « rien trouvé », « non déposé » et « source indisponible » sont des états distincts.',
    'Unbekanntes ist als unbekannt gekennzeichnet: „nichts gefunden“, „nicht hinterlegt“ und „Quelle nicht verfügbar“ sind verschiedene Zustände.',
    'Unknown values are reported as unknown: “nothing on record”, “not filed” and “source unavailable” are distinct states.',
  ),
}

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
