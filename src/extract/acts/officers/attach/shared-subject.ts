// Two verbs of one sentence about the same people.

import { beginsMandate } from '../../../../domain/publications/mandate-change.ts'
import { type FoundCue, wordsOf } from '../cues/found-cue.ts'
import { isSign, type Token } from '../tokens.ts'
import type { Content } from './attached.ts'

/**
 * True where the subject of the cue `before` is also that of `cue`: `X et Y sont démis de leurs fonctions de gérants et
 * nommés administrateurs`, `X est nommé administrateur et est désigné président`.
 */
export function sharesSubject(
  tokens: readonly Token[],
  { offices }: Content,
  { at, to, side, change }: FoundCue,
  before: FoundCue,
): boolean {
  if (side !== 'before' || before.side !== 'before' || !beginsMandate(change)) return false
  const hasOffice = offices.some(({ from }) => from >= to && from - to <= OFFICE_REACH)
  return (
    (hasOffice || !beginsMandate(before.change)) &&
    !tokens.slice(before.to, at).some(token => isSign(token, '.;:')) &&
    JOINED.test(wordsOf(tokens, at - JOINED_REACH, at))
  )
}

const OFFICE_REACH = 3 // tokens: `en qualité d'`
const JOINED_REACH = 5 // tokens
/** Words that end with a conjunction, up to the verb of the second clause. */
export const JOINED =
  /(?:^| )(?:et|en|und)(?: (?:als [a-z-]+|sont|est|onmiddellijk|aussitot|tegelijk|gleichzeitig|tot|wordt|worden|a|ont|ete|egalement|aussi|par ailleurs|en outre|ook|tevens|eveneens|auch|ebenfalls|zugleich))*$/
