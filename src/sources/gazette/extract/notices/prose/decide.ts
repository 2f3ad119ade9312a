// What a notice in free text decides. What is over comes before what was: a text that says a bankruptcy is withdrawn,
// upheld or closed also names its opening, never the other way round.

import type { EventKind, PractitionerRole } from '../../../../../domain/gazette-fact.ts'
import { groundOf } from '../heading-rule.ts'
import { type ClauseCues, type Evidence, readCues } from './cues.ts'
import type { Clause, DecisionText } from './decision-text.ts'
import { type Act, hasWords, MATTERS, type Matter } from './lexicon.ts'

export type Decision = {
  kind: EventKind
  detail: string | null
  /** Role of the people named, when the court appoints somebody. */
  role: PractitionerRole | null
  /** The clause that says it. */
  clause: Clause
}

/** A clause with what is found in it. */
type Read = Clause & ClauseCues

type Rule = {
  acts: readonly Act[]
  matters: readonly Matter[]
  kind: EventKind
  detail?: string | ((clause: Read, all: readonly Read[]) => string | null)
  role?: PractitionerRole
  /** More that must hold; `all` are the clauses of the ruling, `context` the matters of the whole text. */
  when?: (clause: Read, one: Evidence, all: readonly Read[], context: readonly Matter[]) => boolean
  /** The act is negated: `n'a pas rapporté`. */
  negated?: true
  /** Rules of one family exclude each other: the first that fits says all. */
  family: 'outcome' | 'closing' | 'judge' | 'practitioner'
}

const names = (clause: Read, ...matters: Matter[]) => clause.matters.some(({ key }) => matters.includes(key))
const does = (clause: Read, ...acts: Act[]) => clause.acts.some(({ key }) => acts.includes(key))
const anywhere = (all: readonly Read[], ...acts: Act[]) => all.some(clause => does(clause, ...acts))

const withdraws: readonly Act[] = ['withdraw']
const confirms: readonly Act[] = ['uphold', 'dismiss']
const ofPartial = (clause: Read) => (hasWords('partial', clause.plain) ? 'partial' : 'granted')

