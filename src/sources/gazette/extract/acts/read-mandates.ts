// From the pieces of an act to what it states about mandates: keeps in mind which list is open, whom the last
// sentence was about, and hands sentences that only add a date or a term to those they speak of.

import { partAgenda } from './agenda.ts'
import { type Attribution, attributeNames } from './attribute-names.ts'
import { addGapped } from './attribute-offices.ts'
import { mergeEffects, readEffect } from './effect.ts'
import { boardIn, fallbackOffices } from './fallback-offices.ts'
import { type Cue, findCues } from './find-cues.ts'
import type { Named } from './find-names.ts'
import { ATTENDANCE, BOARD, NEW_MATTER, SIGNED, TABLE_HEAD } from './lexicon/set-aside.ts'
import { findListChange, findNextCue } from './list-cue.ts'
import {
  commonLabels,
  type Label,
  labelOf,
  labelsIn,
  lastingLabels,
  makeStatements,
  type Source,
} from './make-statements.ts'
import type { ActContext, OpenList, State } from './mandate-state.ts'
import { isOfMeeting } from './meeting-bureau.ts'
import { readPronoun } from './read-pronoun.ts'
import { type ReadSegment, readSegment } from './read-segment.ts'
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
  const read = readSegment(segment, state.context.ownName, state.people)
  if (read && (segment.bulleted || read.offices.length > 0) && read.names.length === 0)
    state.title = read.cues.length === 0 && segment.opens && read.offices.length === 1
  const board = CHANGES_OF_BOARD.test(segment.fold) ? boardIn(segment) : []
  if (board.length > 0 && read?.names.length === 0) state.heading = board
  if (!read || (read.proxy && read.offices.length === 0) || isSignature(read)) {
    state.open = null
    return
  }
  if (isNextOffice(state, read)) return
  if (readReplacedRepresentative(state, read)) remember(state, read)
  else if (read.cues.length > 0) readCues(state, read)
  else if (!readListed(state, read) && !readRepresentative(state, read)) readAddition(state, read)
  remember(state, read)
}

// `Le Directeur-gérant, La Présidente,`: offices and nothing else, above or below the names of those who sign.
function isSignature({ segment: { fold, bulleted }, offices, names, cues }: ReadSegment): boolean {
  if (bulleted || offices.length < 2 || names.length + cues.length > 0 || /:$/.test(fold)) return false
  const said = offices.reduce((sum, { start, end }) => sum + end - start, 0)
  return fold.length - said < 4 * offices.length + 12 && !/\b(?:en|et|und)\b/.test(fold)
}

const AND_AS =
  /^\W*(?:en|et|und|alsook|ainsi que|sowie)?,? ?(?:tot|als|comme|en qualite|zum|zur|aux fonctions)\b/

// `en tot commissaris:` below the items of `benoemt tot bestuurders:` goes on with another office.
function isNextOffice({ open }: State, read: ReadSegment): boolean {
  const { offices, names, cues, segment } = read
  if (!open || offices.length === 0 || names.length + cues.length > 0) return false
  if (!/:$/.test(segment.flat) || !AND_AS.test(segment.fold)) return false
  open.offices = lastingLabels(read)
  open.bulleted = null
  return true
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
      from: attribution.cue.end,
      representing,
      to: startOf(attributions.slice(index + 1).find(other => isAboutSame(other, attribution))),
      since: attribution.clause,
      again: attributions.slice(0, index).some(other => isAboutSame(other, attribution)),
    }
    return makeStatements(source, representing ? [] : fallbackOffices(state, read))
  })
  const list = state.open
  emit(state, group)
  openAfter(state, read, (attributions.at(-1) as Attribution).cue)
  if (isLabelled(read)) state.open ??= list
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

const FOLLOWING = /\b(?:suivante?s?|volgende|folgende[nr]?)\b/ // its colon may be lost

// After a sentence with names, items without a verb of their own still continue it.
function openAfter(state: State, read: ReadSegment, cue: Cue): void {
  const { fold, flat } = read.segment
  const goesOn = /[;:,]$/.test(flat) || (FOLLOWING.test(fold) && !/\.$/.test(flat))
  const next = goesOn || state.itemsFollow ? findNextCue(read) : null
  if (next) {
    openNext(state, read, next)
    return
  }
  if (!goesOn) {
    const inBrackets = fold[cue.start - 1] === '(' // an item says `(réélu)` of itself
    if (!inBrackets || !read.segment.bulleted) state.open = null
    return
  }
  state.open = {
    change: cue.change,
    offices: commonLabels(read),
    effect: readEffect(flat, fold),
    bulleted: read.segment.bulleted || null,
    interrupted: false,
  }
}

// `neemt akte van het ontslag van X en benoemt tot bestuurder:`
function openNext(state: State, read: ReadSegment, { change }: Cue): void {
  const named = read.names.at(-1)?.end ?? 0
  const own = labelsIn({ ...read, offices: read.offices.filter(({ start }) => start > named) })
  const rest = { flat: read.segment.flat.slice(named), fold: read.segment.fold.slice(named) }
  state.open = {
    change,
    offices: own.length > 0 ? own : commonLabels(read),
    effect: readEffect(rest.flat, rest.fold),
    bulleted: null,
    interrupted: false,
  }
}

