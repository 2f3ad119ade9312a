// Format and limits of sitemap files. Source: the sitemaps.org protocol, 0.9.

import { escapeXml } from '../platform/escape-xml.ts'

// Renders a page in all languages as sitemap entries: each language has its own <url> with alternates for all
// languages and the default (Google, "localized versions of your page"). Plain string concatenation, because
// a million pages make gigabytes.

/** The site to list, and its languages. */
export type ListedSite<Language extends string = string> = {
  /** Origin of the site, from `readOrigin`. */
  origin: string
  languages: readonly Language[]
  defaultLanguage: Language
}

/** A path without origin, `/docs/api`; or a function giving the path in each language. */
export type ListedPage<Language extends string = string> = string | ((language: Language) => string)

/** `<url>` elements as ASCII, and their number. */
export type Entries = { xml: string; urls: number }

// Needs neither percent-encoding nor escaping.
const PLAIN_PATH = /^[\w\-./~]*$/

/** Creates the function that renders pages as entries. */
export function createEntryWriter<Language extends string>({
  origin,
  languages,
  defaultLanguage,
}: ListedSite<Language>): (page: ListedPage<Language>) => Entries {
  const plainOrigin = escapeXml(origin)
  const defaultAt = languages.indexOf(defaultLanguage)
  const toLocation = (path: string) =>
    PLAIN_PATH.test(path) ? plainOrigin + path : escapeXml(new URL(origin + path).href)
  return page => {
    if (typeof page === 'string') return { xml: `<url><loc>${toLocation(page)}</loc></url>\n`, urls: 1 }
    const addresses = languages.map(language => toLocation(page(language)))
    let rest = '</loc>'
    for (let at = 0; at < addresses.length; at++) rest += alternate(languages[at], addresses[at])
    rest += `${alternate('x-default', addresses[defaultAt])}</url>\n`
    let xml = ''
    for (const address of addresses) xml += `<url><loc>${address}${rest}`
    return { xml, urls: addresses.length }
  }
}

function alternate(language: string | undefined, address: string | undefined): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
}

/**
 * The origin of a site, `https://companies.example.org`, with an optional path: ASCII host name, no trailing
 * slash. Throws `RangeError` for an invalid address.
 */
export function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search + url.hash + url.username !== '')
    throw new RangeError(`${text} is not an origin such as https://companies.example.org`)
  return url.href.replace(/\/+$/, '')
}

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
