// What a piece of an act holds, and what attaching makes of it: who gets which office by which change.

import type { FoundCue } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/found-name.ts'

/** How an office came to a holder; the surer the earlier. */
export type OfficeBy = 'after' | 'before' | 'item' | 'apposition' | 'head' | 'recent' | 'subject' | 'form'

/** What a piece holds. */
export type Content = {
  /** Tokens, end exclusive. */
  from: number
  to: number
  /** Those that can hold an office. */
  names: FoundName[]
  /** Every name, whatever its part. */
  all: FoundName[]
  offices: FoundOffice[]
  cues: FoundCue[]
}

/** The side of a cue on which a name stands. */
export type Side = 'before' | 'after'

export type AssignedOffice = { office: FoundOffice; by: OfficeBy }

export type OfficesByName = Map<FoundName, AssignedOffice[]>

/** A name, the change that is stated of it, and the offices that stand with both. */
export type Attached = {
  name: FoundName
  cue: FoundCue
  offices: AssignedOffice[]
  /** The name stands on the side of the cue where such names seldom stand. */
  wrongSide: boolean
  side: Side
}
