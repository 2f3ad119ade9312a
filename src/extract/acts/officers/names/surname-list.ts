// `Messieurs Varlin, De Bloem, Odon et Peer`: family names alone behind a title of several, one person each.

import { isGivenName } from '../lexicon.ts'
import { has, isSign, isUpper, isWord, type Token } from '../tokens.ts'
import { type FoundName, type Scan, textOf } from './name-search.ts'

const FEWEST = 3 // two with a comma may be family name and given name
const KIN = /^(?:fils|filles?|freres?|soeurs?|zo(?:on|nen)|sohne?)$/
const AND = /^(?:et|en|und)$/
const LONGEST_PARTICLES = 3 // tokens

/** The people of the enumeration whose title starts at `at`; empty where any of them is told in full. */
export function surnamesAt(scan: Scan, at: number): FoundName[] {
  const { tokens } = scan
  if (!has(tokens[at], 'titles')) return []
  const found: FoundName[] = []
  let from = isSign(tokens[at + 1], '.') ? at + 2 : at + 1
  for (;;) {
    const end = endOfSurname(scan, from)
    if (end === from) break
    found.push(toPerson(tokens, found.length === 0 ? at : from, from, end))
    if (!isJoint(tokens[end]) && !opensLine(tokens[end])) break
    from = isJoint(tokens[end]) ? end + 1 : end
  }
  return found.length >= FEWEST || isPair(tokens, found) ? found : []
}

// `Messieurs Varlin et Peer`; not `Messieurs Jean et Luc`, `Messieurs Varlin et Fils`.
function isPair(tokens: readonly Token[], found: readonly FoundName[]): boolean {
  const [first, second] = found
  return (
    found.length === 2 &&
    AND.test(tokens[first?.to ?? 0]?.fold ?? '') &&
    [first, second].every(one => {
      const fold = tokens[(one?.to ?? 0) - 1]?.fold ?? ''
      return !isGivenName(fold) && !KIN.test(fold)
    })
  )
}

const toPerson = (tokens: readonly Token[], from: number, start: number, to: number): FoundName => ({
  kind: 'person',
  name: textOf(tokens, start, to),
  from,
  to,
  titled: true,
  certain: true,
  part: 'holder',
})

// One capitalised word, with particles before it.
function endOfSurname({ tokens, masked, officeAt }: Scan, from: number): number {
  let at = from
  while (has(tokens[at], 'particle') && at - from < LONGEST_PARTICLES) at++
  const word = tokens[at]
  const isName = isWord(word) && isUpper(word) && (word?.text.length ?? 0) > 2
  if (!isName || masked[at] || officeAt[at] || has(word, 'title') || has(word, 'form')) return from
  const next = tokens[at + 1]
  const inFull = isUpper(next) && !next?.opens
  return inFull || isSign(next, '.-–') ? from : at + 1
}

const isJoint = (token: Token | undefined): boolean => isSign(token, ',') || AND.test(token?.fold ?? '')

// A comma at the end of a line may be lost in the frame.
const opensLine = (token: Token | undefined): boolean => token?.opens === true && isUpper(token)
