// Named-entity candidates for people: after a title, or without one where given and family name are
// distinguishable from ordinary words.

import { isGivenName, isListedWord, isOrdinary, LEXICON } from '../lexicon.ts'
import { has, isSign, isUpper, isWord, type Token } from '../tokens.ts'
import { type FoundName, type Scan, textOf } from './name-search.ts'
import { endOfPerson, INITIAL, opensSurname } from './person-extent.ts'

// Words followed by a municipality, a court or a law.
const BEFORE_OTHER_NAMES = new Set(LEXICON.beforeOtherNames as string[])

/** The person whose title starts at `at`; notaries are marked as such. */
export function titledPersonAt(scan: Scan, at: number): FoundName | null {
  const { tokens } = scan
  const start = endOfTitles(tokens, at)
  const end = endOfPerson(scan, start, true)
  if (end === start) return null
  const part = isNotary(tokens, at) ? 'notary' : 'holder'
  const name = textOf(tokens, start, end)
  return { kind: 'person', name, from: at, to: end, titled: true, certain: true, part }
}

// `Monsieur le Notaire`
function endOfTitles(tokens: readonly Token[], at: number): number {
  let end = at
  while (
    (has(tokens[end], 'title') && !isInitialM(tokens, at, end)) ||
    has(tokens[end], 'notary') ||
    isSign(tokens[end], '.:') ||
    isProfession(tokens, at, end) ||
    isFragment(tokens, at, end) ||
    (/^(?:le|la|de|het)$/.test(tokens[end]?.fold ?? '') &&
      has(tokens[end - 1], 'title') &&
      has(tokens[end + 1], 'notary'))
  )
    end++
  return end
}

// `Mr M. Varlin`
function isInitialM(tokens: readonly Token[], at: number, end: number): boolean {
  return end > at && tokens[end]?.text === 'M' && isSign(tokens[end + 1], '.')
}

// `Monsieur Ke) Paul Varlin`
function isFragment(tokens: readonly Token[], at: number, end: number): boolean {
  const [token, next] = [tokens[end], tokens[end + 1]]
  if (end === at || !token || token.text.length > 2 || has(token, 'particle')) return false
  return isSign(token, ')}|!;:') || (isSign(next, ')}|!;:') && isUpper(tokens[end + 2]))
}

// `Herr Betriebsrevisor Varlin`, `Herr Dipl.-Ing. Varlin`
function isProfession(tokens: readonly Token[], at: number, end: number): boolean {
  if (end === at || !isUpper(tokens[end]) || !/^(?:herr|herrn|frau)$/.test(tokens[at]?.fold ?? ''))
    return false
  if (/^(?:dipl|mag|ing|kfm)(?:-ing)?$/.test(tokens[end]?.fold ?? '') && isSign(tokens[end + 1], '.-'))
    return true
  return tokens[end]?.class.office === 'statutory_auditor' && isUpper(tokens[end + 1])
}

// `Maître X, avocate` is no notary: she may be a liquidator.
function isNotary(tokens: readonly Token[], at: number): boolean {
  const { fold } = tokens[at] as Token
  if (!has(tokens[at], 'notary')) return false
  return !(/^(?:maitre|meester|me|mtre)$/.test(fold) && (isAdvocate(tokens, at) || isLiquidator(tokens, at)))
}

// `du liquidateur, Maître X`, `Maître X en qualité de liquidateur`
const isLiquidator = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at - 1], tokens[at - 2], ...tokens.slice(at + 1, at + 9)].some(
    token => token?.class.office === 'liquidator',
  )

function isAdvocate(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(at + 1, at + 9)
    .some(({ fold }) => /^(?:avocate?|advocaat|rechtsanwalt|rechtsanwaltin)$/.test(fold))
}

/**
 * True where a name without a title can start: a capitalised word that is no office, month or ordinary word.
 */
