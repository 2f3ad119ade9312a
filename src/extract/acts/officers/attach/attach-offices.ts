// Attaches offices to names before their cue: `X est nommé O`, `le mandat d'O de X est renouvelé`, `X, O,
// démissionne`.

import { type FoundCue, wordsOf } from '../cues/found-cue.ts'
import type { FoundOffice } from '../find-offices.ts'
import type { FoundName } from '../names/name-search.ts'
import { isWord, type Token } from '../tokens.ts'
import type { AssignedOffice, OfficeBy, OfficesByName } from './attached.ts'
import { introducesNext, isCompanyBehindOffice, joinsOffice } from './office-context.ts'

// Attaches offices to names after their cue: `nomme X comme O`, `le mandat d'O de X et de Y`, `nomme comme O:
// X, Y`.

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
  /** `comme président X, comme secrétaire Y`: every office precedes its names. */
  officesFirst: boolean
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
    officesFirst: false,
  }
  const events: Event[] = [
    ...names.map(name => ({ at: name.from, name })),
    ...others.map(office => ({ at: office.from, office })),
  ].sort((a, b) => a.at - b.at)
  walk.officesFirst = areOfficesFirst(tokens, events)
  for (const event of events) {
    if ('office' in event) meetOffice(walk, tokens, names, event.office)
    else if (walk.closed && isCompanyBehindOffice(tokens, event.name, offices)) walk.skipped.add(event.name)
    else meetName(walk, event.name)
  }
  return walk
}

type Event = { at: number } & ({ name: FoundName } | { office: FoundOffice })

// `: de heer`
const ADDRESS = /^(?:de|heer|dhr|mevrouw|mevr|mw|herrn?|frau)$/
const LONGEST_ADDRESS = 3

// Every office directly precedes a name, and the later ones are introduced as a capacity.
function areOfficesFirst(tokens: readonly Token[], events: readonly Event[]): boolean {
  // `Madame Y, laquelle est chargée de la gestion journalière`: an office behind the last name introduces nobody.
  const named = events.slice(0, events.findLastIndex(event => 'name' in event) + 1)
  const offices = named.filter(event => 'office' in event)
  const groups = offices.filter(event => {
    const next = events[events.indexOf(event) + 1]
    return next && 'name' in next
  })
  if (groups.length < 2 || groups[0] !== events[0] || groups.length < offices.length) return false
  return groups.every(event => {
    const next = events[events.indexOf(event) + 1] as Event
    const gap = tokens.slice(event.office.to, next.at)
    const isDirect = gap.every(token => !isWord(token) || ADDRESS.test(token.fold))
    return gap.length <= LONGEST_ADDRESS && (event === groups[0] || event.office.linked) && isDirect
  })
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
  else if (walk.officesFirst) {
    walk.before = [office]
    walk.group = []
  } else if (office.linked || (walk.closed && joinsOffice(tokens, office))) {
    const latter = LATTER.test(wordsOf(tokens, office.from - LATTER_REACH, office.from))
    for (const name of latter ? [last] : walk.group) give(walk, name, office, 'after')
    walk.closed = true
  } else if (office.ofMandate || introducesNext(tokens, office, names)) {
    walk.before = walk.named ? [office] : [...walk.before, office]
    walk.named = false
    walk.group = []
  } else {
    // `MM. A et B ainsi que C, administrateurs`
    const named = isPlural(tokens, office) ? walk.group.filter(name => !walk.titles.has(name)) : [last]
    for (const name of named) walk.titles.set(name, [...(walk.titles.get(name) ?? []), office])
  }
}

// `X, Y et Z, ce dernier en qualité de président`
const LATTER = /\b(?:ce dernier|cette derniere|(?:deze )?laatstgenoemde|deze laatste|letztere[rs]?)\b/
const LATTER_REACH = 6 // tokens

/** `administrateurs`: printed for several people. */
export const isPlural = (tokens: readonly Token[], { from, to }: FoundOffice): boolean =>
  tokens.slice(from, to).some(({ fold, class: known }) => known.office && PLURAL.test(fold))

// `administrateurs`, `commissarissen`, `Geschäftsführern`, `Liquidatoren`
const PLURAL = /[^i]s$|(?:ern|aren|oren|issen|leden|innen)$/

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

/**
 * Offices of each name: those behind the cue apply to all, else those of the mandate, else those next to the
 * name.
 */
export function officesAround(
  tokens: readonly Token[],
  cue: FoundCue,
  names: FoundName[],
  offices: FoundOffice[],
): OfficesByName {
  const ahead = offices.filter(({ from, office }) => from < cue.at && office !== 'board')
  const behind = offices.filter(({ from }) => from >= cue.to)
  const predicate = behind
    .filter(({ office }) => office !== 'board')
    .filter((office, index) => index === 0 || joinsOffice(tokens, office) || office.linked)
  const board = behind.filter(({ office }) => office === 'board').slice(0, 1)
  const ofMandate: OfficesByName = ahead.some(office => office.linked || office.ofMandate)
    ? officesAfter(tokens, names, ahead)
    : new Map()
  const given: OfficesByName = new Map()
  for (const name of names) {
    const linked = (ofMandate.get(name) ?? []).filter(({ by }) => by !== 'apposition')
    const beside = [officesBeside(name, names, ahead), board].find(list => list.length > 0) ?? []
    if (predicate.length > 0)
      given.set(
        name,
        predicate.map(office => ({ office, by: 'after' })),
      )
    else if (linked.length > 0) given.set(name, linked)
    else
      given.set(
        name,
        beside.map(office => ({ office, by: 'apposition' })),
      )
  }
  return given
}

// Offices between the name and the next one, else after all names, else before the first.
function officesBeside(
  name: FoundName,
  names: readonly FoundName[],
  ahead: readonly FoundOffice[],
): FoundOffice[] {
  const next = names[names.indexOf(name) + 1]
  const last = names.at(-1)
  const own = ahead.filter(({ from }) => from >= name.to && (next === undefined || from < next.from))
  if (own.length > 0) return own
  const ofAll = last && name !== last ? ahead.filter(({ from }) => from >= last.to) : []
  if (ofAll.length > 0) return ofAll
  return ahead.filter(({ from }) => from < (names[0] as FoundName).from)
}
