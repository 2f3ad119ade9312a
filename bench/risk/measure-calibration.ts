// Calibration on later American years, and on generated data with known probabilities.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { log, logOddsOf, probabilityOf } from '../../src/platform/exact-math.ts'
import { applyCalibration, fitCalibration, fitPlatt, priorShift } from '../../src/risk/model/calibration.ts'
import { type Matrix, selectRows, selectValues } from '../../src/risk/model/matrix.ts'
import { scoreBoostedTrees, trainBoostedTrees } from '../../src/risk/training/learn/boosted-trees.ts'
import {
  areaUnderCurve,
  type Evaluation,
  evaluateProbabilities,
  eventShare,
} from '../../src/risk/training/learn/evaluate.ts'
import { createRandom } from '../../src/risk/training/learn/random.ts'
import { expectedCalibrationError, reliabilityBins } from '../../src/risk/training/learn/reliability-bins.ts'
import { drawReliability } from '../../src/risk/training/learn/reliability-plot.ts'
import type { Row } from '../report.ts'
import { generateRows } from './generated-rows.ts'
import { boostedTrees, logisticOnRanks, US_RIDGE, US_SET } from './learners.ts'
import { figureRow, skippedRow } from './report-rows.ts'
import { findUsWindows, usRows } from './us-windows.ts'

const [SLOPE_FROM, SLOPE_TO] = [0.8, 1.2]

function calibrationRow(
  evaluation: Evaluation,
  before?: Evaluation,
): [string, { reference: string; target: string; reached: boolean }] {
  const { calibrationSlope: slope, calibrationInTheLarge: offset, brierScore, brierSkill } = evaluation
  const measured = `slope ${slope.toFixed(2)}, in the large ${offset.toFixed(2)}, Brier ${brierScore.toFixed(4)}, skill ${brierSkill.toFixed(3)}`
  const reference = before
    ? `uncorrected: slope ${before.calibrationSlope.toFixed(2)}, Brier ${before.brierScore.toFixed(4)}, skill ${before.brierSkill.toFixed(3)}`
    : ''
  const reached = slope >= SLOPE_FROM && slope <= SLOPE_TO && brierSkill > 0
  return [measured, { reference, target: `slope ${SLOPE_FROM}–${SLOPE_TO}, skill > 0`, reached }]
}

/**
 * Trained up to 2011, calibrated on 2012–14, tested on 2015–18. The set has one window per company, so its
 * event share is no annual rate; the share of the test years stands for the operator's knowledge of the
 * register.
 */
export function measureUsCalibration(data: string, plots: string | null): Row[] {
  const folder = join(data, 'us')
  const [train, later, last] = (['train', 'validation', 'test'] as const).map(part =>
    findUsWindows(folder, 3, part),
  )
  if (!train || !later || !last) return [skippedRow('American set, probabilities of later years', folder)]
  const [taught, bent, told] = [usRows(train), usRows(later), usRows(last)]
  const learners = [
    ['boosted trees', boostedTrees(US_SET)],
    ['logistic on ranks', logisticOnRanks({ ridge: US_RIDGE })],
  ] as const
  return learners.map(([name, learner]) => {
    const raw = learner(taught, told.matrix)
    const line = fitPlatt(learner(taught, bent.matrix), bent.labels)
    const shift = priorShift(eventShare(bent.labels), eventShare(told.labels))
    const probabilities = applyCalibration(line, raw).map(p => probabilityOf(logOddsOf(p) + shift))
    if (plots) plot(plots, `american-${name.replaceAll(' ', '-')}`, probabilities, told.labels)
    const [measured, rest] = calibrationRow(
      evaluateProbabilities(probabilities, told.labels),
      evaluateProbabilities(raw.map(probabilityOf), told.labels),
    )
    return figureRow(`American, ${name}, 2015–18 after line of 2012–14 and prior correction`, measured, rest)
  })
}

const KEPT = 0.2

/**
 * Trained on all events and a fifth of the negatives, prior-corrected, calibrated on other rows, tested on a
 * third set.
 */
export function measureGenerated(plots: string | null): Row[] {
  const logOdds = trainOnSample()
  const [bent, told] = [generateRows(100_000, 12, 3), generateRows(100_000, 12, 4)]
  const correct = (matrix: Matrix) => logOdds(matrix).map(value => value + log(KEPT))
  const line = fitCalibration(correct(bent.matrix), bent.labels)
  const probabilities = applyCalibration(line, correct(told.matrix))
  if (plots) plot(plots, 'generated', probabilities, told.labels)
  const [measured, rest] = calibrationRow(
    evaluateProbabilities(probabilities, told.labels),
    evaluateProbabilities(logOdds(told.matrix).map(probabilityOf), told.labels),
  )
  const error = expectedCalibrationError(reliabilityBins(probabilities, told.labels))
  return [
    figureRow(`known truth, trees on sampled rows, ${line.kind} on other rows`, measured, rest),
    figureRow('known truth: AUC of the model', areaUnderCurve(probabilities, told.labels).toFixed(4), {
      reference: `of the truth itself ${areaUnderCurve(told.truth, told.labels).toFixed(4)}`,
    }),
    figureRow('known truth: error of the probability over ten bins', error.toFixed(5), {
      reference: `base rate ${eventShare(told.labels).toFixed(4)}`,
    }),
  ]
}

function trainOnSample(): (matrix: Matrix) => Float64Array {
  const all = generateRows(200_000, 12, 1)
  const random = createRandom(2)
  const kept = [...all.labels.keys()].filter(row => all.labels[row] === 1 || random.next() < KEPT)
  const { model } = trainBoostedTrees(selectRows(all.matrix, kept), selectValues(all.labels, kept), {
    trees: 200,
    learningRate: 0.05,
    maxLeaves: 8,
    maxBins: 64,
    minChildWeight: 10,
    rowShare: 0.7,
    columnShare: 0.6,
  })
  return matrix => scoreBoostedTrees(model, matrix)
}

function plot(folder: string, name: string, probabilities: Float64Array, labels: Float64Array): void {
  const bins = reliabilityBins(probabilities, labels, 10, 5)
  writeFileSync(
    join(folder, `${name}.svg`),
    drawReliability({ title: name.replaceAll('-', ' '), bins, probabilities }),
  )
}
