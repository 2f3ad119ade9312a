// One piece of an act, read: which changes it announces, which offices and which people it names.

import { addWeakCues, type Cue, findCues } from './find-cues.ts'
import { findNames, type Named } from './find-names.ts'
import { type FoundOffice, findOffices } from './find-offices.ts'
import { nameInFull, type People } from './known-people.ts'
import {
  BOARD,
  BUREAU,
  ERRATUM,
  MEETING_SECRETARY,
  OTHER_ROLE,
  PROPOSED,
  PROXY,
  REFUSED,
  REPORTER,
  REPORTS,
  RULE,
  SPEAKER,
} from './lexicon/set-aside.ts'
import {
  freeRepresentatives,
  isChoiceOf,
  isChosen,
  isOfVerb,
  markRepresentatives,
} from './mark-representatives.ts'
import { isHeldElsewhere, isInPassing, isWhereHeld } from './offices-in-passing.ts'
import type { Segment } from './split-segments.ts'
import { keepEnds, keepStated, withoutAsides, withoutTitle } from './stated-cues.ts'

export type ReadSegment = {
  segment: Segment
  cues: Cue[]
  offices: FoundOffice[]
  names: Named[]
  /** Grants a power of attorney. */
  proxy: boolean
}

const LONGEST_SENTENCE = 6000 // characters; what is longer is a table or statutes that lost their dots
const NO_STATEMENT = [BUREAU, REFUSED, ERRATUM, REPORTS, PROPOSED, MEETING_SECRETARY, REPORTER]
const MANDATE = /\b(?:bestuurs|bestuurders)?(?:mandaa?t(?:en)?|functie)\b/
const HAS_CAPITAL = /\p{Lu}/u

/** Null when the piece states no mandate whatever it names: bureau of the meeting, refusal, rule of statutes. `founding`:
 * the act founds the company, so that what was done then is what it states. */
export function readSegment(
  segment: Segment,
  ownName: string | null,
  people: People = new Map(),
  founding = false,
): ReadSegment | null {
  const { flat, fold } = segment
  if (fold.length > LONGEST_SENTENCE || NO_STATEMENT.some(words => words.test(fold))) return null
  if (isRule(segment)) return null
  const speaker = SPEAKER.exec(fold)?.[0].length ?? 0
  const found = findOffices(fold).filter(office => office.start >= speaker && !isInPassing(fold, office))
  if (found.length === 0 && OTHER_ROLE.test(fold)) return null
  const strong = findCues(fold)
  const spoken = found.length > 0 || BOARD.test(fold) || MANDATE.test(fold)
  const stated = keepStated(fold, spoken ? addWeakCues(fold, strong) : strong, founding)
  const said = new Set([...stated, ...found].map(({ start }) => start))
  const all = HAS_CAPITAL.test(flat) ? findNames(flat, fold, ownName, said) : []
  nameInFull(all, people)
  const named = all.filter(({ part }) => part !== 'mentioned')
  const unparted = withoutTitle(fold, keepEnds(fold, stated, named), named)
  const cues = segment.bulleted ? withoutAsides(fold, unparted) : unparted
  const elsewhere = found.filter(office => named.some(name => isHeldElsewhere(fold, office, name, named)))
  const offices = found
    .filter(office => !elsewhere.includes(office))
    .map(office => (isOfVerb(fold, office, cues) ? { ...office, capacity: true } : office))
  const names = named.filter(
    name =>
      !found.some(
        office => isHeldElsewhere(fold, office, name, named) || isWhereHeld(fold, office, name, named),
      ),
  )
  const declared = DECLARED.exec(fold)?.[0].length ?? 0
  const free = names.filter(
    name =>
      name.start >= declared && !offices.some(({ start, end }) => start <= name.start && end > name.start),
  )
  const kept = free.filter(name => name.certain || standsWhereNamesMust(fold, name, cues, offices))
  markRepresentatives(fold, kept, offices)
  freeRepresentatives(fold, kept, cues, offices)
  const ofCompany = kept.filter(name => isChosen(fold, name))
  return {
    segment,
    cues: cues.filter(cue => !ofCompany.some(name => isChoiceOf(fold, cue, name))),
    offices,
    names: kept,
    proxy: PROXY.test(fold),
  }
}

// `Aangezien de vennootschap niet langer klein is, wordt X benoemd`: what is decided stands behind the reason.
const REASON =
  /^\W*(?:aangezien|omdat|daar|vermits|gezien|overwegende dat|nu|doordat|puisqu|etant donne qu|comme|vu qu|considerant qu|da|weil|nachdem)[a-z']*\b[^;]{0,400}?, (?=(?:wordt|worden|werd|werden|wijst|stelt|duidt|benoemt|herbenoemt|beslist|besluit|heeft|neemt|l'|le |la |les |il |elle |wird|wurden?|beschliess|hat|ernennt|wahlt|bestellt))/
const TWO_WORDS = /\p{Lu}\p{Ll}+ (?:(?:van|de|den|der|von|du) )*\p{Lu}/u

// A rule of the statutes, but for one that only adds to what was stated of somebody before it.
function isRule({ flat, fold }: Segment): boolean {
  const reason = REASON.exec(fold)?.[0].length ?? 0
  const rule = RULE.exec(fold.slice(reason))
  if (!rule) return false
  const at = reason + rule.index
  return !(
    TWO_WORDS.test(flat.slice(reason, at)) && findCues(fold).some(({ end }) => end > reason && end < at)
  )
}

// `De ondergetekenden, X en Y, verklaren dat`: they speak, and are not spoken of.
const DECLARED =
  /^.{0,40}\b(?:verklaren|bevestigen|verklaart|bevestigt) (?:hierbij )?(?:de )?ondergetekende[^;]{0,160}?\bdat\b|^.{0,20}\b(?:ondergetekend|soussign|unterzeichn)[^;]{0,200}?\b(?:(?:verklaart|verklaren|bevestigt|bevestigen) dat|(?:declare|certifie)(?:nt)? que|erklaren, dass|erklart, dass)/

const SLOT_GAP = 6

// A single word names somebody only right after a verb, an office or a colon, or at the head of an item.
function standsWhereNamesMust(fold: string, name: Named, cues: Cue[], offices: FoundOffice[]): boolean {
  if (name.end - name.start < 3 || name.part !== 'holder') return name.part !== 'holder'
  const before = fold.slice(0, name.start)
  if (/:\s*["“«]?$/.test(before)) return true
  if (/^[\W\d]*$/.test(before)) return /\p{Lu}.*\p{Lu}|\d/u.test(name.name)
  const near = (end: number): boolean => end <= name.start && name.start - end <= SLOT_GAP
  return cues.some(cue => near(cue.end)) || offices.some(office => near(office.end))
}
