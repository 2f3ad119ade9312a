// What an act tells in passing of somebody who is replaced: `en remplacement de X, domicilié à Y, démissionnaire`, `X, dont
// le mandat a pris fin, est remplacé par Y`. It tells how X left, and no change of those named beside X.

import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import { type FoundCue, isAttribute } from '../cues/found-cue.ts'
import type { FoundName } from '../names/name-search.ts'
import { isSign, type Token } from '../tokens.ts'

/** The cues that state a change of their own; how somebody replaced left is kept with the name or the replacement. */
export function takeReplacedClauses(
  tokens: readonly Token[],
  cues: readonly FoundCue[],
  names: readonly FoundName[],
): FoundCue[] {
  keepOnesExchanged(cues, names)
  const own: FoundCue[] = []
  for (const cue of cues) if (!isEnd(cue) || !noteHowLeft(tokens, cue, names, own)) own.push(cue)
  const tells = (one: FoundCue | undefined, of: FoundCue | undefined): boolean =>
    one !== undefined && of !== undefined && tellsWhyReplaced(tokens, one, of, names)
  return own.flatMap((cue, at) => {
    const [before, next] = [own[at - 1], own[at + 1]]
    if (tells(cue, next) || tells(cue, before)) return []
    const told = tells(before, cue) ? before : tells(next, cue) ? next : undefined
    return [told ? { ...cue, change: told.change } : cue]
  })
}

// `approuve le remplacement de X par Y`, `remplace X par Y`: the replacement is itself the change of X.
function keepOnesExchanged(cues: readonly FoundCue[], names: readonly FoundName[]): void {
  for (const [at, cue] of cues.entries()) {
    if (!cue.replaced || cue.side !== 'after') continue
    const end = cues.find(({ change }, place) => place > at && change === 'appointment')
    if (!end) continue
    for (const name of names.filter(({ from }) => from >= cue.to && from < end.at)) {
      if (name.part === 'replaced') name.part = 'holder'
      delete name.replaced
    }
  }
}

const isEnd = ({ change, negated }: FoundCue): boolean =>
  !negated && !beginsMandate(change) && change !== 'confirmation'

function noteHowLeft(
  tokens: readonly Token[],
  cue: FoundCue,
  names: readonly FoundName[],
  before: readonly FoundCue[],
): boolean {
  const name = names.find(one => one.replaced && describes(tokens, cue, one, names, before))
  if (!name) return false
  const several = /s$/.test(tokens[cue.at]?.text ?? '')
  for (const one of several ? replacedBefore(names, name) : [name]) {
    one.part = 'replaced'
    one.left ??= cue.change
  }
  return true
}

// `en remplacement de X et Y, démissionnaires`
const replacedBefore = (names: readonly FoundName[], { from }: FoundName): FoundName[] => {
  const upTo = names.filter(one => one.from <= from && one.part !== 'represents')
  return upTo.slice(upTo.findLastIndex(({ replaced }) => !replaced) + 1)
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

// `X, démissionnaire, est remplacé par Y`, `le remplacement de X, démissionnaire, par Y`
function tellsWhyReplaced(
  tokens: readonly Token[],
  cue: FoundCue,
  next: FoundCue,
  names: readonly FoundName[],
): boolean {
  if (!isEnd(cue) || cue.replaced || !next.replaced) return false
  if (next.side === 'after' ? next.at > cue.at : next.at < cue.at) return false
  const last = names.findLast(({ to }) => to <= cue.at)
  const follows =
    next.side === 'after'
      ? last !== undefined && last.from >= next.to
      : names.every(({ from }) => from < cue.at || from >= next.at)
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
