// From the pieces of an act to what it states about mandates: keeps in mind which list is open, whom the last
// sentence was about, and hands sentences that only add a date or a term to those they speak of.

import type { Span } from '../../../../domain/gazette-fact.ts'
import { partAgenda } from './agenda.ts'
import { type Attribution, attributeNames } from './attribute-names.ts'
import { mergeEffects, readEffect } from './effect.ts'
import { boardIn, fallbackOffices } from './fallback-offices.ts'
import type { Cue } from './find-cues.ts'
import type { Named } from './find-names.ts'
import { ATTENDANCE, LAST_NAMED, NEW_MATTER, PRONOUN, SIGNED } from './lexicon/set-aside.ts'
import {
  commonLabels,
  type Label,
  labelOf,
  labelsIn,
  makeStatements,
  type Source,
} from './make-statements.ts'
import type { ActContext, OpenList, State } from './mandate-state.ts'
import { type ReadSegment, readSegment } from './read-segment.ts'
import {
  asRepresentative,
  attachRepresentative,
  onlyRepresents,
  readRepresentative,
} from './representatives.ts'
import type { Segment } from './split-segments.ts'
import type { Statement } from './statement.ts'
import { effectOf, readAddition } from './statement-effects.ts'

/** Statements in the order of the text. Those of the agenda only count when the act states nothing else. */
export function readMandates(segments: Segment[], context: ActContext): Statement[] {
  const [agenda, decided] = partAgenda(segments)
  const stated = readAll(decided, context)
  return stated.length > 0 || agenda.length === 0 ? stated : readAll(agenda, context)
}

function readAll(segments: Segment[], context: ActContext): Statement[] {
  const state: State = {
    context,
    open: null,
    heading: [],
    group: [],
    spoken: null,
    people: new Map(),
    segments,
    itemsFollow: false,
    at: 0,
    statements: [],
  }
  for (const [at, segment] of segments.entries()) {
    state.itemsFollow =
      !segment.bulleted && !/[.;,]$/.test(segment.flat) && segments[at + 1]?.bulleted === true
    readOne(state, segment)
  }
  return state.statements
}

function readOne(state: State, segment: Segment): void {
  state.at++
  if (SIGNED.test(segment.fold)) {
    state.open = null
    return
  }
  if (NEW_MATTER.test(segment.fold) || ATTENDANCE.test(segment.fold)) state.open = null
  const read = readSegment(segment, state.context.ownName, state.people)
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
  const representing = onlyRepresents(read)
  if (representing && attachRepresentative(state, read)) return
  const names = representing ? read.names.flatMap(asRepresentative) : read.names
  if (representing && /:$/.test(segment.flat) && !read.names.some(({ kind }) => kind === 'person')) {
    openList(state, { ...read, names: [] })
    if (state.open) state.open.offices = read.offices.slice(0, 1).map(office => labelOf(segment, office))
    return
  }
  const attributions = attributeNames(segment.fold, cues, names).filter(({ holders }) => holders.length > 0)
  if (attributions.length === 0) {
    if (!readPronoun(state, read)) openList(state, read)
    return
  }
  const group = attributions.flatMap((attribution, index) => {
    const effect = effectOf(read, attributions, index)
    const source = {
      read,
      change: attribution.cue.change,
      holders: attribution.holders,
      effect,
      from: attribution.cue.end,
    }
    return makeStatements(source, representing ? [] : fallbackOffices(state, read))
  })
  emit(state, group)
  openAfter(state, read, (attributions.at(-1) as Attribution).cue)
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
    const inBrackets = fold[cue.start - 1] === '(' // an item says `(réélu)` of itself
    if (!inBrackets || !read.segment.bulleted) state.open = null
    return
  }
  state.open = {
    change: cue.change,
    offices: commonLabels(read),
    effect: readEffect(flat, fold),
    bulleted: null,
    interrupted: false,
  }
}

const RENEWS_ALL =
  /(?:de|alle|hun|les|tous les|die|alle) (?:mandaten|mandats|mandate) (?!van (?!de bestuurders|alle))/
