// From the pieces of an act to what it states about mandates: keeps in mind which list is open, whom the last
// sentence was about, and hands sentences that only add a date or a term to those they speak of.

import { attributeNames } from './attribute-names.ts'
import { type Effect, readEffect } from './effect.ts'
import type { Cue } from './find-cues.ts'
import type { Named } from './find-names.ts'
import {
  AGENDA,
  ATTENDANCE,
  DECISIONS,
  NEW_MATTER,
  OF_MANDATE,
  PRONOUN,
  SIGNED,
} from './lexicon/set-aside.ts'
import { type Label, labelOf, makeStatements, type Source } from './make-statements.ts'
import { type ReadSegment, readSegment } from './read-segment.ts'
import type { Segment } from './split-segments.ts'
import type { Statement } from './statement.ts'

export type ActContext = {
  /** Name of the company whose act it is, letters and digits only; null when not known. */
  ownName: string | null
  /** Offices the subject of the act names. */
  subjectOffices: Label[]
}

type OpenList = { change: Cue['change']; offices: Label[]; effect: Effect }
type LastSpoken = { names: Named[]; offices: Label[]; segment: Segment }
type State = {
  context: ActContext
  open: OpenList | null
  /** Offices of the heading above. */
  heading: Label[]
  /** What the last sentence or list stated. */
  group: Statement[]
  spoken: LastSpoken | null
  statements: Statement[]
}

/** Statements in the order of the text. Those of the agenda only count when the act states nothing else. */
export function readMandates(segments: Segment[], context: ActContext): Statement[] {
  const [agenda, decided] = partAgenda(segments)
  const stated = readAll(decided, context)
  return stated.length > 0 || agenda.length === 0 ? stated : readAll(agenda, context)
}

function partAgenda(segments: Segment[]): [Segment[], Segment[]] {
  const agenda: Segment[] = []
  const decided: Segment[] = []
  let inAgenda = false
  for (const segment of segments) {
    if (AGENDA.test(segment.fold)) inAgenda = true
    else if (inAgenda && !segment.listed && DECISIONS.test(segment.fold)) inAgenda = false
    if (inAgenda) agenda.push(segment)
    else decided.push(segment)
  }
  return [agenda, decided]
}

function readAll(segments: Segment[], context: ActContext): Statement[] {
  const state: State = { context, open: null, heading: [], group: [], spoken: null, statements: [] }
  for (const segment of segments) readOne(state, segment)
  return state.statements
}

function readOne(state: State, segment: Segment): void {
  if (SIGNED.test(segment.fold)) {
    state.open = null
    return
  }
  if (NEW_MATTER.test(segment.fold) || ATTENDANCE.test(segment.fold)) state.open = null
  const read = readSegment(segment, state.context.ownName)
  if (!read || (read.proxy && read.offices.length === 0)) {
    state.open = null
    return
  }
  if (read.cues.length > 0) readCues(state, read)
  else if (!readListed(state, read) && !readRepresentative(state, read)) readAddition(state, read)
  remember(state, read)
}

function readCues(state: State, read: ReadSegment): void {
  const { segment, cues } = read
  const attributions = attributeNames(segment.fold, cues, read.names).filter(
    ({ holders }) => holders.length > 0,
  )
  if (attributions.length === 0) {
    if (!readPronoun(state, read) && !readRepresentative(state, read)) openList(state, read)
    return
  }
  if (onlyRepresents(read) && attachRepresentative(state, read)) return
  const group: Statement[] = []
  for (const [index, { cue, holders }] of attributions.entries()) {
    const source = sourceOf(read, cue, holders, effectOf(read, cues, index === 0 ? 0 : cue.start, cue, state))
    group.push(...makeStatements(source, fallbackOffices(state, read)))
  }
  emit(state, group)
  const last = attributions.at(-1)
  if (last) openAfter(state, read, last.cue)
}

function sourceOf(read: ReadSegment, cue: Cue | null, holders: Named[], effect: Effect): Source {
  return { read, change: cue?.change ?? 'appointment', holders, effect, from: cue?.start ?? 0 }
}

