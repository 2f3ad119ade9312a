// Court-appointed mandates with start and end: curators, liquidators, administrators.

import type { Mandate, RoleKind } from '../officers/mandate.ts'
import type { EventFact, EventKind, Practitioner, PractitionerRole } from '../publications/gazette-fact.ts'
import { APPOINTMENT_VOID, OPENING_RESTATED } from './classify-event.ts'
import type { CourtCase } from './court-cases.ts'
import { isSamePractitioner } from './merge-duplicates.ts'
import { dayOf, ENDS, isRoleOf, LIQUIDATION_RESUMED, openedOn, startOf } from './procedures.ts'

// For notices without a printed role, and facts from before it was stored.
const DEFAULT_LABELS: Record<PractitionerRole, string> = {
  curator: 'curator',
  provisional_administrator: 'provisional administrator',
  liquidator: 'liquidator',
  liquidation_expert: 'liquidation expert',
  restructuring_expert: 'restructuring expert',
  judicial_mandatary: 'judicial mandatary',
}

// Events with appointments; other notices only repeat incumbents.
const APPOINTMENTS: ReadonlySet<EventKind> = new Set([
  'bankruptcy_opening',
  'bankruptcy_reopening',
  'curator_replaced',
  'curator_added',
  'judicial_dissolution',
  'liquidator_replaced',
  'provisional_administrator_appointed',
  'restructuring_expert_appointed',
  'judicial_mandatary_appointed',
  'reorganisation_opening',
  'reorganisation_objective_changed',
  'transfer_opening',
  'transfer_authorised',
])

/** A mandate by a court; `termEndsOn` only where the court sets the end of the mission. */
export type CourtAppointment = Mandate & { termEndsOn?: string }

// `term`: the stated end of the mission, by the last notice that states one.
type CourtMandate = {
  practitioner: Practitioner
  from: string | null
  to: string | null
  term: string | null
  numac: string
}

/**
 * The day on which another case ended this one, with the roles in it, of which nothing later is published: a bankruptcy ends
 * a reorganisation and a provisional administration when it opens, unless it is revoked; what ends the company ends all but
 * bankruptcies. Null where there is none.
 */
function endByOtherCase(one: CourtCase, cases: readonly CourtCase[]): string | null {
  if (one.procedure === 'bankruptcy') return null
  const last = one.facts.map(dayOf).reduce((a, b) => (a > b ? a : b), '')
  const openings = one.procedure === 'dissolution' ? [] : cases.flatMap(openingOfBankruptcy)
  const ends = cases.filter(other => other !== one).flatMap(endOfCompany)
  return [...openings, ...ends].filter(day => day >= last && day !== '').sort()[0] ?? null
}

// Any of its notices may state the opening.
function openingOfBankruptcy({ procedure, facts }: CourtCase): string[] {
  const isRevoked = facts.some(({ eventKind }) => eventKind === 'bankruptcy_revocation')
  const isDated = facts.some(fact => openedOn(fact) !== null)
  return procedure === 'bankruptcy' && isDated && !isRevoked ? [startOf(facts)] : []
}

const ENDS_OF_COMPANY: ReadonlySet<EventKind> = new Set([
  'bankruptcy_closing',
  'judicial_dissolution_and_closing',
  'judicial_dissolution_closing',
])

// People outlive their bankruptcies.
function endOfCompany({ facts }: CourtCase): string[] {
  if (facts.some(({ detail }) => detail !== null && LIQUIDATION_RESUMED.has(detail))) return []
  return facts.flatMap(fact =>
    ENDS_OF_COMPANY.has(fact.eventKind) && fact.debtor?.naturalPerson !== true ? dayOf(fact) : [],
  )
}

/**
 * The court-appointed mandates of one of the `cases`. A repeated mention is the same mandate; an end without a known
 * start has no start. A liquidator designated at the closing of a bankruptcy takes office then.
 */
export function mandatesOfCase(one: CourtCase, cases: readonly CourtCase[]): CourtAppointment[] {
  const { procedure, facts } = one
  const held: CourtMandate[] = []
  for (const fact of facts) {
    const people = fact.practitioners.filter(
      one => isRoleOf(one.role, procedure) && isInOffice(one, fact) && !isReplacedByThemselves(one, fact),
    )
    if (fact.detail === APPOINTMENT_VOID) dropVoid(people, held)
    else for (const one of people) applyPractitioner(one, fact, held)
    if (fact.keyDates.missionEnd) setTerm(fact.keyDates.missionEnd, people, held)
    if (fact.detail === 'restructuring_expert_ended')
      for (const one of held)
        if (one.practitioner.role === 'restructuring_expert') one.to ??= dayOf(fact) || null
    if (ENDS.has(fact.eventKind)) for (const one of held) one.to ??= dayOf(fact) || null
  }
  const end = endByOtherCase(one, cases)
  if (end !== null) for (const one of held) one.to ??= end
  const moratorium = endOfMoratorium(one, cases)
  return held.map(one => shapeMandate(isAwaiting(one, moratorium) ? { ...one, term: moratorium } : one))
}

function isAwaiting({ from, to, term }: CourtMandate, moratorium: string | null): boolean {
  return moratorium !== null && to === null && term === null && (from ?? '') <= moratorium
}

/**
 * The end of the moratorium by the last notice that prints one: who assists in a reorganisation does so while creditors
 * wait. An expert can be appointed before it is opened, which then is another case.
 */
