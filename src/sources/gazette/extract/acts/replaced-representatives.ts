// Sentences that say one who acts for a company in its mandate is replaced by another: the company's mandate goes on,
// one representative leaves and one comes.

import type { MandateChange } from '../../../../domain/gazette-fact.ts'
import { readEffect } from './effect.ts'
import type { Named } from './find-names.ts'
import type { FoundOffice } from './find-offices.ts'
import { makeStatements } from './make-statements.ts'
import type { State } from './mandate-state.ts'
import type { ReadSegment } from './read-segment.ts'
import type { Segment } from './split-segments.ts'
import type { Statement } from './statement.ts'

type Pair = { leaves: Named; comes: Named }

const POLITE =
  "(?:(?:monsieur|madame|m\\.|mme|mlle|de heer|dhr\\.|mevrouw|mevr\\.|mw\\.|herrn?|frau|dr\\.|l'|de|den|dem) )*$"
const REPLACES = /\b(?:vervang|opgevolgd|remplac|ersetz)/
const BY = new RegExp(`\\b(?:door|par|durch) ${POLITE}`)
const INSTEAD = new RegExp(
  `(?:(?:ter|in) (?:vervanging|opvolging) van|in (?:de )?plaats van|en remplacement d[eu']|a la place d[eu']|en lieu et place d[eu']|anstelle(?: von| des| der)?) ?${POLITE}`,
)
const FOLLOWS = new RegExp(`^ (?:volgt|vervangt|remplace|succede a|ersetzt) ${POLITE}`)
const GIVES = new RegExp(
  `^,? (?:cede|laisse|transmet|passe|remet|ubergibt|ubertragt) [^.;]{0,90} (?:a|an) ${POLITE}`,
)
const BEING_REPRESENTED =
  /\b(?:haar|hem|hen) [^.;]{0,40}(?:zal|zullen) vertegenwoordigen|\b(?:zal|zullen) (?:haar|hem|hen) [^.;]{0,40}vertegenwoordigen|vertegenwoordigd worden door|(?:wordt|zal) [^.;,]{0,90}vertegenwoordigd door|(?:est|sera) (?:desormais |dorenavant )?representee? par|wird [^.;]{0,60}vertreten durch|\b(?:kunftig|fortan|nunmehr|von nun an|ab dem|standig) [^.;]{0,120}vertreten (?:wird|werden)\b/
const REPRESENTS = /vertegenwoordig|represent|vertret/
const BUT_BY = new RegExp(`^,? (?:maar|doch|mais|sondern) (?:[a-z]+ ){0,3}(?:(?:door|par|durch) )?${POLITE}`)
const NOT_ANY_MORE = /\bniet (?:langer|meer)\b|\bplus\b|\bnicht (?:mehr|langer)\b/
const NO_LONGER =
  /\bniet (?:langer|meer) (?:[a-z]+ ){0,3}vaste? vertegenwoordig|\bplus (?:[a-z']+ ){0,3}representant|\bnicht (?:mehr|langer) (?:[a-z]+ ){0,3}standige[rn]? vertreter/
const TAKES_OVER =
  /(?:waargenomen|uitgeoefend|opgenomen|overgenomen|opgevolgd|vervangen|vertegenwoordigd(?: worden)?) door|in (?:zijn|haar) plaats|(?:exercee|assuree?|reprise?|remplacee?|representee) par|a sa place|(?:ausgeubt|ubernommen|ersetzt|vertreten) (?:von|durch)|an seiner stelle|an ihrer stelle/
const ROLE = { office: 'permanent_representative' as const }

/** States who leaves and who comes; false when the sentence replaces no representative. */
export function readReplacedRepresentative(state: State, read: ReadSegment): boolean {
  const spoken = speaksOfRepresentative(read)
  const follows = state.representedAt === state.at - 1 && read.offices.length === 0
  const people = read.names.filter(({ kind }) => kind === 'person')
  if (spoken && people.length === 0) state.representedAt = state.at
  if (!spoken && !follows) return false
  const pair = findPair(read.segment.fold, people)
  if (!pair) return readOneOfThem(state, read, people, spoken)
  state.group = [stateOf(read, 'resignation', pair.leaves), stateOf(read, 'appointment', pair.comes)].flat()
  state.statements.push(...state.group)
  return true
}

// `X is niet langer de vaste vertegenwoordiger van Y. Deze functie wordt waargenomen door Z.`
function readOneOfThem(state: State, read: ReadSegment, people: Named[], spoken: boolean): boolean {
  const [person, other] = people
  const change = spoken && NO_LONGER.test(read.segment.fold) ? 'resignation' : 'appointment'
  if (!person || other || (change === 'appointment' && (spoken || !TAKES_OVER.test(read.segment.fold))))
    return false
  if (change === 'resignation') state.representedAt = state.at
  state.group = stateOf(read, change, person)
  state.statements.push(...state.group)
  return true
}

// `ständige Vertreterin der X GmbH in deren Eigenschaft als Verwalterin`: the company's office.
function isItsOwn({ fold }: Segment, { start }: FoundOffice): boolean {
  return /\b(?:deren|ihrer|dessen|haar|zijn|sa|son) (?:eigenschaft|hoedanigheid|qualite) (?:als|van|d[e']) ?$/.test(
    fold.slice(0, start),
  )
}

function speaksOfRepresentative({ segment, offices, cues, names }: ReadSegment): boolean {
  if (BEING_REPRESENTED.test(segment.fold)) return !cues.some(({ change }) => /appointment/.test(change))
  if (!offices.some(({ office }) => office === 'permanent_representative')) return false
  if (
    offices.some(one => one.capacity && one.office !== 'permanent_representative' && !isItsOwn(segment, one))
  )
    return false
  // `benoemt X BV, met als vaste vertegenwoordiger A`: the company is appointed
  const appointing = cues.find(({ change, side }) => /appointment/.test(change) && side === 'after')
  return !names.some(
    ({ kind, start }) =>
      kind === 'company' &&
      appointing !== undefined &&
      start > appointing.end &&
      !/(?:vertegenwoordig(?:st)?er|permanente?|vertreter(?:in)?) (?:van|de|du|der|des|von)(?: [a-z']+){0,2} ?$/.test(
        segment.fold.slice(0, start),
      ),
  )
}

function findPair(fold: string, people: Named[]): Pair | null {
  for (const [at, second] of people.entries()) {
    const first = people[at - 1]
    if (!first) continue
    const between = fold.slice(first.end, second.start)
    if (BY.test(between) && REPLACES.test(fold)) return { leaves: first, comes: second }
    if (BUT_BY.test(between) && NOT_ANY_MORE.test(fold.slice(0, first.start)))
      return { leaves: first, comes: second }
    if (GIVES.test(between)) return { leaves: first, comes: second }
    if (INSTEAD.test(between) || FOLLOWS.test(between)) return { leaves: second, comes: first }
  }
  const [first, second, third] = people
  if (!first || !second || third || !INSTEAD.test(fold.slice(0, first.start))) return null
  return { leaves: first, comes: second }
}

function stateOf(read: ReadSegment, change: MandateChange, holder: Named): Statement[] {
  const { flat, fold } = read.segment
  const office = read.offices.find(one => one.office === 'permanent_representative')
  const word = office ?? { start: Math.max(0, fold.search(REPRESENTS)), end: fold.length }
  const role = flat.slice(word.start, word.end).split(office ? '\n' : /[\s,]/)[0] ?? ''
  return makeStatements({ read, change, holders: [holder], effect: readEffect(flat, fold), from: -1 }, [
    { ...ROLE, role },
  ])
}
