// Writes a new sitemap beside the live one and publishes it at the end. A failed or killed run changes nothing.

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { slug } from '../domain/company/company.ts'
import { enterpriseNumberFrom } from '../domain/company/enterprise-number.ts'
import {
  COMPANIES_SECTION,
  createEntryWriter,
  type Entries,
  INDEX_NAME,
  type ListedPage,
  type ListedSite,
  MAX_FILES,
  readOrigin,
  renderIndex,
  type SitemapFileLimits,
} from '../domain/sitemap.ts'
import type { Pool } from '../store/db/pool.ts'
import {
  acquireSitemapLock,
  countListedCompanies,
  dropBuild,
  type ListedCompany,
  publishBuild,
  readListedCompanies,
  type SitemapFile,
  startBuild,
  storeSitemapFile,
} from '../store/site/sitemap.ts'
import { openFileSink, packedFile } from './sitemap-file-writer.ts'

/** Pages with their own files, named after the section: lower-case letters. */
type ListedSection<Language extends string = string> = {
  name: string
  pages: Iterable<ListedPage<Language>> | AsyncIterable<ListedPage<Language>>
}

type SitemapOptions<Language extends string = string> = {
  site: ListedSite<Language>
  /** Path of a company's page; `slug` from `domain/company.ts`. */
  companyPath(language: Language, slug: string): string
  /** All other pages. */
  sections: readonly ListedSection<Language>[]
  limits?: SitemapFileLimits
  onProgress?(progress: SitemapProgress): void
  signal?: AbortSignal
}

/** Companies written, and the approximate total. */
type SitemapProgress = { companies: number; of: number }

export type SitemapSummary = {
  companies: number
  urls: number
  /** Excluding the index. */
  files: number
  xmlBytes: number
  gzipBytes: number
  seconds: number
}

/** Another process is writing the sitemap. */
export class SitemapRunningError extends Error {
  override name = 'SitemapRunningError'
}

/**
 * Writes and publishes a sitemap. Throws `SitemapRunningError` when another process is doing so, `RangeError` for
 * an invalid origin, and the reason of an aborted signal. Needs two connections, better three.
 */
export async function generateSitemap<Language extends string>(
  pool: Pool,
  options: SitemapOptions<Language>,
): Promise<SitemapSummary> {
  const site = { ...options.site, origin: readOrigin(options.site.origin) }
  const release = await acquireSitemapLock(pool)
  if (release === null) throw new SitemapRunningError('Another process is writing the sitemap.')
  try {
    const generation = await startBuild(pool, site)
    try {
      return await writeBuild(pool, generation, { ...options, site })
    } catch (error) {
      await dropBuild(pool, generation).catch(() => {}) // otherwise the next run deletes it
      throw error
    }
  } finally {
    await release()
  }
}

async function writeBuild<Language extends string>(
  pool: Pool,
  generation: number,
  options: SitemapOptions<Language>,
): Promise<SitemapSummary> {
  const started = performance.now()
  const summary: SitemapSummary = { companies: 0, urls: 0, files: 0, xmlBytes: 0, gzipBytes: 0, seconds: 0 }
  const store = async (file: SitemapFile) => {
    options.signal?.throwIfAborted()
    await storeSitemapFile(pool, generation, file)
    summary.urls += file.urls
    summary.xmlBytes += file.xmlBytes
    summary.gzipBytes += file.body.length
  }
  const names: string[] = []
  for (const { name, pages } of options.sections)
    names.push(...(await writeSection(name, entriesOf(pages, options.site), { store, ...options })))
  const companies = companyEntries(pool, options, done => {
    summary.companies = done
  })
  names.push(...(await writeSection(COMPANIES_SECTION, companies, { store, ...options })))
  options.signal?.throwIfAborted()
  summary.files = names.length
  await publish(pool, generation, { origin: options.site.origin, names, summary })
  summary.seconds = (performance.now() - started) / 1000
  return summary
}

type Writing = Pick<SitemapOptions, 'limits' | 'signal'> & { store(file: SitemapFile): Promise<void> }

async function writeSection(
  section: string,
  batches: AsyncIterable<Iterable<Entries>>,
  { store, limits, signal }: Writing,
): Promise<readonly string[]> {
  const files = openFileSink({ section, store, limits })
  for await (const batch of batches) {
    signal?.throwIfAborted()
    for (const entries of batch) {
      const busy = files.add(entries)
      if (busy) await busy
    }
  }
  await files.end()
  return files.names
}

async function* entriesOf<Language extends string>(
  pages: ListedSection<Language>['pages'],
  site: ListedSite<Language>,
): AsyncGenerator<Entries[]> {
  const write = createEntryWriter(site)
  for await (const page of pages) yield [write(page)]
}

async function* companyEntries<Language extends string>(
  pool: Pool,
  { site, companyPath, onProgress }: SitemapOptions<Language>,
  count: (done: number) => void,
): AsyncGenerator<Iterable<Entries>> {
  const of = await countListedCompanies(pool)
  const write = createEntryWriter(site)
  let companies = 0
  for await (const batch of readBatches(pool)) {
    yield batch.values().map(({ enterprise_number, legal_name }) => {
      const path = slug(legal_name, enterpriseNumberFrom(enterprise_number))
      return write(language => companyPath(language, path))
    })
    companies += batch.length
    count(companies)
    onProgress?.({ companies, of })
  }
}

const BATCH = 2_000

// The next batch is prefetched.
async function* readBatches(pool: Pool): AsyncGenerator<ListedCompany[]> {
  for (let next = readListedCompanies(pool, { after: 0, limit: BATCH }); ; ) {
    const batch = await next
    const last = batch.at(-1)
    if (last === undefined) return
    next = readListedCompanies(pool, { after: last.enterprise_number, limit: BATCH })
    next.catch(() => {}) // reported where it is awaited
    yield batch
  }
}

const compress = promisify(gzip)

// The index has the time of publication, not of the start: otherwise a crawler that fetched an old file in between
// would consider it new.
async function publish(
  pool: Pool,
  generation: number,
  { origin, names, summary }: { origin: string; names: readonly string[]; summary: SitemapSummary },
): Promise<void> {
  if (names.length > MAX_FILES)
    throw new Error(`${names.length} files exceed the limit of a sitemap index (${MAX_FILES}).`)
  const finishedAt = new Date()
  const index = Buffer.from(renderIndex(origin, names, finishedAt))
  const body = await compress(index)
  await storeSitemapFile(pool, generation, packedFile(INDEX_NAME, { urls: 0, xmlBytes: index.length, body }))
  const { companies, urls, files } = summary
  await publishBuild(pool, generation, { companies, urls, files, finishedAt })
}
