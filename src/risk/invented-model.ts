// A small model for tests: two ratios, invented weights.

import type { LogisticModel } from './learn/logistic.ts'
import { type CalibratedSegment, createModelFile, type ModelFile, type ScoringRule } from './model-file.ts'

/** Log-odds −3 − 2 · (equity to assets) − 1 · (cash to assets), taken as they are. */
export function makeRule(given: Partial<ScoringRule> = {}): ScoringRule & { learner: LogisticModel } {
  return {
    inputs: ['equity_to_assets', 'cash_to_assets'],
    encodings: {},
    neutral: {},
    transform: null,
    learner: {
      kind: 'ridge_logistic',
      intercept: -3,
      terms: [
        { feature: 'equity_to_assets', weight: -2, mean: 0.3 },
        { feature: 'cash_to_assets', weight: -1, mean: 0.1 },
      ],
      ridge: 1,
      rows: 1_000,
      events: 20,
      iterations: 5,
      converged: true,
    },
    priorShift: 0,
    calibration: { kind: 'platt', slope: 1, intercept: 0, rows: 1_000, events: 20 },
    offsets: [],
    ...given,
  } as ScoringRule & { learner: LogisticModel }
}

/** A model that scores companies with fresh accounts by `rule`. */
export function makeModel(rule: ScoringRule = makeRule(), version = '1.0.0'): ModelFile {
  const calibrated: CalibratedSegment = { calibrated: true, decides: rule, about: {} }
  const uncalibrated = { calibrated: false as const, why: 'Not tried.', about: {} }
  return createModelFile({
    version,
    segments: { full: calibrated, brief: calibrated, stale: uncalibrated, none: uncalibrated },
    about: {},
  })
}
