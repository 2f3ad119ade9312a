// Effects from sentences without names, applied to earlier statements or to the list that follows: start,
// end, term.

import { type Effect, mergeEffects } from '../../effect.ts'
import { type CurrentPiece, effectOf, type Reader } from './reader.ts'

// `leur mandat`, `cette nomination`, `la date d'effet`
const OF_MANDATE =
  /\b(?:mandats?|mandaa?t(?:en)?|mandate|fonctions?|nominations?|demissions?|renouvellements?|dates? d'effet|prendr?a|cette|ces|celui-ci|durees?|dauer|duur)\b/

/** True where a text (folded) concerns mandates. */
export const isOfMandate = (fold: string): boolean => OF_MANDATE.test(fold)

/** `Leur mandat prend cours ce jour`; `pour une période qui finira après l'assemblée de 2033`, before the list. */
export function addEffect(reader: Reader, { piece, fold }: CurrentPiece): void {
  if (reader.group.length > 0 && isOfMandate(fold)) {
    const effect = effectOf(reader, piece)
    for (const statement of reader.group) statement.effectiveOn ??= effect.effectiveOn
    addTerm(reader, effect)
  } else if (reader.group.length === 0 && reader.head) {
    reader.head.effect = mergeEffects(reader.head.effect, effectOf(reader, piece))
  }
}

/** `Leurs mandats prendront fin à l'assemblée de 2033`: a term stated with an end cue. */
export function addStatedTerm(reader: Reader, { piece, fold }: CurrentPiece): void {
  if (reader.group.length === 0 || !isOfMandate(fold)) return
  const { years, endsAtMeetingOf } = effectOf(reader, piece).term
  if (years === null && endsAtMeetingOf === null) return
  const term = { endsOn: null, indefinite: false, years, endsAtMeetingOf }
  addTerm(reader, { effectiveOn: null, immediate: false, term })
}

function addTerm({ group }: Reader, effect: Effect): void {
  for (const statement of group)
    if (statement.change === 'appointment' || statement.change === 'reappointment')
      statement.term = mergeEffects({ ...effect, term: statement.term }, effect).term
}
