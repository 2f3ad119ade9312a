// Orders the facts of one holder by effective date, without repetitions within an act. The order is total, so
// the result does not depend on input order.

import type { MandateFact, Office } from '../publications/gazette-fact.ts'
import { beginsMandate } from '../publications/mandate-change.ts'
import { daysBetween } from './mandate.ts'

/**
 * A fact with its effective date, else its publication date; `''` when both are unknown: such an end sorts
 * last, since a resigned mandate is not current.
 */
export type DatedFact = { fact: MandateFact; date: string; group: Office }

// On one day, ends precede starts.
const ORDER: Record<MandateFact['change'], number> = {
  end_of_term: 0,
  resignation: 1,
  dismissal: 2,
  death: 3,
  appointment: 4,
  reappointment: 5,
  confirmation: 6,
}

export function isStart(fact: MandateFact): boolean {
  return beginsMandate(fact.change)
}

export function isEnd(fact: MandateFact): boolean {
  return fact.change !== 'confirmation' && !isStart(fact)
}

/** True for a statement marked doubtful. */
export function isDoubtful(fact: MandateFact): boolean {
  return fact.doubtful === true
}

/**
 * The office by which a mandate is followed. The law of 23 March 2019 turned managers (`zaakvoerder`,
 * `gérant`) into directors without a new appointment: one office.
 */
export function officeGroup(office: Office): Office {
  return office === 'manager' ? 'director' : office
}

/** Maximum delay between a meeting and its publication. */
export const PUBLISHED_WITHIN_DAYS = 183

/** Facts of one holder, oldest first, without renewals and repetitions within an act. */
export function orderFacts(facts: readonly MandateFact[]): DatedFact[] {
  const dated = facts.map(fact => ({
    fact,
    date: fact.effectiveOn ?? fact.pubDate ?? '',
    group: officeGroup(fact.office),
  }))
  if (dated.length < 2) return dated
  return dated
    .filter(one => !isRedundant(one, dated))
    .map(one => dateUndated(one, dated))
    .sort(compareDated)
}

// An undated change takes effect before its publication. A fact published before its counterpart keeps that
// order: an appointment published in July is ended by a resignation published in August as of June.
function dateUndated(one: DatedFact, all: readonly DatedFact[]): DatedFact {
  const { effectiveOn, pubDate, change } = one.fact
  if (effectiveOn !== null || pubDate === null || change === 'confirmation') return one
  let { date } = one
  for (const { fact, group } of all) {
    const counterpart = group === one.group && (isStart(one.fact) ? isEnd(fact) : isStart(fact))
    if (!counterpart || fact.effectiveOn === null || fact.pubDate === null) continue
    const later = fact.pubDate > pubDate && fact.effectiveOn < date
    if (later && daysBetween(fact.effectiveOn, pubDate) <= PUBLISHED_WITHIN_DAYS) date = fact.effectiveOn
  }
  return { ...one, date }
}

// A board listing beside a change of that office is a repetition; an end with a reappointment on the same
// day, or an undated end, is a renewal. A doubtful fact does not make a certain one redundant.
function isRedundant(one: DatedFact, all: readonly DatedFact[]): boolean {
  if (isStart(one.fact)) return false
  return all.some(other => {
    if (other === one || other.fact.numac !== one.fact.numac || other.group !== one.group) return false
    if (isDoubtful(other.fact) && !isDoubtful(one.fact)) return false
    if (one.fact.change === 'confirmation') return other.fact.change !== 'confirmation'
    return isStart(other.fact) && one.fact.change !== 'death' && isRenewal(one, other)
  })
}

function isRenewal(end: DatedFact, start: DatedFact): boolean {
  if (end.fact.effectiveOn === null || start.fact.effectiveOn === null) return true
  const days = daysBetween(end.fact.effectiveOn, start.fact.effectiveOn)
  return days === 0 || days === 1
}

const isUndatedEnd = ({ fact, date }: DatedFact) => date === '' && isEnd(fact)

function compareDated(a: DatedFact, b: DatedFact): number {
  return (
    Number(isUndatedEnd(a)) - Number(isUndatedEnd(b)) ||
    ascending(a.date, b.date) ||
    ascending(a.fact.pubDate ?? '', b.fact.pubDate ?? '') ||
    ascending(a.fact.numac, b.fact.numac) ||
    ORDER[a.fact.change] - ORDER[b.fact.change] ||
    a.fact.span.start - b.fact.span.start ||
    a.fact.span.end - b.fact.span.end ||
    ascending(JSON.stringify(a.fact), JSON.stringify(b.fact))
  )
}

export function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
