// Parses the page of one text: article page, and API page in its two layouts.

import { type CheerioAPI, load } from 'cheerio'
import { numacOf, type Publication } from '../../../../domain/publications/publication.ts'
import { kindOfText } from './company-relevance.ts'
import {
  decodePage,
  type IssueLocation,
  linesOf,
  matchesAny,
  NOT_IN_THIS_LANGUAGE,
  parseIssueLink,
  queryDay,
  queryValue,
} from './site-page.ts'

// Converts between the printed number of a court notice and its numac.

const SERIES_8 = /^(\d{4})8(\d{5})$/
const SERIES_7 = /^\d{4}7(\d{5})$/
const PRINTED_LINE = /^(?:\d{4}\/1\d{5}|\(\d{1,5}\))$/

/** `2031804477` → `2031/104477`; `2031701357` → `(1357)`; null for a numac of another series. */
function printedNumberOf(numac: string): string | null {
  const numbered = SERIES_8.exec(numac)
  if (numbered) return `${numbered[1]}/1${numbered[2]}`
  const typed = SERIES_7.exec(numac)
  return typed ? `(${Number(typed[1])})` : null
}

/** The number line at the end of a notice, if it matches `numac`; else the number derived from it. */
function findPrintedNumber(
  lines: readonly string[],
  numac: string,
  publishedOn: string | null,
): string | null {
  const line = lines.findLast(text => PRINTED_LINE.test(text))
  return line && numacOf(line, publishedOn) === numac ? line : printedNumberOf(numac)
}

// Parses an article page (`cgi/article.pl`, layout of May 2024): issuer in `h1.page__title`, title in
// `p.intro-text`, text in `main.article-text`, numac in `span.tag` or the permanent link.

const NUMAC = /\b\d{4}[\dA-Z]\d{5}\b/
// Characters: a statement about the language counts only when the page has little other text.
const LONGEST_STATEMENT = 400

/**
 * The text of an article page; null when it has none (or only states that it does not exist in this
 * language). `hint.url` is the requested URL: it supplies numac, day and edition where the page does not. The
 * language stays null, because some texts are in three languages at once.
 */
export function readArticlePage(bytes: Uint8Array, hint: { url?: string }): Publication | null {
  const $ = load(decodePage(bytes))
  const body = bodyLines($)
  const numac = readNumac($) ?? queryNumac(hint.url)
  if (numac === null || body.length === 0 || isStatement(body)) return null
  const place = readPlace($)
  const publishedOn = place?.publishedOn ?? queryDay(hint.url, ['pd_search', 'sum_date', 'pub_date', 'pd'])
  const lines = [...headLines($), ...body]
  const text = lines.join('\n')
  const kind = kindOfText(numac, text)
  return {
    numac,
    kind,
    publishedOn,
    language: null,
    text,
    reading: 'html',
    printedNumber: kind === 'court_notice' ? findPrintedNumber(lines, numac, publishedOn) : null,
    page: place?.page ?? null,
    edition: place?.edition ?? readEdition(hint.url),
    enterpriseNumber: null,
    rubrics: [],
  }
}

/** True when a page states that the text is not available in the requested language. */
export function statesNoTextInLanguage(bytes: Uint8Array): boolean {
  return isStatement(bodyLines(load(decodePage(bytes))))
}

function bodyLines($: CheerioAPI): string[] {
  return linesOf($('main.article-text').first().html() ?? '')
}

function isStatement(body: readonly string[]): boolean {
  const text = body.join(' ')
  return text.length <= LONGEST_STATEMENT && matchesAny(NOT_IN_THIS_LANGUAGE, text)
}

function headLines($: CheerioAPI): string[] {
  const outside = (selector: string) =>
    $(selector)
      .toArray()
      .filter(element => $(element).closest('main.article-text').length === 0)
      .flatMap(element => linesOf($(element).html() ?? ''))
  return [...outside('h1.page__title'), ...outside('p.intro-text')]
}

function readNumac($: CheerioAPI): string | null {
  const texts = [$('span.tag').first().text(), $('a#link-text').first().text()]
  return texts.map(text => NUMAC.exec(text)?.[0]).find(numac => numac !== undefined) ?? null
}

/** The numac in a request URL, or null. */
function queryNumac(url: string | undefined): string | null {
  const asked = queryValue(url, 'numac_search') ?? queryValue(url, 'numac')
  return asked && NUMAC.test(asked) ? asked : null
}

function readPlace($: CheerioAPI): IssueLocation | null {
  return parseIssueLink($('a[href*="/mopdf/"]').first().attr('href'))
}

function readEdition(url: string | undefined): number | null {
  const edition = Number(queryValue(url, 's_editie'))
  return Number.isInteger(edition) && edition > 0 ? edition : null
}

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
