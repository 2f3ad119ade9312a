// Trains a model on the operator's data: every segment with enough events, tested on an unseen year.

import { inTransaction, type Pool } from '../../../store/db/pool.ts'
import { SEGMENTS, type Segment } from '../../features/segments.ts'
import { compileRule } from '../../model/apply-rule.ts'
import {
  type CalibratedSegment,
  createModelFile,
  type ModelFile,
  type UncalibratedSegment,
} from '../../model/model-file.ts'
import type { LearnerKind } from '../../model/trees.ts'
import { stabilityIndex } from '../learn/stability-index.ts'
import { type Measures, measure } from '../report/measure.ts'
import { fitRule, isCalibrationPositive, MIN_EVENTS } from './fit-rule.ts'
import { checkOutcomesKnown, findFirstCoveredDay } from './known-outcomes.ts'
import { gatherObservations, halfOf, type Observations, type ObservationsBySegment } from './observations.ts'
import { type SplitOptions, splitTime, type TimeSplit } from './split-time.ts'

export type TrainOptions = SplitOptions & {
  learner: LearnerKind
  seed: number
  /** Sampling share of negatives in training, 0 to 1; calibration and test use all. */
  keep: number
  /** Semantic version of the model. */
  version: string
  trees?: number
  batchCompanies?: number
  onProgress?(progress: { stage: string; rows?: number }): void
}

export type Training = {
  model: ModelFile
  split: TimeSplit
  test: Readonly<Partial<Record<Segment, Measures>>>
}

type DataSplit = Record<'train' | 'calibrate' | 'test', ObservationsBySegment>

/**
 * Reads, fits, calibrates and tests. Throws `TimeSplitError` or `OutcomesUnknownError` for unsuitable years.
 */
export async function trainModel(pool: Pool, options: TrainOptions): Promise<Training> {
  const split = splitTime({ ...options, firstCoveredDay: await findFirstCoveredDay(pool) })
  const parts = await inTransaction(pool, async client => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await checkOutcomesKnown(client, split.test.at(-1) as string)
    const gather = (part: keyof DataSplit, keep: number) =>
      gatherObservations(client, split[part], {
        keep,
        seed: options.seed,
        batchCompanies: options.batchCompanies,
        onProgress: ({ asOf, rows }) => options.onProgress?.({ stage: `reading ${asOf}`, rows }),
      })
    const train = await gather('train', options.keep)
    const test = await gather('test', 1)
    if (!split.isShared) return { train, calibrate: await gather('calibrate', 1), test }
    return {
      train,
      calibrate: halveSegments(test, 0, options.seed),
      test: halveSegments(test, 1, options.seed),
    }
  })
  const fitted = SEGMENTS.map(segment => {
    options.onProgress?.({ stage: `training ${segment}`, rows: parts.train[segment].matrix.rows })
    return [segment, fitSegment(segment, parts, split, options)] as const
  })
  const model = createModelFile({
    version: options.version,
    segments: Object.fromEntries(
      fitted.map(([segment, { part }]) => [segment, part]),
    ) as ModelFile['segments'],
    about: describeTraining(split, options),
  })
  const test = Object.fromEntries(
    fitted.flatMap(([segment, { measures }]) => (measures ? [[segment, measures]] : [])),
  )
  return { model, split, test }
}

function halveSegments(observed: ObservationsBySegment, half: 0 | 1, seed: number): ObservationsBySegment {
  const halves = SEGMENTS.map(segment => [segment, halfOf(observed[segment], half, seed)])
  return Object.fromEntries(halves)
}

type FittedSegment = { part: CalibratedSegment | UncalibratedSegment; measures: Measures | null }

function fitSegment(
  segment: Segment,
  parts: DataSplit,
  split: TimeSplit,
  options: TrainOptions,
): FittedSegment {
  const { train, calibrate, test } = splitOfSegment(parts, segment)
  const about = {
    training: describePart(train, split.train),
    calibration: describePart(calibrate, split.calibrate),
  }
  const few = [train, calibrate].find(({ events }) => events < MIN_EVENTS)
  if (few) {
    const where = few === train ? 'to train on' : 'to calibrate on'
    const why = `Only ${few.events} failing companies ${where}; ${MIN_EVENTS} are needed.`
    return { part: { calibrated: false, why, about }, measures: null }
  }
  const decides = fitRule(train, calibrate, options)
  if (!isCalibrationPositive(decides.calibration)) {
    const why = 'The model does not generalise to the calibration year.'
    return { part: { calibrated: false, why, about }, measures: null }
  }
  const measures = measure(compileRule(decides)(test.matrix), test.labels, test.matrix)
  const { reliability: _, slices: __, plot: ___, ...summary } = measures
  const tested = {
    ...describePart(test, split.test),
    ...summary,
    drift: driftOf(train, test, decides.inputs),
  }
  return { part: { calibrated: true, decides, about: { ...about, test: tested } }, measures }
}

function splitOfSegment(parts: DataSplit, segment: Segment): Record<keyof DataSplit, Observations> {
  return { train: parts.train[segment], calibrate: parts.calibrate[segment], test: parts.test[segment] }
}

function describePart({ matrix, events }: Observations, asOf: readonly string[]) {
  return { asOf, rows: matrix.rows, events, baseRate: matrix.rows > 0 ? events / matrix.rows : null }
}

// Population stability index of each input, rounded; informative only.
function driftOf(train: Observations, test: Observations, inputs: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    inputs.map(name => {
      const at = train.matrix.names.indexOf(name)
      const index = stabilityIndex(
        train.matrix.columns[at] as Float64Array,
        test.matrix.columns[at] as Float64Array,
      )
      return [name, Math.round(index * 10_000) / 10_000]
    }),
  )
}

function describeTraining(split: TimeSplit, { learner, seed, keep, includeMoratorium }: TrainOptions) {
  return {
    label:
      'Bankruptcy opened by a court within twelve months after the day, according to the official gazette.',
    population: 'Companies with legal personality; sole traders are never scored.',
    learner,
    seed,
    keptShareWithoutFailure: keep,
    moratoriumIncluded: includeMoratorium === true,
    days: split,
  }
}
