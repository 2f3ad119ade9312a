// What is kept in mind while an act is read from its first sentence to its last.

import type { Effect } from './effect.ts'
import type { Cue } from './find-cues.ts'
import type { Named } from './find-names.ts'
import type { People } from './known-people.ts'
import type { Label } from './make-statements.ts'
import type { Segment } from './split-segments.ts'
import type { Statement } from './statement.ts'

export type ActContext = {
  /** Name of the company whose act it is, letters and digits only; null when not known. */
  ownName: string | null
  /** Offices the subject of the act names. */
  subjectOffices: Label[]
  /** The act founds the company. */
  founding?: boolean
  /** The office meant where the act says of none: the only one it speaks of, or its board's. */
  onlyOffice: () => Label[]
}

/** A list that was announced: items without a verb continue it. */
export type OpenList = {
  change: Cue['change']
  offices: Label[]
  effect: Effect
  /** Whether its items bear bullets, once one was read. */
  bulleted: boolean | null
  /** A sentence of another kind stood between its items. */
  interrupted: boolean
  /** Its last item was a whole sentence. */
  finished?: boolean
  /** An item said where somebody lives or was born. */
  detailed?: boolean
}
/** Whom the last sentence was about. */
export type LastSpoken = { names: Named[]; offices: Label[]; segment: Segment; at: number }
export type State = {
  context: ActContext
  open: OpenList | null
  /** Offices of the heading above. */
  heading: Label[]
  /** That heading stood alone, without a verb. */
  title: boolean
  /** What the last sentence or list stated. */
  group: Statement[]
  spoken: LastSpoken | null
  people: People
  /** All pieces, those to come as well. */
  segments: Segment[]
  /** The next piece is an item of a list. */
  itemsFollow: boolean
  /** An item says who comes: those it calls leaving resigned. */
  turnover: boolean
  /** The piece that renewed all mandates without naming anybody. */
  renewedAt?: number
  /** A change the last sentence said of several without naming them. */
  pending?: { list: OpenList; at: number } | undefined
  /** A change whose holder the sentence named by his office only. */
  unnamed?: { change: Cue['change']; label: Label; effect: Effect; at: number }
  /** The piece that spoke of a representative without naming one. */
  representedAt?: number
  /** How many pieces were read. */
  at: number
  statements: Statement[]
}
