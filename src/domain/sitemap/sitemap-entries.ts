// Renders a page in all languages as sitemap entries: each language has its own <url> with alternates for all
// languages and the default (Google, "localized versions of your page"). Plain string concatenation, because
// a million pages make gigabytes.

import { escapeXml } from '../../platform/escape-xml.ts'

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
