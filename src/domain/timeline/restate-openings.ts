// An erratum that prints an opening again replaces whom the first notice names as curators.

import type { EventFact } from '../publications/gazette-fact.ts'
import { OPENING_RESTATED } from './classify-event.ts'
import { isSamePractitioner } from './merge-duplicates.ts'

/**
 * `facts` with the curators of an opening left out that its erratum no longer names; the erratum itself names the
 * others. `openingsOf` gives the openings that an erratum prints again.
 */
export function restateOpenings(
  facts: readonly EventFact[],
  openingsOf: (erratum: EventFact) => readonly EventFact[],
): readonly EventFact[] {
  let restated = facts
  for (const erratum of facts.filter(({ detail }) => detail === OPENING_RESTATED)) {
    const named = erratum.practitioners.filter(({ role }) => role === 'curator')
    if (named.length === 0) continue
    const meant = new Set(openingsOf(erratum))
    restated = restated.map((fact, at) => (meant.has(facts[at] as EventFact) ? keepOnly(named, fact) : fact))
  }
  return restated
}

function keepOnly(named: EventFact['practitioners'], opening: EventFact): EventFact {
  const kept = opening.practitioners.filter(
    one => one.role !== 'curator' || named.some(other => isSamePractitioner(one, other)),
  )
  return kept.length === opening.practitioners.length ? opening : { ...opening, practitioners: kept }
}