// A sentence with several statements: the dates after a cue, up to the next, are that cue's.
function effectOf(read: ReadSegment, cues: Cue[], from: number, cue: Cue, state: State): Effect {
  const { flat, fold } = read.segment
  const next = cues.find(other => other.start > cue.start && other.change !== cue.change)
  const several = cues.some(other => other.change !== cue.change)
  if (!several) return readEffect(flat, fold)
  const to = next && next.side === 'after' ? next.start : fold.length
  const effect = readEffect(flat.slice(from, to), fold.slice(from, to))
  return state.open && effect.effectiveOn === null ? { ...effect } : effect
}

function fallbackOffices(state: State, read: ReadSegment): Label[] {
  if (read.offices.some(office => office.office !== 'permanent_representative')) return []
  if (state.open && state.open.offices.length > 0) return state.open.offices
  if (state.heading.length > 0) return state.heading
  return state.context.subjectOffices
}

function emit(state: State, group: Statement[]): void {
  if (group.length === 0) return
  state.group = group
  state.statements.push(...group)
}

// After a sentence with names, items without a verb of their own still continue it.
function openAfter(state: State, read: ReadSegment, cue: Cue): void {
  const { fold, flat } = read.segment
  const goesOn = /[;:,]$/.test(flat)
  if (!goesOn) {
    state.open = null
    return
  }
  state.open = { change: cue.change, offices: labelsIn(read), effect: readEffect(flat, fold) }
}

function openList(state: State, read: ReadSegment): void {
  const changes = new Set(read.cues.map(cue => (cue.change === 'reappointment' ? 'appointment' : cue.change)))
  const labels = labelsIn(read)
  if (labels.length > 0 || read.segment.opens) state.heading = labels
  const change = read.cues[0]?.change
  if (changes.size > 1 || change === undefined || read.proxy || !announces(read.segment)) {
    state.open = null
    return
  }
  state.open = { change, offices: labels, effect: readEffect(read.segment.flat, read.segment.fold) }
  state.group = []
}

const LONGEST_HEADING = 140 // characters; longer text without a colon is a sentence, not a heading