/** In order of rank: what comes first is the outcome. */
const RULES: readonly Rule[] = [
  {
    acts: ['grant'],
    matters: ['discharge'],
    kind: 'discharge_decision',
    detail: ofPartial,
    family: 'outcome',
    when: clause => !hasWords('subordinators', clause.plain) || !does(clause, 'withdraw'),
  },
  {
    acts: ['refuse', 'dismiss'],
    matters: ['discharge'],
    kind: 'discharge_decision',
    detail: 'refused',
    family: 'outcome',
    when: clause => !does(clause, 'withdraw'),
  },
  {
    acts: ['grant', 'uphold'],
    matters: ['excusability'],
    kind: 'excusability_decision',
    detail: 'granted',
    family: 'outcome',
  },
  {
    acts: ['refuse', 'dismiss'],
    matters: ['excusability'],
    kind: 'excusability_decision',
    detail: 'refused',
    family: 'outcome',
  },
  { acts: withdraws, matters: ['ban'], kind: 'bankruptcy_other', detail: 'ban_withdrawn', family: 'outcome' },
  {
    acts: ['impose'],
    matters: ['ban'],
    kind: 'professional_ban',
    family: 'outcome',
    when: (_clause, _one, all) => !anywhere(all, 'withdraw'),
  },
  {
    acts: ['withdraw', 'end'],
    matters: ['administrator'],
    kind: 'provisional_administrator_ended',
    family: 'outcome',
  },
  {
    acts: withdraws,
    matters: ['closing_of_dissolution'],
    kind: 'interim_other',
    detail: 'closing_withdrawn',
    family: 'outcome',
    when: clause => !names(clause, 'dissolution'),
  },
  {
    acts: confirms,
    matters: ['dissolution', 'closing_of_dissolution'],
    kind: 'interim_other',
    detail: 'dissolution_upheld',
    family: 'outcome',
    when: (_clause, _one, all) => !withdrawsFor(all, 'dissolution', 'closing_of_dissolution'),
  },
  {
    acts: withdraws,
    matters: ['dissolution', 'closing_of_dissolution'],
    kind: 'judicial_dissolution_revoked',
    family: 'outcome',
    when: (_clause, _one, all) => !upheldElsewhere(all),
  },
  {
    acts: ['open'],
    matters: ['dissolution'],
    kind: 'judicial_dissolution_revoked',
    family: 'outcome',
    negated: true,
    when: (_clause, _one, all) => anywhere(all, 'withdraw', 'allow'),
  },
  {
    acts: withdraws,
    matters: ['bankruptcy'],
    kind: 'bankruptcy_revocation',
    family: 'outcome',
    when: (clause, _one, all) =>
      !upheldElsewhere(all) &&
      !names(clause, 'discharge') &&
      !(does(clause, 'close') && !withdrawsTwice(all)),
  },
  {
    acts: ['unmet'],
    matters: ['bankruptcy', 'judgment'],
    kind: 'bankruptcy_revocation',
    family: 'outcome',
    when: (_clause, _one, all, context) =>
      isOfBankruptcyAlone(context) && !upheldElsewhere(all) && all.some(({ plain }) => DECLARED.test(plain)),
  },
  {
    acts: ['unmet'],
    matters: ['bankruptcy', 'judgment'],
    kind: 'bankruptcy_other',
    detail: 'not_bankrupt',
    family: 'outcome',
    when: (_clause, _one, _all, context) => isOfBankruptcyAlone(context),
  },
  {
    acts: withdraws,
    matters: ['bankruptcy'],
    negated: true,
    kind: 'bankruptcy_other',
    detail: 'upheld',
    family: 'outcome',
  },
  {
    acts: confirms,
    matters: ['bankruptcy'],
    kind: 'bankruptcy_other',
    detail: 'upheld',
    family: 'outcome',
    when: clause => !names(clause, 'reorganisation', 'plan', 'cessation', 'discharge'),
  },
  {
    acts: ['extend'],
    matters: ['administrator'],
    kind: 'interim_other',
    detail: 'provisional_administrator_extended',
    role: 'provisional_administrator',
    family: 'outcome',
  },
  {
    acts: ['replace'],
    matters: ['administrator'],
    kind: 'provisional_administrator_appointed',
    detail: 'replaced',
    role: 'provisional_administrator',
    family: 'outcome',
  },
  {
    acts: ['appoint'],
    matters: ['administrator'],
    kind: 'provisional_administrator_appointed',
    role: 'provisional_administrator',
    family: 'outcome',
  },
  {
    acts: ['withdraw', 'end'],
    matters: ['expert'],
    kind: 'interim_other',
    detail: 'restructuring_expert_ended',
    family: 'outcome',
  },
  {
    acts: ['extend'],
    matters: ['expert'],
    kind: 'interim_other',
    detail: 'restructuring_expert_extended',
    family: 'outcome',
  },
  {
    acts: ['appoint', 'replace'],
    matters: ['expert'],
    kind: 'restructuring_expert_appointed',
    role: 'restructuring_expert',
    family: 'outcome',
  },
  { acts: ['authorise'], matters: ['transfer'], kind: 'transfer_authorised', family: 'outcome' },
  {
    acts: ['open'],
    matters: ['transfer'],
    kind: 'transfer_opening',
    role: 'liquidation_expert',
    family: 'outcome',
  },
  {
    acts: ['change', 'replace'],
    matters: ['objective'],
    kind: 'reorganisation_objective_changed',
    role: 'liquidation_expert',
    family: 'outcome',
  },
  { acts: ['extend'], matters: ['transfer'], kind: 'transfer_extension', family: 'outcome' },
  { acts: ['end', 'close'], matters: ['transfer'], kind: 'transfer_end', family: 'outcome' },
  {
    acts: ['withdraw'],
    matters: ['plan'],
    kind: 'reorganisation_plan_revoked',
    family: 'outcome',
    when: (clause, _one, all) => !all.some(other => other !== clause && names(other, 'plan')),
  },
  {
    acts: ['refuse', 'dismiss'],
    matters: ['plan'],
    kind: 'reorganisation_plan_refused',
    family: 'outcome',
  },
  { acts: [], matters: ['plan'], kind: 'reorganisation_plan_homologated', family: 'outcome' },
  {
    acts: ['dismiss', 'refuse'],
    matters: ['reorganisation'],
    kind: 'reorganisation_extension_refused',
    family: 'outcome',
    when: clause => does(clause, 'extend'),
  },
  {
    acts: ['dismiss', 'refuse'],
    matters: ['reorganisation'],
    kind: 'reorganisation_opening_refused',
    family: 'outcome',
    when: clause => does(clause, 'open') && !hasWords('waived', clause.plain),
  },
  { acts: ['extend'], matters: ['reorganisation'], kind: 'reorganisation_extension', family: 'outcome' },
  {
    acts: ['close', 'end'],
    matters: ['reorganisation'],
    kind: 'reorganisation_early_end',
    detail: (_clause, all) => (all.some(({ plain }) => /afstand|desist/.test(plain)) ? 'waived' : null),
    family: 'outcome',
    when: (_clause, _one, all) => all.some(({ plain }) => hasWords('waived', plain)),
  },
  { acts: ['close'], matters: ['reorganisation'], kind: 'reorganisation_closing', family: 'closing' },
  { acts: ['end'], matters: ['reorganisation'], kind: 'reorganisation_early_end', family: 'outcome' },
  {
    acts: ['open'],
    matters: ['reorganisation'],
    kind: 'reorganisation_opening',
    family: 'outcome',
    when: clause => !names(clause, 'bankruptcy'),
  },
  { acts: ['move'], matters: ['cessation'], kind: 'cessation_date_moved', family: 'outcome' },
  {
    acts: ['set'],
    matters: ['cessation'],
    kind: 'cessation_date_moved',
    family: 'outcome',
    when: (_clause, _one, all) => !anywhere(all, 'open'),
  },
  { acts: ['reopen'], matters: ['bankruptcy'], kind: 'bankruptcy_reopening', family: 'outcome' },
  {
    acts: ['convene'],
    matters: ['bankruptcy', 'curator'],
    kind: 'bankruptcy_other',
    detail: 'creditors_convened',
    family: 'outcome',
  },
  {
    acts: ['close'],
    matters: ['bankruptcy'],
    kind: 'bankruptcy_closing',
    detail: (_clause, all) => groundOf(all.map(({ plain }) => plain.replaceAll(' ', '')).join('')),
    family: 'outcome',
    when: (_clause, _one, all) => !anywhere(all, 'convene'),
  },
  {
    acts: ['open', 'close'],
    matters: ['dissolution'],
    kind: 'judicial_dissolution_and_closing',
    family: 'outcome',
    when: clause => hasWords('immediate', clause.plain),
  },
  {
    acts: ['close', 'end'],
    matters: ['closing_of_dissolution', 'liquidation'],
    kind: 'judicial_dissolution_closing',
    family: 'outcome',
    when: clause => !names(clause, 'bankruptcy') && does(clause, 'close'),
  },
  ...bySubject(withdraws, {
    discharge: { kind: 'bankruptcy_other', detail: 'discharge_reformed' },
    ban: { kind: 'bankruptcy_other', detail: 'ban_withdrawn' },
    dissolution: { kind: 'judicial_dissolution_revoked' },
    bankruptcy: { kind: 'bankruptcy_revocation' },
  }),
  ...bySubject(confirms, {
    discharge: { kind: 'bankruptcy_other', detail: 'upheld' },
    dissolution: { kind: 'interim_other', detail: 'dissolution_upheld' },
    bankruptcy: { kind: 'bankruptcy_other', detail: 'upheld' },
  }),
  {
    acts: ['replace', 'appoint'],
    matters: ['judge'],
    kind: 'judge_replaced',
    family: 'judge',
    when: (_clause, _one, all) => !opensBankruptcy(all),
  },
  {
    acts: ['replace'],
    matters: ['curator'],
    kind: 'curator_replaced',
    role: 'curator',
    family: 'practitioner',
  },
  {
    acts: ['end'],
    matters: ['curator'],
    kind: 'curator_discharged',
    role: 'curator',
    family: 'practitioner',
  },
  {
    acts: ['appoint'],
    matters: ['curator'],
    kind: 'curator_added',
    role: 'curator',
    family: 'practitioner',
    when: (_clause, _one, all) => !opensBankruptcy(all),
  },
  {
    acts: ['replace'],
    matters: ['liquidator'],
    kind: 'liquidator_replaced',
    role: 'liquidator',
    family: 'practitioner',
  },
  {
    acts: ['open'],
    matters: ['dissolution'],
    kind: 'judicial_dissolution',
    role: 'liquidator',
    family: 'outcome',
    when: (_clause, _one, all) => !anywhere(all, 'withdraw', 'uphold'),
  },
  {
    acts: ['open'],
    matters: ['bankruptcy'],
    kind: 'bankruptcy_opening',
    role: 'curator',
    family: 'outcome',
    when: (_clause, one, all) => !one.recalled && opensBankruptcy(all),
  },
]

