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
import { COLON, formatDate } from '../i18n/format.ts'
import { LANGUAGES, type Lang, phrases } from '../i18n/languages.ts'
import type { Site } from '../site/page.ts'
import { dossierPath, homePath } from '../site/paths.ts'
import { createFeed, FEED_FORMATS, type FeedFormat, RSS, toParagraph, toXmlText } from './feed-formats.ts'
import { FIVE_MINUTES, languageQuery, registerReadOnly, requestedLanguage, sendText } from './respond.ts'

/** Path of the feed without its format. */
const INSOLVENCY_FOLDER = '/insolventies'

const words = phrases(wordings.words)

type FeedSettings = {
  site: Site
  startedAt: Date
  format?: FeedFormat
  /** Of its own address. */
  query?: string
  /** The day that an archive is of, `YYYY-MM-DD`. */
  day?: string
  /** The day that the archive of older publications is of. */
  dayBefore?: string | null
}

/** The feed in a format, or its archive of a day. An empty feed is dated `startedAt`. */
export function renderFeed(
  publications: readonly InsolvencyPublication[],
  lang: Lang,
  { site, startedAt, format = RSS, query = '', day, dayBefore = null }: FeedSettings,
): string {
  const folderOf = (of: string) => site.origin + dayFolder(of)
  const feed = createFeed({
    title: day === undefined ? words.title[lang] : `${words.title[lang]}, ${formatDate(lang, day)}`,
    description: words.description[lang],
    link: site.origin + homePath(lang),
    folder: day === undefined ? site.origin + INSOLVENCY_FOLDER : folderOf(day),
    lang,
    query,
    format,
    updated: changedAt(publications) ?? startedAt,
  })
  for (const publication of publications) feed.addItem(toItem(publication, lang, site))
  const archive = {
    previous: dayBefore === null ? null : folderOf(dayBefore),
    ...(day !== undefined && { current: site.origin + INSOLVENCY_FOLDER }),
  }
  return format.link(format.render(feed), archive, query)
}

/** Path of the archive of a day without its format. */
export function dayFolder(day: string): string {
  return `${INSOLVENCY_FOLDER}/${day}`
}

// When the last of its publications was received; by their days where none is stored.
function changedAt(publications: readonly InsolvencyPublication[]): Date | null {
  const moments = publications.map(({ event }) => Date.parse(event.receivedAt ?? event.pubDate))
  return moments.length === 0 ? null : new Date(Math.max(...moments))
}

function toItem(publication: InsolvencyPublication, lang: Lang, { origin }: Site) {
  const { company, event } = publication
  const kind = eventKindLabel(event.eventKind, lang)
  const guid = identifyPublication(event)
  const date = describeEventDate(event, lang)
  return {
    title: toXmlText(`${kind}${COLON[lang]}${company.legalName}`),
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
  const rendered = new WeakMap<readonly InsolvencyPublication[], Map<string, string>>()
  const queries = ['', ...LANGUAGES.map(lang => `?lang=${lang}`)]
  const lastModified = Object.fromEntries(queries.map(query => [query, createLastModified()]))

  function render(publications: InsolvencyPublication[], lang: Lang, query: string): string {
    const texts = rendered.get(publications) ?? new Map<string, string>()
    rendered.set(publications, texts)
    // The archive of the last day shown has what this feed has not of that day.
    const dayBefore = publications.at(-1)?.event.pubDate ?? null
    const settings = { site, startedAt, format, query, dayBefore }
    const text = texts.get(query) ?? renderFeed(publications, lang, settings)
    texts.set(query, text)
    return text
  }

  registerReadOnly(app, `${INSOLVENCY_FOLDER}/${format.file}`, async (request, reply) => {
    const query = languageQuery(request)
    const body = render(await readNewest(), requestedLanguage(request, site), query)
    const modified = lastModified[query]?.(body) ?? ''
    reply.header('last-modified', modified)
    return sendText(request, reply, {
      body,
      type: format.type,
      cacheControl: FIVE_MINUTES,
      unchanged: request.headers['if-modified-since'] === modified,
    })
  })
}
