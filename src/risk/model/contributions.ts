// What each feature of a rule adds to the log-odds of a score, relative to the average company of the model. The sum over
// all features and the average's own log-odds is the score's; only approximately with isotonic calibration, which has
// no single slope.

import { compileRule, logOddsOffset, prepareInputs } from './apply-rule.ts'
import { explainLogistic, explainTrees } from './explain-learner.ts'
import { columnOf, type Matrix } from './matrix.ts'
import type { ScoringRule } from './model-file.ts'
import { MISSING_SUFFIX } from './quantile-transform.ts'
import { isTreeModel } from './trees.ts'

type Contributions = {
  /** Features of the rule: inputs, then those of offsets. */
  names: readonly string[]
  /** Probability of the average company. */
  averageProbability: number
  /** Log-odds by row, in the order of `names`. Rows that the rule does not score have no defined result. */
  of(features: Matrix): Float64Array[]
}

export function compileContributions(rule: ScoringRule): Contributions {
  const names = [...new Set([...rule.inputs, ...rule.offsets.map(({ feature }) => feature)])]
  const at = new Map(names.map((name, index) => [name, index]))
  const scale = rule.calibration.kind === 'platt' ? rule.calibration.slope : 1
  const explain = explainRows(rule)
  const offsets = rule.offsets.map(offset => ({ feature: offset.feature, addend: logOddsOffset(offset) }))
  return {
    names,
    averageProbability: averageProbabilityOf(rule),
    of(features) {
      const columns = names.map(() => new Float64Array(features.rows))
      const add = (name: string, row: number, logOdds: number) => {
        const column = columns[at.get(name) as number] as Float64Array
        column[row] = (column[row] as number) + logOdds
      }
      explain(prepareInputs(rule, features), (name, row, logOdds) => add(name, row, scale * logOdds))
      for (const { feature, addend } of offsets)
        for (const [row, value] of columnOf(features, feature).entries()) add(feature, row, addend(value))
      return columns
    },
  }
}

type TakeContribution = (feature: string, row: number, logOdds: number) => void

// The indicator of a missing value belongs to its feature.
function explainRows({ learner }: ScoringRule): (prepared: Matrix, take: TakeContribution) => void {
  if (isTreeModel(learner))
    return (prepared, take) => {
      for (let row = 0; row < prepared.rows; row++) {
        const inputs = prepared.names.map((name, at) => [name, prepared.columns[at]?.[row]])
        const { contributions } = explainTrees(learner, Object.fromEntries(inputs))
        for (const [name, logOdds] of contributions) take(withoutMissingSuffix(name), row, logOdds)
      }
    }
  return (prepared, take) => {
    for (const { feature, weight, mean } of learner.terms) {
      const name = withoutMissingSuffix(feature)
      for (const [row, value] of columnOf(prepared, feature).entries())
        take(name, row, weight * (value - mean))
    }
  }
}

function withoutMissingSuffix(name: string): string {
  return name.endsWith(MISSING_SUFFIX) ? name.slice(0, -MISSING_SUFFIX.length) : name
}

function averageProbabilityOf(rule: ScoringRule): number {
  const { learner } = rule
  const { base } = isTreeModel(learner)
    ? explainTrees(learner, {})
    : explainLogistic(learner, Object.fromEntries(learner.terms.map(({ feature, mean }) => [feature, mean])))
  const constant = {
    kind: 'ridge_logistic' as const,
    intercept: base,
    terms: [],
    ridge: 1,
    rows: 0,
    events: 0,
    iterations: 0,
    converged: true,
  }
  const average = { ...rule, inputs: [], encodings: {}, neutral: {}, transform: null, offsets: [] }
  const score = compileRule({ ...average, learner: constant })
  return score({ names: [], rows: 1, columns: [] })[0] as number
}
