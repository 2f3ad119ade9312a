// Detects labelled enterprise numbers with bad check digits.

import { parseEnterpriseNumber } from '../../domain/company/enterprise-number.ts'

const LABELLED =
  /(?:(?:ondernemings|unternehmens)nummer|num[ée]ro d['’]entreprise|ZUD Nr\.?|(?:N[o°º]\.?|Num\.)\s?ent|Ond\.?\s?Nr|Unt\.?\s?nr|KBO|BCE)[\s.:°-]{0,6}([01]\d{3}[. ]?\d{3}[. ]?\d{3})(?!\d)/giu
const PRINTED = /(?<![\d.])[01]\d{3}[. ]?\d{3}[. ]?\d{3}(?!\d)/g

/** True when `text` has labelled numbers and all have bad check digits. */
export function hasOnlyWrongNumbers(text: string): boolean {
  const numbers = [...text.matchAll(LABELLED)].map(match => match[1] as string)
  return numbers.length > 0 && numbers.every(isWrong)
}

/** True when any ten digits in enterprise-number format have bad check digits. */
export function hasWrongNumber(text: string): boolean {
  return (text.match(PRINTED) ?? []).some(isWrong)
}

function isWrong(number: string): boolean {
  return parseEnterpriseNumber(number.replaceAll(/\D/g, '')) === null
}