const RENEWED_REACH = 3 // sentences

// `De mandaten worden hernieuwd. De raad bestaat bijgevolg uit:` lists those whose mandate was renewed.
function renewedBoard(state: State, change: Cue['change'] | undefined): Cue['change'] | undefined {
  const renewed = state.renewedAt !== undefined && state.at - state.renewedAt <= RENEWED_REACH
  return renewed && change === 'confirmation' ? 'reappointment' : change
}

function openList(state: State, read: ReadSegment): void {
  const begun = read.cues.filter(cue => cue.change !== 'confirmation')
  const cues = begun.length > 0 ? begun : read.cues // `confirme la nomination de` announces appointments
  const changes = new Set(cues.map(cue => (cue.change === 'reappointment' ? 'appointment' : cue.change)))
  const labels = labelsIn(read)
  if (labels.length > 0 || read.segment.opens)
    state.heading = labels.length > 0 ? labels : boardIn(read.segment)
  if (cues[0]?.change === 'reappointment' && RENEWS_ALL.test(read.segment.fold)) state.renewedAt = state.at
  const change = renewedBoard(state, cues[0]?.change)
  if (
    changes.size > 1 ||
    change === undefined ||
    read.proxy ||
    !(state.itemsFollow || announces(read.segment))
  ) {
    state.open = null
    return
  }
  state.open = {
    change,
    offices: labels,
    effect: readEffect(read.segment.flat, read.segment.fold),
    bulleted: null,
    interrupted: false,
  }
  state.group = []
}

const LONGEST_HEADING = 140 // characters; longer text without a colon is a sentence, not a heading

