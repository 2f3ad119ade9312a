// What all pages of the site share: encoding, frame, messages, lines and links.

import { type CheerioAPI, load } from 'cheerio'

// Decodes a page. The site declares iso-8859-1 and sends windows-1252 (`…`, `’`, `€` occur); pages saved by a
// browser are UTF-8 with the same declaration, so the bytes decide.

const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')

/** UTF-8 if the bytes are valid UTF-8, otherwise windows-1252. Never throws. */
export function decodePage(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return windows1252.decode(bytes)
  }
}

// Messages of the site. Only the Dutch "no result" and the Dutch and French "not in this language" were
// observed; other variants are accepted, and the client therefore requests Dutch.

/** The search found nothing. */
export const NO_RESULT = [
  /geen tekst komt overeen met uw zoekopdracht/i,
  /aucun texte ne correspond/i,
  /kein(?:e)? texte? (?:entspricht|entsprechen|stimmt)/i,
]

/** The text exists in another language or as an image only. */
export const NOT_IN_THIS_LANGUAGE = [
  /niet beschikbaar in deze taal/i,
  /(?:pas|non) disponible dans cette langue/i,
  /nicht in dieser sprache verfügbar|in dieser sprache nicht verfügbar/i,
]

/** Blocking pages: firewalls, captchas, waiting rooms. */
const CHALLENGE = [
  /captcha/i,
  /are you (?:a )?(?:human|robot)/i,
  /access (?:is )?denied|accès refusé|toegang geweigerd/i,
  /request rejected|requested url was rejected/i,
  /too many requests/i,
  /attention required|checking your browser|just a moment|verify(?:ing)? you are human/i,
  /unusual traffic|rate limit/i,
]

/** True when one of `sentences` matches `text`, ignoring white space. */
export function matchesAny(sentences: readonly RegExp[], text: string): boolean {
  const flat = text.replaceAll(/\s+/g, ' ')
  return sentences.some(sentence => sentence.test(flat))
}

// Checks that a page belongs to the site and is complete: a truncated connection, or a firewall page with
// status 200, must not look like a day without publications.

/**
 * - `whole`: the site's frame, closed.
 * - `cut`: starts as HTML or as the site's page but is not closed.
 * - `empty`: no text.
 * - `challenge`: a firewall or captcha page.
 * - `foreign`: complete, but not the site's.
 */
type FrameState = 'whole' | 'cut' | 'empty' | 'challenge' | 'foreign'

// Layout of 2024: pages consist of `page__wrapper` sections, the footer last.
const GAZETTE_MARKER = /class="page__wrapper/
const GAZETTE_FOOTER = 'page__wrapper--footer'

// Older layout of api2.pl: its form names the image of the publication. Without a publication the page ends
// unclosed after the second table, marked by `#Page` without a path.
const OLD_GAZETTE_MARKER = /<form name="?set_urlpdf/i
const OLD_EMPTY = /name="?urlpdf"? value="#Page\s*"[\s\S]*<\/center>\s*$/i

/** Classifies the frame of a decoded page. */
export function checkPageFrame(html: string): FrameState {
  if (html.trim() === '') return 'empty'
  const closed = html.trimEnd().toLowerCase().endsWith('</html>')
  if (GAZETTE_MARKER.test(html)) return closed && hasOwnFooter(html) ? 'whole' : 'cut'
  if (OLD_GAZETTE_MARKER.test(html)) return closed || OLD_EMPTY.test(html) ? 'whole' : 'cut'
  if (matchesAny(CHALLENGE, html)) return 'challenge'
  return closed ? 'foreign' : 'cut'
}

function hasOwnFooter(html: string): boolean {
  const at = html.lastIndexOf(GAZETTE_FOOTER)
  return at >= 0 && html.indexOf('</footer>', at) > at
}

// Converts HTML to lines: a `<br>` or block edge ends a line, a source line break does not.

export type PageNode = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number]

const BLOCKS = new Set(
  'p div main section table tbody tr ul ol li hr center blockquote pre h1 h2 h3 h4 h5 h6 dl dt dd'.split(' '),
)
const SKIPPED_ELEMENTS = new Set(['script', 'style', 'button', 'nav'])
const WHITESPACE_RUNS = /[ \t\r\n\f\u00a0]+/g

/** Lines of an HTML fragment, trimmed, white space collapsed, empty lines dropped. */
export function linesOf(html: string): string[] {
  return rawLinesOf(html)
    .map(line => line.replaceAll(WHITESPACE_RUNS, ' ').trim())
    .filter(line => line !== '')
}

/**
 * Lines of an HTML fragment with inner spaces and empty lines kept: in the annex the number of spaces is a
 * separator, and an empty line is a missing value.
 */
export function rawLinesOf(html: string): string[] {
  const lines = ['']
  const write = (text: string) => {
    lines[lines.length - 1] += text.replaceAll(/[\r\n\t]/g, ' ').replaceAll('\u00a0', ' ')
  }
  const visit = (node: PageNode) => {
    if (node.type === 'text') write(node.data)
    else if (node.type === 'tag' && !SKIPPED_ELEMENTS.has(node.name)) {
      if (node.name === 'br') lines.push('')
      else visitElement(node.name, node.children)
    }
  }
  const visitElement = (name: string, children: PageNode[]) => {
    const block = BLOCKS.has(name)
    if (block && lines.at(-1)?.trim()) lines.push('')
    for (const child of children) visit(child)
    if (block && lines.at(-1)?.trim()) lines.push('')
    if (name === 'td' || name === 'th') write(' ')
  }
  for (const node of load(html, null, false).root().contents().toArray()) visit(node)
  return lines.map(line => line.trim())
}

// Parses URLs in a page: query values, and the location of a text in the issue.

export type IssueLocation = {
  /** `YYYY-MM-DD`. */
  publishedOn: string
  /** Edition of the day, from 1. */
  edition: number
  /** Page of that edition's PDF, from 1; null if the link has none. */
  page: number | null
}

const ISSUE_PATH = /\/mopdf\/(\d{4})\/(\d{2})\/(\d{2})_(\d+)\.pdf(?:#Page(\d+))?/i
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The query value `name` of a URL, also relative; null when absent or empty. */
export function queryValue(href: string | undefined, name: string): string | null {
  const query = href?.split('#')[0]?.split('?')[1]
  return (query && new URLSearchParams(query).get(name)) || null
}

/** The first of `names` in a URL that holds a date. */
export function queryDay(href: string | undefined, names: readonly string[]): string | null {
  const values = names.map(name => queryValue(href, name))
  return values.find(value => value !== null && DAY.test(value)) ?? null
}

/** Issue, edition and page in `/mopdf/2031/06/11_1.pdf#Page23`, or null. */
export function parseIssueLink(href: string | undefined): IssueLocation | null {
  const match = ISSUE_PATH.exec(href ?? '')
  if (!match) return null
  const [, year, month, day, edition, page] = match
  return {
    publishedOn: `${year}-${month}-${day}`,
    edition: Number(edition),
    page: page ? Number(page) : null,
  }
}
