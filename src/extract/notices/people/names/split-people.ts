// Splits a label's value into people: numbered lists with separate address lines, wrapped lines of name and
// address, prose. Address fragments on their own line are dropped.

import { flatten } from '../../../text/flat-text.ts'
import { findNameEnd } from './name-end.ts'
import { findBoundary, findNameParts, hasDigit, type Token, tokenise } from './tokens.ts'
import {
  CONTINUATIONS,
  COUNTRIES,
  endsAsStreet,
  GIVEN_NAMES,
  isOpener,
  PARTICLES,
  REPRESENTING,
  STATUS_WORDS,
  TITLES,
} from './word-lists.ts'

export type PersonEntry = {
  /** Name, and the address unless it has its own line. */
  text: string
  /** Address from its own line. */
  address: string
}

const NUMBERED = /^(\d{1,2})\.(?:\s+|$)/
const ADDRESS_LINE = /^[-–]\s/
const INVISIBLE = /[\u200b-\u200f\u2060\ufeff\u00ad]/g
// Some texts contain the character's code instead.
const BLANK = /\u00a0|\[00[0-9a-f]{2}\]/g
const TAIL =
  /voor eensluidend|pour extrait|f[üu]r gleich|(?:^|\n)\s*(?:Par |En |In |Dit |Dit|Ce |Le tribunal|De rechtbank|Het |Verbiedt|Interdit|Zegt|Gelet|Vu )\s*\p{Ll}/u
// `e-mail vereffenaar: niet gekend.`, `e-mail Jan Janssens: jan@office.be`
const EMAIL_NOTE =
  /[\s,;(-]*\be-?mail(?:adres)?\b[^:\n@]{0,60}:\s*(?:niet gekend|non connue?|onbekend|inconnue?|[^\s,;]+@[^\s,;]+)?[.,)]?/giu
const PROSE =
  /(?<!\p{L})(?:ingeschreven|wonende|domicili[ée]{1,2}e?|inscrite?|met zetel|dont le si[èe]ge|wohnhaft)(?!\p{L})/u
const NEXT_IN_PROSE = /,? (?:en|et|und) (?=\p{Lu})/u
// `JAN PEETERS-MEVROUW AN MAES`
const JOINED_TITLE = /(?<=\p{L})\s?-\s?(?=(?:DE HEER|MEVROUW|MONSIEUR|MADAME|DHR)\.? \p{Lu})/gu
const NEXT_TITLE =
  /(?<=\d{4} [^\d;]{2,60}?) (?=(?:DE HEER|MEVROUW|MONSIEUR|MADAME|MA[IÎî]TRE|MEESTER|DHR\.?|MME) \p{Lu})/u

