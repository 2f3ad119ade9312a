// From the pieces of an act to what it states about mandates: keeps in mind which list is open, whom the last
// sentence was about, and hands sentences that only add a date or a term to those they speak of.

import { partAgenda } from './agenda.ts'
import { type Attribution, attributeNames } from './attribute-names.ts'
import { addGapped } from './attribute-offices.ts'
import { boardIn, fallbackOffices } from './fallback-offices.ts'
import { ATTENDANCE, NEW_MATTER, SIGNED, TABLE_HEAD } from './lexicon/set-aside.ts'
import { labelOf, makeStatements } from './make-statements.ts'
import type { ActContext, State } from './mandate-state.ts'
import { isOfMeeting } from './meeting-bureau.ts'
import { expectName, readNamedLater } from './named-later.ts'
import { isNextOffice, isOtherHeading, openAfter, openList, opensPending } from './open-list.ts'
import { leads, readListed } from './read-listed.ts'
import { readPronoun } from './read-pronoun.ts'
import { type ReadSegment, readSegment } from './read-segment.ts'
import { readStatuses } from './read-statuses.ts'
import { remember } from './remember-spoken.ts'
import { readReplacedRepresentative } from './replaced-representatives.ts'
import {
  asRepresentative,
  attachRepresentative,
  bringsRepresentative,
  onlyRepresents,
  readRepresentative,
} from './representatives.ts'
import type { Segment } from './split-segments.ts'
import type { Statement } from './statement.ts'
import { effectOf, readAddition } from './statement-effects.ts'
import { hasTurnover, leaveInTurn } from './turnover.ts'

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
    title: false,
    group: [],
    spoken: null,
    people: new Map(),
    segments,
    itemsFollow: false,
    turnover: hasTurnover(segments),
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
  if (isOfMeeting(state, segment)) return
  if (SIGNED.test(segment.fold)) {
    state.open = null
    return
  }
  if (TABLE_HEAD.test(segment.fold)) return
  if (NEW_MATTER.test(segment.fold) || ATTENDANCE.test(segment.fold)) state.open = null
  const read = readSegment(segment, state.context.ownName, state.people, state.context.founding)
  if (read && (segment.bulleted || read.offices.length > 0) && read.names.length === 0)
    state.title = read.cues.length === 0 && segment.opens && read.offices.length === 1
  const board = CHANGES_OF_BOARD.test(segment.fold) ? boardIn(segment) : []
  if (board.length > 0 && read?.names.length === 0) state.heading = board
  if (!read || (read.proxy && read.offices.length === 0) || isSignature(read)) {
    state.open = null
    return
  }
  if (isNextOffice(state, read) || opensPending(state, read)) return
  if (isOtherHeading(read)) state.open = null
  if (state.turnover) leaveInTurn(read)
  const statuses = readStatuses(state, read)
  if (statuses.length > 0) emit(state, statuses)
  else if (readReplacedRepresentative(state, read)) remember(state, read)
  else if (read.cues.length > 0) {
    readCues(state, read)
    expectName(state, read)
  } else if (readNamedLater(state, read)) remember(state, read)
  else if (SPEAKS_OF_IT.test(segment.fold) && readRepresentative(state, read)) remember(state, read)
  else if (!readListed(state, read) && !readRepresentative(state, read)) readAddition(state, read)
  remember(state, read)
}

// `Sie hat Herrn X als ständigen Vertreter benannt`: of the company stated before.
const SPEAKS_OF_IT =
  /^\W*(?:sie|diese|letztere|elle|celle-ci|cette (?:derniere|societe)|ladite societe|zij|deze(?: vennootschap)?|laatstgenoemde|die gesellschaft|diese gesellschaft) /

// `Le Directeur-gérant, La Présidente,`: offices and nothing else, above or below the names of those who sign.
function isSignature({ segment: { fold, bulleted }, offices, names, cues }: ReadSegment): boolean {
  if (bulleted || offices.length < 2 || names.length + cues.length > 0 || /:$/.test(fold)) return false
  const said = offices.reduce((sum, { start, end }) => sum + end - start, 0)
  return fold.length - said < 4 * offices.length + 12 && !/\b(?:en|et|und)\b/.test(fold)
}

