// Acts of a clause that are only possible, awaited or conditional.

import type { Signals } from './clause-signals.ts'
import { type Act, type Cue, hasWords } from './lexicon.ts'

const HYPOTHETICAL_REACH = 34

// `Sous réserve de prolongation`, `kan verlengd worden`.
export function isHypothetical(plain: string, cue: Cue<Act>, signals: Signals): boolean {
  if (cue.key === 'unmet' || cue.key === 'redirect') return false
  return (
    hasWords('hypothetical', plain.slice(Math.max(0, cue.start - HYPOTHETICAL_REACH), cue.start)) ||
    isPossibleExtension(plain, cue) ||
    UNTIL.test(plain.slice(Math.max(0, cue.start - HYPOTHETICAL_REACH), cue.start)) ||
    MODAL_PASSIVE.test(plain.slice(Math.max(0, cue.start - MODAL_REACH), cue.start)) ||
    isConditional(plain, cue, signals)
  )
}

// `Reste en fonction jusqu'à la désignation d'un curateur`.
const UNTIL =
  /(?<![a-z])(?:jusqu a|en attendant|dans l attente de?|avant|in afwachting van|tot aan|bis zu[rm]?|vor)(?: +(?:la|l|le|sa|son|une?|de|het|een|der|dem|einer?))* +$/

// `Kan de onderneming failliet worden verklaard`.
const MODAL_PASSIVE =
  /(?<![a-z])(?:kan|kunnen|zou|zouden|zal|zullen|kann|konnen) +(?:[a-z0-9]+ +){0,12}(?:worden|werden) +$/
const MODAL_REACH = 100

// `Een verlenging kan worden gevraagd`.
function isPossibleExtension(plain: string, { key, start, end }: Cue<Act>): boolean {
  return (
    key === 'extend' &&
    /(?:ing|tion|ment|ung)(?: [a-z ]+)?$/.test(plain.slice(start, end)) &&
    hasWords('hypothetical', plain.slice(end, end + HYPOTHETICAL_REACH))
  )
}

// `Der Beschluss verliert seine Wirkung, falls nicht binnen fünfzehn Tagen auf Konkurs geladen wird`: neither is done yet.
const CONDITION_BEHIND = 6
const CONDITION_REACH = 160
// A future act or an end waits for a condition anywhere behind it: `cessera ses effets si aucune demande …`.
const AWAITED_REACH = 110
const FUTURE =
  /(?<![a-z])[a-z]{2,}(?:era|eront|ira|iront|dra|dront|vra|vront|ura|uront)(?![a-z])|(?<![a-z])(?:zal|zullen)(?![a-z])/
const PASSIVE = /(?<![a-z])(?:wird|werden|wordt|worden)(?![a-z])/
// `Wird … ausgesprochen und ein Liquidator bestellt werden`.
const GERMAN_FUTURE = /^(?: +[a-z]+){0,5} +werden(?![a-z])/
const TENSE_REACH = 70

/** Whether `cue` stands behind a condition, or waits for one behind it. */
function isConditional(
  plain: string,
  { key, start, end }: Cue<Act>,
  { conditions, awaited }: Signals,
): boolean {
  const around = plain.slice(Math.max(0, start - TENSE_REACH), end)
  const isFuture = FUTURE.test(around) || (PASSIVE.test(around) && GERMAN_FUTURE.test(plain.slice(end)))
  const waits = isFuture || key === 'end' || PASSIVE.test(around)
  const reach = waits ? AWAITED_REACH : CONDITION_BEHIND
  return [...conditions, ...(isFuture ? awaited : [])].some(
    one =>
      (one.end <= start && start - one.end < CONDITION_REACH) ||
      (one.start >= end && one.start - end <= reach),
  )
}
