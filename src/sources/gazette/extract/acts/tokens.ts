// Words, numbers and marks of one line, with what the search for names asks of each.

import { foldLine } from './fold-line.ts'
import { FORM_ABBREVIATIONS } from './lexicon/legal-forms.ts'
import { CAPITAL_OPENERS, NOT_NAME_STEMS, NOT_NAMES, PARTICLES, TITLES } from './lexicon/words.ts'

export type Token = {
  text: string
  /** Folded, without a final dot. */
  bare: string
  start: number
  end: number
  kind: 'word' | 'number' | 'mark'
  /** Begins a verb or an office: no name, however it is written. */
  said: boolean
}

const PIECES =
  /[\p{L}\p{M}](?:[\p{L}\p{M}\d'’.&-]*[\p{L}\p{M}\d])?(?:\.|-(?=\s))?|\d(?:[\d.,/]*\d)?[A-Za-z]?(?![\p{L}])|\S/gu
const ELISION = /^(?:[ldnsj]|qu)['’](?=\p{L})/iu
const LOWER_JOINT = /^(?:la|de|le|van)-(?=\p{Lu})/u
const KEEPS_DOT = new Set('comm burg jr sr ph chr th st ste'.split(' '))

/**
 * Tokens of `flat`; a dot stays with an initial or an abbreviation, an elided article is a token of its own. `said`:
 * where verbs and offices begin.
 */
export function readTokens(flat: string, said: ReadonlySet<number>): Token[] {
  const tokens: Token[] = []
  for (const match of flat.matchAll(PIECES)) addPiece(tokens, match[0], match.index)
  for (const token of tokens) token.said = said.has(token.start)
  return tokens
}

function addPiece(tokens: Token[], piece: string, at: number): void {
  const head = ELISION.exec(piece)?.[0] ?? LOWER_JOINT.exec(piece)?.[0]
  if (head && splitsOff(head, piece.slice(head.length))) {
    tokens.push(makeToken(head, at))
    addPiece(tokens, piece.slice(head.length), at + head.length)
    return
  }
  if (piece.length > 1 && piece.endsWith('.') && !keepsDot(piece)) {
    tokens.push(makeToken(piece.slice(0, -1), at), makeToken('.', at + piece.length - 1))
    return
  }
  tokens.push(makeToken(piece, at))
}

function splitsOff(head: string, rest: string): boolean {
  const lowerRest = /^\p{Ll}/u.test(rest)
  return /^\p{Ll}/u.test(head) || lowerRest || NOT_NAMES.has(foldLine(rest.replace(/\.$/, '')))
}

function keepsDot(piece: string): boolean {
  const bare = foldLine(piece.slice(0, -1))
  if (/^\p{Lu}(?:[.-]\p{Lu})*\.$/u.test(piece) || KEEPS_DOT.has(bare)) return true
  return TITLES.has(bare) || FORM_ABBREVIATIONS.has(bare.replaceAll('.', ''))
}

function makeToken(text: string, start: number): Token {
  const first = text[0] as string
  const kind = /\d/.test(first) ? 'number' : /[\p{L}\p{M}]/u.test(first) ? 'word' : 'mark'
  return { text, bare: foldLine(text).replace(/\.$/, ''), start, end: start + text.length, kind, said: false }
}

const UPPER = /^\p{Lu}/u

export function isCapitalized(token: Token | undefined): boolean {
  return token?.kind === 'word' && UPPER.test(token.text)
}

/** A word with a capital that may be part of a name. */
export function isNameWord(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || token.said || !UPPER.test(token.text)) return false
  if (NOT_NAMES.has(token.bare)) return /^\p{Lu}\.$/u.test(token.text)
  if (NOT_NAME_STEMS.test(token.bare)) return false
  const dash = token.bare.indexOf('-')
  return dash < 5 || !NOT_NAMES.has(token.bare.slice(0, dash))
}

/** `BVBA`, `S.A.`, `GmbH`; in lower case such letters are ordinary words. */
export function isLegalForm(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || !/\p{Lu}/u.test(token.text)) return false
  return FORM_ABBREVIATIONS.has(token.bare.replaceAll('.', ''))
}

export function isTitle(token: Token | undefined): boolean {
  return token?.kind === 'word' && TITLES.has(token.bare)
}

export function isParticle(token: Token | undefined): boolean {
  return token !== undefined && PARTICLES.has(token.bare)
}

/** A particle with a capital, which begins names and sentences alike. */
export function isCapitalOpener(token: Token | undefined): boolean {
  return token?.kind === 'word' && UPPER.test(token.text) && CAPITAL_OPENERS.has(token.bare)
}
