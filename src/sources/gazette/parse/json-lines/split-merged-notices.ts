// Splits notices merged by another tool: it cut issues at printed numbers (`2025/107259`) and missed those of
// typed notices (`(2282)`), which are then prepended to the next notice.

import { numacOf, type Publication } from '../../../../domain/publications/publication.ts'
import { detectLanguage } from '../detect-language.ts'
import {
  APPEAL_COURT,
  classifyNotice,
  ENTERPRISE_COURT,
  findNoticeStart,
  languageByCourt,
  OTHER_COURT,
  type Section,
  sectionOf,
} from '../issue/notice-head.ts'

const NUMBER = /^(?:\(\d{1,5}\)|\d{4}\/1\d{5})$/

/**
 * The notices in `publication`, in order, without section headings; those of other courts are dropped. The
 * last one keeps the metadata of `publication`.
 */
export function splitMergedNotices(publication: Publication): Publication[] {
  const notices: Publication[] = []
  let section: Section | null = null
  for (const { number, lines } of cutAtNumbers(publication.text.split('\n'))) {
    const begin = findNoticeStart(lines)
    section = begin.section ?? section
    const notice = lines.slice(begin.at)
    const rubrics = publication.rubrics.length > 0 ? publication.rubrics : begin.headings
    if (number === null) notices.push({ ...publication, rubrics, text: notice.join('\n') })
    else if (classifyNotice(notice, section ?? 'company') === 'company') {
      const split = numberedPublication(publication, number, notice)
      if (split) notices.push({ ...split, rubrics })
    }
  }
  const last = notices.at(-1)
  if (last && notices.length > 1) last.language = languageByCourt(last.text.slice(0, 200)) ?? last.language
  return notices.filter(notice => notice.text.trim() !== '')
}

// A number alone on a line ends a notice when a heading or court follows.
function cutAtNumbers(lines: string[]): { number: string | null; lines: string[] }[] {
  const pieces: { number: string | null; lines: string[] }[] = []
  let first = 0
  lines.forEach((line, at) => {
    const next = lines[at + 1]?.trim()
    if (!next || !NUMBER.test(line.trim()) || !opensNotice(next)) return
    pieces.push({ number: line.trim(), lines: lines.slice(first, at) })
    first = at + 1
  })
  return [...pieces, { number: null, lines: lines.slice(first) }]
}

function opensNotice(line: string): boolean {
  return (
    sectionOf(line) !== null || [ENTERPRISE_COURT, APPEAL_COURT, OTHER_COURT].some(court => court.test(line))
  )
}

function numberedPublication(publication: Publication, number: string, lines: string[]): Publication | null {
  const numac = numacOf(number, publication.publishedOn)
  if (!numac) return null
  const text = lines.join('\n')
  const language = languageByCourt(lines.slice(0, 3).join('\n')) ?? detectLanguage(text)
  return { ...publication, numac, printedNumber: number, language, text }
}
