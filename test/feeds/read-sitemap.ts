// Strict parser for sitemaps: anything outside sitemaps.org 0.9 and Google's rules for localised pages is an error.

import { SaxesParser } from 'saxes'

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'
// sitemaps.org: "less than 2,048 characters".
const MAX_URL_LENGTH = 2_047

type ReadUrl = { loc: string; alternates: Record<string, string> }
type ReadEntry = { loc: string; lastmod: string | null }

/** The entries of a `<urlset>`, in order. Throws at anything the standards do not allow. */
export function readUrlSet(xml: string): ReadUrl[] {
  const urls: ReadUrl[] = []
  parse(xml, {
    allowed: [['urlset'], ['urlset', 'url'], ['urlset', 'url', 'loc'], ['urlset', 'url', 'link']],
    open(path, attributes) {
      if (path === 'urlset/url') urls.push({ loc: '', alternates: {} })
      if (path !== 'urlset/url/link') return
      const { rel, hreflang, href, ...others } = attributes
      if (rel !== 'alternate' || !hreflang || !href || Object.keys(others).length > 0)
        throw new Error('a link that is no alternate')
      const { alternates } = urls.at(-1) as ReadUrl
      if (alternates[hreflang]) throw new Error(`two alternates in ${hreflang}`)
      alternates[hreflang] = checkAddress(href)
    },
    text(path, text) {
      if (path === 'urlset/url/loc') (urls.at(-1) as ReadUrl).loc += text
    },
  })
  for (const { loc } of urls) checkAddress(loc)
  return urls
}

/** The entries of a `<sitemapindex>`, in order. Throws at anything the standards do not allow. */
export function readIndex(xml: string): ReadEntry[] {
  const entries: ReadEntry[] = []
  parse(xml, {
    allowed: [
      ['sitemapindex'],
      ['sitemapindex', 'sitemap'],
      ['sitemapindex', 'sitemap', 'loc'],
      ['sitemapindex', 'sitemap', 'lastmod'],
    ],
    open(path) {
      if (path === 'sitemapindex/sitemap') entries.push({ loc: '', lastmod: null })
    },
    text(path, text) {
      const entry = entries.at(-1) as ReadEntry
      if (path.endsWith('/loc')) entry.loc += text
      if (path.endsWith('/lastmod')) entry.lastmod = (entry.lastmod ?? '') + text
    },
  })
  for (const { loc, lastmod } of entries) {
    checkAddress(loc)
    // W3C datetime, with time and zone.
    if (lastmod !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(lastmod))
      throw new Error(`no W3C datetime: ${lastmod}`)
  }
  return entries
}

type Handlers = {
  /** Paths of allowed elements, in the sitemap namespace except `link`. */
  allowed: string[][]
  open(path: string, attributes: Record<string, string>): void
  text(path: string, text: string): void
}

function parse(xml: string, { allowed, open, text }: Handlers): void {
  const paths = new Set(allowed.map(parts => parts.join('/')))
  const parser = new SaxesParser({ xmlns: true })
  const stack: string[] = []
  const path = () => stack.join('/')
  parser.on('error', error => {
    throw error
  })
  parser.on('xmldecl', ({ version, encoding }) => {
    if (version !== '1.0' || encoding !== 'UTF-8') throw new Error(`declared as ${version} ${encoding}`)
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    stack.push(local)
    if (!paths.has(path())) throw new Error(`unknown element ${path()}`)
    if (uri !== (local === 'link' ? XHTML : SITEMAP)) throw new Error(`${local} in namespace ${uri}`)
    const own = Object.values(attributes).filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns')
    open(path(), Object.fromEntries(own.map(({ local, value }) => [local, value])))
  })
  parser.on('text', content => {
    if (/loc$|lastmod$/.test(path())) text(path(), content)
    else if (content.trim() !== '') throw new Error(`text in ${path()}`)
  })
  parser.on('closetag', () => stack.pop())
  parser.write(xml).close()
}

function checkAddress(address: string): string {
  const { href, protocol } = new URL(address)
  if (!/^https?:$/.test(protocol)) throw new Error(`not on the web: ${address}`)
  if (href !== address) throw new Error(`not written as RFC 3986 has it: ${address}`)
  if (address.length > MAX_URL_LENGTH) throw new Error('an address too long')
  return address
}
