// The Bank's own calculation rules, per model: a total and the rubrics it is the sum of. Codes are unique: within one
// model and period no code stands for two facts, so that a rule needs codes alone.

import table from '../../../../data/accounts/sum-rules.json' with { type: 'json' }

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
