// An end told without an office, whose successor the same sentence names: `Suite au décès de X, l'assemblée nomme Y gérant`,
// `X est remplacé par Y comme administrateur et président`. The offices are those of the successor.

import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import type { Attached } from '../attach/attached.ts'
import { wordsOf } from '../cues/found-cue.ts'
import type { Token } from '../tokens.ts'
import { isHeld } from './stated-offices.ts'

const REACH = 5 // tokens
const FOLLOWING = /\b(?:suite (?:a|au|de|du)|en raison|a cause|du fait)(?: (?:la|le|de|d'|du|l'))*$/

/** Gives ends without an office those of the one appointed behind. */
export function shareOfficesOfSuccessor(tokens: readonly Token[], attached: Attached[]): Attached[] {
  return attached.map((one, at) => {
    if (beginsMandate(one.cue.change) || !isFollowed(tokens, one)) return one
    // Those behind the cue are of the successor.
    const own = one.offices.filter(
      ({ office, by }) => isHeld(office) && !(one.cue.replaced && by === 'after'),
    )
    if (own.length > 0) return one
    const successor = attached.slice(at + 1).find(({ cue }) => beginsMandate(cue.change))
    const offices = successor?.offices.filter(({ office, by }) => isHeld(office) && by !== 'apposition') ?? []
    if (offices.length === 0) return one
    return { ...one, offices: offices.map(({ office }) => ({ office, by: 'recent' as const })) }
  })
}

const isFollowed = (tokens: readonly Token[], { cue }: Attached): boolean =>
  cue.replaced || FOLLOWING.test(wordsOf(tokens, cue.at - REACH, cue.at))
