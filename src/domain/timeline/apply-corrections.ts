// Applies errata to the notices they correct.

import type {
  CorrectedValue,
  Correction,
  EventFact,
  EventKind,
  PractitionerRole,
} from '../publications/gazette-fact.ts'
import { amendFact } from './amend-fact.ts'
import { END_VOID, OPENING_RESTATED, PUBLICATION_VOID, severityOf } from './classify-event.ts'
import { isSameEvent, isSamePractitioner } from './merge-duplicates.ts'
import { ENDS, openedOn, procedureOf } from './procedures.ts'

/**
 * The facts without those that a later notice replaces or annuls, and with corrected values. `facts` are of
 * one company, oldest publication first. A notice that only corrects (kinds `…_correction`, `…_other`) does
 * not restate the event: unless it annuls, the earlier event stays. One that only annuls is left out too,
 * unless it annuls the end of a bankruptcy; so is one that only gives values which other facts now have.
 */
export function applyCorrections(facts: readonly EventFact[]): readonly EventFact[] {
  if (!facts.some(fact => fact.corrects !== null)) return facts
  const { superseded, annulled } = findSuperseded(facts)
  const { amended: standing, applied } = amendAll(facts, superseded, annulled)
  const amended = standing
    .filter(({ published }) => !applied.has(published) || !givesOnlyValues(published))
    .map(({ fact }) => fact)
  const restated = restateOpenings(amended, erratum =>
    [...targetsOf(erratum, amended), ...amended.filter(fact => opens(fact, erratum))].filter(
      ({ eventKind }) => eventKind in APPOINTED_AT,
    ),
  )
  const voidEnds = new Map([...superseded].flatMap(([end, by]) => (isDatedEnd(end) ? [[by, end]] : [])))
  return restated.flatMap(fact =>
    fact.detail === PUBLICATION_VOID ? toResumption(fact, voidEnds.get(fact)) : fact,
  )
}

/** The facts that fall, each with the later one by which it does; those that are annulled apart. */
export function findSuperseded(facts: readonly EventFact[]): {
  superseded: ReadonlyMap<EventFact, EventFact>
  annulled: ReadonlySet<EventFact>
} {
  const annulled = new Set<EventFact>()
  const superseded = new Map<EventFact, EventFact>()
  // Newest first: an annulled correction corrects nothing.
  for (const correction of facts.toReversed()) {
    if (correction.corrects === null || annulled.has(correction)) continue
    if (correction.corrects.effect === 'replaced' && !restates(correction)) continue
    const targets = targetsOf(correction, facts)
    const copies = facts.filter(
      fact => isEarlier(fact, correction) && targets.some(one => isSameEvent(one, fact)),
    )
    for (const target of [...targets, ...copies]) {
      if (!superseded.has(target)) superseded.set(target, correction)
      if (correction.corrects.effect === 'annulled') annulled.add(target)
    }
  }
  return { superseded, annulled }
}

function isDatedEnd(fact: EventFact): boolean {
  return procedureOf(fact.eventKind) === 'bankruptcy' && ENDS.has(fact.eventKind) && openedOn(fact) !== null
}

// The annulled notice names the case that has not ended.
function toResumption(annulment: EventFact, end: EventFact | undefined): EventFact | [] {
  if (end === undefined) return []
  const { court, reference, keyDates } = end
  const severity = severityOf(annulment.eventKind, END_VOID)
  return { ...annulment, court, reference, keyDates, severity, detail: END_VOID }
}

/** A fact that stands: as published, with corrected values, and the last correction that gave one. */
export type AmendedFact = { published: EventFact; fact: EventFact; by: EventFact | null }

/**
 * The facts with corrected values, and the corrections of which every value is `applied`. Facts in `superseded` are left
 * out, and `annulled` corrections correct nothing.
 */
export function amendAll(
  facts: readonly EventFact[],
  superseded: ReadonlyMap<EventFact, EventFact>,
  annulled: ReadonlySet<EventFact>,
): { amended: readonly AmendedFact[]; applied: ReadonlySet<EventFact> } {
  const applied = new Set<EventFact>()
  let amended: AmendedFact[] = facts
    .filter(fact => !superseded.has(fact))
    .map(fact => ({ published: fact, fact, by: null }))
  // Oldest first: the last erratum on a value wins.
  for (const correction of facts.filter(fact => fact.corrects?.values && !annulled.has(fact))) {
    const named = new Set(
      targetsOf(
        correction,
        amended.map(({ fact }) => fact),
      ),
    )
    const values = new Set(correction.corrects?.values)
    amended = amended.map(one => {
      const fact = amendBy(correction, one.fact, named.has(one.fact), values)
      return fact === one.fact ? one : { ...one, fact, by: correction }
    })
    if (values.size === 0) applied.add(correction)
  }
  return { amended, applied }
}

// Takes the values that `fact` gets out of `left`.
function amendBy(
  correction: EventFact,
  fact: EventFact,
  named: boolean,
  left: Set<CorrectedValue>,
): EventFact {
  if (!isEarlier(fact, correction) || fact.source !== correction.source) return fact
  const { values = [] } = correction.corrects as Correction
  const isOtherCase = differ(fact.reference, correction.reference)
  const quoted = values.filter(({ field }) => !isOtherCase || field === 'reference')
  return quoted.reduce((amended, value) => {
    const next = amendFact(amended, [value], named)
    if (next !== amended) left.delete(value)
    return next
  }, fact)
}

function givesOnlyValues({ eventKind, detail, practitioners }: EventFact): boolean {
  return eventKind.endsWith('_correction') && detail === null && practitioners.length === 0
}

function restates({ eventKind }: EventFact): boolean {
  return !eventKind.endsWith('_correction') && !eventKind.endsWith('_other')
}

