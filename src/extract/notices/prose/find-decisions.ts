// Decisions of a free-text notice: the rules of decision-rules.ts applied to the clauses of its ruling.

import type { KindDoubt } from '../../../domain/publications/fact-fields.ts'
import type { EventKind, PractitionerRole } from '../../../domain/publications/gazette-fact.ts'
import { withAnswers } from './answered-requests.ts'
import { withAskedSubject } from './asked-subject.ts'
import { RULES, type Rule } from './decision-rules.ts'
import type { Clause, DecisionText } from './decision-text.ts'
import { recallEarlierActs } from './earlier-acts.ts'
import { impliedOffice } from './implied-offices.ts'
import { type Act, type Evidence, hasWords, MATTERS, type Matter } from './lexicon.ts'
import { type ClauseCues, readCues } from './pair-cues.ts'
import type { ReadClause, Ruling } from './rule-conditions.ts'

export type Decision = {
  kind: EventKind
  detail: string | null
  /** Role of the appointees, if the court appoints somebody. */
  role: PractitionerRole | null
  /** The clause that states the decision. */
  clause: Clause
  /** Classifier probability of the kind; absent if the classifier was not run. */
  probability?: number
  doubts?: KindDoubt[]
}

/** Valid matters of each act. */
const COMBINATIONS = combine(RULES)

function combine(rules: readonly Rule[]): Map<Act, Set<Matter>> {
  const combined = new Map<Act, Set<Matter>>()
  for (const { acts, matters } of rules) {
    for (const act of acts) {
      const known = combined.get(act) ?? new Set<Matter>()
      for (const matter of matters) known.add(matter)
      combined.set(act, known)
    }
  }
  // `Pronounces judgment` opens and imposes nothing.
  for (const act of ['open', 'impose'] as const) combined.get(act)?.add('judgment')
  combined.get('appoint')?.add('liquidator')
  combined.get('withdraw')?.add('curator')
  // Listed so that a liquidator's discharge does not end another matter.
  combined.get('end')?.add('liquidator')
  return combined
}

/** Decisions of a text, most important first; empty if none is certain. */
export function findDecisions(text: DecisionText, publishedOn: string | null): Decision[] {
  const ruling = {
    clauses: withAskedSubject(recallEarlierActs(readClauses(text.clauses), text, publishedOn), text),
    context: contextOf(text),
    titles: mattersIn(text.frame),
    contested: hasWords('contested', text.plain),
    opposed: hasWords('oppositions', text.plain),
  }
  const found: Decision[] = []
  const families = new Set<Rule['family']>()
  for (const rule of RULES) {
    if (found.length > 0 && !canFollow(rule, found, families)) continue
    const clause = ruling.clauses.find(one => ruleApplies(rule, one, ruling))
    if (!clause) continue
    families.add(rule.family)
    found.push(toDecision(rule, clause, ruling))
    if (ENDS_ALL.has(rule.family) && !found.every(goesOn)) break
  }
  return found
}

const PROCEDURES: readonly Matter[] = [
  'bankruptcy',
  'dissolution',
  'liquidation',
  'reorganisation',
  'transfer',
]

// The matters named; without a procedure, the one that has a curator.
function contextOf({ plain }: DecisionText): Matter[] {
  const named = mattersIn(plain)
  const isBankruptcy = named.includes('curator') && !named.some(matter => PROCEDURES.includes(matter))
  return isBankruptcy ? [...named, 'bankruptcy'] : named
}

const mattersIn = (plain: string): Matter[] =>
  MATTERS.flatMap(([matter, pattern]) => (plain.search(pattern) >= 0 ? [matter] : []))

const EXCLUSIVE: ReadonlySet<Rule['family']> = new Set<Rule['family']>(['outcome', 'ban', 'opening'])
const ENDS_ALL: ReadonlySet<Rule['family']> = new Set<Rule['family']>(['outcome', 'ban'])

