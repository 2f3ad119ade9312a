// Tokenizer: words and signs of an act, with their offsets and word classes.

import { foldLine } from '../fold-line.ts'
import { classOf, isGivenName, isListedWord, type WordClass } from './lexicon.ts'
import { frameOf, isInCapitals, marginOf, nextRow, restoreLetters, stripNoise } from './ocr-noise.ts'

export type Token = {
  text: string
  /** Without accents and capitals; a misread lexicon word in its lexicon spelling. */
  fold: string
  start: number
  end: number
  /** Line number, counting blank lines. */
  line: number
  /** First token of its line. */
  opens: boolean
  kind: 'word' | 'number' | 'sign'
  class: WordClass
}

// A word with inner apostrophes and hyphens, a number with its dots, or any other single sign.
const TOKEN =
  /Comm\.\s?V(?:\.?\s?A)?(?!\p{L})\.?|(?:[\p{L}]\.){2,}[\p{L}]?|(?:[dl]|qu|n|s|jusqu|lorsqu)['’](?=\p{L})|\p{L}[\p{L}\p{M}]*(?:[-'’–]\p{L}[\p{L}\p{M}]*)*|\d+(?:[.,/:]\d+)*|\S/giu
const NO_CLASS: WordClass = { tags: new Set() }
const HYPHEN_END = /-$/
// Endings that are no words: the hyphen of the line above is missing or misread.
const ENDING = /^(?:ments?|tions?|(?:is|nis)?trateurs?|teurs?|trices?)$/
const LETTERS_OF_WORD = 3

/**
 * Tokens of `text` from `from` on. A word hyphenated across lines is one token. For OCR text (`recognised`)
 * frame noise at both line ends is left out.
 */
export function tokenize(text: string, from: number, recognised = false): Token[] {
  const tokens: Token[] = []
  let line = 0
  let at = from
  const rows = text.slice(from).split('\n')
  const frame = frameOf(text, rows, recognised)
  for (const [index, printed] of rows.entries()) {
    const row = recognised ? restoreLetters(printed) : printed
    let opens = true
    let noise = true
    const margin = marginOf(row)
    const matches = [...row.matchAll(TOKEN)].filter(({ index: column }) => column >= margin)
    // `dési-` / `gné Monsieur X`: the rest of a word is no noise.
    const rest = HYPHEN_END.test(tokens.at(-1)?.text ?? '') && /^\p{Ll}{3}/u.test(matches[0]?.[0] ?? '')
    const kept = recognised ? stripNoise(matches, nextRow(rows, index), frame, rest) : matches
    for (const match of kept) {
      const start = at + match.index
      // A bullet that was read as a letter, with noise before it or not: `eMonsieur`, `1. eMonsieur`.
      if ((opens || noise) && recognised && /^[eo«]\p{Lu}\p{Ll}/u.test(match[0])) {
        push(tokens, { text: '•', start, end: start + 1, line, opens: true })
        push(tokens, {
          text: match[0].slice(1),
          start: start + 1,
          end: start + match[0].length,
          line,
          opens: false,
        })
        opens = false
        noise = false
        continue
      }
      noise &&= match[0].length < LETTERS_OF_WORD
      for (const [piece, offset] of recognised ? splitJoinedWords(match[0]) : [[match[0], 0] as const]) {
        push(tokens, { text: piece, start: start + offset, end: start + offset + piece.length, line, opens })
        opens = false
      }
    }
    at += row.length + 1
    line++
  }
  const capitals = new Set(rows.flatMap((row, index) => (isInCapitals(row) ? [index] : [])))
  return tokens.map((token, place) => {
    if (isNameBesideGiven(tokens, place)) return asPrinted(token)
    return capitals.has(token.line) && !token.opens && isWordOfText(token)
      ? { ...token, text: token.text.toLowerCase() }
      : token
  })
}

const SHORT = 4 // letters: longer ordinary words stand in names of companies too

const isWordOfText = (token: Token): boolean =>
  token.kind === 'word' &&
  !has(token, 'title') &&
  !has(token, 'form') &&
  (has(token, 'particle') ||
    token.class.office !== undefined ||
    (token.class.cues?.length ?? 0) > 0 ||
    (token.fold.length <= SHORT && isListedWord(token.fold))) &&
  !isGivenName(token.fold)

