// Sentences that say a mandate goes on or ends of whom only the next one names: `Het mandaat van de commissaris wordt
// hernieuwd. De commissaris, X BV, wordt vertegenwoordigd door Y.`

import { readEffect } from './effect.ts'
import { labelOf, makeStatements } from './make-statements.ts'
import type { State } from './mandate-state.ts'
import type { ReadSegment } from './read-segment.ts'

const OF_ONE =
  /\b(?:van de|du|de la|des|der) (?:commissaris|zaakvoerder|gedelegeerd bestuurder|vereffenaar|commissaire|gerante?|administrat(?:eur|rice)[- ]deleguee?|liquidat(?:eur|rice)|kommissars?|geschaftsfuhrers?(?:in)?)\b/
const THE = /^\W*(?:de|le|la|l'|der|die) (?:(?:huidige|actuelle?|heutige) )?$/
const THEN_NAME =
  /^,? (?:(?:de|heer|mevrouw|mevr\.|dhr\.|bv|nv|cvba|bvba|monsieur|madame|m\.|mme|la|societe|sa|srl|sprl|herrn?|frau) ?)*["“«]?$/

/** Keeps in mind a change whose holder is named by his office only. */
export function expectName(state: State, { cues, names, offices, segment }: ReadSegment): void {
  const [cue, other] = cues
  const [office] = offices
  if (!cue || other || !office || names.length > 0 || cue.change === 'confirmation') return
  if (cue.change === 'appointment' || !OF_ONE.test(segment.fold) || /:$/.test(segment.flat)) return
  state.unnamed = {
    change: cue.change,
    label: labelOf(segment, office),
    effect: readEffect(segment.flat, segment.fold),
    at: state.at,
  }
}

/** States the change of whom the sentence names; false when it names nobody by that office. */
export function readNamedLater(state: State, read: ReadSegment): boolean {
  const { unnamed } = state
  const [office] = read.offices
  const [holder] = read.names
  if (!unnamed || unnamed.at !== state.at - 1 || !office || !holder || read.cues.length > 0) return false
  const { fold } = read.segment
  if (office.office !== unnamed.label.office || !THE.test(fold.slice(0, office.start))) return false
  if (holder.start < office.end || !THEN_NAME.test(fold.slice(office.end, holder.start))) return false
  const source = { read, change: unnamed.change, holders: [holder], effect: unnamed.effect, from: -1 }
  state.group = makeStatements(source, [unnamed.label])
  state.statements.push(...state.group)
  return true
}
