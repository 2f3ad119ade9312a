// Publications about a company that a later one annuls or replaces, for lists that show every publication.

import type { Correction, EventFact } from '../publications/gazette-fact.ts'
import { findSuperseded } from './apply-corrections.ts'

/** The later publication by which an earlier one falls, and how. */
export type Supersession = { numac: string; effect: Correction['effect'] }

/** What falls, with its day of publication: errata quote that of the judgment for it. */
export type CorrectedPublication = Pick<EventFact, 'numac' | 'pubDate'>

export type SupersededPublications = {
  /** By numac, those of which every event of the company falls. */
  superseded: ReadonlyMap<string, Supersession>
  /** By numac of a correction, the only publication that falls by it. */
  corrected: ReadonlyMap<string, CorrectedPublication>
}

/** From all event facts of one company, in any order. */
export function findSupersededPublications(facts: readonly EventFact[]): SupersededPublications {
  const { superseded: fallen } = findSuperseded([...facts].sort(comparePublication))
  const superseded = new Map<string, Supersession>()
  const published = Map.groupBy(facts, fact => fact.numac)
  for (const [numac, own] of published) {
    const by = fallen.get(own[0] as EventFact)
    if (by?.corrects && own.every(fact => fallen.has(fact)))
      superseded.set(numac, { numac: by.numac, effect: by.corrects.effect })
  }
  const corrected = new Map<string, CorrectedPublication>()
  for (const [by, targets] of Map.groupBy(superseded, ([, { numac }]) => numac)) {
    const [target, ...others] = targets.map(([numac]) => numac)
    if (target === undefined || others.length > 0) continue
    corrected.set(by, { numac: target, pubDate: published.get(target)?.[0]?.pubDate ?? null })
  }
  return { superseded, corrected }
}

function comparePublication(a: EventFact, b: EventFact): number {
  return ascending(a.pubDate ?? '', b.pubDate ?? '') || ascending(a.numac, b.numac)
}

function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
