// Postcodes and towns among the tokens of an act.

import { isOrdinary } from './lexicon.ts'
import { has, isSign, isUpper, type Token } from './tokens.ts'

/** Words and letters that join the words of an address; folded. */
export const JOINS = new Set(
  'a à te in sur sous lez les bte boite bus numero n no nr x et au aux b bis z'.split(' '),
)

export function isPartOfAddress(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'number' || isUpper(token) || isSign(token, ')'))
}

// `mai 2008 L'assemblée`: a year is no postcode.
export function isPostcode(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at] as Token
  if (!/^(?:[1-9]\d{3}|\d{5})$/.test(text)) return false
  const before = tokens[at - 1]
  const next = isSign(tokens[at + 1], '-–') ? tokens[at + 2] : tokens[at + 1]
  if (!next || !isUpper(next) || next.text.length < 3 || isOrdinary(next.fold) || next.class.cues?.length)
    return false
  const year = /^(?:19|20[0-4])/.test(text)
  return (
    !year ||
    !(
      before &&
      (has(before, 'month') ||
        /^(?:de|an|annee|en|exercice|generale|du|le|jaar|van|jahres?|des|im)$/.test(before.fold))
    )
  )
}

// `B-4840 Welkenraedt`
export const isCountryMark = (tokens: readonly Token[], at: number): boolean =>
  /^(?:B|BE|L|F|D|NL)$/.test(tokens[at]?.text ?? '') && isSign(tokens[at + 1], '-–')

export function endOfTown(tokens: readonly Token[], from: number): number {
  let end = from
  while (end < tokens.length && end < from + 8) {
    const token = tokens[end] as Token
    if (
      has(token, 'title') ||
      token.class.office ||
      (token.opens && end > from && (isUpper(token) || isSign(token, '-–•*')))
    )
      break
    const inside = isUpper(token) || has(token, 'particle') || JOINS.has(token.fold) || isSign(token, '-–(/')
    const closes = isSign(token, ')')
    if (!inside && !closes) break
    end++
    if (closes) break
  }
  while (end > from && !isPartOfAddress(tokens[end - 1])) end--
  return end
}
