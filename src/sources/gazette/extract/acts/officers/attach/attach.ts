// Who gets which office by which change: names, offices and cues within one piece, put together.

import type { Token } from '../tokens.ts'
import type { Attached, Content } from './attached.ts'
import { nameZones } from './name-zones.ts'
import { officesAfter } from './offices-after.ts'
import { officesAround } from './offices-around.ts'

/** Who is attached to which cue of a piece, in the order of the cues. */
export function attach(tokens: readonly Token[], content: Content): Attached[] {
  return nameZones(tokens, content).flatMap(({ cue, names, side, low, high }) => {
    const inside = content.offices.filter(({ from }) => from >= low && from < high)
    const given =
      side === 'after' ? officesAfter(tokens, names, inside) : officesAround(tokens, cue, names, inside)
    const wrongSide = cue.side !== 'either' && cue.side !== side
    return names.flatMap(name => {
      const offices = given.get(name)
      return offices ? [{ name, cue, offices, wrongSide, side }] : []
    })
  })
}
