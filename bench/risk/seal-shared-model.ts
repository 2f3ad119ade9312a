// The bundled model, from ratios common to accounts of all countries. Belgian base rates by sector and age
// are added as offsets, each with its source.

import { exp, log } from '../../src/platform/exact-math.ts'
import { withMissingScores } from '../../src/risk/model/missing-scores.ts'
import {
  type CalibratedSegment,
  createModelFile,
  type ModelFile,
  type Offset,
  type ScoringRule,
} from '../../src/risk/model/model-file.ts'
import type { RankedLogisticModel } from './ranked-logistic.ts'

type Share = { failures: number; companies: number }

// Belgium 2017 (Trends Business Information, December 2017), in percent: construction, trade, hotels and restaurants.
const SECTIONS: Readonly<Record<number, Share>> = {
  6: { failures: 18.6, companies: 9.6 },
  7: { failures: 25.5, companies: 14.7 },
  9: { failures: 21.5, companies: 4.9 },
}
const OTHER_SECTIONS: Share = { failures: 34.4, companies: 70.8 }

// Shrinks the sector effect by half, because weak accounts already explain part of it. Not calibrated on
// Belgian data.
const SECTION_SHRINKAGE = 0.5

// The mean factor is divided out, so that the base rate is unchanged.
const MEAN_FACTOR = [...Object.values(SECTIONS), OTHER_SECTIONS].reduce(
  (sum, share) =>
    sum + (share.companies / 100) * exp(SECTION_SHRINKAGE * log(share.failures / share.companies)),
  0,
)

const SECTION_OFFSET: Offset = {
  kind: 'categories',
  feature: 'nace_section',
  add: Object.fromEntries(Object.entries(SECTIONS).map(([section, share]) => [section, offsetOf(share)])),
  otherwise: offsetOf(OTHER_SECTIONS),
  // An unknown sector gets no offset.
  missing: 0,
}

function offsetOf({ failures, companies }: Share): number {
  return Math.round((SECTION_SHRINKAGE * log(failures / companies) - log(MEAN_FACTOR)) * 1_000) / 1_000
}

// 46.7 % of failures are of companies under five years (Graydon 2023). With ten entries a year per hundred
// companies, of which 90.3 % reach a second and 64 % a sixth year (Statbel), about 41 % of companies are that
// young.
const AGE_OFFSET: Offset = {
  kind: 'steps',
  feature: 'age_years',
  from: [0, 5],
  add: [logRatio(46.7, 41), logRatio(53.3, 59)],
  otherwise: 0,
}

function logRatio(failures: number, companies: number): number {
  return Math.round(log(failures / companies) * 1_000) / 1_000
}

const NO_FRESH_FILING =
  'Trained on accounts only: a company without a recent filing stays Unknown. A model trained on your own data may score it.'

/**
 * A model file for companies with fresh accounts, full or not; its intercept must already reflect the base
 * rate.
 */
export function createSharedModel(
  shared: RankedLogisticModel,
  { version, about }: Pick<ModelFile, 'version' | 'about'>,
): ModelFile {
  const segment: CalibratedSegment = { calibrated: true, decides: ruleOf(shared), about: {} }
  const without = { calibrated: false as const, why: NO_FRESH_FILING, about: {} }
  return createModelFile({
    version,
    segments: { full: segment, brief: segment, stale: without, none: without },
    about,
  })
}

function ruleOf({ ranks, logistic }: RankedLogisticModel): ScoringRule {
  const { rows = 0, events = 0, ridge = 0, iterations = 0, converged = true, intercept, terms } = logistic
  return {
    inputs: ranks.columns.map(({ name }) => name),
    encodings: {},
    neutral: {},
    transform: withMissingScores(ranks),
    learner: { kind: 'ridge_logistic', intercept, terms, ridge, rows, events, iterations, converged },
    priorShift: 0,
    calibration: { kind: 'platt', slope: 1, intercept: 0, rows, events },
    offsets: [SECTION_OFFSET, AGE_OFFSET],
  }
}
