// Weighs absences: holders missing from a printed board composition or from the accounts of a later year. An
// absence corroborates a doubtful end; a certain composition ends a mandate by itself.

import type { MandateFact, Office } from '../publications/gazette-fact.ts'
import { addSourceAct, closeMandate, type FollowedMandate } from './follow-mandates.ts'
import { daysBetween, type MandateDoubt } from './mandate.ts'
import { type Capacity, coversOffice, type Filing } from './officer-filings.ts'
import { ascending, isDoubtful, isEnd, officeGroup, PUBLISHED_WITHIN_DAYS } from './order-facts.ts'
import { compareHolders, type ParsedHolder, parseHolder } from './same-holder.ts'

/** One holder: all spellings of the name, and the followed mandates, which are modified here. */
export type FollowedHolder = { spellings: readonly ParsedHolder[]; mandates: readonly FollowedMandate[] }

type Body = 'board' | 'supervisory_board' | 'executive_committee'

/** A complete board printed in an act, with all officers the act names. */
type Composition = {
  body: Body
  numac: string
  on: string
  publishedOn: string
  doubtful: boolean
  named: readonly ParsedHolder[]
}

const BODIES: Partial<Record<Office, Body>> = {
  director: 'board',
  managing_director: 'board',
  chair: 'board',
  vice_chair: 'board',
  supervisory_board: 'supervisory_board',
  executive_committee: 'executive_committee',
}

/**
 * Ends mandates missing from compositions and filings, and returns the remaining doubts. `facts` are all of
 * the company, `filings` in the order of `groupFilings`.
 */
export function applyAbsences(
  holders: readonly FollowedHolder[],
  facts: readonly MandateFact[],
  filings: readonly Filing[],
): Map<FollowedMandate, MandateDoubt[]> {
  const doubts = new Map<FollowedMandate, MandateDoubt[]>()
  const note = (mandate: FollowedMandate, doubt: MandateDoubt) =>
    doubts.set(mandate, [...(doubts.get(mandate) ?? []), doubt])
  const compositions = findCompositions(facts)
  const all = holders.flatMap(holder => holder.mandates.map(mandate => ({ holder, mandate })))
  for (const { holder, mandate } of all)
    for (const composition of compositions) applyComposition(holder, mandate, composition, note)
  for (const { holder, mandate } of all) applyFilings(holder, mandate, holders, filings, note)
  for (const mandate of doubts.keys()) if (mandate.ended) doubts.delete(mandate)
  return doubts
}

type Note = (mandate: FollowedMandate, doubt: MandateDoubt) => void

function findCompositions(facts: readonly MandateFact[]): Composition[] {
  const printed = facts.filter(
    fact =>
      fact.change === 'confirmation' &&
      fact.wholeBoard === true &&
      fact.pubDate !== null &&
      bodyOf(fact) !== undefined,
  )
  return [...Map.groupBy(printed, fact => `${fact.numac} ${bodyOf(fact)}`).values()]
    .map(members => {
      const [first] = members as [MandateFact]
      const { numac } = first
      const publishedOn = members.map(({ pubDate }) => pubDate as string).sort()[0] as string
      return {
        body: bodyOf(first) as Body,
        numac,
        on: dayOf(members, publishedOn),
        publishedOn,
        doubtful: members.some(isDoubtful),
        named: namedIn(facts.filter(other => other.numac === numac)),
      }
    })
    .sort((a, b) => ascending(a.publishedOn, b.publishedOn) || ascending(a.numac, b.numac))
}

function bodyOf({ office }: MandateFact): Body | undefined {
  return BODIES[officeGroup(office)]
}

// A date shared by all members shortly before publication is the board's; any other may be a member's own.
function dayOf(members: readonly MandateFact[], published: string): string {
  const days = new Set(members.map(({ effectiveOn }) => effectiveOn))
  const [day] = days
  return days.size === 1 && day && daysBetween(day, published) <= PUBLISHED_WITHIN_DAYS ? day : published
}

function namedIn(facts: readonly MandateFact[]): ParsedHolder[] {
  return facts
    .filter(fact => !isEnd(fact))
    .flatMap(({ holder, representative }) => [
      parseHolder(holder),
      ...(representative === null
        ? []
        : [parseHolder({ kind: 'person', name: representative, enterpriseNumber: null })]),
    ])
}

function applyComposition(
  { spellings }: FollowedHolder,
  mandate: FollowedMandate,
  { body, numac, on, publishedOn, doubtful, named }: Composition,
  note: Note,
): void {
  if (mandate.ended || BODIES[mandate.group] !== body || (mandate.from ?? '') > on) return
  if ((mandate.confirmedOn ?? '') >= publishedOn || isPossiblyNamed(spellings, named)) return
  const end = mandate.doubtedEnds.find(told => told.on <= on && !(doubtful && told.numac === numac))
  if (end === undefined && doubtful) note(mandate, { reason: 'not_on_board', on, source: numac })
  else {
    if (end) addSourceAct(mandate, end)
    addSourceAct(mandate, { numac })
    closeMandate(mandate, end?.on || on)
  }
}

// Only for offices that every filing lists; daily managers and committee members may be missing.
function listedAs(office: Office): Capacity | null {
  if (office === 'statutory_auditor') return 'auditor'
  return office === 'manager' || BODIES[office] === 'board' ? 'management' : null
}

function applyFilings(
  holder: FollowedHolder,
  mandate: FollowedMandate,
  holders: readonly FollowedHolder[],
  filings: readonly Filing[],
  note: Note,
): void {
  const capacity = listedAs(mandate.office)
  if (mandate.ended || capacity === null) return
  const telling = filings.filter(({ named }) => named.some(one => one.capacity === capacity))
  const newest = telling.at(-1)
  if (!newest || newest.periodEnd === null) return
  const { periodEnd, source, named } = newest
  if (periodEnd <= (mandate.namedOn ?? '') || periodEnd < (mandate.from ?? '')) return
  if (isPossiblyNamed(holder.spellings, holdersOf(newest))) return
  const wasNamed = telling.some(filing => isPossiblyNamed(holder.spellings, holdersOf(filing)))
  if (!wasNamed && !namesAnother(holder, capacity, holders, holdersOf({ named }))) return
  const end = mandate.doubtedEnds.find(({ on }) => on <= periodEnd)
  if (end === undefined) note(mandate, { reason: 'not_in_accounts', on: periodEnd, source })
  else {
    addSourceAct(mandate, end)
    closeMandate(mandate, end.on)
  }
}

function holdersOf({ named }: Pick<Filing, 'named'>): ParsedHolder[] {
  return named.map(({ holder }) => holder)
}

// A filing that names no known holder may use other spellings.
function namesAnother(
  holder: FollowedHolder,
  capacity: Capacity,
  holders: readonly FollowedHolder[],
  named: readonly ParsedHolder[],
): boolean {
  return holders.some(
    other =>
      other !== holder &&
      other.mandates.some(({ ended, office }) => !ended && coversOffice(capacity, office)) &&
      isPossiblyNamed(other.spellings, named),
  )
}

// A similarity too weak for joining names is enough to doubt an absence.
function isPossiblyNamed(spellings: readonly ParsedHolder[], named: readonly ParsedHolder[]): boolean {
  return spellings.some(spelling => named.some(other => isAlike(spelling, other)))
}

// The number may be misread while the name is not.
function isAlike(a: ParsedHolder, b: ParsedHolder): boolean {
  const isSameCompany = a.kind === 'company' && b.kind === 'company' && a.name.joined === b.name.joined
  return isSameCompany || compareHolders(a, b) !== null
}
