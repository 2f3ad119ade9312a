// `Demandait la prorogation du sursis. Le tribunal l'en a déboutée`: a later sentence answers what an earlier one asks, by a
// pronoun or by `cette requête`.

import type { Act, Evidence, Matter } from './lexicon.ts'
import type { ReadClause } from './rule-conditions.ts'

const REFUSED =
  /(?<![a-z])(?:l +en +(?:a +)?debout|(?:en|les) +debout|(?:cette|ces|ladite|la dite|sa|leur) +(?:demande|requete|action|pretention)s?|(?:dit|dat|die|deze|diens|haar|zijn) +(?:verzoek(?:schrift)?|vordering|vraag|aanvraag|eis)|(?:dies(?:er|en|em)|der|den|ihr(?:en)?) +antrag)/
const GRANTED =
  /(?<![a-z])(?:(?:y +(?:a +)?|a +)?fait +droit(?! +a +l +(?:appel|opposition))|(?:l|les|la|le) +(?:lui +|y +)?(?:a +)?(?:accord|octroy|autoris)[a-z]+|(?:cette|ladite|sa) +(?:demande|requete)(?: +[a-z]+){0,3} +(?:accueillie?|fondee|accordee)|accueille +(?:cette|ladite|la) +(?:demande|requete)|willigt(?: +[a-z]+){0,3} +in|ingewilligd|(?:dit|dat|het|haar|zijn) +(?:verzoek|vordering)(?: +[a-z]+){0,5} +(?:gegrond|toegestaan|ingewilligd)|stattgegeben)(?![a-z])/
const NEGATED = /(?<![a-z])(?:pas|non|niet|geen|nicht|ongegrond|unbegrundet)(?![a-z])/

/** What a refused request decides; null where nothing is to be told of it. */
const REFUSALS: Partial<Record<Act, Partial<Record<Matter, readonly [Act, Matter] | null>>>> = {
  extend: { reorganisation: ['dismiss', 'reorganisation'], administrator: null, expert: null },
  open: {
    reorganisation: ['dismiss', 'reorganisation'],
    bankruptcy: ['dismiss', 'bankruptcy_request'],
    dissolution: ['dismiss', 'dissolution_request'],
  },
  appoint: { administrator: ['dismiss', 'administrator'], curator: null, liquidator: null, judge: null },
  replace: { curator: null, liquidator: null, judge: null, administrator: null },
  end: { curator: null, liquidator: null },
  homologate: { plan: ['refuse', 'plan'] },
  grant: { discharge: ['refuse', 'discharge'] },
}

/** `clauses` where each answer to a request says what was asked. */
export function withAnswers(clauses: readonly ReadClause[]): ReadClause[] {
  const told = [...clauses]
  for (const [at, clause] of clauses.entries()) {
    if (clause.matters.some(({ key }) => key !== 'judgment' && !key.endsWith('_request'))) continue
    const askedAt = clauses.findLastIndex(
      ({ evidence }, before) => before < at && evidence.some(({ requested }) => requested),
    )
    const asking = told[askedAt]
    const asked = asking?.evidence.findLast(({ requested }) => requested)
    if (!asking || !asked) continue
    if (REFUSED.test(clause.plain) && clause.acts.some(({ key }) => key === 'dismiss' || key === 'refuse'))
      told[at] = asRefused(clause, asked)
    else if (GRANTED.test(clause.plain) && !NEGATED.test(clause.plain))
      told[askedAt] = { ...asking, evidence: asking.evidence.map(asGranted) }
  }
  return told
}

const asGranted = (one: Evidence): Evidence => (one.requested ? { ...one, recalled: false } : one)

function asRefused(clause: ReadClause, { act, matter }: Evidence): ReadClause {
  const refusal = REFUSALS[act]?.[matter]
  if (refusal === undefined) return clause
  const others = clause.evidence.filter(one => one.act !== 'dismiss' && one.act !== 'refuse')
  const unattachedActs = clause.unattachedActs.filter(one => one !== 'dismiss' && one !== 'refuse')
  if (refusal === null) return { ...clause, evidence: others, unattachedActs }
  const [refuses, what] = refusal
  return {
    ...clause,
    // The requested act stands by its name, as where one sentence tells both.
    acts: [...clause.acts, { key: act, start: 0, end: 0 }],
    evidence: [...others, { act: refuses, matter: what, negated: false, recalled: false, at: 0 }],
    unattachedActs,
  }
}