function announces({ flat, fold, opens }: Segment): boolean {
  return /:["”»]?$/.test(flat) || (opens && flat.length < LONGEST_HEADING && !ATTENDANCE.test(fold))
}

// An item of the open list: a name first, without a verb.
function readListed(state: State, read: ReadSegment): boolean {
  if (!state.open || read.names.length === 0 || read.proxy || STAYS.test(read.segment.fold)) return false
  const holders = read.names.filter(name => name.part === 'holder')
  const first = holders[0]
  if (!first || !leads(read, first)) return false
  if (endsList(state.open, read, first)) {
    state.open = null
    return false
  }
  const own = readEffect(read.segment.flat, read.segment.fold)
  const source: Source = {
    read,
    change: state.open.change,
    holders,
    effect: mergeEffects(own, state.open.effect),
    from: 0,
    listed: state.open.offices,
  }
  const stated = makeStatements(source, fallbackOffices(state, read))
  state.group = [...state.group, ...stated]
  state.statements.push(...stated)
  return stated.length > 0
}

// After items with bullets, or after prose, a line with nothing but a name is the signature.
function endsList(open: OpenList, read: ReadSegment, name: Named): boolean {
  const { bulleted, opens, flat } = read.segment
  const offices = read.offices.reduce((sum, { start, end }) => sum + end - start, 0)
  const alone = flat.length - (name.end - name.start) - offices < 5
  if (alone && opens && !bulleted && (open.bulleted === true || open.interrupted || open.finished))
    return true
  open.finished = /\d\.$/.test(flat)
  open.bulleted ??= bulleted
  return false
}

const STAYS =
  /\b(?:blijft|blijven|restent?|demeurent?|bleibt|bleiben|conserve|behoudt|behalt|niet (?:verkozen|gekozen|benoemd)|non elue?s?|nicht gewahlt)\b/
const ENDS_IN_COLON = /:[^:]{0,24}$/
const LEAD =
  /^(?:[\W\d]|\b[a-z]{1,2}\b)*(?:[a-h][.)]\s?)?(?:(?:la|le|les|l'|de|den|die|der|het|en|et|und|als|nouvel|nieuwe|societe|vennootschap|gesellschaft|besloten|naamloze|anonyme|a responsabilite limitee|met beperkte aansprakelijkheid|monsieur|madame|mademoiselle|messieurs|mesdames|m|mr|mme|mlle|heer|heren|dhr|mevrouw|mevr|mw|herrn?|frau|maitre|meester|dokter|docteur|me|mtr|mlle|mm|mmes|zuster|soeur|schwester|zr|broeder|abbe|pater|dr|ir|ing|prof|sa|srl|sprl|nv|bv|bvba|ag|gmbh|asbl|vzw|scrl|cvba|gcv|scs|snc|vof|sc|cv|sas)[\s.,"“«]*)*$/

function leads(read: ReadSegment, first: Named): boolean {
  const before = read.segment.fold.slice(0, first.start)
  const office = read.offices.find(({ end }) => end <= first.start)
  const rest = office
    ? before.slice(0, office.start) + before.slice(office.end).replace(/^\s?:?\s?/, '')
    : before
  return LEAD.test(rest) || (read.segment.bulleted && rest.length < 120 && ENDS_IN_COLON.test(rest))
}

// `sous réserve de réélection`: a noun renews nobody.
const RENEWAL =
  /^(?:renouvell?ements?|reelections?|re-election|reconductions?|prolongations?|prorogations?|herbenoeming|herverkiezing|herkiezing|hernieuwing|verlenging|wieder|verlangerung|erneuerung)/
const IT_IS = /^(?:het|dit mandaat|het mandaat) (?:wordt|werd) / // `Het wordt verlengd`
const PRONOUN_REACH = 2 // sentences
// `Le mandat de X vient à échéance. L'assemblée décide de le renouveler.`
function readPronoun(state: State, read: ReadSegment): boolean {
  const cue = read.cues[0]
  const { spoken } = state
  if (
    !cue ||
    !spoken ||
    state.at - spoken.at > PRONOUN_REACH ||
    read.segment.opens ||
    /:$/.test(read.segment.flat)
  )
    return false
  if (cue.change === 'confirmation' || !(PRONOUN.test(read.segment.fold) || IT_IS.test(read.segment.fold)))
    return false
  if (
    cue.change === 'reappointment' &&
    cue.side === 'after' &&
    RENEWAL.test(read.segment.fold.slice(cue.start))
  )
    return false
  const labels = labelsIn(read)
  if (isSaidAlready(labels, spoken.offices)) return false
  const held = spoken.names.filter(name => name.part === 'holder')
  const source: Source = {
    read: {
      ...read,
      names: spoken.names,
      segment: { ...read.segment, span: joinSpans(spoken.segment, read.segment) },
    },
    change: cue.change,
    holders: LAST_NAMED.test(read.segment.fold) ? held.slice(-1) : held,
    effect: readEffect(read.segment.flat, read.segment.fold),
    from: -1,
  }
  const stated = makeStatements(
    source,
    pickLabels(labels, spoken.offices, () => fallbackOffices(state, read)),
  )
  emit(state, stated)
  return stated.length > 0
}

function pickLabels(own: Label[], spoken: Label[], fallback: () => Label[]): Label[] {
  if (own.length > 0) return own
  return spoken.length > 0 ? spoken : fallback()
}

// `Zij is belast met het dagelijks bestuur`, of a managing director.
function isSaidAlready(labels: Label[], spoken: Label[]): boolean {
  return (
    labels.length === 1 &&
    labels[0]?.office === 'daily_management' &&
    spoken.some(({ office }) => office === 'managing_director')
  )
}

// The earlier sentence names the holder: the proof is both.
function joinSpans(first: Segment, second: Segment): Span {
  return { start: first.span.start, end: second.span.end }
}

const LEAVING = /\bsortante?s?\b|uittredend|aftredend|ausscheidend/

function remember(state: State, read: ReadSegment): void {
  const named = read.names.filter(name => name.part === 'holder' && (name.certain || read.cues.length > 0))
  if (
    named.length > 0 &&
    (read.offices.length > 0 || read.cues.length > 0 || LEAVING.test(read.segment.fold))
  ) {
    state.spoken = { names: read.names, offices: labelsIn(read), segment: read.segment, at: state.at }
  } else if (read.segment.opens && read.names.length > 0) state.spoken = null
}
