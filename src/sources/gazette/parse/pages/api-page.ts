// Parses the API page (`cgi/api2.pl`): one text by numac, with status 200 even if it does not exist. Supports
// the layout since May 2024 (as articles) and the older one (a form and two tables around the text).

import { load } from 'cheerio'
import type { Publication } from '../../../../domain/publications/publication.ts'
import { queryNumac, readArticlePage } from './article-page.ts'
import { kindOfText } from './company-relevance.ts'
import { decodePage } from './decode-page.ts'
import { linesOf } from './html-lines.ts'
import { parseIssueLink } from './links.ts'
import { findPrintedNumber } from './printed-number.ts'

const OLD_TITLE = /<h3><center><u>([\s\S]*?)<\/u><\/center><\/h3>/i
const OLD_END = /<a name="?end"?>/i

/**
 * The text of an API page; null when its fields are empty, which means an unknown numac. The old layout does
 * not print the numac: it comes from `hint.url`, and without one the result is null.
 */
export function readApiPage(bytes: Uint8Array, hint: { url?: string }): Publication | null {
  const html = decodePage(bytes)
  return /name="?set_urlpdf/i.test(html) ? readOldLayout(html, hint.url) : readArticlePage(bytes, hint)
}

function readOldLayout(html: string, url: string | undefined): Publication | null {
  const $ = load(html)
  const place = parseIssueLink($('input[name=urlpdf]').attr('value'))
  const numac = queryNumac(url)
  const title = OLD_TITLE.exec(html)
  if (!place || !numac || !title) return null
  const rest = html.slice(title.index + title[0].length)
  const body = linesOf(rest.slice(0, Math.max(0, rest.search(OLD_END))))
  if (body.length === 0) return null
  const source = $('center > table font')
    .toArray()
    .filter(font => $(font).find('a').length === 0)
    .flatMap(font => linesOf($(font).html() ?? ''))
  const lines = [...source, ...linesOf(title[1] as string), ...body]
  const text = lines.join('\n')
  const kind = kindOfText(numac, text)
  return {
    numac,
    kind,
    publishedOn: place.publishedOn,
    language: null,
    text,
    reading: 'html',
    printedNumber: kind === 'court_notice' ? findPrintedNumber(lines, numac, place.publishedOn) : null,
    page: place.page,
    edition: place.edition,
    enterpriseNumber: null,
    rubrics: [],
  }
}