function announces({ flat, fold }: Segment): boolean {
  return /:["”»]?$/.test(flat) || (flat.length < LONGEST_HEADING && !ATTENDANCE.test(fold))
}

function labelsIn(read: ReadSegment): Label[] {
  return read.offices
    .filter(office => office.office !== 'permanent_representative')
    .map(office => labelOf(read.segment, office))
}

// An item of the open list: a name first, without a verb.
function readListed(state: State, read: ReadSegment): boolean {
  if (!state.open || read.names.length === 0 || read.proxy) return false
  const holders = read.names.filter(name => name.part === 'holder')
  const first = holders[0]
  if (!first || !leads(read, first)) return false
  const own = readEffect(read.segment.flat, read.segment.fold)
  const source: Source = {
    read,
    change: state.open.change,
    holders,
    effect: mergeEffects(own, state.open.effect),
    from: 0,
  }
  const stated = makeStatements(source, fallbackOffices(state, read))
  state.group = [...state.group, ...stated]
  state.statements.push(...stated)
  return stated.length > 0
}

const LEAD =
  /^(?:[\W\d]|\b[a-z]{1,2}\b)*(?:[a-h][.)]\s?)?(?:(?:la|le|les|l'|de|den|die|der|het|en|et|und|als|nouvel|nieuwe|societe|vennootschap|gesellschaft|besloten|naamloze|anonyme|a responsabilite limitee|met beperkte aansprakelijkheid|monsieur|madame|mademoiselle|messieurs|mesdames|m|mr|mme|mlle|heer|heren|dhr|mevrouw|mevr|mw|herrn?|frau|maitre|dr|ir|ing|sa|srl|sprl|nv|bv|bvba|ag|gmbh)[\s.,"“«]*)*$/

function leads(read: ReadSegment, first: Named): boolean {
  const before = read.segment.fold.slice(0, first.start)
  const office = read.offices.find(({ end }) => end <= first.start)
  const rest = office
    ? before.slice(0, office.start) + before.slice(office.end).replace(/^\s?:?\s?/, '')
    : before
  return LEAD.test(rest)
}

function mergeEffects(own: Effect, outer: Effect): Effect {
  const { term } = own
  return {
    effectiveOn: own.effectiveOn ?? outer.effectiveOn,
    immediate: own.immediate || outer.immediate,
    term: {
      endsOn: term.endsOn ?? outer.term.endsOn,
      endsAtMeetingOf: term.endsAtMeetingOf ?? outer.term.endsAtMeetingOf,
      years: term.years ?? outer.term.years,
      indefinite: term.indefinite || outer.term.indefinite,
    },
  }
}

// `Le mandat de X vient à échéance. L'assemblée décide de le renouveler.`
function readPronoun(state: State, read: ReadSegment): boolean {
  const cue = read.cues[0]
  const { spoken } = state
  if (!cue || !spoken || read.segment.opens || /:$/.test(read.segment.flat)) return false
  if (cue.change === 'confirmation' || !PRONOUN.test(read.segment.fold)) return false
  const labels = labelsIn(read)
  const source: Source = {
    read: { ...read, names: spoken.names },
    change: cue.change,
    holders: spoken.names.filter(name => name.part === 'holder'),
    effect: readEffect(read.segment.flat, read.segment.fold),
    from: -1,
  }
  const stated = makeStatements(source, labels.length > 0 ? labels : spoken.offices)
  emit(state, stated)
  return stated.length > 0
}

function onlyRepresents(read: ReadSegment): boolean {
  const represents = read.offices.some(office => office.office === 'permanent_representative')
  return (
    represents &&
    read.offices.every(office => office.office === 'permanent_representative' || !office.capacity)
  )
}

function readRepresentative(state: State, read: ReadSegment): boolean {
  return onlyRepresents(read) && attachRepresentative(state, read)
}

// `X interviendra comme représentant permanent` after the company's appointment.
function attachRepresentative(state: State, read: ReadSegment): boolean {
  if (read.cues.some(cue => cue.change !== 'appointment' && cue.change !== 'confirmation')) return false
  const person = read.names.find(name => name.kind === 'person')
  const company = read.names.find(name => name.kind === 'company')
  const held = state.group.filter(
    ({ holder, representative }) =>
      representative === null &&
      (company === undefined || holder.name === company.name) &&
      (holder.kind === 'company' || state.group.length === 1),
  )
  if (!person || held.length === 0 || held.some(({ holder }) => holder.name === person.name)) return false
  for (const statement of held) {
    statement.representative = person.name
    statement.holder.kind = 'company'
  }
  return true
}

// `Leur mandat prendra fin à l'assemblée de 2029.`
function readAddition(state: State, read: ReadSegment): void {
  const { flat, fold } = read.segment
  const startsList = state.open !== null && !read.segment.listed && fold.split(' ').length > 14
  if (state.group.length > 0 && read.names.length === 0 && OF_MANDATE.test(fold)) {
    const effect = readEffect(flat, fold)
    for (const statement of state.group) addEffect(statement, effect)
  } else if (startsList) state.open = null
}

function addEffect(statement: Statement, effect: Effect): void {
  statement.effectiveOn ??= effect.effectiveOn
  statement.immediate ||= effect.immediate
  if (statement.change !== 'appointment' && statement.change !== 'reappointment') return
  statement.term = mergeEffects({ ...effect, term: statement.term }, effect).term
}

function remember(state: State, read: ReadSegment): void {
  const named = read.names.filter(name => name.part === 'holder' && (name.certain || read.cues.length > 0))
  if (named.length > 0 && (read.offices.length > 0 || read.cues.length > 0)) {
    state.spoken = { names: read.names, offices: labelsIn(read), segment: read.segment }
  } else if (read.segment.opens && read.names.length > 0) state.spoken = null
}
