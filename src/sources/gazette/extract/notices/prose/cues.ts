// Finds the decision verbs (acts) and their objects (matters) in a clause, and pairs them.

import { ACTS, type Act, findWords, hasWords, MATTERS, type Matter } from './lexicon.ts'

type Cue<Key> = { key: Key; start: number; end: number }

export type Evidence = { act: Act; matter: Matter; negated: boolean; recalled: boolean; at: number }

export type ClauseCues = {
  acts: Cue<Act>[]
  matters: Cue<Matter>[]
  evidence: Evidence[]
  /** Acts done to something that the clause does not name. */
  loose: Act[]
}

/** Which matters an act can be done to: the nearest of them in the clause is the one meant. */
export type Combinations = ReadonlyMap<Act, ReadonlySet<Matter>>

/** Reads the plain words of one clause. */
export function readCues(plain: string, combinations: Combinations): ClauseCues {
  const acts = findCues(plain, ACTS)
  const matters = withoutLiquidationOfBankruptcy(withoutContained(findCues(plain, MATTERS)))
  const recalledAfter = findWords('subordinators', plain).map(({ end }) => end)
  const evidence = acts.flatMap(cue => {
    const matter = nearest(plain, cue, matters, combinations.get(cue.key))
    if (!matter) return []
    return [
      {
        act: cue.key,
        matter: matter.key,
        negated: isNegated(plain, cue),
        recalled: isRecalled(plain, cue, matter, acts, recalledAfter) || isRequested(plain, cue),
        at: cue.start,
      },
    ]
  })
  evidence.push(...alsoReplaced(plain, matters, evidence))
  const loose = acts.filter(
    cue => !isNegated(plain, cue) && !isRequested(plain, cue) && !evidence.some(({ act }) => act === cue.key),
  )
  return { acts, matters, evidence, loose: loose.map(({ key }) => key) }
}

const EACH = /zowel|respectiev|respectivement|evenals|ainsi que|tant le/

// `Zowel de rechter-commissaris als de curator werden vervangen`.
function alsoReplaced(
  plain: string,
  matters: readonly Cue<Matter>[],
  evidence: readonly Evidence[],
): Evidence[] {
  const replaced = evidence.find(({ act }) => act === 'replace')
  if (!replaced || !EACH.test(plain)) return []
  const others = matters.filter(
    ({ key }) => key !== replaced.matter && (key === 'judge' || key === 'curator'),
  )
  return others.slice(0, 1).map(({ key }) => ({ ...replaced, matter: key }))
}

// `La clôture, après liquidation, de la faillite`: the liquidation is how the bankruptcy ended, no matter of its own.
function withoutLiquidationOfBankruptcy(matters: Cue<Matter>[]): Cue<Matter>[] {
  if (!matters.some(({ key }) => key === 'bankruptcy')) return matters
  return matters.filter(({ key }) => key !== 'liquidation')
}

// `Clôture de la dissolution` is a matter of its own, and holds the word of another.
function withoutContained(matters: Cue<Matter>[]): Cue<Matter>[] {
  return matters.filter(one => !matters.some(other => other !== one && contains(other, one)))
}

function contains(outer: Cue<unknown>, inner: Cue<unknown>): boolean {
  return (
    outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start
  )
}

