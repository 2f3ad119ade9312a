// Finds the end of a name in a line that joins name and street: `JANSSENS JAN GUIDO GEZELLESTRAAT 5`. Uses
// known streets and given names; in doubt the name is truncated so that no home address leaks.

import {
  type Boundary,
  findBoundary,
  findNameParts,
  findStreetWord,
  isPostcode,
  type Token,
} from './tokens.ts'
import {
  BEFORE_OPENERS,
  BEFORE_STREETS,
  FORMS,
  GIVEN_NAMES,
  isEponymousStreet,
  isTownAdjective,
  PARTICLES,
  SHORT_FORMS,
  STREET_GIVEN_NAMES,
  STREET_WORDS,
  WEAK_OPENERS,
} from './word-lists.ts'

type NameEnd = {
  /** Index of the first token after the name. */
  to: number
  end: Boundary['end']
  /** A company rather than a person. */
  company: boolean
}

// Names with more parts are very rare.
const MAX_NAME_PARTS = 6

/** Finds the end of the name that starts at token `from`. */
export function findNameEnd(tokens: readonly Token[], from: number): NameEnd {
  if (isForm(tokens, from, false)) return endCompany(tokens, from)
  const boundary = findBoundary(tokens, from)
  if (boundary.end === 'form') return endBeforeForm(tokens, from, boundary)
  return { to: endPerson(tokens, from, boundary), end: boundary.end, company: false }
}

function endPerson(tokens: readonly Token[], from: number, { at, end }: Boundary): number {
  const street = end === 'opener' ? -1 : findStreetWord(tokens, from + 1, at)
  if (street > 0) return endBeforeStreet(tokens, from, street)
  if (end === 'opener')
    return limitNameParts(
      tokens,
      from,
      skipBackward(tokens, from, at, word => BEFORE_OPENERS.has(word) || PARTICLES.has(word)),
    )
  if (end === 'digit') return endBeforeUnknown(tokens, from, at)
  return limitNameParts(tokens, from, at)
}

// `SRL X`, and `X SRL` unless it may be a person (`DE SA` is a surname).
function isForm(tokens: readonly Token[], at: number, inside: boolean): boolean {
  const word = (tokens[at] as Token | undefined)?.folded ?? ''
  if (!FORMS.has(word)) return false
  if (!inside) return tokens.length > at + 1
  return !SHORT_FORMS.has(word) || isLastWord(tokens, at)
}

function isLastWord(tokens: readonly Token[], at: number): boolean {
  const before = (tokens[at - 1] as Token).folded
  return !PARTICLES.has(before) && findBoundary(tokens, at).at <= at + 1
}

function endCompany(tokens: readonly Token[], from: number): NameEnd {
  const { at, end } = findBoundary(tokens, from + 1)
  const street = findStreetWord(tokens, from + 2, at)
  const to = street > 0 ? skipBackward(tokens, from + 1, street, isAdjective) : at
  return { to: trimmed(tokens, from + 1, to), end, company: true }
}

function endBeforeForm(tokens: readonly Token[], from: number, { at, end }: Boundary): NameEnd {
  if (isForm(tokens, at, true)) return { to: at + 1, end, company: true }
  const next = findBoundary(tokens, at + 1)
  return { to: endPerson(tokens, from, next), end: next.end, company: false }
}

// Words that precede and belong to a street: `GROTE`, `SINT`, `VAN`, an initial.
function skipBackward(
  tokens: readonly Token[],
  from: number,
  at: number,
  belongs: (word: string) => boolean,
): number {
  let to = at
  while (to > from + 1 && belongs((tokens[to - 1] as Token).folded)) to--
  to = trimmed(tokens, from, to)
  return to < at && findNameParts(tokens, from, to).length < 2 ? keepSurname(tokens, from, to, at) : to
}

// `ODILON VAN PLUIM RUE …`: a lone given name also takes the next word, unless that is an initial or a saint.
function keepSurname(tokens: readonly Token[], from: number, to: number, at: number): number {
  const next = findNameParts(tokens, from, at)[1]
  if (next === undefined || !hasGiven(tokens, from, to)) return to
  const words = tokens.slice(next, at).map(({ folded }) => folded)
  return words.length <= 3 && !PARTICLES.has(words.at(-1) ?? '') && !words.some(isInitial) ? at : to
}

