// Legal forms next to company names: abbreviated (`SA`), as separate letters (`S A`, `S.P.R.L`), or spelt out
// (`société anonyme`).

import { editDistance, LEXICON } from '../lexicon.ts'
import { has, isSign, isUpper, isWord, type Token } from '../tokens.ts'
import { textOf } from './name-search.ts'

const SPELT_FORM_WORDS = new Set(LEXICON.forms.long.flatMap(form => form.split(' ')))
const WHOLE_FORMS = new Set(LEXICON.forms.spelt)
const LONGEST_SPELT_FORM = 12 // tokens
// Abbreviated forms with optional spaces: `sprl`, `s p r l`.
const FORM_LETTERS =
  /^(?:s ?a|n ?v|s ?p ?r ?l|s ?r ?l|b ?v|s ?c ?r ?l|s ?c ?a|s ?c|a ?g|a ?s ?b ?l|v ?z ?w|b ?v ?b ?a)$/
const SPELT_FORM_STARTS = new Set(['naamloze', 'besloten', 'aktiengesellschaft'])

/** End of the legal form that starts at `at`; `at` if there is none. */
export function endOfForm(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  if (!token) return at
  if (WHOLE_FORMS.has(token.fold.replace(/\.$/, ''))) return isSign(tokens[at + 1], '.') ? at + 2 : at + 1
  if (isShortForm(tokens, at)) return token.text === 'sa' && isSign(tokens[at + 1], '.') ? at + 2 : at + 1
  const end = endOfLetters(tokens, at)
  return end > at ? end : endOfSpeltForm(tokens, at)
}

// `SA`, `Sprl`; lower case only where it is no other word, or in `la sa TARNEL`.
function isShortForm(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (!has(token, 'form')) return false
  if (/^\p{Lu}{2,}/u.test(token.text) || /^\p{Lu}\p{Ll}+$/u.test(token.text) || token.fold.length >= 3)
    return true
  return (
    token.fold === 'sa' &&
    (isUpper(tokens[at + 1])
      ? /^(?:la|de|d'|par|a|une)$/
      : isSign(tokens[at + 1], '.') && isUpper(tokens[at + 2])
        ? /^(?:la|une)$/
        : /^$/
    ).test(tokens[at - 1]?.fold ?? '')
  )
}

// `S A TARNEL`, `S.P.R.L` split by OCR.
function endOfLetters(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text.length !== 1) return at
  for (const letters of [4, 3, 2]) {
    const pieces = tokens.slice(at, at + 2 * letters)
    const spelt = pieces.filter(({ text }) => text !== '.' && text !== ',').slice(0, letters)
    // One dot may be misread as a comma: `S.P.R,L.`
    const commas = pieces.slice(0, -1).filter(({ text }) => text === ',').length
    const dots = pieces.filter(({ text }) => text === '.').length + (commas === 1 && letters > 2 ? 1 : 0)
    if (commas > 1 || (commas === 1 && letters < 4)) continue
    const dotted = dots >= letters - 1
    if (spelt.length < letters || spelt.some(({ text }) => !(dotted ? /^\p{L}$/u : /^\p{Lu}$/u).test(text)))
      continue
    if (FORM_LETTERS.test(spelt.map(({ fold }) => fold).join(' '))) {
      const end = at + pieces.indexOf(spelt.at(-1) as Token) + 1
      return isSign(tokens[end], '.') ? end + 1 : end
    }
  }
  return at
}

function endOfSpeltForm(tokens: readonly Token[], at: number): number {
  const token = tokens[at] as Token
  if (!has(token, 'companyHead') && !SPELT_FORM_STARTS.has(token.fold)) return at
  let end = at + 1
  // `de naamloze vennootschap DE VARLIN`, `la société anonyme Société du Plateau`: the word is of the name.
  const isOfName = (word: Token | undefined): boolean =>
    (has(word, 'particle') && isUpper(word) && !isUpper(token)) ||
    (has(word, 'companyHead') && rankOf(word) > rankOf(token))
  while (
    end < at + LONGEST_SPELT_FORM &&
    isWord(tokens[end]) &&
    isFormWord(tokens[end]) &&
    !isOfName(tokens[end])
  )
    end++
  return end
}

// Small letters, a capital, all capitals.
const rankOf = (token: Token | undefined): number =>
  /^\p{Lu}{2}/u.test(token?.text ?? '') ? 2 : isUpper(token) ? 1 : 0

/** True for a word used in spelt-out forms: `société`, `responsabilité`. */
export const isFormWord = (token: Token | undefined): boolean =>
  SPELT_FORM_WORDS.has(token?.fold ?? '') || isMisreadFormWord(token?.fold ?? '')

const LONG_FORM_WORDS = [...SPELT_FORM_WORDS].filter(word => word.length >= 10)

// `Responsabilit`
function isMisreadFormWord(fold: string): boolean {
  return fold.length >= 9 && LONG_FORM_WORDS.some(word => editDistance(word, fold, 1) <= 1)
}

/** Start of the form that ends with the token at `at`; null if there is none. */
export function startOfForm(tokens: readonly Token[], at: number): number | null {
  for (let from = at; from > at - 4 && from >= 0; from--) if (endOfForm(tokens, from) === at + 1) return from
  return null
}

/** The abbreviated form in a range, `SA` or `S.P.R.L.`; empty if there is none or it is spelt out. */
export function shortFormIn(tokens: readonly Token[], from: number, to: number): string {
  for (let at = from; at < to; at++) {
    const spelt = has(tokens[at], 'companyHead') || SPELT_FORM_STARTS.has(tokens[at]?.fold ?? '')
    const end = spelt ? at : Math.min(endOfForm(tokens, at), to)
    if (end > at) return correctForm(textOf(tokens, at, end).replaceAll(/\s/g, ''))
  }
  return ''
}

// OCR reads the last letter of `SPRL` as an i.
function correctForm(form: string): string {
  return /^(?:spri|sri|scri)$/i.test(form) ? `${form.slice(0, -1)}${form.endsWith('I') ? 'L' : 'l'}` : form
}
