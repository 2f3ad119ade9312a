// The formats of a feed: RSS 2.0, Atom (RFC 4287) and JSON Feed. The last segment of a path names the format.

import { Feed } from 'feed'
import { type Lang, LOCALES } from '../i18n/languages.ts'
import { html } from '../site/html.ts'

export type FeedFormat = { file: string; type: string; render(feed: Feed): string }

export const RSS: FeedFormat = {
  file: 'rss.xml',
  type: 'application/rss+xml; charset=utf-8',
  render: feed => feed.rss2(),
}

export const FEED_FORMATS: readonly FeedFormat[] = [
  RSS,
  { file: 'atom.xml', type: 'application/atom+xml; charset=utf-8', render: feed => feed.atom1() },
  { file: 'feed.json', type: 'application/feed+json; charset=utf-8', render: feed => feed.json1() },
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
  format: FeedFormat
  updated: Date
}

/** A feed without items. */
export function createFeed({ folder, lang, format, ...head }: FeedHead): Feed {
  return new Feed({
    ...head,
    id: folder,
    ...feedAddresses(folder, `?lang=${lang}`, format),
    language: LOCALES[lang].toLowerCase(),
    ttl: TTL_MINUTES,
    generator: 'Griffie',
    author: { name: 'Griffie' },
  })
}
