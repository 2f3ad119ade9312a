// Masks addresses, births and register entries: their street and town names and numbers would be taken for
// names and dates.

import { endOfBirth, tellsBirth } from './births.ts'
import { isGivenName, LEXICON } from './lexicon.ts'
import { has, isSign, isUpper, isWord, type Token } from './tokens.ts'
import { endOfTown, isCountryMark, isPartOfAddress, isPostcode, JOINS } from './town-tokens.ts'

const LONGEST = 40 // tokens
const STREET_ENDS = LEXICON.streetEnds as string[]
const REGISTERS = new Set([
  'rpm',
  'bce',
  'kbo',
  'rpr',
  'rjp',
  'tva',
  'btw',
  'r.p.m',
  'r.p.r',
  'banque-carrefour',
])

/** For each token whether it is part of an address, a birth or a register entry. */
export function maskPrivate(tokens: readonly Token[]): boolean[] {
  const masked = new Array<boolean>(tokens.length).fill(false)
  for (let at = 0; at < tokens.length; at++) {
    if (masked[at]) continue
    const end = maskedUntil(tokens, at)
    for (let inside = at; inside < end; inside++) masked[inside] = true
  }
  return masked
}

/** Addresses in text order: tokens, end exclusive. */
export function findAddresses(tokens: readonly Token[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (let at = 0; at < tokens.length; at++) {
    const to = startsAddress(tokens, at)
      ? endOfAddress(tokens, at)
      : isPostcode(tokens, at)
        ? endOfTown(tokens, at + 1)
        : at
    if (to - at < 2) continue
    const last = found.at(-1)
    // `rue du Bac 4 à 5000 Namur`
    if (last && at - last.to <= 2 && isPostcode(tokens, at)) last.to = to
    else found.push({ from: at, to })
    at = to - 1
  }
  return found
}

function maskedUntil(tokens: readonly Token[], at: number): number {
  const token = tokens[at] as Token
  if (has(token, 'born') && tellsBirth(tokens, at)) return endOfBirth(tokens, at)
  if (startsAddress(tokens, at)) return endOfAddress(tokens, at)
  const postcode = isCountryMark(tokens, at) ? at + 2 : at
  if (isPostcode(tokens, postcode)) return endOfTown(tokens, postcode + 1)
  if (startsUnknownStreet(tokens, at)) return endOfAddress(tokens, at)
  if (REGISTERS.has(token.fold)) return endOfTown(tokens, at + 1)
  return at
}

function startsAddress(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (has(token, 'lives')) {
    const next = tokens.slice(at + 1, at + 9)
    return (
      next.some(({ kind }) => kind === 'number') ||
      next.some(({ fold }) => fold === 'a' || fold === 'te' || fold === 'in')
    )
  }
  const street =
    isUpper(token) &&
    token.fold.length > 6 &&
    !token.fold.endsWith('invest') &&
    STREET_ENDS.some(ending => token.fold.endsWith(ending))
  // `Merelhof Invest BV, Kerkstraat 5`: a street recognised only by its suffix needs the number directly
  // behind it.
  if (street) {
    const next = tokens.slice(isSign(tokens[at + 1], ',') ? at + 2 : at + 1, at + 4)
    const number = next.findIndex(({ kind }) => kind === 'number')
    // `Anna WAUTERSBERG Kerkstraat 4`: behind a given name it is a family name.
    if (number > 0 && isGivenName(tokens[at - 1]?.fold ?? '')) return false
    return number >= 0 && (number === 0 || !isSign(tokens[at + 1], ','))
  }
  if (!has(token, 'streets') || isInPlaceOf(tokens, at)) return false
  // `23, rue Bois Rond`
  if (tokens[isSign(tokens[at - 1], ',') ? at - 2 : at - 1]?.kind === 'number' && isUpper(tokens[at + 1]))
    return true
  for (const other of tokens.slice(at + 1, at + 10)) {
    if (other.kind === 'number') return true
    const isHeld = has(other, 'title') || other.class.office
    if (isHeld && isOfStreet(tokens, tokens.indexOf(other, at))) continue
    if (isHeld || isSign(other, ';:.') || other.class.cues?.length) return false
  }
  return false
}

// `en lieu et place de Monsieur X, rue du Bac 4`, `en ses lieu et place`: no square.
const isInPlaceOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'place' && /^(?:et|en|sa|leur|la)$/.test(tokens[at - 1]?.fold ?? '')

// `, Grote Markt 4,`: capitalised words and a number between commas; `- Thiers Neuf, 138 à 4000 Liège`.
function startsUnknownStreet(tokens: readonly Token[], at: number): boolean {
  if (isSign(tokens[at - 1], '-–')) return leadsToPostcode(tokens, at)
  if (!isSign(tokens[at - 1], ',')) return false
  const next = tokens.slice(at, at + LONGEST_STREET)
  const number = next.findIndex(({ kind }) => kind === 'number')
  const lettered = /^\p{L}$/u.test(tokens[at + number + 1]?.text ?? '')
  const end = tokens[at + number + (lettered ? 2 : 1)]
  if (number < 1 || !/^\d{1,3}$/.test(next[number]?.text ?? '') || !(isSign(end, ',;') || end?.fold === 'te'))
    return false
  return next
    .slice(0, number)
    .every(
      word =>
        isUpper(word) &&
        !word.class.office &&
        !word.class.cues?.length &&
        !has(word, 'month') &&
        !has(word, 'form'),
    )
}

const LONGEST_STREET = 5 // tokens

// `Thiers Neuf, 138 à 4000 Liège`
function leadsToPostcode(tokens: readonly Token[], at: number): boolean {
  const end = tokens.slice(at, at + LONGEST_STREET).findIndex(token => !isUpper(token))
  const number = at + end + (isSign(tokens[at + end], ',') ? 1 : 0)
  if (end < 1 || !/^\d{1,3}$/.test(tokens[number]?.text ?? '')) return false
  return /^(?:a|te|in|,)$/.test(tokens[number + 1]?.fold ?? '') && isPostcode(tokens, number + 2)
}

function endOfAddress(tokens: readonly Token[], at: number): number {
  const townFirst = followsTown(tokens, at) || namesTownFirst(tokens, at)
  let numbers = 0
  let end = at + 1
  for (; end < Math.min(tokens.length, at + LONGEST); end++) {
    const token = tokens[end] as Token
    // `rue du Bac 4 à 5000 Namur à la rue des Lilas 12`: a second address begins.
    if (
      numbers > 0 &&
      has(token, 'streets') &&
      /^(?:la|le|au|vers|naar|nach)$/.test(tokens[end - 1]?.fold ?? '')
    )
      break
    if (token.kind === 'number') {
      // `3. la SRL X`: the next of a list.
      if (
        token.opens &&
        numbers >= 2 &&
        isSign(tokens[end + 1], '.)°') &&
        tokens[end + 1]?.start === token.end
      )
        break
      numbers++
      continue
    }
    const isHeld = has(token, 'title') || token.class.office
    if (isHeld && isOfStreet(tokens, end)) continue
    if (isHeld || has(token, 'represented') || token.class.cues?.length) break
    if (startsCompany(tokens, end)) break
    if (isWord(token)) {
      const addressed = numbers > 0 || endsTown(tokens, at, end)
      if (addressed && startsPerson(tokens, end, townFirst ? numbers + 1 : numbers)) break
      const opensName = token.opens && !has(tokens[end - 1], 'streets') && isNamedLine(tokens, end)
      if (numbers === 0 && opensName) break
      const complete =
        numbers >= 2 || (numbers === 1 && (isNamedLine(tokens, end) || followsTown(tokens, at)))
      if (token.opens && complete && isUpper(token) && !has(token, 'streets')) break
      if (
        isUpper(token) ||
        has(token, 'particle') ||
        has(token, 'lives') ||
        has(token, 'streets') ||
        JOINS.has(token.fold)
      )
        continue
      if (numbers === 0 && token.fold === 'social') continue
      break
    }
    if (isSign(token, ';:')) break
    if (isSign(token, '.') && isUpper(tokens[end + 1]) && numbers > 0) break
    if (isSign(token, '-–*•') && token.opens) break
  }
  // A trailing separator is not part of the address: the comma before `comme administrateur`.
  while (end > at + 1 && !isPartOfAddress(tokens[end - 1])) end--
  return end
}

// `rue du Docteur Roux`, `avenue de l'Abbé Pierre`, `rue du Président`
function isOfStreet(tokens: readonly Token[], at: number): boolean {
  const [street, particle] = tokens.slice(at - 2, at)
  if (!has(particle, 'particle')) return false
  return has(street, 'streets') || (has(street, 'particle') && has(tokens[at - 3], 'streets'))
}

// `rue du Bac 4 à 5000 Namur, et Claire Odon`, `… - Claire Odon`, `…, de Paul Varlin`; with a house number only behind a conjunction.
function startsPerson(tokens: readonly Token[], at: number, numbers: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  const linked = /^(?:de?|d'|van|von)$/.test(tokens[at - 1]?.fold ?? '') ? tokens[at - 2] : tokens[at - 1]
  const joined = /^(?:et|en|und)$/.test(linked?.fold ?? '') || (numbers !== 1 && isSign(linked, ',-–'))
  if (!joined || !isUpper(token)) return false
  if (isGivenName(token?.fold ?? '') && has(next, 'particle'))
    return isUpper(tokens[behindParticles(tokens, at + 1)])
  // `VAN DEN BROECK Els`
  const surname = behindParticles(tokens, at)
  const [family, given] = [tokens[surname], tokens[surname + 1]]
  return isUpper(family) && isUpper(given) && [family, given].some(word => isGivenName(word?.fold ?? ''))
}

function behindParticles(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < from + 3 && has(tokens[at], 'particle')) at++
  return at
}

// `demeurant à Namur, VARLIN Paul`, `demeurant à Namur (Jambes) et Rose Odon`: a town without a street.
function endsTown(tokens: readonly Token[], at: number, end: number): boolean {
  const inside = tokens.slice(at + 1, end)
  if (!has(tokens[at], 'lives') || [...inside, tokens[end]].some(token => has(token, 'streets'))) return false
  return inside.some(isUpper)
}

const LONGEST_FIRM = 6 // tokens

// `rue du Bac 4 et la SRL VARLIN`, `rue du Bac 4, VARLIN INVEST SA`: the next company.
function startsCompany(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  const before = tokens[at - 1]
  const isForm = (one: Token): boolean => has(one, 'form') && /^\p{Lu}{2}/u.test(one.text)
  if (isForm(token)) return !isSign(before, '-–')
  const joined = isSign(before, ',;') || /^(?:et|en|und|de)$/.test(before?.fold ?? '')
  if (!joined || !isUpper(token) || has(token, 'streets')) return false
  const words = tokens.slice(at, at + LONGEST_FIRM)
  const end = words.findIndex(word => !(isUpper(word) || has(word, 'particle') || isSign(word, '&')))
  return words.slice(1, end < 0 ? undefined : end).some(isForm)
}

// `NOM ADRESSE FONCTION` / `VARLIN Paul, rue du Bac 4`
function isNamedLine(tokens: readonly Token[], at: number): boolean {
  const words = [tokens[at], tokens[at + 1]]
  return words.every(isUpper) && words.some(word => isGivenName(word?.fold ?? ''))
}

// `5000 Namur, rue du Bac 4`: the town stood first.
function followsTown(tokens: readonly Token[], at: number): boolean {
  if (!isSign(tokens[at - 1], ',')) return false
  const { line } = tokens[at] as Token
  return tokens.slice(Math.max(0, at - LONGEST_STREET - 1), at).some((token, place, before) => {
    const from = at - before.length + place
    return token.line === line && isPostcode(tokens, from)
  })
}

// `wohnhaft in Eupen, Hauptstraße 4`: nothing of the address is expected behind the house number.
function namesTownFirst(tokens: readonly Token[], at: number): boolean {
  const [lives, particle, town, comma] = tokens.slice(at, at + 4)
  if (!has(lives, 'lives') || !/^(?:a|te|in)$/.test(particle?.fold ?? '') || !isUpper(town)) return false
  return isSign(comma, ',') && !has(town, 'streets')
}