/** Splits the printed `value` of a label into people. */
export function splitPeople(value: string): PersonEntry[] {
  const clean = value.replace(BLANK, ' ').replace(INVISIBLE, '')
  const lines = clean
    .slice(0, TAIL.exec(clean)?.index)
    .replace(EMAIL_NOTE, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  if (lines.length === 0) return []
  return NUMBERED.test(lines[0] as string) ? splitNumberedList(lines) : splitRunningText(lines)
}

function splitNumberedList(lines: string[]): PersonEntry[] {
  const items: string[][] = []
  for (const line of lines) {
    if (NUMBERED.test(line)) items.push([line.replace(NUMBERED, '')])
    else items.at(-1)?.push(line)
  }
  return items.map(item => {
    const address = item.findIndex(line => ADDRESS_LINE.test(line))
    const head = address < 0 ? item : item.slice(0, address)
    return {
      text: flatten(head.join('\n')).flat,
      address: address < 0 ? '' : flatten(item.slice(address).join('\n')).flat.replace(/^[-–]\s*/, ''),
    }
  })
}

function splitRunningText(lines: string[]): PersonEntry[] {
  const groups: string[] = []
  let current = ''
  for (const line of lines) {
    if (current !== '' && startsPerson(current, line)) {
      groups.push(current)
      current = line
    } else current = current === '' ? line : `${current}\n${line}`
  }
  groups.push(current)
  return groups
    .flatMap(group => splitFlat(flatten(group).flat))
    .map(text => ({ text: text.trim(), address: '' }))
    .filter(({ text }) => text !== '')
}

function splitFlat(flat: string): string[] {
  const parts = flat
    .replace(JOINED_TITLE, ';')
    .split(';')
    .flatMap(part => part.split(NEXT_TITLE))
  return (PROSE.test(flat) ? parts.flatMap(part => part.split(NEXT_IN_PROSE)) : parts).flatMap(splitPair)
}

// `MAES AN & PEETERS JAN KERKSTRAAT 1`: two people with one address, if both names have two parts or more.
function splitPair(text: string): string[] {
  const tokens = tokenise(text)
  const from = skipTitles(tokens, 0)
  const and = tokens.findIndex(({ folded }, index) => index > from && /^(?:&|EN|ET|UND)$/.test(folded))
  const end = findBoundary(tokens, from).at
  if (and < 0 || and >= end || findNameEnd(tokens, from).company) return [text]
  const next = skipTitles(tokens, and + 1)
  const { to } = findNameEnd(tokens, next)
  const sure =
    (tokens[and] as Token).text === '&' ||
    next > and + 1 ||
    hasGiven(tokens, next, to) ||
    isOnStreet(tokens, to)
  const names = [findNameParts(tokens, from, and), findNameParts(tokens, next, to)]
  if (!sure || names.some(units => units.length < 2)) return [text]
  return [text.slice(0, (tokens[and] as Token).start), text.slice((tokens[and] as Token).end)]
}

// A line shorter than any column was not wrapped.
const MIN_COLUMN_WIDTH = 45

function startsPerson(current: string, line: string): boolean {
  if (/[-/,(&]$/.test(current)) return false
  const before = tokenise(flatten(current.slice(current.lastIndexOf(';') + 1)).flat)
  const tokens = tokenise(line)
  const from = skipTitles(tokens, 0)
  const first = tokens[from]
  if (!first || !/^\p{Lu}/u.test(first.text) || isContinuation(first)) return false
  if (/^(?:OF|OU|HET|ODER)$/.test(tokens[from + 1]?.folded ?? '')) return false
  const { to, end, company } = findNameEnd(tokens, from)
  const units = findNameParts(tokens, from, to).length
  if (!isComplete(before)) return units > 1 && isBareName(before) && hasRoomForMore(current, line)
  const placed =
    company ||
    end === 'opener' ||
    tokens.slice(to).some(token => hasDigit(token) || STATUS_WORDS.has(token.folded))
  if (units > 1 && placed && end !== 'none') return true
  if (units > 1 && from > 0) return true
  if (units === 1 && placed) return isComplete(tokens) && (from > 0 || isOnStreet(tokens, to))
  return units > 1 && hasRoomForMore(current, line) && hasGiven(tokens, from, to)
}

function isOnStreet(tokens: readonly Token[], at: number): boolean {
  const word = (tokens[at] as Token | undefined)?.folded ?? ''
  return endsAsStreet(word) || isOpener(word)
}

function isContinuation({ folded }: Token): boolean {
  if (isOpener(folded) || endsAsStreet(folded)) return true
  return CONTINUATIONS.has(folded) || STATUS_WORDS.has(folded) || COUNTRIES.has(folded)
}

/** Index of the first token from `from` on that is no title. */
export function skipTitles(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < tokens.length - 1) {
    const word = (tokens[at] as Token).folded
    const article = word === 'DE' && /^HE[EE]?R$|^HEER$/.test((tokens[at + 1] as Token).folded)
    const initial = word === 'M.' && at > from
    if (initial || (!TITLES.has(word) && !article && !/^[,&]$/.test(word))) break
    at++
  }
  return at
}

// The address ends with its town or country, or with words saying there is none.
function isComplete(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  if (!last || TITLES.has(last.folded) || PARTICLES.has(last.folded) || isOpener(last.folded)) return false
  const digits = tokens.findIndex(hasDigit)
  if (digits >= 0 && (last.text === ')' || COUNTRIES.has(last.folded))) return true
  const town = tokens.findLastIndex(token => /\p{Nd}{4}/u.test(token.text))
  if (town > 0 && tokens.slice(town + 1).some(({ text }) => /^[\p{L}(]/u.test(text))) return true
  if (digits >= 0 || tokens.some(({ folded }) => isOpener(folded))) return false
  if (tokens.some(({ folded }) => REPRESENTING.has(folded))) return false
  return tokens.some((token, index) => index > 0 && STATUS_WORDS.has(token.folded))
}

function isBareName(tokens: readonly Token[]): boolean {
  const from = skipTitles(tokens, 0)
  const { to, end, company } = findNameEnd(tokens, from)
  return to === tokens.length && end === 'none' && (company || findNameParts(tokens, from, to).length > 1)
}

function hasRoomForMore(current: string, line: string): boolean {
  const last = current.slice(current.lastIndexOf('\n') + 1)
  return last.length + 1 + line.search(/\s|$/) <= MIN_COLUMN_WIDTH
}

function hasGiven(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ folded }) => GIVEN_NAMES.has(folded))
}
