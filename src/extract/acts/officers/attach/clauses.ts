// Clauses of a sentence: which verb governs a name.

import { type FoundCue, isInfinitive, wordsOf } from '../cues/found-cue.ts'
import type { FoundName } from '../names/name-search.ts'
import { has, isSign, isWord, type Token } from '../tokens.ts'

// Verbs whose infinitive follows: their subject is no object of it.
const DECIDES =
  /^(?:beslist|beslisten|beslissen|besluit|besluiten|besloot|besloten|beschliess?t|beschliess?en|beschloss?|beschlossen|verklaart|verklaren|erklart|erklaren)$/
// `nadat de heer X zijn ontslag had ingediend`, `zodat Y alleen bestuurder is`
const SUBORDINATES =
  /^(?:nadat|zodat|terwijl|omdat|aangezien|waarbij|nachdem|sodass|wahrend|weil|wobei|tandis|etant|rejoi(?:nt|gnent))$/
// `wordt Y tot bestuurder benoemd`, `hat Frau Y zur Verwalterin ernannt`
const AUXILIARY = /^(?:wordt|worden|werd|werden|heeft|hebben|wird|wurden?|hat|haben)$/

// `neemt mevrouw Y ontslag`
const LEAVES = /^(?:neemt|nemen|nam|namen|biedt|bieden|bood|dient|dienen|diende|geeft|geven|gaf)$/

type VerbBracket = {
  /** The word that opens it. */
  at: number
  /** No name before it is an object of the verb. */
  excludes: boolean
}

/**
 * The verb bracket (Dutch `tang`, German `Satzklammer`) that the verb at `cue` closes, opened at `from` or later: `beslist
 * om … te benoemen`, `wordt … benoemd`. Its objects, or the subject of an inverted clause, stand inside. Null if none.
 */
export function findVerbBracket(tokens: readonly Token[], cue: FoundCue, from: number): VerbBracket | null {
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

// Where the clause that goes on at `from` ends, at most `to`: another verb decides, or a subordinate clause begins.
function endOfClause(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const fold = tokens[at]?.fold ?? ''
    const decides = DECIDES.test(fold) && !AUXILIARY.test(wordsOf(tokens, at - 1, at))
    // `de besloten vennootschap X`
    const ofForm = /^(?:vennootschap|venn)$/.test(tokens[at + 1]?.fold ?? '')
    if (SUBORDINATES.test(fold) || (decides && !ofForm)) return at
  }
  return to
}

/** `de ontslagnemende bestuurder, de heer X, en de heer Y` */
export function namesInApposition(
  tokens: readonly Token[],
  { to }: FoundCue,
  names: FoundName[],
): FoundName[] {
  const end = names.findIndex(({ from }, at) => !isJoined(tokens.slice(names[at - 1]?.to ?? to + 1, from)))
  return names.slice(0, end < 0 ? names.length : end)
}

const isJoined = (gap: readonly Token[]): boolean =>
  gap.length <= 3 && gap.every(token => !isWord(token) || /^(?:en|und|et|de|het|den|dem)$/.test(token.fold))

/** `kennis nemend van het ontslag van X, beslist om Y te benoemen`: where the verb behind begins, with names of its own. */
export function startOfNextBracket(
  tokens: readonly Token[],
  { to }: FoundCue,
  next: FoundCue,
  names: readonly FoundName[],
): number | null {
  const start = findVerbBracket(tokens, next, to)?.at ?? next.at
  return names.some(({ from }) => from > start && from < next.at) ? start : null
}

/** `de vennoot X beslist om Y te benoemen`, `op voorstel van X wordt Y benoemd`: of Y alone. */
export function governedNames(bracket: VerbBracket | null, names: FoundName[]): FoundName[] {
  if (bracket === null) return names
  const inside = names.filter(({ from }) => from > bracket.at)
  return inside.length > 0 || bracket.excludes ? inside : names
}

/** `Suite à la démission de X, Y reprend la présidence`, `Na het ontslag van X vervult Y de functie`: of X alone. */
export function namesInIntroduction(
  tokens: readonly Token[],
  { at }: FoundCue,
  from: number,
  names: FoundName[],
): FoundName[] {
  if (at - from > OPENING_REACH || !OPENS.test(tokens[from]?.fold ?? '')) return names
  const end = names.findIndex((name, index) => index > 0 && isMainSubject(tokens, name))
  return end < 0 ? names : names.slice(0, end)
}

const OPENING_REACH = 8 // tokens
const OPENS = /^(?:suite|apres|a|en|vu|na|ingevolge|door|wegens|gelet|als|nach|infolge|wegen|durch|aufgrund)$/

function isMainSubject(tokens: readonly Token[], { from, to }: FoundName): boolean {
  const [before, next] = [tokens[from - 1], tokens[to]]
  if (isSign(before, ','))
    return /^[a-z]{3,}(?:t|d|nd|nent|ent|era)$/.test(next?.text ?? '') && !NO_VERB.test(next?.fold ?? '')
  return /^[a-z]{3,}t$/.test(before?.text ?? '') && !NO_VERB.test(before?.fold ?? '')
}

const NO_VERB = /^(?:demeurant|met|het|dat|uit|tot|niet|wat|mit|seit|dont|sont|est|wordt|wird|und)$/

/** `aanvaardt het ontslag van X, zodat Y alleen bestuurder is`: of X alone. */
export function namesInClause(
  tokens: readonly Token[],
  { to, side }: FoundCue,
  before: readonly FoundName[],
  names: FoundName[],
): FoundName[] {
  const [first, last] = [before.length > 0 || side === 'before' ? to : names[0]?.to, names.at(-1)]
  if (first === undefined || !last) return names
  const end = endOfClause(tokens, first, last.to)
  return names.filter((name, at) => name.from < end && !(at > 0 && isSubjectOfParticiple(tokens, name)))
}

// `est élue Madame X, Monsieur Y ayant renoncé`, not `la SRL Y ayant son siège`
const isSubjectOfParticiple = (tokens: readonly Token[], { to }: FoundName): boolean =>
  /^(?:ayant|etant) (?!son|sa|ses|leurs?|pour|comme)/.test(wordsOf(tokens, to, to + 2))
