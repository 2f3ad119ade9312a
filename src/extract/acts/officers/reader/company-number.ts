// The enterprise number printed after a company's name.

import { type EnterpriseNumber, parseEnterpriseNumber } from '../../../../domain/company/enterprise-number.ts'
import type { FoundName } from '../names/found-name.ts'
import type { Reader } from './reader.ts'

const REACH = 320 // characters: a seat and a register may come in between
// `BE 0471.482.554`, `471.482.554`, `0471482554`
const PRINTED =
  /(?<![\d.-])(?:BE\s?)?0?\s?\d{3}[.,\s]{1,2}\d{3}[.,\s]{1,2}\d{3}(?![\d-])|(?<![\d.-])(?:BE\s?)?0\d{9}(?!\d)/g

/**
 * The number between the name and the next company; null for a person, or if no number has a valid checksum.
 */
export function numberOf({ text, tokens, names }: Reader, name: FoundName): EnterpriseNumber | null {
  if (name.kind !== 'company') return null
  const start = tokens[name.to - 1]?.end ?? 0
  const next = names.find(({ from, kind }) => from >= name.to && kind === 'company')
  const end = Math.min(start + REACH, next ? (tokens[next.from]?.start ?? start) : Number.POSITIVE_INFINITY)
  const stretch = text.slice(start, end).split(/;\s*\n/)[0] as string
  for (const [printed] of stretch.matchAll(PRINTED)) {
    const digits = printed.replaceAll(/\D/g, '').padStart(10, '0')
    const number = parseEnterpriseNumber(digits)
    if (number) return number
  }
  return null
}
