// The cases of one company at court: several bankruptcies over the years are told apart by reference, court and
// opening.

import type { EventFact, EventKind, PractitionerRole } from '../gazette-fact.ts'
import { stripAccents } from '../search/fold.ts'

export type Procedure = 'bankruptcy' | 'dissolution' | 'provisional' | 'reorganisation'

/** The facts of one case, in the order of the judgments. */
export type CourtCase = { procedure: Procedure; facts: EventFact[] }

// In which procedure a role is given: a notice that ends a reorganisation and opens a bankruptcy names the curator
// once for both.
const ROLES: Record<Procedure, readonly PractitionerRole[]> = {
  bankruptcy: ['curator', 'liquidator'],
  dissolution: ['liquidator'],
  provisional: ['provisional_administrator', 'judicial_mandatary'],
  reorganisation: [
    'restructuring_expert',
    'liquidation_expert',
    'judicial_mandatary',
    'provisional_administrator',
  ],
}

const PROCEDURES: readonly [RegExp, Procedure][] = [
  [/^(?:bankruptcy|curator|judge|cessation|discharge|excusability)/, 'bankruptcy'],
  [/^(?:judicial_dissolution|liquidator)/, 'dissolution'],
  [/^(?:provisional_administrator|interim|private_preparation)/, 'provisional'],
  [/^(?:reorganisation|transfer|amicable|restructuring_expert|judicial_mandatary)/, 'reorganisation'],
]
const OPENINGS: ReadonlySet<EventKind> = new Set([
  'bankruptcy_opening',
  'judicial_dissolution',
  'judicial_dissolution_and_closing',
  'reorganisation_opening',
  'transfer_opening',
])

const procedures = new Map<EventKind, Procedure | null>()

/** The procedure an event belongs to; null for bans and the register's own measures. */
export function procedureOf(kind: EventKind): Procedure | null {
  const known = procedures.get(kind)
  if (known !== undefined) return known
  const found = PROCEDURES.find(([pattern]) => pattern.test(kind))?.[1] ?? null
  procedures.set(kind, found)
  return found
}

/** True when people in `role` are named in `procedure`. */
export function isRoleOf(role: PractitionerRole, procedure: Procedure): boolean {
  return ROLES[procedure].includes(role)
}

/** Day on which a fact counts: that of the judgment, else of its publication; `''` when neither is known. */
export function dayOf(fact: EventFact): string {
  return fact.eventDate ?? fact.pubDate ?? ''
}

/** Cases of one company; `facts` in the order of `dayOf`. */
export function groupCases(facts: readonly EventFact[]): CourtCase[] {
  const cases: CourtCase[] = []
  for (const fact of facts) {
    const procedure = procedureOf(fact.eventKind)
    if (procedure === null) continue
    const found = findCase(
      fact,
      cases.filter(one => one.procedure === procedure),
    )
    if (found) found.facts.push(fact)
    else cases.push({ procedure, facts: [fact] })
  }
  return cases
}

// By reference, then by the day of opening, then the newest case that nothing speaks against.
function findCase(fact: EventFact, cases: readonly CourtCase[]): CourtCase | undefined {
  const open = cases.filter(one => !contradicts(fact, one))
  const byReference = open.findLast(one =>
    one.facts.some(({ reference }) => reference !== null && reference === fact.reference),
  )
  if (byReference) return byReference
  const opened = openedOn(fact)
  const byOpening = opened && open.findLast(one => one.facts.some(other => openedOn(other) === opened))
  return byOpening || (OPENINGS.has(fact.eventKind) ? undefined : open.at(-1))
}

// References are unique per court, and a file keeps its own: they decide where both are known.
function contradicts(fact: EventFact, { facts }: CourtCase): boolean {
  return facts.some(other => {
    const [opened, before] = [openedOn(fact), openedOn(other)]
    const openedApart = opened !== null && before !== null && opened !== before
    const elsewhere = sitElsewhere(fact.court, other.court)
    if (fact.reference === null || other.reference === null)
      return openedApart || (opened === null && elsewhere)
    return fact.reference !== other.reference || (openedApart && elsewhere)
  })
}

function openedOn(fact: EventFact): string | null {
  return fact.keyDates.openedOn ?? (OPENINGS.has(fact.eventKind) ? fact.eventDate : null)
}

const COURT_WORDS = new Set(
  (
    'ondernemingsrechtbank rechtbank van koophandel tribunal de l entreprise commerce unternehmensgericht handelsgericht ' +
    'nederlandstalige francophone franstalige division afdeling afd div du d la le te in'
  ).split(' '),
)

function sitElsewhere(a: string | null, b: string | null): boolean {
  if (a === null || b === null || a === b) return false
  const places = placesOf(b)
  return !placesOf(a).some(place => places.includes(place))
}

function placesOf(court: string): string[] {
  return stripAccents(court)
    .split(/[^a-z]+/)
    .filter(word => word !== '' && !COURT_WORDS.has(word))
}