function targetsOf(correction: EventFact, facts: readonly EventFact[]): readonly EventFact[] {
  const earlier = facts.filter(fact => isEarlier(fact, correction))
  const { numac, pubDate, effect } = correction.corrects as Correction
  const named = earlier.filter(fact => fact.numac === numac)
  if (named.length > 0) return named.filter(fact => isOfOneMatter(fact, correction))
  const blank = numac === null ? earlier.filter(fact => isBlankOf(fact, correction)) : []
  if (blank.length > 0) return blank
  const alike = earlier.filter(fact => isAlike(fact, correction))
  // Some errata quote the judgment date as the publication date.
  const ofDay = alike.filter(
    fact => pubDate !== null && (fact.pubDate === pubDate || fact.eventDate === pubDate),
  )
  if (ofDay.length > 0) return ofDay
  // An unknown number refers to another company's notice, or to one never read. A judgment bans several
  // people in separate notices, which a date cannot tell apart.
  if (numac !== null || correction.eventKind === 'professional_ban') return []
  const judged = earlier.filter(fact => isOfOneJudgment(fact, correction))
  if (judged.length > 0) return judged
  if (pubDate !== null) return []
  if (!restates(correction) && effect !== 'annulled' && !correction.corrects?.values) return []
  return lastOf(alike, correction)
}

// An erratum without a target means the last notice of its kind; without a kind, one of recent weeks.
const DAYS_BACK = 60

function lastOf(alike: readonly EventFact[], correction: EventFact): readonly EventFact[] {
  const last = alike.at(-1)
  if (!last) return []
  if (!restates(correction) && daysBetween(last.pubDate, correction.pubDate) > DAYS_BACK) return []
  return alike.filter(fact => fact.numac === last.numac)
}

const DAY = 86_400_000

function daysBetween(from: string | null, to: string | null): number {
  return from === null || to === null ? Number.POSITIVE_INFINITY : (Date.parse(to) - Date.parse(from)) / DAY
}

// The form was sent without what the court ruled, and then again with it, as an erratum of the same case.
function isBlankOf(fact: EventFact, correction: EventFact): boolean {
  const isBlank = fact.eventKind.endsWith('_other') && fact.detail === null && fact.practitioners.length === 0
  if (!isBlank || !restates(correction) || !isOfOneCase(fact, correction)) return false
  const { pubDate } = correction.corrects as Correction
  return pubDate === null
    ? daysBetween(fact.pubDate, correction.pubDate) <= DAYS_BACK
    : fact.pubDate === pubDate
}

function isOfOneCase(a: EventFact, b: EventFact): boolean {
  return a.source === b.source && a.court === b.court && a.reference !== null && a.reference === b.reference
}

function isEarlier(fact: EventFact, correction: EventFact): boolean {
  if (fact.numac === correction.numac) return false
  return fact.pubDate === null || correction.pubDate === null || fact.pubDate <= correction.pubDate
}

// An annulment removes the whole notice; a replacement only what it restates: the end of a reorganisation
// published together with a bankruptcy survives an erratum on the bankruptcy.
function isOfOneMatter(fact: EventFact, correction: EventFact): boolean {
  return correction.corrects?.effect === 'annulled' || fact.source === correction.source
}

// A notice that annuls and reprints another may correct its kind.
function isOfOneJudgment(fact: EventFact, correction: EventFact): boolean {
  if (fact.eventDate === null || fact.eventDate !== correction.eventDate) return false
  if (isAlike(fact, correction)) return true
  const isVoid = correction.corrects?.effect === 'annulled' && correction.corrects.pubDate === null
  return isVoid && fact.source === correction.source && !differ(fact.reference, correction.reference)
}

// Without a number: same kind in the same case. Annulments seldom name a kind, so the case decides.
function isAlike(fact: EventFact, correction: EventFact): boolean {
  if (fact.source !== correction.source || differ(fact.reference, correction.reference)) return false
  if (!restates(correction)) return fact.corrects === null || restates(fact)
  return fact.eventKind === correction.eventKind
}

function differ(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b
}

// An erratum that prints an opening again replaces whom the first notice names as curators or liquidators.

const APPOINTED_AT: Partial<Record<EventKind, PractitionerRole>> = {
  bankruptcy_opening: 'curator',
  judicial_dissolution: 'liquidator',
}

/**
 * `facts` with the appointees of an opening left out that its erratum no longer names; the erratum itself names the
 * others. `openingsOf` gives the openings that an erratum prints again.
 */
function restateOpenings(
  facts: readonly EventFact[],
  openingsOf: (erratum: EventFact) => readonly EventFact[],
): readonly EventFact[] {
  let restated = facts
  for (const erratum of facts.filter(({ detail }) => detail === OPENING_RESTATED)) {
    const meant = new Set(openingsOf(erratum))
    restated = restated.map((fact, at) =>
      meant.has(facts[at] as EventFact) ? keepOnly(erratum.practitioners, fact) : fact,
    )
  }
  return restated
}

// The erratum names the day of the opening that it prints again.
function opens(fact: EventFact, erratum: EventFact): boolean {
  if (fact.source !== erratum.source || !isEarlier(fact, erratum)) return false
  return (
    fact.eventDate !== null &&
    fact.eventDate === openedOn(erratum) &&
    !differ(fact.reference, erratum.reference)
  )
}

function keepOnly(printed: EventFact['practitioners'], opening: EventFact): EventFact {
  const office = APPOINTED_AT[opening.eventKind]
  const named = printed.filter(({ role }) => role === office)
  if (named.length === 0) return opening
  const kept = opening.practitioners.filter(
    one => one.role !== office || named.some(other => isSamePractitioner(one, other)),
  )
  return kept.length === opening.practitioners.length ? opening : { ...opening, practitioners: kept }
}
