// Groups the facts of a company into court cases. A case is identified by court and reference, else by court
// and opening date; a notice with neither belongs to the case running at its judgment. Cases are independent.

import type { EventFact } from '../publications/gazette-fact.ts'
import {
  areDifferentCourts,
  areDifferentDivisions,
  compareReferences,
  courtOf,
  parseReference,
  type Reference,
} from './courts.ts'
import { isSameEvent } from './merge-duplicates.ts'
import {
  dayOf,
  isRunning,
  OPENINGS,
  openedOn,
  type Procedure,
  procedureOfFact,
  REOPENINGS,
  startOf,
} from './procedures.ts'

/** The facts of one case, in judgment order. */
export type CourtCase = { procedure: Procedure; facts: EventFact[] }

/** Cases of one company, by their first fact; `given` in the order of `dayOf`. */
export function groupCases(given: readonly EventFact[]): CourtCase[] {
  const facts = withoutReferencesOfBankruptcies(given)
  const places = new Map(facts.map((fact, place) => [fact, place]))
  const placeOf = (fact: EventFact | undefined) => places.get(fact as EventFact) ?? 0
  const byProcedure = Map.groupBy(facts, procedureOfFact)
  const cases = [...byProcedure].flatMap(([procedure, own]) =>
    procedure === null ? [] : groupProcedure(own).map(facts => ({ procedure, facts })),
  )
  for (const { facts } of cases) facts.sort((a, b) => placeOf(a) - placeOf(b))
  return cases.sort((a, b) => placeOf(a.facts[0]) - placeOf(b.facts[0]))
}

// A notice that ends a reorganisation and opens a bankruptcy prints the reference of the bankruptcy alone.
function withoutReferencesOfBankruptcies(facts: readonly EventFact[]): EventFact[] {
  const opening = new Set(
    facts.flatMap(({ eventKind, numac }) => (eventKind === 'bankruptcy_opening' ? [numac] : [])),
  )
  return facts.map(fact =>
    opening.has(fact.numac) && procedureOfFact(fact) !== 'bankruptcy' && fact.reference !== null
      ? { ...fact, reference: null }
      : fact,
  )
}

type Facts = EventFact[]

// Facts that identify a case first, so that unidentified ones see all cases.
function groupProcedure(facts: readonly EventFact[]): Facts[] {
  const cases: Facts[] = []
  const numbered = facts.filter(fact => referenceOf(fact) !== null)
  // Facts with the opening date first: they distinguish two cases with one number at different courts.
  for (const fact of [...numbered.filter(openedOn), ...numbered.filter(fact => !openedOn(fact))])
    addToCase(fact, findByReference(fact, cases), cases)
  const rest: EventFact[] = []
  for (const fact of facts.filter(fact => referenceOf(fact) === null)) {
    const found = openedOn(fact) === null ? findSame(fact, cases) : findByOpening(fact, cases)
    if (found || namesItsCase(fact)) addToCase(fact, found, cases)
    else rest.push(fact)
  }
  const joined = joinUnnumbered(cases)
  for (const fact of rest)
    addToCase(fact, findSame(fact, joined) ?? findNumber(fact, joined) ?? findRunning(fact, joined), joined)
  return joined
}

function addToCase(fact: EventFact, found: Facts | undefined, cases: Facts[]): void {
  if (found) found.push(fact)
  else cases.push([fact])
}

// A higher court may give the date of the reversed judgment, which need not be the opening.
function namesItsCase(fact: EventFact): boolean {
  return OPENINGS.has(fact.eventKind) || (openedOn(fact) !== null && !isOfHigherCourt(fact))
}

// A higher court's own number is not the case number.
function referenceOf(fact: EventFact): Reference | null {
  return fact.reference === null || isOfHigherCourt(fact) ? null : parseReference(fact.reference)
}

function isOfHigherCourt({ court }: EventFact): boolean {
  return courtOf(court)?.higher ?? false
}