// What else the same ruling may decide, and nothing more: a bankruptcy or dissolution ends a provisional
// administration; a bankruptcy is upheld with another date of cessation.
const BESIDE: Partial<Record<EventKind, readonly EventKind[]>> = {
  bankruptcy_opening: ['provisional_administrator_ended'],
  judicial_dissolution: ['provisional_administrator_ended'],
  provisional_administrator_ended: ['bankruptcy_opening', 'judicial_dissolution'],
  bankruptcy_other: ['cessation_date_moved'],
}

const goesOn = (one: Decision) => leavesMore(one) || leavesBan(one) || one.kind in BESIDE

function canFollow(
  { family, kind }: Rule,
  found: readonly Decision[],
  families: ReadonlySet<Rule['family']>,
): boolean {
  if (found.some(one => one.kind in BESIDE)) return found.every(one => BESIDE[one.kind]?.includes(kind))
  if (found.some(leavesBan)) return family === 'ban' || kind === 'bankruptcy_closing'
  if (families.has(family)) return false
  return !EXCLUSIVE.has(family) || found.every(leavesMore)
}

// A ruling can combine a ban or the closing with a discharge decision.
function leavesBan({ kind }: Decision): boolean {
  return kind === 'discharge_decision' || kind === 'excusability_decision'
}

// A ruling can combine plan approval or the end of a reorganisation with a closing or bankruptcy.
function leavesMore({ kind }: Decision): boolean {
  return (
    kind.startsWith('reorganisation_plan_') ||
    kind === 'reorganisation_early_end' ||
    kind === 'reorganisation_closing' ||
    kind === 'transfer_end'
  )
}

function toDecision({ kind, detail, role }: Rule, clause: ReadClause, ruling: Ruling): Decision {
  const told = typeof detail === 'function' ? detail(clause, ruling) : (detail ?? null)
  return { kind, detail: told, role: role ?? null, clause }
}

// Acts that decide nothing when they refer to an earlier ruling.
const RECALLABLE: ReadonlySet<Act> = new Set<Act>([
  'open',
  'appoint',
  'reopen',
  'close',
  'grant',
  'refuse',
  'withdraw',
  'dismiss',
  'uphold',
  'homologate',
  'order',
  'extend',
  'end',
  'convene',
])

function ruleApplies(rule: Rule, clause: ReadClause, ruling: Ruling): boolean {
  const evidence = rule.acts.length === 0 ? namedMatters(rule, clause) : clause.evidence
  return evidence.some(
    one =>
      (rule.acts.length === 0 || rule.acts.includes(one.act)) &&
      rule.matters.includes(one.matter) &&
      one.negated === (rule.negated ?? false) &&
      !(one.recalled && (one.requested || RECALLABLE.has(one.act))) &&
      (rule.when?.(clause, ruling, one) ?? true),
  )
}

// Some nouns imply the act: a homologation homologates.
function namedMatters(rule: Rule, { matters }: ReadClause): Evidence[] {
  return matters
    .filter(({ key }) => rule.matters.includes(key))
    .map(({ key, start }) => ({ act: 'open', matter: key, negated: false, recalled: false, at: start }))
}

/**
 * Clauses with their acts and matters. `Que la SRL … peut continuer ses activités`: a missing matter is taken
 * from the clause before.
 */
export function readClauses(clauses: readonly Clause[]): ReadClause[] {
  const all = withAnswers(readEach(clauses))
  const decided = all.some(clause => !isConsideration(clause) && clause.evidence.some(isDecided))
  return decided ? all.map(one => (isConsideration(one) ? asRecalled(one) : one)) : all
}

const isDecided = ({ negated, recalled }: Evidence) => !negated && !recalled
const CONSIDERS =
  /^ *(?:(?:[a-z]*rechtbank|tribunal|unternehmensgericht|cour|hof)(?: +[a-z]+){1,8}? +)?(?:attendu +qu|considerant +qu|overwegende +dat|aangezien|in +(?:der +)?erwagung|in +anbetracht)/

