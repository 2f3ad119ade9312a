// What each act done to each matter amounts to, in order of rank: what is over comes before what was, since a ruling
// that withdraws, upholds or closes a bankruptcy names its opening too, never the other way round.

import type { EventKind, PractitionerRole } from '../../../../../domain/gazette-fact.ts'
import { groundOf } from '../heading-rule.ts'
import type { ClauseCues, Evidence } from './cues.ts'
import type { Clause } from './decision-text.ts'
import { type Act, hasWords, type Matter } from './lexicon.ts'

/** A clause of the ruling with what is found in it. */
export type ReadClause = Clause & ClauseCues

export type Ruling = {
  clauses: readonly ReadClause[]
  /** The matters that the whole text names. */
  context: readonly Matter[]
}

type Condition = (clause: ReadClause, ruling: Ruling, one: Evidence) => boolean

export type Rule = {
  acts: readonly Act[]
  matters: readonly Matter[]
  kind: EventKind
  /** Of one family the first rule that fits says all. */
  family: 'outcome' | 'closing' | 'judge' | 'practitioner'
  detail?: string | ((clause: ReadClause, ruling: Ruling) => string | null)
  /** Role of the people named, when the court appoints somebody. */
  role?: PractitionerRole
  /** More that must hold. */
  when?: Condition
  /** The act is negated: `n'a pas rapporté`. */
  negated?: true
}

type More = Partial<Pick<Rule, 'detail' | 'role' | 'when' | 'negated' | 'family'>>

function rule(acts: readonly Act[], matters: readonly Matter[], kind: EventKind, more: More = {}): Rule {
  return { acts, matters, kind, family: 'outcome', ...more }
}

const WITHDRAWS: readonly Act[] = ['withdraw']
const CONFIRMS: readonly Act[] = ['uphold', 'dismiss']

const names = (clause: ReadClause, ...matters: Matter[]) =>
  clause.matters.some(({ key }) => matters.includes(key))
const does = (clause: ReadClause, ...acts: Act[]) => clause.acts.some(({ key }) => acts.includes(key))
const says = ({ clauses }: Ruling, pattern: RegExp) => clauses.some(({ plain }) => pattern.test(plain))

/** Whether any clause names one of `acts`, whatever it is done to. */
export function doesAnywhere({ clauses }: Ruling, ...acts: Act[]): boolean {
  return clauses.some(clause => does(clause, ...acts))
}

function finds({ clauses }: Ruling, act: Act, matters: readonly Matter[]): boolean {
  return clauses.some(({ evidence }) =>
    evidence.some(one => one.act === act && !one.negated && !one.recalled && matters.includes(one.matter)),
  )
}

// A ruling that upholds a decision by which something was withdrawn is too much for rules to tell.
const isUpheldElsewhere = (ruling: Ruling) =>
  finds(ruling, 'uphold', ['judgment', 'bankruptcy', 'dissolution'])

function opensBankruptcy(ruling: Ruling): boolean {
  const contested = doesAnywhere(ruling, 'withdraw', 'uphold', 'dismiss', 'convene', 'close', 'unmet')
  return !contested && finds(ruling, 'open', ['bankruptcy'])
}

const isOfBankruptcyAlone = ({ context }: Ruling) =>
  context.includes('bankruptcy') && !context.includes('administrator')
// Whether a company that is not bankrupt was declared so before.
const DECLARED =
  /reform|hervorm|neant|teniet|vernietig|opposition|verzet|hoger beroep|appel|declaration de faillite|faillite prononcee|failliet(verklaring| verklaard werd)/
// A vote is set, a plan lodged, long before anything is homologated.
const HOMOLOGATED = /homologu|homologeert|gehomologeerd|homologatie van|homologation d/

const groundsOf = (_clause: ReadClause, { clauses }: Ruling) =>
  groundOf(clauses.map(({ plain }) => plain.replaceAll(' ', '')).join(''))
const partOf = (clause: ReadClause) => (hasWords('partial', clause.plain) ? 'partial' : 'granted')
const waived = (_clause: ReadClause, ruling: Ruling) => (says(ruling, /afstand|desist/) ? 'waived' : null)