function findCues<Key>(plain: string, table: readonly [Key, RegExp][]): Cue<Key>[] {
  return table
    .flatMap(([key, pattern]) =>
      [...plain.matchAll(pattern)].map(match => ({
        key,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.start - b.start)
}

function nearest(
  plain: string,
  act: Cue<Act>,
  matters: readonly Cue<Matter>[],
  possible: ReadonlySet<Matter> | undefined,
): Cue<Matter> | undefined {
  let best: { matter: Cue<Matter>; gap: number } | undefined
  for (const matter of matters) {
    if (!possible?.has(matter.key) || (matter.key === 'judgment' && !isObject(plain, act, matter))) continue
    const gap = gapBetween(plain, act, matter)
    if (best === undefined || gap < best.gap || (gap === best.gap && best.matter.key === 'judgment'))
      best = { matter, gap }
  }
  return best?.matter
}

const BY =
  / (?:par|bij|door|suivant|selon|ingevolge|volgens|durch|mit|middels|krachtens|dans|in) +(?:(?:un|une|een|het|dit|le|la|l|deze|cette) +)?$/
const PRONOUNCED: ReadonlySet<Act> = new Set<Act>(['open', 'impose'])

// `Par jugement du …` is how something is done, not what it is done to; but a judgment is what is pronounced.
function isObject(plain: string, act: Cue<Act>, { start }: Cue<Matter>): boolean {
  return PRONOUNCED.has(act.key) || !BY.test(` ${plain.slice(Math.max(0, start - 24), start)}`)
}

const OF = /^ +(?:(?:van|de|du|des|d|der|von|la|le|les|l|het|een|une?) +)+$/

// `Opening van het faillissement`: a genitive leaves no doubt.
function gapBetween(plain: string, act: Cue<Act>, matter: Cue<Matter>): number {
  if (OF.test(plain.slice(act.end, Math.max(act.end, matter.start)))) return 0
  return Math.max(0, act.start - matter.end, matter.start - act.end)
}

const NEGATION_REACH = 26

function isNegated(plain: string, { start, end }: Cue<Act>): boolean {
  return (
    hasWords('negation', plain.slice(Math.max(0, start - NEGATION_REACH), start)) ||
    /^ +(?:pas|niet|nicht) /.test(plain.slice(end, end + 8))
  )
}

const SUBORDINATE_REACH = 220
// `Le premier juge avait … rapporté la faillite`.
const PLUPERFECT_REACH = 44
const RECALLED_BY_DECISION: ReadonlySet<Act> = new Set<Act>(['open', 'reopen', 'appoint'])

// The first act behind `waarbij`, `précédemment` or their like, and a participle followed by `par jugement du …`,
// tell of an earlier decision.
function isRecalled(
  plain: string,
  cue: Cue<Act>,
  matter: Cue<Matter>,
  acts: readonly Cue<Act>[],
  recalledAfter: readonly number[],
): boolean {
  const opener = recalledAfter.findLast(end => end <= cue.start && cue.start - end < SUBORDINATE_REACH)
  if (opener !== undefined && !acts.some(other => other.start >= opener && other.end <= cue.start))
    return true
  if (isPluperfect(plain, cue, acts) || isHypothetical(plain, cue)) return true
  if (DESCRIBES.has(cue.key) && plain.slice(cue.start, cue.end).endsWith('ant')) return true
  if (!RECALLED_BY_DECISION.has(cue.key)) return false
  return isAttributive(plain, cue, matter) || isDatedParticiple(plain, cue)
}

// `De bij verstek uitgesproken ontbinding`: a participle between article and noun.
function isAttributive(plain: string, cue: Cue<Act>, matter: Cue<Matter>): boolean {
  const between = plain.slice(cue.end, matter.start)
  return (
    matter.start >= cue.end &&
    between.trim() === '' &&
    /(?<![a-z])(?:de|het|die|deze|dat) +(?:[a-z0-9]+ +){0,6}$/.test(
      plain.slice(Math.max(0, cue.start - 60), cue.start),
    )
  )
}

const AUXILIARY =
  /(?<![a-z])(?:a|ont|est|sont|fut|ete|werd|werden|wordt|worden|is|zijn|hat|wurde|heeft) +(?:[a-z0-9]+ +){0,6}$/

// `Déclarée en faillite par jugement du …` recalls; `a été déclarée en faillite par jugement du …` tells.
function isDatedParticiple(plain: string, cue: Cue<Act>): boolean {
  if (AUXILIARY.test(plain.slice(Math.max(0, cue.start - 60), cue.start))) return false
  const [decided] = findWords('byDecision', plain.slice(cue.end, cue.end + 60))
  return (
    decided !== undefined &&
    plain
      .slice(cue.end, cue.end + decided.start)
      .trim()
      .split(/ +/).length <= 4
  )
}

// `Le jugement … prononçant la dissolution`: the participle describes the judgment named before it.
const DESCRIBES: ReadonlySet<Act> = new Set<Act>(['open', 'close', 'order', 'appoint', 'impose'])
const HYPOTHETICAL_REACH = 34

// `Sous réserve de prolongation`, `kan verlengd worden`.
function isHypothetical(plain: string, cue: Cue<Act>): boolean {
  if (cue.key === 'unmet' || cue.key === 'redirect') return false
  return hasWords('hypothetical', plain.slice(Math.max(0, cue.start - HYPOTHETICAL_REACH), cue.start))
}

function isPluperfect(plain: string, cue: Cue<Act>, acts: readonly Cue<Act>[]): boolean {
  const from = Math.max(0, cue.start - PLUPERFECT_REACH)
  const auxiliary = findWords('pluperfect', plain.slice(from, cue.start)).at(-1)
  return (
    auxiliary !== undefined &&
    !acts.some(
      other =>
        other.start >= from + auxiliary.end &&
        other.end <= cue.start &&
        (other.key !== 'open' || cue.key === 'open'),
    )
  )
}

const REQUEST_REACH = 110

// What is asked for is not decided: `vordert de aanstelling van …`, `une demande tendant à voir rapporter …`.
function isRequested(plain: string, cue: Cue<Act>): boolean {
  if (DECIDES_REQUESTS.has(cue.key)) return false
  if (isInfinitive(plain, cue)) return true
  const before = plain.slice(Math.max(0, cue.start - REQUEST_REACH), cue.start)
  const asked = findWords('requests', before).at(-1)
  return (
    asked !== undefined &&
    !ALLOWED.test(before) &&
    !/ (?:is|wordt|werd|est|a ete) /.test(before.slice(asked.end))
  )
}

// `Om de dissolutie op te heffen`: an infinitive decides only behind a verb that does.
function isInfinitive(plain: string, { start, end }: Cue<Act>): boolean {
  const word = plain.slice(start, end)
  if (word.split(/ +/).length > 3 || NO_INFINITIVE.test(word)) return false
  if (!/ te |^te |(?:^| )[a-z]+(?:er|oir)$/.test(word)) return false
  return !hasWords('decides', plain.slice(Math.max(0, start - 50), start))
}

const NO_INFINITIVE = /vereffenaar|gesteld|gegrond|hinter|unter|(?:^| )(?:over|onder|door|pour|par|sur)$/

const ALLOWED =
  /(?<!pas )fait droit|faisant droit|inwillig|ontvankelijk en|recevable et|gegrond|op verzoek|op vordering|a la (?:requete|demande)/
const DECIDES_REQUESTS: ReadonlySet<Act> = new Set<Act>(['dismiss', 'refuse', 'allow', 'grant', 'uphold'])
