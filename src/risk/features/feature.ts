// Type of a feature: one number about a company on a day, with the metadata needed to read a model.

import type { SnapshotRow } from '../../store/risk/snapshot-columns.ts'
import { type Segment, WITH_FIGURES } from './segments.ts'

/** Groups in which contributions are reported, so that similar features form one reason. */
export type FeatureGroup =
  | 'solvency'
  | 'debt_structure'
  | 'asset_structure'
  | 'liquidity'
  | 'profitability'
  | 'trend'
  | 'size'
  | 'filing_behaviour'
  | 'register'
  | 'gazette'
  | 'network'

export type FeatureUnit =
  | 'fraction'
  | 'ratio'
  | 'log10_euro'
  | 'log_persons'
  | 'months'
  | 'years'
  | 'count'
  | 'yes_no'
  /** A categorical code, encoded by the model as learnt log-odds. */
  | 'category'

export type Feature = {
  /** Stable: models refer to it. */
  name: string
  group: FeatureGroup
  unit: FeatureUnit
  /** Monotonicity constraint: the effect of a higher value on the risk. `free` where theory is ambiguous. */
  direction: 'increase' | 'decrease' | 'free'
  /** In words and rubric codes. */
  formula: string
  segments: readonly Segment[]
  /**
   * Whether missingness is informative. Register facts are missing for companies that left the register
   * since, which would leak the outcome.
   */
  absence: 'tells' | 'says_nothing'
  /** NaN where unknown. `row` is the output of `inferZeros`. */
  of(row: SnapshotRow): number
}

/** Increment when a formula changes: part of every model's hash. */
export const FEATURES_VERSION = 2

// Definition helpers for ratio features, and the bounds of extreme ratios.

type RatioInput = Pick<Feature, 'name' | 'unit' | 'direction' | 'formula' | 'of'>

/** Features of one group; by default for all segments with figures. */
export function defineRatios(
  group: FeatureGroup,
  features: readonly (RatioInput & Partial<Feature>)[],
): Feature[] {
  return features.map(feature => ({ group, segments: WITH_FIGURES, absence: 'tells', ...feature }))
}

/** The value clamped to ±`limit`: bounds ratios with a tiny denominator. */
export const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))

/** A ratio to debt. Without debt: the limit, with the sign of the numerator. */
export function ratioToDebt(numerator: number, debt: number, limit: number): number {
  if (debt > 0) return clamp(numerator / debt, limit)
  return debt === 0 && !Number.isNaN(numerator) ? Math.sign(numerator) * limit : Number.NaN
}
