// GET /insolventies/rss.xml?lang=…: the newest insolvency publications about legal persons.

import type { FastifyInstance } from 'fastify'
import { memoizeTtl } from '../../platform/cache/memoize-ttl.ts'
import type {
  InsolvencyPublication,
  ListNewestInsolvencies,
} from '../../usecases/timeline/list-newest-insolvencies.ts'
import { LANGUAGES, type Lang } from '../i18n/languages.ts'
import type { Site } from '../site/page.ts'
import { createLastModified } from './last-modified.ts'
import { renderFeed } from './render-feed.ts'
import { requestedLanguage } from './requested-language.ts'
import { FIVE_MINUTES, registerReadOnly, sendText } from './respond.ts'

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
