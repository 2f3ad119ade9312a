// GET /insolventies/rss.xml?lang=…, atom.xml and feed.json: the newest insolvency publications about legal persons.
// Source of RSS 2.0: https://www.rssboard.org/rss-specification.

import type { FastifyInstance } from 'fastify'
import wordings from '../../../data/wordings/insolvency-feed.json' with { type: 'json' }
import { slug } from '../../domain/company/company.ts'
import { formatEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { memoizeTtl } from '../../platform/cache/memoize.ts'
import {
  type InsolvencyPublication,
  identifyPublication,
  type ListNewestInsolvencies,
} from '../../usecases/timeline/list-newest-insolvencies.ts'
import { translateCourt } from '../i18n/court-names.ts'
import { describeEventDate } from '../i18n/event-dates.ts'
import { eventKindLabel } from '../i18n/event-kinds.ts'
import { formatDate } from '../i18n/format.ts'
import { LANGUAGES, type Lang, phrases } from '../i18n/languages.ts'
import type { Site } from '../site/page.ts'
import { dossierPath, homePath } from '../site/paths.ts'
import { createFeed, FEED_FORMATS, type FeedFormat, RSS, toParagraph, toXmlText } from './feed-formats.ts'
import { FIVE_MINUTES, registerReadOnly, requestedLanguage, sendText } from './respond.ts'

const FOLDER = '/insolventies'

const words = phrases(wordings.words)

/** The feed in a format. An empty feed is dated `startedAt`. */
export function renderFeed(
  publications: readonly InsolvencyPublication[],
  lang: Lang,
  { site, startedAt, format = RSS }: { site: Site; startedAt: Date; format?: FeedFormat },
): string {
  const newest = publications[0]?.event.pubDate
  const feed = createFeed({
    title: words.title[lang],
    description: words.description[lang],
    link: site.origin + homePath(lang),
    folder: site.origin + FOLDER,
    lang,
    format,
    updated: newest === undefined ? startedAt : new Date(newest),
  })
  for (const publication of publications) feed.addItem(toItem(publication, lang, site))
  return format.render(feed)
}

function toItem(publication: InsolvencyPublication, lang: Lang, { origin }: Site) {
  const { company, event } = publication
  const kind = eventKindLabel(event.eventKind, lang)
  const guid = identifyPublication(event)
  const date = describeEventDate(event, lang)
  return {
    title: toXmlText(`${kind}: ${company.legalName}`),
    description: toParagraph([
      `${company.legalName}, ${formatEnterpriseNumber(company.enterpriseNumber)}.`,
      `${kind}.`,
      event.court && `${translateCourt(lang, event.court)}.`,
      date && `${date}.`,
      event.eventDate && `${words.decided[lang]} ${formatDate(lang, event.eventDate)}.`,
      `${words.published[lang]} ${formatDate(lang, event.pubDate)}, numac ${event.numac}.`,
    ]),
    link: origin + dossierPath(lang, slug(company.legalName, company.enterpriseNumber)),
    id: `${origin}/kbo/${company.enterpriseNumber}#${guid}`,
    guid,
    date: new Date(event.pubDate), // midnight UTC is the same day in Belgium
  }
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
  for (const format of FEED_FORMATS) registerFormat(app, { format, readNewest, site, startedAt })
}

type FormatDeps = {
  format: FeedFormat
  readNewest(): Promise<InsolvencyPublication[]>
  site: Site
  startedAt: Date
}

function registerFormat(app: FastifyInstance, { format, readNewest, site, startedAt }: FormatDeps): void {
  const rendered = new WeakMap<readonly InsolvencyPublication[], Map<Lang, string>>()
  const lastModified = Object.fromEntries(LANGUAGES.map(lang => [lang, createLastModified()]))

  function render(publications: InsolvencyPublication[], lang: Lang): string {
    const texts = rendered.get(publications) ?? new Map<Lang, string>()
    rendered.set(publications, texts)
    const text = texts.get(lang) ?? renderFeed(publications, lang, { site, startedAt, format })
    texts.set(lang, text)
    return text
  }

  registerReadOnly(app, `${FOLDER}/${format.file}`, async (request, reply) => {
    const lang = requestedLanguage(request, site)
    const body = render(await readNewest(), lang)
    const modified = lastModified[lang]?.(body) ?? ''
    reply.header('last-modified', modified)
    return sendText(request, reply, {
      body,
      type: format.type,
      cacheControl: FIVE_MINUTES,
      unchanged: request.headers['if-modified-since'] === modified,
    })
  })
}
