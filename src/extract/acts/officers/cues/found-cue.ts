// A cue: a word that signals a change of office, such as `nomme`, `démission`, or `fin` next to `mandat`.

import type { MandateChange } from '../../../../domain/publications/gazette-fact.ts'
import { foldLine } from '../../fold-line.ts'
import type { Token } from '../tokens.ts'

export type FoundCue = {
  change: MandateChange
  /** Side on which the names are expected. */
  side: 'before' | 'after' | 'either'
  at: number
  to: number
  negated: boolean
  /** Counts only next to an office: `confirme`, `quitte`. */
  weak: boolean
  /** The named person is replaced: the next cue names the successor. */
  replaced?: true
  /** The term is over: whether the mandate ends or is renewed may be told behind. */
  expires?: true
}

const BE =
  /^(?:est|sont|ete|sera|seront|etre|soit|soient|fut|furent|etait|etaient|wordt|worden|werd|werden|wird|werde|wurde|wurden|zijn|is|ist|sind|zu|te)$/
const HAVE = /^(?:a|ont|avoir|ayant|aurait|heeft|hebben|hat|haben)$/

/** A form of `to be` (passive auxiliary). */
export const isBe = ({ fold }: Pick<Token, 'fold'>): boolean => BE.test(fold)

/** A form of `to have` (active auxiliary). */
export const isHave = ({ fold, text }: Pick<Token, 'fold' | 'text'>): boolean =>
  HAVE.test(fold) && text !== 'à'

/** A one-word cue that needs no office next to it. */
export function toCue(change: MandateChange, side: FoundCue['side'], at: number): FoundCue {
  return { change, side, at, to: at + 1, negated: false, weak: false }
}

/** The folded words from `from` to `to`, joined by spaces; positions outside the text are empty. */
export function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  const { text, starts } = joined.get(tokens) ?? joinWords(tokens)
  const start = starts[Math.max(0, from)]
  const end = starts[Math.min(to, tokens.length)]
  return start === undefined || end === undefined || end <= start ? '' : text.slice(start, end - 1)
}

/** All words of an act, each with a space behind it, and where each begins. */
type JoinedWords = { text: string; starts: Int32Array }

// Nearly every cue reads the words around it: they are joined once for each act.
const joined = new WeakMap<readonly Token[], JoinedWords>()

function joinWords(tokens: readonly Token[]): JoinedWords {
  const starts = new Int32Array(tokens.length + 1)
  for (const [at, { fold }] of tokens.entries()) starts[at + 1] = (starts[at] as number) + fold.length + 1
  const words = { text: `${tokens.map(({ fold }) => fold).join(' ')} `, starts }
  joined.set(tokens, words)
  return words
}

/** `nomment`, `désignent`, `ernennen`: who stands before it appoints others. A misread word may be a participle. */
export const isPluralVerb = (token: Token | undefined): boolean =>
  token?.class.spelling === undefined &&
  (token?.class.cues?.some(({ form }) => form === 'active') ?? false) &&
  /(?:[^m]ent|mment|benoemen|ernennen|bestellen|wahlen)$/.test(token?.fold ?? '')

/** `X et Y, administrateurs, nomment` / `Monsieur Z` */
export const isNominating = (token: Token | undefined): boolean =>
  isPluralVerb(token) && /^(?:nomm|design|appell|elis|coopt|choisiss)ent$/.test(token?.fold ?? '')

const INFINITIVE = /^(?:ab|wieder|aus|nieder|ein)zu[a-z]+en$/

/** `te benoemen`, `abzuberufen`: its objects may stand on either side, mostly before it. */
export function isInfinitive(tokens: readonly Token[], { at, to }: Pick<FoundCue, 'at' | 'to'>): boolean {
  return (
    INFINITIVE.test(tokens[at]?.fold ?? '') ||
    tokens.slice(Math.max(0, at - 1), to).some(({ fold }) => fold === 'te' || fold === 'zu')
  )
}

/**
 * `de ontslagnemende bestuurder X`, `den verstorbenen Herrn X`: the adjective concerns only who stands behind it. The
 * fold of an inflected word may be its dictionary form, so that the text counts too.
 */
export const isAttribute = (tokens: readonly Token[], { at, to }: Pick<FoundCue, 'at' | 'to'>): boolean =>
  [tokens[at]?.fold ?? '', foldLine(tokens[at]?.text ?? '')].some(word => ATTRIBUTE.test(word)) &&
  (tokens[to]?.class.office !== undefined || (tokens[to]?.class.tags.has('title') ?? false)) &&
  !/^(?:,|is|zijn|ist|sind|en|und)$/.test(tokens[at - 1]?.fold ?? '')

const ATTRIBUTE =
  /^(?:ontslagnemende?|uittredende?|aftredende?|overleden|ausscheidende[nrm]?|verstorbene[nrm]?|zuruckgetretene[nrm]?|ausgeschiedene[nrm]?)$/
