// The mandates of one holder in one company, followed through its acts from the oldest to the newest.
//
// - Appointment and reappointments without a gap are one mandate; an appointment after an end is another one.
// - An end whose start is not on record is a former mandate without a start; told twice, it is one end.
// - Who ceases to be a director ceases to be managing director and chair, offices that only a director holds; the
//   daily management may be held by anybody and goes on.
// - Death ends everything.
// - A list of the board opens a mandate nobody filed, but not one that ended shortly before: such lists are often
//   older than their publication.

import type { MandateFact, Office } from '../gazette-fact.ts'
import { type DatedFact, isEnd, isStart } from './order-facts.ts'
import { isSameName } from './relate-representatives.ts'
import { daysBetween, lastDayOfTerm } from './term.ts'

/** A mandate as far as it has been followed. */
export type FollowedMandate = {
  group: Office
  office: Office
  role: string
  representative: string | null
  from: string | null
  to: string | null
  ended: boolean
  /** Last day on which an act or a filing names the holder in office. */
  confirmedOn: string | null
  lastDay: string | null
  /** Acts behind it, oldest first. */
  numacs: string[]
}

// An end told again within this time is the same end.
const SAME_END_DAYS = 366
// A list of the board this soon after an end is taken to be older than the end.
const LATE_LIST_DAYS = 183
const OFFICES_OF_DIRECTORS: readonly Office[] = ['managing_director', 'chair']

/** `facts` in the order of `orderFacts`; `confirmedOn` are days on which other filings name the holder in office. */
export function followMandates(
  facts: readonly DatedFact[],
  confirmedOn: readonly string[],
): FollowedMandate[] {
  const mandates: FollowedMandate[] = []
  for (const dated of facts) {
    if (isRepresentation(dated.fact)) represent(dated, mandates)
    else if (isEnd(dated.fact)) end(dated, mandates)
    else hold(dated, mandates)
  }
  for (const mandate of mandates) confirm(mandate, confirmedOn)
  return mandates
}

// A company does not represent itself: the fact says who acts for it in its other offices.
function isRepresentation({ office, holder }: MandateFact): boolean {
  return office === 'permanent_representative' && holder.kind === 'company'
}

function represent({ fact }: DatedFact, mandates: readonly FollowedMandate[]): void {
  for (const mandate of mandates) {
    if (mandate.ended) continue
    if (!isEnd(fact)) mandate.representative = fact.representative ?? mandate.representative
    else if (isRepresentedBy(mandate, fact.representative)) mandate.representative = null
    addAct(mandate, fact)
  }
}

function isRepresentedBy({ representative }: FollowedMandate, name: string | null): boolean {
  return representative !== null && name !== null && isSameName(representative, name)
}

function hold(dated: DatedFact, mandates: FollowedMandate[]): void {
  const last = mandates.findLast(mandate => mandate.group === dated.group)
  if (last && (!last.ended || isResumed(last, dated))) {
    last.ended = false
    last.to = null
    prolong(last, dated)
  } else if (!last || isStart(dated.fact) || !isWithin(last.to, dated.date, LATE_LIST_DAYS)) {
    mandates.push(open(dated))
  }
}

function isResumed(ended: FollowedMandate, { fact, date }: DatedFact): boolean {
  return isStart(fact) && isWithin(ended.to, date, 1)
}

function open({ fact, group }: DatedFact): FollowedMandate {
  return {
    group,
    office: fact.office,
    role: fact.role,
    representative: fact.representative,
    from: isStart(fact) ? fact.effectiveOn : null,
    to: null,
    ended: false,
    confirmedOn: lastNaming(fact),
    lastDay: lastDayOfTerm(fact.term, fact.effectiveOn ?? fact.pubDate),
    numacs: [fact.numac],
  }
}

function prolong(mandate: FollowedMandate, { fact }: DatedFact): void {
  mandate.office = fact.office
  mandate.role = fact.role
  mandate.representative = fact.representative ?? mandate.representative
  mandate.confirmedOn = later(mandate.confirmedOn, lastNaming(fact))
  if (isStart(fact) || statesTerm(fact))
    mandate.lastDay = lastDayOfTerm(fact.term, fact.effectiveOn ?? fact.pubDate)
  addAct(mandate, fact)
}

function statesTerm({ term }: MandateFact): boolean {
  return term.endsOn !== null || term.endsAtMeetingOf !== null || term.years !== null || term.indefinite
}

function end(dated: DatedFact, mandates: FollowedMandate[]): void {
  const { fact, group, date } = dated
  const last = mandates.findLast(mandate => mandate.group === group)
  if (last && !last.ended) close(last, dated)
  else if (last && isWithin(last.to, date, SAME_END_DAYS)) addAct(last, fact)
  else if (fact.change !== 'death' || mandates.every(mandate => mandate.ended))
    mandates.push({ ...open(dated), to: date || null, ended: true, confirmedOn: null, lastDay: null })
  const others = mandates.filter(mandate => !mandate.ended && goesWith(mandate, fact))
  for (const other of others) close(other, dated)
}

function goesWith(mandate: FollowedMandate, fact: MandateFact): boolean {
  if (fact.change === 'death') return true
  if (mandate.numacs.includes(fact.numac)) return false
  const directorship = fact.office === 'director' || fact.office === 'manager'
  return directorship && OFFICES_OF_DIRECTORS.includes(mandate.group)
}

function close(mandate: FollowedMandate, { fact, date }: DatedFact): void {
  mandate.ended = true
  mandate.to = date || null
  if (fact.office === mandate.office) mandate.role = fact.role
  mandate.representative ??= fact.representative
  addAct(mandate, fact)
}

function confirm(mandate: FollowedMandate, days: readonly string[]): void {
  const start = mandate.from ?? ''
  for (const day of days) {
    if (day >= start && (mandate.to === null || day <= mandate.to))
      mandate.confirmedOn = later(mandate.confirmedOn, day)
  }
  if (mandate.to !== null && mandate.confirmedOn !== null && mandate.confirmedOn > mandate.to)
    mandate.confirmedOn = mandate.to
}

// An act names the holder on the day it is published, whatever day it speaks of.
function lastNaming(fact: MandateFact): string | null {
  return fact.pubDate ?? fact.effectiveOn
}

function addAct(mandate: FollowedMandate, { numac }: MandateFact): void {
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
