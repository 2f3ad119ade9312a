// Parses lines shared by the list and the company page of the annex: enterprise number, rubrics, date with
// reference.

import { type EnterpriseNumber, parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'

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
