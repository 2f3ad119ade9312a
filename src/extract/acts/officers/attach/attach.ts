// Attaches names and offices to the cues of one piece.

import { type FoundCue, wordsOf } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import { isSign, type Token } from '../tokens.ts'
import { officesAfter, officesAround } from './attach-offices.ts'
import type { AssignedOffice, Attached, Content } from './attached.ts'
import { nameZones } from './name-zones.ts'

/** Names and offices attached to each cue of a piece, in cue order. */
export function attach(tokens: readonly Token[], content: Content): Attached[] {
  return nameZones(tokens, content).flatMap(({ cue, names, side, low, high }) => {
    const inside = content.offices.filter(
      office =>
        office.from >= low &&
        office.from < high &&
        !isOfOther(content, office) &&
        !isOfReplaced(tokens, content, office),
    )
    const given =
      side === 'after' ? officesAfter(tokens, names, inside) : officesAround(tokens, cue, names, inside)
    const wrongSide = cue.side !== 'either' && cue.side !== side
    const entrusted = entrustedOffice(tokens, cue, content)
    const respective = RESPECTIVELY.test(wordsOf(tokens, content.from, content.to))
    return names.flatMap((name, at) => {
      const all = given.get(name)
      const own = respective && names.length > 1 && all?.length === names.length ? all.slice(at, at + 1) : all
      const offices = own && entrusted ? [entrusted] : own
      return offices ? [{ name, cue, offices, wrongSide, side }] : []
    })
  })
}

// `X et Y sont élus respectivement présidente et trésorier`
const RESPECTIVELY = /\b(?:respectivement|respectievelijk|beziehungsweise|jeweils)\b/

// `la SA X, qui conserve Monsieur Y comme représentant permanent`, `X BV, met als vaste vertegenwoordiger Y`: no office of
// X, nor of those named beside it.
function isOfOther({ all, names }: Content, { office, from, to }: FoundOffice): boolean {
  if (office !== 'representative' || names.length === 0) return false
  const last = all.findLast(name => name.to <= from)
  if (last?.part === 'represents') return true
  const next = all.find(name => name.from >= to)
  return names.length > 1 && last?.kind === 'company' && next !== undefined && last.representative === next
}

// `désignée administrateur provisoire en remplacement de Monsieur X, gérant`: the office of X, where one is told before.
function isOfReplaced(tokens: readonly Token[], { all, offices }: Content, { from }: FoundOffice): boolean {
  const last = all.findLast(({ to }) => to <= from)
  if (!last?.replaced || from - last.to > TITLE_REACH || !isSign(tokens[last.to], ',')) return false
  return offices.some(other => other.office !== 'board' && other.to <= last.from)
}

const TITLE_REACH = 3 // tokens

const TO_SAME = /^(?:a|en) (?:cette|ces|ce) (?:fonctions?|postes?|mandats?|qualite)$/

// `het dagelijks bestuur wordt toevertrouwd aan X, directeur`: the entrusted office, not the holder's other
// title.
function entrustedOffice(
  tokens: readonly Token[],
  { at }: FoundCue,
  { offices }: Content,
): AssignedOffice | null {
  const word = tokens[at]?.fold ?? ''
  // `élit à cette fonction Madame X, vice-présidente sortante`
  const same = offices.findLast(one => one.to <= at && one.office !== 'board')
  if (same && TO_SAME.test(wordsOf(tokens, at + 1, at + 4))) return { office: same, by: 'before' }
  if (
    !/^(?:toevertr|opgedrag|delegeer|gelast|confiee)/.test(word) &&
    !(word === 'op' && tokens[at + 2]?.fold === 'dragen')
  )
    return null
  const office = offices.find(
    one => one.office === 'daily_management' && (word !== 'confiee' || one.to <= at),
  )
  return office ? { office, by: 'after' } : null
}
