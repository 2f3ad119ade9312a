// Derives a company's legal timeline and court-appointed mandates from all notices about it.

import { listMandates } from '../officers/mandate.ts'
import type { EventFact, EventKind } from '../publications/gazette-fact.ts'
import { applyCorrections } from './apply-corrections.ts'
import { type CourtCase, groupCases } from './court-cases.ts'
import { type CourtAppointment, mandatesOfCase } from './court-mandates.ts'
import { compareEvents, type LifecycleEvent } from './lifecycle-event.ts'
import { mergeDuplicates } from './merge-duplicates.ts'
import { findOpenBankruptcy, type OpenBankruptcy } from './open-bankruptcy.ts'
import { dayOf, procedureOfFact } from './procedures.ts'

type Timeline = {
  /** In the order of `compareEvents`. */
  events: LifecycleEvent[]
  /** Court-appointed roles, current ones first. */
  mandates: CourtAppointment[]
  /** The open bankruptcy by the gazette; null if none. */
  openBankruptcy: OpenBankruptcy | null
}

/**
 * Timeline of one company from all its event facts, in any order. Publications after `asOf` (`YYYY-MM-DD`)
 * are ignored.
 */
export function deriveTimeline(facts: readonly EventFact[], asOf: string): Timeline {
  const known = facts.filter(fact => fact.pubDate === null || fact.pubDate <= asOf).sort(comparePublication)
  const stated = applyCorrections(known)
  const cases = groupCases([...stated].sort(compareJudgment)).map(mergeCase)
  const beside = mergeDuplicates(stated.filter(fact => procedureOfFact(fact) === null))
  return {
    events: [...cases.flatMap(({ facts }) => facts), ...beside].map(shapeEvent).sort(compareListed),
    mandates: listMandates(cases.flatMap(one => mandatesOfCase(one, cases))),
    openBankruptcy: findOpenBankruptcy(cases),
  }
}

// Within a case: two cases can be closed on one day.
function mergeCase({ procedure, facts }: CourtCase): CourtCase {
  return { procedure, facts: mergeDuplicates(facts.sort(comparePublication)).sort(compareJudgment) }
}

function shapeEvent(fact: EventFact): LifecycleEvent {
  const { source, severity, numac, pubDate, eventKind, court, eventDate, detail, keyDates } = fact
  const cessationDate = (source === 'faillissement' && keyDates.cessationOfPayments) || null
  const suspensionEnd = (source === 'reorg' && keyDates.suspensionEnd) || null
  const about = { cessationDate, suspensionEnd }
  return { source, severity, numac, pubDate, eventKind, court, eventDate, detail, ...about }
}

function comparePublication(a: EventFact, b: EventFact): number {
  return (
    ascending(a.pubDate ?? '', b.pubDate ?? '') ||
    ascending(a.numac, b.numac) ||
    a.span.start - b.span.start ||
    ascending(a.eventKind, b.eventKind) ||
    ascending(JSON.stringify(a), JSON.stringify(b))
  )
}

const FIRST: ReadonlySet<EventKind> = new Set([
  'bankruptcy_opening',
  'judicial_dissolution',
  'reorganisation_opening',
])
const LAST: ReadonlySet<EventKind> = new Set([
  'bankruptcy_closing',
  'bankruptcy_revocation',
  'judicial_dissolution_closing',
])

// One judgment may open and close a bankruptcy.
function compareJudgment(a: EventFact, b: EventFact): number {
  return ascending(dayOf(a), dayOf(b)) || rank(a.eventKind) - rank(b.eventKind) || comparePublication(a, b)
}

function rank(kind: EventKind): number {
  return FIRST.has(kind) ? 0 : LAST.has(kind) ? 2 : 1
}

function compareListed(a: LifecycleEvent, b: LifecycleEvent): number {
  return (
    compareEvents(a, b) ||
    ascending(a.eventKind ?? '', b.eventKind ?? '') ||
    ascending(a.detail ?? '', b.detail ?? '')
  )
}

function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
