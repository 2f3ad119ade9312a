// Where a piece of text says that a mandate begins, goes on or ends.

import type { MandateChange } from '../../../../domain/gazette-fact.ts'
import { CUE_WORDS, type CueSide } from './lexicon/changes.ts'

export type Cue = { change: MandateChange; side: CueSide; start: number; end: number }

const STEMS =
  /nomm|nomin|nomln|design|cooptat|coopt|elit|elire|elu|elect|reel|re-el|renouv|recond|prolong|prorog|appel|engage|confi|entre|demis|demls|revo|destit|licenc|met|mis fin|mettre|remplace|vervangen|deces|defunt|echeance|expiration|terme|fin |cess|retrait|depart|renonce|compos|benoem|aangest|stelt|aan te|aandui|duidt|delegeert|verki|gecoop|ontsla|herroep|afgez|afzet|beeindig|verlengd|verleng|hernieuw|herkoz|herki|herver|einde|verstreken|loopt|lopen|verval|uittred|aanstel|treedt|uitgetr|afgetr|legt|verzaakt|overl|samen|samenst|bestaat|bevestig|ernenn|ernann|bestell|benenn|wahl|bezeichn|beruf|bestimmt|eingesetzt|ablauf|ablaufen|lauft|abberuf|widerruf|entlass|verstorb|ableben|tod |wieder|verlanger|erneuer|rucktritt|zuruck|tritt|niederleg|niedergel|gekund|neergel|ausscheid|ausgesch|setzt|zusammen|besteht|bestatig/
const CUES = new RegExp(CUE_WORDS.map(({ words }) => `((?<![a-z])(?:${words})(?![a-z]))`).join('|'), 'g')

// `sous réserve de réélection` announces nothing.
const CONDITIONAL_NOUN =
  /(?:en cas d[e'](?: la)?|in geval van|im falle (?:des|der|einer)|sous,? reserve d[e']|onder voorbehoud van|behoudens|vorbehaltlich|sauf|jusqu'a|avant|lors de|tot aan|datum van)\s?(?:sa |son |leur |zijn |hun |haar |een |une |eventuelle )?$/

/** The cues in folded text, in order, without overlap. */
export function findCues(fold: string): Cue[] {
  if (!STEMS.test(fold)) return []
  const cues: Cue[] = []
  for (const match of fold.matchAll(CUES)) {
    const kind = CUE_WORDS[match.slice(1).findIndex(group => group !== undefined)]
    if (!kind || CONDITIONAL_NOUN.test(fold.slice(Math.max(0, match.index - 40), match.index))) continue
    const change = negate(kind.change, fold.slice(Math.max(0, match.index - 40), match.index))
    if (change === null) continue
    cues.push({ change, side: kind.side, start: match.index, end: match.index + match[0].length })
  }
  return cues
}

const NEGATED =
  /(?:\bniet|\bne pas|\bn'(?:est|a|y a) pas|\bne (?:sont|sera|procede) pas|\bnicht|\bgeen(?: [a-z]+)?|\bkeine?[nr]?(?: [a-z]+)?)(?: (?:te|zu|meer|plus|de|le|la|a la|ete|verder))*\s$/

// Not to renew is to let end; whom nobody appoints is not appointed.
function negate(change: MandateChange, before: string): MandateChange | null {
  if (!NEGATED.test(before)) return change
  return change === 'reappointment' ? 'end_of_term' : null
}
