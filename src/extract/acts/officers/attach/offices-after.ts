// Attaches offices to names after their cue: `nomme X comme O`, `le mandat d'O de X et de Y`, `nomme comme O:
// X, Y`.

import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/found-name.ts'
import type { Token } from '../tokens.ts'
import type { AssignedOffice, OfficeBy, OfficesByName } from './attached.ts'
import { introducesNext, isCompanyOfOffice, joinsOffice } from './office-context.ts'

// State of the left-to-right pass over names and offices.
type Walk = {
  given: Map<FoundName, AssignedOffice[]>
  /** Offices written next to a name as its title. */
  titles: Map<FoundName, FoundOffice[]>
  /** Offices that precede the names they belong to. */
  before: FoundOffice[]
  /** Names waiting for an office behind them. */
  group: FoundName[]
  /** The group has its office: the next name starts a new group. */
  closed: boolean
  /** A name followed the offices in `before`. */
  named: boolean
  /** Companies in which an office is held (not holders). */
  skipped: Set<FoundName>
}

/** Offices of each name; empty for a company in which another name holds office. */
export function officesAfter(
  tokens: readonly Token[],
  names: FoundName[],
  offices: FoundOffice[],
): OfficesByName {
  const boards = offices.filter(({ office }) => office === 'board')
  const others = offices.filter(({ office }) => office !== 'board')
  const walk = walkOver(tokens, names, offices, others)
  const board = others.every(({ office }) => office === 'representative') ? boards.slice(0, 1) : []
  for (const name of names) if (!walk.skipped.has(name)) giveTitle(walk, name, board)
  return walk.given
}

function walkOver(
  tokens: readonly Token[],
  names: FoundName[],
  offices: FoundOffice[],
  others: FoundOffice[],
): Walk {
  const walk: Walk = {
    given: new Map(),
    titles: new Map(),
    before: [],
    group: [],
    closed: false,
    named: true,
    skipped: new Set(),
  }
  const events = [
    ...names.map(name => ({ at: name.from, name })),
    ...others.map(office => ({ at: office.from, office })),
  ].sort((a, b) => a.at - b.at)
  for (const event of events) {
    if ('office' in event) meetOffice(walk, tokens, names, event.office)
    else if (walk.closed && isCompanyOfOffice(tokens, event.name, offices)) walk.skipped.add(event.name)
    else meetName(walk, event.name)
  }
  return walk
}

function meetName(walk: Walk, name: FoundName): void {
  if (walk.closed) walk.group = []
  walk.closed = false
  walk.named = true
  walk.group.push(name)
  for (const office of walk.before) give(walk, name, office, 'before')
}

function meetOffice(walk: Walk, tokens: readonly Token[], names: FoundName[], office: FoundOffice): void {
  const last = walk.group.at(-1)
  if (!last) walk.before.push(office)
  else if (office.linked || (walk.closed && joinsOffice(tokens, office))) {
    for (const name of walk.group) give(walk, name, office, 'after')
    walk.closed = true
  } else if (office.ofMandate || introducesNext(tokens, office, names)) {
    walk.before = walk.named ? [office] : [...walk.before, office]
    walk.named = false
    walk.group = []
  } else walk.titles.set(last, [...(walk.titles.get(last) ?? []), office])
}

function give({ given }: Walk, name: FoundName, office: FoundOffice, by: OfficeBy): void {
  given.set(name, [...(given.get(name) ?? []), { office, by }])
}

// A title next to the name is used only if no other office is attached.
function giveTitle({ given, titles }: Walk, name: FoundName, board: readonly FoundOffice[]): void {
  if (given.has(name)) return
  const beside = titles.get(name) ?? board
  given.set(
    name,
    beside.map(office => ({ office, by: 'apposition' })),
  )
}
