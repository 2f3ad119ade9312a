// Finds the end of a person's name: a line that does not continue, an ordinary word, an address or an office.

import { wordsOf } from '../cues/found-cue.ts'
import { isGivenName, isListedWord, isOrdinary } from '../lexicon.ts'
import { has, isSign, isUpper, isWord, type Token } from '../tokens.ts'
import { endOfForm } from './legal-forms.ts'
import { continuesPerson } from './line-continuation.ts'
import { isTitle, LONGEST_NAME, runsOn, type Scan } from './name-search.ts'

// A partly read name: from `start`, with `words` capitalised words, after a title or not.
type Read = { start: number; words: number; titled: boolean }

/** End of the person's name that starts at `start`; `start` if there is none. */
export function endOfPerson(scan: Scan, start: number, titled: boolean): number {
  const { tokens, masked, officeAt } = scan
  const read: Read = { start, words: 0, titled }
  let end = start
  while (end < tokens.length && end - start < LONGEST_NAME) {
    const token = tokens[end] as Token
    if (masked[end] || officeAt[end]) break
    if (!isWord(token)) {
      if (!takesSign(scan, read, end)) break
    } else if (startsNewName(scan, read, end)) break
    else if (isUpper(token)) {
      if (!opensSurname(tokens, end) && (endsName(tokens, end, read) || isBehindSurname(tokens, read, end)))
        break
      read.words++
    } else if (!takesParticle(tokens, read, end)) break
    end++
  }
  while (end > start && (isSign(tokens[end - 1], '-–,') || has(tokens[end - 1], 'particle'))) end--
  return end
}

const WIDE_GAP = 4 // characters between two columns

// A line that does not continue the name, or another title.
function startsNewName(scan: Scan, { start, words }: Read, at: number): boolean {
  const { tokens } = scan
  const token = tokens[at] as Token
  if (at === start) return false
  if (words >= 2 && !token.opens && token.start - (tokens[at - 1]?.end ?? 0) >= WIDE_GAP) return true
  const goesOn = has(tokens[at - 1], 'particle') || runsOn(scan, token) || continuesPerson(tokens, at)
  if (token.opens && words >= 2 && !goesOn) return true
  // `NIEUWE BESTUURDERS`, `Toegetreden bestuurders:`
  if (token.opens && tokens[at + 1]?.class.office && (isOrdinary(token.fold) || isSign(tokens[at + 2], ':')))
    return true
  return has(token, 'title') && isTitle(tokens, at) && token.fold.length > 1
}

/** `Jean De Smet`, `Luc Van den Broeck`: true for a capitalised particle before the rest of a family name. */
export function opensSurname(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  let next = at + 1
  while (has(tokens[next], 'particle') && next < at + 3) next++
  const last = tokens[next]
  if (!has(token, 'particle') || !isUpper(last)) return false
  return !isOrdinary(last?.fold ?? '') && endOfForm(tokens, next) === next && !has(last, 'title')
}

// `Monsieur Varlin NN 74.04.16`
// `MONSIEUR JEAN VARLIN EN QUALITE D'ADMINISTRATEUR`
const LEADS_TO_OFFICE = /^(?:comme\b|en (?:qualite|tant)\b)/
const NATIONAL_NUMBER = /^(?:nn|rn|rrn|niss|n\.n|r\.n)$/

// `Marie Petit (administratrice)`, `Luc Blanc, rue du Bac 4`: nothing else stands between the signs.
function isNamedAlone(tokens: readonly Token[], at: number): boolean {
  return (
    isPlainGivenName(tokens[at - 1]) &&
    isSign(tokens[at + 1], '(,') &&
    /^\p{Lu}\p{Ll}{2,}$/u.test(tokens[at]?.text ?? '')
  )
}

const isPlainGivenName = (token: Token | undefined): boolean =>
  isGivenName(token?.fold ?? '') && !isOrdinary(token?.fold ?? '')