function readCues(state: State, read: ReadSegment): void {
  const { segment, cues } = read
  const representing = onlyRepresents(read)
  if (representing && attachRepresentative(state, read)) return
  if (bringsRepresentative(read) && attachRepresentative(state, read)) return
  const names = representing ? read.names.flatMap(asRepresentative) : read.names
  if (representing && /:$/.test(segment.flat) && !read.names.some(({ kind }) => kind === 'person')) {
    openList(state, { ...read, names: [] })
    if (state.open) state.open.offices = read.offices.slice(0, 1).map(office => labelOf(segment, office))
    return
  }
  const attributions = attributeNames(segment.fold, cues, names).filter(({ holders }) => holders.length > 0)
  addGapped(read, attributions)
  if (attributions.length === 0 && saysWhen(state, read)) {
    readAddition(state, read)
    return
  }
  if (attributions.length === 0) {
    const stated = readPronoun(state, read)
    if (stated.length > 0) emit(state, stated)
    else openList(state, read)
    return
  }
  const group = attributions.flatMap((attribution, index) => {
    const effect = effectOf(read, attributions, index)
    const source = {
      read,
      change: attribution.cue.change,
      holders: attribution.holders,
      effect,
      at: attribution.cue.start,
      from: attribution.cue.end,
      representing,
      to: startOf(attributions.slice(index + 1).find(other => isAboutSame(other, attribution))),
      since: attribution.clause,
      again: attributions.slice(0, index).some(other => isAboutSame(other, attribution)),
    }
    return makeStatements(source, representing ? [] : fallbackOffices(state, read))
  })
  const list = state.open
  emit(state, [...leadingItem(state, read, attributions), ...group])
  openAfter(state, read, (attributions.at(-1) as Attribution).cue)
  if (isLabelled(read)) state.open ??= list
}

// `La démission et la nomination prennent effet ce jour`: what was stated is the subject.
function saysWhen({ group }: State, { segment: { fold }, cues, names }: ReadSegment): boolean {
  const [first, last] = [cues[0], cues.at(-1)]
  if (!first || !last || group.length === 0 || names.length > 0) return false
  if (cues.some(({ side }) => side === 'before')) return false
  return STATED.test(fold.slice(0, first.start)) && TAKES_EFFECT.test(fold.slice(last.end))
}

const STATED =
  /^\W*(?:(?:la|les|l'|cette|ces|cet|ce|sa|son|leurs?|ladite|lesdites|toutes|tous|die|diese[rs]?|der|das|ihre?|seine?|de|deze|het|dit|beide) ?)*(?:[a-z]+ )?$/
const TAKES_EFFECT =
  /^[^.;,:]{0,40}? (?:pren[a-z]+ (?:effet|cours)|sort[a-z]* (?:ses|leurs|ces) effets?|produi[a-z]+ (?:ses|leurs) effets?|(?:sera|seront|est|sont) effecti[a-z]+|vaut|valent|intervien[a-z]+|a lieu|ont lieu|(?:est|sont) (?:faites?|consentie?s?)|gilt|gelten|erfolg(?:t|en)|tritt in kraft|treten in kraft|(?:wird|werden|ist|sind) (?:ab )?[^.;]{0,20}wirksam|beginn(?:t|en)|gaat [^.;]{0,40}in|gaan [^.;]{0,40}in|geldt|gelden|vangt|vangen|(?:heeft|hebben|wordt|worden) (?:uitwerking|van kracht))\b/

// `als secretaris: X, ter vervanging van Y, die ontslag neemt`: X is an item of the list, the verb is said of Y.
function leadingItem(state: State, read: ReadSegment, attributions: Attribution[]): Statement[] {
  const [first] = read.names
  const cue = attributions[0]?.cue
  const { open } = state
  if (!open || !first || !cue || !read.segment.listed || first.part !== 'holder' || read.proxy) return []
  if (
    first.end > cue.start ||
    attributions.some(({ holders }) => holders.some(({ part }) => part !== 'replaced'))
  )
    return []
  if (!leads(read, first) || open.change === 'confirmation') return []
  const until = { ...read, offices: read.offices.filter(({ start }) => start < cue.start) }
  const source = {
    read: until,
    change: open.change,
    holders: [first],
    effect: open.effect,
    from: 0,
    listed: open.offices,
  }
  return makeStatements(source, until.offices.length > 0 ? [] : open.offices)
}

// `Président : M. X (reconduit)` is an item of the list it stands in, verb or not.
function isLabelled({ segment, offices, names }: ReadSegment): boolean {
  const [office] = offices
  const [name] = names
  if (!office || !name || office.start > 4) return false
  return /^ ?:\s/.test(segment.fold.slice(office.end)) && office.end < name.start
}

function isAboutSame(one: Attribution, other: Attribution): boolean {
  if (one.clause !== undefined)
    return one.holders.some(({ name }) => other.holders.some(holder => holder.name === name))
  return one.holders[0]?.name === other.holders[0]?.name
}

function startOf(later: Attribution | undefined): number | undefined {
  return later && (later.clause ?? later.cue.start)
}

function emit(state: State, group: Statement[]): void {
  if (group.length === 0) return
  state.group = group
  state.statements.push(...group)
}

const CHANGES_OF_BOARD =
  /(?:wijziging(?:en)?|modifications?|changements?|anderungen) (?:in|van|au|du|de|dans|im|des) [^:]{0,80}:?$/