// `Doet het bestreden vonnis teniet` does not say what that decided: the first of the subjects that the text names.
function bySubject(
  acts: readonly Act[],
  outcomes: Partial<Record<Matter, readonly [EventKind, string?]>>,
): Rule[] {
  const subjects = Object.keys(outcomes) as Matter[]
  return subjects.map(subject => {
    const [kind, detail] = outcomes[subject] as readonly [EventKind, string?]
    const when: Condition = (_clause, { context }) =>
      subjects.find(other => context.includes(other)) === subject
    return rule(acts, ['judgment'], kind, { detail, when })
  })
}

/** In order of rank: what comes first is the outcome. */
export const RULES: readonly Rule[] = [
  rule(['grant'], ['discharge'], 'discharge_decision', {
    detail: partOf,
    when: clause => !hasWords('subordinators', clause.plain) || !does(clause, 'withdraw'),
  }),
  rule(['refuse', 'dismiss'], ['discharge'], 'discharge_decision', {
    detail: 'refused',
    when: clause => !does(clause, 'withdraw'),
  }),
  rule(['grant', 'uphold'], ['excusability'], 'excusability_decision', { detail: 'granted' }),
  rule(['refuse', 'dismiss'], ['excusability'], 'excusability_decision', { detail: 'refused' }),
  rule(WITHDRAWS, ['ban'], 'bankruptcy_other', { detail: 'ban_withdrawn' }),
  rule(['impose'], ['ban'], 'professional_ban', {
    when: (_clause, ruling) => !doesAnywhere(ruling, 'withdraw'),
  }),

  rule(['withdraw', 'end'], ['administrator'], 'provisional_administrator_ended'),
  rule(WITHDRAWS, ['closing_of_dissolution'], 'interim_other', {
    detail: 'closing_withdrawn',
    when: clause => !names(clause, 'dissolution'),
  }),
  rule(CONFIRMS, ['dissolution', 'closing_of_dissolution'], 'interim_other', {
    detail: 'dissolution_upheld',
    when: (_clause, ruling) => !finds(ruling, 'withdraw', ['dissolution', 'closing_of_dissolution']),
  }),
  rule(WITHDRAWS, ['dissolution', 'closing_of_dissolution'], 'judicial_dissolution_revoked', {
    when: (_clause, ruling) => !isUpheldElsewhere(ruling),
  }),
  rule(['open'], ['dissolution'], 'judicial_dissolution_revoked', {
    negated: true,
    when: (_clause, ruling) => doesAnywhere(ruling, 'withdraw', 'allow'),
  }),
  rule(WITHDRAWS, ['bankruptcy'], 'bankruptcy_revocation', {
    when: (clause, ruling) =>
      !isUpheldElsewhere(ruling) && !names(clause, 'discharge') && !does(clause, 'close'),
  }),
  rule(WITHDRAWS, ['bankruptcy'], 'bankruptcy_other', { detail: 'upheld', negated: true }),
  rule(['unmet'], ['bankruptcy', 'judgment'], 'bankruptcy_revocation', {
    when: (_clause, ruling) =>
      isOfBankruptcyAlone(ruling) && !isUpheldElsewhere(ruling) && says(ruling, DECLARED),
  }),
  rule(['unmet'], ['bankruptcy', 'judgment'], 'bankruptcy_other', {
    detail: 'not_bankrupt',
    when: (_clause, ruling) => isOfBankruptcyAlone(ruling),
  }),
  rule(CONFIRMS, ['bankruptcy'], 'bankruptcy_other', {
    detail: 'upheld',
    when: clause => !names(clause, 'reorganisation', 'plan', 'cessation', 'discharge'),
  }),

  rule(['extend'], ['administrator'], 'interim_other', {
    detail: 'provisional_administrator_extended',
    role: 'provisional_administrator',
  }),
  rule(['replace'], ['administrator'], 'provisional_administrator_appointed', {
    detail: 'replaced',
    role: 'provisional_administrator',
  }),
  rule(['appoint'], ['administrator'], 'provisional_administrator_appointed', {
    role: 'provisional_administrator',
  }),
  rule(['withdraw', 'end'], ['expert'], 'interim_other', { detail: 'restructuring_expert_ended' }),
  rule(['extend'], ['expert'], 'interim_other', { detail: 'restructuring_expert_extended' }),
  rule(['appoint', 'replace'], ['expert'], 'restructuring_expert_appointed', {
    role: 'restructuring_expert',
  }),

  rule(['authorise'], ['transfer'], 'transfer_authorised'),
  rule(['open'], ['transfer'], 'transfer_opening', { role: 'liquidation_expert' }),
  rule(['change', 'replace'], ['objective'], 'reorganisation_objective_changed', {
    role: 'liquidation_expert',
  }),
  rule(['extend'], ['transfer'], 'transfer_extension'),
  rule(['end', 'close'], ['transfer'], 'transfer_end'),

  rule(WITHDRAWS, ['plan'], 'reorganisation_plan_revoked', {
    when: (clause, { clauses }) => !clauses.some(other => other !== clause && names(other, 'plan')),
  }),
  rule(['refuse', 'dismiss'], ['plan'], 'reorganisation_plan_refused'),
  rule([], ['plan'], 'reorganisation_plan_homologated', { when: ({ plain }) => HOMOLOGATED.test(plain) }),
  rule(['dismiss', 'refuse'], ['reorganisation'], 'reorganisation_extension_refused', {
    when: clause => does(clause, 'extend'),
  }),
  rule(['dismiss', 'refuse'], ['reorganisation'], 'reorganisation_opening_refused', {
    when: clause => does(clause, 'open') && !hasWords('waived', clause.plain),
  }),
  rule(['extend'], ['reorganisation'], 'reorganisation_extension'),
  rule(['close', 'end'], ['reorganisation'], 'reorganisation_early_end', {
    detail: waived,
    when: (_clause, { clauses }) => clauses.some(({ plain }) => hasWords('waived', plain)),
  }),
  rule(['close'], ['reorganisation'], 'reorganisation_closing', { family: 'closing' }),
  rule(['end'], ['reorganisation'], 'reorganisation_early_end'),
  rule(['open'], ['reorganisation'], 'reorganisation_opening', {
    when: clause => !names(clause, 'bankruptcy'),
  }),

  rule(['move'], ['cessation'], 'cessation_date_moved'),
  rule(['set'], ['cessation'], 'cessation_date_moved', {
    when: (_clause, ruling) => !doesAnywhere(ruling, 'open'),
  }),
  rule(['reopen'], ['bankruptcy'], 'bankruptcy_reopening'),
  rule(['convene'], ['bankruptcy', 'curator'], 'bankruptcy_other', { detail: 'creditors_convened' }),
  rule(['close'], ['bankruptcy'], 'bankruptcy_closing', {
    detail: groundsOf,
    when: (_clause, ruling) => !doesAnywhere(ruling, 'convene'),
  }),
  rule(['open', 'close'], ['dissolution'], 'judicial_dissolution_and_closing', {
    when: clause => hasWords('immediate', clause.plain),
  }),
  rule(['close', 'end'], ['closing_of_dissolution', 'liquidation'], 'judicial_dissolution_closing', {
    when: clause => !names(clause, 'bankruptcy') && does(clause, 'close'),
  }),
  ...bySubject(WITHDRAWS, {
    discharge: ['bankruptcy_other', 'discharge_reformed'],
    ban: ['bankruptcy_other', 'ban_withdrawn'],
    dissolution: ['judicial_dissolution_revoked'],
    bankruptcy: ['bankruptcy_revocation'],
  }),
  ...bySubject(CONFIRMS, {
    discharge: ['bankruptcy_other', 'upheld'],
    dissolution: ['interim_other', 'dissolution_upheld'],
    bankruptcy: ['bankruptcy_other', 'upheld'],
  }),

  rule(['replace', 'appoint'], ['judge'], 'judge_replaced', {
    family: 'judge',
    when: (_clause, ruling) => !opensBankruptcy(ruling),
  }),
  rule(['replace'], ['curator'], 'curator_replaced', { family: 'practitioner', role: 'curator' }),
  rule(['end'], ['curator'], 'curator_discharged', { family: 'practitioner', role: 'curator' }),
  rule(['appoint'], ['curator'], 'curator_added', {
    family: 'practitioner',
    role: 'curator',
    when: (_clause, ruling) => !opensBankruptcy(ruling),
  }),
  rule(['replace'], ['liquidator'], 'liquidator_replaced', { family: 'practitioner', role: 'liquidator' }),
  rule(['open'], ['dissolution'], 'judicial_dissolution', {
    role: 'liquidator',
    when: (_clause, ruling) => !doesAnywhere(ruling, 'withdraw', 'uphold'),
  }),
  rule(['open'], ['bankruptcy'], 'bankruptcy_opening', {
    role: 'curator',
    when: (_clause, ruling) => opensBankruptcy(ruling),
  }),
]
