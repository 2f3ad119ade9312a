// Does a filing add up? The Bank checks its calculation rules when accounts are deposited, so that a rule that does not
// hold tells of a figure that was read wrongly or corrected by hand. Nothing is repaired here.

import Big from 'big.js'
import table from '../../../data/accounts/sum-rules.json' with { type: 'json' }
import type { Rubrics } from './deposit.ts'

// The Bank's own calculation rules, per model: a total and the rubrics it is the sum of. Codes are unique: within one
// model and period no code stands for two facts, so that a rule needs codes alone.

export type SumRule = {
  /** As in the table: `20/58 = 20 + 21/28 + 29/58`. */
  text: string
  target: string
  /** Codes and their signs, +1 or -1, in step. */
  codes: readonly string[]
  signs: readonly number[]
  bothPeriods: boolean
}

function compileRule(text: string, bothPeriods: boolean): SumRule {
  const [target = '', , ...terms] = text.split(' ')
  return {
    text,
    target,
    codes: terms.filter((_, at) => at % 2 === 0),
    signs: terms.flatMap((_, at) => (at % 2 === 0 ? [terms[at - 1] === '-' ? -1 : 1] : [])),
    bothPeriods,
  }
}

function compileRulesByModel(): Map<string, SumRule[]> {
  const byModel = new Map<string, SumRule[]>()
  for (const { models, both_periods, rules } of table.groups) {
    const compiled = rules.map(rule => compileRule(rule, both_periods))
    for (const model of models.split(' ')) {
      byModel.set(model, [...(byModel.get(model) ?? []), ...compiled])
    }
  }
  return byModel
}

const RULES_BY_MODEL = compileRulesByModel()

/** Rules that every model has: all that can be said of a filing whose model is not known. */
const SHARED_RULES: readonly SumRule[] = [...(RULES_BY_MODEL.get('m01') ?? [])].filter(rule =>
  [...RULES_BY_MODEL.values()].every(rules => rules.some(({ text }) => text === rule.text)),
)

/** The rules of a model as filed (`m02-f`, `m02-a`); those that all models share where it is unknown or null. */
export function rulesOfModel(filed: string | null): readonly SumRule[] {
  return RULES_BY_MODEL.get(filed?.slice(0, 3).toLowerCase() ?? '') ?? SHARED_RULES
}

// How far a total and its parts may lie apart and still count as equal, wherever sums are checked: where a filing is flagged,
// where a rubric that was not filed is taken for zero, and in risk. With two tolerances a sum that is flagged as
// broken would prove a zero elsewhere.

/** In units of the currency. Filings in whole euros round every figure by itself; the Bank accepts such differences. */
export const SUM_TOLERANCE = 2

export type BrokenRule = {
  /** `20/58 = 20 + 21/28 + 29/58` */
  rule: string
  /** The year itself, or the year before as the same filing gives it. */
  period: 'N' | 'NM1'
  /** The total as filed, and what its parts come to. */
  filed: string
  computed: string
}

type SumCheck = {
  /** Rules whose total and at least one part were filed. */
  checked: number
  broken: BrokenRule[]
}

// Nearly all rules hold, and doubles are enough to see it: up to 10^12 euros they are off by less than 0.0001 per term,
// so that a sum of ten is within the tolerance for sure when it seems to be by a cent. The others are summed exactly.
const DOUBLE_TOLERANCE = SUM_TOLERANCE - 0.01

/** The rules of the filing's model that do not hold by more than 2, of both periods. */
export function checkSums(model: string | null, rubrics: Rubrics, previous: Rubrics): BrokenRule[] {
  return countSumChecks(model, rubrics, previous).broken
}

/**
 * As `checkSums`, with the number of rules that could be checked. A part that was not filed counts as zero in a sum whose
 * total and at least one other part were; without any part the filer gave no breakdown, and there is nothing to check.
 */
export function countSumChecks(model: string | null, rubrics: Rubrics, previous: Rubrics): SumCheck {
  const check: SumCheck = { checked: 0, broken: [] }
  for (const rule of rulesOfModel(model)) {
    checkRule(check, rule, 'N', rubrics, previous)
    if (rule.bothPeriods) checkRule(check, rule, 'NM1', previous, NO_RUBRICS)
  }
  return check
}

const NO_RUBRICS: Rubrics = {}

/** `before`: where the opening value of a movement (`8059P`) is looked for when it is not among the year's own figures. */
function checkRule(
  check: SumCheck,
  { text, target, codes, signs }: SumRule,
  period: BrokenRule['period'],
  rubrics: Rubrics,
  before: Rubrics,
): void {
  const filed = rubrics[target]
  if (filed === undefined) return
  let sum = 0
  let parts = 0
  for (let at = 0; at < codes.length; at++) {
    const value = findPart(codes[at] as string, rubrics, before)
    if (value === undefined) continue
    parts++
    sum += (signs[at] as number) * Number(value)
  }
  if (parts === 0) return
  check.checked++
  if (Math.abs(sum - Number(filed)) < DOUBLE_TOLERANCE) return
  const exact = sumExactly(codes, signs, rubrics, before)
  if (exact.minus(filed).abs().lte(SUM_TOLERANCE)) return
  check.broken.push({ rule: text, period, filed, computed: exact.toFixed() })
}

// The Bank keeps the opening value of a movement under the year before; 14P alone exists for both years.
function findPart(code: string, rubrics: Rubrics, before: Rubrics): string | undefined {
  const value = rubrics[code]
  if (value !== undefined || !code.endsWith('P') || code === '14P') return value
  return before[code]
}

function sumExactly(
  codes: readonly string[],
  signs: readonly number[],
  rubrics: Rubrics,
  before: Rubrics,
): Big {
  return codes.reduce(
    (sum, code, at) => sum.plus(new Big(findPart(code, rubrics, before) ?? 0).times(signs[at] ?? 1)),
    new Big(0),
  )
}

/**
 * Whether a broken rule tells of the filing's own year alone. Codes ending in P are closing balances of the year before
 * (`14P`, `8059P`), which sums with them reveal.
 */
export function isOfTheYearAlone({ period, rule }: BrokenRule): boolean {
  return period === 'N' && !/\dP\b/.test(rule)
}
