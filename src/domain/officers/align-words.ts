// Aligns two names word by word, and decides whether omissions are allowed.

import { isGivenName, startsDoubleName } from './given-names.ts'
import type { NameWord } from './person-name.ts'
import { areSpellingVariants, differByOneError } from './spelling.ts'

export type NameMatch = {
  /** Distance: 0 is the same name in another form. */
  distance: number
  /** The difference, in plain words. */
  reason: string
}

type Match = { at: number; distance: number; reason: string | null }

const SPELLING = 1
const INITIAL = 1
const HYPHENED = 1
const FURTHER_NAME = 1
const ERROR = 2

const UMLAUT = 'an umlaut is written out in one of them'

/** True for one folded word, with umlauts written out or not. */
export function isSameWord(a: NameWord, b: NameWord): boolean {
  if (a.text === b.text) return true
  if (a.writtenOut === null && b.writtenOut === null) return false
  return a.writtenOut === b.text || a.text === b.writtenOut
}

/** `short` has no more words than `long`. Null when they are different names. */
export function alignWords(short: readonly NameWord[], long: readonly NameWord[]): NameMatch | null {
  if (short.length < 2) return null
  const matches = matchWords(short, long)
  if (matches === null || !isSameWordOrder(matches) || contradictsInitials(short, long, matches)) return null
  const further = long.filter((_, at) => !matches.some(match => match.at === at))
  const certain = matches.some((match, index) => match.distance === 0 && !short[index]?.initial)
  if (!certain || !isOmissible(further, long, matches)) return null
  if (lacksFamilyName(short, long, matches)) return null
  const reasons = matches.map(match => match.reason).filter(reason => reason !== null)
  if (further.length > 0) reasons.push(`one of them leaves out ${further.map(quote).join(' and ')}`)
  const distance = matches.reduce((sum, match) => sum + match.distance, 0)
  return {
    distance: distance + (further.length > 0 ? FURTHER_NAME : 0),
    reason: reasons.join('; ') || UMLAUT,
  }
}

function matchWords(short: readonly NameWord[], long: readonly NameWord[]): Match[] | null {
  const taken = new Set<number>()
  const matches = short.map((word): Match | null => {
    const at = long.findIndex((other, index) => !taken.has(index) && isSameWord(word, other))
    if (at >= 0) taken.add(at)
    return at < 0 ? null : { at, distance: 0, reason: null }
  })
  for (const [index, word] of short.entries()) {
    if (matches[index] !== null) continue
    const match = closestWord(word, long, taken)
    if (match === null) return null
    taken.add(match.at)
    matches[index] = match
  }
  return matches as Match[]
}

function closestWord(word: NameWord, long: readonly NameWord[], taken: ReadonlySet<number>): Match | null {
  let nearest: Match | null = null
  for (const [at, other] of long.entries()) {
    const found = taken.has(at) ? null : compareWord(word, other)
    if (found && (nearest === null || found.distance < nearest.distance)) nearest = { at, ...found }
  }
  return nearest
}

function compareWord(a: NameWord, b: NameWord): Omit<Match, 'at'> | null {
  if (a.initial || b.initial) {
    if (a.text[0] !== b.text[0]) return null
    const [initial, name] = a.initial ? [a, b] : [b, a]
    return { distance: INITIAL, reason: `the initial ${quote(initial)} stands for ${quote(name)}` }
  }
  if (areSpellingVariants(a.text, b.text))
    return { distance: SPELLING, reason: `${quotePair(a, b)} are spellings of one name` }
  if (isPartOf(a, b) || isPartOf(b, a))
    return { distance: HYPHENED, reason: `${quotePair(a, b)} differ by a hyphened second family name` }
  if (differByOneError(a.text, b.text))
    return { distance: ERROR, reason: `${quotePair(a, b)} differ by one letter, a slip in a long name` }
  return null
}

function quotePair(a: NameWord, b: NameWord): string {
  return a.text < b.text ? `${quote(a)} and ${quote(b)}` : `${quote(b)} and ${quote(a)}`
}

// A hyphenated given name is a different name: Jean, Jean-Pierre.
function isPartOf(part: NameWord, whole: NameWord): boolean {
  return whole.parts.length > 1 && whole.parts.includes(part.text) && !whole.parts.some(isGivenName)
}

// One name may start elsewhere (family name first), but the word order must match cyclically.
function isSameWordOrder(matches: readonly Match[]): boolean {
  const falls = matches.filter((match, at) => match.at > (matches[(at + 1) % matches.length] as Match).at)
  return falls.length <= 1
}

// An omitted word may be a second given name or second family name, never the first given name.
function isOmissible(
  further: readonly NameWord[],
  long: readonly NameWord[],
  matches: readonly Match[],
): boolean {
  return further.every(word => {
    const at = long.indexOf(word)
    if (at === 0) return false
    const before = long[at - 1] as NameWord
    if (!isGivenName(word.text)) return true
    if (startsDoubleName(before.text)) return false
    return !matches.some(match => match.at > at && isGivenName((long[match.at] as NameWord).text))
  })
}

// `J. K.` contradicts Jean-Marie.
function contradictsInitials(
  short: readonly NameWord[],
  long: readonly NameWord[],
  matches: readonly Match[],
): boolean {
  return short.some((word, index) => {
    const at = (matches[index] as Match).at
    const next = long[at + 1]
    if (word.parts.length < 2 || !long[at]?.initial || !next?.initial) return false
    return next.text !== word.parts[1]?.[0]
  })
}

// `Jan P.` is ambiguous; `J. Peeters` has the family name.
function lacksFamilyName(
  short: readonly NameWord[],
  long: readonly NameWord[],
  matches: readonly Match[],
): boolean {
  const full = short.filter(
    (word, index) => !word.initial && !(long[(matches[index] as Match).at] as NameWord).initial,
  )
  if (full.length === short.length) return false
  const startsWithInitial = short[0]?.initial || long[0]?.initial
  return full.length === 0 || (!startsWithInitial && full.every(word => isGivenName(word.text)))
}

function quote(word: NameWord): string {
  const text = word.text.charAt(0).toUpperCase() + word.text.slice(1)
  return word.initial ? `“${text}.”` : `“${text}”`
}
