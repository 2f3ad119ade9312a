// Words that belong to a name although acts use them otherwise: titles, towns and months that are surnames, nouns that
// firms bear.

import { COMPANY_NOUNS, COMPANY_WORDS } from './lexicon/legal-forms.ts'
import { SURNAME_TITLES } from './lexicon/words.ts'
import { isCapitalized, isLegalForm, isNameWord, isParticle, isTitle, type Token } from './tokens.ts'

const SURNAME_OPENERS = new Set('van von vanden vander ter ten'.split(' '))
const FORM_REACH = 5 // tokens

/** Words that acts write with a capital are part of a name all the same: `Julie Avril`, `Jan VOORZITTER`, `X Conseil SRL`. */
export function isActWordInName(tokens: Token[], end: number, at: number, titled: boolean): boolean {
  const token = tokens[end] as Token
  if (!isCapitalized(token)) return false
  if (isOfFirm(tokens, end, at)) return true
  const [before, after] = [tokens[end - 1] as Token, tokens[end + 1]]
  if (end - at !== 1 || !isNameWord(before) || before.text.length < 3) return false
  if (isInCapitals(token)) return !isInCapitals(before) && token.text.length > 3
  return titled && !token.said && !isCapitalized(after)
}

/** True for a noun that belongs to a firm's name: its legal form follows, or a word of firms stands before. */
export function isOfFirm(tokens: Token[], end: number, at: number): boolean {
  if (!isCompanyNoun(tokens[end])) return false
  if (reachesForm(tokens, end)) return true
  return tokens.slice(at, end).some(token => isLegalForm(token) || COMPANY_WORDS.has(token.bare))
}

/** From a word of a company's name to its legal form, only capitalised words and particles between. */
export function reachesForm(tokens: Token[], from: number): boolean {
  for (let at = from + 1; at <= from + FORM_REACH; at++) {
    const token = tokens[at]
    if (isOfAuditors(tokens, at) && isLegalForm(tokens[at + 1])) return true
    if (isLegalForm(token)) return isCapitalized(tokens[at - 1])
    if (!token || (isTitle(token) && token.bare.length > 1)) return false
    if (!isCapitalized(token) && !isParticle(token) && token.text !== '&') return false
  }
  return false
}

/** True for the last word of `Réviseurs d'entreprises`, in lower case too. */
export function isOfAuditors(tokens: Token[], at: number): boolean {
  return tokens[at]?.bare === 'entreprises' && /^reviseurs?$/.test(tokens[at - 2]?.bare ?? '')
}

/** `Conseil`, `Gestion`: words of acts that firms bear too. */
export function isCompanyNoun(token: Token | undefined): boolean {
  return isCapitalized(token) && COMPANY_NOUNS.has((token as Token).bare)
}

function isInCapitals(token: Token): boolean {
  return token.text.length > 1 && token.text === token.text.toUpperCase()
}

/** `De Ridder` is a name, though `ridder` is a title. */
export function isSurname(token: Token | undefined): boolean {
  return !isTitle(token) || SURNAME_TITLES.has((token as Token).bare)
}

/** True where a surname stands behind a capitalised particle. */
export function opensSurname(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  return (isNameOrForm(token) && isSurname(token)) || isOddSurname(tokens, at)
}

const PROFESSION = /^(?:dokter|docteur|doktor|dr|architect|ing|ir)$/

/** `BVBA DOKTER LINDE`, `BV Dr. Linde` */
export function isTitleOfFirm(tokens: Token[], end: number, at: number): boolean {
  const token = tokens[end]
  if (end - at !== 1 || !isLegalForm(tokens[at]) || !isCapitalized(token)) return false
  return PROFESSION.test((token as Token).bare) && isNameWord(tokens[end + 1])
}

/** `Luc Baron` */
export function isTitleAsSurname(tokens: Token[], end: number, at: number): boolean {
  if (end - at !== 1 || !isNameWord(tokens[at]) || !isCapitalized(tokens[end])) return false
  return SURNAME_TITLES.has(tokens[end]?.bare ?? '') && !isCapitalized(tokens[end + 1])
}

// After a name and a capitalised particle any word is a surname: `Jan Van Gent`.
function isOddSurname(tokens: Token[], at: number): boolean {
  const [first, opener, token] = [tokens[at - 2], tokens[at - 1], tokens[at]]
  if (!isCapitalized(token) || token?.said || !isNameWord(first)) return false
  return SURNAME_OPENERS.has(opener?.bare ?? '') || (opener?.bare === 'de' && token?.bare === 'raad')
}

/** A word of a name, or a legal form. */
export function isNameOrForm(token: Token | undefined): boolean {
  return isNameWord(token) || isLegalForm(token)
}
