// Converts the pages of an issue, from any format, to publications.

import { numacOf, type Publication, type Reading } from '../../../../domain/publications/publication.ts'
import { detectLanguage } from '../detect-language.ts'
import { type ParseResult, unreadableResult } from '../parse-result.ts'
import { createNoticeCutter, type NoticeCut } from './cut-notices.ts'
import { createListCutter, isListPage, type ListCut } from './cut-register-lists.ts'
import { languageByCourt } from './notice-head.ts'
import type { PageHeader, PrintedPage } from './printed-page.ts'

type IssueReader = {
  /** Takes the next page. */
  push(page: PrintedPage): ParseResult[]
  /** Call after the last page, and where pages are missing: text across a gap is no notice. */
  end(): ParseResult[]
  /** Whether a page identified its issue, or anything was found. */
  recognised(): boolean
}

/** Origin of pages: `issue` is day and edition by pages and file name. */
type IssueOrigin = { file: string; issue: PageHeader; reading: Reading }

/**
 * Court notices and register lists of an issue.
 * The text of a notice has one printed line per line, hyphens kept, without section headings. The text of a
 * register list has its columns in sequence (French, Dutch, German), each from the ministry's name on (before
 * the line `[C − YYYY/2NNNNN]`), separated by an empty line; its language is null.
 */
export function createIssueReader({ file, issue, reading }: IssueOrigin): IssueReader {
  const notices = createNoticeCutter()
  const lists = createListCutter()
  const { publishedOn, edition } = issue
  let found = false
  let last: PrintedPage | null = null

  function toResult(cut: NoticeCut | ListCut): ParseResult {
    found = true
    if (cut.kind === 'fault') return unreadableResult(file, `page ${cut.page}`, cut.reason)
    const shared = { publishedOn, edition, page: cut.page, reading }
    if (cut.kind === 'list') return { publication: listPublication(cut, shared) }
    const publication = noticePublication(cut, shared)
    return publication
      ? { publication }
      : unreadableResult(
          file,
          `page ${cut.page}`,
          `notice ${cut.number} has no date: its number contains no year`,
        )
  }

  const end = () => [...notices.end(), ...lists.end()].map(toResult)

  return {
    push(page) {
      if (page.header) found = true
      const before = last && !follows(page, last) ? end() : []
      last = page
      const cuts =
        isListPage(page) || lists.runsOn(page)
          ? lists.push(page)
          : page.columns.flat().flatMap(line => notices.push(line))
      return [...before, ...cuts.map(toResult)]
    },
    end,
    recognised: () => found,
  }
}

// An excerpt has missing pages: halves of different notices must not be joined. A number that does not change
// is no page number.
function follows(page: PrintedPage, last: PrintedPage): boolean {
  if (page.page !== last.page + 1) return false
  if (page.printedNumber === null || last.printedNumber === null) return true
  return [0, 1].includes(page.printedNumber - last.printedNumber)
}

type Shared = Pick<Publication, 'publishedOn' | 'edition' | 'page' | 'reading'>

/** Null when neither number nor date gives the year. */
function noticePublication(
  { number, lines, headings = [] }: { number: string; lines: string[]; headings?: string[] },
  shared: Shared,
): Publication | null {
  const numac = numacOf(number, shared.publishedOn)
  if (!numac) return null
  const text = lines.join('\n')
  return {
    ...shared,
    numac,
    kind: 'court_notice',
    language: languageByCourt(lines.slice(0, 3).join('\n')) ?? detectLanguage(text),
    text,
    printedNumber: number,
    enterpriseNumber: null,
    rubrics: headings,
  }
}

function listPublication(list: { numac: string; languages: string[][] }, shared: Shared): Publication {
  return {
    ...shared,
    numac: list.numac,
    kind: 'register_list',
    language: null,
    text: list.languages
      .filter(lines => lines.length > 0)
      .map(lines => lines.join('\n'))
      .join('\n\n'),
    printedNumber: null,
    enterpriseNumber: null,
    rubrics: [],
  }
}
