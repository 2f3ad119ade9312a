// Parses an article page (`cgi/article.pl`, layout of May 2024): issuer in `h1.page__title`, title in
// `p.intro-text`, text in `main.article-text`, numac in `span.tag` or the permanent link.

import { type CheerioAPI, load } from 'cheerio'
import type { Publication } from '../../../../domain/publications/publication.ts'
import { kindOfText } from './company-relevance.ts'
import { decodePage } from './decode-page.ts'
import { linesOf } from './html-lines.ts'
import { type IssueLocation, parseIssueLink, queryDay, queryValue } from './links.ts'
import { matchesAny, NOT_IN_THIS_LANGUAGE } from './page-messages.ts'
import { findPrintedNumber } from './printed-number.ts'

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
export function queryNumac(url: string | undefined): string | null {
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
