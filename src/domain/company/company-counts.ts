// How many companies an activity or a town has, and what is counted of them.

import { BANDS, type RiskBand } from '../scores/risk.ts'

export type CompanyCounts = {
  legalPersons: number
  naturalPersons: number
  /** By the register's legal situation. */
  openBankruptcies: number
  /** Whose bankruptcy was opened by a publication of the run's twelve months; null when the gazette was not read. */
  openings: number | null
  /** Legal persons in each of `COUNTED_BANDS`, the unscored in none; null when the scores were not read. */
  bandCounts: readonly number[] | null
}

/** The bands that are counted, from the safest on. */
export const COUNTED_BANDS: readonly RiskBand[] = [...BANDS.map(([, band]) => band), 'Severe']

/** How reading another source for the counts went. */
export type SourceReadState = 'read' | 'not_loaded' | 'silent'

/** What counts rest on. */
export type CountRun = {
  computedAt: Date
  tookMs: number
  extractNumber: number | null
  /** Day of the register, `YYYY-MM-DD`. */
  snapshotDate: string | null
  legalPersons: number
  naturalPersons: number
  withoutActivity: number
  /** Without a seat or establishment in Belgium whose postal code is known. */
  withoutTown: number
  gazetteState: SourceReadState
  riskState: SourceReadState
  /** Days of publication that openings are counted from and to, `YYYY-MM-DD`; null when the gazette was not read. */
  openingsSince: string | null
  openingsUntil: string | null
}

/** A municipality name as filed with a postal code, and how many addresses have it. */
export type TownName = { nl: string | null; fr: string | null; seats: number }
