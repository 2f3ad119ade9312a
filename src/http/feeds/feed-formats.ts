// The formats of a feed: RSS 2.0, Atom (RFC 4287) and JSON Feed. The last segment of a path names the format.

import { Feed } from 'feed'
import { type Lang, LOCALES } from '../i18n/languages.ts'
import { html } from '../site/html.ts'

/** What is older than a feed has: RFC 5005, section 4. Addresses of folders. */
export type FeedArchive = {
  /** The archive of the days before; null for the oldest. */
  previous: string | null
  /** Of an archive itself: the feed that it belongs to. */
  current?: string
}

export type FeedFormat = {
  file: string
  type: string
  render(feed: Feed): string
  /** Adds links to archives to what `render` gave; `query` as in the addresses of the feed. */
  link(rendered: string, archive: FeedArchive, query: string): string
}

const RSS_LINK = (rel: string, href: string) =>
  html`<atom:link rel="${rel}" href="${href}" type="application/rss+xml"/>`
const ATOM_LINK = (rel: string, href: string) => html`<link rel="${rel}" href="${href}"/>`
const SELF_LINK = /<(?:atom:)?link [^>]*rel="self"[^>]*\/>/

// The `feed` package has no such links: they follow the one to the feed itself.
function linkXml(file: string, link: typeof RSS_LINK): FeedFormat['link'] {
  return (rendered, { previous, current }, query) => {
    const added = [
      current && link('current', `${current}/${file}${query}`),
      previous && link('prev-archive', `${previous}/${file}${query}`),
      current && '<fh:archive xmlns:fh="http://purl.org/syndication/history/1.0"/>',
    ].filter(Boolean)
    return rendered.replace(SELF_LINK, self => [self, ...added].join('\n        '))
  }
}

export const RSS: FeedFormat = {
  file: 'rss.xml',
  type: 'application/rss+xml; charset=utf-8',
  render: feed => feed.rss2(),
  link: linkXml('rss.xml', RSS_LINK),
}

export const FEED_FORMATS: readonly FeedFormat[] = [
  RSS,
  {
    file: 'atom.xml',
    type: 'application/atom+xml; charset=utf-8',
    render: feed => feed.atom1(),
    link: linkXml('atom.xml', ATOM_LINK),
  },
  {
    file: 'feed.json',
    type: 'application/feed+json; charset=utf-8',
    render: feed => feed.json1(),
    // JSON Feed has a link for it, of other words.
    link(rendered, { previous }, query) {
      if (previous === null) return rendered
      const { items, ...head } = JSON.parse(rendered)
      return JSON.stringify({ ...head, next_url: `${previous}/feed.json${query}`, items }, null, 4)
    },
  },
]

/** Poll interval for feed readers. */
const TTL_MINUTES = 15

/** Addresses of a feed in all formats; `base` is the address of its folder. */
function feedAddresses(base: string, query: string, format: FeedFormat) {
  const at = (file: string) => `${base}/${file}${query}`
  // `feed` is the address of the feed itself, in RSS and Atom.
  return { feed: at(format.file), feedLinks: { json: at('feed.json') } }
}

// XML 1.0 (2.2) forbids control characters, also as references. Titles are CDATA, which `]]>` ends; the `feed` package
// escapes only its first occurrence.
export function toXmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll(']]>', ']] >')
}

/** Sentences as the description of an item: feed readers parse it as HTML. */
export function toParagraph(sentences: readonly (string | null | false)[]): string {
  return html`<p>${toXmlText(sentences.filter(Boolean).join(' '))}</p>`.toString()
}

type FeedHead = {
  title: string
  description: string
  /** The page that the feed belongs to. */
  link: string
  /** Address without a format and language. */
  folder: string
  lang: Lang
  /** Query of its own address, as it was asked for. */
  query: string
  format: FeedFormat
  updated: Date
}

/** A feed without items. */
export function createFeed({ folder, lang, query, format, ...head }: FeedHead): Feed {
  return new Feed({
    ...head,
    id: folder,
    ...feedAddresses(folder, query, format),
    language: LOCALES[lang].toLowerCase(),
    ttl: TTL_MINUTES,
    generator: 'Griffie',
    author: { name: 'Griffie' },
  })
}
