// Fixture court notices in the solvency register's wording.

import type { Publication } from '../../../src/domain/publications/publication.ts'

export const COURT = 'Ondernemingsrechtbank Gent, afdeling Dendermonde'

export type NoticeFixture = {
  /** Last five digits of the printed number. */
  number: number
  /** `YYYY-MM-DD`. */
  publishedOn: string
  enterpriseNumber: string | null
  heading: string
  date: string
  /** Of the case. */
  reference?: string
  rest?: string
}

/** A notice as a JSON line. */
export function noticeLine(told: NoticeFixture): Record<string, unknown> {
  const year = told.publishedOn.slice(0, 4)
  const printed = String(told.number).padStart(5, '0')
  return {
    pub_date: told.publishedOn,
    edition: 1,
    notice_no: `${year}/1${printed}`,
    numac_derived: `${year}8${printed}`,
    pdf_page: 1,
    lang: 'nl',
    text: noticeText(told),
  }
}

/** The same as a publication. */
export function noticePublication(told: NoticeFixture): Publication {
  const line = noticeLine(told)
  return {
    numac: line.numac_derived as string,
    kind: 'court_notice',
    publishedOn: told.publishedOn,
    language: 'nl',
    text: line.text as string,
    reading: 'lines',
    printedNumber: line.notice_no as string,
    page: 1,
    edition: 1,
    enterpriseNumber: null,
    rubrics: [],
  }
}

function noticeText({
  enterpriseNumber,
  heading,
  date,
  reference = '20200098',
  rest,
}: NoticeFixture): string {
  const number = enterpriseNumber?.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3')
  return [
    COURT,
    'RegSol',
    `${COURT}.`,
    heading,
    ...(number ? [`Ondernemingsnummer: ${number}`] : []),
    `Referentie: ${reference}.`,
    `Datum vonnis: ${date}.`,
    ...(rest ? [rest] : []),
    'Voor eensluidend uittreksel: De griffier, V. Verzonnen.',
  ].join('\n')
}
