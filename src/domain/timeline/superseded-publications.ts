// Publications about a company that a later one annuls, replaces or corrects, for lists that show every publication.

import type { Correction, EventFact } from '../publications/gazette-fact.ts'
import { amendAll, findSuperseded } from './apply-corrections.ts'

/** The later publication by which an earlier one falls, and how. */
export type Supersession = { numac: string; effect: Correction['effect'] }

/** What falls, with its day of publication: errata quote that of the judgment for it. */
export type CorrectedPublication = Pick<EventFact, 'numac' | 'pubDate'>

export type SupersededPublications = {
  /** By numac, those of which every event of the company falls. */
  superseded: ReadonlyMap<string, Supersession>
  /** By numac of a correction, the only publication that falls by it, or of which it corrects a value. */
  corrected: ReadonlyMap<string, CorrectedPublication>
  /** By `keyOfFact`, the events with a corrected value, each with the numac of the correction. */
  amended: ReadonlyMap<string, { fact: EventFact; by: string }>
}

/** Tells the events of a company apart. */
export function keyOfFact({ numac, span, eventKind, detail }: EventFact): string {
  return `${numac} ${span.start} ${eventKind} ${detail}`
}

/** From all event facts of one company, in any order. */
export function findSupersededPublications(facts: readonly EventFact[]): SupersededPublications {
  const sorted = [...facts].sort(comparePublication)
  const { superseded: fallen, annulled } = findSuperseded(sorted)
  const superseded = new Map<string, Supersession>()
  const published = Map.groupBy(facts, fact => fact.numac)
  for (const [numac, own] of published) {
    const by = fallen.get(own[0] as EventFact)
    if (by?.corrects && own.every(fact => fallen.has(fact)))
      superseded.set(numac, { numac: by.numac, effect: by.corrects.effect })
  }
  const amended = amendAll(sorted, fallen, annulled).amended.flatMap(({ published, fact, by }) =>
    by === null ? [] : [{ published, fact, by }],
  )
  const corrections = [
    ...[...superseded].map(([numac, by]) => ({ numac, by: by.numac })),
    ...amended.flatMap(({ fact: { numac }, by }) =>
      by.corrects?.numac === null ? [{ numac, by: by.numac }] : [],
    ),
  ]
  const corrected = new Map<string, CorrectedPublication>()
  for (const [by, targets] of Map.groupBy(corrections, correction => correction.by)) {
    const [target, ...others] = new Set(targets.map(({ numac }) => numac))
    if (target === undefined || others.length > 0) continue
    corrected.set(by, { numac: target, pubDate: published.get(target)?.[0]?.pubDate ?? null })
  }
  return {
    superseded,
    corrected,
    amended: new Map(
      amended.map(({ published, fact, by }) => [keyOfFact(published), { fact, by: by.numac }]),
    ),
  }
}

function comparePublication(a: EventFact, b: EventFact): number {
  return ascending(a.pubDate ?? '', b.pubDate ?? '') || ascending(a.numac, b.numac)
}

function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
