// One segment's rule: inputs prepared and learner fitted on the years that teach, probabilities bent to a later one.

import { log } from '../../../platform/exact-math.ts'
import { featureNamed } from '../../features/all-features.ts'
import { compileLogOdds, prepareInputs } from '../../model/apply-rule.ts'
import { type Calibration, fitCalibration } from '../../model/calibration.ts'
import type { LearnerKind } from '../../model/learner-kind.ts'
import { fitLogistic } from '../../model/logistic.ts'
import { type Matrix, selectColumns, selectRows, selectValues } from '../../model/matrix.ts'
import { withMissingScores } from '../../model/missing-scores.ts'
import type { ScoringRule } from '../../model/model-file.ts'
import { fitQuantileTransform } from '../../model/quantile-transform.ts'
import { trainBoostedTrees } from '../learn/boosted-trees.ts'
import { createRandom } from '../learn/random.ts'
import type { Observations } from './observations.ts'
import {
  encodeCategories,
  imputeUninformativeAbsences,
  neutralValues,
  varyingInputs,
} from './prepare-inputs.ts'
import { uniformHash } from './subsample.ts'

export type FitOptions = {
  learner: LearnerKind
  seed: number
  /** Share of the rows without failure that `train` was sampled with. */
  keep: number
  trees?: number
}

type UncalibratedRule = Omit<ScoringRule, 'calibration' | 'offsets'>

/** Below this a probability cannot be told from chance. */
export const MIN_EVENTS = 50

/** Fits and calibrates a rule. Both parts need failures and survivors. */
export function fitRule(train: Observations, calibrate: Observations, options: FitOptions): ScoringRule {
  const rule = fitLearner(train, options)
  const calibration = fitCalibration(compileLogOdds(rule)(calibrate.matrix), calibrate.labels)
  return { ...rule, calibration, offsets: [] }
}

/** Whether higher log-odds mean a higher probability: a rule that fails this has learnt nothing that lasts. */
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

// Rows of a company are alike from year to year: those that say when to stop are of other companies.
const VALIDATION_SHARE = 0.2

// Failures are few: small trees, each of other rows and features, and leaves that need many rows to say much.
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