// `De functies worden als volgt verdeeld:` every item has its own.
const DISTRIBUTES =
  /(?:functies|taken|ambten) [^.;]{0,60}(?:als volgt|verdeeld|toegewezen|toebedeeld|ingevuld)|(?:functie|taak)verdeling|(?:fonctions|charges|roles) [^.;]{0,60}(?:reparti|attribue|distribue)|(?:amter|aufgaben|funktionen) [^.;]{0,60}(?:verteilt|vergeben)/
const RENEWS_ALL =
  /(?:de|alle|hun|les|tous les|die|alle) (?:mandaten|mandats|mandate) (?!van (?!de bestuurders|alle))/

function openList(state: State, read: ReadSegment): void {
  const { segment, cues } = read
  const labels = lastingLabels(read)
  const bare = BARE_HEADING.test(segment.fold) && state.heading.length > 0
  if (labels.length > 0 || (segment.opens && !bare && !standsUnder(state, segment)))
    state.heading = labels.length > 0 ? labels : boardIn(segment)
  const begun = cues.find(cue => cue.change !== 'confirmation') ?? cues[0]
  if (begun?.change === 'reappointment' && RENEWS_ALL.test(segment.fold)) state.renewedAt = state.at
  const change = findListChange(state, read)
  const opens =
    change !== null &&
    !read.proxy &&
    !UNFILLED.test(segment.fold) &&
    (state.itemsFollow || announces(segment, cues.at(-1) as Cue))
  state.open = opens
    ? {
        change,
        offices: DISTRIBUTES.test(segment.fold) ? [] : labels,
        effect: readEffect(segment.flat, segment.fold),
        bulleted: null,
        interrupted: false,
      }
    : null
  if (opens) state.group = []
}

// `Il ne sera pas pourvu au remplacement du défunt`: nobody is named below.
const UNFILLED = /\bpas pourvu\b|\bniet (?:in vervanging )?voorzien\b|\bnicht (?:neu |nach)besetzt\b/

// `2. Gérants` or `ADMINISTRATEURS` alone on its line holds for `Démissions :` and `Nominations :` below it.
function standsUnder({ title }: State, { bulleted, flat, fold }: Segment): boolean {
  return title && !bulleted && flat.length < LONGEST_TITLE && /:$/.test(flat) && !BOARD.test(fold)
}

const LONGEST_TITLE = 60 // characters
const CHANGES_OF_BOARD =
  /(?:wijziging(?:en)?|modifications?|changements?|anderungen) (?:in|van|au|du|de|dans|im|des) [^:]{0,80}:?$/
const BARE_HEADING = /^[a-z]+ ?:$/ // `Benoemd:` below `Wijzigingen in de raad van bestuur:`

const LONGEST_HEADING = 140 // characters; longer text without a colon is a sentence, not a heading

// `Deze benoemingen gaan in op 4 mei.`
const SPEAKS_BACK = /^\W*(?:deze|die|dit|ces|cette|ce|diese[rs]?) [a-z]{4}.*\.$/

