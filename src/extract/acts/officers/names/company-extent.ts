// Finds the end of a company name: `VARLIN, ODON, TARNEL & Co`, `Société de Développement du Plateau`.

import { isGivenName, isOrdinary } from '../lexicon.ts'
import { has, isSign, isUpper, isWord, type Token } from '../tokens.ts'
import { isTitle, LONGEST_NAME, runsOn, type Scan } from './name-search.ts'

export const LONGEST_COMPANY = LONGEST_NAME + 3 // tokens

/** End of the company name that starts at `start`; its legal form may be inside or behind. */
export function endOfCompany(scan: Scan, start: number): number {
  const { tokens, masked, officeAt } = scan
  let end = start
  while (end < tokens.length && end - start < LONGEST_COMPANY) {
    if (masked[end] || (officeAt[end] && end > start && !isPartners(tokens, end))) break
    if (!(isWord(tokens[end]) ? takesWord(scan, start, end) : takesSign(tokens, start, end))) break
    end++
  }
  while (end > start && isDangling(tokens[end - 1])) end--
  return end > start ? endOfShortName(tokens, end) : end
}

// `VARLIN, ODON et associés`
const isPartners = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.class.office === 'partner' &&
  (isSign(tokens[at - 1], '&') || /^(?:et|en|und)$/.test(tokens[at - 1]?.fold ?? ''))

const SHORTENED = /^(?:en abrege|in het kort|afgekort|abgekurzt)$/

// `Société de Développement du Plateau, en abrégé SODEPLA`
function endOfShortName(tokens: readonly Token[], end: number): number {
  let at = isSign(tokens[end], ',(') ? end + 1 : end
  const [one, two, three] = [at, at + 1, at + 2].map(index => tokens[index]?.fold ?? '')
  const words = SHORTENED.test(`${one} ${two}`)
    ? 2
    : SHORTENED.test(`${one} ${two} ${three}`)
      ? 3
      : SHORTENED.test(one as string)
        ? 1
        : 0
  if (words === 0) return end
  at += words
  while (isSign(tokens[at], ':,"“«')) at++
  const name = at
  while (at < name + 4 && isUpper(tokens[at]) && /^\p{Lu}{2}/u.test(tokens[at]?.text ?? '')) at++
  return at > name ? at : end
}

function takesWord(scan: Scan, start: number, at: number): boolean {
  const { tokens } = scan
  const token = tokens[at] as Token
  if (at > start) {
    const oneLetter = at - start === 1 && tokens[start]?.text.length === 1
    const inPartners =
      (isSign(tokens[at - 1], ',') && hasPartners(tokens, at - 1)) ||
      (token.fold === 'c' && isSign(tokens[at + 1], '°'))
    if (token.opens && !inPartners && !runsOn(scan, token) && (at - start > 1 || oneLetter)) return false
    if (has(token, 'title') && token.fold.length > 1 && isTitle(tokens, at)) return false
    if (has(token, 'represented') || has(token, 'representative')) return false
  }
  if (isUpper(token)) return true
  if (isPartners(tokens, at)) return true
  const joins = /^(?:et|en|und|de|du|des|la|le|les|d'|l'|van|de[nr]|te[nr]|von|&|sur)$/.test(token.fold)
  return joins && at > start && continues(tokens, at) && !joinsOther(tokens, at)
}

// A number directly after a letter, and signs that join words of a name.
function takesSign(tokens: readonly Token[], start: number, at: number): boolean {
  const token = tokens[at] as Token
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (token.kind === 'number' && !/^\d{4}$/.test(token.text) && token.start === before?.end) return true
  // `324 AC`, printed as one word.
  if (token.kind === 'number' && at === start && token.end === next?.start && isUpper(next)) return true
  if (isSign(token, '&+') && isWord(next)) return true
  if (isSign(token, '°') && /^c$/.test(before?.fold ?? '')) return true
  if (isSign(token, '-–') && isUpper(next)) return true
  if (isSign(token, '.') && at > start && /^\p{Lu}$/u.test(before?.text ?? '')) return true
  return isSign(token, ',') && hasPartners(tokens, at)
}

// A particle or sign not followed by another word of the name.
function isDangling(token: Token | undefined): boolean {
  return (has(token, 'particle') && !isUpper(token)) || isSign(token, '&-–,')
}

// `Société de Développement et de Participation du Plateau`
function continues(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return (
    isUpper(next) ||
    isPartners(tokens, at + 1) ||
    (has(next, 'particle') && isUpper(tokens[at + 2]) && /^(?:et|en|und)$/.test(tokens[at]?.fold ?? ''))
  )
}

// `et` before another company or person ends the name, but not before `Cie`, `Fils` or a firm's last partner.
function joinsOther(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:et|en|und)$/.test((tokens[at] as Token).fold)) return false
  if (
    /^(?:de|du|des)$/.test(tokens[at + 1]?.fold ?? '') &&
    isUpper(tokens[at + 2]) &&
    !has(tokens[at + 2], 'title') &&
    !has(tokens[at + 2], 'form')
  )
    return false
  // `Industrie et Développement`
  const next = tokens[at + 1]
  if (
    isUpper(next) &&
    isOrdinary(next?.fold ?? '') &&
    !isGivenName(next?.fold ?? '') &&
    !isUpper(tokens[at + 2])
  )
    return false
  return !/^(?:cie|co|fils|freres|associes|partners|c|zonen|sohne|compagnie)$/.test(
    tokens[at + 1]?.fold ?? '',
  )
}

// `VARLIN, ODON, TARNEL & Co`
function hasPartners(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next < at + 8; next++) {
    const token = tokens[next]
    if (isSign(token, '&')) return next > at + 1
    if (isWord(token) && /^(?:et|en)$/.test(token?.fold ?? ''))
      return (
        /^(?:cie|co|fils|associes|partners)$/.test(tokens[next + 1]?.fold ?? '') ||
        (tokens[next + 1]?.fold === 'c' && isSign(tokens[next + 2], '°'))
      )
    if (!(isUpper(token) || isSign(token, ',-'))) return false
  }
  return false
}
