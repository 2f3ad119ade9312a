// Company counts of an activity or a town.

import { BANDS, type RiskBand } from '../risk.ts'

export type CompanyCounts = {
  legalPersons: number
  naturalPersons: number
  /** By the register's legal situation. */
  openBankruptcies: number
  /**
   * Companies with a bankruptcy opened by a publication in the run's twelve months; null if the gazette was
   * not read.
   */
  openings: number | null
  /** Legal persons in each of `COUNTED_BANDS`, excluding unscored ones; null if scores were not read. */
  bandCounts: readonly number[] | null
}

/** The counted bands, safest first. */
export const COUNTED_BANDS: readonly RiskBand[] = [...BANDS.map(([, band]) => band), 'Severe']

/** Result of reading another source for the counts. */
export type SourceReadState = 'read' | 'not_loaded' | 'silent'

/** Inputs of a count. */
export type CountRun = {
  computedAt: Date
  tookMs: number
  extractNumber: number | null
  /** Day of the register, `YYYY-MM-DD`. */
  snapshotDate: string | null
  legalPersons: number
  naturalPersons: number
  withoutActivity: number
  /** Companies without a Belgian seat or establishment of known postal code. */
  withoutTown: number
  gazetteState: SourceReadState
  riskState: SourceReadState
  /** First and last publication day for openings, `YYYY-MM-DD`; null if the gazette was not read. */
  openingsSince: string | null
  openingsUntil: string | null
}

/** A municipality name filed with a postal code, and the number of its addresses. */
export type TownName = { nl: string | null; fr: string | null; seats: number }
