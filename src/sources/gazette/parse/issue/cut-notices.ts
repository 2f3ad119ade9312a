// Cuts court notices out of an issue's lines. Each notice ends with its number, alone at the right edge, so
// the text between two numbers is one notice, sometimes after section headings.

import {
  APPEAL_COURT,
  classifyNotice,
  ENTERPRISE_COURT_LINE,
  findNoticeStart,
  type Section,
} from './notice-head.ts'
import type { PrintedLine } from './printed-page.ts'

/**
 * A company notice, or a fragment of one (`fault`). `page` is the page of its number, `headings` are the
 * lines of the last section heading.
 */
export type NoticeCut =
  | { kind: 'notice'; number: string; page: number; lines: string[]; headings: string[] }
  | { kind: 'fault'; page: number; reason: string }

type NoticeCutter = {
  /** Takes the next line in reading order. */
  push(line: PrintedLine): NoticeCut[]
  /** Call after the last line, and where lines are missing. */
  end(): NoticeCut[]
}

const NUMBER = /^(?:\d{4}\/1\d{5}|\(\d{1,5}\))$/
/**
 * Numbers are on the right: a year or postcode in brackets at a line end in running text starts on the left.
 */
const MIN_NUMBER_INDENT = 0.4

/** Maximum lines of a notice; more before the first number are laws and decrees. */
const MAX_NOTICE_LINES = 400

function isNumberLine(line: PrintedLine): boolean {
  return line.indent >= MIN_NUMBER_INDENT && NUMBER.test(line.text)
}

/**
 * Drops notices of other courts and on private persons. A notice that lacks its start or number, because the
 * file is an excerpt of the issue, is a fault.
 */
export function createNoticeCutter(): NoticeCutter {
  let lines: PrintedLine[] = []
  let section: Section | null = null
  let headings: string[] = []
  let numbers = 0

  function close(number: string | null, page: number): NoticeCut[] {
    const texts = lines.map(line => line.text)
    lines = []
    const begin = findNoticeStart(texts)
    const lost = begin.at > 0 && numbers > 0 ? faultsInUnnumbered(texts.slice(0, begin.at), page) : []
    section = begin.section ?? section
    if (begin.section) headings = begin.headings
    const notice = texts.slice(begin.at)
    if (notice.length === 0) return lost
    const first = numbers++ === 0
    const judged = classifyNotice(notice, section)
    const verdict =
      judged === 'company' && first && begin.section === null && !beginsNotice(notice) ? 'headless' : judged
    if (verdict === 'other' || (first && begin.section === null && notice.length > MAX_NOTICE_LINES))
      return lost
    if (number === null) return [...lost, ...faultsInUnnumbered(notice, page)]
    if (verdict === 'headless') {
      const reason = first
        ? `the start of notice ${number} is missing from the file`
        : `notice ${number} names no court`
      return [...lost, { kind: 'fault', page, reason }]
    }
    return [...lost, { kind: 'notice', number, page, lines: notice, headings }]
  }

  return {
    push(line) {
      if (isNumberLine(line)) return close(line.text, line.page)
      lines.push(line)
      return []
    },
    end() {
      const cuts = close(null, lines.at(-1)?.page ?? 1)
      numbers = 0
      return cuts
    },
  }
}

// Text before the first number may lack its start and still name a court.
function beginsNotice([first = '']: string[]): boolean {
  return ENTERPRISE_COURT_LINE.test(first) || (first.length < 60 && APPEAL_COURT.test(first))
}

// Text without a number is part of a notice when a court stands above it.
function faultsInUnnumbered(lines: string[], page: number): NoticeCut[] {
  if (!ENTERPRISE_COURT_LINE.test(lines[0] ?? '')) return []
  return [{ kind: 'fault', page, reason: 'the end of a notice, with its number, is missing from the file' }]
}
