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
  const found: FoundNumber[] = []
  for (const match of flat.matchAll(TEN)) add(found, match[0], match.index, match.index + match[0].length)
  for (const match of flat.matchAll(NINE)) {
    const end = match.index + match[0].length
    add(found, `0${(match[1] as string).replaceAll(/\D/g, '')}`, end - (match[1] as string).length, end)
  }
  return found.sort((a, b) => a.start - b.start)
}

function add(found: FoundNumber[], digits: string, start: number, end: number): void {
  const number = parseEnterpriseNumber(digits)
  if (number && !found.some(other => other.number === number)) found.push({ number, start, end })
}
