// Parses a company's page in the annex (`cgi_tsv/article.pl`), divided by rules: its acts, and the gazette's
// own publications about it: register events (ten-digit number) and court notices (six printed digits) with
// their text.

import { load } from 'cheerio'
import type { EnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import { numacOf, type Publication } from '../../../../domain/publications/publication.ts'
import { isNumberLine, readAnnexNumber, readReference, readRubrics } from './act-list.ts'
import { decodePage, parseIssueLink, rawLinesOf } from './site-page.ts'

type CompanyPageEntry = {
  kind: 'act' | 'register_event' | 'court_notice' | 'other'
  /** As listed: `ONTSLAGEN - BENOEMINGEN`, `N° BCE`. */
  rubrics: string[]
  publishedOn: string
  /** As printed: `0412345`, `2031204411`, `104477`. */
  reference: string
  /** Null where the reference does not contain it. */
  numac: string | null
  /** Number as printed under the notice: `2031/104477`. */
  printedNumber: string | null
  pdfPath: string | null
  /** Edition and page of the gazette; null for acts. */
  edition: number | null
  page: number | null
  /** The lines under the reference; null if none. */
  text: string | null
}

export type CompanyPage = {
  name: string | null
  form: string | null
  address: string | null
  enterpriseNumber: EnterpriseNumber | null
  entries: CompanyPageEntry[]
}

const RULE = /<hr\b[^>]*>/i
const BUTTON = /\s*\b(?:IMAGE|BEELD|BILD)\s*$/

/**
 * Parses the company page; null without an article area. Name, form and address are those of the first block,
 * newest or oldest by the site's sorting. A block without date and reference is skipped only if it has no
 * text; otherwise it throws, because a publication would be lost.
 */
export function readCompanyPage(bytes: Uint8Array): CompanyPage | null {
  const $ = load(decodePage(bytes))
  const main = $('main.article-text').first()
  if (main.length === 0) return null
  main.find('button').remove()
  const blocks = (main.html() ?? '').split(RULE).map(readBlock).filter(isPresent)
  const header = blocks.find(block => block.header !== null)?.header
  return {
    name: header?.name ?? null,
    form: header?.form ?? null,
    address: header?.address ?? null,
    enterpriseNumber: header?.enterpriseNumber ?? null,
    entries: blocks.map(block => block.entry),
  }
}

/**
 * The court notices of a company page as publications. Register events are excluded: their number is that of
 * a list naming many companies.
 */
export function courtNoticesOf(page: CompanyPage): Publication[] {
  return page.entries.flatMap(entry =>
    entry.kind === 'court_notice' && entry.numac !== null && entry.text !== null
      ? [
          {
            numac: entry.numac,
            kind: 'court_notice' as const,
            publishedOn: entry.publishedOn,
            language: null,
            text: entry.text,
            reading: 'html' as const,
            printedNumber: entry.printedNumber,
            page: entry.page,
            edition: entry.edition,
            enterpriseNumber: page.enterpriseNumber,
            rubrics: entry.rubrics,
          },
        ]
      : [],
  )
}

type Header = Pick<CompanyPage, 'name' | 'form' | 'address' | 'enterpriseNumber'>
type Block = { header: Header | null; entry: CompanyPageEntry }

function readBlock(html: string): Block | null {
  const lines = rawLinesOf(html)
  const at = lines.findIndex(line => readReference(line) !== null)
  if (at < 0) {
    if (lines.every(line => line === '')) return null
    throw new Error('A block of a company page has no date and reference.')
  }
  const before = lines.slice(0, at)
  const numberAt = before.findIndex(isNumberLine)
  const header = numberAt < 0 ? null : readHeader(html, before.slice(0, numberAt + 1))
  const links = load(html, null, false)
  const href = links('a[href*=".pdf"]').first().attr('href') ?? null
  const text = lines.slice(at + 1).map(line => line.replaceAll(/\s+/g, ' '))
  return {
    header,
    entry: readEntry(lines[at] as string, readRubrics(before.slice(numberAt + 1)), href, text),
  }
}

function readHeader(html: string, lines: readonly string[]): Header {
  const filled = lines.filter(line => line !== '')
  const first = (filled[0] ?? '').replaceAll(/\s+/g, ' ')
  const name = load(html, null, false)('font').first().text().replaceAll(/\s+/g, ' ').trim()
  const named = name !== '' && first.startsWith(name)
  return {
    name: (named ? name : first) || null,
    form: named ? first.slice(name.length).trim() || null : null,
    address: filled.slice(1, -1).join(' ') || null,
    enterpriseNumber: readAnnexNumber(filled.at(-1)),
  }
}

function readEntry(line: string, rubrics: string[], href: string | null, text: string[]): CompanyPageEntry {
  const { publishedOn, reference } = readReference(line.replace(BUTTON, '')) ?? {
    publishedOn: '',
    reference: '',
  }
  const place = parseIssueLink(href ?? undefined)
  const body = text.filter(row => row !== '').join('\n')
  return {
    ...numbersOf(publishedOn, reference),
    rubrics,
    publishedOn,
    reference,
    pdfPath: href,
    edition: place?.edition ?? null,
    page: place?.page ?? null,
    text: body || null,
  }
}

function numbersOf(publishedOn: string, reference: string) {
  if (/^\d{10}$/.test(reference)) {
    return { kind: 'register_event', numac: reference, printedNumber: null } as const
  }
  if (/^1\d{5}$/.test(reference)) {
    const printedNumber = `${publishedOn.slice(0, 4)}/${reference}`
    return { kind: 'court_notice', numac: numacOf(printedNumber, publishedOn), printedNumber } as const
  }
  const numac = numacOf(`${publishedOn} / ${reference}`, publishedOn)
  return { kind: numac ? 'act' : 'other', numac, printedNumber: null } as const
}

function isPresent<T>(value: T | null): value is T {
  return value !== null
}