function endOfMoratorium(one: CourtCase, cases: readonly CourtCase[]): string | null {
  if (one.procedure !== 'reorganisation') return null
  const others = cases.filter(({ procedure }) => procedure === 'reorganisation')
  const ofCase = one.facts.findLast(({ keyDates }) => keyDates.suspensionEnd)
  const last =
    ofCase ?? others.flatMap(({ facts }) => facts).findLast(({ keyDates }) => keyDates.suspensionEnd)
  return last?.keyDates.suspensionEnd ?? null
}

function dropVoid(people: readonly Practitioner[], held: CourtMandate[]): void {
  const fallen = people.flatMap(one => [
    ...held.filter(({ practitioner }) => isSamePractitioner(practitioner, one)),
    ...heldUnderOtherName(one, held),
  ])
  const stands = held.filter(one => !fallen.includes(one))
  held.splice(0, held.length, ...stands)
}

function isInOffice({ role }: Practitioner, { eventKind }: EventFact): boolean {
  return role !== 'liquidator' || !eventKind.startsWith('bankruptcy_')
}

// A change of address is announced as a replacement by the same person.
function isReplacedByThemselves(one: Practitioner, { practitioners }: EventFact): boolean {
  if (one.change !== 'discharged') return false
  return practitioners.some(other => other.change === 'appointed' && isSamePractitioner(one, other))
}

function applyPractitioner(one: Practitioner, fact: EventFact, held: CourtMandate[]): void {
  if (one.change === 'discharged') discharge(one, fact, held)
  else if (one.change === 'appointed' && appoints(fact, one)) appoint(one, fact, held)
  else recordMention(one, fact, held)
}

function appoints(fact: EventFact, one: Practitioner): boolean {
  const { eventKind, detail } = fact
  if (APPOINTMENTS.has(eventKind) || detail === OPENING_RESTATED) return true
  return (detail !== null && LIQUIDATION_RESUMED.has(detail)) || succeeds(one, fact)
}

// A notice of any kind that says who leaves an office appoints who follows in it.
function succeeds({ role }: Practitioner, { practitioners }: EventFact): boolean {
  return practitioners.some(other => other.role === role && other.change === 'discharged')
}

function recordMention(one: Practitioner, { numac }: EventFact, held: CourtMandate[]): void {
  const known =
    held.find(({ practitioner }) => isSamePractitioner(practitioner, one)) ?? heldUnderOtherName(one, held)[0]
  if (known) addOfficeAddress(known, one)
  else held.push({ practitioner: one, from: null, to: null, term: null, numac })
}

function appoint(one: Practitioner, fact: EventFact, held: CourtMandate[]): void {
  const running = held.find(({ practitioner, to }) => to === null && isSamePractitioner(practitioner, one))
  if (running) addOfficeAddress(running, one)
  else held.push({ practitioner: one, from: appointedOn(fact), to: null, term: null, numac: fact.numac })
}

// An opening that is printed again was ruled before the notice that prints it.
function appointedOn(fact: EventFact): string | null {
  const opened = fact.detail === OPENING_RESTATED ? openedOn(fact) : null
  return opened ?? (dayOf(fact) || null)
}

function discharge(one: Practitioner, fact: EventFact, held: CourtMandate[]): void {
  const named = held.filter(({ practitioner }) => isSamePractitioner(practitioner, one))
  const same = named.length > 0 ? named : heldUnderOtherName(one, held)
  const running = same.find(({ to }) => to === null)
  if (running) running.to = dayOf(fact) || null
  else if (same.length === 0)
    held.push({ practitioner: one, from: null, to: dayOf(fact) || null, term: null, numac: fact.numac })
}

function setTerm(day: string, people: readonly Practitioner[], held: readonly CourtMandate[]): void {
  const running = held.filter(({ to }) => to === null)
  for (const one of running)
    if (people.some(other => isSamePractitioner(one.practitioner, other))) one.term = day
}

// Forms of some courts still call the experts of a reorganisation and a transfer by the name of the former law.
const FORMER_NAME: PractitionerRole = 'judicial_mandatary'
const EXPERTS: ReadonlySet<PractitionerRole> = new Set(['liquidation_expert', 'restructuring_expert'])

function heldUnderOtherName(one: Practitioner, held: readonly CourtMandate[]): CourtMandate[] {
  return held.filter(
    ({ practitioner: { role, ...other } }) =>
      (role === FORMER_NAME ? EXPERTS.has(one.role) : one.role === FORMER_NAME && EXPERTS.has(role)) &&
      isSamePractitioner({ ...other, role: one.role }, one),
  )
}

function addOfficeAddress(held: CourtMandate, again: Practitioner): void {
  if (held.practitioner.officeAddress === null && again.officeAddress !== null)
    held.practitioner = { ...held.practitioner, officeAddress: again.officeAddress }
}

function shapeMandate({ practitioner, from, to, term, numac }: CourtMandate): CourtAppointment {
  const roleKind: RoleKind = practitioner.role === 'curator' ? 'curator' : 'interim_admin'
  return {
    role: practitioner.label ?? DEFAULT_LABELS[practitioner.role],
    roleKind,
    currency: to === null ? 'current' : 'former',
    name: practitioner.name,
    address: practitioner.officeAddress,
    from,
    to,
    source: 'Faillissementen',
    sourceNumac: numac,
    ...(term === null ? {} : { termEndsOn: term }),
  }
}
