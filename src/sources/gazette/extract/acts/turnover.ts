// Acts that only say who goes and who comes: `Sortant : X`, `Entrant : Y`. Who goes then has resigned, where a list of
// those going by rotation stands alone.

import type { ReadSegment } from './read-segment.ts'
import type { Segment } from './split-segments.ts'

const COMES =
  /^[^a-z]{0,6}(?:entrante?s?|entrees?|intredende?|aantredende?|toetredende?|eintretende?[rn]?|neu|nouveaux?|nouvelles?|nieuwe?)\b[^.;:]{0,40}(?::|$)/
const GOES = /^(?:sortant|uittredend|aftredend|ausscheidend)/
const RENEWED =
  /reelu|reelection|renouvel|reconduit|herbenoem|herkozen|herverk|hernieuw|opnieuw|wiedergewahlt|wiederwahl/
const HEAD = 6 // characters: a bullet may stand before it

/** True when an item says who comes. */
export function hasTurnover(segments: Segment[]): boolean {
  return segments.some(({ fold }) => COMES.test(fold)) && !segments.some(({ fold }) => RENEWED.test(fold))
}

/** Takes whom an item says to go as having resigned. */
export function leaveInTurn({ segment: { fold }, cues }: ReadSegment): void {
  const [cue] = cues
  if (cue?.change !== 'end_of_term' || cue.start > HEAD || !GOES.test(fold.slice(cue.start))) return
  if (/^ ?(?:\(|:|$)/.test(fold.slice(cue.end))) cue.change = 'resignation'
}
