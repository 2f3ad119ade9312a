// A page in all its languages as entries of a sitemap: each language's page is a <url> of its own and names all the
// others, itself and the default one (Google, "localized versions of your page"). A million pages make gigabytes of
// this, so that it is plain joining of text.

import { escapeXml } from '../../platform/escape-xml.ts'

/** Whose pages are listed, and in which languages they exist. */
export type ListedSite<Language extends string = string> = {
  /** Where the site is reached, as `readOrigin` gives it. */
  origin: string
  languages: readonly Language[]
  defaultLanguage: Language
}

/** A path without the origin, `/docs/api`; or for a page in every language, the path in each. */
export type ListedPage<Language extends string = string> = string | ((language: Language) => string)

/** `<url>` elements as ASCII, and how many they are. */
export type Entries = { xml: string; urls: number }

// What needs neither percent encoding nor escaping.
const PLAIN_PATH = /^[\w\-./~]*$/

/** Makes what turns pages of a site into entries. */
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
 * The origin of a site, `https://companies.example.org`, with its path if it has one, as sitemaps hold it: host names in
 * ASCII, no slash at the end. Throws `RangeError` for what is no web address.
 */
export function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search + url.hash + url.username !== '')
    throw new RangeError(`${text} is no address of a site: https://companies.example.org`)
  return url.href.replace(/\/+$/, '')
}
