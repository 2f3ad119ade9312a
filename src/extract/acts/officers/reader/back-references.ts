// Effects from sentences without names, applied to earlier statements or to the list that follows: start,
// end, term.

import type { MandateChange } from '../../../../domain/publications/gazette-fact.ts'
import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import { type Effect, mergeEffects, NO_TERM } from '../../effect.ts'
import { type FoundCue, wordsOf } from '../cues/found-cue.ts'
import { makeStatements } from './make-statements.ts'
import { type CurrentPiece, effectOf, type OfficerStatement, type Reader } from './reader.ts'
import { isHeld } from './stated-offices.ts'

// Resolves pronouns to the previous sentence's names: `Il est réélu pour six ans`.

const REACH = 2 // pieces
// `Il est réélu`, `Son mandat prend fin`, `Ce dernier accepte`
const PRONOUN =
  /^(?:il|elle|ils|elles|celui-ci|celle-ci|son mandat|leurs? mandats?|ce mandat|ces mandats|ce dernier|ces derniers|l' interessee?s?|les interesses|er(?! (?:wordt|worden|werd|werden|is|zijn)\b)|sie|hij|zij|laatstgenoemde|beiden?|(?:hun|zijn|haar|dit|deze|het|de) (?:manda(?:at|ten)|opdracht)|(?:dieses|das) mandat|het (?:wordt|werd)) /

// `Il est nommé un commissaire`
const IMPERSONAL = /^(?:une?|deux|trois|quatre|aucun)$/

/** Statements of a piece that has a cue, starts with a pronoun and contains no name. */
export function readPronoun(
  reader: Reader,
  { piece, content, index, fold }: CurrentPiece,
): OfficerStatement[] {
  const [cue] = content.cues
  const { last } = reader
  if (!cue || cue.negated || content.names.length > 0 || !last || piece.colon) return []
  const refers =
    startsWithPronoun(reader, content.from) ||
    isObjectPronoun(reader, cue, index) ||
    isPossessive(reader, cue)
  if (index - last.piece > REACH || !refers) return []
  // `loopt ten einde. Deze opdracht wordt vernieuwd`: renewed, so not ended.
  if (
    cue.change === 'reappointment' &&
    OF_MANDATE.test(fold.split(' ', 2).join(' ')) &&
    reader.group.every(({ change }) => change === 'end_of_term')
  ) {
    for (const statement of reader.group) statement.change = cue.change
    addTerm(reader, effectOf(reader, piece, cue.change))
    if (reader.group.length > 0) return []
  }
  const given = content.offices.filter(isHeld)
  // `Il est réélu président`, behind `est réélu administrateur`, is another statement; `Il est réélu pour six ans` is not.
  const adds =
    given.length > 0 &&
    !IMPERSONAL.test(reader.tokens[cue.to]?.fold ?? '') &&
    !given.some(({ office }) => reader.group.some(one => one.office === office))
  const repeats = ({ change }: OfficerStatement) =>
    change === cue.change || (ends(change) && ends(cue.change))
  if (!adds && reader.group.some(repeats)) return []
  const offices = (given.length > 0 ? given : last.offices.filter(isHeld)).map(office => ({
    office,
    by: 'recent' as const,
  }))
  const effect = effectOf(reader, piece, cue.change)
  const single = /^(?:hij|zij) (?:wordt|werd|is|neemt|heeft)\b/.test(fold)
  return last.names
    .slice(single ? -1 : 0)
    .flatMap(name =>
      makeStatements(
        reader,
        { name, cue, offices, wrongSide: false, side: 'before' },
        { effect, index, signs: ['pronoun'] },
      ),
    )
}

const ends = (change: MandateChange): boolean => !beginsMandate(change)

function startsWithPronoun({ tokens }: Reader, from: number): boolean {
  const words = tokens.slice(from, from + 3).map(({ fold }) => fold)
  return PRONOUN.test(`${words.join(' ')} `)
}

// `L'assemblée les réélit`
const isObjectPronoun = ({ tokens, last }: Reader, { at, side }: FoundCue, index: number): boolean =>
  side === 'after' &&
  tokens[at]?.class.cues?.every(({ form }) => form !== 'noun') === true &&
  last?.piece === index - 1 &&
  last.offices.some(({ ofMandate }) => ofMandate) &&
  /^(?:les|le|la|l')$/.test(tokens[at - 1]?.fold ?? '')

// `prend acte de sa démission`; `procède au renouvellement de sa nomination`, behind the end of another office
const isPossessive = ({ tokens, group }: Reader, { at, change }: FoundCue): boolean =>
  (change === 'resignation' && /^(?:sa|leur|zijn|haar|hun)$/.test(tokens[at - 1]?.fold ?? '')) ||
  (change === 'reappointment' &&
    group.length > 0 &&
    group.every(one => ends(one.change)) &&
    OWN_APPOINTMENT.test(wordsOf(tokens, at - 1, at + 4)))

const OWN_APPOINTMENT =
  /\b(?:sa|leurs?) (?:nomination|renouvellement)|\b(?:zijn|haar|hun) (?:herbenoeming|benoeming)|\b(?:seiner?|ihrer?) (?:ernennung|wiederwahl|neuwahl)/

// `leur mandat`, `cette nomination`, `la date d'effet`
const OF_MANDATE =
  /\b(?:mandats?|mandaa?t(?:en)?|mandate|fonctions?|nominations?|demissions?|renouvellements?|dates? d'effet|prendr?a|cette|ces|celui-ci|durees?|dauer|duur|ontslag(?:en)?|benoeming(?:en)?|rucktritte?|ernennung(?:en)?)\b/

/** True where a text (folded) concerns mandates. */
export const isOfMandate = (fold: string): boolean => OF_MANDATE.test(fold)

/** `Leur mandat prend cours ce jour`; `pour une période qui finira après l'assemblée de 2033`, before the list. */
export function addEffect(reader: Reader, { piece, fold }: CurrentPiece): void {
  if (reader.group.length > 0 && isOfMandate(fold)) {
    const effect = effectOf(reader, piece)
    for (const statement of reader.group) addBeginning(statement, effect)
    addTerm(reader, effect)
  } else if (reader.group.length === 0 && reader.head) {
    reader.head.effect = mergeEffects(reader.head.effect, effectOf(reader, piece))
  }
}

/**
 * `Leurs mandats prendront fin à l'assemblée de 2033`, `La démission prend effet le 1er juillet`: a term or a date
 * stated with a cue. True where the sentence says nothing else.
 */
export function addStatedEffect(reader: Reader, { piece, fold }: CurrentPiece): boolean {
  const { group } = reader
  if (group.length === 0 || !isOfMandate(fold)) return false
  const effect = effectOf(reader, piece)
  const { years, endsAtMeetingOf } = effect.term
  if (years !== null || endsAtMeetingOf !== null)
    addTerm(reader, { effectiveOn: null, immediate: false, term: { ...NO_TERM, years, endsAtMeetingOf } })
  const dated = effect.effectiveOn !== null || effect.immediate
  const noun = dated ? TAKES_EFFECT.exec(fold)?.[1] : undefined
  if (noun === undefined) return false
  for (const statement of group) if (concerns(noun, statement.change)) addBeginning(statement, effect)
  return true
}

function addBeginning(statement: OfficerStatement, { effectiveOn, immediate }: Effect): void {
  statement.immediate ||= immediate && effectiveOn === null
  statement.effectiveOn ??= effectiveOn
}

// `Leur démission a pris effet le`, `Ces décisions sortent leurs effets au`, `Het ontslag gaat in op`
const TAKES_EFFECT =
  /(?:^\W*(?:(?:cette|ces|la|les|leurs?|sa|son|l'|het|de|dit|deze|hun|zijn|haar|die|der|das|diese[rs]?|ihre?|seine?) )?(?:\S+ ){0,2}?|, (?:leurs?|sa|son|hun|zijn|haar|ihre?|seine?) )(demissions?|revocations?|nominations?|renouvellements?|decisions?|resolutions?|mandats?|fonctions?|ontslag(?:en)?|benoeming(?:en)?|beslissing(?:en)?|besluit(?:en)?|manda(?:at|ten)|rucktritte?|ernennung(?:en)?|beschlusse?|mandate?) .*\b(?:effets?|cours|vigueur|ingang|uitwerking|werking|gaa[nt] in|aanvang|beginn(?:t|en)|wirkung|kraft|wirksam)\b/

const OF_END = /^(?:demission|revocation|ontslag|rucktritt)/
const OF_BEGINNING = /^(?:nomination|renouvellement|benoeming|ernennung)/

const concerns = (noun: string, change: MandateChange): boolean =>
  ends(change) ? !OF_BEGINNING.test(noun) : !OF_END.test(noun)

function addTerm({ group }: Reader, effect: Effect): void {
  for (const statement of group)
    if (beginsMandate(statement.change))
      statement.term = mergeEffects({ ...effect, term: statement.term }, effect).term
}
