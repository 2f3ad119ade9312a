// `Dit la requête recevable mais non fondée`, of a judgment whose first part says what was asked: the only procedure that
// the text names is what the request was for. `Reçoit l'appel; le dit non fondé`: the ruling under appeal stands.

import type { DecisionText } from './decision-text.ts'
import { ACTS, findCues, hasWords, MATTERS, type Matter } from './lexicon.ts'
import type { ReadClause } from './rule-conditions.ts'

const REQUEST =
  /(?<![a-z])(?:requetes?|demandes?|verzoek(?:schrift)?|aanvraag|vordering|eis|antrag|klage)(?![a-z])/

/** What was asked, by the procedure named; the request for it where the rules know one. */
const ASKED: Partial<Record<Matter, Matter>> = {
  reorganisation: 'reorganisation',
  bankruptcy: 'bankruptcy_request',
  dissolution: 'dissolution_request',
  administrator: 'administrator',
}
// What else is asked in a procedure that is open already.
const ASKED_LATER: readonly Matter[] = [
  ...(['plan', 'new_plan', 'transfer', 'amicable', 'discharge', 'ban', 'cessation'] as const),
  ...(['closing_of_dissolution', 'objective', 'excusability'] as const),
]

/** `clauses` where a dismissed request without an object is that of the one procedure that `text` names. */
export function withAskedSubject(clauses: readonly ReadClause[], text: DecisionText): readonly ReadClause[] {
  const isOpenAsked = clauses.every(({ evidence }) => evidence.length === 0)
  if (text.operativeFrom === 0 || !isOpenAsked) return clauses
  const isContested = hasWords('contested', text.plain)
  const matter = isContested ? 'judgment' : askedIn(text.plain)
  if (!matter) return clauses
  return clauses.map(clause =>
    clause.unattachedActs.includes('dismiss') && (isContested || REQUEST.test(clause.plain))
      ? {
          ...clause,
          evidence: [{ act: 'dismiss', matter, negated: false, recalled: false, at: 0 }],
          unattachedActs: clause.unattachedActs.filter(act => act !== 'dismiss'),
        }
      : clause,
  )
}

function askedIn(plain: string): Matter | null {
  const named = MATTERS.filter(([, pattern]) => plain.search(pattern) >= 0).map(([matter]) => matter)
  if (named.some(matter => ASKED_LATER.includes(matter))) return null
  if (findCues(plain, ACTS).some(({ key }) => key === 'extend')) return null
  const procedures = named.filter(matter => ASKED[matter] !== undefined)
  const [only] = procedures
  return only && procedures.length === 1 ? (ASKED[only] ?? null) : null
}
