// Court notices cut from the lines of an issue. Under each stands its number, alone and at the right edge: what lies
// between two numbers is one notice, with section headings before it now and then.

import { APPEAL_COURT, ENTERPRISE_COURT_LINE } from './courts.ts'
import { classifyNotice, findNoticeStart } from './notice-start.ts'
import type { PrintedLine } from './printed-page.ts'
import type { Section } from './section-headings.ts'

/**
 * A notice on companies, or a stretch that seems to be part of one (`fault`). `page` is where its number stands,
 * `headings` are the lines of the section's heading above it or above an earlier notice.
 */
export type NoticeCut =
  | { kind: 'notice'; number: string; page: number; lines: string[]; headings: string[] }
  | { kind: 'fault'; page: number; reason: string }

export type NoticeCutter = {
  /** Takes the next line in reading order. */
  push(line: PrintedLine): NoticeCut[]
  /** To be called after the last line, and where lines are missing. */
  end(): NoticeCut[]
}

const NUMBER = /^(?:\d{4}\/1\d{5}|\(\d{1,5}\))$/
/** A number stands at the right: a year or a postcode in brackets that fills a line of a text stands at the left. */
const MIN_NUMBER_INDENT = 0.4

/** Lines of a notice at most; more of them before the first number are the laws and decrees an issue begins with. */
const MAX_NOTICE_LINES = 400

export function isNumberLine(line: PrintedLine): boolean {
  return line.indent >= MIN_NUMBER_INDENT && NUMBER.test(line.text)
}

/**
 * Notices of other courts and on private persons are left out. A notice whose beginning or number is missing, because
 * the file holds only some pages of the issue, is a fault.
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
        ? `the beginning of notice ${number} is not in the file`
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

// What stands before the first number may lack its beginning, and name a court all the same.
function beginsNotice([first = '']: string[]): boolean {
  return ENTERPRISE_COURT_LINE.test(first) || (first.length < 60 && APPEAL_COURT.test(first))
}

// A stretch without a number is part of a notice when a court stands over it.
function faultsInUnnumbered(lines: string[], page: number): NoticeCut[] {
  if (!ENTERPRISE_COURT_LINE.test(lines[0] ?? '')) return []
  return [{ kind: 'fault', page, reason: 'the end of a notice, with its number, is not in the file' }]
}