// A capitalised ordinary word, cue or street word, which ends the name.
function endsName(tokens: readonly Token[], at: number, { words, titled }: Read): boolean {
  const token = tokens[at] as Token
  // `Oscar Vermeylen`: one letter from `vermelden`, but behind a given name.
  const behindGiven = words === 1 && isPlainGivenName(tokens[at - 1]) && !isListedWord(token.fold)
  const ordinary =
    words > 0 &&
    isOrdinary(token.fold) &&
    !isGivenName(token.fold) &&
    !behindGiven &&
    !/^\p{Lu}{2,}$/u.test(token.text)
  if (ordinary && words === 1 && !token.opens && isNamedAlone(tokens, at)) return false
  if (ordinary && (!titled || token.opens || token.fold.length <= 3)) return true
  if (token.class.cues?.length && /\p{Ll}/u.test(token.text)) return true
  if (words > 0 && (NATIONAL_NUMBER.test(token.fold) || LEADS_TO_OFFICE.test(wordsOf(tokens, at, at + 2))))
    return true
  return has(token, 'streets') && words >= 2
}

// `Marc VARLIN Haie Verte, 3`: behind the family name in capitals the name is over.
function isBehindSurname(tokens: readonly Token[], { start, words }: Read, at: number): boolean {
  if (words < 2 || !isMixedCase(tokens[at]) || !isCapitals(tokens[at - 1])) return false
  return isMixedCase(tokens[start]) && !has(tokens[start], 'particle')
}

const isCapitals = (token: Token | undefined): boolean => /^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(token?.text ?? '')
const isMixedCase = (token: Token | undefined): boolean => /^\p{Lu}\p{Ll}{2,}/u.test(token?.text ?? '')

// `van der Meer`, but not `Paul Varlin de la SA X`.
function takesParticle(tokens: readonly Token[], { start, words, titled }: Read, at: number): boolean {
  const token = tokens[at] as Token
  const next = tokens[at + 1]
  const named = isUpper(next) || (has(next, 'particle') && isUpper(tokens[at + 2]))
  if (!has(token, 'particle') || !named || (at === start && !titled)) return false
  const leaves = /^(?:la|le|les|du|des|de)$/.test(token.fold) && words >= 2
  return !(leaves && (endOfForm(tokens, at + 1) > at + 1 || isOrdinary(next?.fold ?? '')))
}

// `A.`, `Ch.`, `Ph.`
export const INITIAL = /^(?:\p{Lu}|Ch|Ph|Th|Chr|Fr|Cl)$/u

const isFamilyName = (token: Token): boolean => isUpper(token) && !has(token, 'particle')

// The dot of an initial, a hyphen, or the comma in `Monsieur Varlin, Paul`.
function takesSign({ tokens, masked, officeAt }: Scan, { start, words, titled }: Read, at: number): boolean {
  const token = tokens[at] as Token
  const next = tokens[at + 1]
  if (!isUpper(next)) return false
  if (isSign(token, '.') && INITIAL.test(tokens[at - 1]?.text ?? '')) return true
  if (!titled && words === 1 && isSign(token, ',') && isListed(tokens, start, at)) return true
  if (isSign(token, '-–')) {
    // `Luc Varlin - Rose Odon` are two.
    const separates = words === 2 && isGivenName(next?.fold ?? '') && isUpper(tokens[at + 2])
    return !token.opens && at > start && next?.line === token.line && words < 3 && !separates
  }
  // `Madame Van den Varlin, Anne`
  const surname = words === 1 || tokens.slice(start, at).filter(isFamilyName).length === 1
  const given = isGivenName(next?.fold ?? '') || (words === 1 && !isOrdinary(next?.fold ?? ''))
  return (
    isSign(token, ',') &&
    titled &&
    surname &&
    given &&
    !masked[at + 1] &&
    !officeAt[at + 1] &&
    !has(next, 'title')
  )
}

// `VARLIN, Luc, rue du Bac 4` at the start of a line or behind a bullet
function isListed(tokens: readonly Token[], start: number, comma: number): boolean {
  const opens = tokens[start]?.opens || isSign(tokens[start - 1], '-–•*')
  const given = isGivenName(tokens[comma + 1]?.fold ?? '') && isSign(tokens[comma + 2], ',')
  return opens && given && isCapitals(tokens[start])
}