export function canStartName({ tokens, officeAt }: Scan, at: number): boolean {
  const token = tokens[at] as Token
  const next = tokens[at + 1]
  if (!isUpper(token) || officeAt[at] || (token.text.length < 2 && !isSign(next, '.'))) return false
  if (has(token, 'particle'))
    return (
      opensSurname(tokens, at) &&
      (followingNames(tokens, at) >= 2 || isSign(tokens[at + 2], '&')) &&
      !(has(tokens[at - 1], 'particle') && isUpper(tokens[at - 1]))
    )
  // `PETIT Jean`: an ordinary word in capitals may be a family name.
  const family = /^\p{Lu}{2,}$/u.test(token.text) && isUpper(next) && !isOrdinary(next?.fold ?? '')
  // `Lemmens Inge`: one letter from an ordinary word, but next to a given name.
  const beside =
    isUpper(next) && isGivenName(next?.fold ?? '') && !isListedWord(token.fold) && !token.fold.includes('-')
  // `Elke Varlin`, `Anne De Varlin`: a given name that is also an ordinary word.
  const named = isUpper(next) && (opensSurname(tokens, at + 1) || !isOrdinary(next?.fold ?? ''))
  const given = named && isGivenName(token.fold)
  if (isOrdinary(token.fold) && !family && !beside && !given) return false
  // `Conseil Communal de Solvane`
  if (
    /^(?:communal|provincial)e?$/.test(token.fold) &&
    /^(?:conseil|college)$/.test(tokens[at - 1]?.fold ?? '')
  )
    return false
  return !token.class.cues?.length && (!has(token, 'month') || isMonthName(tokens, at))
}

// `August Varlin`: a given name, not behind the number of a day.
function isMonthName(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at] as Token, tokens[at - 1]]
  const day = before?.kind === 'number' || (isSign(before, '.') && tokens[at - 2]?.kind === 'number')
  return token.fold === 'august' && isUpper(tokens[at + 1]) && !day
}

// `De Groote Annick`, `VAN DEN BERGHE Rose`: family name with particle first.
function followingNames(tokens: readonly Token[], at: number): number {
  const rest = tokens.slice(at + 1, at + 5)
  const isName = (token: Token): boolean =>
    isUpper(token) && (!isOrdinary(token.fold) || isGivenName(token.fold))
  const end = rest.findIndex(token => !has(token, 'particle') && !isName(token))
  return rest.slice(0, end < 0 ? rest.length : end).filter(token => isUpper(token) && !has(token, 'particle'))
    .length
}

/**
 * The person without a title whose name starts at `at`; inside an enumeration of people one word is enough.
 */
export function untitledPersonAt(scan: Scan, at: number, inGroup: boolean): FoundName | null {
  const { tokens, masked } = scan
  const end = endOfPerson(scan, at, false)
  const words = tokens.slice(at, end).filter(token => isWord(token) && isUpper(token))
  if (words.length < (inGroup ? 1 : 2)) return null
  if (words.length === 1 && words[0]?.fold.length === 1) return null
  if (
    BEFORE_OTHER_NAMES.has(tokens[at - 1]?.fold ?? '') &&
    !masked[at - 1] &&
    !tokens[at - 1]?.opens &&
    !/^succed/.test(tokens[at - 2]?.fold ?? '')
  )
    return null
  if (words.some(word => !isNameWord(word, tokens, tokens.indexOf(word, at)))) return null
  if (!looksPersonal(words, inGroup)) return null
  const certain = words.some(({ fold }) => isGivenName(fold))
  const name = textOf(tokens, at, end).replace(',', '')
  return { kind: 'person', name, from: at, to: end, titled: false, certain, part: 'holder' }
}

// A given name, or a family name in capitals next to a word that is not in the language.
function looksPersonal(words: readonly Token[], inGroup: boolean): boolean {
  const named = words.filter(word => !has(word, 'particle') && !/^\p{Lu}(?:h|hr)$/u.test(word.text))
  const unknown = named.filter(({ fold }) => !isOrdinary(fold) && fold.length > 2)
  if (unknown.length === 0) return false
  if (words.some(({ fold }) => isGivenName(fold))) return true
  if (unknown.length < named.length) return false
  return (
    inGroup ||
    words.some(({ text }) => /^\p{Lu}{3,}/u.test(text)) !==
      words.every(({ text }) => /^\p{Lu}{3,}/u.test(text)) ||
    words.length <= 3
  )
}

// OCR noise is short or has no vowel; an initial has its dot.
function isNameWord(token: Token, tokens: readonly Token[], at: number): boolean {
  if (token.text.length === 1) return isSign(tokens[at + 1], '.')
  if (has(token, 'particle') || (INITIAL.test(token.text) && isSign(tokens[at + 1], '.'))) return true
  if (!/[aeiouy]/.test(token.fold)) return false
  // `LO VARLIN Claire`
  return (
    token.fold.length >= 3 ||
    /^\p{Lu}\p{Ll}$/u.test(token.text) ||
    (/^\p{Lu}{3,}/u.test(tokens[at + 1]?.text ?? '') && /^\p{Lu}\p{Ll}/u.test(tokens[at + 2]?.text ?? ''))
  )
}
