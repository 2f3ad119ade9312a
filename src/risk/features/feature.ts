// What a feature is: one number about one company on one day, with everything needed to read a model by hand.

import type { SnapshotRow } from '../../store/risk/snapshot-columns.ts'
import type { Segment } from './segments.ts'

/** What a reason is given by: features that say much the same are one. */
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
  /** The value is a code, for which a model holds the log-odds it learnt. */
  | 'category'

export type Feature = {
  /** Plain and stable: models name it. */
  name: string
  group: FeatureGroup
  unit: FeatureUnit
  /** What a higher value may do to the risk. Free where theory leaves it open. */
  direction: 'increase' | 'decrease' | 'free'
  /** In words and rubric codes. */
  formula: string
  segments: readonly Segment[]
  /**
   * Whether its absence may count. Register facts are absent for whoever has left the register since: there, absence would
   * tell the outcome.
   */
  absence: 'tells' | 'says_nothing'
  /** NaN where it is not known. `row` has gone through `settle`. */
  of(row: SnapshotRow): number
}

/** Raised whenever a formula changes: part of what a model's hash is made of. */
export const FEATURES_VERSION = 2
