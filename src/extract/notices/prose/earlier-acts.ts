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
/** `Judiciairement le`, `par jugement du`, `bij vonnis van de rechtbank van`. */
const DATE_AFTER_ACT = new RegExp(
  `^(?: +(?:is|was|werd|wurde|worden|judiciairement|ouverte?|verklaard|uitgesproken|prononcee?))?(?: +(?:par|bij|door|durch|suivant|ingevolge|krachtens|volgens) +${RULING})?(?: +(?:van|de|du|von) +${COURT})?(?: +(?:le|op|am|du|van|vom|d d|dd|en date du))* +$`,
)
/** `Dat bij vonnis van … van de rechtbank Gent, afdeling Dendermonde, werd`, `op … werd`. */
const RELATIVE = /(?<![a-z])(?:dat|die|dont|qui|qu|que|waarvan|das|dessen|deren)(?: +[a-z]+){0,8} +$/
const FROM_DATE_TO_ACT = new RegExp(
  `^(?: +(?:van|de|du|par|door|von) +${COURT})?(?: +(?:afdeling|division|abteilung) +[a-z]+)? +(?:is|was|werd|werden|wurde|a ete|avait ete)(?: +[a-z]+){0,2} +$`,
)

/** `clauses` where acts of an earlier day than that of the ruling are recalled. */
export function recallEarlierActs(
  clauses: readonly ReadClause[],
  { passage: { flat }, plain }: DecisionText,
  publishedOn: string | null,
): ReadClause[] {
  const dates = findDates(flat)
  if (dates.length < 2) return [...clauses]
  return clauses.map(clause => {
    const ruledOn = dateOfRuling(flat, clause, publishedOn)
    if (ruledOn === null) return clause
    const earlier = dates.filter(({ date }) => date < ruledOn)
    const evidence = clause.evidence.map(one =>
      hasDateOfItsOwn(plain, clause, one, earlier) ? { ...one, recalled: true } : one,
    )
    return { ...clause, evidence }
  })
}

function hasDateOfItsOwn(
  plain: string,
  clause: ReadClause,
  { act, at }: Evidence,
  dates: readonly FoundDate[],
): boolean {
  const cue = clause.acts.find(({ key, start }) => key === act && start === at)
  if (!cue || !DATED.has(act)) return false
  const [start, end] = [clause.start + cue.start, clause.start + cue.end]
  return dates.some(date => {
    if (date.start >= end && date.start - end < REACH)
      return DATE_AFTER_ACT.test(plain.slice(end, date.start))
    if (date.end > start || date.start < clause.start) return false
    const relative = RELATIVE.exec(plain.slice(clause.start, date.start))
    // `Dont la procédure est ouverte depuis le 5 février 2026, a été prorogée`: the relative clause has its own act.
    const hasOther = clause.acts.some(
      other => relative !== null && other.start > relative.index && other.end <= date.start - clause.start,
    )
    return relative !== null && !hasOther && FROM_DATE_TO_ACT.test(plain.slice(date.end, start))
  })
}
