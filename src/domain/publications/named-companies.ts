// Finds candidate enterprise numbers in a publication before extraction, so that a queued text is not
// reported as "nothing on record". Favours recall: a false candidate only degrades that company's answers
// until extraction.

import { type EnterpriseNumber, hasValidChecksum } from '../company/enterprise-number.ts'
import type { Publication } from './publication.ts'

/**
 * Distinct enterprise numbers printed in `publication` or listed by its source. An act concerns one company:
 * the listed one and the first on its form; others are officers and creditors.
 */
export function candidateCompanies(
  publication: Pick<Publication, 'kind' | 'text' | 'enterpriseNumber'>,
): EnterpriseNumber[] {
  const { kind, text, enterpriseNumber: listed } = publication
  const named = kind === 'act' ? findInActForm(text, listed !== null) : findPrintedNumbers(text)
  if (listed !== null) named.add(listed)
  return [...named]
}

// Characters: maximum extent of an act's form.
const MAX_FORM_LENGTH = 6_000

function findInActForm(text: string, isListed: boolean): Set<EnterpriseNumber> {
  const form = text.slice(0, MAX_FORM_LENGTH)
  const printed = findPrintedNumbers(form, form.replaceAll(/[Oo]/g, '0').replaceAll(/[Il|]/g, '1'))
  return isListed ? new Set([...printed].slice(0, 1)) : printed
}

// Separators between digit groups in print, columns and OCR. Bounded, to keep matching linear.
const GAP = String.raw`[\s.,()/·–—-]{0,3}`
const CANDIDATE = new RegExp(String.raw`(?<!\d)(?:[01]${GAP})?\d{3}${GAP}\d{3}${GAP}\d{3}(?!\d)`, 'g')

/**
 * All enterprise numbers with a valid checksum in `text`: ten digits, or nine after a label. `digits` is
 * `text` with letters read as digits replaced, of the same length; labels are matched in `text`.
 */
export function findPrintedNumbers(text: string, digits = text): Set<EnterpriseNumber> {
  const found = new Set<EnterpriseNumber>()
  CANDIDATE.lastIndex = 0
  for (let match = CANDIDATE.exec(digits); match !== null; match = CANDIDATE.exec(digits)) {
    const number = checkNumber(match[0].replaceAll(/\D/g, ''), text, match.index)
    if (number !== null) found.add(number)
    else CANDIDATE.lastIndex = match.index + 1 // a number may start inside an invalid candidate
  }
  return found
}

function checkNumber(digits: string, text: string, at: number): EnterpriseNumber | null {
  if (digits.length === 10) return hasValidChecksum(digits) ? (digits as EnterpriseNumber) : null
  const whole = `0${digits}`
  return hasValidChecksum(whole) && isLabelled(text, at) ? (whole as EnterpriseNumber) : null
}

// Older notation omits the leading zero; a label then distinguishes it from a telephone number.
const LABEL =
  /(?:nummer|nr|n[°ºo]|num[ée]ro|unique|entreprise|onderneming|unternehmens?|BCE|KBO|ZOE|ZDU|BE|TVA|BTW|MWST|RPR|RPM|RJP|HR|RC)[^\dA-Za-z]{0,8}$/i
const MAX_LABEL_DISTANCE = 40

function isLabelled(text: string, at: number): boolean {
  return LABEL.test(text.slice(Math.max(0, at - MAX_LABEL_DISTANCE), at).replaceAll('.', ''))
}
