// Format and limits of sitemap files. Source: the sitemaps.org protocol, 0.9.

import { escapeXml } from '../../platform/escape-xml.ts'

/** Limits of a file: entries, and bytes before compression. */
export type SitemapFileLimits = { urls: number; bytes: number }

/** 50,000 URLs and 50 MB, which the protocol counts as 52,428,800 bytes. */
export const PROTOCOL_LIMITS: SitemapFileLimits = { urls: 50_000, bytes: 52_428_800 }

/** Maximum number of files in an index. */
export const MAX_FILES = 50_000

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Markup around the entries of a file. */
export const URL_SET = {
  head: `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
  tail: '</urlset>\n',
}

/** Storage name of the index. */
export const INDEX_NAME = 'index'

/** The section of companies. */
export const COMPANIES_SECTION = 'companies'

/** Storage name of a file: its section in lower-case letters, and a number from 1. */
export function fileName(section: string, number: number): string {
  return `${section}-${number}`
}

/** The path of a file. All are at the root, since a sitemap may only list URLs in its folder or below. */
export function sitemapPath(name: string): string {
  return name === INDEX_NAME ? '/sitemap.xml' : `/sitemap-${name}.xml`
}

/** The index of files by name; `changedAt` is null if unknown. */
export function renderIndex(origin: string, names: readonly string[], changedAt: Date | null): string {
  const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
  const entries = names.map(
    name => `<sitemap><loc>${escapeXml(origin + sitemapPath(name))}</loc>${changed}</sitemap>\n`,
  )
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`
}
