// Fixture day of the gazette with bankruptcy openings: as pages of the site, and as PDF issue.

import type { TextFixture } from './client/generate-pages.ts'
import { enterpriseNumberFor } from './client/generate-pages.ts'
import { COURT, type NoticeFixture, noticePublication } from './notice-texts.ts'
import { flow, issuePdf, type Line } from './parse/generate-pdf.ts'

/** `count` notices of `day`, numbered from `first` (five digits), each about a different company. */
export function createNoticeFixtures(day: string, first: number, count: number): NoticeFixture[] {
  return Array.from({ length: count }, (_, at) => ({
    number: first + at,
    publishedOn: day,
    enterpriseNumber: enterpriseNumberFor(`04${String(first + at).padStart(5, '0')}3`),
    heading: `Opening van het faillissement van: VERZONNEN DAKEN ${first + at} BV DREEF 12, 9160 LOKEREN.`,
    date: `3 ${['januari', 'februari', 'maart'][at % 3]} ${day.slice(0, 4)}`,
    rest: 'Curator: TOON ARKENS, MARKT 1, 9160 LOKEREN- toon@voorbeeld.be.',
  }))
}

export function numacOf(told: NoticeFixture): string {
  return noticePublication(told).numac
}

/** The notice as a page of the site. */
export function sitePage(told: NoticeFixture): TextFixture {
  const { numac, text } = noticePublication(told)
  return { numac, source: COURT, title: 'Faillissement', body: text.replaceAll('\n', '<br>') }
}

/** The notices as a PDF issue. */
export async function printIssue(notices: readonly NoticeFixture[]): Promise<Buffer> {
  const [year, month, day] = (notices[0] as NoticeFixture).publishedOn.split('-')
  const lines = ['|Faillite', '|Faillissement', ...notices.flatMap(printNotice)]
  return issuePdf(flow(lines, 50, `MONITEUR BELGE — ${day}.${month}.${year} — BELGISCH STAATSBLAD`))
}

function printNotice(told: NoticeFixture): Line[] {
  const { text, printedNumber } = noticePublication(told)
  const [court = '', ...rest] = text.split('\n')
  return [`|${court}`, ...rest.flatMap(breakLine), `>${printedNumber}`]
}

// About fifty characters fit into a column.
function breakLine(line: string): Line[] {
  return line.match(/.{1,50}(?: |$)/g)?.map(part => part.trimEnd()) ?? [line]
}
