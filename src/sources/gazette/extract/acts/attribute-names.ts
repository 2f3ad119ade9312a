// Which of the names in a sentence each of its cues is about: after an active verb or a noun, before a participle,
// the nearest one for `démissionnaire`.

import type { Cue } from './find-cues.ts'
import type { Named } from './find-names.ts'

export type Attribution = { cue: Cue; holders: Named[] }

const ADJECTIVE =
  /^(?:demissionnaire|ontslagnemend|ontslaggevend|decede|defunt|overleden|verstorb|uittredend)/
const ANEW =
  /;|\b(?:est|sont|wordt|worden|werd|werden|is|zijn|wird|beslist|besluit|decide|decident|beschliesst|beschliessen|accept[a-z]*|aanvaard[a-z]*|angenommen|genehmigt|tevens|ainsi que|alsook|anderzijds|d'autre part)\b/g

/** Attributions in the order of the cues; a cue nobody is named for keeps an empty list. */
export function attributeNames(fold: string, cues: Cue[], names: Named[]): Attribution[] {
  const taken = new Set<Named>()
  const attributions = cues.map(cue => ({ cue, holders: [] as Named[] }))
  const renewed = cues.some(cue => cue.change === 'reappointment')
  for (const attribution of attributions) {
    if (!isAdjective(fold, attribution.cue)) continue
    const nearest = renewed ? null : nearestName(attribution.cue, names)
    if (nearest) take(attribution, [nearest], taken)
  }
  const holders = names.filter(name => name.part === 'holder')
  for (const [index, attribution] of attributions.entries()) {
    if (attribution.holders.length === 0 && !isAdjective(fold, attribution.cue)) {
      take(attribution, preferredSide(fold, cues, index, holders, taken), taken)
    }
  }
  for (const [index, attribution] of attributions.entries()) {
    if (attribution.holders.length === 0 && !isAdjective(fold, attribution.cue)) {
      take(attribution, otherSide(cues, index, holders, taken), taken)
    }
  }
  return attributions
}

function take(attribution: Attribution, names: Named[], taken: Set<Named>): void {
  attribution.holders = names
  for (const name of names) taken.add(name)
}

function isAdjective(fold: string, cue: Cue): boolean {
  return ADJECTIVE.test(fold.slice(cue.start, cue.end))
}

const NEAR = 40

function nearestName(cue: Cue, names: Named[]): Named | null {
  let best: Named | null = null
  let distance = NEAR
  for (const name of names) {
    const gap = name.end <= cue.start ? cue.start - name.end : name.start - cue.end
    if (gap < distance && name.part !== 'representative') [best, distance] = [name, gap]
  }
  return best
}

function preferredSide(
  fold: string,
  cues: Cue[],
  index: number,
  holders: Named[],
  taken: Set<Named>,
): Named[] {
  const cue = cues[index] as Cue
  return cue.side === 'after'
    ? namesAfter(fold, cues, index, holders, taken)
    : between(holders, cues[index - 1]?.end ?? 0, cue.start, taken)
}

// Up to the next cue; when that one looks for its names before it, only up to where a new statement begins.
function namesAfter(fold: string, cues: Cue[], index: number, holders: Named[], taken: Set<Named>): Named[] {
  const cue = cues[index] as Cue
  const next = cues[index + 1]
  const found = between(holders, cue.end, next?.start ?? fold.length, taken)
  const first = found[0]
  if (!next || next.side === 'after' || !first || next.change === cue.change) return found
  ANEW.lastIndex = first.end
  const anew = ANEW.exec(fold)?.index ?? fold.length
  return found.filter(name => name.start < anew)
}

function otherSide(cues: Cue[], index: number, holders: Named[], taken: Set<Named>): Named[] {
  const cue = cues[index] as Cue
  return cue.side === 'after'
    ? between(holders, cues[index - 1]?.end ?? 0, cue.start, taken)
    : between(holders, cue.end, cues[index + 1]?.start ?? Number.POSITIVE_INFINITY, taken)
}

function between(names: Named[], from: number, to: number, taken: Set<Named>): Named[] {
  return names.filter(name => name.start >= from && name.end <= to && !taken.has(name))
}
