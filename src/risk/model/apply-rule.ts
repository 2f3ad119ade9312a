// Applies a scoring rule to many companies at once.

import { logOddsOf, probabilityOf } from '../../platform/exact-math.ts'
import { featureNamed } from '../features/all-features.ts'
import { applyCalibration } from './calibration.ts'
import { scoreLogistic } from './logistic.ts'
import { columnOf, joinColumns, type Matrix, selectColumns } from './matrix.ts'
import type { Offset, ScoringRule } from './model-file.ts'
import { applyQuantileTransform, type QuantileTransform } from './quantile-transform.ts'
import { flattenTrees, isTreeModel, scoreTrees } from './trees.ts'

export type ScoringFunction = (features: Matrix) => Float64Array

/**
 * Compiles a rule into a function from raw features (all `inputs` and those of offsets, by name) to
 * probabilities.
 */
export function compileRule(rule: ScoringRule): ScoringFunction {
  const logOdds = compileLogOdds(rule)
  const offsets = rule.offsets.map(compileOffset)
  return features => {
    const probabilities = applyCalibration(rule.calibration, logOdds(features))
    for (const { feature, addTo } of offsets) addTo(probabilities, columnOf(features, feature))
    return probabilities
  }
}

/** The same before calibration, as log-odds. */
export function compileLogOdds(rule: Omit<ScoringRule, 'calibration' | 'offsets'>): ScoringFunction {
  const { learner } = rule
  if (isTreeModel(learner)) {
    const flat = flattenTrees(learner)
    return features => addConstant(scoreTrees(flat, prepareInputs(rule, features)), rule.priorShift)
  }
  return features => addConstant(scoreLogistic(learner, prepareInputs(rule, features)), rule.priorShift)
}

/** Inputs of the learner: encoded codes, imputed values, and ranks where the rule has any. */
export function prepareInputs(
  {
    inputs,
    encodings,
    neutral,
    transform,
  }: Pick<ScoringRule, 'inputs' | 'encodings' | 'neutral' | 'transform'>,
  features: Matrix,
): Matrix {
  const raw = selectColumns(features, inputs)
  const columns = raw.columns.map((column, at) =>
    fillColumn(column, inputs[at] as string, encodings, neutral),
  )
  const filled = { names: inputs, rows: raw.rows, columns }
  return transform ? rankColumns(transform, filled) : filled
}

function fillColumn(
  column: Float64Array,
  name: string,
  encodings: ScoringRule['encodings'],
  neutral: ScoringRule['neutral'],
): Float64Array {
  const codes = encodings[name]
  if (codes) return column.map(code => codes[code] ?? 0)
  const instead = neutral[name]
  return instead === undefined ? column : column.map(value => (Number.isNaN(value) ? instead : value))
}

// Where missing values were frequent enough in training, a missing value is the median (0) plus an indicator;
// otherwise it takes the column's fixed value.
function rankColumns(transform: QuantileTransform, features: Matrix): Matrix {
  const ranked = new Set(transform.columns.map(({ name }) => name))
  const rest = features.names.filter(name => !ranked.has(name))
  return joinColumns(applyQuantileTransform(transform, features, 0), selectColumns(features, rest))
}

function addConstant(logOdds: Float64Array, by: number): Float64Array {
  return by === 0 ? logOdds : logOdds.map(value => value + by)
}

function compileOffset(offset: Offset) {
  const addend = logOddsOffset(offset)
  return {
    feature: featureNamed(offset.feature).name,
    addTo(probabilities: Float64Array, values: Float64Array): void {
      for (let row = 0; row < values.length; row++) {
        const add = addend(values[row] as number)
        if (add !== 0) probabilities[row] = probabilityOf(logOddsOf(probabilities[row] as number) + add)
      }
    },
  }
}

/** The log-odds added by an offset for a value. */
export function logOddsOffset(offset: Offset): (value: number) => number {
  if (offset.kind === 'categories') {
    const { missing = offset.otherwise } = offset
    return value => (Number.isNaN(value) ? missing : (offset.add[value] ?? offset.otherwise))
  }
  return value => {
    if (Number.isNaN(value)) return offset.otherwise
    const step = offset.from.findLastIndex(from => from <= value)
    return step < 0 ? 0 : (offset.add[step] as number)
  }
}
