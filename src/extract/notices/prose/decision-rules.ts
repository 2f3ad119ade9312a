// Rules from act and matter to event kind, in order of rank: closing events precede openings, because a
// ruling that withdraws, upholds or closes a bankruptcy also names its opening. One file: the rank is the order of all rules.

import type { EventKind, PractitionerRole } from '../../../domain/publications/gazette-fact.ts'
import { UPHELD } from '../../../domain/timeline/classify-event.ts'
import { type Act, hasWords, type Matter } from './lexicon.ts'
import {
  appointsSomebody,
  appointsUnderTitle,
  CLOSED_AT_ONCE,
  type Condition,
  closesAtOnce,
  DECLARED,
  dismissesRequest,
  does,
  doesAnywhere,
  finds,
  grantsMoratorium,
  groundsOf,
  INSTEAD_OF,
  isAboutDissolution,
  isClosedBefore,
  isExcusable,
  isFirstRuling,
  isOfBankruptcyAlone,
  isRecalled,
  isUndone,
  isUpheldElsewhere,
  LEFT,
  names,
  namesAdministrator,
  namesExpert,
  namesHomologation,
  opensBankruptcy,
  opensOnAppeal,
  partOf,
  type ReadClause,
  type Ruling,
  recalls,
  refusedPartOf,
  says,
  setsAsideGrant,
  undoesNothing,
  undoesRefusal,
  waived,
  withdrawsMoreThanOffice,
  withdrewBefore,
} from './rule-conditions.ts'

export type Rule = {
  acts: readonly Act[]
  matters: readonly Matter[]
  kind: EventKind
  /** Only the first matching rule of a family applies. */
  family: 'outcome' | 'ban' | 'closing' | 'judge' | 'practitioner' | 'opening'
  detail?: string | ((clause: ReadClause, ruling: Ruling) => string | null)
  /** Role of the appointees, if the court appoints somebody. */
  role?: PractitionerRole
  /** Additional condition. */
  when?: Condition
  /** The act is negated: `n'a pas rapporté`. */
  negated?: true
}

type RuleOptions = Partial<Pick<Rule, 'detail' | 'role' | 'when' | 'negated' | 'family'>>

function rule(
  acts: readonly Act[],
  matters: readonly Matter[],
  kind: EventKind,
  more: RuleOptions = {},
): Rule {
  return { acts, matters, kind, family: 'outcome', ...more }
}

const WITHDRAWS: readonly Act[] = ['withdraw']
const CONFIRMS: readonly Act[] = ['uphold', 'dismiss']

// `Doet het bestreden vonnis teniet` does not state what was decided: the first matching subject in the text
// counts.
function bySubject(
  acts: readonly Act[],
  outcomes: Partial<Record<Matter, readonly [EventKind, string?]>>,
): Rule[] {
  const subjects = Object.keys(outcomes) as Matter[]
  return subjects.map(subject => {
    const [kind, detail] = outcomes[subject] as readonly [EventKind, string?]
    const when: Condition = (_clause, ruling) =>
      subjects.find(other => ruling.context.includes(other)) === subject &&
      !finds(ruling, 'open', [subject]) &&
      !withdrewBefore(ruling, subject) &&
      !(acts === WITHDRAWS && undoesNothing(ruling))
    return rule(acts, ['judgment'], kind, { detail, when })
  })
}

