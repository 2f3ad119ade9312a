// GET /sitemap.xml and its files, as stored by the sitemap job, and GET /robots.txt, which names it. Before
// the job's first run the sitemap lists the fixed pages only.

import { hash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import {
  COMPANIES_SECTION,
  createEntryWriter,
  fileName,
  INDEX_NAME,
  readOrigin,
  renderIndex,
  sitemapPath,
  URL_SET,
} from '../../domain/sitemap.ts'
import type { Logger } from '../../platform/log.ts'
import type { Source } from '../../store/db/source.ts'
import { findLiveFile, type LiveFile, readSitemapBody } from '../../store/site/sitemap.ts'
import { matchesEtag } from '../caching.ts'
import { LANGUAGES, type Lang } from '../i18n/languages.ts'
import { NOT_FOUND } from '../problem.ts'
import { FIXED_PAGES, toListedSite } from '../site/listed-pages.ts'
import type { Site } from '../site/page.ts'
import { accountPath, searchPagePath, signInPath, signOutPath } from '../site/paths.ts'
import { FIVE_MINUTES, registerReadOnly, sendJsonProblem, sendText } from './respond.ts'

// Removes companies that were suppressed after the sitemap was generated, so that a suppression takes effect before the
// next run.

/** Decompresses a gzipped sitemap file, drops the pages of `hidden`, and compresses it again when `zipped`. */
function filterSitemap(
  body: Buffer,
  { hidden, zipped }: { hidden: readonly number[]; zipped: boolean },
): Readable {
  const whole = createGunzip()
  whole.end(body)
  const rest = Readable.from(filterLines(whole, addressPattern(hidden)))
  return zipped ? pipeline(rest, createGzip(), () => {}) : rest
}

// Every <url> is one line, and its <loc> ends with the enterprise number.
function addressPattern(hidden: readonly number[]): RegExp {
  return new RegExp(`[-/](?:${hidden.map(enterpriseNumberFrom).join('|')})</loc>`)
}

async function* filterLines(xml: AsyncIterable<Buffer>, dropped: RegExp): AsyncGenerator<Buffer> {
  let open = ''
  for await (const chunk of xml) {
    const lines = (open + chunk.toString('latin1')).split('\n')
    open = lines.pop() as string
    const kept = lines.filter(line => !dropped.test(line))
    if (kept.length > 0) yield Buffer.from(`${kept.join('\n')}\n`, 'latin1')
  }
}

// GET /robots.txt (RFC 9309). The longest match wins, so order does not matter.

// Authenticated, rate-limited or for members.
const DISALLOWED = ['/api/', '/bulk', '/mcp', '/internal/', '/health/', '/export/']
// Search results are an unbounded set of pages.
const DISALLOWED_PAGES = [signInPath, signOutPath, accountPath, (lang: Lang) => `${searchPagePath(lang)}?`]

export function registerRobots(app: FastifyInstance, { origin }: Site): void {
  const disallowed = [...DISALLOWED, ...LANGUAGES.flatMap(lang => DISALLOWED_PAGES.map(path => path(lang)))]
  const lines = ['User-agent: *', 'Allow: /', ...disallowed.map(path => `Disallow: ${path}`)]
  const body = `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
  registerReadOnly(app, '/robots.txt', (request, reply) =>
    sendText(request, reply, {
      body,
      type: 'text/plain; charset=utf-8',
      cacheControl: 'public, max-age=86400',
    }),
  )
}

export type SitemapDeps = {
  site: Site
  logger: Logger
  sitemapSource: Source
}

const XML_TYPE = 'application/xml; charset=utf-8'

export function registerSitemap(app: FastifyInstance, deps: SitemapDeps): void {
  const answer = createSitemapHandler(deps)
  registerReadOnly(app, sitemapPath(INDEX_NAME), (request, reply) => answer(request, reply, INDEX_NAME))
  registerReadOnly(app, sitemapPath(':name(^[a-z]+-\\d+$)'), (request, reply) =>
    answer(request, reply, (request.params as { name: string }).name),
  )
}

type SitemapHandler = (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<FastifyReply>

function createSitemapHandler({ site, logger, sitemapSource: source }: SitemapDeps): SitemapHandler {
  const origin = readOrigin(site.origin)
  const fixed = renderFixedFiles(origin, site)
  let lastWarned: number | null = null
  const warnOnce = (found: { generation: number; origin: string }) => {
    if (lastWarned === found.generation) return
    lastWarned = found.generation
    logger.warn(
      { stored_for: found.origin, served_as: origin },
      'the sitemap was written for another origin: run griffie sitemap',
    )
  }
  const answer: SitemapHandler = async (request, reply, name) => {
    const found = await source.run(pool => findLiveFile(pool, name))
    if (found?.origin !== origin) {
      if (found) warnOnce(found)
      const body = fixed.get(name)
      if (body === undefined) return sendJsonProblem(reply, NOT_FOUND)
      return sendText(request, reply, { body, type: XML_TYPE, cacheControl: FIVE_MINUTES })
    }
    if (found.file === null) return sendJsonProblem(reply, NOT_FOUND)
    const served = toServedFile(found.file, found.suppressedSince)
    if (isNotModified(request, served)) return reply.code(304).headers(cacheHeaders(served)).send()
    if (request.method === 'HEAD') return sendFile(request, reply, served, null)
    const body = await source.run(pool => readSitemapBody(pool, served))
    // Null: a new generation replaced the file between the two reads. Retry against that generation.
    return body === null ? answer(request, reply, name) : sendFile(request, reply, served, body)
  }
  return answer
}

type ServedFile = LiveFile & { hidden: readonly number[] }

// Suppressed companies are listed in company files only.
function toServedFile(file: LiveFile, suppressedSince: readonly number[]): ServedFile {
  const hidden = file.name.startsWith(COMPANIES_SECTION) ? suppressedSince : []
  const etag = hidden.length === 0 ? file.etag : file.etag.replace(/"$/, `-${hash('sha1', hidden.join())}"`)
  return { ...file, hidden, etag }
}

function isNotModified({ headers }: FastifyRequest, { etag }: LiveFile): boolean {
  const known = headers['if-none-match']
  return known !== undefined && matchesEtag(etag, known)
}

function cacheHeaders({ etag }: LiveFile): Record<string, string> {
  // URLs contain company names: caches must drop a suppressed company within five minutes.
  return { 'cache-control': FIVE_MINUTES, etag, vary: 'Accept-Encoding' }
}

// `body` is gzipped; null for HEAD.
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  body: Buffer | null,
): FastifyReply {
  const accepted = request.headers['accept-encoding']
  const zipped = accepted !== undefined && negotiate(accepted, ['gzip', 'identity']) === 'gzip'
  const { hidden } = file
  reply.headers({
    ...cacheHeaders(file),
    'content-type': XML_TYPE,
    ...(hidden.length === 0 && { 'content-length': String(zipped ? file.gzipBytes : file.xmlBytes) }),
    ...(zipped && { 'content-encoding': 'gzip' }),
  })
  // Fastify keeps the Content-Length of a stream. Files are up to 40 MB unpacked, so they are streamed.
  if (body === null) return reply.send(Readable.from([]))
  if (hidden.length > 0) return reply.send(filterSitemap(body, { hidden, zipped }))
  return reply.send(zipped ? body : gunzipStream(body))
}

function gunzipStream(body: Buffer): Readable {
  const plain = createGunzip()
  plain.end(body)
  return plain
}

// The index has no lastmod: the modification time of fixed pages is unknown.
function renderFixedFiles(origin: string, site: Site): ReadonlyMap<string, string> {
  const write = createEntryWriter({ ...toListedSite(site), origin })
  const name = fileName(FIXED_PAGES.name, 1)
  const entries = FIXED_PAGES.pages.map(page => write(page).xml)
  return new Map([
    [INDEX_NAME, renderIndex(origin, [name], null)],
    [name, URL_SET.head + entries.join('') + URL_SET.tail],
  ])
}