const isAdjective = (word: string) => BEFORE_STREETS.has(word) || PARTICLES.has(word)
const isInitial = (word: string) => /^(?:\p{Lu}\.)+$|^\p{Lu}$/u.test(word)
const ofSomebody = (street: string) => (word: string) =>
  isAdjective(word) || isInitial(word) || (STREET_WORDS.has(street) && isTownAdjective(word))

// A name does not end in a particle, unless it has only two parts (`THI LE`, before `RUE`).
function trimmed(tokens: readonly Token[], from: number, at: number): number {
  let to = at
  if (at === from + 2 && /^(?:LE|LI|LO|DO)$/.test((tokens[at - 1] as Token).folded)) return at
  while (to > from + 1 && PARTICLES.has((tokens[to - 1] as Token).folded)) to--
  return to
}

function limitNameParts(tokens: readonly Token[], from: number, at: number): number {
  const to = trimmed(tokens, from, at)
  const units = findNameParts(tokens, from, to)
  return units.length > MAX_NAME_PARTS ? (units[2] as number) : to
}

// `PEREBOOM BJORN PLATANENDREEF`, `TARNEL SAM FRANS VAN PLUIMLAAN`: a given name before an eponymous
// street belongs to the street if the name is complete without it.
function endBeforeStreet(tokens: readonly Token[], from: number, street: number): number {
  const { folded } = tokens[street] as Token
  const to = skipBackward(tokens, from, street, isEponymousStreet(folded) ? ofSomebody(folded) : isAdjective)
  const between = tokens.slice(to, street)
  const whole = between.every(word => BEFORE_STREETS.has(word.folded) || isTownAdjective(word.folded))
  if (whole && (between.length > 0 || !isEponymousStreet(folded))) return limitNameParts(tokens, from, to)
  const units = findNameParts(tokens, from, to)
  const alone = STREET_WORDS.has(folded) && between.length === 0 && units.length > 2
  const cut = units[Math.min(firstOfStreet(tokens, units), units.length - (alone ? 1 : 0))]
  return limitNameParts(
    tokens,
    from,
    cut === undefined ? to : skipBackward(tokens, from, cut, ofSomebody(folded)),
  )
}

// Index of the first part of an eponymous street; past the end if there is none, or if all given names before the street
// are such as no street bears.
function firstOfStreet(tokens: readonly Token[], units: readonly number[]): number {
  if (units.length < 3) return units.length
  const rest = units.flatMap((start, index) => (index > 1 && isGiven(tokens, start) ? [index] : []))
  const given = rest.filter(index => isGivenOfStreet(tokens, units[index] as number))
  if (rest.length > 0 && given.length === 0) return units.length
  if (!hasGiven(tokens, units[0] as number, units[2] as number)) return given.at(-1) ?? units.length
  return given[0] ?? (PARTICLES.has((tokens[units[2] as number] as Token).folded) ? units.length : 2)
}

// House number without a certain street word: the first two parts are the name, a third only if it is the
// only given name. `LES GOLETTES`, `EN NEUVICE`: the name ends before such words.
function endBeforeUnknown(tokens: readonly Token[], from: number, at: number): number {
  const units = findNameParts(tokens, from, at)
  const town = isPostcode(tokens, at)
  if (units.length <= 1) return trimmed(tokens, from, at)
  if (units.length === 2) return town || hasGiven(tokens, from, at) ? at : (units[1] as number)
  const weak = units.findIndex(
    (start, index) => index > 1 && WEAK_OPENERS.has((tokens[start] as Token).folded),
  )
  const certain = hasGiven(tokens, from, units[2] as number) || !isGiven(tokens, units[2] as number) ? 2 : 3
  const open = weak > 1 && weak < MAX_NAME_PARTS && !hasGiven(tokens, from, units[2] as number)
  const kept = open ? weak : Math.min(certain, units.length - (town ? 0 : 1))
  return trimmed(tokens, from, units[kept] ?? at)
}

function hasGiven(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isGiven(tokens, at)) return true
  return false
}

function isGivenOfStreet(tokens: readonly Token[], at: number): boolean {
  const word = (tokens[at] as Token).folded.replace(/[.,]$/, '')
  return word.split('-').some(part => STREET_GIVEN_NAMES.has(part))
}

function isGiven(tokens: readonly Token[], at: number): boolean {
  const word = (tokens[at] as Token).folded.replace(/[.,]$/, '')
  return GIVEN_NAMES.has(word) || word.split('-').some(part => part.length > 2 && GIVEN_NAMES.has(part))
}