function announces({ flat, fold, opens }: Segment, cue: Cue): boolean {
  if (/:["”»]?$/.test(flat)) return true
  const closed = /[a-z]\.$/.test(fold) && flat.length > LONGEST_TITLE && cue.side === 'before'
  if (closed || SPEAKS_BACK.test(fold)) return false
  return opens && flat.length < LONGEST_HEADING && !ATTENDANCE.test(fold)
}

// An item of the open list: a name first, without a verb.
function readListed(state: State, read: ReadSegment): boolean {
  if (!state.open || read.names.length === 0 || read.proxy) return false
  if (STAYS.test(read.segment.fold)) {
    state.open.interrupted = true
    return false
  }
  const holders = read.names.filter(name => name.part === 'holder')
  const first = holders[0]
  if (!first || !leads(read, first)) return false
  if (endsList(state, state.open, read)) {
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
function endsList(state: State, open: OpenList, read: ReadSegment): boolean {
  const { bulleted, opens, flat } = read.segment
  const offices = read.offices.reduce((sum, { start, end }) => sum + end - start, 0)
  const named = read.names.reduce((sum, { start, end }) => sum + end - start, 0)
  const alone = flat.length - named - offices < 5
  const ended = open.bulleted === true || open.interrupted || open.finished
  if (opens && !bulleted && open.detailed && signsOff(state, read)) return true
  open.detailed ||= DETAILS.test(read.segment.fold)
  if (alone && opens && !bulleted && ended) return true
  open.finished = /\d\.$/.test(flat)
  open.bulleted ??= bulleted
  return false
}

const DETAILS = /\d{4}|\b(?:domicil|demeur|nee?\b|wonend|geboren|wohnhaft)/

// `Rose Aune, présidente  Marc Fil, secrétaire` after items with addresses, nothing stated below it.
function signsOff({ segments, at }: State, { segment, names, offices }: ReadSegment): boolean {
  const said = [...names, ...offices].reduce((sum, { start, end }) => sum + end - start, 0)
  const rest = segment.flat.length - said
  if (offices.length === 0 || rest > 6 * names.length) return false
  return segments.slice(at).every(({ fold }) => findCues(fold).length === 0 && !DETAILS.test(fold))
}

const STAYS =
  /\b(?:krijgt|krijgen|kwijting|decharge|quitus|blijft|blijven|restent?|demeurent?|bleibt|bleiben|conserve|behoudt|behalt|assiste(?:nt)?|woont|wonen|wohnt|wohnen|niet (?:verkozen|gekozen|benoemd)|non elue?s?|nicht gewahlt)\b/
const SPOKEN_FOR = /^\W*(?:pour|voor|fur|namens|au nom|im namen|representant|vertegenwoordig|vertreter)/ // `Pour les parents : X`
const ENDS_IN_COLON = /:[^:]{0,24}$/
const LEAD =
  /^(?:[\W\d]|\b[a-z]{1,2}\b)*(?:[a-h][.)]\s?)?(?:(?:la|le|les|l'|de|den|die|der|het|en|et|und|als|comme|tot|zum|zur|puis|qualite|tant que?|aux|fonctions?|hoedanigheid|van|d'|nouvel|nieuwe|societe|vennootschap|gesellschaft|besloten|naamloze|anonyme|a responsabilite limitee|met beperkte aansprakelijkheid|monsieur|madame|mademoiselle|messieurs|mesdames|m|mr|mme|mrne|mlle|heer|heren|dhr|mevrouw|mevr|mw|herrn?|frau|maitre|meester|dokter|docteur|me|mtr|mlle|mm|mmes|zuster|soeur|schwester|zr|broeder|abbe|pater|dr|ir|ing|prof|sa|srl|sprl|nv|bv|bvba|ag|gmbh|asbl|vzw|scrl|cvba|gcv|scs|snc|vof|sc|cv|sas)[\s.,"“«]*)*$/

function leads(read: ReadSegment, first: Named): boolean {
  const before = read.segment.fold.slice(0, first.start)
  const office = read.offices.find(({ end }) => end <= first.start)
  const rest = office
    ? before.slice(0, office.start) + before.slice(office.end).replace(/^\s?:?\s?/, '')
    : before
  return (
    LEAD.test(rest) ||
    ((read.segment.bulleted || SPOKEN_FOR.test(rest)) && rest.length < 120 && ENDS_IN_COLON.test(rest))
  )
}

const LEAVING = /\bsortante?s?\b|uittredend|aftredend|ausscheidend/

// Whose turn it is to leave and who may be elected again, no office named: a director.
const OUTGOING =
  /\b(?:sortante?s? et reeligibles?|reeligibles?|uittredend(?:e)? en herkiesbaar|herkiesbaar|wieder ?wahlbar)\b/

// `Enkel X stelt zich opnieuw kandidaat`: who is spoken of next.
const CANDIDATE =
  /\b(?:stelt|stellen) zich (?:[a-z]+ ){0,2}(?:kandidaat|herkiesbaar|verkiesbaar)|\b(?:is|zijn) kandidaat\b|\bse (?:re)?presente(?:nt)?\b|\b(?:stellt|stellen) sich (?:[a-z]+ ){0,2}zur (?:wieder)?wahl/

const JOINS = /^,? (?:en|et|und) (?:(?:de|heer|mevrouw|mevr\.|dhr\.|monsieur|madame|m\.|mme|herrn?|frau) ?)*$/

// Those the sentence begins with: `X en Y verkopen …`
function leadingNames(fold: string, names: Named[]): Named[] {
  const end = names.findIndex((name, at) => at > 0 && !JOINS.test(fold.slice(names[at - 1]?.end, name.start)))
  return end < 0 ? names : names.slice(0, end)
}

function remember(state: State, read: ReadSegment): void {
  const named = read.names.filter(name => name.part === 'holder' && (name.certain || read.cues.length > 0))
  const outgoing = OUTGOING.exec(read.segment.fold)
  if (named.length > 0 && read.offices.length + read.cues.length === 0 && outgoing) {
    const offices: Label[] = [
      { office: 'director', role: read.segment.flat.slice(outgoing.index).split(' ')[0] as string },
    ]
    state.spoken = { names: read.names, offices, segment: read.segment, at: state.at }
    return
  }
  if (
    named.length > 0 &&
    (read.offices.length > 0 || read.cues.length > 0 || LEAVING.test(read.segment.fold))
  ) {
    state.spoken = { names: read.names, offices: lastingLabels(read), segment: read.segment, at: state.at }
  } else if (named.length > 0 && CANDIDATE.test(read.segment.fold)) {
    state.spoken = { names: named, offices: state.spoken?.offices ?? [], segment: read.segment, at: state.at }
  } else if (read.segment.opens && read.names.length > 0) {
    const [first] = named
    state.spoken =
      first?.certain && leads(read, first)
        ? { names: leadingNames(read.segment.fold, named), offices: [], segment: read.segment, at: state.at }
        : null
  }
}
