// Acts with a day of their own before that of the ruling are recalled: `dont la faillite a été déclarée ouverte le 4
// décembre 2025`.

import { type FoundDate, findDates } from '../../text/dates.ts'
import type { DecisionText } from './decision-text.ts'
import type { Act, Evidence } from './lexicon.ts'
import type { ReadClause } from './rule-conditions.ts'
import { dateOfRuling } from './ruling-date.ts'

// Other acts have a ruling as their object, and its day.
const DATED: ReadonlySet<Act> = new Set<Act>([
  'open',
  'appoint',
  'reopen',
  'homologate',
  'order',
  'grant',
  'extend',
  'impose',
])

const REACH = 70 // characters
const COURT =
  '(?:(?:de|het|le|la|l|du|door de|par le) +)?(?:[a-z]*rechtbank|tribunal|hof|cour|president|voorzitter)(?: +[a-z]+){0,6}?'
const RULING =
  '(?:een|het|un|une|le|la|l)? *(?:[a-z]*vonnis|beschikking|arrest|jugement|ordonnance|arret|urteil|beschluss)'
const WEEKDAY =
  '(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)'
/** `Judiciairement le`, `par jugement du`, `bij vonnis van de rechtbank van`. */
const DATE_AFTER_ACT = new RegExp(
  `^(?: +(?:is|was|werd|wurde|worden|judiciairement|ouverte?|verklaard|uitgesproken|prononcee?))?(?: +(?:par|bij|door|durch|suivant|ingevolge|krachtens|volgens) +${RULING})?(?: +(?:van|de|du|von) +${COURT})?(?: +(?:le|op|am|du|van|vom|d d|dd|en date du))*(?: +${WEEKDAY})? +$`,
)
/** `Dat bij vonnis van … van de rechtbank Gent, afdeling Dendermonde, werd`, `op … werd`. */
const RELATIVE = /(?<![a-z])(?:dat|die|dont|qui|qu|que|waarvan|das|dessen|deren)(?: +[a-z]+){0,8} +$/
const FROM_DATE_TO_ACT = new RegExp(
  `^(?: +(?:van|de|du|par|door|von) +${COURT})?(?: +(?:afdeling|division|abteilung) +[a-z]+)? +(?:is|was|werd|werden|wurde|a ete|avait ete)(?: +[a-z]+){0,2} +$`,
)

/** `Par jugement du`, `bij vonnis van de rechtbank Gent van`: what the ruling of the day behind it did follows. */
const BY_RULING = new RegExp(
  `(?<![a-z])(?:par|bij|door|suivant|selon|volgens|ingevolge|krachtens|aux termes d|uit|durch|mit) +${RULING}(?: +[a-z]+){0,3}?(?: +(?:van|de|du|von) +${COURT}){0,2}(?: +(?:le|op|am|du|van|vom|d d|dd|de dato|en date du))*(?: +${WEEKDAY})? +$`,
)
const BY_RULING_REACH = 140
/** `Werd op`, `a été, le`: the day stands inside the verb. */
const INSIDE_VERB = new RegExp(
  `(?<![a-z])(?:is|was|werd|werden|wurde|a ete) +(?:op|le|am)(?: +${WEEKDAY})? +$`,
)

type DatedText = { plain: string; dates: readonly FoundDate[]; ruledOn: string }

/** `clauses` where acts of an earlier day than that of the ruling are recalled. */
export function recallEarlierActs(
  clauses: readonly ReadClause[],
  { passage: { flat }, plain }: DecisionText,
  publishedOn: string | null,
): ReadClause[] {
  const dates = findDates(flat)
  if (dates.length < 2) return [...clauses]
  const days = dates
    .filter(({ date }) => publishedOn === null || date <= publishedOn)
    .filter(one => isDayOfRuling(plain, one))
    .map(({ date }) => date)
  const whole = dateOfRuling(flat, { start: 0, end: flat.length }, publishedOn)
  return clauses.map(clause => {
    const own = dateOfRuling(flat, clause, publishedOn)
    const ruledOn = [...days, whole, own]
      .filter(day => day !== null)
      .toSorted()
      .at(-1)
    if (ruledOn === undefined) return clause
    const evidence = clause.evidence.map(one =>
      hasDateOfItsOwn({ plain, dates, ruledOn }, clause, one) ? { ...one, recalled: true } : one,
    )
    return { ...clause, evidence }
  })
}

const isDayOfRuling = (plain: string, { start }: FoundDate) =>
  BY_RULING.test(plain.slice(Math.max(0, start - BY_RULING_REACH), start))

function hasDateOfItsOwn(
  { plain, dates, ruledOn }: DatedText,
  clause: ReadClause,
  { act, at }: Evidence,
): boolean {
  const cue = clause.acts.find(({ key, start }) => key === act && start === at)
  if (!cue || !DATED.has(act)) return false
  const [start, end] = [clause.start + cue.start, clause.start + cue.end]
  const earlier = dates.filter(({ date }) => date < ruledOn)
  const dayBefore = dates.findLast(
    one => one.start >= clause.start && one.end <= start && isDayOfRuling(plain, one),
  )
  if (dayBefore && dayBefore.date < ruledOn && !followsAct(plain, clause, dayBefore)) return true
  return earlier.some(date => {
    if (date.start >= end && date.start - end < REACH)
      return DATE_AFTER_ACT.test(plain.slice(end, date.start))
    if (date.end > start || date.start < clause.start) return false
    const before = plain.slice(clause.start, date.start)
    if (INSIDE_VERB.test(before) && plain.slice(date.end, start).trim() === '') return true
    const relative = RELATIVE.exec(before)
    // `Dont la procédure est ouverte depuis le 5 février 2026, a été prorogée`: the relative clause has its own act.
    const hasOther = clause.acts.some(
      other => relative !== null && other.start > relative.index && other.end <= date.start - clause.start,
    )
    return relative !== null && !hasOther && FROM_DATE_TO_ACT.test(plain.slice(date.end, start))
  })
}

// `Déclarée en faillite par jugement du …`: the ruling of the act before it.
function followsAct(plain: string, clause: ReadClause, { start }: FoundDate): boolean {
  return clause.acts.some(({ end }) => {
    const between = plain.slice(clause.start + end, start)
    return clause.start + end <= start && between.length < REACH && DATE_AFTER_ACT.test(between)
  })
}