// `Doet het bestreden vonnis teniet` does not say what that decided: the first of the subjects that the text names.
function bySubject(
  acts: readonly Act[],
  outcomes: Partial<Record<Matter, { kind: EventKind; detail?: string }>>,
): Rule[] {
  const subjects = Object.keys(outcomes) as Matter[]
  return subjects.map(subject => ({
    acts,
    matters: ['judgment'],
    family: 'outcome',
    ...(outcomes[subject] as { kind: EventKind; detail?: string }),
    when: (_clause, _one, _all, context) => subjects.find(other => context.includes(other)) === subject,
  }))
}

// Whether a company that is not bankrupt was bankrupt before.
const DECLARED =
  /reform|hervorm|neant|teniet|vernietig|opposition|verzet|hoger beroep|appel|declaration de faillite|faillite prononcee|failliet(verklaring| verklaard werd)/
const isOfBankruptcyAlone = (context: readonly Matter[]) =>
  context.includes('bankruptcy') && !context.includes('administrator')

// A vote is set, a plan lodged, long before anything is homologated.
const HOMOLOGATED = /homologu|homologeert|gehomologeerd|homologatie van|homologation d/

function opensBankruptcy(all: readonly Read[]): boolean {
  return (
    !anywhere(all, 'withdraw', 'uphold', 'dismiss', 'convene', 'close', 'unmet') &&
    all.some(clause =>
      clause.evidence.some(
        one => one.act === 'open' && one.matter === 'bankruptcy' && !one.recalled && !one.negated,
      ),
    )
  )
}