function findByReference(fact: EventFact, cases: readonly Facts[]): Facts | undefined {
  return (
    cases.find(one => one.some(other => bearsSameNumber(fact, other))) ??
    (OPENINGS.has(fact.eventKind)
      ? undefined
      : cases.find(one => one.some(other => isTransferredCase(fact, other))))
  )
}

// Numbers are per court. The opening of a numbered case may be corrected later, and then differs.
function bearsSameNumber(a: EventFact, b: EventFact): boolean {
  const [one, other] = [referenceOf(a), referenceOf(b)]
  const compared = one && other ? compareReferences(one, other) : 'other'
  if (compared === 'other') return false
  return openedTogether(a, b) || (compared === 'same' && !areDifferentDivisionsOf(a, b))
}

// A case transferred to another court keeps its opening date.
function isTransferredCase(fact: EventFact, before: EventFact): boolean {
  return (
    OPENINGS.has(before.eventKind) && openedTogether(fact, before) && areDifferentDivisionsOf(fact, before)
  )
}

function openedTogether(a: EventFact, b: EventFact): boolean {
  return openedOn(a) !== null && openedOn(a) === openedOn(b)
}

function findByOpening(fact: EventFact, cases: readonly Facts[]): Facts | undefined {
  const same = cases.filter(
    one => one.some(other => openedTogether(fact, other)) && !isAtDifferentCourt(fact, one),
  )
  return same.find(one => one.some(other => !areDifferentDivisionsOf(fact, other))) ?? same[0]
}

// Another publication of a fact in a case, without case identification.
function findSame(fact: EventFact, cases: readonly Facts[]): Facts | undefined {
  return cases.findLast(one => one.some(other => isSameEvent(other, fact)) && !isAtDifferentCourt(fact, one))
}

// A higher court may give the case number of the lower court.
function findNumber({ reference }: EventFact, cases: readonly Facts[]): Facts | undefined {
  const named = reference === null ? null : parseReference(reference)
  return cases.findLast(one =>
    one.some(other => {
      const number = referenceOf(other)
      return named !== null && number !== null && compareReferences(named, number) === 'same'
    }),
  )
}

function areDifferentDivisionsOf(a: EventFact, b: EventFact): boolean {
  return areDifferentDivisions(courtOf(a.court), courtOf(b.court))
}

function isAtDifferentCourt(fact: EventFact, one: Facts): boolean {
  return one.every(other => areDifferentCourts(courtOf(fact.court), courtOf(other.court)))
}

// An opening printed without its number, and later notices with number but without opening date.
function joinUnnumbered(cases: readonly Facts[]): Facts[] {
  const unnumbered = cases.filter(one => one.every(fact => referenceOf(fact) === null))
  const joined = new Set<Facts>()
  for (const one of cases) {
    if (unnumbered.length === 0 || one.some(openedOn) || unnumbered.includes(one)) continue
    const first = one[0] as EventFact
    const day = dayOf(first)
    const possible = unnumbered.filter(other => !joined.has(other) && !isAtDifferentCourt(first, other))
    const opening = newest(possible.filter(other => startOf(other) <= day && isRunning(other, day)))
    if (opening === undefined) continue
    one.push(...opening)
    joined.add(opening)
  }
  return cases.filter(one => !joined.has(one))
}

// The case running on that day, else the newest one opened before; never one opened later. A reopening refers
// to an ended case. A quashed case goes to a court of appeal of another area.
function findRunning(fact: EventFact, cases: readonly Facts[]): Facts | undefined {
  const day = dayOf(fact) || LAST_DAY
  const before = cases.filter(one => startOf(one) <= day)
  const near = before.filter(one => !isAtDifferentCourt(fact, one))
  const possible = near.length === 0 && isOfHigherCourt(fact) ? before : near
  const wanted = possible.filter(one => isRunning(one, day) !== REOPENINGS.has(fact.eventKind))
  return newest(wanted.length > 0 ? wanted : possible)
}

// An undated notice may be of any day.
const LAST_DAY = '9999-12-31'

function newest(cases: readonly Facts[]): Facts | undefined {
  return cases.reduce<Facts | undefined>(
    (last, one) => (last && startOf(last) > startOf(one) ? last : one),
    undefined,
  )
}
