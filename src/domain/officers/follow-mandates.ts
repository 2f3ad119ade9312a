// Follows the mandates of one holder in one company through its acts, oldest first.
// - Appointment and gapless reappointments are one mandate; an appointment after an end is another.
// - An end without a known start is a former mandate without a start; a repeated end is one.
// - The end of a directorship ends managing director and chair; daily management continues.
// - Death ends everything.
// - A board listing opens an unfiled mandate, but not one that ended shortly before: listings are often older
// than their publication.
// - A doubtful statement ends and cancels nothing and is recorded; two acts that agree are accepted.

import type { MandateFact, Office } from '../publications/gazette-fact.ts'
import { isSameName } from './link-representatives.ts'
import { daysBetween, lastDayOfTerm } from './mandate.ts'
import { type Confirmation, corroborates, coversOffice } from './officer-filings.ts'
import { type DatedFact, isDoubtful, isEnd, isStart } from './order-facts.ts'

/** State of a mandate while following its facts. */
export type FollowedMandate = {
  group: Office
  office: Office
  role: string
  representative: string | null
  from: string | null
  to: string | null
  ended: boolean
  /** Last day on which an act or filing names the holder in office. */
  confirmedOn: string | null
  lastDay: string | null
  /** Source acts, oldest first. */
  numacs: string[]
  /** A certain statement, or two sources, support the mandate. */
  agreed: boolean
  /** Acts that name the holder in it. */
  namedBy: string[]
  /** Last day of such a mention. */
  namedOn: string | null
  /** Uncorroborated doubtful ends. */
  doubtedEnds: DoubtedEnd[]
}

/** `on` is `''` if unknown. */
type DoubtedEnd = { on: string; numac: string }

// An end repeated within this time is the same end.
const SAME_END_DAYS = 366
// A board listing this soon after an end is assumed to be older than the end.
const STALE_LIST_DAYS = 183
const OFFICES_OF_DIRECTORS: readonly Office[] = ['managing_director', 'chair']

/** A mention of the holder in a filing. */
export type FilingMention = Pick<Confirmation, 'on' | 'capacity' | 'periodEnd'>

/** `facts` in the order of `orderFacts`; `namings` are the holder's mentions in filings of accounts. */
export function followMandates(
  facts: readonly DatedFact[],
  namings: readonly FilingMention[],
): FollowedMandate[] {
  const mandates: FollowedMandate[] = []
  for (const dated of facts) {
    if (isRepresentation(dated.fact)) applyRepresentation(dated, mandates)
    else if (isEnd(dated.fact)) applyEnd(dated, mandates)
    else applyNaming(dated, mandates)
  }
  for (const mandate of mandates) confirm(mandate, namings)
  return mandates
}

// A company does not represent itself: the fact states its representative in its other offices.
function isRepresentation({ office, holder }: MandateFact): boolean {
  return office === 'permanent_representative' && holder.kind === 'company'
}

function applyRepresentation({ fact }: DatedFact, mandates: readonly FollowedMandate[]): void {
  if (isDoubtful(fact)) return
  for (const mandate of mandates) {
    if (mandate.ended) continue
    if (!isEnd(fact)) mandate.representative = fact.representative ?? mandate.representative
    else if (isRepresentedBy(mandate, fact.representative)) mandate.representative = null
    addSourceAct(mandate, fact)
  }
}

function isRepresentedBy({ representative }: FollowedMandate, name: string | null): boolean {
  return representative !== null && name !== null && isSameName(representative, name)
}

function applyNaming(dated: DatedFact, mandates: FollowedMandate[]): void {
  const last = mandates.findLast(mandate => mandate.group === dated.group)
  if (last && (!last.ended || isResumed(last, dated))) {
    last.ended = false
    last.to = null
    extendMandate(last, dated)
  } else if (
    !last ||
    isStart(dated.fact) ||
    !last.agreed ||
    !isWithin(last.to, dated.date, STALE_LIST_DAYS)
  ) {
    mandates.push(openMandate(dated))
  }
}

function isResumed(ended: FollowedMandate, { fact, date }: DatedFact): boolean {
  return isStart(fact) && !isDoubtful(fact) && isWithin(ended.to, date, 1)
}

function openMandate({ fact, group }: DatedFact): FollowedMandate {
  return {
    group,
    office: fact.office,
    role: fact.role,
    representative: fact.representative,
    from: isStart(fact) ? fact.effectiveOn : null,
    to: null,
    ended: false,
    confirmedOn: lastMentionDate(fact),
    lastDay: lastDayOfTerm(fact.term, fact.effectiveOn ?? fact.pubDate),
    numacs: [fact.numac],
    agreed: !isDoubtful(fact),
    namedBy: isEnd(fact) ? [] : [fact.numac],
    namedOn: isEnd(fact) ? null : lastMentionDate(fact),
    doubtedEnds: [],
  }
}

