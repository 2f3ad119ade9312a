// Types for attachment: names, offices and cues of a piece, and the links between them.

import type { FoundCue } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/name-search.ts'

/** How an office was linked to a holder, most reliable first. */
export type OfficeBy = 'after' | 'before' | 'item' | 'apposition' | 'head' | 'recent' | 'subject' | 'form'

/** Entities found in a piece. */
export type Content = {
  /** Tokens, end exclusive. */
  from: number
  to: number
  /** Names that can hold an office. */
  names: FoundName[]
  /** All names, whatever their role. */
  all: FoundName[]
  offices: FoundOffice[]
  cues: FoundCue[]
}

/** Side of a cue on which a name is written. */
export type Side = 'before' | 'after'

export type AssignedOffice = { office: FoundOffice; by: OfficeBy }

export type OfficesByName = Map<FoundName, AssignedOffice[]>

/** A name with the change and the offices attached to it. */
export type Attached = {
  name: FoundName
  cue: FoundCue
  offices: AssignedOffice[]
  /** The name is on the side where this cue rarely takes its names. */
  wrongSide: boolean
  side: Side
}
