// Which words of change in a piece state one: not those that only recall an earlier decision, give thanks, say how long
// a mandate lasts, or head the sentence.

import type { Cue } from './find-cues.ts'
import type { Named } from './find-names.ts'
import { AT_FOUNDING, DISCHARGE, DISCHARGED_AFTER, RECALLED } from './lexicon/set-aside.ts'

const ENDS_MANDATE = new Set(['resignation', 'dismissal', 'death', 'end_of_term'])

export function keepStated(fold: string, cues: Cue[], founding: boolean): Cue[] {
  const discharge = fold.search(DISCHARGE)
  const discharged = discharge >= 0 && DISCHARGED_AFTER.test(fold)
  return cues.filter(cue => {
    if (
      discharge >= 0 &&
      cue.start > discharge &&
      ENDS_MANDATE.has(cue.change) &&
      !NOTES.test(fold.slice(discharge, cue.start))
    )
      return false
    if (ENDS_MANDATE.has(cue.change) && discharged) return false
    if (!founding && AT_FOUNDING.test(fold.slice(Math.max(0, cue.start - 40), cue.start))) return false
    if (cue.change === 'end_of_term' && isTerm(fold, cue)) return false
    if (ENDS_MANDATE.has(cue.change) && THANKED.test(fold.slice(0, cue.start))) return false
    if (TO_COMPLETE.test(fold.slice(0, cue.end))) return false
    if (cue.side === 'before' && EARLIER.test(fold.slice(0, cue.start))) return false
    // `présidente Rose Fil (réélue), trésorier Marc Aune`: the bracket is about her alone
    if (fold[cue.start - 1] === '(' && cue.change === 'reappointment' && cues.some(isFirstOf(cue)))
      return false
    const recalled =
      cue.side === 'before' &&
      !ENDS_MANDATE.has(cue.change) &&
      RECALLED.test(fold.slice(cue.end, cue.end + 60))
    return !recalled || /^(?:est|sont|wordt|worden|wird|werden) /.test(fold.slice(cue.start, cue.end))
  })
}

// `dankt uittredend bestuurder X`
const THANKED = /\b(?:dankt|danken|bedankt|bedanken|huldigt|remercie|remercient|wurdigt) (?:[a-z]+ ){0,4}$/
// `om zijn mandaat te beëindigen`: whose term she takes over.
const NOTES =
  /(?:,| en| et| und) (?:stelt|stellen) (?:ook )?vast dat |constate(?:nt)? que |stellt fest, dass /
const TO_COMPLETE =
  /(?:benoemd|aangesteld|verkozen|aangeduid)[^.;]{0,40} om (?:zijn|haar|hun|diens|dit) mandaat te beeindigen$/
// `voorlopig benoemd door de raad`: before this act.
const EARLIER =
  /, (?:voorlopig|eerder|destijds|voorheen|vroeger|indertijd|anterieurement|precedemment|fruher|zuvor)(?: [a-z]+)? $/

function isFirstOf(later: Cue): (cue: Cue) => boolean {
  return ({ change, start }) => change === 'appointment' && start < later.start
}

const SOFT_END = /^(?:prend|prennent|eindigt|eindigen|endet|enden)\b/
const IN_TERM =
  /\b(?:beginnt|beginnen|commence|prend(?:ra)? cours|prend(?:ra)? effet|gaat in|gaan in|vangt aan|neemt aanvang)\b/

// `Die Mandate beginnen heute und enden am …`: until when those are given that were just named.
export function keepEnds(fold: string, cues: Cue[], named: Named[]): Cue[] {
  const given = IN_TERM.test(fold) || cues.some(({ change }) => /appointment/.test(change))
  return cues.filter(
    ({ start, end }) => !SOFT_END.test(fold.slice(start, end)) || (!given && named.length > 0),
  )
}

// `venant à échéance le …`: until when it is given.
function isTerm(fold: string, cue: Cue): boolean {
  return (
    /^venant/.test(fold.slice(cue.start, cue.end)) &&
    /^ (?:le|lors|a l'issue|au|en) /.test(fold.slice(cue.end, cue.end + 14))
  )
}

// `- dokter X (ambtshalve, einde mandaat voorzitter)`: in an item, only what a bracket begins with is the item's.
export function withoutAsides(fold: string, cues: Cue[]): Cue[] {
  return cues.filter(({ start }) => {
    const open = fold.lastIndexOf('(', start)
    return (
      open < 0 ||
      start - open < 3 ||
      fold.lastIndexOf(')', start) > open ||
      !/, /.test(fold.slice(open, start))
    )
  })
}

const TITLE = /^[^:;]{0,100}?: (?=\S)/
const PASSING =
  /^(?:ontslagnemend|uittredend|aftredend|demissionnaire|sortant|ausscheidend|overleden|decede|verstorben)/

// `Ontslag en benoeming: X neemt ontslag, Y wordt benoemd`: the title before the colon says nothing of its own.
export function withoutTitle(fold: string, cues: Cue[], names: Named[]): Cue[] {
  const end = TITLE.exec(fold)?.[0].length ?? 0
  const before = cues.filter(cue => cue.end < end)
  const after = cues.filter(cue => cue.start >= end && !PASSING.test(fold.slice(cue.start)))
  if (before.length === 0 || after.length === 0 || before.some(({ side }) => side === 'before')) return cues
  if (names.some(({ start }) => start < end)) return cues
  const kinds = new Set(before.map(({ change }) => change))
  const repeated = before.every(
    ({ change }) => change === 'confirmation' || after.some(other => other.change === change),
  )
  return kinds.size > 1 || repeated ? cues.filter(cue => !before.includes(cue)) : cues
}
