// Pronouns and demonstratives: cues about somebody who was named before.

import { type FoundCue, wordsOf } from '../cues/found-cue.ts'
import type { Token } from '../tokens.ts'

/**
 * `en over te gaan tot hun onmiddellijke benoeming`, `et le nomme président` refer back to earlier names; `in zijn
 * plaats benoemt` does not. `la démission de ce dernier`, `ernennt ihn` do.
 */
export function refersBack(tokens: readonly Token[], { at, to, side }: FoundCue): boolean {
  if (ANAPHOR_BEHIND.test(wordsOf(tokens, to, to + 4))) return true
  if (side === 'after' && /^(?:ihn|sie|hem|haar|hen)$/.test(tokens[to]?.fold ?? '')) return true
  if (side === 'after' && isVerb(tokens[at]) && PRONOUN_BEFORE.test(tokens[at - 1]?.fold ?? '')) return true
  if (!tokens[at]?.class.cues?.some(({ form }) => form === 'noun')) return false
  return /\b(?:hun|haar|zijn|leurs?|sa|son)\b/.test(wordsOf(tokens, at - 2, at))
}

// `et la nomme présidente`, `et de lui confier la gestion`
const PRONOUN_BEFORE = /^(?:le|la|les|l'|lui|leur)$/
const isVerb = (token: Token | undefined): boolean =>
  token?.class.cues?.every(({ form }) => form !== 'noun') ?? false

const ANAPHOR_BEHIND =
  /^(?:(?:de|van|des|von) )?(?:ce dernier|cette derniere|ces derni(?:ers|eres)|celui-ci|celle-ci|ceux-ci|celles-ci|laatstgenoemden?|deze laatsten?|letztere[nrs]?)\b/

/** `aanvaardt dit ontslag en benoemt X`, `ce dernier démissionne et X est nommé`: of somebody named before. */
export const isAnaphoric = (tokens: readonly Token[], cue: FoundCue): boolean =>
  hasAnaphoricSubject(tokens, cue) || hasPronounSubject(tokens, cue) || isDemonstrative(tokens, cue)

// `il démissionne à son tour et X lui succède`
const hasPronounSubject = (tokens: readonly Token[], { at, change }: FoundCue): boolean =>
  change === 'resignation' && PRONOUN.test(wordsOf(tokens, at - LATTER_REACH, at))

const PRONOUN =
  /\b(?:ils?|elles?|hij|zij)(?: (?:a|ont|heeft|hebben))?(?: (?:present|remet|remis|donn|offert|depos|biedt|neemt)[a-z]*)?(?: (?:sa|leur|zijn|haar))?$/

/** `ce dernier présente sa démission`: the subject is the name told last. */
export const hasAnaphoricSubject = (tokens: readonly Token[], { at, change }: FoundCue): boolean =>
  change === 'resignation' && LATTER.test(wordsOf(tokens, at - LATTER_REACH, at))

const LATTER_REACH = 6 // tokens
const LATTER =
  /\b(?:ce dernier|cette derniere|celui-ci|celle-ci|(?:deze )?laatstgenoemde|deze laatste|letztere[rs]?)(?: [a-z']+){0,3}$/

const isDemonstrative = (tokens: readonly Token[], { at, to }: FoundCue): boolean =>
  /^(?:dit|deze|cette|ces|ledit|ladite|lesdites|diese[rnms]?)$/.test(tokens[at - 1]?.fold ?? '') &&
  !/^(?:de|d'|du|des|van|von)$/.test(tokens[to]?.fold ?? '')
