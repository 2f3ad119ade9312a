// Births, whose places and days would be taken for names and dates of mandates.

import { has, isSign, isUpper, type Token } from './tokens.ts'

const LONGEST_BIRTH = 16 // tokens

/** True where a birth is told behind `né` or `geboren`. */
export function tellsBirth(tokens: readonly Token[], at: number): boolean {
  // Start of a column.
  if (tokens[at + 1]?.opens && isUpper(tokens[at + 1])) return false
  // `le mandat de M. X ne sera pas renouvelé`: without its accent only a place or a date behind it makes a birth.
  if (tokens[at]?.text.toLowerCase() === 'ne' && !/^(?:a|le|en)$/.test(tokens[at + 1]?.fold ?? ''))
    return false
  return tokens
    .slice(at + 1, at + 6)
    .some(
      ({ kind, fold }) =>
        kind === 'number' || fold === 'a' || fold === 'le' || fold === 'te' || fold === 'in',
    )
}

/** End of the birth that begins at `at`. */
export function endOfBirth(tokens: readonly Token[], at: number): number {
  for (let end = at + 1; end < Math.min(tokens.length, at + LONGEST_BIRTH); end++) {
    const token = tokens[end] as Token
    if (/(?:^|[./-])(?:18|19|20)\d\d$/.test(token.text) || /^\d{1,2}[./-]\d{1,2}[./-]\d{2}$/.test(token.text))
      return end + 1
    if (has(token, 'title') || token.class.office) break
  }
  return endOfSpeltBirth(tokens, at)
}

// `né à Saint Jean de Luz (France) le sept septembre mille neuf cent soixante-quatre`, to the comma behind it
function endOfSpeltBirth(tokens: readonly Token[], at: number): number {
  const near = tokens.slice(at, at + LONGEST_BIRTH)
  const month = near.findIndex(token => has(token, 'month'))
  if (month < 0) return at + 1
  const comma = near.findIndex((token, place) => place > month && isSign(token, ',;.'))
  const office = near.findIndex(token => has(token, 'title') || token.class.office !== undefined)
  const end = comma < 0 ? month + 1 : comma
  return at + (office >= 0 && office < end ? 1 : end)
}