// `Overwegende dat het plan, gehomologeerd op …, niet wordt uitgevoerd`: a ground, not a decision.
function isConsideration({ plain }: Clause): boolean {
  return CONSIDERS.test(plain)
}

function asRecalled(clause: ReadClause): ReadClause {
  const recalled = clause.evidence.map(one => ({ ...one, recalled: true }))
  return { ...clause, evidence: recalled, unattachedActs: [] }
}

function readEach(clauses: readonly Clause[]): ReadClause[] {
  const all: ReadClause[] = []
  for (const clause of clauses) {
    const cues = clause.isTask ? NO_CUES : readCues(clause.plain, COMBINATIONS)
    // An address or a number of a case between two clauses names nothing.
    const before = all.findLast(({ matters, isTask }) => matters.length > 0 && !isTask)
    const carried = [
      ...INHERITING_ACTS.flatMap(act => inheritMatter(act, clause, cues, before)),
      ...inheritAdministration(cues, before),
      ...inheritAppointment(clause, cues, all.at(-1)),
      ...impliedOffice(clause.plain, cues),
    ]
    all.push({
      ...clause,
      ...cues,
      evidence: [...cues.evidence, ...carried],
    })
  }
  return all
}

const NO_CUES: ClauseCues = { acts: [], matters: [], evidence: [], unattachedActs: [], reviewed: [] }
const INHERITING_ACTS: readonly Act[] = [
  'withdraw',
  'unmet',
  'end',
  'extend',
  'homologate',
  'replace',
  'dismiss',
]

// `De bestuurders zijn van hun bevoegdheden ontheven`: what ends is theirs.
const ORGANS =
  /(?<![a-z])(?:(?:de|les?|l|der|die) +)?(?:bestuurders?|bestuursorga(?:an|nen)|zaakvoerders?|organes?|administrateurs?(?! +(?:provisoire|ad +hoc))|dirigeants?|gerants?|geschaftsfuhrer|verwaltungsrat)(?![a-z])/

function inheritMatter(
  act: Act,
  { plain }: Clause,
  { unattachedActs: loose }: ClauseCues,
  before: ReadClause | undefined,
): Evidence[] {
  if (!before || !loose.includes(act)) return []
  if (act === 'end' && ORGANS.test(plain)) return []
  // `Heeft het verzoek tot uitstel afgewezen`: the act has an object of its own.
  if (act === 'dismiss' && hasWords('asideRequests', plain)) return []
  const matter = before.matters.findLast(({ key }) => COMBINATIONS.get(act)?.has(key))
  return matter ? [{ act, matter: matter.key, negated: false, recalled: false, at: 0 }] : []
}

// `A retiré la gestion aux administrateurs. Me X en assume la gestion`: nothing was done with the first clause alone.
function inheritAdministration(
  { unattachedActs: loose, matters }: ClauseCues,
  before: ReadClause | undefined,
): Evidence[] {
  const isTaken = before?.matters.at(-1)?.key === 'administrator' && before.evidence.length === 0
  if (!isTaken || !loose.includes('appoint') || matters.length > 0) return []
  return [{ act: 'appoint', matter: 'administrator', negated: false, recalled: false, at: 0 }]
}

// `A pourvu à son remplacement … . Curatrice : Me X`: the clause behind says whose.
function inheritAppointment(
  { plain }: Clause,
  { matters, evidence }: ClauseCues,
  before: ReadClause | undefined,
): Evidence[] {
  const [matter] = matters
  if (!before?.unattachedActs.includes('replace') || evidence.length > 0 || !matter) return []
  // One replacement has one office; `der Konkursrichter bleibt unverändert` replaces nobody.
  if (before.evidence.some(({ act }) => act === 'replace') || hasWords('unchanged', plain)) return []
  if (!COMBINATIONS.get('replace')?.has(matter.key)) return []
  return [{ act: 'replace', matter: matter.key, negated: false, recalled: false, at: 0 }]
}
