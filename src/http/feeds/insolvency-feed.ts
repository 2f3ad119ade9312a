// GET /insolventies/rss.xml?lang=…: the newest insolvency publications about legal persons, as RSS 2.0.
// Source: https://www.rssboard.org/rss-specification.

import type { FastifyInstance } from 'fastify'
import { Feed } from 'feed'
import { slug } from '../../domain/company/company.ts'
import { formatEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { memoizeTtl } from '../../platform/cache/memoize.ts'
import {
  type InsolvencyPublication,
  identifyPublication,
  type ListNewestInsolvencies,
} from '../../usecases/timeline/list-newest-insolvencies.ts'
import { translateCourt } from '../i18n/court-names.ts'
import { eventKindLabel } from '../i18n/event-kinds.ts'
import { formatDate } from '../i18n/format.ts'
import { LANGUAGES, type Lang, LOCALES, phrase } from '../i18n/languages.ts'
import { html } from '../site/html.ts'
import type { Site } from '../site/page.ts'
import { dossierPath, feedPath, homePath } from '../site/paths.ts'
import { FIVE_MINUTES, registerReadOnly, requestedLanguage, sendText } from './respond.ts'

// The newest insolvency publications as RSS 2.0. Source: https://www.rssboard.org/rss-specification.

const words = {
  title: phrase(
    'Griffie: nieuwe insolventies van ondernemingen',
    'Griffie : nouvelles insolvabilités d’entreprises',
    'Griffie: neue Insolvenzen von Unternehmen',
    'Griffie: new company insolvencies',
  ),
  description: phrase(
    'De recentste bekendmakingen in het Belgisch Staatsblad over faillissement, gerechtelijke reorganisatie, voorlopige maatregelen en gerechtelijke ontbinding van rechtspersonen.',
    'Les publications les plus récentes au Moniteur belge sur la faillite, la réorganisation judiciaire, les mesures provisoires et la dissolution judiciaire de personnes morales.',
    'Die neuesten Bekanntmachungen im Belgischen Staatsblatt über Konkurs, gerichtliche Reorganisation, vorläufige Maßnahmen und gerichtliche Auflösung juristischer Personen.',
    'The newest notices in the Belgian official gazette on bankruptcy, judicial reorganisation, interim measures and judicial dissolution of legal persons.',
  ),
  decided: phrase('Uitspraak van', 'Décision du', 'Entscheidung vom', 'Decision of'),
  published: phrase(
    'Bekendgemaakt in het Belgisch Staatsblad van',
    'Publié au Moniteur belge du',
    'Bekannt gemacht im Belgischen Staatsblatt vom',
    'Published in the Belgian official gazette of',
  ),
}

/** Poll interval for feed readers. */
const TTL_MINUTES = 15

/** The feed as XML. An empty feed is dated `startedAt`. */
export function renderFeed(
  publications: readonly InsolvencyPublication[],
  lang: Lang,
  { site, startedAt }: { site: Site; startedAt: Date },
): string {
  const newest = publications[0]?.event.pubDate
  const feed = new Feed({
    title: words.title[lang],
    description: words.description[lang],
    link: site.origin + homePath(lang),
    feed: site.origin + feedPath(lang),
    language: LOCALES[lang].toLowerCase(),
    ttl: TTL_MINUTES,
    updated: newest === undefined ? startedAt : new Date(newest),
    generator: 'Griffie',
  })
  for (const publication of publications) feed.addItem(toItem(publication, lang, site))
  return feed.rss2()
}

function toItem(publication: InsolvencyPublication, lang: Lang, { origin }: Site) {
  const { company, event } = publication
  const kind = eventKindLabel(event.eventKind, lang)
  const facts = [
    `${company.legalName}, ${formatEnterpriseNumber(company.enterpriseNumber)}.`,
    `${kind}.`,
    event.court && `${translateCourt(lang, event.court)}.`,
    event.eventDate && `${words.decided[lang]} ${formatDate(lang, event.eventDate)}.`,
    `${words.published[lang]} ${formatDate(lang, event.pubDate)}, numac ${event.numac}.`,
  ]
  return {
    title: toXmlText(`${kind}: ${company.legalName}`),
    // Feed readers parse descriptions as HTML.
    description: html`<p>${toXmlText(facts.filter(Boolean).join(' '))}</p>`.toString(),
    link: origin + dossierPath(lang, slug(company.legalName, company.enterpriseNumber)),
    guid: identifyPublication(event),
    date: new Date(event.pubDate), // midnight UTC is the same day in Belgium
  }
}

// XML 1.0 (2.2) forbids control characters, also as references. Titles are CDATA, which `]]>` ends; the `feed` package
// escapes only its first occurrence.
function toXmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll(']]>', ']] >')
}

// `Last-Modified` of a body without a timestamp: the time at which this process first rendered it.

/**
 * Returns a function from a body to its HTTP date. Compare dates for equality only (RFC 9110, 13.1.3 permits it): they
 * differ between processes and are not ordered.
 */
function createLastModified(now: () => Date = () => new Date()): (body: string) => string {
  let last: { body: string; since: string } | null = null
  return body => {
    if (last?.body !== body) last = { body, since: now().toUTCString() }
    return last.since
  }
}

const ITEMS = 100
// The feed has no rate limit, so reads are memoized to bound the database load. The TTL stays below the one second within
// which suppressions must take effect; a new data version invalidates the memo at once.
const CACHE_MS = 400

export type FeedDeps = {
  listNewestInsolvencies: ListNewestInsolvencies
  site: Site
  /** Version of the underlying data; null while unknown. */
  dataVersion(): string | null
}

export function registerInsolvencyFeed(
  app: FastifyInstance,
  { listNewestInsolvencies, site, dataVersion }: FeedDeps,
): void {
  const startedAt = new Date()
  const createCachedRead = () => memoizeTtl(() => listNewestInsolvencies(ITEMS), CACHE_MS)
  let cachedRead = { version: dataVersion(), read: createCachedRead() }
  const readNewest = () => {
    const version = dataVersion()
    if (version !== null && version !== cachedRead.version) cachedRead = { version, read: createCachedRead() }
    return cachedRead.read()
  }
  const rendered = new WeakMap<readonly InsolvencyPublication[], Map<Lang, string>>()
  const lastModified = Object.fromEntries(LANGUAGES.map(lang => [lang, createLastModified()]))

  function render(publications: InsolvencyPublication[], lang: Lang): string {
    const texts = rendered.get(publications) ?? new Map<Lang, string>()
    rendered.set(publications, texts)
    const text = texts.get(lang) ?? renderFeed(publications, lang, { site, startedAt })
    texts.set(lang, text)
    return text
  }

  registerReadOnly(app, '/insolventies/rss.xml', async (request, reply) => {
    const lang = requestedLanguage(request, site)
    const body = render(await readNewest(), lang)
    const modified = lastModified[lang]?.(body) ?? ''
    reply.header('last-modified', modified)
    return sendText(request, reply, {
      body,
      type: 'application/rss+xml; charset=utf-8',
      cacheControl: FIVE_MINUTES,
      unchanged: request.headers['if-modified-since'] === modified,
    })
  })
}
