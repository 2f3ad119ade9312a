// A cue: a word that announces a change in an office, such as `nomme`, `démission` or `fin` beside `mandat`.

import type { MandateChange } from '../../../../domain/publications/gazette-fact.ts'
import type { Token } from '../tokens.ts'

export type FoundCue = {
  change: MandateChange
  /** Where those stand whom it is about. */
  side: 'before' | 'after' | 'either'
  at: number
  to: number
  negated: boolean
  /** Needs an office beside it to be about one: `confirme`, `quitte`. */
  weak: boolean
  /** Whoever it is about is replaced: the next cue is about the successor. */
  replaced?: true
}

const BE =
  /^(?:est|sont|ete|sera|seront|etre|soit|soient|fut|furent|etait|etaient|wordt|worden|werd|werden|wird|werde|wurde|wurden|zijn|is|ist|sind|zu|te)$/
const HAVE = /^(?:a|ont|avoir|ayant|aurait|heeft|hebben|hat|haben)$/

/** A form of `to be`, which makes a participle passive. */
export const isBe = ({ fold }: Pick<Token, 'fold'>): boolean => BE.test(fold)

/** A form of `to have`, which makes a participle active. */
export const isHave = ({ fold }: Pick<Token, 'fold'>): boolean => HAVE.test(fold)

/** A cue of one word that is about an office by itself. */
export function toCue(change: MandateChange, side: FoundCue['side'], at: number): FoundCue {
  return { change, side, at, to: at + 1, negated: false, weak: false }
}

/** The folded words from `from` to `to`, blanks between; outside the text there are none. */
export function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(Math.max(0, from), to)
    .map(({ fold }) => fold)
    .join(' ')
}