// `Verbiest Luc`: next to a given name it is a name, not a misread cue.
function isNameBesideGiven(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (token.class.spelling === undefined || !isUpper(token) || has(token, 'title')) return false
  return [tokens[at - 1], tokens[at + 1]].some(other => isUpper(other) && isGivenName(other?.fold ?? ''))
}

const asPrinted = (token: Token): Token => ({ ...token, fold: foldLine(token.text), class: NO_CLASS })

// `parFrançoise`, `MFreddy`: splits words joined by OCR.
function splitJoinedWords(word: string): (readonly [string, number])[] {
  const title = /^(?:M|Mr|Mme)(?=\p{Lu}\p{Ll}{2})/u.exec(word)?.[0].length
  const at =
    (title !== undefined && isGivenName(foldLine(word.slice(title))) ? title : undefined) ??
    /^(?:par|de|du|des|et|la|le|les|Monsieur|Madame|Mademoiselle|van|en|door|und|von)(?=\p{Lu}\p{Ll})/u.exec(
      word,
    )?.[0].length
  return at === undefined
    ? [[word, 0]]
    : [
        [word.slice(0, at), 0],
        [word.slice(at), at],
      ]
}

type Raw = Pick<Token, 'text' | 'start' | 'end' | 'line' | 'opens'>

function push(tokens: Token[], raw: Raw): void {
  const begun = raw.opens && ENDING.test(raw.text) ? wordAbove(tokens, raw.line) : -1
  if (begun >= 0) {
    const start = tokens[begun] as Token
    tokens.splice(begun, 2, toToken({ ...start, text: `${start.text}${raw.text}`, end: raw.end }))
    return
  }
  const hyphen = tokens.at(-1)
  const before = tokens.at(-2)
  const joins =
    raw.opens &&
    hyphen &&
    before &&
    HYPHEN_END.test(hyphen.text) &&
    (hyphen.line === raw.line - 1 || (hyphen.line === raw.line - 2 && /^\p{Ll}/u.test(raw.text))) &&
    hyphen.start === before.end &&
    before.kind === 'word' &&
    /^\p{L}/u.test(raw.text)
  if (!joins) {
    tokens.push(toToken(raw))
    return
  }
  const keeps = /^\p{Lu}/u.test(raw.text) && /\p{Ll}$/u.test(before.text)
  tokens.splice(
    -2,
    2,
    toToken({ ...before, text: `${before.text}${keeps ? '-' : ''}${raw.text}`, end: raw.end }),
  )
}

// The word that ends the line above, a sign behind it or not.
function wordAbove(tokens: readonly Token[], line: number): number {
  const at = /^[-:;.,~=_]$/.test(tokens.at(-1)?.text ?? '') ? tokens.length - 2 : tokens.length - 1
  const word = tokens[at]
  return word?.kind === 'word' && /\p{Ll}$/u.test(word.text) && line - word.line <= 2 ? at : -1
}

function toToken(raw: Raw): Token {
  const kind = /^\p{L}/u.test(raw.text) ? 'word' : /^\d/.test(raw.text) ? 'number' : 'sign'
  const fold = foldLine(raw.text).replace(/\.$/, '')
  const known = kind === 'word' ? classOf(fold) : NO_CLASS
  return { ...raw, fold: known.spelling ?? fold, kind, class: known }
}

/** True for a word of that lexicon class. */
export const has = (token: Token | undefined, tag: string): boolean => token?.class.tags.has(tag) ?? false

/** True for a word, not a number. */
export const isWord = (token: Token | undefined): boolean => token?.kind === 'word'

/** True for a token with an initial capital. */
export const isUpper = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{Lu}/u.test(token.text)

/** True for one of `signs`. */
export const isSign = (token: Token | undefined, signs: string): boolean =>
  token?.kind === 'sign' && signs.includes(token.text)

/** Tokens on one line, spaced as printed, without the noise between them. */
export const joinTokens = (tokens: readonly Token[]): string =>
  tokens.map(({ text, start }, at) => ((tokens[at - 1]?.end ?? start) < start ? ` ${text}` : text)).join('')
