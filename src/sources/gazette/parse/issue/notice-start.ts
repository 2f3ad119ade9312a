// Finds the start of a notice in the lines before its number, and classifies it as company notice or not.

import { APPEAL_COURT, ENTERPRISE_COURT, ENTERPRISE_COURT_LINE, INSOLVENCY, OTHER_COURT } from './courts.ts'
import { isColophonFragment } from './headers-footers.ts'
import { type Section, sectionOf } from './section-headings.ts'

/** The central register of insolvencies, named in notices only. */
const REGISTER_SITE = /regsol/i
/** Criminal judgments on bankrupts are printed in full under a separate line. */
const CONVICTION = /^(?:Veroordeling|Condamnation)$/im
/** Lines of a notice that may name its court. */
const HEAD_LINES = 3

type NoticeStart = {
  /** Index of the notice's first line. */
  at: number
  /** The section of the heading directly before it; null if none. */
  section: Section | null
  /** The lines of that heading. */
  headings: string[]
}

/**
 * The first line of the notice since the last number: after a bilingual heading anywhere, or after headings
 * and colophon at the very start.
 */
export function findNoticeStart(lines: string[]): NoticeStart {
  let begin: NoticeStart = { at: 0, section: null, headings: [] }
  let first = -1
  for (let at = 0; at <= lines.length; at++) {
    const section = at < lines.length ? sectionOf(lines[at] as string) : null
    if (section && first < 0) first = at
    if (section || first < 0) continue
    if (at - first > 1 || first === begin.at)
      begin = { at, section: sectionOf(lines[at - 1] as string), headings: lines.slice(first, at) }
    first = -1
  }
  while (begin.at < lines.length && isColophonFragment(lines[begin.at] as string)) begin.at++
  return begin
}

type NoticeClass = 'company' | 'other' | 'headless'

/**
 * Classifies a notice as one of an enterprise court (or of an appeal court on insolvency) or not. A typed
 * notice may name its court later or not at all: it counts below a company heading, elsewhere it is
 * `headless`.
 */
export function classifyNotice(lines: string[], section: Section | null): NoticeClass {
  const [first = ''] = lines
  if (ENTERPRISE_COURT_LINE.test(first)) return 'company'
  if (OTHER_COURT.test(lines.slice(0, 2).join(' '))) return 'other'
  const head = lines.slice(0, HEAD_LINES).join('\n')
  const text = joinWords(lines)
  const insolvency = INSOLVENCY.test(text) || REGISTER_SITE.test(text)
  if (ENTERPRISE_COURT.test(head)) return 'company'
  if (section === 'private' || !insolvency || CONVICTION.test(head)) return 'other'
  if (APPEAL_COURT.test(head)) return 'company'
  if (section === 'company') return 'company'
  return ENTERPRISE_COURT.test(text) || REGISTER_SITE.test(text) ? 'headless' : 'other'
}

const joinWords = (lines: string[]): string => lines.join('\n').replace(/-\n/g, '').replace(/\n/g, ' ')
