// Clauses of a sentence: which verb governs a name.

import { type FoundCue, isInfinitive, wordsOf } from '../cues/found-cue.ts'
import { has, isSign, type Token } from '../tokens.ts'

// Verbs whose infinitive follows: their subject is no object of it.
const DECIDES =
  /^(?:beslist|beslisten|beslissen|besluit|besluiten|besloot|besloten|beschliess?t|beschliess?en|beschloss?|beschlossen|verklaart|verklaren|erklart|erklaren)$/
// `nadat de heer X zijn ontslag had ingediend`, `zodat Y alleen bestuurder is`
const SUBORDINATES =
  /^(?:nadat|zodat|terwijl|omdat|aangezien|waarbij|nachdem|sodass|wahrend|weil|wobei|tandis)$/
// `wordt Y tot bestuurder benoemd`, `hat Frau Y zur Verwalterin ernannt`
const AUXILIARY = /^(?:wordt|worden|werd|werden|heeft|hebben|wird|wurden?|hat|haben)$/

// `neemt mevrouw Y ontslag`
const LEAVES = /^(?:neemt|nemen|nam|namen|biedt|bieden|bood|dient|dienen|diende|geeft|geven|gaf)$/

export type Opening = {
  /** The word that opens the group. */
  at: number
  /** No name before it is an object of the verb. */
  excludes: boolean
}

/**
 * Where the group of the verb at `cue` opens, not before `from`: `beslist om` before `te benoemen`, `wordt` before
 * `benoemd`. Objects of an infinitive and the subject of an inverted participle stand between the two. Null if none.
 */
export function openingOf(tokens: readonly Token[], cue: FoundCue, from: number): Opening | null {
  const infinitive = isInfinitive(tokens, cue) && cue.change !== 'resignation'
  const opens = infinitive
    ? DECIDES
    : isParticiple(tokens, cue)
      ? AUXILIARY
      : cue.side === 'before'
        ? LEAVES
        : null
  if (opens === null) return null
  for (let at = cue.at - 1; at >= from && !endsSentence(tokens, at); at--)
    if (opens.test(tokens[at]?.fold ?? '') || (infinitive && isPurpose(tokens, at)))
      return { at, excludes: infinitive && !REFERS.test(wordsOf(tokens, at, cue.at)) }
  return null
}

// `zichzelf te benoemen`, `dit mandaat niet te hernieuwen`
const REFERS =
  /\b(?:zichzelf|zich|sich|hem|haar|hen|ihn|sie|(?:dit|deze|dieses|zijn|hun) (?:manda[a-z]+|opdracht|functie|amt))\b/

const isParticiple = (tokens: readonly Token[], { at, side, replaced }: FoundCue): boolean =>
  side === 'before' && !replaced && (tokens[at]?.class.cues?.some(({ form }) => form === 'passive') ?? false)

// `om de heer X te benoemen`, not `om gezondheidsredenen`, `om 10 uur`
function isPurpose(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return (
    /^(?:om|um)$/.test(tokens[at]?.fold ?? '') &&
    next?.kind !== 'number' &&
    !/redenen$/.test(next?.fold ?? '')
  )
}

const endsSentence = (tokens: readonly Token[], at: number): boolean =>
  isSign(tokens[at], ';:') || (isSign(tokens[at], '.') && !has(tokens[at - 1], 'title'))

/** Where the clause that goes on at `from` ends, at most `to`: another verb decides, or a subordinate clause begins. */
export function endOfClause(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const fold = tokens[at]?.fold ?? ''
    if (SUBORDINATES.test(fold) || (DECIDES.test(fold) && !AUXILIARY.test(wordsOf(tokens, at - 1, at))))
      return at
  }
  return to
}