function extendMandate(mandate: FollowedMandate, dated: DatedFact): void {
  const { fact } = dated
  if (isDoubtful(fact)) mandate.representative = unlessDisputed(mandate.representative, fact.representative)
  else {
    mandate.office = fact.office
    mandate.role = fact.role
    mandate.representative = fact.representative ?? mandate.representative
    mandate.doubtedEnds = mandate.doubtedEnds.filter(end => !isContradicted(end, dated))
  }
  if (!mandate.namedBy.includes(fact.numac)) mandate.namedBy.push(fact.numac)
  mandate.agreed ||= !isDoubtful(fact) || mandate.namedBy.length > 1
  mandate.namedOn = later(mandate.namedOn, lastMentionDate(fact))
  mandate.confirmedOn = later(mandate.confirmedOn, lastMentionDate(fact))
  if (isStart(fact) || statesTerm(fact))
    mandate.lastDay = lastDayOfTerm(fact.term, fact.effectiveOn ?? fact.pubDate)
  addSourceAct(mandate, fact)
}

// Who represents a company is unknown once a later doubtful act names another.
function unlessDisputed(known: string | null, named: string | null): string | null {
  if (known === null || named === null) return known ?? named
  return isSameName(known, named) ? known : null
}

// A board listing of another act may be older than the end, as above.
function isContradicted(end: DoubtedEnd, { fact, date }: DatedFact): boolean {
  return isStart(fact) || fact.numac === end.numac || !isWithin(end.on, date, STALE_LIST_DAYS)
}

function statesTerm({ term }: MandateFact): boolean {
  return term.endsOn !== null || term.endsAtMeetingOf !== null || term.years !== null || term.indefinite
}

function applyEnd(dated: DatedFact, mandates: FollowedMandate[]): void {
  const { fact, group, date } = dated
  const last = mandates.findLast(mandate => mandate.group === group)
  if (last && !last.ended) endMandate(last, dated)
  else if (last && isWithin(last.to, date, SAME_END_DAYS)) repeatEnd(last, dated)
  else if (fact.change !== 'death' || mandates.every(mandate => mandate.ended))
    mandates.push({ ...openMandate(dated), to: date || null, ended: true, confirmedOn: null, lastDay: null })
  const others = mandates.filter(mandate => !mandate.ended && endsTogether(mandate, fact))
  for (const other of others) endMandate(other, dated)
}

// A doubtful end is accepted when a second act states it.
function endMandate(mandate: FollowedMandate, dated: DatedFact): void {
  const { fact, date } = dated
  if (!isDoubtful(fact)) {
    close(mandate, dated)
    return
  }
  if (mandate.doubtedEnds.some(({ numac }) => numac === fact.numac)) return
  const told = mandate.doubtedEnds.find(
    ({ on }) => on === '' || date === '' || isWithin(on, date, SAME_END_DAYS),
  )
  if (told) {
    addSourceAct(mandate, told)
    close(mandate, { ...dated, date: told.on || date })
  } else mandate.doubtedEnds.push({ on: date, numac: fact.numac })
}

function repeatEnd(ended: FollowedMandate, { fact, date }: DatedFact): void {
  if (!ended.agreed && !isDoubtful(fact)) ended.to = date
  ended.agreed ||= !isDoubtful(fact) || !ended.numacs.includes(fact.numac)
  addSourceAct(ended, fact)
}

function endsTogether(mandate: FollowedMandate, fact: MandateFact): boolean {
  if (fact.change === 'death') return true
  if (mandate.numacs.includes(fact.numac)) return false
  const directorship = fact.office === 'director' || fact.office === 'manager'
  return directorship && OFFICES_OF_DIRECTORS.includes(mandate.group)
}

function close(mandate: FollowedMandate, { fact, date, group }: DatedFact): void {
  closeMandate(mandate, date)
  mandate.agreed ||= group === mandate.group
  if (fact.office === mandate.office) mandate.role = fact.role
  mandate.representative ??= fact.representative
  addSourceAct(mandate, fact)
}

/** Ends `mandate` on a day, `''` if unknown. */
export function closeMandate(mandate: FollowedMandate, on: string): void {
  mandate.ended = true
  mandate.to = on || null
  mandate.doubtedEnds = []
}

function confirm(mandate: FollowedMandate, namings: readonly FilingMention[]): void {
  const start = mandate.from ?? ''
  for (const { on, capacity, periodEnd } of namings) {
    if (!coversOffice(capacity, mandate.office) || on < start || (mandate.to !== null && on > mandate.to))
      continue
    mandate.confirmedOn = later(mandate.confirmedOn, on)
    if (!corroborates(capacity, mandate.office)) continue
    // A filing before the act does not corroborate it.
    mandate.agreed ||= !mandate.ended && on >= (mandate.from ?? mandate.namedOn ?? '')
    const still = (end: DoubtedEnd) => end.on === '' || on <= end.on || (periodEnd ?? '') < end.on
    mandate.doubtedEnds = mandate.doubtedEnds.filter(still)
  }
  if (mandate.to !== null && mandate.confirmedOn !== null && mandate.confirmedOn > mandate.to)
    mandate.confirmedOn = mandate.to
}

// A mention counts on the publication date, whatever dates the act contains.
function lastMentionDate(fact: MandateFact): string | null {
  return fact.pubDate ?? fact.effectiveOn
}

/** Adds a source act to `mandate`. */
export function addSourceAct(mandate: FollowedMandate, { numac }: { numac: string }): void {
  if (!mandate.numacs.includes(numac)) mandate.numacs.push(numac)
}

function isWithin(from: string | null, to: string, days: number): boolean {
  if (from === null || from === '' || to === '') return false
  const passed = daysBetween(from, to)
  return passed >= 0 && passed <= days
}

function later(a: string | null, b: string | null): string | null {
  return a !== null && (b === null || a >= b) ? a : b
}
