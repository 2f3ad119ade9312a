// Parses a page of the annex's list of acts (`cgi_tsv/rech_res.pl`, `cgi_tsv/list.pl`), by company or by day:
// 100 items a page. A fresh item may lack address and rubrics, which are added later.

import { type CheerioAPI, load } from 'cheerio'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { numacOf } from '../../../../domain/publications/publication.ts'
import { decodePage, matchesAny, NO_RESULT, queryValue, rawLinesOf } from './site-page.ts'

// Parses lines shared by the list and the company page of the annex: enterprise number, rubrics, date with
// reference.

const NUMBER_LINE = /^\d{1,4}\.\d{3}\.\d{3}$/
const REFERENCE_LINE = /^(\d{4}-\d{2}-\d{2})\s*\/\s*(-?\d[\d-]*)(?:\s|$)/
// Rubrics are joined by ` - ` and begin with a space of their own; a single space belongs to the rubric's name
// (`ONTSLAGEN - BENOEMINGEN -  DIVERSEN` are two).
const BETWEEN_RUBRICS = /\s-\s{2,}/

type Reference = { publishedOn: string; reference: string }

/** True for a line with an enterprise number as printed in the annex: `471.987.647`, `1012.345.646`. */
export function isNumberLine(line: string): boolean {
  return NUMBER_LINE.test(line)
}

/** The annex drops a leading zero; null for a bad checksum. */
export function readAnnexNumber(line: string | undefined): EnterpriseNumber | null {
  const digits = (line ?? '').replaceAll(/\D/g, '')
  return digits === '' ? null : parseEnterpriseNumber(digits.padStart(10, '0'))
}

/** `2031-06-11 / 0058213` with an optional button after it, or null. */
export function readReference(line: string | undefined): Reference | null {
  const match = REFERENCE_LINE.exec(line ?? '')
  return match ? { publishedOn: match[1] as string, reference: match[2] as string } : null
}

/** Rubrics of one line. */
export function readRubrics(lines: readonly string[]): string[] {
  return lines
    .flatMap(line => line.split(BETWEEN_RUBRICS))
    .map(rubric => rubric.replaceAll(/\s+/g, ' ').trim())
    .filter(rubric => rubric !== '')
}

export type ListedAct = {
  /** Position in the whole list, from 1; absent in a list of one item. */
  ordinal: number | null
  name: string | null
  /** Legal form as listed (`BV`). */
  form: string | null
  address: string | null
  enterpriseNumber: EnterpriseNumber | null
  rubrics: string[]
  /** `YYYY-MM-DD`. */
  publishedOn: string | null
  /** As printed, with leading zeros: `0058213`. */
  reference: string | null
  /** Eight digits; null for acts before September 2002, whose reference does not contain it. */
  numac: string | null
  /** Path on the site; null for mentions of annual accounts, which have no image. */
  pdfPath: string | null
  /** Address or rubrics are missing: the site completes fresh items later. */
  incomplete: boolean
}

export type ActList = {
  acts: ListedAct[]
  /** Current page and page count; null without pagination. */
  page: number | null
  pages: number | null
  /** Total items in the list, when printed (`Lijst (109)`). */
  total: number | null
  /** The page states that the search found nothing. */
  saysNothing: boolean
}

const ORDINAL = /^(\d+)\)/
const TOTAL = /\((\d+)\)\s*$/
const PDF_NUMAC = /\/(\d{8})\.pdf$/

/** Parses a page of acts; any other page yields no acts. Check its frame first. */
export function readActList(bytes: Uint8Array): ActList {
  const $ = load(decodePage(bytes))
  return {
    acts: $('.list-item')
      .toArray()
      .map(item => readItem($(item).html() ?? '')),
    ...readPagination($),
    total: readTotal($),
    saysNothing: matchesAny(NO_RESULT, $('main').text()),
  }
}

function readItem(html: string): ListedAct {
  const item = load(html, null, false)
  const subtitle = item('.list-item--subtitle').first()
  const name = tidy(subtitle.find('font').first().text())
  const ordinal = ORDINAL.exec(subtitle.text().trim())
  subtitle.find('font').first().remove()
  const form = tidy(subtitle.text().trim().replace(ORDINAL, ''))
  const pdfPath = item('a[href*=".pdf"]').first().attr('href') ?? null
  item('.list-item--subtitle, .read-more').remove()
  const body = readBody(rawLinesOf(item.html()))
  const { publishedOn, reference } = body
  const derived = publishedOn && reference ? numacOf(`${publishedOn} / ${reference}`, publishedOn) : null
  return {
    ordinal: ordinal ? Number(ordinal[1]) : null,
    name,
    form,
    ...body,
    numac: PDF_NUMAC.exec(pdfPath ?? '')?.[1] ?? derived,
    pdfPath,
    incomplete: body.address === null || body.rubrics.length === 0,
  }
}

type Body = Pick<ListedAct, 'address' | 'enterpriseNumber' | 'rubrics' | 'publishedOn' | 'reference'>

function readBody(lines: readonly string[]): Body {
  const end = lines.findIndex(line => readReference(line) !== null)
  const before = end < 0 ? lines : lines.slice(0, end)
  const numberAt = before.findIndex(isNumberLine)
  const address = numberAt < 0 ? '' : before.slice(0, numberAt).join(' ')
  const reference = readReference(lines[end])
  return {
    address: tidy(address),
    enterpriseNumber: readAnnexNumber(before[numberAt]),
    rubrics: readRubrics(before.slice(numberAt + 1)),
    publishedOn: reference?.publishedOn ?? null,
    reference: reference?.reference ?? null,
  }
}

function readPagination($: CheerioAPI): { page: number | null; pages: number | null } {
  const container = $('.pagination-container').first()
  const active = Number(container.find('.active').first().text().trim())
  const linked = container
    .find('a')
    .toArray()
    .map(link => Number(queryValue($(link).attr('href'), 'page')))
  if (container.length === 0) return { page: null, pages: null }
  return { page: active || null, pages: Math.max(1, active || 0, ...linked) }
}

function readTotal($: CheerioAPI): number | null {
  const crumbs = $('.breadcrumb .item').toArray()
  const totals = crumbs.map(crumb => TOTAL.exec($(crumb).text().trim())?.[1])
  const total = totals.find(text => text !== undefined)
  return total === undefined ? null : Number(total)
}

function tidy(text: string): string | null {
  return text.replaceAll(/\s+/g, ' ').trim() || null
}
