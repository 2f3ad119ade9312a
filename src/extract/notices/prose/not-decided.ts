// Filters acts of a clause that decide nothing: negated, recalled, requested or conditional ones.

import type { Signals } from './clause-signals.ts'
import { isHypothetical } from './hypothetical.ts'
import { type Act, type Cue, findWords, type Matter } from './lexicon.ts'
import { isRefusedInfinitive } from './requested.ts'

const NEGATION_REACH = 26

export function isNegated(plain: string, cue: Cue<Act>, acts: readonly Cue<Act>[]): boolean {
  const { key, start, end } = cue
  // The cue includes its own negation.
  if (key === 'unmet') return false
  return (
    isNegatedBefore(plain, cue, acts) ||
    NO_GROUND.test(plain.slice(Math.max(0, start - NO_GROUND_REACH), start)) ||
    /^ +(?:pas|niet|nicht) /.test(plain.slice(end, end + 8)) ||
    isNotGranted(plain, cue) ||
    isRefusedInfinitive(plain, cue, acts)
  )
}

// `Heeft de sluiting van het faillissement niet toegestaan`: what is not given is the act that the noun names.
const NOT_GRANTED =
  /^(?: +(?!kwijtschelding|effacement|entschuldung|verlenging)[a-z0-9]+){0,14}? +(?:niet|nicht|pas) +(?:ete +)?(?:toegestaan|toegekend|verleend|bevolen|uitgesproken|ingewilligd|aanvaard|accordee?s?|autorisee?s?|admise?s?|prononcee?s?|ordonnee?s?|gewahrt|bewilligt|angeordnet|ausgesprochen|genehmigt)(?![a-z])/

function isNotGranted(plain: string, { start, end }: Cue<Act>): boolean {
  return /(?:ing|ture|tion|ung|luss)$/.test(plain.slice(start, end)) && NOT_GRANTED.test(plain.slice(end))
}

// `Niet beëindigd, maar verlengd`.
const CONTRAST = /(?<![a-z])(?:maar|mais|sondern)(?![a-z])/

// `Dit l'appel non fondé et confirme`: a negation inside a coordinated act is that one's own.
const COORDINATED = /^(?: {2,}|.{0,20} (?:et|en|und) )/
function isNegatedBefore(plain: string, { start }: Cue<Act>, acts: readonly Cue<Act>[]): boolean {
  const from = Math.max(0, start - NEGATION_REACH)
  const before = plain.slice(from, start)
  return findWords('negation', before).some(
    word =>
      !CONTRAST.test(before.slice(word.end)) &&
      !acts.some(
        act =>
          act.start <= from + word.start &&
          act.end >= from + word.end &&
          act.end <= start &&
          COORDINATED.test(plain.slice(act.end, start)),
      ),
  )
}

const NO_GROUND_REACH = 80
// `Er is geen reden tot onmiddellijke sluiting`, `il n'y a pas lieu de prononcer sur-le-champ la clôture`.
const NO_GROUND =
  /(?<![a-z])(?:geen +(?:reden|grond|aanleiding|noodzaak|sprake)|(?:pas|point|aucune?)(?: +de)? +(?:lieu|raisons?|motifs?)|kein(?:e|en)? +(?:grund|anlass|veranlassung))(?: +(?:van|om|tot|voor|de|d|a|au|pour|zu|zur|zum|la|le|l|het|een|une?|over +te +gaan +tot|[a-z]+(?:e|er|elijke|atement|ate|ch)))* +$/

const SUBORDINATE_REACH = 220
// `Le premier juge avait … rapporté la faillite`.
const PLUPERFECT_REACH = 44
const RECALLED_BY_DECISION: ReadonlySet<Act> = new Set<Act>(['open', 'reopen', 'appoint'])

// `Un immeuble ayant été omis, le tribunal rouvre …`: after a participle the court starts a new main clause.
function isOverBefore(plain: string, end: number, { start }: Cue<Act>): boolean {
  return (
    plain.slice(0, end).endsWith('ayant') &&
    /(?<!(?:que|dont|ou) +)(?<![a-z])(?:le tribunal|la cour)(?! +a )(?![a-z])/.test(plain.slice(end, start))
  )
}

// Whether an act is recalled: the first one after `waarbij`, `précédemment` and similar, or a participle
// followed by `par jugement du …`.
export function isRecalled(
  plain: string,
  cue: Cue<Act>,
  matter: Cue<Matter>,
  acts: readonly Cue<Act>[],
  signals: Signals,
): boolean {
  const opener = signals.recalledAfter.findLast(
    end => end <= cue.start && cue.start - end < SUBORDINATE_REACH && !isOverBefore(plain, end, cue),
  )
  if (opener !== undefined && !acts.some(other => other.start >= opener && other.end <= cue.start))
    return true
  const done = sameActBefore(plain, cue, acts)
  if (done) return isRecalled(plain, done, matter, acts, signals)
  if (isPluperfect(plain, cue, acts) || isHypothetical(plain, cue, signals)) return true
  if (DESCRIBES.has(cue.key) && plain.slice(cue.start, cue.end).endsWith('ant')) return true
  if (isOfContested(plain, cue, acts) || toldOfRuling(plain, cue)) return true
  if (undoneBehind(plain, cue, acts)) return true
  if (cue.key === 'homologate') return isDatedBehind(plain, cue, acts) || isDatedAttribute(plain, cue)
  if (!RECALLED_BY_DECISION.has(cue.key)) return false
  if (isMannerOfRuling(plain, cue)) return true
  return isAttributive(plain, cue, matter) || isDatedParticiple(plain, cue) || describesOffice(plain, cue)
}

