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
  const matters = withoutQualified(
    plain,
    withoutPlanOfDistribution(
      plain,
      withoutLiquidationOfBankruptcy(withoutContained(findCues(plain, MATTERS))),
    ),
  )
  const recalledAfter = findWords('subordinators', plain).map(({ end }) => end)
  // To undo what opened a bankruptcy undoes the bankruptcy; to undo what undid or refused something does not undo that.
  const undoing = new Set(
    acts.filter(({ key }) => TAKES_BACK.has(key)).map(cue => undoneBehind(plain, cue, acts)),
  )
  const evidence = acts.flatMap(cue => {
    const ofRuling =
      undoing.has(cue) && matters.findLast(({ key, end }) => key === 'judgment' && end <= cue.start)
    const matter = ofRuling || nearest(plain, cue, matters, combinations.get(cue.key))
    if (!matter) return []
    return [
      {
        act: cue.key,
        matter: matter.key,
        negated: isNegated(plain, cue),
        recalled: isRecalled(plain, cue, matter, acts, recalledAfter) || isRequested(plain, cue, acts),
        at: cue.start,
      },
    ]
  })
  evidence.push(...alsoReplaced(plain, matters, evidence))
  const loose = acts.filter(
    cue =>
      !isNegated(plain, cue) &&
      !isRequested(plain, cue, acts) &&
      !evidence.some(({ act }) => act === cue.key),
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

const BY_WAY_OF =
  /^ *(?:par|door|via|durch|met het oog op|en vue d|gericht op) +(?:(?:middel van|un|une|een|le|la|l|de|het|eine) +)*$/

// `Une réorganisation judiciaire par transfert sous autorité de justice` is a transfer.
function withoutQualified(plain: string, matters: Cue<Matter>[]): Cue<Matter>[] {
  return matters.filter(({ key, end }, at) => {
    const next = matters[at + 1]
    const isTransfer = next?.key === 'transfer' && BY_WAY_OF.test(plain.slice(end, next.start))
    return key !== 'reorganisation' || !isTransfer
  })
}

// `A homologué les comptes et le plan de répartition`: that plan reorganises nothing.
function withoutPlanOfDistribution(plain: string, matters: Cue<Matter>[]): Cue<Matter>[] {
  if (!matters.some(({ key }) => key === 'distribution')) return matters
  return matters.filter(({ key, start }) => key !== 'plan' || !plain.startsWith('homolog', start))
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
// A procedure is opened, a judgment never.
const OPENED = /^(?:ge)?open|^ouv[re]|^eroffn/

// `Par jugement du …` is how something is done, not what it is done to; but a judgment is what is pronounced.
function isObject(plain: string, act: Cue<Act>, { start }: Cue<Matter>): boolean {
  const isPronounced = PRONOUNCED.has(act.key) && !OPENED.test(plain.slice(act.start, act.end))
  return isPronounced || !BY.test(` ${plain.slice(Math.max(0, start - 24), start)}`)
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

// `Un immeuble ayant été omis, le tribunal rouvre …`: the court begins a sentence of its own behind a participle.
function isOverBefore(plain: string, end: number, { start }: Cue<Act>): boolean {
  return (
    plain.slice(0, end).endsWith('ayant') &&
    /(?<!(?:que|dont|ou) +)(?<![a-z])(?:le tribunal|la cour)(?! +a )(?![a-z])/.test(plain.slice(end, start))
  )
}

// The first act behind `waarbij`, `précédemment` or their like, and a participle followed by `par jugement du …`,
// tell of an earlier decision.
function isRecalled(
  plain: string,
  cue: Cue<Act>,
  matter: Cue<Matter>,
  acts: readonly Cue<Act>[],
  recalledAfter: readonly number[],
): boolean {
  const opener = recalledAfter.findLast(
    end => end <= cue.start && cue.start - end < SUBORDINATE_REACH && !isOverBefore(plain, end, cue),
  )
  if (opener !== undefined && !acts.some(other => other.start >= opener && other.end <= cue.start))
    return true
  if (isPluperfect(plain, cue, acts) || isHypothetical(plain, cue)) return true
  if (DESCRIBES.has(cue.key) && plain.slice(cue.start, cue.end).endsWith('ant')) return true
  if (cue.key === 'withdraw' && CONTESTED_RULING.test(plain.slice(0, cue.start))) return true
  if (undoneBehind(plain, cue, acts)) return true
  if (cue.key === 'homologate') return isDatedBehind(plain, cue, acts)
  if (!RECALLED_BY_DECISION.has(cue.key)) return false
  return isAttributive(plain, cue, matter) || isDatedParticiple(plain, cue) || describesOffice(plain, cue)
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

// `Verzet tegen het vonnis dat het faillissement intrekt`: what the contested ruling did.
const CONTESTED_RULING =
  /(?<![a-z])(?:tegen +(?:het|de|een|dit|dat) +(?:verstek)?(?:vonnis|beschikking|arrest|beslissing)(?: +[a-z0-9]+){0,8}? +(?:dat|die)|contre +(?:le|la|l|un|une|ce|cette) +(?:jugement|ordonnance|arret|decision)(?: +[a-z0-9]+){0,8}? +qui)(?: +(?!(?:wordt|werd|werden|is|zijn|heeft|trekt) )[a-z0-9]+){0,24} +$/

// A ruling and what is told of it, up to the verb: `het vonnis van 13 april 2026, dat het verzoek van X`.
const RULING_THAT =
  /(?<![a-z])(?:(?:verstek)?vonnis|beschikking|arrest|beslissing|jugement|ordonnance|arret|decision|urteil|beschluss)(?: +[a-z0-9]+){0,24}? +(?:dat|die|waarbij|waarmee|waarin|qui|par lequel|par laquelle|lequel|laquelle|das|der|durch das|mit dem)(?: +[a-z0-9]+){1,40} +$/
const OF_RULINGS: ReadonlySet<Act> = new Set<Act>(['withdraw', 'uphold'])
const TAKES_BACK: ReadonlySet<Act> = new Set<Act>(['withdraw', 'dismiss', 'refuse', 'end', 'close'])

// `Wordt het vonnis, dat het verzoek afwees, hervormd`: what the verb behind is done to is the ruling, and what that
// ruling did is not done again.
function undoneBehind(plain: string, cue: Cue<Act>, acts: readonly Cue<Act>[]): Cue<Act> | undefined {
  const behind = acts.find(
    other =>
      OF_RULINGS.has(other.key) &&
      other.start >= cue.end &&
      /^(?: +(?:heeft|had|werd|was|hat|hatte|a|ete|wurde|wird|wordt|is|est)){0,3} *$/.test(
        plain.slice(cue.end, other.start),
      ),
  )
  if (!behind || !RULING_THAT.test(plain.slice(0, cue.start))) return undefined
  return acts.some(other => other.end <= cue.start && OF_RULINGS.has(other.key)) ? undefined : behind
}

// `Het mandaat van bewindvoerder dat mr. X op 3 december 2025 werd toevertrouwd`: how the office was given.
const OFFICE_THAT =
  /(?<![a-z])(?:mandaa?t|opdracht|taak|functie|mission|fonctions?|charge|amt|auftrag|bewind|administration)(?: +[a-z]+){0,5} +(?:dat|die|waarmee|waarvan|que|qu|qui|dont|das|der|mit dem)(?: +[a-z0-9]+){1,16} +[0-9]{1,2} +[a-z0-9]+ +[0-9]{4}(?: +[a-z]+){0,6} +$/

function describesOffice(plain: string, { start }: Cue<Act>): boolean {
  return OFFICE_THAT.test(plain.slice(Math.max(0, start - 200), start))
}

// `Révoque le plan de la SRL X, homologué le 18 juin 2024`: another verb says what is decided.
function isDatedBehind(plain: string, cue: Cue<Act>, acts: readonly Cue<Act>[]): boolean {
  const [decided] = findWords('byDecision', plain.slice(cue.end, cue.end + 60))
  return (
    decided !== undefined &&
    plain.slice(cue.end, cue.end + decided.start).trim() === '' &&
    acts.some(({ key, end }) => key !== 'homologate' && end <= cue.start) &&
    !AUXILIARY.test(plain.slice(0, cue.start).split(/ {2,}/).at(-1) ?? '')
  )
}

const AUXILIARY =
  /(?<![a-z])(?:a|ont|est|sont|fut|ete|werd|werden|wordt|worden|is|zijn|hat|wurde|heeft) +(?:[a-z0-9]+ +){0,6}$/

// `Ontbindt de rechtbank, bij vonnis van …`: the court is who does it.
const COURT_ITSELF =
  /^(?:de (?:ondernemings)?rechtbank|het hof|de voorzitter|le tribunal|la cour|das gericht)/

// `Déclarée en faillite par jugement du …` recalls; `a été déclarée en faillite par jugement du …` tells.
function isDatedParticiple(plain: string, cue: Cue<Act>): boolean {
  if (AUXILIARY.test(plain.slice(Math.max(0, cue.start - 60), cue.start))) return false
  const [decided] = findWords('byDecision', plain.slice(cue.end, cue.end + 60))
  if (decided === undefined) return false
  const between = plain.slice(cue.end, cue.end + decided.start).trim()
  return between.split(/ +/).length <= 4 && !COURT_ITSELF.test(between)
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
    // `Sein Urteil, durch das die Gesellschaft aufgelöst worden war, für nichtig erklärt`: that clause is over.
    !plain.slice(0, from + auxiliary.start).endsWith('worden ') &&
    !acts.some(
      other =>
        other.start >= from + auxiliary.end &&
        other.end <= cue.start &&
        (other.key !== 'open' || cue.key === 'open'),
    )
  )
}

const REQUEST_REACH = 110
// `De sluiting van de vereffening te vorderen`: the infinitive stands behind what is asked for.
const ASKED_BEHIND = /^(?: +[a-z]+){0,6} +(?:te +(?:vorderen|vragen|verzoeken)|zu +beantragen)(?![a-z])/

// What is asked for is not decided: `vordert de aanstelling van …`, `une demande tendant à voir rapporter …`.
function isRequested(plain: string, cue: Cue<Act>, acts: readonly Cue<Act>[]): boolean {
  if (DECIDES_REQUESTS.has(cue.key)) return false
  if (isInfinitive(plain, cue) || ASKED_BEHIND.test(plain.slice(cue.end, cue.end + REQUEST_REACH)))
    return true
  const from = Math.max(0, cue.start - REQUEST_REACH)
  const before = plain.slice(from, cue.start)
  const asked = findWords('requests', before).at(-1)
  // `Het verzoek tot … afwees`: that request is answered.
  const isAnswered = acts.some(
    other =>
      DECIDES_REQUESTS.has(other.key) &&
      asked !== undefined &&
      other.start >= from + asked.end &&
      other.end <= cue.start &&
      !isInfinitive(plain, other),
  )
  return (
    asked !== undefined &&
    !isAnswered &&
    !ALLOWED.test(before) &&
    !/ (?:is|wordt|werd|est|a ete) /.test(before.slice(asked.end))
  )
}

// `Om de dissolutie op te heffen`: an infinitive decides only behind a verb that does.
function isInfinitive(plain: string, { start, end }: Cue<Act>): boolean {
  const word = plain.slice(start, end)
  if (word.split(/ +/).length > 3 || NO_INFINITIVE.test(word)) return false
  if (!/ te |^te |(?:^| )[a-z]+(?:er|oir)$/.test(word)) return false
  return (
    !DECIDES_WHAT.test(plain.slice(0, start)) &&
    !hasWords('decides', plain.slice(Math.max(0, start - 50), start))
  )
}

// `Beslist het vonnis van 21 oktober 2025, A/25/04910, in te trekken`: numbers between do not count.
const DECIDES_WHAT =
  /(?<![a-z])(?:beslist|besluit|beveelt|beschliesst) +(?:het|dit|dat|zijn|haar|de|das|sein) +(?:[a-z]+ +){1,4}(?:(?:van|d|dd|vom) +)*(?:[a-z]{0,10} *[0-9]+ +|[a-z] +|(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) +)*(?:[a-z]+ +){0,4}$/

const NO_INFINITIVE = /vereffenaar|gesteld|gegrond|hinter|unter|(?:^| )(?:over|onder|door|pour|par|sur)$/

const ALLOWED =
  /(?<!pas )fait droit|faisant droit|inwillig|ontvankelijk en|recevable et|gegrond|op verzoek|op vordering|a la (?:requete|demande)/
const DECIDES_REQUESTS: ReadonlySet<Act> = new Set<Act>(['dismiss', 'refuse', 'allow', 'grant', 'uphold'])
