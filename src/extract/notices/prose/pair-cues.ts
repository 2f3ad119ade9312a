// Finds decision verbs (acts) and their objects (matters) in a clause, and pairs them.

import { readSignals } from './clause-signals.ts'
import { isHypothetical } from './hypothetical.ts'
import { ACTS, type Act, type Cue, type Evidence, findCues, MATTERS, type Matter } from './lexicon.ts'
import { isNegated, isRecalled, TAKES_BACK, undoneBehind } from './not-decided.ts'
import { isRequested } from './requested.ts'
import { type ReviewedRuling, reviewRulings } from './reviewed-rulings.ts'

export type ClauseCues = {
  acts: Cue<Act>[]
  matters: Cue<Matter>[]
  evidence: Evidence[]
  /** Acts whose object is not in the clause. */
  unattachedActs: Act[]
  /** Rulings of which the clause says what they decided and what becomes of them. */
  reviewed: ReviewedRuling[]
}

/** Valid matters of each act: the nearest one in the clause is its object. */
type Combinations = ReadonlyMap<Act, ReadonlySet<Matter>>

/** Finds acts and matters in the plain words of a clause. */
export function readCues(plain: string, combinations: Combinations): ClauseCues {
  const matters = readMatters(plain)
  const acts = withoutPredicates(plain, findCues(plain, ACTS)).filter(
    act => !reopensDebates(plain, act) && !matters.some(matter => takesFromOrgans(plain, act, matter)),
  )
  const signals = readSignals(plain)
  // Undoing an opening undoes the bankruptcy; undoing a withdrawal or refusal does not undo that one's
  // object.
  const undoing = new Set(
    acts.filter(({ key }) => TAKES_BACK.has(key)).map(cue => undoneBehind(plain, cue, acts)),
  )
  const evidence = acts.flatMap(cue => {
    const ofRuling =
      undoing.has(cue) && matters.findLast(({ key, end }) => key === 'judgment' && end <= cue.start)
    const matter = ofRuling || nearest(plain, cue, matters, combinations.get(cue.key))
    if (!matter) return []
    const isAsked = isRequested(plain, cue, acts)
    const one: Evidence = {
      act: cue.key,
      matter: matter.key,
      negated: isNegated(plain, cue, acts),
      recalled: isAsked || isRecalled(plain, cue, matter, acts, signals),
      at: cue.start,
    }
    return [isAsked ? { ...one, requested: true as const } : one]
  })
  const reviewed = reviewRulings(plain, acts, matters, evidence)
  for (const { own, undecided, composed } of reviewed) {
    for (const one of own) one.matter = 'judgment'
    for (const one of undecided) one.recalled = true
    evidence.push(...composed)
  }
  evidence.push(...alsoReplaced(plain, matters, evidence))
  const loose = acts.filter(
    cue =>
      !evidence.some(({ act }) => act === cue.key) &&
      !isNegated(plain, cue, acts) &&
      !isRequested(plain, cue, acts) &&
      !isHypothetical(plain, cue, signals),
  )
  return { acts, matters, evidence, unattachedActs: loose.map(({ key }) => key), reviewed }
}

const ASSESSMENTS: ReadonlySet<Act> = new Set<Act>(['dismiss', 'allow', 'unmet'])

// `Verklaart het verzet ontvankelijk en gegrond, doet het vonnis teniet, waarbij het faillissement …`.
const ASSESSES = /^verklaart? .*(?:ontvankelijk|gegrond|toelaatbaar)(?![a-z])/

// `Werd de vordering ongegrond verklaard`: the verb belongs to the assessment and opens nothing.
function withoutPredicates(plain: string, acts: readonly Cue<Act>[]): Cue<Act>[] {
  return acts.filter(({ key, start, end }) => {
    const words = plain.slice(start, end)
    if (key === 'open' && ASSESSES.test(words)) return false
    if (key !== 'open' || !/^(?:verklaarde?|declaree?s?|erklarte?)$/.test(words)) return true
    return !acts.some(
      other =>
        ASSESSMENTS.has(other.key) &&
        (other.start < start
          ? plain.slice(other.end, start).trim() === ''
          : plain.slice(end, other.start).trim() === ''),
    )
  })
}

// `Heropent het hof de debatten`: no procedure is reopened.
function reopensDebates(plain: string, { key, start, end }: Cue<Act>): boolean {
  const around = `${plain.slice(Math.max(0, start - 30), start)}   ${plain.slice(end, end + 40)}`
  return key === 'reopen' && /(?<![a-z])(?:debat(?:s|ten)?|verhandlung(?:en)?)(?![a-z])/.test(around)
}

const GIVEN_BY_COURT =
  /^ +(?:qui +|die +|que +)?(?:[a-z]+ +){0,3}(?:confie|attribue|accorde|octroye|toegekend|toevertrouwd|verleend|ubertragen)/
// `Retire aux organes de la SRL … la gestion`, `aan het bestuur van BV … het beheer ontnomen`.
const TAKES = /^(?:retire|ontnomen|ontneemt|ontnam|entzogen|entzieht|entzog)/
const ORGANS =
  /(?<![a-z])(?:aux? +|aan +(?:de|het) +|den +|dem +)(?:organes?|administrateurs?|dirigeants?|gerants?|gestionnaires?|conseil|bestuur(?:ders?|sorga?an|sorganen)?|organen|zaakvoerders?|geschaftsfuhrern?|verwaltungsrat|organen)(?![a-z])/
const ORGANS_REACH = 160

