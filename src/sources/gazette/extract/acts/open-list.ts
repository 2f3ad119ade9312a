// Which sentences announce a list, of which change and which offices, and what they leave for the sentences below.

import { readEffect } from './effect.ts'
import { boardIn } from './fallback-offices.ts'
import type { Cue } from './find-cues.ts'
import { ATTENDANCE, BOARD } from './lexicon/set-aside.ts'
import { findListChange, findNextCue } from './list-cue.ts'
import { commonLabels, labelsIn, lastingLabels } from './make-statements.ts'
import type { OpenList, State } from './mandate-state.ts'
import type { ReadSegment } from './read-segment.ts'
import type { Segment } from './split-segments.ts'

const FOLLOWING = /\b(?:suivante?s?|volgende|folgende[nr]?)\b/ // its colon may be lost

/** After a sentence with names, items without a verb of their own still continue it. */
export function openAfter(state: State, read: ReadSegment, cue: Cue): void {
  const { fold, flat } = read.segment
  const bracket = fold.lastIndexOf('(', cue.start) // an item says `(réélu)` of itself
  const ofItself = read.segment.bulleted && bracket >= 0 && !fold.slice(bracket, cue.start).includes(')')
  if (ofItself && state.open) return
  const goesOn = /[;:,]$/.test(flat) || (FOLLOWING.test(fold) && !/\.$/.test(flat))
  const next = goesOn || state.itemsFollow ? findNextCue(read) : null
  if (next) {
    openNext(state, read, next)
    return
  }
  if (!goesOn) {
    state.open = null
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

/** A sentence that names nobody announces a list, or is a heading. */
export function openList(state: State, read: ReadSegment): void {
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
  const list: OpenList | null =
    change === null || read.proxy || UNFILLED.test(segment.fold)
      ? null
      : {
          change,
          offices: DISTRIBUTES.test(segment.fold) ? [] : labels,
          effect: readEffect(segment.flat, segment.fold),
          bulleted: null,
          interrupted: false,
        }
  state.open = opens ? list : null
  if (opens) state.group = []
  else if (list && SAYS_OF_MANY.test(segment.fold)) state.pending = { list, at: state.at }
}

const SAYS_OF_MANY =
  /\b(?:worden|werden|sont|ont ete|wurden|herbenoemt|hernieuwt|benoemt|renouvelle|reelit|renomme|erneuert)\b/
const IT_IS_THEY =
  /^\W*(?:het (?:gaat|betreft)|dit (?:zijn|betreft|is)|met name|namelijk|te weten|zijnde|volgende personen|il s'agit|ce sont|a savoir|soit|es handelt sich|dies sind|namlich|und zwar)\b[^.;]{0,60}:$/

/** `Alle bestuurders worden herbenoemd. Het gaat om:` opens the list that the sentence before it announced. */
export function opensPending(state: State, { segment, names }: ReadSegment): boolean {
  const { pending } = state
  if (!pending || pending.at !== state.at - 1 || names.length > 0 || !IT_IS_THEY.test(segment.fold))
    return false
  state.open = pending.list
  state.group = []
  return true
}

// `Il ne sera pas pourvu au remplacement du défunt`: nobody is named below.
const UNFILLED = /\bpas pourvu\b|\bniet (?:in vervanging )?voorzien\b|\bnicht (?:neu |nach)besetzt\b/

// `2. Gérants` or `ADMINISTRATEURS` alone on its line holds for `Démissions :` and `Nominations :` below it.
function standsUnder({ title }: State, { bulleted, flat, fold }: Segment): boolean {
  return title && !bulleted && flat.length < LONGEST_TITLE && /:$/.test(flat) && !BOARD.test(fold)
}

const LONGEST_TITLE = 60 // characters
const BARE_HEADING = /^[a-z]+ ?:$/ // `Benoemd:` below `Wijzigingen in de raad van bestuur:`

const LONGEST_HEADING = 140 // characters; longer text without a colon is a sentence, not a heading

// `Deze benoemingen gaan in op 4 mei.`
const SPEAKS_BACK = /^\W*(?:deze|die|dit|ces|cette|ce|diese[rs]?) [a-z]{4}.*\.$/

const FINITE = /\b(?:wordt|worden|werd|werden|est|sont|sera|a ete|ont ete|wird|wurden?)\b/

function announces({ flat, fold, opens }: Segment, cue: Cue): boolean {
  if (/:["”»]?$/.test(flat)) return true
  const closed = /[a-z]\.$/.test(fold) && flat.length > LONGEST_TITLE && cue.side === 'before'
  const sentence = /[a-z]\.$/.test(fold) && FINITE.test(fold) && !FOLLOWING.test(fold)
  if (closed || sentence || SPEAKS_BACK.test(fold)) return false
  return opens && flat.length < LONGEST_HEADING && !ATTENDANCE.test(fold)
}

const AND_AS =
  /^\W*(?:en|et|und|alsook|ainsi que|sowie)?,? ?(?:tot|als|comme|en qualite|zum|zur|aux fonctions)\b/

/** `en tot commissaris:` below the items of `benoemt tot bestuurders:` goes on with another office. */
export function isNextOffice({ open }: State, read: ReadSegment): boolean {
  const { offices, names, cues, segment } = read
  if (!open || offices.length === 0 || names.length + cues.length > 0) return false
  if (!/:$/.test(segment.flat) || !AND_AS.test(segment.fold)) return false
  open.offices = lastingLabels(read)
  open.bulleted = null
  return true
}

const SMALL_WORDS =
  /\b(?:[a-z]{1,4}|qualite|fonctions?|mandats?|poste|titre|membres?|conseil|administration|societe|association|organe|nouve[a-z]+|suivante?s?|comme|hoedanigheid|functie|mandaat|nieuwe?|volgende|vennootschap|vereniging|raad|bestuur|gesellschaft|vereinigung|folgende[nr]?|neue[nr]?|mandate?|eigenschaft|independante?s?|statutaires?|effectifs?)\b/g

/** A heading of words that are not known: the list above it ends, whatever it announces. */
export function isOtherHeading({ segment, offices, names, cues }: ReadSegment): boolean {
  if (segment.bulleted || !segment.opens || offices.length === 0 || names.length + cues.length > 0)
    return false
  if (!/:$/.test(segment.flat) || segment.flat.length > LONGEST_TITLE) return false
  const rest = offices.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    segment.fold,
  )
  return /[a-z]{5}/.test(rest.replaceAll(SMALL_WORDS, ' '))
}