function withdrawsFor(all: readonly Read[], ...matters: Matter[]): boolean {
  return all.some(({ evidence }) =>
    evidence.some(one => one.act === 'withdraw' && !one.negated && matters.includes(one.matter)),
  )
}

function withdrawsTwice(all: readonly Read[]): boolean {
  return all.filter(clause => does(clause, 'withdraw')).length > 1
}

// A ruling that upholds a decision by which something was withdrawn is too much for rules to tell.
function upheldElsewhere(all: readonly Read[]): boolean {
  return all.some(({ evidence }) =>
    evidence.some(
      one => one.act === 'uphold' && ['judgment', 'bankruptcy', 'dissolution'].includes(one.matter),
    ),
  )
}

export const COMBINATIONS = combine(RULES)

function combine(rules: readonly Rule[]): Map<Act, Set<Matter>> {
  const combined = new Map<Act, Set<Matter>>()
  for (const { acts, matters } of rules) {
    for (const act of acts) {
      const known = combined.get(act) ?? new Set<Matter>()
      for (const matter of matters) known.add(matter)
      combined.set(act, known)
    }
  }
  // A judgment is pronounced, too: that opens nothing.
  combined.get('open')?.add('judgment')
  combined.get('impose')?.add('judgment')
  return combined
}

// `Que la SRL … peut continuer ses activités`: what a clause does without naming it was named in the clause before.
function readClauses(clauses: readonly Clause[]): Read[] {
  const all: Read[] = []
  for (const clause of clauses) {
    const cues = readCues(clause.plain, COMBINATIONS)
    const before = all.at(-1)
    const carried = CARRIED.flatMap(act => carryOver(act, cues, before))
    all.push({ ...clause, ...cues, evidence: [...cues.evidence, ...carried] })
  }
  return all
}

const CARRIED: readonly Act[] = ['withdraw', 'unmet', 'end']

function carryOver(act: Act, { acts, evidence }: ClauseCues, before: Read | undefined): Evidence[] {
  const done = acts.find(({ key }) => key === act)
  if (!done || !before || evidence.some(one => one.act === act)) return []
  const matter = before.matters.findLast(({ key }) => COMBINATIONS.get(act)?.has(key))
  return matter ? [{ act, matter: matter.key, negated: false, recalled: false, at: 0 }] : []
}

/** The decisions a text tells of, the weightiest first; none when nothing in it is certain. */
export function decide(text: DecisionText): Decision[] {
  const all = readClauses(text.clauses)
  const context = MATTERS.flatMap(([matter, pattern]) => (text.plain.search(pattern) >= 0 ? [matter] : []))
  const found: Decision[] = []
  const families = new Set<Rule['family']>()
  for (const rule of RULES) {
    if (families.has(rule.family) || (families.size > 0 && rule.family === 'outcome')) continue
    const clause = all.find(one => fits(rule, one, all, context))
    if (!clause) continue
    families.add(rule.family)
    found.push(shape(rule, clause, all))
    if (rule.family === 'outcome' && !leavesMore(rule.kind)) break
  }
  return found
}

// A plan is approved and its procedure closed by one ruling.
function leavesMore(kind: EventKind): boolean {
  return kind.startsWith('reorganisation_plan_')
}

function fits(rule: Rule, clause: Read, all: readonly Read[], context: readonly Matter[]): boolean {
  if (rule.acts.length === 0) return names(clause, ...rule.matters) && HOMOLOGATED.test(clause.plain)
  return clause.evidence.some(
    one =>
      rule.acts.includes(one.act) &&
      rule.matters.includes(one.matter) &&
      one.negated === (rule.negated ?? false) &&
      !(one.recalled && RECALLABLE.has(one.act)) &&
      (rule.when?.(clause, one, all, context) ?? true),
  )
}

// Told of an earlier decision, these acts say nothing of this one.
const RECALLABLE: ReadonlySet<Act> = new Set<Act>([
  'open',
  'appoint',
  'reopen',
  'close',
  'grant',
  'refuse',
  'withdraw',
])

function shape(rule: Rule, clause: Read, all: readonly Read[]): Decision {
  const detail = typeof rule.detail === 'function' ? rule.detail(clause, all) : (rule.detail ?? null)
  return { kind: rule.kind, detail, role: rule.role ?? null, clause }
}
