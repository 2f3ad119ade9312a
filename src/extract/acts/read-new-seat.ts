// Extracts a company's new seat.

import { findDates } from '../text/dates.ts'
import { NOT_DECIDED } from './company-changes.ts'
import { foldLine } from './fold-line.ts'
import { LEXICON } from './officers/lexicon.ts'
import { findAddresses } from './officers/mask-private.ts'
import type { ParsedAct } from './officers/parse-act.ts'
import { type Piece, splitPieces } from './officers/split-pieces.ts'
import { has, isSign, type Token } from './officers/tokens.ts'
import type { ActForm } from './read-form.ts'

export type NewValue = { value: string; start: number; end: number }

// Not that of a branch: `siège d'exploitation`.
const SEAT = /\b(?:siege(?! d ?' ?exploitation)|adresse|sitz|gesellschaftssitz|zetel|anschrift)\b/
const MOVES =
  /\b(?:transfer|deplac|modifi|demenag|etabli|fixe|nouve(?:au|lle)|verleg|verplaats|overgebracht|over te brengen|wijzig|lautet|chang|dorenavant|desormais|aura son siege|(?:vanaf|voortaan|met ingang)\b.*\bgevestigd)/
const PASSING =
  /\b(?:peut|pourra|pourront|kan|kann)\b.{0,60}\b(?:transfer|deplac|verleg|verplaats|overgebracht|etabli)|\b(?:pouvoirs?|statuts? (?:prevoi|stipul)|constituee?)\b/
// Words before the old address, and before the new one.
const LEFT =
  /(?:\bde|\bdu|depuis|actuellement|anciennement|(?<!\b(?:est|sera|soit)(?: desormais| dorenavant)? )(?:situee?|sise?|etablie?)|van|von|ayant son siege(?: social)?|dont le siege(?: social)? est (?:etabli|sis|situe)|(?:met|waarvan de)(?: [a-z]+)? zetel(?: gevestigd)?(?: is)?|mit sitz)(?: (?:te|in|l?la|le|l'|l|a|au|situee?|sise?|actuellement|actuel|numero|n|rue))*\W*$/
const REACHED =
  /(?:\b(?:a|au|aux|vers|nach|naar|in|te|suivante|suivant|adresse|soit|etabli|fixe|dans|wie folgt|op)|:)(?: (?:la|le|l'|l|l' adresse|adresse|suivante|compter|partir|l adresse))*\W*$/
// `De zetel wordt naar … verplaatst`
const VERB_LAST = /\b(?:verleg|verplaats|overgebracht|wijzig|gevestigd)/
// `à l'adresse suivante.`
const FOLLOWS = /(?:adresse suivante|a l' ?adresse|volgend adres|folgende anschrift|\bvers)\W*$/
const BEFORE = 8 // tokens
// What remains must contain a number, and the name of a street or town.
const ADDRESS = /^(?=.*\d).*\p{L}{3}.*\p{L}{2}/u

/** The seat the company moves to, of the tokens of its act; null if none is named. */
export function readNewSeat(tokens: readonly Token[]): NewValue | null {
  const pieces = splitUnmasked(tokens)
  const addresses = findAddresses(tokens)
    .filter(address => !isHome(tokens, address))
    .map(address => withoutLead(tokens, address))
    .flatMap(address => splitMove(tokens, address))
    .map(address => widen(tokens, address))
    .filter(address => !isHome(tokens, address))
    .reduce<Stretch[]>((joined, address) => joinTown(tokens, joined, address), [])
  for (const [index, piece] of pieces.entries()) {
    const fold = foldOf(tokens, piece)
    if (!SEAT.test(fold) || !MOVES.test(fold) || PASSING.test(fold) || NOT_DECIDED.test(fold)) continue
    const until = endOfMove(tokens, pieces, index)
    const inside = addresses.filter(({ from }) => from >= piece.from && from < until)
    const value =
      chooseSeat(tokens, inside, firstOf(tokens, piece, MOVES)) ??
      (VERB_LAST.test(fold) ? chooseSeat(tokens, inside, firstOf(tokens, piece, SEAT)) : null) ??
      readPlace(tokens, { from: firstOf(tokens, piece, MOVES), to: Math.min(until, piece.to) })
    if (value) return value
  }
  return null
}

// Where the address is told below: a few lines further; else in the sentence, or the line that goes on below it.
function endOfMove(tokens: readonly Token[], pieces: readonly Piece[], index: number): number {
  const piece = pieces[index] as Piece
  const next = pieces[index + 1]
  if (FOLLOWS.test(foldOf(tokens, piece))) return pieces[index + LINES_BELOW]?.to ?? tokens.length
  const goesOn = next !== undefined && (!piece.stop || GOES_ON.test(foldOf(tokens, next)))
  return goesOn ? next.to : piece.to
}

const LINES_BELOW = 3
// `le siège de la société TARNEL.` / `S.A. à l'adresse suivante`
const GOES_ON = /^(?:s\.?a\.?|srl|sprl|bv|nv|ag) ?(?:a|vers|naar|nach) /

// Addresses end no piece here: they are what is read.
function splitUnmasked(tokens: readonly Token[]): Piece[] {
  return splitPieces(tokens, new Array<boolean>(tokens.length).fill(false))
}

// Of addresses behind the token `at`: that of several the one that is reached.
function chooseSeat(tokens: readonly Token[], addresses: readonly Stretch[], at: number): NewValue | null {
  const behind = addresses.filter(
    address =>
      address.from > at &&
      !LEFT.test(before(tokens, address.from)) &&
      ADDRESS.test(toValue(tokens, address).value),
  )
  const chosen = behind.findLast(({ from }) => REACHED.test(before(tokens, from))) ?? behind.at(-1)
  return chosen ? toValue(tokens, { ...chosen, from: startBehindColon(tokens, chosen.from) }) : null
}

// `à l'adresse suivante : 1, route de Mons - Darse Nord -` before a part that is known for an address
function startBehindColon(tokens: readonly Token[], from: number): number {
  for (let at = from - 1; at > from - LONGEST_PLACE; at--) {
    if (isSign(tokens[at], ':'))
      return FOLLOWS.test(before(tokens, at)) ? startOfPlace(tokens, at + 1, from) : from
    if (isSign(tokens[at], '.;(')) return from
  }
  return from
}

// `le siège social à Varlin, ue Grande, 17 à dater du 1er mai`: a misread street, between what leads to it and when it begins.
function readPlace(tokens: readonly Token[], { from, to }: Stretch): NewValue | null {
  for (let at = from + 1; at < to; at++) {
    if (!TOWARDS.has(tokens[at - 1]?.fold ?? '') || !TOWNS.test(tokens[at]?.text ?? '')) continue
    const rest = tokens.slice(at, Math.min(to, at + LONGEST_PLACE))
    const end = rest.findIndex((token, index) => index > 0 && (WHEN.test(token.fold) || isSign(token, '.;:')))
    const place = { from: at, to: at + (end < 0 ? rest.length : end) }
    const value = toValue(tokens, place)
    const isPlace =
      /,.*\d|\d.*,/.test(value.value) && ADDRESS.test(value.value) && !LEFT.test(before(tokens, at))
    if (isPlace && findDates(value.value).length === 0 && !isHome(tokens, place)) return value
  }
  return null
}

const LONGEST_PLACE = 14 // tokens
const WHEN = /^(?:a|avec|des|depuis|et|en|le|ce|vanaf|met|op|ab|mit|zum)$/

// Without what was recognised of the frame before it.
function startOfPlace(tokens: readonly Token[], from: number, address: number): number {
  const start = tokens
    .slice(from, address)
    .findIndex(({ kind, text }) => kind === 'number' || TOWNS.test(text) || STREET.test(text))
  return start < 0 ? address : from + start
}

const STREET = /^\p{Ll}{3,}$/u

function firstOf(tokens: readonly Token[], { from, to }: Piece, words: RegExp): number {
  const at = tokens.slice(from, to).findIndex(({ fold }) => words.test(fold))
  return at < 0 ? from : from + at
}

type Stretch = { from: number; to: number }

// The home of a person: `domicilié à 5000 Namur, rue du Bac 4`, `wonende te`
const isHome = (tokens: readonly Token[], { from, to }: Stretch): boolean =>
  tokens
    .slice(Math.max(0, from - HOME_REACH), Math.min(to, from + HOME_REACH))
    .some(({ fold }) => HOME.test(fold))

const HOME_REACH = 4 // tokens
const HOME =
  /^(?:domicili|gedomicilieerd|demeurant|residant|habitant|wonende|woonachtig|woonplaats|wohnhaft|wohnend)/

// `zetel gevestigd te`
function withoutLead(tokens: readonly Token[], { from, to }: Stretch): Stretch {
  if (!has(tokens[from], 'lives')) return { from, to }
  const lead = tokens.slice(from, to).findIndex(token => !has(token, 'lives') && !SMALL.has(token.fold))
  return { from: from + Math.max(0, lead), to }
}

const TOWARDS = new Set(['a', 'vers', 'naar', 'nach'])

// `Rue A 1, 5000 Namur à Rue B 2, 5100 Namur`: the old seat and the new one.
function splitMove(tokens: readonly Token[], { from, to }: Stretch): Stretch[] {
  for (let at = from + 1; at < to - 1; at++)
    if (TOWARDS.has(tokens[at]?.fold ?? '') && startsAnother(tokens, from, at))
      return [{ from, to: at }, ...splitMove(tokens, { from: at + 1, to })]
  return [{ from, to }]
}

// `rue Haute 1 à 4020 Liège` is one address, `4000 Liège, rue Haute 1 à 4020 Liège` is two.
function startsAnother(tokens: readonly Token[], from: number, at: number): boolean {
  if (has(tokens[at + 1], 'streets')) return true
  if (!POSTCODE.test(tokens[at + 1]?.text ?? '')) return false
  if (tokens[at]?.fold !== 'a') return true
  // `chaussée de Wavre 1015 à 1160 Auderghem`: a house number has no town behind it.
  return tokens
    .slice(from, at)
    .some(({ text }, index) => POSTCODE.test(text) && TOWNS.test(tokens[from + index + 1]?.text ?? ''))
}

// `Rue Haute 8 à` / `7050 Herchies` and `6200 Châtelet (Bouffioulx), Avenue Haute 7`: a town and its street are one address.
function joinTown(tokens: readonly Token[], joined: Stretch[], address: Stretch): Stretch[] {
  const last = joined.at(-1)
  const isTown = ({ from, to }: Stretch) =>
    POSTCODE.test(tokens[from]?.text ?? '') && to - from <= LONGEST_TOWN
  const hasPostcode = ({ from, to }: Stretch) =>
    tokens.slice(from, to).some(({ text }) => POSTCODE.test(text))
  const gap = last ? tokens.slice(last.to, address.from) : []
  const near = gap.every(token => isSign(token, ',-–') || /^(?:a|à|te|in)$/.test(token.fold))
  const fits = last && near && (isTown(last) ? !hasPostcode(address) : isTown(address) && !hasPostcode(last))
  return fits && last ? [...joined.slice(0, -1), { from: last.from, to: address.to }] : [...joined, address]
}

const LONGEST_TOWN = 6 // tokens

// Extends the range with `5000 Namur (Jambes),` before the street, or `numéro 4 boîte 2` and a town after it.
function widen(tokens: readonly Token[], { from, to }: Stretch): Stretch {
  return { from: widenBefore(tokens, from), to: widenBehind(tokens, to) }
}

const POSTCODE = /^[1-9]\d{3}$/

function widenBefore(tokens: readonly Token[], from: number): number {
  // `à l'adresse suivante : 1, route de Mons`
  const [mark, number, comma] = tokens.slice(from - 3, from)
  const isNumber = number?.kind === 'number' && !POSTCODE.test(number.text) && isSign(comma, ',')
  if (isNumber && (isSign(mark, ':') || mark?.fold === 'au')) return from - 2
  if (POSTCODE.test(tokens[from]?.text ?? '')) return startOfStreet(tokens, from)
  for (let at = from - 1; at >= Math.max(0, from - 9); at--) {
    const token = tokens[at] as Token
    if (POSTCODE.test(token.text)) return at
    const goesOn = isSign(token, ',()-–') || has(token, 'particle') || token.fold === 'ville'
    if (!TOWNS.test(token.text) && !goesOn) return from
  }
  return from
}

// `Grote Markt 5, 8500 Kortrijk`: a street without a word for it.
function startOfStreet(tokens: readonly Token[], postcode: number): number {
  const [number, comma] = tokens.slice(postcode - 2, postcode)
  if (!isSign(comma, ',') || !/^\d{1,3}[A-Za-z]?$/.test(number?.text ?? '')) return postcode
  let at = postcode - 2
  while (at > postcode - 7 && TOWNS.test(tokens[at - 1]?.text ?? '')) at--
  return at < postcode - 2 ? at : postcode
}

function widenBehind(tokens: readonly Token[], to: number): number {
  let end = to
  while (end < tokens.length && end - to < 9) {
    const token = tokens[end] as Token
    const next = tokens[end + 1]
    if (token.kind === 'number' && !token.opens) end++
    else if (POSTCODE.test(token.text) && TOWNS.test(next?.text ?? '')) end++
    else if (isSign(token, '-–(') && (has(next, 'particle') || isSign(next, '-–'))) end++
    else if (isSign(token, ',-–(') && next && (next.kind === 'number' || TOWNS.test(next.text))) end++
    else if (
      /^(?:a|à|te|in|numero|n|bte|boite|bus)$/.test(token.fold) &&
      next &&
      (next.kind === 'number' || (TOWNS.test(next.text) && !has(next, 'streets'))) // `à Rue …` is the new seat
    )
      end++
    else if (TOWNS.test(token.text) && end > to && !token.opens && !has(token, 'title')) end++
    else break
  }
  return end
}

const TOWNS = /^\p{Lu}[\p{L}-]{2,}$/u

function before(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(Math.max(0, at - BEFORE), at)
    .map(({ fold }) => fold)
    .join(' ')
}

function foldOf(tokens: readonly Token[], { from, to }: Piece): string {
  return tokens
    .slice(from, to)
    .map(({ fold }) => fold)
    .join(' ')
}

// `7011 Ghlin, Belgique. (Signé) Paul Varlin`
const SIGNATURE = /,? (?:Belgique|België|Belgien)?[\s.]*\((?:Signé|\(?s\)|Getekend|Gezeichnet).*$/iu

function toValue(tokens: readonly Token[], { from, to }: Stretch): NewValue {
  // `à l'adresse` / `Suivante Route de Mons 1`
  const inside = tokens.slice(/^suivante?$/.test(tokens[from]?.fold ?? '') ? from + 1 : from, to)
  const value = inside
    .map(
      ({ text, start }, index) =>
        `${index > 0 && (inside[index - 1] as Token).end < start ? ' ' : ''}${text}`,
    )
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<!\([^()]*)\).*$|(?:\. \d)?[\s,.;:(–-]*$/u, '')
  return { value: value.replace(SIGNATURE, ''), start: inside[0]?.start ?? 0, end: inside.at(-1)?.end ?? 0 }
}

// A street with its house number, not a town alone.
const HOUSE = /^(?=.*\p{L}{3}.*\p{L}{2}).*(?<!\d)\d{1,3}(?!\d)/u

// The form's own label, where its value is not read.
const FORM_SEAT = /adresse complete du siege|volledig adres van de zetel|vollstandige anschrift des sitzes/
const LONGEST_FORM = 6_000 // characters

const SMALL = new Set(['a', 'à', 'au', 'te', 'in', 'social', ...LEXICON.particles])

const DECLARED =
  /adresse du siege (?:social )?(?:est|reste|restera|demeure) (?:situee?|etablie?|fixee?|maintenue?)|adres van de zetel .{0,40}(?:is|blijft) gevestigd|anschrift des sitzes .{0,40}(?:ist|bleibt|befindet)/

/**
 * The seat declared next to new statutes, if it is not the one that the form or the act names before; else null. Such acts declare
 * the seat whether or not it moves.
 */
export function readDeclaredSeat(
  { text, tokens }: Pick<ParsedAct, 'text' | 'tokens'>,
  { seat }: Pick<ActForm, 'seat'>,
): NewValue | null {
  if (seat === null && !FORM_SEAT.test(foldLine(text.slice(0, LONGEST_FORM)))) return null
  const pieces = splitUnmasked(tokens)
  const at = pieces.findIndex(piece => DECLARED.test(foldOf(tokens, piece)))
  const piece = pieces[at]
  if (!piece) return null
  const until = pieces[at + 1]?.to ?? piece.to
  const [address] = findAddresses(tokens)
    .filter(({ from }) => from >= piece.from && from < until)
    .reduce<Stretch[]>((joined, one) => joinTown(tokens, joined, one), [])
  const seatOf = address && widen(tokens, withoutLead(tokens, address))
  if (!seatOf || isHome(tokens, address) || isHome(tokens, seatOf)) return null
  const value = toValue(tokens, seatOf)
  return HOUSE.test(value.value) && !isSameAddress(value.value, text.slice(0, value.start)) ? value : null
}

// Every number and longer word of the address is in the text, in any order.
function isSameAddress(address: string, text: string): boolean {
  const words = (one: string) => foldLine(one).match(/[a-z]{4,}|\d+/g) ?? []
  const known = new Set(words(text))
  const missing = words(address).filter(word => !known.has(word))
  return missing.length <= 1
}
