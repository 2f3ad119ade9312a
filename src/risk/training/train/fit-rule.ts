// Fits one segment's rule: inputs and learner on training years, calibration on a later one.

import { log } from '../../../platform/exact-math.ts'
import { featureNamed } from '../../features/all-features.ts'
import { compileLogOdds, prepareInputs } from '../../model/apply-rule.ts'
import { type Calibration, fitCalibration } from '../../model/calibration.ts'
import { fitLogistic } from '../../model/logistic.ts'
import { type Matrix, selectColumns, selectRows, selectValues } from '../../model/matrix.ts'
import { withMissingScores } from '../../model/missing-scores.ts'
import type { ScoringRule } from '../../model/model-file.ts'
import { fitQuantileTransform } from '../../model/quantile-transform.ts'
import type { LearnerKind } from '../../model/trees.ts'
import { trainBoostedTrees } from '../learn/boosted-trees.ts'
import { createRandom, uniformHash } from '../learn/random.ts'
import type { Observations } from './observations.ts'
import {
  encodeCategories,
  imputeUninformativeAbsences,
  neutralValues,
  varyingInputs,
} from './prepare-inputs.ts'

type FitOptions = {
  learner: LearnerKind
  seed: number
  /** Sampling share of negatives in `train`. */
  keep: number
  trees?: number
}

type UncalibratedRule = Omit<ScoringRule, 'calibration' | 'offsets'>

/** Minimum number of events. */
export const MIN_EVENTS = 50

/** Fits and calibrates a rule. Both sets need both classes. */
export function fitRule(train: Observations, calibrate: Observations, options: FitOptions): ScoringRule {
  const rule = fitLearner(train, options)
  const calibration = fitCalibration(compileLogOdds(rule)(calibrate.matrix), calibrate.labels)
  return { ...rule, calibration, offsets: [] }
}

/** Whether calibration is increasing: otherwise the rule has learnt nothing stable. */
export function isCalibrationPositive(calibration: Calibration): boolean {
  return calibration.kind === 'isotonic' || calibration.slope > 0.1
}

function fitLearner(
  { matrix, labels, enterpriseNumbers }: Observations,
  options: FitOptions,
): UncalibratedRule {
  const drawn = imputeUninformativeAbsences(matrix, createRandom(options.seed))
  const inputs = varyingInputs(matrix)
  const base = {
    inputs,
    encodings: encodeCategories(drawn, labels, inputs),
    neutral: neutralValues(matrix, inputs),
    priorShift: options.keep < 1 ? log(options.keep) : 0,
  }
  return options.learner === 'trees'
    ? fitTrees(base, drawn, labels, enterpriseNumbers, options)
    : fitRanked(base, drawn, labels)
}

type Base = Pick<UncalibratedRule, 'inputs' | 'encodings' | 'neutral' | 'priorShift'>

function fitRanked(base: Base, matrix: Matrix, labels: Uint8Array): UncalibratedRule {
  const numeric = base.inputs.filter(name => !(name in base.encodings))
  const transform = withMissingScores(fitQuantileTransform(selectColumns(matrix, numeric)))
  const prepared = prepareInputs({ ...base, transform }, matrix)
  const signs = directionsOf(base.inputs, { increase: 1, decrease: -1 } as const)
  return { ...base, transform, learner: fitLogistic(prepared, labels, { signs }) }
}

// Share of companies (not rows) for early stopping, since a company's rows are correlated over years.
const VALIDATION_SHARE = 0.2

// Small trees with subsampled rows and features and large leaves, because events are rare.
const TREE_SETTINGS = {
  learningRate: 0.04,
  maxLeaves: 8,
  minChildWeight: 5,
  l2: 10,
  rowShare: 0.7,
  columnShare: 0.5,
  patience: 50,
} as const
const MAX_TREES = 400

function fitTrees(
  base: Base,
  matrix: Matrix,
  labels: Uint8Array,
  enterpriseNumbers: Int32Array,
  { seed, trees = MAX_TREES }: FitOptions,
): UncalibratedRule {
  const prepared = prepareInputs({ ...base, transform: null }, matrix)
  const isHeld = (row: number) => uniformHash(enterpriseNumbers[row] as number, seed) < VALIDATION_SHARE
  const rows = Int32Array.from({ length: matrix.rows }, (_, row) => row)
  const [grown, held] = [rows.filter(row => !isHeld(row)), rows.filter(isHeld)]
  const { model } = trainBoostedTrees(selectRows(prepared, grown), selectValues(labels, grown), {
    ...TREE_SETTINGS,
    trees,
    seed,
    monotone: directionsOf(base.inputs, { increase: 'increase', decrease: 'decrease' } as const),
    validation: { matrix: selectRows(prepared, held), labels: selectValues(labels, held) },
  })
  return { ...base, transform: null, learner: model }
}

function directionsOf<T>(
  inputs: readonly string[],
  values: Readonly<Record<'increase' | 'decrease', T>>,
): Record<string, T> {
  const directed = inputs.flatMap(name => {
    const { direction } = featureNamed(name)
    return direction === 'free' ? [] : [[name, values[direction]] as const]
  })
  return Object.fromEntries(directed)
}
