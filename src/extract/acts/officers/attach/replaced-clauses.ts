// What an act tells in passing of somebody who is replaced: `en remplacement de X, domicilié à Y, démissionnaire`, `X, dont
// le mandat a pris fin, est remplacé par Y`. It tells how X left, and no change of those named beside X.

import { type FoundCue, isAttribute } from '../cues/found-cue.ts'
import type { FoundName } from '../names/name-search.ts'
import { isSign, type Token } from '../tokens.ts'

/** The cues that state a change of their own; how somebody replaced left is kept with the name or the replacement. */
export function takeReplacedClauses(
  tokens: readonly Token[],
  cues: readonly FoundCue[],
  names: readonly FoundName[],
): FoundCue[] {
  const own: FoundCue[] = []
  for (const cue of cues) if (!isEnd(cue) || !noteHowLeft(tokens, cue, names, own)) own.push(cue)
  return own.flatMap((cue, at) => {
    const [before, next] = [own[at - 1], own[at + 1]]
    if (next && tellsWhyReplaced(tokens, cue, next, names)) return []
    return before && tellsWhyReplaced(tokens, before, cue, names)
      ? [{ ...cue, change: before.change }]
      : [cue]
  })
}

const isEnd = ({ change, negated }: FoundCue): boolean =>
  !negated && !/appointment$/.test(change) && change !== 'confirmation'

function noteHowLeft(
  tokens: readonly Token[],
  cue: FoundCue,
  names: readonly FoundName[],
  before: readonly FoundCue[],
): boolean {
  const name = names.find(one => one.replaced && describes(tokens, cue, one, names, before))
  if (!name) return false
  name.part = 'replaced'
  name.left ??= cue.change
  return true
}

const REACH = 40 // tokens: birth, address, representative

function describes(
  tokens: readonly Token[],
  cue: FoundCue,
  name: FoundName,
  names: readonly FoundName[],
  before: readonly FoundCue[],
): boolean {
  const { from, to } = name
  // `des zurückgetretenen Herrn X`
  if (cue.to <= from) return isAttribute(tokens, cue) && from - cue.to <= BEFORE_TITLE
  if (cue.at < to || cue.at - to > REACH || cue.replaced) return false
  const isBetween = (at: number): boolean => at >= to && at < cue.at
  if (names.some(one => isBetween(one.from) && one !== name.representative)) return false
  if (before.some(({ at }) => isBetween(at))) return false
  return cue.at - to <= 1 || name.left !== undefined || isAside(tokens, to, cue)
}

// `X, démissionnaire, est remplacé par Y`
function tellsWhyReplaced(
  tokens: readonly Token[],
  cue: FoundCue,
  next: FoundCue,
  names: readonly FoundName[],
): boolean {
  if (!isEnd(cue) || !next.replaced || next.side !== 'before') return false
  const last = names.findLast(({ to }) => to <= cue.at)
  const follows = names.every(({ from }) => from < cue.at || from >= next.at)
  return last !== undefined && follows && cue.at - last.to <= REACH && isAside(tokens, last.to, cue)
}

function isAside(tokens: readonly Token[], from: number, { at }: FoundCue): boolean {
  const gap = tokens.slice(from, at)
  if (gap.some((token, place) => isSign(token, ';:') || isFullStop(gap, place))) return false
  return ADJECTIVE.test(tokens[at]?.fold ?? '') || gap.some(({ fold }) => RELATIVE.test(fold))
}

// Not the dots of a number.
const isFullStop = (gap: readonly Token[], at: number): boolean =>
  isSign(gap[at], '.') && gap[at - 1]?.kind !== 'number'

const BEFORE_TITLE = 4 // tokens
const ADJECTIVE = /^(?:demissionnaire|sortant|decede|defunt|revoque)e?s?$/
const RELATIVE = /^(?:qui|dont|lequel|laquelle|lesquel(?:le)?s)$/
