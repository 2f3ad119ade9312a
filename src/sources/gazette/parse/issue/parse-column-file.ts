// Converts text extracted column by column to publications.

import { parseHeaderDate } from '../../../../domain/publications/headers-footers.ts'
import { type ParseOptions, type ParseResult, unreadableResult } from '../parse-result.ts'
import { detectHeadersFooters, type HeadersFooters } from './detect-headers-footers.ts'
import {
  isColophonAddressFragment,
  isColophonFragment,
  isHeaderFragment,
  readHeader,
} from './headers-footers.ts'
import { createIssueReader } from './issue-publications.ts'
import {
  mostCommonHeader,
  type PrintedLine,
  type PrintedPage,
  readIssueName,
  resolveIssueDate,
} from './printed-page.ts'

// Parses issue pages extracted column by column: plain text with a marker before each column, `<<<PAGE pdf=32
// col=1>>>` or `<<<PAGE 121 col=2 (NL)>>>`. Leading spaces give a line's position.

const MARKER = /^<<<PAGE (?:pdf=)?(\d+) col=(\d+)[^>]*>>>$/
/** Lines of the colophon, at the foot of the last page's columns. */
const COLOPHON_LINES = 3
/** Characters per line of a two-column page. */
const COLUMN_CHARS = 70
/** Lines at a column's top that may belong to the page header. */
const HEADER_LINES = 2

/** Whether `text` has this format. */
export function isColumnText(text: string): boolean {
  return text.trimStart().startsWith('<<<PAGE ')
}

/** The pages in file order, without header and colophon. */
function readColumnText(text: string): PrintedPage[] {
  const pages = cutPages(text)
  const detected = new Map<string, HeadersFooters>()
  for (const page of pages) {
    page.columns.forEach((_, at) => {
      const key = keyOf(page, at)
      if (!detected.has(key)) detected.set(key, detectColumn(pages, key))
    })
  }
  return pages.map(page =>
    dropColophon(dropHeader(page, at => detected.get(keyOf(page, at)) as HeadersFooters)),
  )
}

function cutPages(text: string): PrintedPage[] {
  const pages: PrintedPage[] = []
  for (const raw of text.split(/\r?\n|\f/)) {
    const marker = MARKER.exec(raw.trim())
    let current = pages.at(-1)
    if (marker) {
      const page = Number(marker[1])
      if (current?.page !== page) {
        current = { page, printedNumber: null, header: null, columns: [] }
        pages.push(current)
      }
      current.columns.push([])
    } else if (current) addLine(current.columns.at(-1) as PrintedLine[], raw, current.page)
  }
  return pages
}

function addLine(column: PrintedLine[], raw: string, page: number): void {
  const text = raw.replace(/\s+/g, ' ').trim()
  if (text === '') return
  column.push({ text, indent: (raw.length - raw.trimStart().length) / COLUMN_CHARS, page })
}

// Column edges cut a header at the same position on all pages with the same number of columns.
const keyOf = (page: PrintedPage, column: number): string => `${column} of ${page.columns.length}`

function detectColumn(pages: readonly PrintedPage[], key: string): HeadersFooters {
  return detectHeadersFooters(
    pages.flatMap(page =>
      page.columns
        .filter((_, at) => keyOf(page, at) === key)
        .map(column => ({ page: page.page, top: edgeOf(column), bottom: [] })),
    ),
  )
}

function edgeOf(column: readonly PrintedLine[]) {
  return column.slice(0, HEADER_LINES).map(({ text }, y) => ({ text, y, wide: false }))
}

function dropHeader(page: PrintedPage, headersFootersOf: (column: number) => HeadersFooters): PrintedPage {
  const pieces: string[] = []
  const columns = page.columns.map((column, at) => {
    let count = headersFootersOf(at).count('top', edgeOf(column))
    while (count < HEADER_LINES && isHeaderFragment(column[count]?.text ?? '')) count++
    pieces.push(...column.slice(0, count).map(({ text }) => text))
    return column.slice(count)
  })
  // Neighbouring columns may both contain the character at their edge: `13.08.` and `.2031`.
  const joined = pieces
    .join('')
    .replace(/\s+/g, '')
    .replace(/\.{2,}/g, '.')
  const publishedOn = pieces.map(parseHeaderDate).find(date => date !== null) ?? parseHeaderDate(joined)
  const header = readHeader(joined) ?? (publishedOn ? { publishedOn, edition: null } : null)
  return { ...page, header, columns }
}

// Nothing follows the colophon. A column with only its address is recognised by the other column.
function dropColophon(page: PrintedPage): PrintedPage {
  const cut = (column: PrintedLine[], isPiece: (line: string) => boolean): PrintedLine[] => {
    const first = column.findIndex(({ text }, at) => at >= column.length - COLOPHON_LINES && isPiece(text))
    return first < 0 ? column : column.slice(0, first)
  }
  const columns = page.columns.map(column => cut(column, isColophonFragment))
  if (columns.every((column, at) => column.length === page.columns[at]?.length)) return page
  return { ...page, columns: columns.map(column => cut(column, isColophonAddressFragment)) }
}

export function* parseColumnFile(
  path: string,
  content: string,
  options: ParseOptions = {},
): Generator<ParseResult> {
  const pages = readColumnText(content)
  const { issue, disagreement } = resolveIssueDate(
    readIssueName(path),
    mostCommonHeader(pages.map(({ header }) => header)),
  )
  if (disagreement) options.onWarning?.({ file: path, reason: disagreement })
  const reader = createIssueReader({ file: path, issue, reading: 'text_layer' })
  let any = false
  for (const page of pages) {
    for (const result of reader.push(page)) {
      any = true
      yield result
    }
  }
  for (const result of reader.end()) {
    any = true
    yield result
  }
  if (!any) yield unreadableResult(path, null, 'the text contains no company notice and no register list')
}
