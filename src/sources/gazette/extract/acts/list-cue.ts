// Which of a sentence's changes is that of the list below it: `neemt akte van het ontslag van X en benoemt:` opens a
// list of appointments.

import type { MandateChange } from '../../../../domain/gazette-fact.ts'
import type { Cue } from './find-cues.ts'
import type { State } from './mandate-state.ts'
import type { ReadSegment } from './read-segment.ts'

const BEGINS = new Set<MandateChange>(['appointment', 'reappointment'])
const RENEWED_REACH = 3 // sentences

/** Null when the sentence announces no change, or two as a title does (`Ontslag en benoeming:`). */
export function findListChange(state: State, { segment, cues }: ReadSegment): MandateChange | null {
  const stated = cues.filter(cue => cue.change !== 'confirmation')
  if (stated.length === 0) return renewedBoard(state, cues[0])
  const [first] = stated as [Cue]
  if (
    stated.every(({ change }) => change === first.change || (BEGINS.has(change) && BEGINS.has(first.change)))
  )
    return first.change
  if (stated.some((cue, at) => isTitle(segment.fold, cue, stated[at + 1]))) return null
  return lastSaid(segment.fold, stated).change
}

/** The change the names above the list are not about: announced after the last of them, before the colon. */
export function findNextCue({ cues, names, segment }: ReadSegment): Cue | null {
  const named = names.at(-1)?.end ?? 0
  const after = cues.filter(({ start }) => start > named)
  if (after.length === 0 || CLAUSE.test(segment.fold.slice(named, after[0]?.start))) return null
  return lastSaid(segment.fold, after)
}

// `Herbenoeming van de bestuurders wier mandaat een einde neemt:`: the end is said in passing.
function lastSaid(fold: string, cues: Cue[]): Cue {
  const main = cues.filter(
    ({ change, start }, at) =>
      at === 0 || change !== 'end_of_term' || !CLAUSE.test(fold.slice(cues[at - 1]?.end, start)),
  )
  return main.at(-1) as Cue
}

const CLAUSE =
  /\b(?:dont|wiens|wier|waarvan|van wie|deren|dessen|qui|die|sortants?|sortantes|uittredende|aftredende|ausscheidenden?)\b/

const TITLE_JOINT =
  /^\s?(?:[,/&–-]|et|en|und|ou|of|oder)(?:\s{0,2}(?:[,/&–-]|et|en|und|ou|of|oder))*\s?(?:de |het |la |les |l'|d'|die |der )?$/

// Two nouns with `and` between them and no verb.
function isTitle(fold: string, cue: Cue, next: Cue | undefined): boolean {
  if (!next || cue.side !== 'after' || next.side !== 'after') return false
  return TITLE_JOINT.test(fold.slice(cue.end, next.start))
}

// `De mandaten worden hernieuwd. De raad bestaat bijgevolg uit:` lists those whose mandate was renewed.
function renewedBoard(state: State, cue: Cue | undefined): MandateChange | null {
  const renewed = state.renewedAt !== undefined && state.at - state.renewedAt <= RENEWED_REACH
  return renewed && cue ? 'reappointment' : (cue?.change ?? null)
}
