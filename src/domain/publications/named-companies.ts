// Candidate enterprise numbers in a publication, found before extraction, so that a text in the queue is never taken for
// "nothing on record". High recall is preferred: a company too many is degraded only until the text is extracted.

import { type EnterpriseNumber, hasValidChecksum } from '../company/enterprise-number.ts'
import type { Publication } from './publication.ts'

/**
 * Enterprise numbers that `publication` prints or that its source lists beside it, each once. An act is about one
 * company: the listed one and the first that its form prints; others in it are those of its officers and creditors.
 */
export function candidateCompanies(
  publication: Pick<Publication, 'kind' | 'text' | 'enterpriseNumber'>,
): EnterpriseNumber[] {
  const { kind, text, enterpriseNumber: listed } = publication
  const named = kind === 'act' ? findInActForm(text, listed !== null) : findPrintedNumbers(text)
  if (listed !== null) named.add(listed)
  return [...named]
}

// As far as the form of an act goes.
const MAX_FORM_LENGTH = 6_000

function findInActForm(text: string, isListed: boolean): Set<EnterpriseNumber> {
  const form = text.slice(0, MAX_FORM_LENGTH)
  const printed = findPrintedNumbers(form, form.replaceAll(/[Oo]/g, '0').replaceAll(/[Il|]/g, '1'))
  return isListed ? new Set([...printed].slice(0, 1)) : printed
}

// What print, columns and character recognition put between the groups of a number. Bounded, so that one pass over a
// text takes time in proportion to its length.
const GAP = String.raw`[\s.,()/·–—-]{0,3}`
const CANDIDATE = new RegExp(String.raw`(?<!\d)(?:[01]${GAP})?\d{3}${GAP}\d{3}${GAP}\d{3}(?!\d)`, 'g')

/**
 * All enterprise numbers with a right checksum in `text`: ten digits, or nine after a label. `digits` is `text` with the
 * letters that are read for digits replaced, of the same length; labels are looked for in `text`.
 */
export function findPrintedNumbers(text: string, digits = text): Set<EnterpriseNumber> {
  const found = new Set<EnterpriseNumber>()
  CANDIDATE.lastIndex = 0
  for (let match = CANDIDATE.exec(digits); match !== null; match = CANDIDATE.exec(digits)) {
    const number = checkNumber(match[0].replaceAll(/\D/g, ''), text, match.index)
    if (number !== null) found.add(number)
    else CANDIDATE.lastIndex = match.index + 1 // a number may begin within what is none
  }
  return found
}

function checkNumber(digits: string, text: string, at: number): EnterpriseNumber | null {
  if (digits.length === 10) return hasValidChecksum(digits) ? (digits as EnterpriseNumber) : null
  const whole = `0${digits}`
  return hasValidChecksum(whole) && isLabelled(text, at) ? (whole as EnterpriseNumber) : null
}

// Older writings leave out the first zero; then only a label tells a number of a company from one of a telephone.
const LABEL =
  /(?:nummer|nr|n[°ºo]|num[ée]ro|unique|entreprise|onderneming|unternehmens?|BCE|KBO|ZOE|ZDU|BE|TVA|BTW|MWST|RPR|RPM|RJP|HR|RC)[^\dA-Za-z]{0,8}$/i
const MAX_LABEL_DISTANCE = 40

function isLabelled(text: string, at: number): boolean {
  return LABEL.test(text.slice(Math.max(0, at - MAX_LABEL_DISTANCE), at).replaceAll('.', ''))
}