// `Avait été déclarée en faillite sur citation de`: the manner is part of the recalled act.
const MANNER = /^(?:sur|op|auf) /

// `Déclarant ouverte la faillite`: one act in two words.
function sameActBefore(plain: string, { key, start, end }: Cue<Act>, acts: readonly Cue<Act>[]) {
  const before = acts.findLast(other => other.key === key && other.end <= start)
  if (!before || MANNER.test(plain.slice(start, end))) return before
  const isOne = plain.slice(before.end, start).trim() === ''
  return isOne && !MANNER.test(plain.slice(before.start, before.end)) ? before : undefined
}

// `Opposition au jugement de faillite rendu par défaut le 23 mars sur citation de`: how an earlier ruling came about.
const RENDERED =
  /(?<![a-z])(?:jugement|arret|(?:verstek)?vonnis|faillissementsvonnis|arrest|(?:konkurs)?urteil)(?: +[a-z]+){0,3} +(?:rendu|prononce|gewezen|uitgesproken|ergangene?[nms]?|dat)(?: +[a-z0-9]+){0,10} +$/

function isMannerOfRuling(plain: string, { start, end }: Cue<Act>): boolean {
  const before = plain.slice(0, start)
  if (!MANNER.test(plain.slice(start, end)) || !RENDERED.test(before)) return false
  return /(?<![a-z])(?:opposition|appel|verzet|beroep|einspruch|berufung|contre|tegen|gegen)(?![a-z])/.test(
    before,
  )
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

// `Verzet tegen het vonnis dat het faillissement intrekt`: the act of the contested ruling.
const CONTESTED_RULING =
  /(?<![a-z])(?:tegen +(?:het|de|een|dit|dat) +(?:verstek)?(?:vonnis|beschikking|arrest|beslissing)(?: +[a-z0-9]+){0,8}? +(?:dat|die)|contre +(?:le|la|l|un|une|ce|cette) +(?:jugement|ordonnance|arret|decision)(?: +[a-z0-9]+){0,8}? +qui)(?: +(?!(?:wordt|werd|werden|is|zijn|heeft|trekt) )[a-z0-9]+){0,24} +$/

// A relative clause has one act: of `dat haar failliet verklaarde, gegrond en het faillissement ingetrokken` the first.
function isOfContested(plain: string, { key, start }: Cue<Act>, acts: readonly Cue<Act>[]): boolean {
  if (key !== 'withdraw') return false
  const contested = CONTESTED_RULING.exec(plain.slice(0, start))
  if (!contested) return false
  const from = contested.index + contested[0].search(/ (?:dat|die|qui) /)
  return !acts.some(other => other.key === 'open' && other.start > from && other.end <= start)
}

// A ruling with a relative clause up to its verb: `het vonnis van 13 april 2026, dat het verzoek van X`.
const RULING_THAT =
  /(?<![a-z])(?:(?:verstek)?vonnis|beschikking|arrest|beslissing|jugement|ordonnance|arret|decision|urteil|beschluss)(?: +[a-z0-9]+){0,24}? +(?:dat|die|waarbij|waarmee|waarin|qui|par lequel|par laquelle|lequel|laquelle|das|der|durch das|mit dem)(?: +[a-z0-9]+){1,40} +$/
const OF_RULINGS: ReadonlySet<Act> = new Set<Act>(['withdraw', 'uphold'])
export const TAKES_BACK: ReadonlySet<Act> = new Set<Act>(['withdraw', 'dismiss', 'refuse', 'end', 'close'])

// `Wordt het vonnis, dat het verzoek afwees, hervormd`: the object of the later verb is the ruling, so the
// act inside the relative clause is not decided again.
export function undoneBehind(plain: string, cue: Cue<Act>, acts: readonly Cue<Act>[]): Cue<Act> | undefined {
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

// `Doet het vonnis van 3 mei dat de ontbinding uitsprak, teniet`: a past tense that ends the relative clause of a ruling.
const PAST_TENSE = /(?:[dt]e|sprak|spreekt|wees|bond|stond)$/
const OF_RULING_THAT =
  /(?<![a-z])(?:(?:verstek)?vonnis|beschikking|arrest|beslissing)(?: +(?!blijkt|volgt|zegt|bepaalt|beslist|besluit)[a-z0-9]+){0,24}? +(?:dat|die)(?: +[a-z0-9]+){1,24} +$/
const CLAUSE_ENDS = /^(?: verklaarde| verklaard had)?(?: {2,}| +(?:wordt|werd|is) |$)/

function toldOfRuling(plain: string, { start, end }: Cue<Act>): boolean {
  const behind = plain.slice(end)
  const isPast = PAST_TENSE.test(plain.slice(start, end)) || behind.startsWith(' verklaarde')
  return isPast && CLAUSE_ENDS.test(behind) && OF_RULING_THAT.test(plain.slice(0, start))
}

// `Het mandaat van bewindvoerder dat mr. X op 3 december 2025 werd toevertrouwd`: the earlier appointment.
const OFFICE_THAT =
  /(?<![a-z])(?:mandaa?t|opdracht|taak|functie|mission|fonctions?|charge|amt|auftrag|bewind|administration)(?: +[a-z]+){0,5} +(?:dat|die|waarmee|waarvan|que|qu|qui|dont|das|der|mit dem)(?: +[a-z0-9]+){1,16} +[0-9]{1,2} +[a-z0-9]+ +[0-9]{4}(?: +[a-z]+){0,6} +$/

function describesOffice(plain: string, { start }: Cue<Act>): boolean {
  return OFFICE_THAT.test(plain.slice(Math.max(0, start - 200), start))
}

// `Révoque le plan de la SRL X, homologué le 18 juin 2024`: another verb is the decision.
function isDatedBehind(plain: string, cue: Cue<Act>, acts: readonly Cue<Act>[]): boolean {
  const [decided] = findWords('byDecision', plain.slice(cue.end, cue.end + 60))
  return (
    decided !== undefined &&
    plain.slice(cue.end, cue.end + decided.start).trim() === '' &&
    acts.some(({ key, end }) => key === 'withdraw' || (key !== 'homologate' && end <= cue.start)) &&
    !AUXILIARY.test(plain.slice(0, cue.start).split(/ {2,}/).at(-1) ?? '')
  )
}

// `Het op 14 november 2024 gehomologeerde plan`: a date between article and noun belongs to an earlier
// decision.
const DATED_ATTRIBUTE =
  /(?<![a-z])(?:het|dat|dit|de|der|den|das|dem|des) +(?:[a-z]+ +){0,4}(?:op|d d|dd|van|am|vom|bij|door|durch|mit) +(?:[a-z0-9]+ +){0,6}[0-9]{4} +(?:[a-z]+ +){0,3}$/

function isDatedAttribute(plain: string, { start, end }: Cue<Act>): boolean {
  return (
    /(?:de|te|en|er)$/.test(plain.slice(start, end)) &&
    DATED_ATTRIBUTE.test(plain.slice(Math.max(0, start - 100), start)) &&
    /^ +[a-z]*(?:plan|akkoord|vereinbarung)/.test(plain.slice(end, end + 40))
  )
}

const AUXILIARY =
  /(?<![a-z])(?:a|ont|est|sont|fut|ete|werd|werden|wordt|worden|is|zijn|hat|wurde|heeft) +(?:[a-z0-9]+ +){0,6}$/

// `Ontbindt de rechtbank, bij vonnis van …`: the court is the subject.
const COURT_ITSELF =
  /^(?:de (?:ondernemings)?rechtbank|het hof|de voorzitter|le tribunal|la cour|das gericht)/

// `Uitgesproken op : 26 mei 2026`, a label of the ruling itself: the colon leaves three blanks.
function isDateLabel(plain: string, { start, end }: Cue<Act>): boolean {
  return (
    /^(?:uitgesproken|prononcee?|ausgesprochen)$/.test(plain.slice(start, end)) &&
    /^ +(?:op|le|am|en date du)? {3,}[0-9]/.test(plain.slice(end, end + 24))
  )
}

// `Déclarée en faillite par jugement du …` recalls; `a été déclarée en faillite par jugement du …` tells.
function isDatedParticiple(plain: string, cue: Cue<Act>): boolean {
  if (AUXILIARY.test(plain.slice(Math.max(0, cue.start - 60), cue.start))) return false
  if (isDateLabel(plain, cue)) return false
  const [decided] = findWords('byDecision', plain.slice(cue.end, cue.end + 60))
  if (decided === undefined) return false
  const between = plain.slice(cue.end, cue.end + decided.start).trim()
  return between.split(/ +/).length <= 4 && !COURT_ITSELF.test(between)
}

// `Le jugement … prononçant la dissolution`: the participle modifies the judgment before it.
const DESCRIBES: ReadonlySet<Act> = new Set<Act>(['open', 'close', 'order', 'appoint', 'impose'])
function isPluperfect(plain: string, cue: Cue<Act>, acts: readonly Cue<Act>[]): boolean {
  const from = Math.max(0, cue.start - PLUPERFECT_REACH)
  const auxiliary = findWords('pluperfect', plain.slice(from, cue.start)).at(-1)
  return (
    auxiliary !== undefined &&
    // `Sein Urteil, durch das die Gesellschaft aufgelöst worden war, für nichtig erklärt`: the relative
    // clause has ended.
    !plain.slice(0, from + auxiliary.start).endsWith('worden ') &&
    !acts.some(
      other =>
        other.start >= from + auxiliary.end &&
        other.end <= cue.start &&
        (other.key !== 'open' || cue.key === 'open'),
    )
  )
}
