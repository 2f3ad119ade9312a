// Finds enterprise numbers in running text: `0785.502.634`, `0402 223 465`, `BE0402223465`, `471.482.554`
// after a label.

import { type EnterpriseNumber, parseEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'

export type FoundNumber = { number: EnterpriseNumber; start: number; end: number }

const TEN = /(?<![\d.])[01]\d{3}[ .,-]?\d{3}[ .,-]?\d{3}(?![\d]|[.,-]\d)/g
// Older notation omits the leading zero; it then needs a label.
const NINE =
  /(?:nummers?|nr\.?|n°|num[ée]ro|BCE|KBO|B\.C\.E\.|K\.B\.O\.|BE|TVA|BTW|RPR|RPM)[\s:.°n-]{0,8}([1-9]\d{2}[ .]?\d{3}[ .]?\d{3})(?![\d]|[.,]\d)/gi

/** The valid enterprise numbers in `flat`, in order, deduplicated. */
export function findNumbers(flat: string): FoundNumber[] {
  const seen = new Set<EnterpriseNumber>()
  return listNumbers(flat).filter(({ number }) => !seen.has(number) && seen.add(number))
}

/** The valid enterprise numbers in `flat`, in order, each time that one is printed. */
export function listNumbers(flat: string): FoundNumber[] {
  const found = [TEN, NINE].flatMap(notation =>
    [...flat.matchAll(notation)].flatMap(match => {
      const digits = match[1] ?? match[0]
      const end = match.index + match[0].length
      const number = parseEnterpriseNumber(match[1] ? `0${digits.replaceAll(/\D/g, '')}` : digits)
      return number ? { number, start: end - digits.length, end } : []
    }),
  )
  return found.sort((a, b) => a.start - b.start)
}