/** In order of rank: the first match is the outcome. */
export const RULES: readonly Rule[] = [
  rule(['open'], ['bankruptcy'], 'bankruptcy_opening', {
    role: 'curator',
    when: (_clause, ruling, one) =>
      !one.recalled && opensOnAppeal(ruling) && !finds(ruling, 'end', ['reorganisation']),
  }),
  rule(['reopen'], ['liquidation', 'dissolution', 'closing_of_dissolution'], 'interim_other', {
    detail: 'liquidation_reopened',
    role: 'liquidator',
  }),
  rule(['open'], ['dissolution'], 'judicial_dissolution', {
    role: 'liquidator',
    when: (clause, ruling, one) =>
      !one.recalled &&
      !doesAnywhere(ruling, 'uphold') &&
      finds(ruling, 'appoint', ['liquidator']) &&
      !finds(ruling, 'withdraw', ['dissolution']) &&
      !closesAtOnce(clause, ruling),
  }),
  rule(['grant'], ['discharge'], 'discharge_decision', { detail: partOf }),
  rule(['refuse', 'dismiss'], ['discharge'], 'discharge_decision', { detail: refusedPartOf }),
  rule(WITHDRAWS, ['discharge'], 'discharge_decision'),
  rule(['uphold'], ['discharge', 'judgment'], 'discharge_decision', {
    detail: clause => (does(clause, 'refuse') ? 'refused' : null),
    when: clause => names(clause, 'discharge'),
  }),
  rule([], ['excusability'], 'excusability_decision', { detail: isExcusable }),
  rule(WITHDRAWS, ['ban'], 'bankruptcy_other', { detail: 'ban_withdrawn' }),
  rule(['dismiss', 'refuse'], ['ban'], 'bankruptcy_other', {
    detail: (_clause, ruling) => (doesAnywhere(ruling, 'withdraw') ? 'ban_withdrawn' : 'ban_refused'),
    when: (_clause, ruling) => !finds(ruling, 'impose', ['ban']) && !doesAnywhere(ruling, 'uphold'),
  }),
  rule(['impose'], ['ban'], 'professional_ban', {
    family: 'ban',
    when: (_clause, ruling) => !doesAnywhere(ruling, 'withdraw'),
  }),

  // `Ramène de huit à quatre ans l'interdiction`: a ban of another length is one.
  rule(['move'], ['ban'], 'professional_ban', {
    family: 'ban',
    when: (_clause, ruling) => !finds(ruling, 'withdraw', ['ban']),
  }),

  rule(['replace'], ['administrator'], 'provisional_administrator_appointed', {
    detail: 'replaced',
    role: 'provisional_administrator',
    // `Mis un terme à la mission de l'administrateur, l'organe ayant été remplacé`: no successor.
    when: (_clause, ruling) => !finds(ruling, 'end', ['administrator']) || doesAnywhere(ruling, 'appoint'),
  }),
  rule(['withdraw', 'end', 'close'], ['administrator'], 'provisional_administrator_ended', {
    role: 'provisional_administrator',
    when: (_clause, _ruling, one) => !one.recalled,
  }),
  rule(WITHDRAWS, ['closing_of_dissolution'], 'interim_other', {
    detail: 'closing_withdrawn',
    when: ({ plain }) => !CLOSED_AT_ONCE.test(plain),
  }),
  rule(['dismiss', 'refuse'], ['dissolution_request'], 'judicial_dissolution_revoked', {
    when: (_clause, ruling) =>
      isAboutDissolution(ruling) &&
      (doesAnywhere(ruling, 'withdraw') || recalls(ruling, 'open', 'dissolution')) &&
      !doesAnywhere(ruling, 'uphold') &&
      !finds(ruling, 'open', ['dissolution']),
  }),
  rule(['dismiss', 'refuse'], ['dissolution_request'], 'interim_other', {
    detail: 'dissolution_refused',
    when: (_clause, ruling) => isAboutDissolution(ruling),
  }),
  // `Werd de gerechtelijke ontbinding afgewezen`, in a first ruling: there is none to uphold.
  rule(['dismiss', 'refuse'], ['dissolution'], 'interim_other', {
    detail: 'dissolution_refused',
    when: (_clause, ruling) =>
      !ruling.contested &&
      !doesAnywhere(ruling, 'withdraw', 'uphold') &&
      !finds(ruling, 'open', ['dissolution']) &&
      !recalls(ruling, 'open', 'dissolution'),
  }),
  rule(CONFIRMS, ['dissolution', 'closing_of_dissolution'], 'interim_other', {
    detail: 'dissolution_upheld',
    // `Rejette la demande de clôture immédiate et prononce la dissolution` upholds nothing.
    when: (_clause, ruling, { act }) =>
      !finds(ruling, 'withdraw', ['dissolution', 'closing_of_dissolution']) &&
      !(act === 'dismiss' && finds(ruling, 'open', ['dissolution'])),
  }),
  // `Dit n'y avoir lieu à dissolution`, in a first ruling.
  rule(WITHDRAWS, ['dissolution'], 'interim_other', {
    detail: 'dissolution_refused',
    when: ({ plain }, ruling, { at }) =>
      plain.startsWith('n y avoir', at) && isFirstRuling(ruling, 'dissolution'),
  }),
  rule(WITHDRAWS, ['dissolution', 'closing_of_dissolution'], 'judicial_dissolution_revoked', {
    when: (_clause, ruling) => !isUpheldElsewhere(ruling),
  }),
  rule(WITHDRAWS, ['judgment'], 'judicial_dissolution_revoked', {
    when: (_clause, ruling) =>
      finds(ruling, 'end', ['liquidation']) && !ruling.context.includes('bankruptcy'),
  }),
  rule(['open'], ['dissolution'], 'judicial_dissolution_revoked', {
    negated: true,
    when: (_clause, ruling) => doesAnywhere(ruling, 'withdraw', 'allow'),
  }),
  rule(['set', 'move'], ['cessation'], 'cessation_date_moved', {
    when: ({ plain }) => INSTEAD_OF.test(plain),
  }),
  rule(WITHDRAWS, ['withdrawal'], 'bankruptcy_other', { detail: 'reinstated' }),
  rule(['dismiss', 'refuse'], ['bankruptcy_request'], 'bankruptcy_revocation', {
    when: (_clause, ruling) => doesAnywhere(ruling, 'withdraw') && !finds(ruling, 'open', ['bankruptcy']),
  }),
  rule(['dismiss', 'refuse'], ['bankruptcy_request'], 'bankruptcy_other', {
    detail: 'not_bankrupt',
    // Another request was granted.
    when: (_clause, ruling) => !finds(ruling, 'open', ['dissolution', 'reorganisation']),
  }),
  // `Dit n'y avoir lieu à faillite`, in a first ruling.
  rule(WITHDRAWS, ['bankruptcy'], 'bankruptcy_other', {
    detail: 'not_bankrupt',
    when: ({ plain }, ruling, { at }) =>
      plain.startsWith('n y avoir', at) && isFirstRuling(ruling, 'bankruptcy'),
  }),
  rule(WITHDRAWS, ['bankruptcy'], 'bankruptcy_revocation', {
    when: (clause, ruling) =>
      !isUpheldElsewhere(ruling) && !names(clause, 'discharge') && !does(clause, 'close'),
  }),
  rule(WITHDRAWS, ['bankruptcy'], 'bankruptcy_other', { detail: UPHELD, negated: true }),
  rule(['unmet'], ['bankruptcy', 'judgment'], 'bankruptcy_revocation', {
    when: (_clause, ruling) =>
      isOfBankruptcyAlone(ruling) && !isUpheldElsewhere(ruling) && says(ruling, DECLARED),
  }),
  rule(['unmet'], ['bankruptcy', 'judgment'], 'bankruptcy_other', {
    detail: 'not_bankrupt',
    when: (_clause, ruling) => isOfBankruptcyAlone(ruling),
  }),
  rule(CONFIRMS, ['bankruptcy'], 'bankruptcy_other', {
    detail: (_clause, ruling) => (dismissesRequest(ruling) ? 'not_bankrupt' : UPHELD),
    when: clause => !names(clause, 'reorganisation', 'plan', 'cessation', 'discharge'),
  }),

  rule(['dismiss'], ['administrator', 'expert', 'mandatary'], 'interim_other', { detail: 'request_refused' }),
  rule(['extend'], ['administrator'], 'interim_other', {
    detail: 'provisional_administrator_extended',
    role: 'provisional_administrator',
  }),
  rule(['appoint'], ['administrator'], 'provisional_administrator_appointed', {
    role: 'provisional_administrator',
  }),
  rule([], ['administrator'], 'provisional_administrator_appointed', {
    role: 'provisional_administrator',
    when: (clause, ruling, one) => appointsSomebody(ruling) || namesAdministrator(clause, ruling, one),
  }),
  rule(['withdraw', 'end'], ['expert'], 'interim_other', { detail: 'restructuring_expert_ended' }),
  rule(['extend'], ['expert'], 'interim_other', { detail: 'restructuring_expert_extended' }),
  rule(['appoint', 'replace'], ['expert'], 'restructuring_expert_appointed', {
    role: 'restructuring_expert',
  }),
  rule([], ['expert'], 'restructuring_expert_appointed', { role: 'restructuring_expert', when: namesExpert }),

  rule(['redirect'], ['reorganisation', 'amicable'], 'reorganisation_objective_changed'),
  rule(['change', 'replace'], ['objective'], 'reorganisation_objective_changed', {
    role: 'liquidation_expert',
  }),
  rule(['authorise'], ['transfer', 'liquidation_expert'], 'transfer_authorised', {
    when: (_clause, { context }) => !context.includes('curator'),
  }),
  rule(['open', 'order'], ['transfer'], 'transfer_opening', { role: 'liquidation_expert' }),
  rule(['extend'], ['transfer', 'reorganisation'], 'transfer_extension', {
    when: clause => names(clause, 'transfer'),
  }),
  rule(['end', 'close'], ['transfer'], 'transfer_end'),

  rule(['authorise'], ['new_plan'], 'reorganisation_new_plan_authorised'),
  rule(['homologate'], ['amicable'], 'amicable_agreement_homologated'),
  rule(['homologate'], ['plan'], 'amicable_agreement_homologated', {
    when: clause => names(clause, 'amicable'),
  }),
  rule(WITHDRAWS, ['plan'], 'reorganisation_plan_revoked', {
    when: (clause, ruling, { composed }) =>
      !(composed && finds(ruling, 'dismiss', ['plan'])) &&
      !ruling.clauses.some(other => other !== clause && names(other, 'plan') && !isRecalled(other)) &&
      !finds(ruling, 'homologate', ['plan']) &&
      !finds(ruling, 'refuse', ['plan']),
  }),
  rule(['refuse', 'dismiss'], ['plan'], 'reorganisation_plan_refused', {
    when: (clause, ruling, { act, composed }) =>
      composed === true ||
      ((act === 'refuse' || !does(clause, 'withdraw') || setsAsideGrant(clause)) &&
        !finds(ruling, 'homologate', ['plan']) &&
        !doesAnywhere(ruling, 'uphold') &&
        (!doesAnywhere(ruling, 'allow') || doesAnywhere(ruling, 'refuse'))),
  }),
  rule(['homologate', 'grant'], ['plan'], 'reorganisation_plan_homologated', {
    when: ({ plain }, _ruling, { act }) => act === 'homologate' || /homologati/.test(plain),
  }),
  rule([], ['plan'], 'reorganisation_plan_homologated', { when: namesHomologation }),
  rule(['dismiss', 'refuse'], ['reorganisation'], 'reorganisation_extension_refused', {
    when: clause => does(clause, 'extend'),
  }),
  rule(['dismiss', 'refuse'], ['reorganisation'], 'reorganisation_opening_refused', {
    when: (clause, ruling) =>
      (does(clause, 'open') || /requete|demande|verzoek|aanvraag|antrag/.test(clause.plain)) &&
      !hasWords('waived', clause.plain) &&
      !finds(ruling, 'grant', ['reorganisation']) &&
      !(doesAnywhere(ruling, 'withdraw') && finds(ruling, 'open', ['reorganisation'])),
  }),
  rule(['grant'], ['reorganisation'], 'reorganisation_opening', {
    when: (_clause, ruling) => undoesRefusal(ruling) || grantsMoratorium(ruling),
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

  rule(['appoint'], ['mandatary'], 'judicial_mandatary_appointed', { role: 'judicial_mandatary' }),

  rule(['move'], ['cessation'], 'cessation_date_moved'),
  rule(['set'], ['cessation'], 'cessation_date_moved', {
    when: (_clause, ruling) =>
      !finds(ruling, 'open', ['bankruptcy', 'judgment']) &&
      !CONFIRMS.some(act => finds(ruling, act, ['bankruptcy', 'judgment'])),
  }),
  rule(['reopen'], ['bankruptcy'], 'bankruptcy_reopening'),
  rule(['convene'], ['bankruptcy', 'curator'], 'bankruptcy_other', { detail: 'creditors_convened' }),
  rule(['close', 'finish'], ['bankruptcy'], 'bankruptcy_closing', {
    detail: groundsOf,
    when: (clause, ruling, one) =>
      !doesAnywhere(ruling, 'convene') &&
      !withdrawsMoreThanOffice(ruling) &&
      !(ruling.context.includes('discharge') && isClosedBefore(clause, one)),
  }),
  rule(['open', 'close', 'order'], ['dissolution'], 'judicial_dissolution_and_closing', {
    when: closesAtOnce,
  }),
  rule(['close'], ['closing_of_dissolution', 'liquidation'], 'judicial_dissolution_and_closing', {
    when: (clause, ruling) => closesAtOnce(clause, ruling) && finds(ruling, 'open', ['dissolution']),
  }),
  rule(['close', 'end'], ['closing_of_dissolution', 'liquidation'], 'judicial_dissolution_closing', {
    when: (clause, ruling) =>
      !names(clause, 'bankruptcy') && does(clause, 'close') && !doesAnywhere(ruling, 'withdraw'),
  }),
  ...bySubject(WITHDRAWS, {
    discharge: ['bankruptcy_other', 'discharge_reformed'],
    ban: ['bankruptcy_other', 'ban_withdrawn'],
    dissolution: ['judicial_dissolution_revoked'],
    bankruptcy: ['bankruptcy_revocation'],
  }),
  rule([], ['dissolution'], 'judicial_dissolution_revoked', { when: (_clause, ruling) => isUndone(ruling) }),
  rule([], ['bankruptcy'], 'bankruptcy_revocation', {
    when: (_clause, ruling) => isUndone(ruling) && !ruling.context.includes('dissolution'),
  }),
  ...bySubject(CONFIRMS, {
    discharge: ['bankruptcy_other', UPHELD],
    dissolution: ['interim_other', 'dissolution_upheld'],
    liquidation: ['interim_other', 'dissolution_upheld'],
    bankruptcy: ['bankruptcy_other', UPHELD],
  }),

  rule(['replace', 'appoint'], ['judge'], 'judge_replaced', {
    family: 'judge',
    when: (_clause, ruling) => !opensBankruptcy(ruling),
  }),
  rule(['replace'], ['curator'], 'curator_replaced', {
    family: 'practitioner',
    role: 'curator',
    when: (_clause, ruling) => !finds(ruling, 'withdraw', ['judgment']),
  }),
  // Discharge and appointment in one ruling.
  rule(['end'], ['curator'], 'curator_replaced', {
    family: 'practitioner',
    role: 'curator',
    when: (_clause, ruling) => finds(ruling, 'appoint', ['curator']) && !opensBankruptcy(ruling),
  }),
  rule(['end'], ['curator'], 'curator_discharged', { family: 'practitioner', role: 'curator' }),
  rule(['appoint'], ['curator'], 'curator_added', {
    family: 'practitioner',
    role: 'curator',
    when: (_clause, ruling) => !opensBankruptcy(ruling),
  }),
  rule(['appoint'], ['liquidator'], 'liquidator_replaced', {
    family: 'practitioner',
    role: 'liquidator',
    when: (_clause, ruling) => says(ruling, LEFT) && !finds(ruling, 'open', ['dissolution']),
  }),
  rule(['replace'], ['liquidator'], 'liquidator_replaced', {
    family: 'practitioner',
    role: 'liquidator',
    when: (_clause, ruling) => !finds(ruling, 'withdraw', ['judgment']),
  }),
  rule(['open', 'order'], ['dissolution'], 'judicial_dissolution', {
    family: 'opening',
    role: 'liquidator',
    when: (_clause, ruling) => !doesAnywhere(ruling, 'withdraw', 'uphold', 'end') && !ruling.contested,
  }),
  rule(['open'], ['bankruptcy'], 'bankruptcy_opening', {
    family: 'opening',
    role: 'curator',
    when: (_clause, ruling) => opensBankruptcy(ruling),
  }),
  rule([], ['judgment'], 'provisional_administrator_appointed', {
    role: 'provisional_administrator',
    when: appointsUnderTitle,
  }),
]
