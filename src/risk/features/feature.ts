// Type of a feature: one number about a company on a day, with the metadata needed to read a model.

import type { SnapshotRow } from '../../store/risk/snapshot-columns.ts'
import type { Segment } from './segments.ts'

/** Groups in which contributions are reported, so that similar features form one reason. */
export type FeatureGroup =
  | 'solvency'
  | 'debt_structure'
  | 'liquidity'
  | 'profitability'
  | 'trend'
  | 'size'
  | 'filing_behaviour'
  | 'register'
  | 'gazette'

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