// `Retire aux administrateurs la gestion`: what is taken from the directors is how an administration begins, not ends.
function takesFromOrgans(plain: string, act: Cue<Act>, matter: Cue<Matter>): boolean {
  if (act.key !== 'end' || matter.key !== 'administrator') return false
  const isTaken = TAKES.test(plain.slice(act.start, act.end))
  if (isTaken && ORGANS.test(plain.slice(Math.max(0, act.start - ORGANS_REACH), act.end + ORGANS_REACH / 4)))
    return true
  const isInside = act.start >= matter.start && act.end <= matter.end
  return isInside && !GIVEN_BY_COURT.test(plain.slice(matter.end, matter.end + 60))
}

const NARROWINGS: readonly ((matters: Cue<Matter>[], plain: string) => Cue<Matter>[])[] = [
  withoutContained,
  withoutLiquidationOfBankruptcy,
  withoutPlanOfDistribution,
  withoutQualified,
  withoutClosingAtOnce,
]

function readMatters(plain: string): Cue<Matter>[] {
  return NARROWINGS.reduce((matters, narrow) => narrow(matters, plain), findCues(plain, MATTERS))
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

// `La clôture, après liquidation, de la faillite`: the liquidation is part of the bankruptcy, no separate
// matter.
function withoutLiquidationOfBankruptcy(matters: Cue<Matter>[]): Cue<Matter>[] {
  if (!matters.some(({ key }) => key === 'bankruptcy')) return matters
  return matters.filter(({ key }) => key !== 'liquidation')
}

const BY_WAY_OF =
  /^ *(?:par|door|via|durch|met het oog op|en vue d|gericht op) +(?:(?:middel van|un|une|een|le|la|l|de|het|eine) +)*$/

// `Une réorganisation judiciaire par transfert sous autorité de justice` is a transfer.
function withoutQualified(matters: Cue<Matter>[], plain: string): Cue<Matter>[] {
  return matters.filter(({ key, end }, at) => {
    const next = matters[at + 1]
    const isTransfer = next?.key === 'transfer' && BY_WAY_OF.test(plain.slice(end, next.start))
    return key !== 'reorganisation' || !isTransfer
  })
}

const TOGETHER_WITH = /^ +(?:met|avec|mit|suivie? d|gevolgd door) +(?:(?:de|la|l|une?|een|der|einer?|e) +)*$/

// `Het vonnis dat de ontbinding met onmiddellijke sluiting van de vereffening uitsprak, opgeheven`: the
// dissolution, including its closing, is revoked.
function withoutClosingAtOnce(matters: Cue<Matter>[], plain: string): Cue<Matter>[] {
  return matters.filter(({ key, start }, at) => {
    const before = matters[at - 1]
    if (key !== 'closing_of_dissolution' || before?.key !== 'dissolution') return true
    const between = plain.slice(before.end, start).replace(/(?:onmiddellijke|immediate|sofortiger?) *$/, '')
    return !TOGETHER_WITH.test(between)
  })
}

// `A homologué les comptes et le plan de répartition`: not a reorganisation plan.
function withoutPlanOfDistribution(matters: Cue<Matter>[], plain: string): Cue<Matter>[] {
  if (!matters.some(({ key }) => key === 'distribution')) return matters
  return matters.filter(({ key, start }) => key !== 'plan' || !plain.startsWith('homolog', start))
}

// `Clôture de la dissolution` is one matter that contains the word of another.
function withoutContained(matters: Cue<Matter>[]): Cue<Matter>[] {
  return matters.filter(one => !matters.some(other => other !== one && contains(other, one)))
}

function contains(outer: Cue<unknown>, inner: Cue<unknown>): boolean {
  return (
    outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start
  )
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
    if (act.key === 'withdraw' && matter.key === 'curator' && !isOffice(plain, matter)) continue
    const gap = gapBetween(plain, act, matter)
    if (best === undefined || gap < best.gap || (gap === best.gap && best.matter.key === 'judgment'))
      best = { matter, gap }
  }
  return best?.matter
}

// `Ingetrokken wordt enkel het mandaat van de curator`: the object is the office, not the curator.
function isOffice(plain: string, { start }: Cue<Matter>): boolean {
  return /^(?:mandaa?t|opdracht|taak|ambt|mission|fonctions?|auftrag|amt)(?![a-z])/.test(plain.slice(start))
}

const BY =
  / (?:par|aux +termes +d|bij|door|suivant|selon|ingevolge|volgens|durch|mit|middels|krachtens|dans|in) +(?:(?:un|une|een|het|dit|le|la|l|deze|cette) +)?$/
const PRONOUNCED: ReadonlySet<Act> = new Set<Act>(['open', 'impose'])
// Procedures are opened, judgments are not.
const OPENED = /^(?:ge)?open|^ouv[re]|^eroffn/
// Somebody is forbidden something, by a judgment.
const FORBIDDEN = /^(?:fait |interdi|verbied|legt |opgelegd|op te leggen|oplegt|oplegde|untersagt|verhangt)/

// `Par jugement du …` is the means, not the object; a judgment is an object only of `pronounce`.
function isObject(plain: string, act: Cue<Act>, { start }: Cue<Matter>): boolean {
  const words = plain.slice(act.start, act.end)
  const isPronounced = PRONOUNCED.has(act.key) && !OPENED.test(words) && !FORBIDDEN.test(words)
  return isPronounced || !BY.test(` ${plain.slice(Math.max(0, start - 24), start)}`)
}

const OF =
  /^ +(?:(?:van|de|du|des|d|der|von|la|le|les|l|het|een|une?|procedure(?: +en)?|proces|verfahren) +)+$/

// `Opening van het faillissement`: a genitive is unambiguous.
function gapBetween(plain: string, act: Cue<Act>, matter: Cue<Matter>): number {
  if (OF.test(plain.slice(act.end, Math.max(act.end, matter.start)))) return 0
  return Math.max(0, act.start - matter.end, matter.start - act.end)
}
