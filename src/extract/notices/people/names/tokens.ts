// Tokenizer for lines that name a person: text, folded form, offsets.

import {
  CLOSERS,
  COUNTRIES,
  COUNTRY_CODES,
  endsAsStreet,
  FORMS,
  fold,
  isOpener,
  PARTICLES,
  STATUS_WORDS,
} from './word-lists.ts'

export type Token = { text: string; folded: string; start: number; end: number }

const WORD = /[,;()]|\/(?=\s|$)|(?:[^\s,;()/]|\/(?!\s|$))+/gu

/** The words of `flat`; commas, semicolons, parentheses and a bar at a word's end are tokens of their own. */
export function tokenise(flat: string): Token[] {
  return Array.from(flat.matchAll(WORD), ({ 0: text, index }) => ({
    text,
    folded: fold(text),
    start: index,
    end: index + text.length,
  }))
}

/** What ends a name. */
type BoundaryKind = 'digit' | 'opener' | 'status' | 'sign' | 'prose' | 'form' | 'none'

export type Boundary = { at: number; end: BoundaryKind }

const DIGIT = /\p{Nd}/u
const HOUSE_WORDS = new Set(['BUS', 'BTE', 'BTE.', 'BOITE', 'NR', 'NR.', 'NO', 'N°', 'APP', 'APP.', 'APT'])

export function hasDigit(token: Token | undefined): boolean {
  return token !== undefined && DIGIT.test(token.text)
}

/** End of the words from `from` on that can be part of a name, and what ends them. */
export function findBoundary(tokens: readonly Token[], from: number): Boundary {
  for (let at = from; at < tokens.length; at++) {
    const end = endAt(tokens, at, at === from)
    if (end) return { at, end }
  }
  return { at: tokens.length, end: 'none' }
}

function endAt(tokens: readonly Token[], at: number, first: boolean): BoundaryKind | null {
  const token = tokens[at] as Token
  const next = tokens[at + 1]
  if (token.text.includes('@')) return 'sign'
  if (hasDigit(token)) return next && FORMS.has(next.folded) ? null : 'digit'
  if (/^[,(]$/.test(token.text)) return isBeforeHouse(tokens, at) ? 'digit' : 'sign'
  if (/^(?:[-–—*=/;)]+$|["″“”«‘])/u.test(token.text)) return 'sign'
  if (first) return null
  if (isOpener(token.folded)) return 'opener'
  if (CLOSERS.has(token.folded)) return 'digit'
  if (STATUS_WORDS.has(token.folded) || STATUS_WORDS.has(token.folded.replace(/[.:]$/, ''))) return 'status'
  if (token.folded === 'PAS' && next && /^D[E']/.test(next.folded)) return 'status'
  if (COUNTRIES.has(token.folded) && hasDigit(next)) return 'opener'
  if (COUNTRY_CODES.has(token.folded) && next && /^\d{4,5}$/.test(next.text)) return 'digit'
  if (FORMS.has(token.folded)) return 'form'
  if (/^\p{Ll}{2,}[.:]?$/u.test(token.text) && !PARTICLES.has(token.folded)) return 'prose'
  return null
}

// `PROVINCIEWEG, 443` and `DE GREEF (DP) 2`: the words before the sign are the street.
function isBeforeHouse(tokens: readonly Token[], at: number): boolean {
  let next = at + 1
  if ((tokens[at] as Token).text === '(') {
    while (next < tokens.length && (tokens[next] as Token).text !== ')') next++
    next++
    if (next - at > 4) return false
  }
  const token = tokens[next]
  if (isOpener(tokens[next + 1]?.folded ?? '')) return false
  return (
    token !== undefined &&
    (/^\p{Nd}/u.test(token.text) || HOUSE_WORDS.has(token.folded)) &&
    !isPostcode(tokens, next)
  )
}

/** Whether the token at `at` is a postcode with its town, not a house number. */
export function isPostcode(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (!token || !/^(?:[A-Z]{1,3}-?)?[1-9]\d{3,5}\.?$/.test(token.folded)) return false
  return (
    next !== undefined && /^\p{L}{2}/u.test(next.text) && !hasDigit(next) && !HOUSE_WORDS.has(next.folded)
  )
}

/** Start of each name part between `from` and `to`; particles join the next word. */
export function findNameParts(tokens: readonly Token[], from: number, to: number): number[] {
  const starts: number[] = []
  let open = false
  for (let at = from; at < to; at++) {
    if (!open) starts.push(at)
    open = PARTICLES.has((tokens[at] as Token).folded)
  }
  return starts
}

/** Index of the first token in `from`..`to` that is or ends a street; -1 if none. */
export function findStreetWord(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at++) if (endsAsStreet((tokens[at] as Token).folded)) return at
  return -1
}
