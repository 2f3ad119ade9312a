// What remains of a company's notices once the errata among them are obeyed.

import type { EventFact } from '../gazette-fact.ts'
import { isSameEvent } from './merge-duplicates.ts'

/**
 * The facts without those that a later notice replaces or annuls. `facts` are of one company, oldest publication
 * first. A notice that says only that it corrects (kinds `…_correction`, `…_other`) does not restate what it
 * corrects: unless it annuls, the earlier event stays beside it.
 */
export function applyCorrections(facts: readonly EventFact[]): readonly EventFact[] {
  if (!facts.some(fact => fact.corrects !== null)) return facts
  const annulled = new Set<EventFact>()
  const gone = new Set<EventFact>()
  // Newest first: a correction that was annulled itself corrects nothing.
  for (const correction of facts.toReversed()) {
    if (correction.corrects === null || annulled.has(correction)) continue
    if (correction.corrects.effect === 'replaced' && !restates(correction)) continue
    const targets = targetsOf(correction, facts)
    const copies = facts.filter(
      fact => isEarlier(fact, correction) && targets.some(one => isSameEvent(one, fact)),
    )
    for (const target of [...targets, ...copies]) {
      gone.add(target)
      if (correction.corrects.effect === 'annulled') annulled.add(target)
    }
  }
  return facts.filter(fact => !gone.has(fact))
}

function restates({ eventKind }: EventFact): boolean {
  return !eventKind.endsWith('_correction') && !eventKind.endsWith('_other')
}

function targetsOf(correction: EventFact, facts: readonly EventFact[]): readonly EventFact[] {
  const earlier = facts.filter(fact => isEarlier(fact, correction))
  const { numac, pubDate } = correction.corrects as NonNullable<EventFact['corrects']>
  const named = earlier.filter(fact => fact.numac === numac)
  if (named.length > 0) return named.filter(fact => isOfOneMatter(fact, correction))
  const alike = earlier.filter(fact => isAlike(fact, correction))
  // Some errata quote the day of the judgment for that of the publication.
  if (pubDate !== null) return alike.filter(fact => fact.pubDate === pubDate || fact.eventDate === pubDate)
  // A number that is not among the facts names a notice of somebody else, or one that was never read.
  if (numac !== null || !restates(correction)) return []
  const last = alike.at(-1)
  return last === undefined ? [] : alike.filter(fact => fact.numac === last.numac)
}

function isEarlier(fact: EventFact, correction: EventFact): boolean {
  if (fact.numac === correction.numac) return false
  return fact.pubDate === null || correction.pubDate === null || fact.pubDate <= correction.pubDate
}

// An annulment strikes the whole notice; a replacement what it states anew: the end of a reorganisation published
// together with a bankruptcy outlives an erratum about the bankruptcy.
function isOfOneMatter(fact: EventFact, correction: EventFact): boolean {
  return correction.corrects?.effect === 'annulled' || fact.source === correction.source
}

// Without a number: the same kind in the same case. An annulment seldom names a kind, so there the case decides.
function isAlike(fact: EventFact, correction: EventFact): boolean {
  if (fact.source !== correction.source || differ(fact.reference, correction.reference)) return false
  if (!restates(correction)) return true
  return fact.eventKind === correction.eventKind
}

function differ(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b
}
