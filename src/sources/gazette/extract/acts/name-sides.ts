// Where a cue looks for its names: how far before it and after it they may stand.

import type { Cue } from './find-cues.ts'
import type { Named } from './find-names.ts'
import { RESULT } from './lexicon/set-aside.ts'

const ANEW =
  /;|\b(?:est|sont|wordt|worden|werd|werden|is|zijn|wird|wurde|wurden|beslist|besluit|decide|decident|beschliess?t|beschliess?en|accept[a-z]*|aanvaard[a-z]*|angenommen|genehmigt|heeft|hebben|deze laatste|tevens|ainsi que|alsook|anderzijds|d'autre part|terwijl|tandis que|alors que|wahrend)\b/g

/** Names on the side of cue `index` where its wording has them: after an active verb or a noun, before a participle. */
export function preferredSide(
  fold: string,
  cues: Cue[],
  index: number,
  holders: Named[],
  taken: Set<Named>,
): Named[] {
  const cue = cues[index] as Cue
  const inside = between(holders, cue.start, cue.end, taken) // `neemt X ontslag`
  if (inside.length > 0) return inside
  return cue.side === 'after'
    ? namesAfter(fold, cues, index, holders, taken)
    : namesBefore(fold, cues, index, holders, taken)
}

const COLON = /^[^:;.]{0,70}: /

// `te ontslaan als zaakvoerder: X, en te benoemen als zaakvoerder: Y`
function namesBefore(fold: string, cues: Cue[], index: number, holders: Named[], taken: Set<Named>): Named[] {
  const cue = cues[index] as Cue
  const before = withoutDeciders(fold, between(holders, cues[index - 1]?.end ?? 0, cue.start, taken), cue)
  const apart = afterColon(fold, before, cue)
  if (apart.length > 0) return apart
  const colon = COLON.exec(fold.slice(cue.end))?.[0].length
  const after = namesAfter(fold, cues, index, holders, taken)
  if (after.length > 0 && before.length > 0 && onlyDecide(fold, before, cue)) return after
  const spoken = saidInClause(fold, before, cue)
  if (spoken.length > 0) return spoken
  if (before.length > 0 || colon === undefined) return before
  return (after[0]?.start ?? 0) >= cue.end + colon ? after : before
}

const RELATIVE = /^,? (?:die|dewelke|qui|lequel|laquelle|der|welche[rs]?) /
const SINGULAR =
  /\b(?:wordt|werd|is|heeft|neemt|zal|est|a|sera|wird|wurde|ist|hat|tritt|legt|scheidet|geht)\b/

// `Mme X reprend la gérance de M. Y, qui part à la retraite`: of the last of them.
function saidInClause(fold: string, names: Named[], cue: Cue): Named[] {
  const last = names.at(-1)
  if (!last || names.length < 2 || !RELATIVE.test(fold.slice(last.end, cue.start))) return []
  return SINGULAR.test(fold.slice(last.end, cue.end)) ? [last] : []
}

const DECIDES =
  /\b(?:beschliess?(?:t|en)|beschloss(?:en)?|entscheide(?:t|n)|beslissen|beslist|beslisten?|besluit(?:en)?|besloten|decident|decide|(?:meldt|melden|stelt vast|stellen vast|verklaart|verklaren|bevestigt|bevestigen|aanvaardt|aanvaarden|unaniem|akkoord) (?=dat\b)|(?:annonce|informe|confirme|declare|acceptent|accepte)(?:nt)? (?=que\b|qu'))(?:\b|(?=dat|que|qu'))/

// `Die Gesellschafter X und Y beschließen, Herrn Z zu bestellen`: X and Y only decide.
function withoutDeciders(fold: string, names: Named[], cue: Cue): Named[] {
  const [first, last] = [names[0], names.at(-1)]
  if (!first || !last || first === last) return names
  const decides = DECIDES.exec(fold.slice(first.end, last.start))
  if (!decides || last.end > cue.start) return names
  const from = first.end + decides.index
  return /,? ?\b(?:und|et|en) $/.test(fold.slice(0, from)) ? names : names.filter(({ start }) => start > from)
}

// `X en Y wisselen van functie: Y wordt voorzitter`: whom the colon sets apart.
function afterColon(fold: string, names: Named[], { start }: Cue): Named[] {
  const [first, last] = [names[0], names.at(-1)]
  if (!first || !last || first === last) return []
  const colon = fold.slice(first.end, last.start).search(/[a-z)]: /)
  if (colon < 0 || !/^[^:]*$/.test(fold.slice(last.end, start))) return []
  return names.filter(name => name.start > first.end + colon)
}

// `De aandeelhouder, de heer X, beslist om tot bestuurder te benoemen zijn dochter, mevrouw Y`: X gives the mandate.
function onlyDecide(fold: string, names: Named[], cue: Cue): boolean {
  if (!GIVEN_BY_OTHERS.has(cue.change)) return false
  return names.every(({ end }) => DECIDES.test(fold.slice(end, cue.start)))
}

const GIVEN_BY_OTHERS = new Set(['appointment', 'reappointment', 'dismissal'])

/** Where a new statement begins in `fold` between two places; `to` when nothing says so. */
export function findNewStatement(fold: string, from: number, to: number): number {
  ANEW.lastIndex = from
  return Math.min(ANEW.exec(fold)?.index ?? to, to)
}

// `Suite à la démission de X, M. Y reprend la présidence`
const CONSEQUENCE_OF = /\b(?:suite|ensuite|apres|ingevolge|wegens|nach|infolge)\b[^,;]{0,20}$/
const NEXT_PERSON = /, (?:monsieur|madame|m\.|mme|mlle|mr|de heer|mevrouw|herr|frau) /

const HAVING = /^,? ?(?:ayant|etant|n'ayant)\b/ // `Mme X, M. Y ayant souhaité …`

// Up to the next cue; when that one looks for its names before it, only up to where a new statement begins.
function namesAfter(fold: string, cues: Cue[], index: number, holders: Named[], taken: Set<Named>): Named[] {
  const cue = cues[index] as Cue
  const next = cues[index + 1]
  const found = between(holders, cue.end, next?.start ?? fold.length, taken)
  const first = found[0]
  if (!next && first) return found.filter(name => !RESULT.test(fold.slice(first.end, name.start)))
  const last = found.at(-1)
  if (next?.side === 'before' && last && last !== first && HAVING.test(fold.slice(last.end, next.start)))
    return found.slice(0, -1)
  if (!next || next.side === 'after' || !first || next.change === cue.change) return found
  const consequence = CONSEQUENCE_OF.test(fold.slice(0, cue.start))
    ? fold.slice(first.end).search(NEXT_PERSON)
    : -1
  const anew = Math.min(
    findNewStatement(fold, first.end, fold.length),
    consequence < 0 ? fold.length : first.end + consequence,
  )
  return found.filter(name => name.start < anew)
}

/** Names on the other side, where nothing else took them. */
export function otherSide(cues: Cue[], index: number, holders: Named[], taken: Set<Named>): Named[] {
  const cue = cues[index] as Cue
  return cue.side === 'after'
    ? between(holders, cues[index - 1]?.end ?? 0, cue.start, taken)
    : between(holders, cue.end, cues[index + 1]?.start ?? Number.POSITIVE_INFINITY, taken)
}

function between(names: Named[], from: number, to: number, taken: Set<Named>): Named[] {
  return names.filter(name => name.start >= from && name.end <= to && !taken.has(name))
}
